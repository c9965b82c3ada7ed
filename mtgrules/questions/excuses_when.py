"""Reasons that do not hold, about when and by whom something may be done at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.questions.excuse import NOT_EMPTY, NOT_ONES_TURN, Excuse
from mtgrules.rulebook.text import Text

if TYPE_CHECKING:
    from mtgrules.questions.scene import Scene

_TIMING = (
    frozenset(
        ("not_your_turn", "not_main_phase", "stack_not_empty", "not_upkeep", "not_before_end")
    )
    | frozenset(("suspend_not_your_turn", "suspend_not_main_phase", "suspend_stack_not_empty"))
    | frozenset(
        ("not_any_upkeep", "not_before_attackers", "no_priority_now", "only_mana_abilities")
    )
)
_HOLDING = Text(
    "What players hold does not matter here.", "ここでは、手札に何があるかは関係ありません。"
)
_WHICH = Text(
    "Which player it is does not matter here.", "ここでは、どのプレイヤーかは関係ありません。"
)
_PAYING = Text("A payment is no special case here.", "ここでは、支払いも特別ではありません。")


def turn(s: Scene) -> Excuse | None:
    """M20, and M05 for the last suspend ability."""
    if s.key in _TIMING:
        return None
    resolving = s.kind in ("may play", "must play")
    if s.state.active != s.player and s.any_time:
        instead = (
            Text(
                "While an ability resolves, the turn does not matter.",
                "能力の解決中なので、誰のターンかは関係ありません。",
            )
            if resolving
            else Text("This can be done in anybody's turn.", "これは誰のターンにもできます。")
        )
        rule = "608.2g" if resolving else "117.1b" if s.verb == "activate" else "117.1a"
        return Excuse(NOT_ONES_TURN.format(who=s.who), instead, rule, "M05" if resolving else "M20")
    return None


def own_turn(s: Scene) -> Excuse | None:
    """A filler: the turn is the player's own."""
    if s.key in _TIMING or s.state.active != s.player:
        return None
    text = NOT_ONES_TURN.format(who=s.who)
    instead = Text("It is {who}'s turn.", "{who}のターンです。").format(who=s.who)
    return Excuse(text, instead, "102.1")


def stack(s: Scene) -> Excuse | None:
    if s.key in _TIMING or not s.state.stack or not s.any_time or s.state.agenda:
        return None
    instead = Text(
        "This can be done while something is on the stack.",
        "スタックに何かがあっても、これはできます。",
    )
    return Excuse(NOT_EMPTY, instead, "117.1b" if s.verb == "activate" else "117.1a")


def priority(s: Scene) -> Excuse | None:
    fields = {"who": s.who}
    text = Text("{who} does not have priority", "{who}に優先権がありません").format(**fields)
    if s.kind == "priority":
        instead = Text("{who} has priority.", "優先権は{who}にあります。").format(**fields)
        return Excuse(text, instead, "117.1")
    if s.is_mana and s.no is None:
        instead = Text(
            "While mana is asked for, mana abilities need no priority.",
            "マナの支払いを求められている間、マナ能力に優先権は要りません。",
        )
        return Excuse(text, instead, "605.3a", "M08")
    if s.kind in ("may play", "must play") and s.no is None:
        instead = Text(
            "The resolving ability allows it; nobody has or needs priority.",
            "解決中の能力が許しているので、優先権は要りません。",
        )
        return Excuse(text, instead, "608.2g", "M05")
    return None


def land(s: Scene) -> Excuse | None:
    if s.key == "no_land_play_left" or s.verb != "play":
        return None
    if s.state.players[s.player].lands_played:
        return None
    text = Text("one land was played this turn", "このターンはもう土地をプレイしました")
    instead = Text("No land was played this turn.", "このターンはまだ土地をプレイしていません。")
    return Excuse(text, instead, "305.2b")


def from_exile(s: Scene) -> Excuse | None:
    if s.kind not in ("may play", "must play") or s.no is not None:
        return None
    text = Text("a card is cast from the hand only", "唱えられるのは手札からだけ")
    instead = Text(
        "The ability lets its owner cast it from exile.",
        "能力により、オーナーは追放領域から唱えられます。",
    )
    return Excuse(text, instead, "601.3", "M15")


def must(s: Scene) -> Excuse | None:
    """M04: the last suspend ability."""
    if s.verb != "decline" or s.no is not None or s.kind != "may play":
        return None
    text = Text("it must be played if able", "可能ならプレイしなければなりません")
    instead = Text(
        "Since February 2024 the ability says “may”.",
        "2024年2月から、能力は「してもよい」となっています。",
    )
    return Excuse(text, instead, "702.62a", "M04")


def holder(s: Scene) -> Excuse | None:
    """For a response in the middle of something."""
    text = Text("nobody holds a card to respond with", "対応できるカードを誰も持っていません")
    instead = Text(
        "Even with a fitting card nobody could respond.",
        "合うカードがあっても、対応できません。",
    )
    return Excuse(
        text,
        instead,
        "117.1",
        "M01",
        out=_HOLDING,
    )


def active_only(s: Scene) -> Excuse | None:
    text = Text("only an opponent may respond now", "いま対応できるのは対戦相手だけ")
    instead = Text("Opponents cannot respond either.", "対戦相手も対応できません。")
    return Excuse(
        text,
        instead,
        "117.1",
        "M01",
        out=_WHICH,
    )


def paid_first(s: Scene) -> Excuse | None:
    text = Text("only the payment itself can be responded to", "対応できるのは支払いに対してだけ")
    instead = Text("A payment cannot be responded to.", "支払いには対応できません。")
    return Excuse(
        text,
        instead,
        "601.2h",
        "M01",
        out=_PAYING,
    )


def must_respond(s: Scene) -> Excuse | None:
    if s.verb != "pass" or s.no is not None:
        return None
    text = Text("{who} has to do something first", "先に何かをしなければなりません").format(
        who=s.who
    )
    instead = Text("Who has priority may always pass.", "優先権があれば、いつでもパスできます。")
    return Excuse(text, instead, "117.3d")


def close_short(s: Scene) -> Excuse | None:
    if s.verb != "close" or s.no is not None:
        return None
    text = Text("a mana ability has to be used first", "先にマナ能力を使わなければなりません")
    instead = Text(
        "Who uses none goes on; what cannot be paid is undone then.",
        "使わずに進むこともできます。支払えなければ、そこで巻き戻されます。",
    )
    return Excuse(text, instead, "601.2g", "M09")


def opponent_agrees(s: Scene) -> Excuse | None:
    """A last resort that is never so: no choice waits for an opponent's consent."""
    text = Text("the opponent has to agree first", "先に対戦相手が認めなければなりません")
    instead = Text("Nobody has to agree to a choice.", "選択に対戦相手の同意は要りません。")
    return Excuse(text, instead, "117.1")


def banned(s: Scene) -> Excuse | None:
    if not s.is_free:
        return None
    text = Text("an effect forbids it", "効果によって禁じられています")
    return Excuse(text, Text("No effect forbids it.", "禁じる効果はありません。"), "101.2", "M25")
