"""Reasons that somebody may give for a "no", and that are not so here.

Each function looks at a scene and gives the reason in a few words together with what is
so instead, read off the state; or None where the reason would be true, or silly. They
come in the order in which they are worth offering.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.engine.characteristics import has
from mtgrules.model.abilities import Mode
from mtgrules.model.choices import FIRST_OBJECT
from mtgrules.model.zones import Zone
from mtgrules.questions.reasons import SHORT
from mtgrules.rulebook.text import Text, join

if TYPE_CHECKING:
    from mtgrules.model.abilities import Cost
    from mtgrules.questions.scene import Scene


class Excuse(NamedTuple):
    """A reason that does not hold: its words, what is so instead, the rule, the mistake.

    `late` is True for a reason that would only keep an action from being completed.
    """

    reason: Text
    instead: Text
    rule: str
    mistake: str = ""
    late: bool = False


def excuses(scene: Scene) -> Iterator[Excuse]:
    """All reasons that do not hold for a choice, the most tempting first."""
    seen: set[str] = set()
    for give in _FOR.get(scene.verb, _OTHERS):
        found = give(scene)
        if found is not None and found.reason.en not in seen:
            seen.add(found.reason.en)
            yield found


_TIMING = (
    frozenset(
        ("not_your_turn", "not_main_phase", "stack_not_empty", "not_upkeep", "not_before_end")
    )
    | frozenset(("suspend_not_your_turn", "suspend_not_main_phase", "suspend_stack_not_empty"))
    | frozenset(
        ("not_any_upkeep", "not_before_attackers", "no_priority_now", "only_mana_abilities")
    )
)
_NOT_ONES_TURN = Text("it is not {who}'s turn", "{who}のターンではない")
_NOT_EMPTY = Text("the stack is not empty", "スタックが空ではない")
_USED = Text("it was used this turn already", "このターンはもう使った")
"""The words of reasons that are true elsewhere: an answer is not to be known by its words."""


def _turn(s: Scene) -> Excuse | None:
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
        return Excuse(
            _NOT_ONES_TURN.format(who=s.who), instead, rule, "M05" if resolving else "M20"
        )
    return None


def _own_turn(s: Scene) -> Excuse | None:
    """A filler: the turn is the player's own."""
    if s.key in _TIMING or s.state.active != s.player:
        return None
    text = _NOT_ONES_TURN.format(who=s.who)
    instead = Text("It is {who}'s turn.", "{who}のターンです。").format(who=s.who)
    return Excuse(text, instead, "102.1")


def _stack(s: Scene) -> Excuse | None:
    if s.key in _TIMING or not s.state.stack or not s.any_time or s.state.agenda:
        return None
    instead = Text(
        "This can be done while something is on the stack.",
        "スタックに何かがあっても、これはできます。",
    )
    return Excuse(_NOT_EMPTY, instead, "117.1b" if s.verb == "activate" else "117.1a")


def _sick(s: Scene) -> Excuse | None:
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
    text = Text("{name} arrived only this turn", "{name}はこのターンに出たばかりである")
    if s.taps:
        text = SHORT["summoning_sick"]
    fields = dict((name,))
    return Excuse(text.format(**fields), instead.format(**fields), "602.5a", "M10")


def _haste(s: Scene) -> Excuse | None:
    """M14: the haste of a creature that was cast for its last time counter."""
    if s.obj is None or not any(m.until == "control is lost" for m in s.obj.marks):
        return None
    text = Text("the haste of suspend is over", "待機による速攻はもう終わった")
    instead = Text(
        "That haste lasts as long as control of it is kept.",
        "その速攻は、コントロールを失うまで続きます。",
    )
    return Excuse(text, instead, "702.62a", "M14")


def _once(s: Scene) -> Excuse | None:
    """M20: once a turn."""
    a = s.ability
    if a is None or s.obj is None or s.key in ("limit_used", "loyalty_used", "exhausted"):
        return None
    if not (a.per_turn or a.loyalty or a.once):
        instead = Text("Nothing limits how often.", "回数の制限はありません。")
        if not _used_before(s):
            return None
        return Excuse(_USED, instead, "602.2", "M20")
    instead = Text("It can still be used this turn.", "このターンは、まだ使えます。")
    return Excuse(_USED, instead, "602.5b", "M21")


def _used_before(s: Scene) -> bool:
    """Whether an ability of it waits on the stack already."""
    assert s.obj is not None
    return any(getattr(item, "source", 0) == s.obj.id for item in s.state.stack)


def _tapped(s: Scene) -> Excuse | None:
    if s.obj is None or s.obj.zone is not Zone.BATTLEFIELD or s.key == "already_tapped":
        return None
    name = s.obj.card.name
    text = Text("{name} is tapped already", "{name}はすでにタップ状態である").format(name=name)
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


def _controller(s: Scene) -> Excuse | None:
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


def _mana(s: Scene) -> Excuse | None:
    text = Text("there is not enough mana", "マナが足りない")
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


def _target(s: Scene) -> Excuse | None:
    modes = _modes(s)
    if not any(mode.targets for mode in modes) or not s.is_free or s.verb == "suspend":
        return None
    text = Text("there is no legal target", "適正な対象がない")
    for frame in s.tried.frames:
        for event in frame.events:
            if event.key == "target_chosen":
                name = dict(event.args)["name"]
                instead = Text(
                    "{name}, for one, can be the target.", "例えば{name}を対象にできます。"
                )
                return Excuse(text, instead.format(name=name), "601.2c", late=True)
    return None


def _modes(s: Scene) -> tuple[Mode, ...]:
    if s.ability is not None:
        return s.ability.modes
    if s.obj is not None and s.obj.card.spell is not None:
        return s.obj.card.spell.modes
    return ()


def _spell_mana(s: Scene) -> Excuse | None:
    """M07: the mana cost of a card that is suspended."""
    if s.obj is None:
        return None
    cost = s.obj.card.mana_cost
    if cost is None:
        text = Text(
            "a card without a mana cost cannot be paid", "マナ・コストのないカードは支払えない"
        )
    else:
        text = Text("its mana cost of {cost} is too high", "マナ・コスト{cost}が高すぎる").format(
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


def _spell_target(s: Scene) -> Excuse | None:
    """M07: the targets of a card that is suspended."""
    if not any(mode.targets for mode in _modes(s)):
        return None
    instead = Text("Targets are chosen only when it is cast.", "対象を選ぶのは、唱えるときです。")
    text = Text("there is no target for it", "呪文の対象がない")
    return Excuse(text, instead, "702.62c", "M07")


def _priority(s: Scene) -> Excuse | None:
    fields = {"who": s.who}
    text = Text("{who} does not have priority", "{who}に優先権がない").format(**fields)
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


def _land(s: Scene) -> Excuse | None:
    if s.key == "no_land_play_left" or s.verb != "play":
        return None
    if s.state.players[s.player].lands_played:
        return None
    text = Text("one land was played this turn", "このターンはもう土地をプレイした")
    instead = Text("No land was played this turn.", "このターンはまだ土地をプレイしていません。")
    return Excuse(text, instead, "305.2b")


def _from_exile(s: Scene) -> Excuse | None:
    if s.kind not in ("may play", "must play") or s.no is not None:
        return None
    text = Text("a card is cast from the hand only", "唱えられるのは手札からだけ")
    instead = Text(
        "The ability lets its owner cast it from exile.",
        "能力により、オーナーは追放領域から唱えられます。",
    )
    return Excuse(text, instead, "601.3", "M15")


def _must(s: Scene) -> Excuse | None:
    """M04: the last suspend ability."""
    if s.verb != "decline" or s.no is not None or s.kind != "may play":
        return None
    text = Text("it must be played if able", "可能ならプレイしなければならない")
    instead = Text(
        "Since February 2024 the ability says “may”.",
        "2024年2月から、能力は「してもよい」となっています。",
    )
    return Excuse(text, instead, "702.62a", "M04")


def _holder(s: Scene) -> Excuse | None:
    """For a response in the middle of something."""
    text = Text("nobody holds a card to respond with", "対応できるカードを誰も持っていない")
    instead = Text(
        "Even with a fitting card nobody could respond.",
        "合うカードがあっても、対応できません。",
    )
    return Excuse(text, instead, "117.1", "M01")


def _active_only(s: Scene) -> Excuse | None:
    text = Text("only an opponent may respond now", "いま対応できるのは対戦相手だけ")
    instead = Text("Opponents cannot respond either.", "対戦相手も対応できません。")
    return Excuse(text, instead, "117.1", "M01")


def _paid_first(s: Scene) -> Excuse | None:
    text = Text("only the payment itself can be responded to", "対応できるのは支払いに対してだけ")
    instead = Text("A payment cannot be responded to.", "支払いには対応できません。")
    return Excuse(text, instead, "601.2h", "M01")


def _protected(s: Scene) -> Excuse | None:
    if s.obj is None or s.key in ("hexproof", "shroud"):
        return None
    if has(s.state, s.obj, "hexproof") or has(s.state, s.obj, "shroud"):
        if s.obj.controller != s.player or has(s.state, s.obj, "shroud"):
            return None
        instead = Text(
            "Hexproof does not stop its own controller.",
            "呪禁は、自分のコントローラーを妨げません。",
        )
        text = Text("{name} has hexproof", "{name}は呪禁を持つ")
        return Excuse(text.format(name=s.obj.card.name), instead, "702.11b", "M23")
    fields = {"name": s.obj.card.name}
    return Excuse(
        Text("{name} has hexproof", "{name}は呪禁を持つ").format(**fields),
        Text("{name} does not have hexproof.", "{name}は呪禁を持っていません。").format(**fields),
        "702.11b",
    )


def _tapped_target(s: Scene) -> Excuse | None:
    if s.obj is None or s.obj.zone is not Zone.BATTLEFIELD or not s.is_free:
        return None
    fields = {"name": s.obj.card.name}
    if s.obj.tapped:
        text = Text("{name} is tapped", "{name}はタップ状態である")
        instead = Text("A tapped permanent can be a target.", "タップ状態でも対象になります。")
    else:
        text = Text("{name} is untapped", "{name}はアンタップ状態である")
        instead = Text(
            "An untapped permanent can be a target.", "アンタップ状態でも対象になります。"
        )
    return Excuse(text.format(**fields), instead, "115.1")


def _own_target(s: Scene) -> Excuse | None:
    if s.obj is None or s.obj.zone is not Zone.BATTLEFIELD or not s.is_free:
        return None
    if s.obj.controller == s.player:
        text = SHORT["opponents_only"]
        instead = Text("One's own will do too.", "自分のものでもかまいません。")
    else:
        text = SHORT["yours_only"]
        instead = Text("An opponent's will do too.", "対戦相手のものでもかまいません。")
    return Excuse(text, instead, "115.1")


def _player_target(s: Scene) -> Excuse | None:
    ref = (*s.choice.args, "")[0]
    if not isinstance(ref, int) or ref >= FIRST_OBJECT or not s.is_free:
        return None
    text = Text("a player cannot be a target", "プレイヤーは対象にできない")
    instead = Text("Here a player can be one.", "ここではプレイヤーも対象にできます。")
    return Excuse(text, instead, "115.4")


def _later_target(s: Scene) -> Excuse | None:
    """M22: choosing targets is for later."""
    if s.verb not in ("target", "mode", "x") or not s.is_free:
        return None
    text = Text("that is chosen when it resolves", "それは解決のときに選ぶ")
    instead = Text("It is chosen now, before the cost.", "支払いより前に、いま選びます。")
    return Excuse(text, instead, "601.2c", "M22")


def _must_respond(s: Scene) -> Excuse | None:
    if s.verb != "pass" or s.no is not None:
        return None
    text = Text("{who} has to do something first", "先に何かをしなければならない").format(who=s.who)
    instead = Text("Who has priority may always pass.", "優先権があれば、いつでもパスできます。")
    return Excuse(text, instead, "117.3d")


def _close_short(s: Scene) -> Excuse | None:
    if s.verb != "close" or s.no is not None:
        return None
    text = Text("a mana ability has to be used first", "先にマナ能力を使わなければならない")
    instead = Text(
        "Who uses none goes on; what cannot be paid is undone then.",
        "使わずに進むこともできます。支払えなければ、そこで巻き戻されます。",
    )
    return Excuse(text, instead, "601.2g", "M09")


def _opponent_agrees(s: Scene) -> Excuse | None:
    """A last resort that is never so: no choice waits for an opponent's consent."""
    text = Text("the opponent has to agree first", "先に対戦相手が認めなければならない")
    instead = Text("Nobody has to agree to a choice.", "選択に対戦相手の同意は要りません。")
    return Excuse(text, instead, "117.1")


def _banned(s: Scene) -> Excuse | None:
    if not s.is_free:
        return None
    text = Text("an effect forbids it", "効果によって禁じられている")
    return Excuse(text, Text("No effect forbids it.", "禁じる効果はありません。"), "101.2", "M25")


Give = Callable[["Scene"], "Excuse | None"]
_FOR: dict[str, tuple[Give, ...]] = {
    "activate": (
        _haste, _turn, _sick, _once, _stack, _priority, _tapped, _target, _mana, _controller,
        _own_turn, _banned,
    ),
    "cast": (
        _turn, _from_exile, _stack, _mana, _target, _priority, _own_turn, _banned,
        _opponent_agrees,
    ),
    "play": (_land, _turn, _priority, _own_turn, _banned, _opponent_agrees),
    "suspend": (_spell_mana, _spell_target, _stack, _turn, _mana, _priority, _own_turn),
    "target": (
        _protected, _own_target, _player_target, _tapped_target, _later_target, _opponent_agrees,
    ),
    "attack": (_haste, _sick, _own_turn, _opponent_agrees),
    "respond": (_holder, _active_only, _paid_first),
    "decline": (_must, _opponent_agrees, _priority),
}  # fmt: skip
_OTHERS: tuple[Give, ...] = (
    _must_respond, _close_short, _later_target, _priority, _own_turn, _banned, _opponent_agrees,
)  # fmt: skip
