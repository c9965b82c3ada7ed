"""Positions: a game set up from a few words, and the words of a position back again.

A position is a mapping, as a TOML file or a few Python dicts give it: for each
player what is in each zone, then whose turn it is and which step.

>>> state = position({"you": {"battlefield": ["Prodigal Pyromancer", "2 Island (tapped)"]}})
>>> [obj.card.name.en for obj in state.battlefield]
['Prodigal Pyromancer', 'Island', 'Island']

A card is a count (if more than one), its name in either language, and what is
special about it in parentheses: `tapped`, `new` (came under control this turn),
`3 time counters`, `suspend` (it was given suspend), `naming Lightning Bolt`,
`damage 2`, `on Grizzly Bears` (an Aura or Equipment that is attached).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any

from mtgrules.cards import UnknownCard, card
from mtgrules.cards.catalogue import is_token
from mtgrules.engine.legality import FACE_DOWN
from mtgrules.model.abilities import Keyword
from mtgrules.model.cards import Card
from mtgrules.model.choices import FIRST_OBJECT
from mtgrules.model.mana import TYPES_OF_MANA, Mana
from mtgrules.model.objects import Mark, Obj
from mtgrules.model.state import Player, State
from mtgrules.model.zones import Step, Zone
from mtgrules.rulebook.editions import NEWEST, Edition, UnknownEdition
from mtgrules.rulebook.text import Text

SEATS = ("you", "opponent", "opponent2", "opponent3")
NAMES = (
    Text("Aki", "アキ"),
    Text("Ben", "ベン"),
    Text("Cleo", "クレオ"),
    Text("Dan", "ダン"),
)
ZONES = ("battlefield", "hand", "graveyard", "exile", "library", "command")
DEFAULT_LIBRARY = 10
"""Cards of unknown worth in a library that the position does not list: basic lands."""

MOST_OF_ONE = 100
"""The most copies of a card that one entry may ask for; more is a slip of the pen."""

_ONLY_PERMANENTS = r"face down|tapped|new|damage \d+|naming .+|on .+"
"""What is true of permanents only."""
_COUNTERS = r"time|lore|delay|loyalty|charge|\+1/\+1|-1/-1|-0/-1"
"""The kinds of counters that the engine knows what to do with."""

_CARD = re.compile(r"\s*(?:(\d+)\s*x?\s+)?([^()（）]+?)\s*(?:[(（](.*)[)）])?\s*")


class BadPosition(ValueError):
    """A position that cannot be set up. `problems` names all of them, `text` says them at once."""

    def __init__(self, problems: list[Text]) -> None:
        self.problems = tuple(problems)
        self.text = Text(" ".join(p.en for p in problems), "".join(p.ja for p in problems))
        super().__init__(self.text.en)


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
        self.problems: list[Text] = []
        self.next_id = FIRST_OBJECT
        self.shared: dict[str, list[Obj]] = {"battlefield": [], "exile": [], "command": []}
        self.hosts: dict[int, str] = {}

    def wrong(self, en: str, ja: str) -> None:
        self.problems.append(Text(en, ja))

    def build(self) -> State:
        known = (*SEATS, "edition", "turn", "active", "step")
        for key in self.data:
            if key not in known:
                self.wrong(
                    f"A position has no {key!r}; it has {', '.join(known)}.",
                    f"局面に{key!r}という項目はない。使えるのは{'、'.join(known)}。",
                )
        seats = [seat for seat in SEATS if seat in self.data]
        if len(seats) < 2:
            seats = list(SEATS[:2])
        players = tuple(self.player(i, seat) for i, seat in enumerate(seats))
        step = self.step()
        active = self.seat(str(self.data.get("active", "you")), seats)
        turn = self.number(self.data, "turn", 3 if active == 0 else 4, least=1)
        edition = self.edition()
        self.attach()
        if self.problems:
            raise BadPosition(self.problems)
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
            next_id=self.next_id,
        )

    def attach(self) -> None:
        """Put Auras and Equipment on the first permanent of the name that they give."""
        field = self.shared["battlefield"]
        for i, obj in enumerate(field):
            name = self.hosts.get(obj.id, "").casefold()
            host = next((o for o in field if name in _names(o) and o.id != obj.id), None)
            if host is not None:
                field[i] = obj.but(attached=host.id)
            elif name:
                self.wrong(
                    f"{obj.card.name.en}: there is no {name!r} on the battlefield.",
                    f"{obj.card.name.ja}：戦場に{name!r}がない。",
                )

    def edition(self) -> Edition:
        try:
            return Edition.parse(str(self.data.get("edition", NEWEST)))
        except UnknownEdition as error:
            self.problems.append(error.text)
            return NEWEST

    def step(self) -> Step:
        name = str(self.data.get("step", "main1"))
        try:
            step = Step("main1" if name == "main" else name)
        except ValueError:
            names = ", ".join(Step)
            self.wrong(
                f"No step is called {name!r}: {names}.", f"{name!r}というステップはない：{names}。"
            )
            return Step.MAIN1
        if step in (Step.UNTAP, Step.CLEANUP, Step.DAMAGE, Step.BLOCKERS, Step.ATTACKERS):
            self.wrong(
                f"A position cannot start in the {step.value} step; start before it.",
                f"{step.value}からは始められない。その前から始める。",
            )
        return step

    def seat(self, name: str, seats: list[str]) -> int:
        if name in seats:
            return seats.index(name)
        called = [i for i, who in enumerate(NAMES[: len(seats)]) if name in (who.en, who.ja)]
        if called:
            return called[0]
        self.wrong(
            f"No player is called {name!r}: {', '.join(seats)}.",
            f"{name!r}というプレイヤーはいない：{'、'.join(seats)}。",
        )
        return 0

    def number(self, table: Mapping[str, Any], key: str, default: int, least: int) -> int:
        found = table.get(key, default)
        if not isinstance(found, int) or isinstance(found, bool) or found < least:
            self.wrong(
                f"{key} must be a whole number, {least} or more, not {found!r}.",
                f"{key}は{least}以上の整数でなければならない（{found!r}ではない）。",
            )
            return default
        return found

    def player(self, index: int, seat: str) -> Player:
        table = self.data.get(seat, {})
        if not isinstance(table, Mapping):
            self.wrong(f"{seat} must be a table.", f"{seat}は表でなければならない。")
            table = {}
        own: dict[str, tuple[Obj, ...]] = {}
        known = (*ZONES, "life", "pool", "name", "lands_played")
        for key in table:
            if key not in known:
                self.wrong(
                    f"{seat} has no {key!r}; it has {', '.join(known)}.",
                    f"{seat}に{key!r}という項目はない。使えるのは{'、'.join(known)}。",
                )
        for zone in ZONES:
            if zone == "library" and zone not in table:
                entries: Any = [f"{DEFAULT_LIBRARY} Plains"]
            else:
                entries = table.get(zone, [])
            cards = self.zone(entries, Zone(zone), index)
            if zone in self.shared:
                self.shared[zone].extend(cards)
            else:
                own[zone] = tuple(reversed(cards)) if zone == "library" else tuple(cards)
        return Player(
            self.name(table, index),
            life=self.number(table, "life", 20, least=1),
            pool=self.pool(str(table.get("pool", ""))),
            library=own["library"],
            hand=own["hand"],
            graveyard=own["graveyard"],
            lands_played=self.number(table, "lands_played", 0, least=0),
        )

    def name(self, table: Mapping[str, Any], index: int) -> Text:
        name = table.get("name")
        if name is None:
            return NAMES[index]
        if isinstance(name, Mapping) and set(name) == {"en", "ja"}:
            return Text(str(name["en"]), str(name["ja"]))
        self.wrong(
            'name must be a pair: { en = "...", ja = "..." }.',
            'nameは { en = "...", ja = "..." } の組でなければならない。',
        )
        return NAMES[index]

    def pool(self, text: str) -> tuple[Mana, ...]:
        symbols = re.findall(r"\{(.)\}", text)
        if "".join(f"{{{s}}}" for s in symbols) != text or any(
            s not in TYPES_OF_MANA for s in symbols
        ):
            self.wrong(
                f"No mana pool: {text!r}; write {{R}}{{R}}.", f"マナ・プールではない：{text!r}。"
            )
            return ()
        return tuple(Mana(s) for s in symbols)

    def zone(self, entries: Any, zone: Zone, owner: int) -> list[Obj]:
        if isinstance(entries, str):
            entries = [part for part in re.split(r"\s*[;；]\s*", entries) if part]
        if not isinstance(entries, list | tuple):
            self.wrong(
                f"{zone.value} must be a list of cards.", f"{zone.value}はカードの並びにする。"
            )
            return []
        return [obj for entry in entries for obj in self.cards(str(entry), zone, owner)]

    def cards(self, entry: str, zone: Zone, owner: int) -> list[Obj]:
        found = _CARD.fullmatch(entry)
        if found is None:
            self.wrong(f"Cannot read {entry!r}.", f"{entry!r}を読めない。")
            return []
        try:
            known = card(found[2])
        except UnknownCard as error:
            self.problems.append(error.text)
            return []
        if zone is not Zone.COMMAND and "plane" in known.types:
            self.wrong(
                f"{known.name.en} is a plane and belongs in the command zone.",
                f"{known.name.ja}は次元カードなので、統率領域に置く。",
            )
            return []
        if zone is Zone.BATTLEFIELD and not known.is_permanent:
            self.wrong(
                f"{known.name.en} is no permanent and cannot be on the battlefield.",
                f"{known.name.ja}はパーマネントではないので、戦場には置けない。",
            )
            return []
        if is_token(known) and zone is not Zone.BATTLEFIELD:
            self.wrong(
                f"{known.name.en} is a token and can be on the battlefield only.",
                f"{known.name.ja}はトークンなので、戦場にしか置けない。",
            )
            return []
        count = int(found[1] or 1)
        if not 1 <= count <= MOST_OF_ONE:
            self.wrong(
                f"{entry!r}: the number of cards must be from 1 to {MOST_OF_ONE}.",
                f"{entry!r}：カードの枚数は1から{MOST_OF_ONE}まで。",
            )
            return []
        made = []
        for _ in range(count):
            obj = Obj(self.next_id, known, owner, owner, zone, settled=zone is Zone.BATTLEFIELD)
            obj = obj.but(token=is_token(known))
            if zone is Zone.BATTLEFIELD and known.loyalty:
                obj = obj.but(counters=(("loyalty", known.loyalty),))
            self.next_id += 1
            made.append(self.flags(obj, found[3] or ""))
        return made

    def flags(self, obj: Obj, text: str) -> Obj:
        for flag in _flags(text):
            if obj.zone is not Zone.BATTLEFIELD and re.fullmatch(_ONLY_PERMANENTS, flag):
                self.wrong(
                    f"{obj.card.name.en} is not on the battlefield, so it cannot be {flag!r}.",
                    f"{obj.card.name.ja}は戦場にないので、{flag!r}とは書けない。",
                )
            elif flag == "tapped":
                obj = obj.but(tapped=True)
            elif flag == "new":
                obj = obj.but(settled=False)
            elif flag == "face down":
                obj = obj.but(card=FACE_DOWN, whole=obj.card)
            elif flag == "suspend":
                obj = obj.but(marks=(*obj.marks, Mark("keyword", Keyword("suspend"))))
            elif counters := re.fullmatch(rf"(\d+) ({_COUNTERS}) counters?", flag):
                kinds = {**dict(obj.counters), counters[2]: int(counters[1])}
                obj = obj.but(counters=tuple(sorted((k, n) for k, n in kinds.items() if n)))
            elif named := re.fullmatch(r"naming (.+)", flag):
                try:
                    obj = obj.but(named=card(named[1]).name.en)
                except UnknownCard as error:
                    self.problems.append(error.text)
            elif host := re.fullmatch(r"on (.+)", flag):
                self.hosts[obj.id] = host[1]
            elif damage := re.fullmatch(r"damage (\d+)", flag):
                obj = obj.but(damage=int(damage[1]))
            else:
                self.wrong(
                    f"{flag!r} after {obj.card.name.en}: it may be tapped, new, suspend, "
                    "'2 time counters', 'naming ...' or 'damage 2'.",
                    f"{obj.card.name.ja}の後の{flag!r}は読めない。使えるのはtapped、new、suspend、"
                    "2 time counters、naming ...、damage 2。",
                )
        return obj


def _names(obj: Obj) -> tuple[str, str]:
    return obj.card.name.en.casefold(), obj.card.name.ja.casefold()


_NAMED = re.compile(r"(?:^|(?<=[,、\s]))(?:naming|on) .+")


def _flags(text: str) -> list[str]:
    """The flags of a card; a name after `naming` or `on` may have commas, so it takes the rest."""
    named = _NAMED.search(text)
    plain = text[: named.start()] if named else text
    flags = [part.strip() for part in re.split(r"[,、]", plain)]
    return [flag for flag in (*flags, named[0] if named else "") if flag]


# Writing ------------------------------------------------------------------------------


def write(state: State) -> str:
    """The TOML text of a position, from which `read` sets up an equal one.

    Only positions at rest can be written: what these words cannot say (something
    under way, a use limit, an effect until end of turn) raises `ValueError`; such a
    game is told by its trace instead.
    """
    if (
        state.agenda
        or state.stack
        or state.waiting
        or state.delayed
        or state.extra_steps
        or state.beside
    ):
        raise ValueError("this position is in the middle of something; write its trace instead")
    text = _written(state)
    if _outline(read(text)) != _outline(state):
        raise ValueError("this position has more to it than these words can say; write its trace")
    return text


def _outline(state: State) -> State:
    """The position without the ids of its objects and what is settled before anyone chooses."""

    def plain(zone: tuple[Obj, ...]) -> tuple[Obj, ...]:
        by_owner = sorted(zone, key=lambda obj: obj.owner)
        place = {obj.id: i for i, obj in enumerate(by_owner)}
        return tuple(
            obj.but(
                id=0,
                was=0,
                card=_said(obj),
                whole=None,
                attached=place.get(obj.attached, -1),
            )
            for obj in by_owner
        )

    players = tuple(
        player.but(
            pool=tuple(Mana(mana.type, only=mana.only) for mana in player.pool),
            library=plain(player.library),
            hand=plain(player.hand),
            graveyard=plain(player.graveyard),
        )
        for player in state.players
    )
    return state.but(
        players=players,
        battlefield=plain(state.battlefield),
        exile=plain(state.exile),
        command=plain(state.command),
        gone=(),
        next_id=0,
        priority=None,
        receiver=state.receiver if state.priority is None else state.priority,
    )


def _said(obj: Obj) -> Card:
    """The card that the words name; they cannot say that a permanent has its back face up."""
    return obj.card if obj.zone is Zone.BATTLEFIELD else obj.whole or obj.card


def _written(state: State) -> str:
    lines = [
        f'edition = "{state.edition}"',
        f"turn = {state.turn}",
        f'active = "{SEATS[state.active]}"',
        f'step = "{state.step.value}"',
    ]
    for i, player in enumerate(state.players):
        lines += ["", f"[{SEATS[i]}]"]
        if player.name != NAMES[i]:
            lines.append(f'name = {{ en = "{player.name.en}", ja = "{player.name.ja}" }}')
        lines.append(f"life = {player.life}")
        if player.pool:
            lines.append('pool = "' + "".join(f"{{{m.type}}}" for m in player.pool) + '"')
        if player.lands_played:
            lines.append(f"lands_played = {player.lands_played}")
        for zone in ZONES:
            here = [o for o in state.zone_of(Zone(zone), i) if o.owner == i]
            if zone == "library":
                here.reverse()
            if here or zone == "library":
                lines.append(f"{zone} = [{', '.join(_quoted(state, o) for o in here)}]")
    return "\n".join(lines) + "\n"


def _quoted(state: State, obj: Obj) -> str:
    flags = ["face down"] if obj.card is FACE_DOWN else []
    if obj.tapped:
        flags.append("tapped")
    if obj.zone is Zone.BATTLEFIELD and not obj.settled:
        flags.append("new")
    if obj.damage:
        flags.append(f"damage {obj.damage}")
    flags += [f"{n} {kind} counters" for kind, n in obj.counters]
    if any(m.keyword is not None and m.keyword.name == "suspend" for m in obj.marks):
        flags.append("suspend")
    if obj.named:
        flags.append(f"naming {obj.named}")
    host = state.permanent(obj.attached)
    if host is not None:
        flags.append(f"on {host.card.name.en}")
    whole = (obj.whole or obj.card).name.en
    about = f" ({', '.join(flags)})" if flags else ""
    return f'"{whole}{about}"'
