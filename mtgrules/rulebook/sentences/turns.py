"""What is said about the turn, priority and combat (117, 500s)."""

from __future__ import annotations

from mtgrules.rulebook.text import Text

EVENTS: dict[str, Text] = {
    "phase_added": Text(
        "{who} will have another beginning phase after this one.",
        "{who}には、このフェイズの後に開始フェイズがもう1つある。",
    ),
    "position": Text(
        "Everything is in place; the player whose turn it is will get priority.",
        "盤面が用意された。ターンを進めているプレイヤーが優先権を得る。",
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
    "endless_loop": Text(
        "The same position has come back and nobody had a choice on the way: "
        "it would go on like this for ever.",
        "途中に誰の選択もないまま、同じ状態に戻った。このまま永久に繰り返されることになる。",
    ),
    "draw": Text("The game is a draw.", "ゲームは引き分けになる。"),
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

REFUSALS: dict[str, tuple[Text, Text]] = {
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
    "cannot_be_blocked": (
        Text("{name} can't be blocked this turn.", "このターン、{name}はブロックされない。"),
        Text("Block another creature.", "別のクリーチャーをブロックする。"),
    ),
    "unblockable": (
        Text("{name} can't be blocked.", "{name}はブロックされない。"),
        Text("Deal with it in another way.", "ほかの方法で対処する。"),
    ),
    "player_not_attackable": (
        Text(
            "An effect keeps creatures from attacking {name}.",
            "効果により、クリーチャーは{name}を攻撃できない。",
        ),
        Text("Attack somebody else, or wait until it ends.", "ほかを攻撃するか、終わるまで待つ。"),
    ),
    "lethal_first": (
        Text(
            "The blockers must be assigned lethal damage first.",
            "まずブロック・クリーチャーに致死ダメージを割り振らなければならない。",
        ),
        Text("Assign more to it.", "もっと多く割り振る。"),
    ),
}
