"""What the engine's tests share: games with test-only cards, and short questions about them.

A test plays through `Game.take` with text wherever it can, so that it reads like
a game. Cards that the catalogue does not have are made here and put into a game
as objects; such a game cannot be written as text, everything else works.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from mtgrules.cards import phrases
from mtgrules.cards.make import TAP, ability, does, make, mana, spell, suspend
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.play import legal
from mtgrules.game import Game, NotAllowed
from mtgrules.model.abilities import Keyword, TargetSpec
from mtgrules.model.cards import Card
from mtgrules.model.objects import Mark, Obj, StackAbility
from mtgrules.model.zones import Zone
from mtgrules.setup import position

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mtgrules.model.choices import Choice, Refusal
    from mtgrules.model.frames import Frame
    from mtgrules.model.state import State

OLD, MIDDLE, NEW = "2023-11-17", "2024-02-06", "2026-08-07"
EDITIONS = (OLD, MIDDLE, NEW)

# Setting up ---------------------------------------------------------------------------


class Placed(NamedTuple):
    """A test-only card with what is special about it: `Placed(BEAR, tapped=True)`."""

    card: Card
    fields: dict[str, Any]


END: dict[str, Any] = {"active": "opponent", "step": "end"}
"""A game that begins just before your own turn."""

PAYING = ("payment", "cost", "order of costs", "mana")


def placed(card: Card, **fields: Any) -> Placed:
    return Placed(card, fields)


def new_game(
    you: dict[str, Any] | None = None,
    opponent: dict[str, Any] | None = None,
    opponent2: dict[str, Any] | None = None,
    **more: Any,
) -> Game:
    """A game as `mtgrules.game` makes it, whose zones may also list cards made by a test."""
    seats = {"you": you or {}, "opponent": opponent or {}}
    if opponent2 is not None:
        seats["opponent2"] = opponent2
    plain: dict[str, Any] = {}
    extra: list[tuple[int, Zone, Card | Placed]] = []
    for who, (seat, zones) in enumerate(seats.items()):
        plain[seat] = {}
        for zone, entries in zones.items():
            if not isinstance(entries, list):
                plain[seat][zone] = entries
                continue
            plain[seat][zone] = [entry for entry in entries if isinstance(entry, str)]
            extra += [(who, Zone(zone), e) for e in entries if not isinstance(e, str)]
    state = position({**plain, **more})
    for who, zone, entry in extra:
        state = add(state, who, zone, entry)
    return Game(state)


def add(state: State, who: int, zone: Zone, entry: Card | Placed) -> State:
    """The state with a test-only card put into a zone."""
    card, fields = (entry.card, entry.fields) if isinstance(entry, Placed) else (entry, {})
    here = zone is Zone.BATTLEFIELD
    counters = (("loyalty", card.loyalty),) if here and card.loyalty else ()
    obj = Obj(state.next_id, card, who, who, zone, settled=here, counters=counters).but(**fields)
    if zone in (Zone.BATTLEFIELD, Zone.EXILE):
        name = zone.value
        return state.but(next_id=state.next_id + 1, **{name: (*getattr(state, name), obj)})
    player = state.players[who]
    there = getattr(player, zone.value)
    made = player.but(**{zone.value: (*there, obj)})
    players = (*state.players[:who], made, *state.players[who + 1 :])
    return state.but(next_id=state.next_id + 1, players=players)


# Playing ------------------------------------------------------------------------------


def go(game: Game, *choices: str) -> Game:
    """Take one choice after the other; `"keep"` and `"undo"` mean the mana ability in question."""
    for choice in choices:
        if choice in ("keep", "undo"):
            game.take(next(c for c in game.legal if c.verb == choice))
        else:
            game.take(choice)
    return game


def resolve(game: Game, times: int = 1) -> Game:
    """Everybody passes until the topmost spell or ability has begun to resolve."""
    for _ in range(times):
        top = game.state.stack[-1].id
        for _ in range(len(game.state.players)):
            if game.options.kind != "priority" or game.state.item(top) is None:
                break
            game.take("pass")
    return game


def first(game: Game, *kinds: str) -> Game:
    """Take the first option as long as one of these kinds of question is asked."""
    while game.options.kind in kinds:
        game.take(game.legal[0])
    return game


def pay(game: Game) -> Game:
    """Pay in any way, where it does not matter how."""
    return first(game, *PAYING)


def cast(game: Game, name: str, *more: str) -> Game:
    """Cast a spell with these answers, and pay for it from the pool."""
    go(game, f"cast {name}", *more)
    if game.options.kind == "mana abilities":
        go(game, "close")
    return pay(game)


def until_last_counter(game: Game) -> None:
    """Pass until the question whether to play the card is asked."""
    for _ in range(300):
        if game.options.kind in ("may play", "must play"):
            return
        game.take("pass" if game.options.kind == "priority" else "done")
    raise AssertionError("the question never came")


def until_stack(game: Game, name: str) -> None:
    """Pass until something of that name is on the stack."""
    for _ in range(60):
        if name in named(game.state.stack):
            return
        game.take("pass" if game.options.kind == "priority" else "done")
    raise AssertionError(f"{name} never came to the stack")


def until(game: Game, step: str, turn: int = 0) -> Game:
    """Pass until that step, resolving what comes up by itself and attacking with nothing."""
    for _ in range(400):
        options, state = game.options, game.state
        there = state.step.value == step and turn in (0, state.turn)
        if there and options.kind == "priority" and not state.stack:
            return game
        if options.kind in ("attackers", "blockers"):
            game.take("done")
        else:
            assert options.kind == "priority", game.ask()
            game.take("pass")
    raise AssertionError(f"{step} of turn {turn} never came")


# Looking ------------------------------------------------------------------------------


def every(state: State) -> list[tuple[Zone, Obj]]:
    """All cards, each with the zone it was found in."""
    found = [(Zone.BATTLEFIELD, o) for o in state.battlefield]
    found += [(Zone.EXILE, o) for o in state.exile]
    found += [(Zone.COMMAND, o) for o in state.command]
    found += [(Zone.STACK, o) for o in state.stack if isinstance(o, Obj)]
    for player in state.players:
        found += [(Zone.HAND, o) for o in player.hand]
        found += [(Zone.GRAVEYARD, o) for o in player.graveyard]
        found += [(Zone.LIBRARY, o) for o in player.library]
    return found


def the(game: Game, name: str, zone: str = "") -> Obj:
    """The one card of that name (in a zone)."""
    found = [
        o
        for z, o in every(game.state)
        if o.card.name.en == name and (z.value == zone if zone else z is not Zone.LIBRARY)
    ]
    assert len(found) == 1, f"{len(found)} x {name!r} in {zone or 'the game'}"
    return found[0]


def where(game: Game, name: str) -> str:
    return the(game, name).zone.value


def named(objects: Iterable[Any]) -> list[str]:
    return [
        o.source_card.name.en if isinstance(o, StackAbility) else o.card.name.en for o in objects
    ]


def pool(game: Game, who: int = 0) -> str:
    return "".join(mana.type for mana in game.state.players[who].pool)


def life(game: Game) -> tuple[int, ...]:
    return tuple(player.life for player in game.state.players)


def frames(game: Game) -> list[Frame]:
    return [game.tree.frames[i] for i in game.tree.path(game.at)]


def said(game: Game) -> list[str]:
    """The keys of all events so far."""
    return [event.key for frame in frames(game) for event in frame.events]


def verbs(game: Game) -> set[str]:
    return {choice.verb for choice in game.legal}


def can(game: Game, choice: str) -> bool:
    """Whether a choice given as text is legal now."""
    before = game.state
    try:
        game.branch().take(choice)
    except NotAllowed:
        return False
    finally:
        assert game.state is before
    return True


def listed(game: Game, choice: Choice) -> bool:
    return choice in legal(game.state).legal


def refused(game: Game, choice: str, rule: str = "") -> Refusal:
    """Take a choice that must be refused; the game must be the same after it."""
    before, at, size = game.state, game.at, len(game.tree)
    with pytest.raises(NotAllowed) as caught:
        game.take(choice)
    assert game.state is before
    assert (game.at, len(game.tree)) == (at, size)
    assert caught.value.text.en
    assert caught.value.text.ja
    refusal = caught.value.refusal
    if rule:
        assert refusal.rule == rule
    return refusal


def reversal_reason(game: Game) -> tuple[str, str]:
    """The step at which the last reversed action failed, and the rule that says why."""
    for frame in reversed(frames(game)):
        for event in frame.events:
            if event.key == "reversed":
                args: dict[str, Any] = dict(event.args)
                return args["step"], args["reason"].rule
    raise AssertionError("nothing was reversed")


# Test-only cards ----------------------------------------------------------------------

ANY_TARGET = TargetSpec(phrases.ANY)
TARGET_CREATURE = TargetSpec(phrases.CREATURE)
YOUR_CREATURE = phrases.CREATURE_OF_YOURS
SUSPEND_MARK = (Mark("keyword", Keyword("suspend")),)
SUSPEND_INSTANT = make(
    "Slow Spark",
    "遅い火花",
    "{R}",
    "instant",
    keywords=(suspend(2, "{R}"),),
    spell=spell(does(DealDamage(1), targets=(ANY_TARGET,))),
)
SUSPEND_CREATURE = make(
    "Slow Cub",
    "遅い子熊",
    "{G}",
    "creature",
    pt=(1, 1),
    keywords=(suspend(2, "{G}"),),
)
SUSPEND_FLASH = make(
    "Slow Ghost",
    "遅い幽霊",
    "{U}",
    "creature",
    pt=(1, 1),
    keywords=(Keyword("flash"), suspend(2, "{U}")),
)
HEXPROOF_BEAR = make(
    "Hidden Bear", "隠れ熊", "{1}{G}", "creature", pt=(2, 2), keywords=(Keyword("hexproof"),)
)
SHROUD_BEAR = make(
    "Veiled Bear", "覆われ熊", "{1}{G}", "creature", pt=(2, 2), keywords=(Keyword("shroud"),)
)
X_SORCERY = make(
    "Rising Flame",
    "増す炎",
    "{X}{R}",
    "sorcery",
    spell=spell(does(DealDamage(None), targets=(ANY_TARGET,))),
)
DRAWING_ELVES = make(
    "Llanowar Elves",
    "ラノワールのエルフ",
    "{G}",
    "creature",
    pt=(1, 1),
    activated=(ability((TAP,), does(Draw(1))),),
)


def creature(
    en: str,
    power: int,
    toughness: int,
    *keywords: str,
    **more: Any,
) -> Card:
    """A creature that a test needs only once."""
    words = tuple(Keyword(word) for word in keywords)
    return make(
        en, en + "（試験用）", "{2}", "creature", pt=(power, toughness), keywords=words, **more
    )


__all__ = [
    "ANY_TARGET",
    "DRAWING_ELVES",
    "EDITIONS",
    "HEXPROOF_BEAR",
    "MIDDLE",
    "NEW",
    "OLD",
    "SHROUD_BEAR",
    "SUSPEND_CREATURE",
    "SUSPEND_FLASH",
    "SUSPEND_INSTANT",
    "SUSPEND_MARK",
    "TAP",
    "TARGET_CREATURE",
    "X_SORCERY",
    "YOUR_CREATURE",
    "Placed",
    "ability",
    "add",
    "can",
    "creature",
    "does",
    "every",
    "first",
    "frames",
    "go",
    "life",
    "listed",
    "make",
    "mana",
    "named",
    "new_game",
    "placed",
    "pool",
    "refused",
    "resolve",
    "reversal_reason",
    "said",
    "spell",
    "suspend",
    "the",
    "until",
    "until_last_counter",
    "until_stack",
    "verbs",
    "where",
]
