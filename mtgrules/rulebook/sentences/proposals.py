"""What is said while a spell or ability is proposed, paid for, or reversed (601, 602, 605, 733)."""

from __future__ import annotations

from mtgrules.rulebook.text import Text

_OTHER_TARGET = Text("Choose another one.", "別のものを選んでください。")

EVENTS: dict[str, Text] = {
    # announcing (601.2a, 602.2a)
    "spell_announced": Text(
        "{who} moves {name} to the stack: it is the topmost object now.",
        "{who}は{name}をスタックに移します。これがいちばん上のオブジェクトになります。",
    ),
    "ability_announced": Text(
        "{who} announces an ability of {name}: it is put on top of the stack.",
        "{who}は{name}の能力の起動を宣言します。能力がスタックのいちばん上に置かれます。",
    ),
    "mana_ability_announced": Text(
        "{who} announces a mana ability of {name}: it does not use the stack.",
        "{who}は{name}のマナ能力の起動を宣言します。これはスタックを使いません。",
    ),
    "other_action_begun": Text(
        "{who} begins a special action with {name}; it does not use the stack.",
        "{who}は{name}について特別な処理を始めます。スタックは使いません。",
    ),
    "other_action_paid": Text(
        "The cost is paid; the special action is taken at once.",
        "コストが支払われました。特別な処理はただちに行われます。",
    ),
    "special_action_begun": Text(
        "{who} begins to suspend {name}: a special action, which does not use the stack.",
        "{who}は{name}の待機を始めます。特別な処理なので、スタックを使いません。",
    ),
    "revealed": Text(
        "{name} is revealed, because the ability comes from a hidden zone.",
        "非公開領域にあるカードの能力なので、{name}を公開します。",
    ),
    # 601.2b
    "no_choices": Text(
        "There are no modes, no X and no symbols to decide on.",
        "モードもXも、払い方を決めるシンボルもありません。",
    ),
    "mode_chosen": Text("{who} chooses mode {n}.", "{who}は{n}番目のモードを選びます。"),
    "x_chosen": Text("{who} announces that X is {x}.", "{who}はXの値を{x}と宣言します。"),
    "x_is_zero": Text(
        "{name} is cast without paying its mana cost, so X is 0.",
        "{name}はマナ・コストを支払わずに唱えられるので、Xは0になります。",
    ),
    "symbol_as_mana": Text(
        "{who} will pay the symbol with {mana}.", "{who}はそのシンボルを{mana}で支払うと決めます。"
    ),
    "symbol_as_life": Text(
        "{who} will pay the symbol with 2 life.",
        "{who}はそのシンボルをライフ2点で支払うと決めます。",
    ),
    "times_chosen": Text(
        "{who} says how often the replicate cost will be paid: {times}.",
        "{who}は複製コストを支払う回数を{times}回と決めます。",
    ),
    "extra_announced": Text(
        "{who} announces that {word} will be paid: {cost}.",
        "{who}は{word}（{cost}）を支払うと宣言します。",
    ),
    "extra_declined": Text(
        "{who} will not pay {word}: {cost}.", "{who}は{word}（{cost}）を支払わないと決めます。"
    ),
    # 601.2c-e
    "no_targets": Text("{name} has no targets to choose.", "{name}に選ぶべき対象はありません。"),
    "target_count": Text(
        "{who} will choose this many targets: {count}.", "{who}は対象の数を{count}と決めます。"
    ),
    "chooser_chosen": Text(
        "{who} picks the opponent who chooses: {other}.",
        "{who}は、選ぶ対戦相手として{other}を指名します。",
    ),
    "target_chosen": Text("{name} becomes a target.", "{name}が対象になります。"),
    "no_division": Text("Nothing is divided.", "割り振るものはありません。"),
    "share": Text("{name} will get {n} of it.", "{name}に{n}点を割り振ります。"),
    "proposal_legal": Text(
        "The game checks the whole proposal for {name}: it is legal.",
        "{name}についての宣言全体を確かめます。適正です。",
    ),
    # 601.2f-i
    "total_cost": Text(
        "The total cost is worked out and locked: {cost}.",
        "総コストが計算され、固定される：{cost}。",
    ),
    "no_mana_needed": Text(
        "The total cost has no mana in it, so there is no chance to use mana abilities.",
        "総コストにマナが含まれないので、マナ能力を起動する機会はありません。",
    ),
    "window_closed": Text(
        "{who} activates no more mana abilities.", "{who}はこれ以上マナ能力を起動しません。"
    ),
    "nothing_to_pay": Text("There is nothing to pay.", "支払うものはありません。"),
    "payment_choice": Text("{who} decides what to pay with.", "{who}は何で支払うかを決めます。"),
    "cost_paid": Text("{who} pays this cost: {cost}.", "{who}はコストを支払う：{cost}。"),
    "empty_hand_discarded": Text(
        "{who} discards a hand of no cards.", "{who}は手札を捨てます（0枚）。"
    ),
    "loyalty_zero": Text("No loyalty counters change.", "忠誠カウンターは変わりません。"),
    "cast": Text("{name} is cast.", "{name}が唱えられました。"),
    "activated": Text("The ability of {name} is activated.", "{name}の能力が起動されました。"),
    "mana_ability_activated": Text(
        "The mana ability of {name} is activated; it resolves at once.",
        "{name}のマナ能力が起動されました。ただちに解決します。",
    ),
    "special_action_paid": Text(
        "The cost is paid; {name} is suspended at once.",
        "コストが支払われました。{name}はただちに待機状態になります。",
    ),
    "land_played": Text("{who} plays {name}.", "{who}は{name}をプレイします。"),
    # reversal (733)
    "reversed": Text(
        "{name}: the action cannot be completed in step {step} and is reversed. {reason}",
        "{name}：この行動は手順{step}で完了できず、巻き戻されます。{reason}",
    ),
    "mana_ability_kept": Text(
        "{who} keeps the mana ability of {name} as it was activated.",
        "{who}は{name}のマナ能力を、起動したままにします。",
    ),
    "mana_ability_undone": Text(
        "{who} undoes the mana ability of {name} too.",
        "{who}は{name}のマナ能力も取り消します。",
    ),
    "stays_library_moved": Text(
        "The mana ability of {name} stays: it moved a card from a library.",
        "{name}のマナ能力は取り消せません。ライブラリーのカードを動かしたからです。",
    ),
    "stays_mana_was_spent": Text(
        "The mana ability of {name} stays: its mana was spent on {on}, which stays.",
        "{name}のマナ能力は取り消せません。そのマナは、取り消されない{on}のために使われたからです。",
    ),
    "stays_needed_by_another": Text(
        "The mana ability of {name} stays: another one that stays needs it.",
        "{name}のマナ能力は取り消せません。取り消されない別のマナ能力が、これなしでは起動できないからです。",
    ),
}

REFUSALS: dict[str, tuple[Text, Text]] = {
    # choices of the proposal
    "no_legal_mode": (
        Text("No mode can be chosen.", "選べるモードがありません。"),
        Text("A mode needs legal targets.", "モードには適正な対象が要ります。"),
    ),
    "mode_without_target": (
        Text(
            "This mode needs a target ({noun}), and there is none.",
            "このモードには対象（{noun}）が要るが、それがありません。",
        ),
        Text("Choose another mode.", "別のモードを選んでください。"),
    ),
    "no_legal_target": (
        Text("There is no legal target: {noun}.", "適正な対象（{noun}）がありません。"),
        Text("Wait until there is one.", "対象が現れるまで待ってください。"),
    ),
    "not_a_choice": (
        Text(
            "{name} does not fit: it has to be {noun}.",
            "{name}は選べません。「{noun}」でなければなりません。",
        ),
        Text("Choose another card.", "別のカードを選んでください。"),
    ),
    "not_your_suspended": (
        Text(
            "{name} is suspended, but you do not own it.",
            "{name}は待機状態ですが、あなたがオーナーではありません。",
        ),
        Text(
            "Choose among your permanents with time counters and your suspended cards.",
            "自分の時間カウンターのあるパーマネントか、自分の待機状態のカードから選んでください。",
        ),
    ),
    "x_too_small": (
        Text("The card says that X cannot be that small.", "カードにより、Xはその値にできません。"),
        Text("Choose a larger X.", "Xをもっと大きくしてください。"),
    ),
    "not_a_target": (
        Text(
            "{name} does not fit: {noun} is needed.",
            "{name}は当てはまりません。「{noun}」でなければなりません。",
        ),
        _OTHER_TARGET,
    ),
    "not_yours_to_target": (
        Text("It has to be an opponent.", "対戦相手でなければなりません。"),
        _OTHER_TARGET,
    ),
    "gone": (
        Text(
            "It is no longer there; what moved is a new object.",
            "もうそこにありません。移動したものは新しいオブジェクトです。",
        ),
        _OTHER_TARGET,
    ),
    "spell_no_ability": (
        Text("{name} is a spell, not an ability.", "{name}は呪文であって、能力ではありません。"),
        _OTHER_TARGET,
    ),
    "ability_no_spell": (
        Text("{name} is an ability, not a spell.", "{name}であって、呪文ではありません。"),
        _OTHER_TARGET,
    ),
    "itself_on_stack": (
        Text(
            "A spell or ability on the stack cannot target itself.",
            "スタック上の呪文や能力は、それ自身を対象にできません。",
        ),
        _OTHER_TARGET,
    ),
    "another": (
        Text(
            "{name} itself does not count: it has to be another.",
            "{name}自身ではなく、別のものでなければなりません。",
        ),
        _OTHER_TARGET,
    ),
    "yours_only": (
        Text("You do not control {name}.", "あなたは{name}をコントロールしていません。"),
        _OTHER_TARGET,
    ),
    "opponents_only": (
        Text("No opponent controls {name}.", "{name}を対戦相手がコントロールしていません。"),
        _OTHER_TARGET,
    ),
    "shroud": (
        Text(
            "{name} has shroud: nobody can target it.",
            "{name}は被覆を持ちます。誰も対象にできません。",
        ),
        _OTHER_TARGET,
    ),
    "hexproof": (
        Text(
            "{name} has hexproof: its controller's opponents cannot target it.",
            "{name}は呪禁を持ちます。対戦相手は対象にできません。",
        ),
        _OTHER_TARGET,
    ),
    "target_twice": (
        Text(
            '{name} is a target already; one word "target" takes it only once.',
            "{name}はすでに対象です。同じ「対象」に二度は選べません。",
        ),
        _OTHER_TARGET,
    ),
    "too_many_targets": (
        Text("Only {n} could be targeted.", "対象にできるのは{n}つだけです。"),
        Text("Choose a smaller number.", "もっと少ない数を選んでください。"),
    ),
    "share_zero": (
        Text(
            "Every target must get at least 1.",
            "どの対象にも少なくとも1点を割り振らなければなりません。",
        ),
        Text(
            "Give it 1 or more, or choose fewer targets.",
            "1点以上を割り振るか、対象を減らしてください。",
        ),
    ),
    "share_too_large": (
        Text(
            "Then nothing would be left for the other targets.",
            "それでは残りの対象の分がなくなります。",
        ),
        Text("Give it less.", "割り振りを減らしてください。"),
    ),
    # paying
    "pay_later": (
        Text(
            "Costs that are random or move library cards are paid after all others.",
            "無作為のコストや、ライブラリーのカードを動かすコストは、ほかのすべての後で支払います。",
        ),
        Text("Pay the others first.", "先にほかのコストを支払ってください。"),
    ),
    "unpayable": (
        Text(
            "{name} has no mana cost, and that cannot be paid.",
            "{name}にはマナ・コストがありません。ないコストは支払えません。",
        ),
        Text(
            "Play it in a way that does not ask for its mana cost, such as suspend.",
            "待機のように、マナ・コストを支払わない方法でプレイしてください。",
        ),
    ),
    "mana_lacking": (
        Text(
            "{cost} is needed and the pool holds {have}.",
            "{cost}が必要ですが、マナ・プールには{have}しかありません。",
        ),
        Text(
            "Use more mana abilities before paying.",
            "支払う前に、もっとマナ能力を起動してください。",
        ),
    ),
    "life_lacking": (
        Text("You have less than {n} life.", "ライフが{n}点に足りません。"),
        Text("Pay in another way.", "別の方法で支払ってください。"),
    ),
    "source_gone": (
        Text("It is no longer there to pay with.", "支払いに使うものが、もうそこにありません。"),
        Text(
            "Keep it there until the cost is paid.",
            "コストを支払うまで、そこに残しておいてください。",
        ),
    ),
    "already_tapped": (
        Text(
            "{name} is tapped already, so {{T}} cannot be paid.",
            "{name}はすでにタップ状態なので、{{T}}を支払えません。",
        ),
        Text("Untap it first.", "先にアンタップしてください。"),
    ),
    "already_untapped": (
        Text(
            "{name} is not tapped, so {{Q}} cannot be paid.",
            "{name}はタップ状態ではないので、{{Q}}を支払えません。",
        ),
        Text("It has to be tapped first.", "先にタップ状態になっている必要があります。"),
    ),
    "nothing_to_pay_with": (
        Text("There is nothing to pay with: {noun}.", "支払いに使えるものがありません（{noun}）。"),
        Text("You need one of these.", "そのうち1つが要ります。"),
    ),
    "counter_lacking": (
        Text(
            "There is no {kind} counter on {name}.",
            "{name}の上に{kind}カウンターがありません。",
        ),
        Text("Put one on it first.", "先にカウンターを置いてください。"),
    ),
    "no_unblocked_attacker": (
        Text(
            "You control no attacking creature that was left unblocked.",
            "ブロックされなかった攻撃クリーチャーを、あなたはコントロールしていません。",
        ),
        Text(
            "Attack, and wait until blockers have been declared.",
            "攻撃し、ブロック・クリーチャーの指定が済むまで待ってください。",
        ),
    ),
    "library_too_small": (
        Text("There are not enough cards in the library.", "ライブラリーのカードが足りません。"),
        Text("Keep a card there.", "ライブラリーにカードを残しておいてください。"),
    ),
    "counters_lacking": (
        Text(
            "{name}: there are not enough counters to pay with.",
            "{name}：支払うためのカウンターが足りません。",
        ),
        Text("Put more counters there first.", "先にカウンターを増やしてください。"),
    ),
    "loyalty_lacking": (
        Text(
            "{n} loyalty counters are needed and there are {have}.",
            "忠誠カウンターが{n}個必要ですが、{have}個しかありません。",
        ),
        Text("Raise the loyalty first.", "先に忠誠度を上げてください。"),
    ),
    # reversal
    "library_moved": (
        Text(
            "{name} moved a card from a library; that cannot be undone.",
            "{name}はライブラリーのカードを動かしました。これは取り消せません。",
        ),
        Text("It stays.", "そのまま残ります。"),
    ),
    "mana_was_spent": (
        Text(
            "The mana of {name} was spent on {on}, which stays.",
            "{name}のマナは、取り消されない{on}のために使われました。",
        ),
        Text("Undo {on} first.", "先に{on}を取り消してください。"),
    ),
    "needed_by_another": (
        Text(
            "Another mana ability that stays needs {name}.",
            "取り消されない別のマナ能力に{name}が要ります。",
        ),
        Text("Undo that one first.", "先にそちらを取り消してください。"),
    ),
}
