"""A position read: the table of a game into a state, or everything that is wrong with it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any

from mtgrules.model.mana import TYPES_OF_MANA, Mana
from mtgrules.model.objects import Obj
from mtgrules.model.state import Player, State
from mtgrules.model.zones import Step, Zone
from mtgrules.rulebook.editions import NEWEST, Edition, UnknownEdition
from mtgrules.rulebook.near import did_you_mean
from mtgrules.rulebook.text import Text
from mtgrules.setup.entries import Entries
from mtgrules.setup.steps import step_names
from mtgrules.setup.words import (
    DEFAULT_LIBRARY,
    KEYS,
    KEYS_OF_A_PLAYER,
    NAMES,
    SEATS,
    ZONES,
    BadPosition,
    Path,
    Problems,
)

_STARTS = tuple(
    step
    for step in Step
    if step not in (Step.UNTAP, Step.CLEANUP, Step.DAMAGE, Step.BLOCKERS, Step.ATTACKERS)
)
"""The steps in which a position may be: those in which a player gets priority at once."""


def read(text: str) -> State:
    """A position from its TOML text; `BadPosition` says everything that is wrong with it."""
    return position(read_table(text))


def read_table(text: str) -> dict[str, Any]:
    """The table that a TOML text is, before anything is set up; `BadPosition` if it is no TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPosition(
            [Text(f"The text is no TOML: {error}.", f"TOMLとして読めない：{error}。")]
        ) from None


def position(data: Mapping[str, Any]) -> State:
    """Set up a game; it stands right before the active player gets priority.

    Raises `BadPosition` with every problem found, in both languages.
    """
    return _Builder(data).build()


class _Builder:
    """Reads a mapping into a state and collects what is wrong with it."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.problems = Problems()
        self.entries = Entries(self.problems)
        self.shared: dict[str, list[Obj]] = {"battlefield": [], "exile": [], "command": []}

    def build(self) -> State:
        known = (*SEATS, *KEYS)
        for key in self.data:
            self.problems.at = (key,)
            if key not in known:
                self.problems.append(
                    Text(
                        f"A position has no {key!r}; it has {', '.join(known)}.",
                        f"局面に{key!r}という項目はありません。使えるのは{'、'.join(known)}。",
                    )
                    + did_you_mean(key, known)
                )
        seats = [seat for seat in SEATS if seat in self.data]
        if len(seats) < 2:
            seats = list(SEATS[:2])
        players = tuple(self.player(i, seat) for i, seat in enumerate(seats))
        step = self.step()
        self.problems.at = ("active",)
        active = self.seat(str(self.data.get("active", "you")), seats)
        turn = self.number(self.data, (), "turn", 3 if active == 0 else 4, least=1)
        edition = self.edition()
        self.entries.attach(self.shared["battlefield"])
        if self.problems:
            raise BadPosition(self.problems, self.problems.places)
        return State(
            players,
            edition=edition,
            turn=turn,
            active=active,
            step=step,
            battlefield=tuple(self.shared["battlefield"]),
            exile=tuple(self.shared["exile"]),
            command=tuple(self.shared["command"]),
            receiver=active,
            next_id=self.entries.next_id,
        )

    def edition(self) -> Edition:
        self.problems.at = ("edition",)
        try:
            return Edition.parse(str(self.data.get("edition", NEWEST)))
        except UnknownEdition as error:
            self.problems.append(error.text)
            return NEWEST

    def step(self) -> Step:
        self.problems.at = ("step",)
        name = str(self.data.get("step", "main1"))
        step = step_names().get(name.casefold())
        if step is None:
            self.problems.append(
                Text(
                    f"No step is called {name!r}: {', '.join(Step)}.",
                    f"「{name}」というステップはない：{'、'.join(Step)}。",
                )
                + did_you_mean(name, step_names())
            )
            return Step.MAIN1
        if step not in _STARTS:
            self.problems.wrong(
                f"A position cannot start in the {step.value} step; start before it: "
                f"{', '.join(_STARTS)}.",
                f"{step.value}からは始められません。その前の{'、'.join(_STARTS)}から始めます。",
            )
        return step

    def seat(self, name: str, seats: list[str]) -> int:
        wanted = {"あなた": "you", "対戦相手": "opponent"}.get(name, name.casefold())
        if wanted in seats:
            return seats.index(wanted)
        here = enumerate(NAMES[: len(seats)])
        called = [i for i, who in here if wanted in (who.en.casefold(), who.ja)]
        if called:
            return called[0]
        self.problems.append(
            Text(
                f"No player is called {name!r}: {', '.join(seats)}.",
                f"{name!r}というプレイヤーはいない：{'、'.join(seats)}。",
            )
            + did_you_mean(name, seats)
        )
        return 0

    def number(self, table: Mapping[str, Any], at: Path, key: str, default: int, least: int) -> int:
        self.problems.at = (*at, key)
        found = table.get(key, default)
        if not isinstance(found, int) or isinstance(found, bool) or found < least:
            self.problems.wrong(
                f"{key} must be a whole number, {least} or more, not {found!r}.",
                f"{key}は{least}以上の整数でなければならない（{found!r}ではない）。",
            )
            return default
        return found

    def player(self, index: int, seat: str) -> Player:
        table = self.data.get(seat, {})
        if not isinstance(table, Mapping):
            self.problems.at = (seat,)
            self.problems.wrong(f"{seat} must be a table.", f"{seat}は表でなければなりません。")
            table = {}
        own: dict[str, tuple[Obj, ...]] = {}
        known = (*ZONES, *KEYS_OF_A_PLAYER)
        for key in table:
            if key not in known:
                self.problems.at = (seat, key)
                self.problems.append(
                    Text(
                        f"{seat} has no {key!r}; it has {', '.join(known)}.",
                        f"{seat}に{key!r}という項目はありません。使えるのは{'、'.join(known)}。",
                    )
                    + did_you_mean(key, known)
                )
        for zone in ZONES:
            if zone == "library" and zone not in table:
                entries: Any = [f"{DEFAULT_LIBRARY} Plains"]
            else:
                entries = table.get(zone, [])
            cards = self.zone(entries, Zone(zone), index, (seat, zone))
            if zone in self.shared:
                self.shared[zone].extend(cards)
            else:
                own[zone] = tuple(reversed(cards)) if zone == "library" else tuple(cards)
        return Player(
            self.name(table, index, (seat, "name")),
            life=self.number(table, (seat,), "life", 20, least=1),
            pool=self.pool(str(table.get("pool", "")), (seat, "pool")),
            library=own["library"],
            hand=own["hand"],
            graveyard=own["graveyard"],
            lands_played=self.number(table, (seat,), "lands_played", 0, least=0),
        )

    def name(self, table: Mapping[str, Any], index: int, at: Path) -> Text:
        self.problems.at = at
        name = table.get("name")
        if name is None:
            return NAMES[index]
        if isinstance(name, Mapping) and set(name) == {"en", "ja"}:
            return Text(str(name["en"]), str(name["ja"]))
        self.problems.wrong(
            'name must be a pair: { en = "...", ja = "..." }.',
            'nameは { en = "...", ja = "..." } の組でなければなりません。',
        )
        return NAMES[index]

    def pool(self, text: str, at: Path) -> tuple[Mana, ...]:
        self.problems.at = at
        symbols = re.findall(r"\{(.)\}", text)
        if "".join(f"{{{s}}}" for s in symbols) != text or any(
            s not in TYPES_OF_MANA for s in symbols
        ):
            self.problems.wrong(
                f"No mana pool: {text!r}; write {{R}}{{R}}.",
                f"「{text}」はマナではありません。{{R}}{{R}}のように書きます。",
            )
            return ()
        return tuple(Mana(s) for s in symbols)

    def zone(self, entries: Any, zone: Zone, owner: int, at: Path) -> list[Obj]:
        self.problems.at = at
        if isinstance(entries, str):
            entries = [part for part in re.split(r"\s*[;；]\s*", entries) if part]
        if not isinstance(entries, list | tuple):
            self.problems.wrong(
                f"{zone.value} must be a list of cards.", f"{zone.value}はカードの並びにします。"
            )
            return []
        made = []
        for i, entry in enumerate(entries):
            self.problems.at = (*at, i)
            made += self.entries.cards(str(entry), zone, owner)
        return made
