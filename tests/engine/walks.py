"""Random games for the property tests: positions from all cards, and what must always hold."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from mtgrules.cards import all_cards, card
from mtgrules.engine.play import apply, legal, settle
from mtgrules.model.choices import FIRST_OBJECT, Choice, Refused
from mtgrules.model.objects import Obj, StackAbility
from mtgrules.model.zones import Zone
from mtgrules.notation import friendly, read
from mtgrules.rulebook import rules
from mtgrules.rulebook.text import LANGS, Text
from mtgrules.setup import SEATS
from mtgrules.telling import explain, label, prompt, tell_frame
from tests.engine.helpers import EDITIONS, every

if TYPE_CHECKING:
    from random import Random

    from mtgrules.model.choices import Options
    from mtgrules.model.frames import Frame
    from mtgrules.model.state import State

STEPS = ("upkeep", "draw", "main1", "main1", "main1", "begin combat", "main2", "end")
CARDS = all_cards()
LANDS = [c for c in CARDS if "land" in c.types]
BASICS = dict(
    zip(
        "WUBRG",
        (card("Plains"), card("Island"), card("Swamp"), card("Mountain"), card("Forest")),
        strict=True,
    )
)
PERMANENTS = [c for c in CARDS if c.is_permanent]
NONLANDS = [c for c in CARDS if "land" not in c.types]

SEEN: Counter[str] = Counter()
"""Every event of every random game, for the report of what the walks have reached."""
ABSENT: Counter[tuple[str, str]] = Counter()
"""Rules that a frame or refusal cites although the edition had no such rule."""

# Positions ----------------------------------------------------------------------------


def random_position(random: Random) -> dict[str, Any]:
    """A position in words, with every card of the catalogue about equally often."""
    seats = SEATS[: random.choice((2, 2, 3))]
    data: dict[str, Any] = {seat: _random_seat(random) for seat in seats}
    data["active"] = random.choice(seats)
    data["turn"] = random.randint(1, 6)
    data["step"] = random.choice(STEPS)
    data["edition"] = random.choice(EDITIONS)
    return data


def _random_seat(random: Random) -> dict[str, Any]:
    hand = random.choices(CARDS, k=random.randint(1, 6))
    rest = random.choices(PERMANENTS, k=random.randint(2, 5))
    # Lands that can pay for some of it, so that not every spell is reversed.
    wanted = [color for card in (*hand, *rest) for color in _colors(card)] or ["G"]
    lands = [
        random.choice(LANDS) if random.random() < 0.4 else BASICS[random.choice(wanted)]
        for _ in range(random.randint(3, 8))
    ]
    field = [_entry(random, card, Zone.BATTLEFIELD) for card in (*lands, *rest)]
    return {
        "battlefield": field,
        "hand": [c.name.en for c in hand],
        "exile": [
            _entry(random, c, Zone.EXILE) for c in random.choices(NONLANDS, k=random.randint(0, 3))
        ],
        "graveyard": [c.name.en for c in random.choices(CARDS, k=random.randint(0, 2))],
        "library": [c.name.en for c in random.choices(CARDS, k=random.randint(0, 9))],
        "pool": "".join(f"{{{random.choice('WUBRGC')}}}" for _ in range(random.randint(0, 3))),
        "life": random.choice((1, 3, 10, 20)),
        "lands_played": random.choice((0, 0, 1)),
    }


def _colors(card: Any) -> str:
    costs = [str(card.mana_cost or "")]
    costs += [cost.text().en for k in card.keywords for cost in k.cost]
    costs += [cost.text().en for a in card.activated for cost in a.costs]
    return "".join(c for c in "".join(costs) if c in BASICS)


def _entry(random: Random, card: Any, zone: Zone) -> str:
    flags = []
    if zone is Zone.EXILE:
        flags = [f"{random.randint(1, 3)} time counters"]
        if not any(k.name == "suspend" for k in card.keywords):
            flags.append("suspend")
    else:
        if random.random() < 0.2:
            flags.append("tapped")
        if random.random() < 0.2:
            flags.append("new")
        if random.random() < 0.1:
            flags.append("2 +1/+1 counters" if "creature" in card.types else "1 time counter")
        if card.names and random.random() < 0.8:  # last: a name may hold a comma
            flags.append(f"naming {random.choice(NONLANDS).name.en}")
    name: str = card.name.en
    return name + (f" ({', '.join(flags)})" if flags else "")


# Walking ------------------------------------------------------------------------------

_WEIGHTS = {"pass": 3, "close": 6, "done": 3, "decline": 2, "attack": 8, "block": 6, "cast": 8}
_WEIGHTS |= {"suspend": 12, "play": 8, "pay": 4, "spend": 4}


def pick(random: Random, state: State, options: Options) -> Choice:
    """One legal choice: passing is rare and hopeless ones too, so that walks reach the depths."""
    weights = [_weight(state, options, choice) for choice in options.legal]
    if options.kind == "priority":
        # However long the list is, passing has about one chance in four.
        weights[0] = max(1, sum(weights[1:]) / 3)
    return random.choices(options.legal, weights)[0]


def _weight(state: State, options: Options, choice: Choice) -> float:
    if choice.verb == "activate":
        source = state.card(int(choice.args[0]))
        assert source is not None
        if source.tapped:
            return 0.03  # nearly all of these fail at payment
        land = "land" in source.card.types
        # Mana is made inside payments rather than wasted before them.
        return 9 if options.kind == "mana abilities" else 0.5 if land else 6
    if choice.verb == "x":
        return 1 / (1 + int(choice.args[0]))
    if choice.verb == "close":
        task: Any = state.agenda[-1]
        short = any(cost.lacking(state, task.player, task.source) for cost in task.to_pay)
        return 2 if short else 60
    return _WEIGHTS.get(choice.verb, 4)


# What must always hold ----------------------------------------------------------------

_FIELD = re.compile(r"\{[a-z_]+\d*\}")
_JAPANESE = re.compile(r"[぀-ヿ一-鿿]")


def check_text(text: Text, about: object) -> None:
    """Both languages say something, with no field left open and no value shown raw."""
    assert isinstance(text, Text), about
    for lang in LANGS:
        said = text[lang]
        assert said.strip(), about
        assert not _FIELD.search(said), (said, about)
        for raw in ("Text(", "None", "frozenset", "Obj(", "<", "()"):
            assert raw not in said, (said, about)


def check_rule(rule: str, state: State) -> None:
    """The rule is in the rulebook; where its edition had none, that is noted for the report."""
    assert rules.known(rule), f"no rule {rule} in the rulebook"
    if not rules.exists(rule, state.edition):
        ABSENT[rule, str(state.edition)] += 1


def check_state(state: State) -> None:
    """Every object is in exactly one zone and says so; nothing is negative."""
    cards = every(state)
    ids = [obj.id for _, obj in cards]
    ids += [a.id for a in (*state.stack, *state.beside) if isinstance(a, StackAbility)]
    assert len(ids) == len(set(ids)), "an object is in two places"
    assert all(FIRST_OBJECT <= id < state.next_id for id in ids)
    for zone, obj in cards:
        assert obj.zone is zone, (obj, zone)
        assert all(n > 0 for _, n in obj.counters), obj
        assert obj.damage >= 0
        assert obj.uses == () or all(n > 0 for _, n in obj.uses)
        if zone not in (Zone.BATTLEFIELD, Zone.STACK):
            assert obj.controller == obj.owner, obj  # 108.4a
            assert not obj.tapped
            assert obj.attacking < 0
            assert obj.blocking < 0
    for who, player in enumerate(state.players):
        assert all(m.type in "WUBRGC" for m in player.pool)
        assert player.lands_played >= 0
        for obj in (*player.hand, *player.graveyard, *player.library):
            assert obj.owner == who
    assert all(isinstance(a, StackAbility) for a in state.beside)
    assert state.priority is None or not state.players[state.priority].lost


def check_frame(frame: Frame) -> None:
    check_state(frame.state)
    assert frame.events
    for event in frame.events:
        SEEN[event.key] += 1
        check_rule(event.rule, frame.state)
    check_text(tell_frame(frame), frame.events)


def fingerprint(state: State) -> int:
    """The hash of everything in it, to see that nothing was changed; it is slow, so not always."""
    return hash(state) if state.next_id % 5 == 0 else 0


def check_options(state: State) -> Options:
    """Asking changes nothing, and everything that is asked can be said."""
    before = fingerprint(state)
    options = legal(state)
    copy = state.but()
    assert legal(copy) == options
    assert legal(state) == options
    assert (copy, fingerprint(state)) == (state, before)
    check_rule(options.rule, state)
    if state.over:
        assert options.player == -1
        assert not options.legal
        return options
    assert options.legal, "somebody is asked and has no answer"
    assert 0 <= options.player < len(state.players)
    assert not state.players[options.player].lost, "a player who has lost is asked"
    assert len(set(options.legal)) == len(options.legal)
    no = [refusal.choice for refusal in options.refused]
    assert not set(no) & set(options.legal)
    assert len(set(no)) == len(no)
    check_text(prompt(state, options), options)
    for choice in options.legal:
        check_text(label(state, choice), choice)
        for lang in LANGS if state.next_id % 3 == 0 else ():
            written = friendly(state, choice, lang)
            again = read(written, state)
            assert again in options.legal, (written, again)
            assert again.verb == choice.verb
    for refusal in options.refused:
        check_text(label(state, refusal.choice), refusal)
        check_rule(refusal.rule, state)
        told = explain(refusal, state.edition)
        check_text(told.reason, refusal)
        check_text(told.remedy, refusal)
        assert told.rule == (rules.number(refusal.rule, state.edition) or refusal.rule)
    return options


def check_accepted(state: State, choice: Choice) -> tuple[Frame, ...]:
    before = fingerprint(state)
    made = apply(state, choice)
    assert made
    assert made[0].choice == choice
    assert all(frame.choice is None or frame.choice == choice for frame in made)
    assert fingerprint(state) == before
    assert legal(made[-1].state).legal or made[-1].state.over
    settled = settle(state, choice)
    assert settled == made[-1].state, "without frames it ends elsewhere"
    assert legal(settled) == legal(made[-1].state)
    return made


def check_refused(state: State, choice: Choice, options: Options) -> None:
    """A choice that is not listed is refused with a reason and leaves the state equal."""
    before = fingerprint(state)
    with pytest.raises(Refused) as caught:
        apply(state, choice)
    told = explain(caught.value.refusal, state.edition)
    check_text(told.reason, choice)
    check_text(told.remedy, choice)
    check_rule(caught.value.refusal.rule, state)
    assert caught.value.options == options
    assert fingerprint(state) == before


VERBS = (
    "pass", "cast", "play", "activate", "suspend", "target", "close", "pay", "choose", "spend",
    "color", "mode", "x", "pay_as", "how_many", "chooser", "share", "put", "keep", "undo",
    "attack", "block", "assign", "done", "decline", "sacrifice_pile", "pile", "respond", "name",
    "", "resign", "キャスト",
)  # fmt: skip


def malformed(random: Random, state: State) -> Choice:
    """A choice that hardly ever is one: a verb and arguments at random."""
    args = tuple(
        random.choice(
            (
                random.randint(-2, state.next_id + 3),
                random.randint(0, 3),
                random.choice(("0", "1", "R", "life", "", "x y", "0.5", "稲妻")),
            )
        )
        for _ in range(random.randint(0, 3))
    )
    return Choice(random.choice(VERBS), args)


def summary(state: State) -> Any:
    """What a position at rest is, without ids: to compare one with what was read back."""

    def short(obj: Obj) -> Any:
        return (
            obj.card.name.en,
            obj.owner,
            obj.controller,
            obj.tapped,
            obj.settled,
            obj.damage,
            obj.counters,
            obj.marks,
            obj.uses,
            obj.attacking,
            obj.blocking,
            obj.named,
            obj.revealed,
        )

    return (
        str(state.edition),
        state.turn,
        state.active,
        state.step,
        sorted(map(repr, map(short, state.battlefield))),
        sorted(map(repr, map(short, state.exile))),
        [
            (
                p.name,
                p.life,
                sorted(m.type for m in p.pool),
                [short(o) for o in p.library],
                sorted(map(repr, map(short, p.hand))),
                sorted(map(repr, map(short, p.graveyard))),
                p.lands_played,
                p.spells_cast,
                p.drew_from_empty,
                p.lost,
            )
            for p in state.players
        ],
        state.receiver if state.priority is None else state.priority,
        state.passes,
        state.over,
    )
