"""Reasons that do not hold, about what may be chosen as a target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.engine.characteristics import has
from mtgrules.model.choices import FIRST_OBJECT
from mtgrules.model.zones import Zone
from mtgrules.questions.excuse import Excuse
from mtgrules.questions.reasons import SHORT
from mtgrules.rulebook.text import Text

if TYPE_CHECKING:
    from mtgrules.questions.scene import Scene


def protected(s: Scene) -> Excuse | None:
    if s.obj is None or s.key in ("hexproof", "shroud"):
        return None
    if has(s.state, s.obj, "hexproof") or has(s.state, s.obj, "shroud"):
        if not s.is_free or has(s.state, s.obj, "shroud"):
            return None
        # Whose spell or ability it is counts, not who chooses for it (702.11b, 602.3).
        whose = s.state.players[s.obj.controller].name
        instead = Text(
            "Hexproof stops what opponents control; what aims here is {whose}’s, as is {name}.",
            "呪禁が妨げるのは、対戦相手がコントロールするものだけです。対象を取るものも{name}も"
            "{whose}のものです。",
        ).format(whose=whose, name=s.obj.card.name)
        text = Text("{name} has hexproof", "{name}は呪禁を持ちます")
        return Excuse(text.format(name=s.obj.card.name), instead, "702.11b", "M23")
    fields = {"name": s.obj.card.name}
    return Excuse(
        Text("{name} has hexproof", "{name}は呪禁を持ちます").format(**fields),
        Text("{name} does not have hexproof.", "{name}は呪禁を持っていません。").format(**fields),
        "702.11b",
    )


def tapped_target(s: Scene) -> Excuse | None:
    if s.obj is None or s.obj.zone is not Zone.BATTLEFIELD or not s.is_free:
        return None
    fields = {"name": s.obj.card.name}
    if s.obj.tapped:
        text = Text("{name} is tapped", "{name}はタップ状態です")
        instead = Text("A tapped permanent can be a target.", "タップ状態でも対象になります。")
    else:
        text = Text("{name} is untapped", "{name}はアンタップ状態です")
        instead = Text(
            "An untapped permanent can be a target.", "アンタップ状態でも対象になります。"
        )
    return Excuse(text.format(**fields), instead, "115.1")


def own_target(s: Scene) -> Excuse | None:
    if s.obj is None or s.obj.zone is not Zone.BATTLEFIELD or not s.is_free:
        return None
    if s.obj.controller == s.player:
        text = SHORT["opponents_only"]
        instead = Text("One's own will do too.", "自分のものでもかまいません。")
    else:
        text = SHORT["yours_only"]
        instead = Text("An opponent's will do too.", "対戦相手のものでもかまいません。")
    return Excuse(text, instead, "115.1")


def player_target(s: Scene) -> Excuse | None:
    ref = (*s.choice.args, "")[0]
    if not isinstance(ref, int) or ref >= FIRST_OBJECT or not s.is_free:
        return None
    text = Text("a player cannot be a target", "プレイヤーは対象にできません")
    instead = Text("Here a player can be one.", "ここではプレイヤーも対象にできます。")
    return Excuse(text, instead, "115.4")


def later_target(s: Scene) -> Excuse | None:
    """M22: choosing targets is for later."""
    if s.verb not in ("target", "mode", "x") or not s.is_free:
        return None
    text = Text("that is chosen when it resolves", "それは解決のときに選びます")
    instead = Text("It is chosen now, before the cost.", "支払いより前に、いま選びます。")
    return Excuse(text, instead, "601.2c", "M22")
