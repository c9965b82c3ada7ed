"""What is said while a spell or ability is proposed, paid for, or reversed (601, 602, 605, 733)."""

from __future__ import annotations

from mtgrules.rulebook.text import Text

_OTHER_TARGET = Text("Choose another one.", "別のものを選ぶ。")

EVENTS: dict[str, Text] = {
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
    "other_action_begun": Text(
        "{who} begins a special action with {name}; it does not use the stack.",
        "{who}は{name}について特別な処理を始める。スタックは使わない。",
    ),
    "other_action_paid": Text(
        "The cost is paid; the special action is taken at once.",
        "コストが支払われた。特別な処理はただちに行われる。",
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
    "times_chosen": Text(
        "{who} says how often the replicate cost will be paid: {times}.",
        "{who}は複製コストを支払う回数を{times}回と決める。",
    ),
    "extra_announced": Text(
        "{who} announces that {word} will be paid: {cost}.",
        "{who}は{word}（{cost}）を支払うと宣言する。",
    ),
    "extra_declined": Text(
        "{who} will not pay {word}: {cost}.", "{who}は{word}（{cost}）を支払わないと決める。"
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
}

REFUSALS: dict[str, tuple[Text, Text]] = {
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
    "not_a_choice": (
        Text(
            "{name} does not fit: it has to be {noun}.",
            "{name}は選べない。「{noun}」でなければならない。",
        ),
        Text("Choose another card.", "別のカードを選ぶ。"),
    ),
    "not_your_suspended": (
        Text(
            "{name} is suspended, but you do not own it.",
            "{name}は待機状態だが、あなたがオーナーではない。",
        ),
        Text(
            "Choose among your permanents with time counters and your suspended cards.",
            "自分の時間カウンターのあるパーマネントか、自分の待機状態のカードから選ぶ。",
        ),
    ),
    "x_too_small": (
        Text("The card says that X cannot be that small.", "カードにより、Xはその値にできない。"),
        Text("Choose a larger X.", "Xをもっと大きくする。"),
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
    "counter_lacking": (
        Text(
            "There is no {kind} counter on {name}.",
            "{name}の上に{kind}カウンターがない。",
        ),
        Text("Put one on it first.", "先にカウンターを置く。"),
    ),
    "no_unblocked_attacker": (
        Text(
            "You control no attacking creature that was left unblocked.",
            "ブロックされなかった攻撃クリーチャーを、あなたはコントロールしていない。",
        ),
        Text(
            "Attack, and wait until blockers have been declared.",
            "攻撃し、ブロック・クリーチャーの指定が済むまで待つ。",
        ),
    ),
    "library_too_small": (
        Text("There are not enough cards in the library.", "ライブラリーのカードが足りない。"),
        Text("Keep a card there.", "ライブラリーにカードを残しておく。"),
    ),
    "counters_lacking": (
        Text(
            "{name}: there are not enough counters to pay with.",
            "{name}：支払うためのカウンターが足りない。",
        ),
        Text("Put more counters there first.", "先にカウンターを増やす。"),
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
}
