"""Reasons that do not hold, about the source of an ability, its cost, and what it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.engine.characteristics import has
from mtgrules.model.abilities import Mode
from mtgrules.model.zones import Zone
from mtgrules.questions.excuse import USED, Excuse
from mtgrules.questions.reasons import SHORT
from mtgrules.rulebook.text import Text, join

if TYPE_CHECKING:
    from mtgrules.model.abilities import Cost
    from mtgrules.questions.scene import Scene


def sick(s: Scene) -> Excuse | None:
    """M10: new creatures."""
    if s.obj is None or s.obj.zone is not Zone.BATTLEFIELD or s.key == "summoning_sick":
        return None
    name = ("name", s.obj.card.name)
    if "creature" not in s.obj.card.types:
        if s.obj.settled:
            return None
        instead = Text(
            "Only creatures have to wait.", "待たなければならないのはクリーチャーだけです。"
        )
    elif s.is_sick and not s.taps:
        instead = Text(
            "Its cost has neither {{T}} nor {{Q}}, and only those make it wait.",
            "コストに{{T}}も{{Q}}もありません。待つ必要があるのは、それらがあるときだけです。",
        )
    elif not s.obj.settled:
        instead = Text("{name} has haste.", "{name}は速攻を持っています。")
        if not has(s.state, s.obj, "haste"):
            return None
    else:
        instead = Text(
            "{name} was there when its controller's turn began.",
            "{name}は、コントローラーのターンが始まったときからいました。",
        )
    text = Text("{name} arrived only this turn", "{name}はこのターンに出たばかりです")
    if s.taps:
        text = SHORT["summoning_sick"]
    fields = dict((name,))
    return Excuse(text.format(**fields), instead.format(**fields), "602.5a", "M10")


def haste(s: Scene) -> Excuse | None:
    """M14: the haste of a creature that was cast for its last time counter."""
    if s.obj is None or not any(m.until == "control is lost" for m in s.obj.marks):
        return None
    text = Text("the haste of suspend is over", "待機による速攻はもう終わりました")
    instead = Text(
        "That haste lasts as long as control of it is kept.",
        "その速攻は、コントロールを失うまで続きます。",
    )
    return Excuse(text, instead, "702.62a", "M14")


def once(s: Scene) -> Excuse | None:
    """M20: once a turn. M21: that a limit was used up, where it was not."""
    a = s.ability
    if a is None or s.obj is None:
        return None
    if not (a.per_turn or a.loyalty or a.once):
        instead = Text("Nothing limits how often.", "回数の制限はありません。")
        return Excuse(USED, instead, "602.2", "M20") if _used_before(s) else None
    key = str(s.choice.args[1])
    uses = dict(s.obj.uses)
    loyal = any(name.startswith("loyalty") and n for name, n in uses.items())
    spent = 0 < a.per_turn <= uses.get(key, 0) or (a.loyalty and loyal) or key in s.obj.exhausted
    if spent:
        return None
    instead = Text("It can still be used this turn.", "このターンは、まだ使えます。")
    return Excuse(USED, instead, "602.5b", "M21")


def _used_before(s: Scene) -> bool:
    """Whether an ability of it waits on the stack already."""
    assert s.obj is not None
    return any(getattr(item, "source", 0) == s.obj.id for item in s.state.stack)


def tapped(s: Scene) -> Excuse | None:
    if s.obj is None or s.obj.zone is not Zone.BATTLEFIELD or s.key == "already_tapped":
        return None
    name = s.obj.card.name
    text = Text("{name} is tapped already", "{name}はすでにタップ状態です").format(name=name)
    if not s.obj.tapped:
        instead = Text("{name} is untapped.", "{name}はアンタップ状態です。").format(name=name)
    elif not s.taps:
        instead = Text(
            "Its cost has no {T}, so a tapped permanent can do it.",
            "コストに{T}がないので、タップ状態でもできます。",
        )
    else:
        return None
    return Excuse(text, instead, "107.5", late=True)


def controller(s: Scene) -> Excuse | None:
    if s.obj is None or s.obj.zone is not Zone.BATTLEFIELD or s.obj.controller != s.player:
        return None
    opponents = s.state.opponents(s.player)
    other = s.state.players[opponents[0] if opponents else s.player].name
    fields = {"name": s.obj.card.name, "who": s.who, "owner": other}
    return Excuse(
        SHORT["not_controller"].format(**fields),
        Text("{who} controls {name}.", "{name}は{who}がコントロールしています。").format(**fields),
        "602.2",
    )


def mana(s: Scene) -> Excuse | None:
    text = Text("there is not enough mana", "マナが足りません")
    if s.is_free:
        if _mana_cost(_costs(s)):
            instead = Text("The mana for it can be made.", "必要なマナは出せます。")
        else:
            instead = Text("It costs no mana.", "マナはかかりません。")
        return Excuse(text, instead, "118.3", late=True)
    if s.ability is not None and not _mana_cost(s.ability.costs):
        instead = Text("Its cost has no mana in it.", "コストにマナは含まれません。")
        return Excuse(text, instead, "118.3", late=True)
    return None


def _costs(s: Scene) -> tuple[Cost, ...]:
    """The costs that the engine worked out on the way, as it told them."""
    for frame in s.tried.frames:
        for event in frame.events:
            if event.key == "total_cost":
                total = dict(event.args)["cost"]
                return getattr(total, "components", ())
    return ()


def _mana_cost(costs: tuple[Cost, ...]) -> bool:
    return any(getattr(cost, "cost", None) is not None for cost in costs)


def target(s: Scene) -> Excuse | None:
    modes = _modes(s)
    if not any(mode.targets for mode in modes) or not s.is_free or s.verb == "suspend":
        return None
    text = Text("there is no legal target", "適正な対象がありません")
    for frame in s.tried.frames:
        for event in frame.events:
            if event.key == "target_chosen":
                name = dict(event.args)["name"]
                instead = Text(
                    "{name}, for one, can be the target.", "例えば{name}を対象にできます。"
                )
                return Excuse(text, instead.format(name=name), "601.2c", late=True)
    return None


def spell_mana(s: Scene) -> Excuse | None:
    """M07: the mana cost of a card that is suspended."""
    if s.obj is None:
        return None
    cost = s.obj.card.mana_cost
    if cost is None:
        text = Text(
            "a card without a mana cost cannot be paid", "マナ・コストのないカードは支払えません"
        )
    else:
        text = Text("its mana cost of {cost} is too high", "マナ・コスト{cost}が高すぎます").format(
            cost=cost
        )
    suspend = next((k for k in s.obj.card.keywords if k.name == "suspend"), None)
    if suspend is None:
        return None
    paid = join([c.text() for c in suspend.cost], ", ", "、")
    instead = Text(
        "Only the suspend cost is paid now: {paid}.", "いま支払うのは待機コスト{paid}だけです。"
    )
    return Excuse(text, instead.format(paid=paid), "702.62c", "M07")


def spell_target(s: Scene) -> Excuse | None:
    """M07: the targets of a card that is suspended."""
    if not any(mode.targets for mode in _modes(s)):
        return None
    instead = Text("Targets are chosen only when it is cast.", "対象を選ぶのは、唱えるときです。")
    text = Text("there is no target for it", "呪文の対象がありません")
    return Excuse(text, instead, "702.62c", "M07")


def _modes(s: Scene) -> tuple[Mode, ...]:
    if s.ability is not None:
        return s.ability.modes
    if s.obj is not None and s.obj.card.spell is not None:
        return s.obj.card.spell.modes
    return ()
