"""Suspend (702.62): three abilities, three pieces of code.

1. In hand: if you could begin to cast the card, you may pay and exile it with
   time counters. A special action (116.2f): it asks nothing about targets.
2. In exile: at the beginning of your upkeep, if it is suspended, a time counter
   comes off.
3. In exile: when the last time counter is removed, however that happened, you
   may play it without paying its mana cost. Until 2 February 2024 you had to,
   if able. A creature spell cast this way has haste until you lose control.

Printed and granted suspend are the same; a granted one has only the last two
to offer, since its card is in exile already.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from mtgrules.engine.changes import Change
from mtgrules.engine.constants import of_a_constant
from mtgrules.engine.costs import PayMana
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.effects.time_counters import RemoveCounterFromThis
from mtgrules.engine.legality import (
    FACE_DOWN,
    cannot_cast,
    cannot_play_land,
    faces,
    is_land,
    land_not_cast,
    ways_to_cast,
)
from mtgrules.engine.priority import face_of, play_land
from mtgrules.engine.proposals import begin_special, begin_spell
from mtgrules.engine.resolving import Resolution, Scene
from mtgrules.engine.special_actions import SpecialAction
from mtgrules.engine.targets import possible
from mtgrules.engine.total import total_cost
from mtgrules.model.abilities import Activated, Keyword, Mode, Triggered
from mtgrules.model.cards import Card
from mtgrules.model.choices import Choice, No, Options
from mtgrules.model.objects import Announcement, Obj
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

DECLINE = Choice("decline")


# 1. The special action ---------------------------------------------------------------


def cannot_suspend(state: State, who: int, card: Obj) -> No | None:
    """Why it cannot be suspended: exactly when casting it could not begin (702.62a, c)."""
    if card.zone is not Zone.HAND or card.owner != who:
        return No("702.62a", "suspend_from_hand", (("name", card.card.name),))
    if not any(k.name == "suspend" for k in card.card.keywords):
        return No("702.62a", "no_suspend", (("name", card.card.name),))
    no = cannot_cast(state, who, card.card)
    if no is None:
        return None
    args = (*no.args, ("because", no.rule))
    if no.key in ("casting_banned", "split_second", "epic_ban"):
        return No("702.62c", f"suspend_{no.key}", (("name", card.card.name), *args))
    return No("702.62a", f"suspend_{no.key}", args)


def begin(change: Change, who: int, card: Obj, choice: Choice) -> None:
    """Begin the special action: pay, then exile with time counters (116.2f)."""
    keyword = next(k for k in card.card.keywords if k.name == "suspend")
    begin_special(change, who, card, "suspend", _action(keyword), choice)


@of_a_constant
def _action(keyword: Keyword) -> Activated:
    """What is paid and done, in the shape of an ability."""
    modes = (Mode((ExileWithTimeCounters(keyword.n),)),)
    return Activated(keyword.cost, modes, zone=Zone.HAND, special="suspend")


ACTION = SpecialAction(cannot_suspend, begin)


@value
class ExileWithTimeCounters(Instruction, Value):
    """Exile the card from hand with its time counters (702.62a); not an effect, an action."""

    n: int

    def text(self) -> Text:
        n = self.n or "X"
        return Text(
            f"exile this card with {n} time counters on it",
            f"このカードを、時間カウンター{n}個が置かれた状態で追放する",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        id = change.move(scene.source_id, Zone.EXILE, "suspended", "702.62a")
        change.add_counters(id, "time", self.n or scene.x)


# 2. and 3. The triggered abilities ---------------------------------------------------


def abilities(obj: Obj, keyword: Keyword) -> tuple[Triggered, ...]:
    """The two triggered abilities that work in exile (702.62a)."""
    return _TRIGGERS


@value
class PlayWithoutPaying(Instruction, Value):
    """Play the card for free if able; it may be a land face (702.62a, 601.1a)."""

    def text(self) -> Text:
        return Text(
            "if it is exiled, you may play it without paying its mana cost if able; if you don't, "
            "it stays in exile; if you cast a creature spell this way, it has haste until you lose "
            "control of the spell or of the permanent it becomes",
            "これが追放されているなら、可能であればあなたはこれをマナ・コストを支払うことなくプレイ"
            "してもよい。そうしないなら、これは追放されたままである。これによりクリーチャー呪文を"
            "唱えたなら、あなたがその呪文やそれがなったパーマネントのコントロールを失うまで、"
            "それは速攻を持つ",
        )

    def ask(self, scene: Scene) -> Options | None:
        card = scene.state.card(scene.source_id)
        if card is None or any(pick.verb in ("done", "decline") for pick in scene.picks):
            return None
        legal, refused = [], []
        for i, face in enumerate(faces(card.card)):
            args = (card.id,) if i == 0 else (card.id, i)
            verb = "play" if is_land(face) else "cast"
            if is_land(face):  # playing is more than casting (701.18b)
                refused.append(land_not_cast(face).to(Choice("cast", args), card.id))
            no = cannot_play(scene.state, scene.you, face, card.zone)
            if no is None:
                legal.append(Choice(verb, args))
            else:
                refused.append(no.to(Choice(verb, args), card.id))
        if FACE_DOWN in (ways := ways_to_cast(card.card)):
            no = No("118.9a", "no_second_alternative", (("name", card.card.name),))
            refused.append(no.to(Choice("cast", (card.id, ways.index(FACE_DOWN))), card.id))
        if not scene.state.edition.suspend_optional:
            able = [choice for choice in legal if _able(scene, card, choice)]
            if not able:
                return None
            if all(_needs_more_mana(scene, card, choice) for choice in able):
                return Options(scene.you, "must play", "118.3c", (*legal, DECLINE), tuple(refused))
            must = No("702.62a", "must_play", (("name", card.card.name),)).to(DECLINE, card.id)
            return Options(scene.you, "must play", "702.62a", tuple(legal), (*refused, must))
        return Options(scene.you, "may play", "702.62a", (*legal, DECLINE), tuple(refused))

    def chosen(self, scene: Scene, change: Change, choice: Choice) -> bool:
        """Begin to play it now, while the ability is still resolving (608.2g)."""
        if choice.verb == "decline":
            return False
        card = change.state.card(scene.source_id)
        assert card is not None
        face = face_of(card, choice)
        if choice.verb == "cast":
            begin_spell(change, scene.you, card, face, choice, free=True)
            return True
        id = play_land(change, scene.you, card, face)
        task = change.state.agenda[-1]
        assert isinstance(task, Resolution)
        change.top(task.but(picks=(*task.picks, Choice("done", (id,)))))
        return True

    def perform(self, scene: Scene, change: Change) -> None:
        done = next((pick for pick in scene.picks if pick.verb == "done"), None)
        if done is None:
            card = change.state.card(scene.source_id)
            name = card.card.name if card is not None else change.state.name(scene.source_id)
            change.say("stays_in_exile", "702.62a", subject=scene.source_id, name=name)
            return
        spell = change.state.item(int(done.args[0]))
        if isinstance(spell, Obj) and "creature" in spell.card.types:
            change.grant(spell.id, Keyword("haste"), "control is lost", scene.you)
            change.say("suspend_haste", "702.62a", subject=spell.id, name=spell.card.name)


def cannot_play(state: State, who: int, face: Card, zone: Zone) -> No | None:
    """Why a face cannot be played: bans and land plays count, timing does not (608.2g)."""
    if is_land(face):
        return cannot_play_land(state, who, face, resolving=True)
    return cannot_cast(state, who, face, zone, resolving=True)


def _needs_more_mana(scene: Scene, card: Obj, choice: Choice) -> bool:
    """Whether a tax would have to be paid with mana that is not in the pool (118.3c, 118.9d).

    What it costs may depend on the targets; if one way to choose them can be paid, it is enough.
    """
    if choice.verb == "play":
        return False
    spell = _as_spell(scene, card, face_of(card, choice))
    return all(_lacks_mana(scene, aimed) for aimed in _aimed(scene.state, spell))


def _lacks_mana(scene: Scene, spell: Obj) -> bool:
    total = total_cost(scene.state, spell)
    mana = PayMana(total.mana) if total.mana is not None else None
    return mana is not None and mana.lacking(scene.state, scene.you, spell.id) is not None


def _aimed(state: State, spell: Obj) -> Iterator[Obj]:
    """The spell with each choice of as few targets as it may have, for each of its modes."""
    for mode in spell.card.spell.modes if spell.card.spell else ():
        slots = (combinations(possible(state, s, spell), s.least) for s in mode.targets)
        for targets in product(*slots):
            assert spell.announced is not None
            yield spell.but(announced=spell.announced.but(targets=targets))
    if spell.card.spell is None:
        yield spell


def _as_spell(scene: Scene, card: Obj, face: Card) -> Obj:
    """The spell that the card would be, for questions about it before it moves."""
    announced = Announcement(modes=(0,), alternative="free")
    return card.but(card=face, controller=scene.you, announced=announced)


def _able(scene: Scene, card: Obj, choice: Choice) -> bool:
    """Under the older edition: whether it can be played, judged before it moves.

    Additional costs other than mana must be payable (118.8). Targets are looked for
    with the card still in exile. That this may change as it moves is what made the
    forced loop of 2023 possible.
    """
    face = face_of(card, choice)
    if choice.verb == "play" or face.spell is None:
        return True
    spell = _as_spell(scene, card, face)
    others = total_cost(scene.state, spell).others  # mana is another matter (118.3c)
    if any(cost.lacking(scene.state, scene.you, card.id) is not None for cost in others):
        return False
    return any(
        all(len(possible(scene.state, spec, spell)) >= spec.least for spec in mode.targets)
        for mode in face.spell.modes
    )


_TRIGGERS = (
    Triggered(
        "step_began",
        "your upkeep",
        (Mode((RemoveCounterFromThis(),)),),
        Text(
            "at the beginning of your upkeep, if this card is suspended",
            "あなたのアップキープの開始時に、このカードが待機状態であるなら",
        ),
        zone=Zone.EXILE,
        condition="suspended",
    ),
    Triggered(
        "last_time_counter",
        "self",
        (Mode((PlayWithoutPaying(),)),),
        Text(
            "when the last time counter is removed from this card",
            "このカードから最後の時間カウンターが取り除かれたとき",
        ),
        zone=Zone.EXILE,
        condition="in exile",
    ),
)
