"""What is asked of a player, by the kind of the options."""

from __future__ import annotations

from mtgrules.rulebook.text import Text

PROMPTS: dict[str, Text] = {
    "priority": Text("{who} has priority: what now?", "{who}に優先権があります。どうしますか？"),
    "mode": Text("{who}: which mode?", "{who}：どのモードにしますか？"),
    "x": Text("{who}: what is X?", "{who}：Xはいくつですか？"),
    "additional cost": Text(
        "{who}: is this additional cost going to be paid?", "{who}：この追加コストを支払いますか？"
    ),
    "alternative cost": Text(
        "{who}: is this cost going to be paid rather than the mana cost?",
        "{who}：マナ・コストの代わりに、このコストを支払いますか？",
    ),
    "symbol": Text(
        "{who}: how will this symbol be paid?", "{who}：このシンボルをどう支払いますか？"
    ),
    "chooser": Text("{who}: which opponent chooses?", "{who}：どの対戦相手が選びますか？"),
    "how many targets": Text("{who}: how many targets?", "{who}：対象はいくつですか？"),
    "target": Text("{who}: which target?", "{who}：対象はどれ？"),
    "division": Text("{who}: how much for this target?", "{who}：この対象に何点割り振りますか？"),
    "mana abilities": Text(
        "{who}: activate mana abilities, then go on to pay.",
        "{who}：マナ能力を起動し、済んだら支払いに進みます。",
    ),
    "payment": Text("{who}: which cost is paid next?", "{who}：次にどのコストを支払いますか？"),
    "cost": Text("{who}: what do you pay with?", "{who}：何で支払いますか？"),
    "mana": Text(
        "{who}: which mana pays for generic mana?", "{who}：不特定マナをどのマナで支払いますか？"
    ),
    "reversal": Text(
        "{who}: the action is reversed. Undo the mana ability of {name} too?",
        "{who}：行動は巻き戻されます。{name}のマナ能力も取り消しますか？",
    ),
    "order of triggers": Text(
        "{who}: which ability goes on the stack next? The last one resolves first.",
        "{who}：次にどの能力をスタックに置きますか？ 最後に置いたものが最初に解決されます。",
    ),
    "may play": Text(
        "{who}: play it without paying its mana cost?",
        "{who}：マナ・コストを支払わずにプレイしますか？",
    ),
    "must play": Text(
        "{who}: it must be played if able.", "{who}：可能ならプレイしなければなりません。"
    ),
    "may pay": Text("{who}: pay for it?", "{who}：それを支払いますか？"),
    "new target": Text(
        "{who}: which target for the copy? Naming the present one keeps it.",
        "{who}：コピーの対象はどれにしますか？ いまの対象を選べば変わりません。",
    ),
    "counter": Text(
        "{who}: which counter, and is it removed or is one added?",
        "{who}：どのカウンターを、取り除きますか？ それとも加えますか？",
    ),
    "bottom": Text(
        "{who}: which card goes to the bottom next?", "{who}：次にどのカードを一番下に置きますか？"
    ),
    "unblocked attacker": Text(
        "{who}: which attacker goes back to hand?",
        "{who}：どの攻撃クリーチャーを手札に戻しますか？",
    ),
    "may exile": Text(
        "{who}: which card is exiled, if any?",
        "{who}：どのカードを追放しますか？（しなくてもよい）",
    ),
    "time travel": Text(
        "{who}: add or remove a time counter where you like, then say that this is all.",
        "{who}：望むものに時間カウンターを加えるか取り除き、済んだら決定します。",
    ),
    "search": Text(
        "{who}: which card is taken from the library?",
        "{who}：ライブラリーからどのカードを選びますか？",
    ),
    "proliferate": Text(
        "{who}: what gets another counter?", "{who}：どれにカウンターをもう1個置きますか？"
    ),
    "graveyard choice": Text(
        "{who}: which card goes back to its owner's hand?",
        "{who}：どのカードを持ち主の手札に戻しますか？",
    ),
    "put in": Text(
        "{who}: which card goes onto the battlefield, if any?",
        "{who}：どのカードを戦場に出しますか？（出さなくてもよい）",
    ),
    "times": Text(
        "{who}: how often is the replicate cost going to be paid?",
        "{who}：複製コストを何回支払いますか？",
    ),
    "color": Text("{who}: which color?", "{who}：どの色？"),
    "name": Text("{who}: which card name?", "{who}：どのカード名を選びますか？"),
    "discard": Text("{who}: which card is discarded?", "{who}：どのカードを捨てますか？"),
    "sacrifice": Text("{who}: what is sacrificed?", "{who}：何を生け贄に捧げますか？"),
    "piles": Text("{who}: what goes into the first pile?", "{who}：1つ目の束に何を入れますか？"),
    "choose a pile": Text(
        "{who}: which pile is sacrificed?", "{who}：どちらの束を生け贄に捧げますか？"
    ),
    "which target": Text("{who}: which target is changed?", "{who}：どの対象を変えますか？"),
    "replacement": Text(
        "{who}: several effects would put the spell elsewhere. Which one applies?",
        "{who}：呪文の行き先を変える効果がいくつもあります。どれを適用しますか？",
    ),
    "legend rule": Text("{who}: which one stays?", "{who}：どれを残しますか？"),
    "attackers": Text("{who}: which creatures attack?", "{who}：どのクリーチャーで攻撃しますか？"),
    "blockers": Text(
        "{who}: which creatures block?", "{who}：どのクリーチャーでブロックしますか？"
    ),
    "damage": Text(
        "{who}: how much damage for this blocker?",
        "{who}：このブロック・クリーチャーに何点割り振りますか？",
    ),
    "over": Text("The game is over.", "ゲームは終わりました。"),
}
