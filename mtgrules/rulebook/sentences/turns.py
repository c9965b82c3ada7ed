"""What is said about the turn, priority and combat (117, 500s)."""

from __future__ import annotations

from mtgrules.rulebook.text import Text

EVENTS: dict[str, Text] = {
    "phase_added": Text(
        "{who} will have another beginning phase after this one.",
        "{who}には、このフェイズの後に開始フェイズがもう1つあります。",
    ),
    "position": Text(
        "Everything is in place; the player whose turn it is will get priority.",
        "盤面が用意されました。ターンを進めているプレイヤーが優先権を得ます。",
    ),
    # priority and turns
    "passed": Text("{who} passes.", "{who}は優先権をパスします。"),
    "step_began": Text("{who}'s turn: {step}.", "{who}のターン：{step}。"),
    "first_draw_skipped": Text(
        "{who} plays first and skips this draw.", "{who}は先攻なので、このドローを飛ばします。"
    ),
    "wore_off": Text(
        "Damage and effects that last until end of turn are gone.",
        "ダメージが取り除かれ、ターン終了時までの効果が終わります。",
    ),
    "mana_emptied": Text(
        "{who}'s unspent {mana} is lost.", "{who}の使われなかった{mana}が失われます。"
    ),
    "lost": Text("{who} loses the game.", "{who}はゲームに敗北します。"),
    "won": Text("{who} wins the game.", "{who}はゲームに勝利します。"),
    "endless_loop": Text(
        "The same position has come back and nobody had a choice on the way: "
        "it would go on like this for ever.",
        "途中に誰の選択もないまま、同じ状態に戻りました。このまま永久に繰り返されることになります。",
    ),
    "draw": Text("The game is a draw.", "ゲームは引き分けになります。"),
    # combat
    "attacker_named": Text("{name} will attack {to}.", "{name}で{to}を攻撃することにします。"),
    "attacked": Text("{name} attacks {to}.", "{name}が{to}を攻撃します。"),
    "no_attack": Text("{who} attacks with nothing.", "{who}は攻撃しません。"),
    "blocker_named": Text("{name} will block {to}.", "{name}で{to}をブロックすることにします。"),
    "blocked": Text("{name} blocks {to}.", "{name}が{to}をブロックします。"),
    "no_block": Text("{who} blocks with nothing.", "{who}はブロックしません。"),
    "damage_assigned": Text(
        "{amount} damage is assigned to {name}.", "{name}に{amount}点を割り振ります。"
    ),
    "no_damage": Text("No combat damage is dealt.", "戦闘ダメージは与えられません。"),
}

REFUSALS: dict[str, tuple[Text, Text]] = {
    # combat
    "tapped_creature": (
        Text("{name} is tapped.", "{name}はタップ状態です。"),
        Text("It has to be untapped.", "アンタップ状態でなければなりません。"),
    ),
    "sick_attacker": (
        Text(
            "{name} has not been under your control since your most recent turn began.",
            "{name}は自分の直近のターンの開始時から続けてコントロールしているわけではありません。",
        ),
        Text(
            "Wait for your next turn, or give it haste.",
            "次の自分のターンを待つか、速攻を与えてください。",
        ),
    ),
    "flying": (
        Text(
            "{name} flies; only flying creatures and those with reach can block it.",
            "{name}は飛行を持ちます。飛行か到達を持つクリーチャーでなければブロックできません。",
        ),
        Text("Block with such a creature.", "そのようなクリーチャーでブロックしてください。"),
    ),
    "cannot_be_blocked": (
        Text("{name} can't be blocked this turn.", "このターン、{name}はブロックされません。"),
        Text("Block another creature.", "別のクリーチャーをブロックしてください。"),
    ),
    "unblockable": (
        Text("{name} can't be blocked.", "{name}はブロックされません。"),
        Text("Deal with it in another way.", "ほかの方法で対処してください。"),
    ),
    "player_not_attackable": (
        Text(
            "An effect keeps creatures from attacking {name}.",
            "効果により、クリーチャーは{name}を攻撃できません。",
        ),
        Text(
            "Attack somebody else, or wait until it ends.",
            "ほかを攻撃するか、終わるまで待ってください。",
        ),
    ),
    "lethal_first": (
        Text(
            "The blockers must be assigned lethal damage first.",
            "まずブロック・クリーチャーに致死ダメージを割り振らなければなりません。",
        ),
        Text("Assign more to it.", "もっと多く割り振ってください。"),
    ),
}
