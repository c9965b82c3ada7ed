"""What is asked of a player, by the kind of the options."""

from __future__ import annotations

from mtgrules.rulebook.text import Text

PROMPTS: dict[str, Text] = {
    "priority": Text("{who} has priority: what now?", "{who}に優先権がある。どうする？"),
    "mode": Text("{who}: which mode?", "{who}：どのモードにする？"),
    "x": Text("{who}: what is X?", "{who}：Xはいくつ？"),
    "additional cost": Text(
        "{who}: is this additional cost going to be paid?", "{who}：この追加コストを支払う？"
    ),
    "alternative cost": Text(
        "{who}: is this cost going to be paid rather than the mana cost?",
        "{who}：マナ・コストの代わりに、このコストを支払う？",
    ),
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
    "may pay": Text("{who}: pay for it?", "{who}：それを支払う？"),
    "new target": Text(
        "{who}: which target for the copy? Naming the present one keeps it.",
        "{who}：コピーの対象はどれにする？ いまの対象を選べば変わらない。",
    ),
    "counter": Text(
        "{who}: which counter, and is it removed or is one added?",
        "{who}：どのカウンターを、取り除く？ それとも加える？",
    ),
    "bottom": Text(
        "{who}: which card goes to the bottom next?", "{who}：次にどのカードを一番下に置く？"
    ),
    "unblocked attacker": Text(
        "{who}: which attacker goes back to hand?",
        "{who}：どの攻撃クリーチャーを手札に戻す？",
    ),
    "may exile": Text(
        "{who}: which card is exiled, if any?", "{who}：どのカードを追放する？（しなくてもよい）"
    ),
    "time travel": Text(
        "{who}: add or remove a time counter where you like, then say that this is all.",
        "{who}：望むものに時間カウンターを加えるか取り除き、済んだら決定する。",
    ),
    "search": Text(
        "{who}: which card is taken from the library?",
        "{who}：ライブラリーからどのカードを選ぶ？",
    ),
    "proliferate": Text(
        "{who}: what gets another counter?", "{who}：どれにカウンターをもう1個置く？"
    ),
    "graveyard choice": Text(
        "{who}: which card goes back to its owner's hand?",
        "{who}：どのカードを持ち主の手札に戻す？",
    ),
    "put in": Text(
        "{who}: which card goes onto the battlefield, if any?",
        "{who}：どのカードを戦場に出す？（出さなくてもよい）",
    ),
    "times": Text(
        "{who}: how often is the replicate cost going to be paid?",
        "{who}：複製コストを何回支払う？",
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
    "replacement": Text(
        "{who}: several effects would put the spell elsewhere. Which one applies?",
        "{who}：呪文の行き先を変える効果がいくつもある。どれを適用する？",
    ),
    "legend rule": Text("{who}: which one stays?", "{who}：どれを残す？"),
    "attackers": Text("{who}: which creatures attack?", "{who}：どのクリーチャーで攻撃する？"),
    "blockers": Text("{who}: which creatures block?", "{who}：どのクリーチャーでブロックする？"),
    "damage": Text(
        "{who}: how much damage for this blocker?",
        "{who}：このブロック・クリーチャーに何点割り振る？",
    ),
    "over": Text("The game is over.", "ゲームは終わった。"),
}
