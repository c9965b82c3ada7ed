"""Every sentence that the engine says, as pairs: what happened, why not, what is asked.

`EVENTS` are filled by the arguments of an event, `REFUSALS` by those of a
refusal; a refusal has two sentences, the reason and what would make it a yes.
`PROMPTS` go with the kinds of options. Fields: {name} an object, {who} a player,
{n} a number and {s} its plural ending, {mana} and {cost} symbols, {by} and {to}
other objects.
"""

from __future__ import annotations

from mtgrules.rulebook.text import Text

EVENTS: dict[str, Text] = {
    "position": Text(
        "Everything is in place; the player whose turn it is will get priority.",
        "盤面が用意された。ターンを進めているプレイヤーが優先権を得る。",
    ),
    # announcing (601.2a, 602.2a)
    "spell_announced": Text(
        "{who} moves {name} to the stack: it is the topmost object now.",
        "{who}は{name}をスタックに移す。これがいちばん上のオブジェクトになる。",
    ),
    "ability_announced": Text(
        "{who} announces an ability of {name}: it is put on top of the stack.",
        "{who}は{name}の能力の起動を宣言する。能力がスタックのいちばん上に置かれる。",
    ),
    "mana_ability_announced": Text(
        "{who} announces a mana ability of {name}: it does not use the stack.",
        "{who}は{name}のマナ能力の起動を宣言する。これはスタックを使わない。",
    ),
    "special_action_begun": Text(
        "{who} begins to suspend {name}: a special action, which does not use the stack.",
        "{who}は{name}の待機を始める。特別な処理なので、スタックを使わない。",
    ),
    "revealed": Text(
        "{name} is revealed, because the ability comes from a hidden zone.",
        "非公開領域にあるカードの能力なので、{name}を公開する。",
    ),
    # 601.2b
    "no_choices": Text(
        "There are no modes, no X and no symbols to decide on.",
        "モードもXも、払い方を決めるシンボルもない。",
    ),
    "mode_chosen": Text("{who} chooses mode {n}.", "{who}は{n}番目のモードを選ぶ。"),
    "x_chosen": Text("{who} announces that X is {x}.", "{who}はXの値を{x}と宣言する。"),
    "x_is_zero": Text(
        "{name} is cast without paying its mana cost, so X is 0.",
        "{name}はマナ・コストを支払わずに唱えられるので、Xは0になる。",
    ),
    "symbol_as_mana": Text(
        "{who} will pay the symbol with {mana}.", "{who}はそのシンボルを{mana}で支払うと決める。"
    ),
    "symbol_as_life": Text(
        "{who} will pay the symbol with 2 life.",
        "{who}はそのシンボルをライフ2点で支払うと決める。",
    ),
    # 601.2c-e
    "no_targets": Text("{name} has no targets to choose.", "{name}に選ぶべき対象はない。"),
    "target_count": Text(
        "{who} will choose this many targets: {count}.", "{who}は対象の数を{count}と決める。"
    ),
    "chooser_chosen": Text(
        "{who} picks the opponent who chooses: {other}.",
        "{who}は、選ぶ対戦相手として{other}を指名する。",
    ),
    "target_chosen": Text("{name} becomes a target.", "{name}が対象になる。"),
    "no_division": Text("Nothing is divided.", "割り振るものはない。"),
    "share": Text("{name} will get {n} of it.", "{name}に{n}点を割り振る。"),
    "proposal_legal": Text(
        "The game checks the whole proposal for {name}: it is legal.",
        "{name}についての宣言全体を確かめる。適正である。",
    ),
    # 601.2f-i
    "total_cost": Text(
        "The total cost is worked out and locked: {cost}.",
        "総コストが計算され、固定される：{cost}。",
    ),
    "no_mana_needed": Text(
        "The total cost has no mana in it, so there is no chance to use mana abilities.",
        "総コストにマナが含まれないので、マナ能力を起動する機会はない。",
    ),
    "window_closed": Text(
        "{who} activates no more mana abilities.", "{who}はこれ以上マナ能力を起動しない。"
    ),
    "nothing_to_pay": Text("There is nothing to pay.", "支払うものはない。"),
    "payment_choice": Text("{who} decides what to pay with.", "{who}は何で支払うかを決める。"),
    "cost_paid": Text("{who} pays this cost: {cost}.", "{who}はコストを支払う：{cost}。"),
    "empty_hand_discarded": Text(
        "{who} discards a hand of no cards.", "{who}は手札を捨てる（0枚）。"
    ),
    "loyalty_zero": Text("No loyalty counters change.", "忠誠カウンターは変わらない。"),
    "cast": Text("{name} is cast.", "{name}が唱えられた。"),
    "activated": Text("The ability of {name} is activated.", "{name}の能力が起動された。"),
    "mana_ability_activated": Text(
        "The mana ability of {name} is activated; it resolves at once.",
        "{name}のマナ能力が起動された。ただちに解決する。",
    ),
    "special_action_paid": Text(
        "The cost is paid; {name} is suspended at once.",
        "コストが支払われた。{name}はただちに待機状態になる。",
    ),
    "land_played": Text("{who} plays {name}.", "{who}は{name}をプレイする。"),
    # reversal (733)
    "reversed": Text(
        "{name}: the action cannot be completed in step {step} and is reversed. {reason}",
        "{name}：この行動は手順{step}で完了できず、巻き戻される。{reason}",
    ),
    "mana_ability_kept": Text(
        "{who} keeps the mana ability of {name} as it was activated.",
        "{who}は{name}のマナ能力を、起動したままにする。",
    ),
    "mana_ability_undone": Text(
        "{who} undoes the mana ability of {name} too.",
        "{who}は{name}のマナ能力も取り消す。",
    ),
    "stays_library_moved": Text(
        "The mana ability of {name} stays: it moved a card from a library.",
        "{name}のマナ能力は取り消せない。ライブラリーのカードを動かしたからだ。",
    ),
    "stays_mana_was_spent": Text(
        "The mana ability of {name} stays: its mana was spent on {on}, which stays.",
        "{name}のマナ能力は取り消せない。そのマナは、取り消されない{on}のために使われたからだ。",
    ),
    "stays_needed_by_another": Text(
        "The mana ability of {name} stays: another one that stays needs it.",
        "{name}のマナ能力は取り消せない。取り消されない別のマナ能力が、これなしでは起動できないからだ。",
    ),
    # priority and turns
    "passed": Text("{who} passes.", "{who}は優先権をパスする。"),
    "step_began": Text("{who}'s turn: {step}.", "{who}のターン：{step}。"),
    "first_draw_skipped": Text(
        "{who} plays first and skips this draw.", "{who}は先攻なので、このドローを飛ばす。"
    ),
    "wore_off": Text(
        "Damage and effects that last until end of turn are gone.",
        "ダメージが取り除かれ、ターン終了時までの効果が終わる。",
    ),
    "mana_emptied": Text(
        "{who}'s unspent {mana} is lost.", "{who}の使われなかった{mana}が失われる。"
    ),
    "lost": Text("{who} loses the game.", "{who}はゲームに敗北する。"),
    "won": Text("{who} wins the game.", "{who}はゲームに勝利する。"),
    "draw": Text("The game is a draw.", "ゲームは引き分けになる。"),
    # triggers and resolving
    "trigger_put": Text(
        "The triggered ability of {name} is put on the stack; {who} controls it.",
        "{name}の誘発型能力がスタックに置かれる。コントローラーは{who}。",
    ),
    "trigger_ready": Text(
        "The triggered ability of {name} waits to resolve.",
        "{name}の誘発型能力は解決を待つ。",
    ),
    "trigger_removed": Text(
        "The triggered ability of {name} has no legal choice and is removed from the stack.",
        "{name}の誘発型能力は適正な選択ができないので、スタックから取り除かれる。",
    ),
    "resolves": Text("{name} begins to resolve.", "{name}の解決が始まる。"),
    "mana_ability_resolves": Text(
        "The mana ability of {name} resolves: nobody can respond.",
        "{name}のマナ能力が解決される。誰も対応できない。",
    ),
    "condition_false": Text(
        "The condition of {name}'s ability is no longer true: it does nothing.",
        "{name}の能力の条件は満たされていない。能力は何もしない。",
    ),
    "all_targets_illegal": Text(
        "Every target of {name} is illegal: it does not resolve.",
        "{name}の対象がすべて不適正なので、解決されない。",
    ),
    "spell_done": Text(
        "{name} goes to its owner's graveyard.", "{name}はオーナーの墓地に置かれる。"
    ),
    "spell_fizzled": Text(
        "{name} goes to its owner's graveyard without effect.",
        "{name}は効果を出さずにオーナーの墓地に置かれる。",
    ),
    "ability_done": Text(
        "The ability of {name} has resolved and is gone.", "{name}の能力は解決を終え、消える。"
    ),
    "card_named": Text("{who} names {named}.", "{who}はカード名「{named}」を選ぶ。"),
    "entered": Text("{name} enters the battlefield.", "{name}が戦場に出る。"),
    # things that happen
    "tapped": Text("{name} becomes tapped.", "{name}がタップ状態になる。"),
    "already_tapped": Text("{name} is tapped already.", "{name}はすでにタップ状態である。"),
    "untapped": Text("{name} becomes untapped.", "{name}がアンタップ状態になる。"),
    "mana_added": Text("{who} has {mana} more.", "{who}のマナ・プールに{mana}が加わる。"),
    "no_mana_added": Text("No mana is added.", "マナは加わらない。"),
    "damage_player": Text(
        "{name} deals {n} damage to {who}.", "{name}が{who}に{n}点のダメージを与える。"
    ),
    "damage_permanent": Text(
        "{name} deals {n} damage to {to}.", "{name}が{to}に{n}点のダメージを与える。"
    ),
    "life_lost": Text("{who} loses {n} life.", "{who}は{n}点のライフを失う。"),
    "drew": Text("{who} draws a card.", "{who}はカード1枚を引く。"),
    "drew_from_empty": Text(
        "{who} cannot draw: the library is empty.",
        "{who}はカードを引けない。ライブラリーが空である。",
    ),
    "discarded": Text("{name} is discarded.", "{name}が捨てられる。"),
    "nobody_discards": Text(
        "Nobody has a card to discard.", "捨てるカードを持つプレイヤーはいない。"
    ),
    "sacrificed": Text("{name} is sacrificed.", "{name}が生け贄に捧げられる。"),
    "nothing_to_sacrifice": Text("There is nothing to sacrifice.", "生け贄に捧げるものがない。"),
    "empty_pile": Text("The pile is empty.", "その束は空である。"),
    "milled": Text("{name} is milled.", "{name}が切削される。"),
    "exiled": Text("{name} is exiled.", "{name}が追放される。"),
    "died": Text("{name} dies.", "{name}が死亡する。"),
    "destroyed": Text("{name} is destroyed.", "{name}が破壊される。"),
    "planeswalker_left": Text(
        "{name} has no loyalty left and goes to the graveyard.",
        "{name}は忠誠度が0になり、墓地に置かれる。",
    ),
    "legend_rule": Text(
        "{name} goes to the graveyard: only one legendary permanent of that name stays.",
        "{name}は墓地に置かれる。同じ名前の伝説のパーマネントは1つしか残らない。",
    ),
    "countered": Text("{name} is countered.", "{name}が打ち消される。"),
    "countered_ability": Text("{name} is countered.", "{name}が打ち消される。"),
    "countered_to_exile": Text(
        "{name} is countered and exiled instead of going to the graveyard.",
        "{name}は打ち消され、墓地に置かれる代わりに追放される。",
    ),
    "pumped": Text("{name} gets {by}.", "{name}は{by}の修整を受ける。"),
    "retargeted": Text("{name} now targets {to}.", "{name}の対象が{to}に変わる。"),
    "target_unchanged": Text(
        "No target of {name} can be changed to it.", "{name}の対象は変えられない。"
    ),
    "control_changed": Text("{who} controls {name} now.", "{name}のコントローラーは{who}になる。"),
    "haste_lost": Text(
        "{name} loses the haste of suspend: control of it has changed.",
        "{name}は待機による速攻を失う。コントロールが移ったからだ。",
    ),
    "nothing_to_change": Text("There is nothing left to change.", "変えるべきものがもうない。"),
    # counters and suspend
    "counters_added_time": Text(
        "{name} gets {n} time counter{s}.", "{name}に時間カウンターが{n}個置かれる。"
    ),
    "counters_added_loyalty": Text(
        "{name} gets {n} loyalty counter{s}.", "{name}に忠誠カウンターが{n}個置かれる。"
    ),
    "counters_added_other": Text(
        "{name} gets {n} counter{s}.", "{name}にカウンターが{n}個置かれる。"
    ),
    "counters_removed_time": Text(
        "{n} time counter{s} removed from {name}: {left} left.",
        "{name}から時間カウンターが{n}個取り除かれる。残りは{left}個。",
    ),
    "counters_removed_loyalty": Text(
        "{n} loyalty counter{s} removed from {name}: {left} left.",
        "{name}から忠誠カウンターが{n}個取り除かれる。残りは{left}個。",
    ),
    "counters_removed_other": Text(
        "{n} counter{s} removed from {name}: {left} left.",
        "{name}からカウンターが{n}個取り除かれる。残りは{left}個。",
    ),
    "no_counters_there": Text(
        "{name} has no such counter: nothing is removed.",
        "{name}にそのカウンターはない。何も取り除かれない。",
    ),
    "last_time_counter": Text(
        "The last time counter is gone from {name}: the last-counter ability triggers.",
        "{name}の最後の時間カウンターがなくなった。最後の能力が誘発する。",
    ),
    "suspended": Text("{who} exiles {name} from hand.", "{who}は手札から{name}を追放する。"),
    "gains_suspend": Text("{name} gains suspend.", "{name}は待機を得る。"),
    "stays_in_exile": Text(
        "{name} is not played. It stays in exile, without counters, no longer suspended.",
        "{name}はプレイされない。カウンターのないまま追放領域に残り、もう待機状態ではない。",
    ),
    "suspend_haste": Text(
        "{name} has haste until its controller loses control of it.",
        "{name}は、コントローラーがそのコントロールを失うまで速攻を持つ。",
    ),
    # combat
    "attacker_named": Text("{name} will attack {to}.", "{name}で{to}を攻撃することにする。"),
    "attacked": Text("{name} attacks {to}.", "{name}が{to}を攻撃する。"),
    "no_attack": Text("{who} attacks with nothing.", "{who}は攻撃しない。"),
    "blocker_named": Text("{name} will block {to}.", "{name}で{to}をブロックすることにする。"),
    "blocked": Text("{name} blocks {to}.", "{name}が{to}をブロックする。"),
    "no_block": Text("{who} blocks with nothing.", "{who}はブロックしない。"),
    "damage_assigned": Text(
        "{amount} damage is assigned to {name}.", "{name}に{amount}点を割り振る。"
    ),
    "no_damage": Text("No combat damage is dealt.", "戦闘ダメージは与えられない。"),
}
_YOUR_TURN = Text("Wait for your own turn.", "自分のターンを待つ。")
_MAIN = Text("Wait for a main phase.", "メイン・フェイズを待つ。")
_EMPTY = Text("Let the stack become empty first.", "先にスタックが空になるのを待つ。")
_OTHER_TARGET = Text("Choose another one.", "別のものを選ぶ。")
_COULD_CAST = Text(
    "You may suspend a card only when you could begin to cast it.",
    "待機させられるのは、そのカードを唱え始められるときだけだ。",
)

REFUSALS: dict[str, tuple[Text, Text]] = {
    # timing
    "not_your_turn": (
        Text(
            "{name}: this is possible only in your own turn.",
            "{name}：これは自分のターンにしかできない。",
        ),
        _YOUR_TURN,
    ),
    "not_main_phase": (
        Text(
            "{name}: this is possible only in a main phase.",
            "{name}：これはメイン・フェイズにしかできない。",
        ),
        _MAIN,
    ),
    "stack_not_empty": (
        Text("{name}: the stack is not empty.", "{name}：スタックが空ではない。"),
        _EMPTY,
    ),
    "no_priority_now": (
        Text(
            "Nobody has priority in the middle of this. Nothing can be done in between.",
            "この途中では誰も優先権を持っていない。割り込むことはできない。",
        ),
        Text(
            "Finish it first; then players get priority and may respond.",
            "まずこれを終える。その後、優先権を得たプレイヤーが対応できる。",
        ),
    ),
    "game_over": (
        Text("The game is over.", "ゲームは終わっている。"),
        Text("Go back a step.", "手順を戻す。"),
    ),
    "not_an_option": (
        Text("This is not what is asked now.", "いま求められているのはそれではない。"),
        Text("Choose one of the options shown.", "示された選択肢から選ぶ。"),
    ),
    # beginning to activate
    "ability_zone": (
        Text(
            "This ability of {name} does not work in that zone.",
            "{name}のこの能力は、その領域では機能しない。",
        ),
        Text("It works only in the zone that it names.", "能力が指定する領域でだけ機能する。"),
    ),
    "no_such_ability": (
        Text("{name} has no such activated ability.", "{name}にそのような起動型能力はない。"),
        Text("Choose one that it has.", "持っている能力から選ぶ。"),
    ),
    "not_controller": (
        Text(
            "{owner} controls {name}; only its controller may activate this ability.",
            "{name}をコントロールしているのは{owner}だ。起動できるのはそのコントローラーだけである。",
        ),
        Text("Gain control of it first.", "先にそのコントロールを得る。"),
    ),
    "only_mana_abilities": (
        Text(
            "{name}: only mana abilities may be activated while a cost is being paid for.",
            "{name}：支払いの途中で起動できるのはマナ能力だけだ。",
        ),
        Text("Wait until you have priority.", "優先権を得るまで待つ。"),
    ),
    "activation_banned": (
        Text(
            "{by} forbids activating this ability of {name}.",
            "{by}により、{name}のこの能力は起動できない。",
        ),
        Text("Get rid of {by} first.", "先に{by}を取り除く。"),
    ),
    "split_second": (
        Text(
            "{by} has split second: while it is on the stack, only mana abilities may be activated "
            "and nothing may be cast.",
            "{by}は刹那を持つ。これがスタックにある間は、呪文を唱えられず、マナ能力しか起動できない。",
        ),
        Text("Let {by} resolve first.", "先に{by}を解決させる。"),
    ),
    "instant_timing": (
        Text(
            "{name}: this mana ability may be activated only at a time you could cast an instant, "
            "and you have no priority now.",
            "{name}：このマナ能力はインスタントを唱えられるときにしか起動できず、いまあなたに優先権はない。",
        ),
        Text(
            "Activate it earlier, while you have priority.",
            "優先権があるうちに、先に起動しておく。",
        ),
    ),
    "loyalty_used": (
        Text(
            "A loyalty ability of {name} has been activated this turn.",
            "{name}の忠誠度能力は、このターンすでに起動されている。",
        ),
        Text("Wait for your next turn.", "次の自分のターンを待つ。"),
    ),
    "limit_used": (
        Text(
            "This ability of {name} has been used as often as it may be this turn.",
            "{name}のこの能力は、このターンに使える回数をもう使い切っている。",
        ),
        Text("Wait for the next turn.", "次のターンを待つ。"),
    ),
    "summoning_sick": (
        Text(
            "{name} has not been under your control since your most recent turn began, "
            "and the cost has a tap or untap symbol.",
            "{name}は自分の直近のターンの開始時から続けてコントロールしているわけではなく、コストにタップか"
            "アンタップのシンボルがある。",
        ),
        Text(
            "Wait for your next turn, or give it haste.", "次の自分のターンを待つか、速攻を与える。"
        ),
    ),
    "already_activating": (
        Text(
            "This mana ability of {name} is being activated already.",
            "{name}のこのマナ能力は、すでに起動の途中である。",
        ),
        Text("Let it resolve first.", "先にそれを解決する。"),
    ),
    # beginning to cast, playing lands
    "land_not_cast": (
        Text(
            "{name} is a land: it is played, not cast.",
            "{name}は土地である。唱えるのではなくプレイする。",
        ),
        Text("Play it as a land.", "土地としてプレイする。"),
    ),
    "casting_banned": (
        Text("{by} forbids casting {name}.", "{by}により、{name}は唱えられない。"),
        Text("Get rid of {by} first.", "先に{by}を取り除く。"),
    ),
    "not_in_your_hand": (
        Text("{name} is not in your hand.", "{name}はあなたの手札にない。"),
        Text(
            "You need a rule or effect that lets you cast it from there.",
            "そこから唱えることを許すルールか効果が要る。",
        ),
    ),
    "no_land": (
        Text("{name} is not a land.", "{name}は土地ではない。"),
        Text("Cast it instead.", "プレイするのではなく唱える。"),
    ),
    "no_land_play_left": (
        Text(
            "You have played a land this turn already.", "このターンはすでに土地をプレイしている。"
        ),
        Text("Wait for your next turn.", "次の自分のターンを待つ。"),
    ),
    # suspend
    "suspend_from_hand": (
        Text(
            "{name} can be suspended only from your own hand.",
            "{name}を待機させられるのは自分の手札からだけだ。",
        ),
        Text("It has to be in your hand.", "手札にある必要がある。"),
    ),
    "suspend_not_your_turn": (
        Text(
            "{name} could not be cast now, since it is not your turn; so it cannot be suspended.",
            "あなたのターンではないので{name}は唱えられない。したがって待機させることもできない。",
        ),
        Text(
            "Wait for your own main phase with an empty stack.",
            "自分のメイン・フェイズで、スタックが空のときを待つ。",
        ),
    ),
    "suspend_not_main_phase": (
        Text(
            "{name} could not be cast now, outside a main phase; so it cannot be suspended.",
            "メイン・フェイズではないので{name}は唱えられない。したがって待機させることもできない。",
        ),
        _MAIN,
    ),
    "suspend_stack_not_empty": (
        Text(
            "{name} could not be cast now, with something on the stack; so it cannot be suspended.",
            "スタックに何かあるので{name}は唱えられない。したがって待機させることもできない。",
        ),
        _EMPTY,
    ),
    "suspend_casting_banned": (
        Text(
            "{by} forbids casting {name}, and with that suspending it.",
            "{by}により{name}は唱えられない。したがって待機させることもできない。",
        ),
        Text("Get rid of {by} first.", "先に{by}を取り除く。"),
    ),
    "suspend_split_second": (
        Text(
            "{by} has split second: {name} could not be cast, so it cannot be suspended either.",
            "{by}は刹那を持つ。{name}は唱えられないので、待機させることもできない。",
        ),
        Text("Let {by} resolve first.", "先に{by}を解決させる。"),
    ),
    "suspend_land_not_cast": (
        Text("{name} is a land and cannot be cast.", "{name}は土地であり、唱えられない。"),
        _COULD_CAST,
    ),
    "must_play": (
        Text(
            "Under this edition {name} must be played if able; declining came in 2024.",
            "この版では、可能なら{name}をプレイしなければならない。断れるようになったのは2024年からだ。",
        ),
        Text("Play it, or look at a newer edition.", "プレイするか、新しい版で見てみる。"),
    ),
    # choices of the proposal
    "no_legal_mode": (
        Text("No mode can be chosen.", "選べるモードがない。"),
        Text("A mode needs legal targets.", "モードには適正な対象が要る。"),
    ),
    "mode_without_target": (
        Text(
            "This mode needs a target ({noun}), and there is none.",
            "このモードには対象（{noun}）が要るが、それがない。",
        ),
        Text("Choose another mode.", "別のモードを選ぶ。"),
    ),
    "no_legal_target": (
        Text("There is no legal target: {noun}.", "適正な対象（{noun}）がない。"),
        Text("Wait until there is one.", "対象が現れるまで待つ。"),
    ),
    "not_a_target": (
        Text(
            "{name} does not fit: {noun} is needed.",
            "{name}は当てはまらない。「{noun}」でなければならない。",
        ),
        _OTHER_TARGET,
    ),
    "not_yours_to_target": (
        Text("It has to be an opponent.", "対戦相手でなければならない。"),
        _OTHER_TARGET,
    ),
    "gone": (
        Text(
            "It is no longer there; what moved is a new object.",
            "もうそこにない。移動したものは新しいオブジェクトである。",
        ),
        _OTHER_TARGET,
    ),
    "spell_no_ability": (
        Text("{name} is a spell, not an ability.", "{name}は呪文であって、能力ではない。"),
        _OTHER_TARGET,
    ),
    "ability_no_spell": (
        Text("{name} is an ability, not a spell.", "{name}であって、呪文ではない。"),
        _OTHER_TARGET,
    ),
    "itself_on_stack": (
        Text(
            "A spell or ability on the stack cannot target itself.",
            "スタック上の呪文や能力は、それ自身を対象にできない。",
        ),
        _OTHER_TARGET,
    ),
    "another": (
        Text(
            "{name} itself does not count: it has to be another.",
            "{name}自身ではなく、別のものでなければならない。",
        ),
        _OTHER_TARGET,
    ),
    "yours_only": (
        Text("You do not control {name}.", "あなたは{name}をコントロールしていない。"),
        _OTHER_TARGET,
    ),
    "opponents_only": (
        Text("No opponent controls {name}.", "{name}を対戦相手がコントロールしていない。"),
        _OTHER_TARGET,
    ),
    "shroud": (
        Text(
            "{name} has shroud: nobody can target it.", "{name}は被覆を持つ。誰も対象にできない。"
        ),
        _OTHER_TARGET,
    ),
    "hexproof": (
        Text(
            "{name} has hexproof: its controller's opponents cannot target it.",
            "{name}は呪禁を持つ。対戦相手は対象にできない。",
        ),
        _OTHER_TARGET,
    ),
    "target_twice": (
        Text(
            '{name} is a target already; one word "target" takes it only once.',
            "{name}はすでに対象だ。同じ「対象」に二度は選べない。",
        ),
        _OTHER_TARGET,
    ),
    "too_many_targets": (
        Text("Only {n} could be targeted.", "対象にできるのは{n}つだけだ。"),
        Text("Choose a smaller number.", "もっと少ない数を選ぶ。"),
    ),
    "share_zero": (
        Text(
            "Every target must get at least 1.",
            "どの対象にも少なくとも1点を割り振らなければならない。",
        ),
        Text("Give it 1 or more, or choose fewer targets.", "1点以上を割り振るか、対象を減らす。"),
    ),
    "share_too_large": (
        Text(
            "Then nothing would be left for the other targets.",
            "それでは残りの対象の分がなくなる。",
        ),
        Text("Give it less.", "割り振りを減らす。"),
    ),
    # paying
    "pay_later": (
        Text(
            "Costs that are random or move library cards are paid after all others.",
            "無作為のコストや、ライブラリーのカードを動かすコストは、ほかのすべての後で支払う。",
        ),
        Text("Pay the others first.", "先にほかのコストを支払う。"),
    ),
    "unpayable": (
        Text(
            "{name} has no mana cost, and that cannot be paid.",
            "{name}にはマナ・コストがない。ないコストは支払えない。",
        ),
        Text(
            "Play it in a way that does not ask for its mana cost, such as suspend.",
            "待機のように、マナ・コストを支払わない方法でプレイする。",
        ),
    ),
    "mana_lacking": (
        Text(
            "{cost} is needed and the pool holds {have}.",
            "{cost}が必要だが、マナ・プールには{have}しかない。",
        ),
        Text("Use more mana abilities before paying.", "支払う前に、もっとマナ能力を起動する。"),
    ),
    "life_lacking": (
        Text("You have less than {n} life.", "ライフが{n}点に足りない。"),
        Text("Pay in another way.", "別の方法で支払う。"),
    ),
    "source_gone": (
        Text("It is no longer there to pay with.", "支払いに使うものが、もうそこにない。"),
        Text("Keep it there until the cost is paid.", "コストを支払うまで、そこに残しておく。"),
    ),
    "already_tapped": (
        Text(
            "{name} is tapped already, so {{T}} cannot be paid.",
            "{name}はすでにタップ状態なので、{{T}}を支払えない。",
        ),
        Text("Untap it first.", "先にアンタップする。"),
    ),
    "already_untapped": (
        Text(
            "{name} is not tapped, so {{Q}} cannot be paid.",
            "{name}はタップ状態ではないので、{{Q}}を支払えない。",
        ),
        Text("It has to be tapped first.", "先にタップ状態になっている必要がある。"),
    ),
    "nothing_to_pay_with": (
        Text("There is nothing to pay with: {noun}.", "支払いに使えるものがない（{noun}）。"),
        Text("You need one of these.", "そのうち1つが要る。"),
    ),
    "library_too_small": (
        Text("There are not enough cards in the library.", "ライブラリーのカードが足りない。"),
        Text("Keep a card there.", "ライブラリーにカードを残しておく。"),
    ),
    "loyalty_lacking": (
        Text(
            "{n} loyalty counters are needed and there are {have}.",
            "忠誠カウンターが{n}個必要だが、{have}個しかない。",
        ),
        Text("Raise the loyalty first.", "先に忠誠度を上げる。"),
    ),
    # reversal
    "library_moved": (
        Text(
            "{name} moved a card from a library; that cannot be undone.",
            "{name}はライブラリーのカードを動かした。これは取り消せない。",
        ),
        Text("It stays.", "そのまま残る。"),
    ),
    "mana_was_spent": (
        Text(
            "The mana of {name} was spent on {on}, which stays.",
            "{name}のマナは、取り消されない{on}のために使われた。",
        ),
        Text("Undo {on} first.", "先に{on}を取り消す。"),
    ),
    "needed_by_another": (
        Text(
            "Another mana ability that stays needs {name}.",
            "取り消されない別のマナ能力に{name}が要る。",
        ),
        Text("Undo that one first.", "先にそちらを取り消す。"),
    ),
    # combat
    "tapped_creature": (
        Text("{name} is tapped.", "{name}はタップ状態である。"),
        Text("It has to be untapped.", "アンタップ状態でなければならない。"),
    ),
    "sick_attacker": (
        Text(
            "{name} has not been under your control since your most recent turn began.",
            "{name}は自分の直近のターンの開始時から続けてコントロールしているわけではない。",
        ),
        Text(
            "Wait for your next turn, or give it haste.", "次の自分のターンを待つか、速攻を与える。"
        ),
    ),
    "flying": (
        Text(
            "{name} flies; only flying creatures and those with reach can block it.",
            "{name}は飛行を持つ。飛行か到達を持つクリーチャーでなければブロックできない。",
        ),
        Text("Block with such a creature.", "そのようなクリーチャーでブロックする。"),
    ),
    "lethal_first": (
        Text(
            "The blockers must be assigned lethal damage first.",
            "まずブロック・クリーチャーに致死ダメージを割り振らなければならない。",
        ),
        Text("Assign more to it.", "もっと多く割り振る。"),
    ),
}

PROMPTS: dict[str, Text] = {
    "priority": Text("{who} has priority: what now?", "{who}に優先権がある。どうする？"),
    "mode": Text("{who}: which mode?", "{who}：どのモードにする？"),
    "x": Text("{who}: what is X?", "{who}：Xはいくつ？"),
    "symbol": Text("{who}: how will this symbol be paid?", "{who}：このシンボルをどう支払う？"),
    "chooser": Text("{who}: which opponent chooses?", "{who}：どの対戦相手が選ぶ？"),
    "how many targets": Text("{who}: how many targets?", "{who}：対象はいくつ？"),
    "target": Text("{who}: which target?", "{who}：対象はどれ？"),
    "division": Text("{who}: how much for this target?", "{who}：この対象に何点割り振る？"),
    "mana abilities": Text(
        "{who}: activate mana abilities, then go on to pay.",
        "{who}：マナ能力を起動し、済んだら支払いに進む。",
    ),
    "payment": Text("{who}: which cost is paid next?", "{who}：次にどのコストを支払う？"),
    "cost": Text("{who}: what do you pay with?", "{who}：何で支払う？"),
    "mana": Text(
        "{who}: which mana pays for generic mana?", "{who}：不特定マナをどのマナで支払う？"
    ),
    "reversal": Text(
        "{who}: the action is reversed. Undo the mana ability of {name} too?",
        "{who}：行動は巻き戻される。{name}のマナ能力も取り消す？",
    ),
    "order of triggers": Text(
        "{who}: which ability goes on the stack next? The last one resolves first.",
        "{who}：次にどの能力をスタックに置く？ 最後に置いたものが最初に解決される。",
    ),
    "may play": Text(
        "{who}: play it without paying its mana cost?",
        "{who}：マナ・コストを支払わずにプレイする？",
    ),
    "must play": Text(
        "{who}: it must be played if able.", "{who}：可能ならプレイしなければならない。"
    ),
    "color": Text("{who}: which color?", "{who}：どの色？"),
    "name": Text("{who}: which card name?", "{who}：どのカード名を選ぶ？"),
    "discard": Text("{who}: which card is discarded?", "{who}：どのカードを捨てる？"),
    "sacrifice": Text("{who}: what is sacrificed?", "{who}：何を生け贄に捧げる？"),
    "piles": Text("{who}: what goes into the first pile?", "{who}：1つ目の束に何を入れる？"),
    "choose a pile": Text(
        "{who}: which pile is sacrificed?", "{who}：どちらの束を生け贄に捧げる？"
    ),
    "which target": Text("{who}: which target is changed?", "{who}：どの対象を変える？"),
    "legend rule": Text("{who}: which one stays?", "{who}：どれを残す？"),
    "attackers": Text("{who}: which creatures attack?", "{who}：どのクリーチャーで攻撃する？"),
    "blockers": Text("{who}: which creatures block?", "{who}：どのクリーチャーでブロックする？"),
    "damage": Text(
        "{who}: how much damage for this blocker?",
        "{who}：このブロック・クリーチャーに何点割り振る？",
    ),
    "over": Text("The game is over.", "ゲームは終わった。"),
}
