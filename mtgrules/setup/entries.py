"""One entry of a zone read: how many of which card, and what is special about them."""

from __future__ import annotations

import re

from mtgrules.cards import UnknownCard, card, face_name
from mtgrules.cards.catalogue import is_token
from mtgrules.engine.legality import FACE_DOWN
from mtgrules.model.abilities import Keyword
from mtgrules.model.cards import Card
from mtgrules.model.choices import FIRST_OBJECT
from mtgrules.model.objects import Mark, Obj
from mtgrules.model.zones import Zone
from mtgrules.rulebook.near import did_you_mean
from mtgrules.rulebook.text import Text
from mtgrules.setup.brackets import COUNTERS, in_japanese, split
from mtgrules.setup.words import BRACKETS, MOST_OF_ONE, Path, Problems

_ONLY_PERMANENTS = r"face down|tapped|new|damage \d+|naming .+|on .+"
"""What is true of permanents only."""
_COUNTERS = "|".join(map(re.escape, COUNTERS))

_CARD = re.compile(r"\s*(?:(\d+)(?:\s*x?\s+|[枚体]の?\s*))?([^()（）]+?)\s*(?:[(（](.*)[)）])?\s*")


class Entries:
    """Reads the entries of all zones; hands out ids and notes what is attached to what."""

    def __init__(self, problems: Problems) -> None:
        self.problems = problems
        self.next_id = FIRST_OBJECT
        self.hosts: dict[int, tuple[str, Path]] = {}

    def cards(self, entry: str, zone: Zone, owner: int) -> list[Obj]:
        """The objects that one entry is; none, and a problem noted, if it cannot be read."""
        found = _CARD.fullmatch(entry)
        if found is None:
            self.problems.wrong(
                f"Cannot read {entry!r}; write 2 Island (tapped).",
                f"「{entry}」を読めません。「2 島 (タップ状態)」のように書きます。",
            )
            return []
        try:
            known = card(found[2])
        except UnknownCard as error:
            self.problems.append(error.text)
            return []
        misplaced = _misplaced(known, zone)
        if misplaced is not None:
            self.problems.append(misplaced)
            return []
        count = int(found[1] or 1)
        if not 1 <= count <= MOST_OF_ONE:
            self.problems.wrong(
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
            made.append(self._flagged(obj, found[3] or ""))
        return made

    def _flagged(self, obj: Obj, text: str) -> Obj:
        """The object with what the brackets say of it."""
        for flag in split(text):
            if obj.zone is not Zone.BATTLEFIELD and re.fullmatch(_ONLY_PERMANENTS, flag):
                self.problems.wrong(
                    f"{obj.card.name.en} is not on the battlefield, so it cannot be {flag!r}.",
                    f"{obj.card.name.ja}は戦場にないので、{flag!r}とは書けません。",
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
                obj = obj.but(named=self._named(named[1]))
            elif host := re.fullmatch(r"on (.+)", flag):
                self.hosts[obj.id] = (host[1], self.problems.at)
            elif damage := re.fullmatch(r"damage (\d+)", flag):
                obj = obj.but(damage=int(damage[1]))
            else:
                self.problems.append(_unknown(flag, obj))
        return obj

    def _named(self, name: str) -> str:
        """The card name that was chosen for something: of a split card, one half's (201.4b)."""
        try:
            found = face_name(name)
        except UnknownCard as error:
            self.problems.append(error.text)
            return ""
        halves = [half.name for half in card(name).halves[:2]]
        if halves and found not in halves:
            first, second = halves
            self.problems.wrong(
                f"Of a split card one half is named: {first.en} or {second.en}.",
                f"分割カードは、半分の名前（{first.ja}か{second.ja}）を書きます。",
            )
        return found.en

    def attach(self, field: list[Obj]) -> None:
        """Put Auras and Equipment on the first permanent of the name that they give."""
        for i, obj in enumerate(field):
            name, self.problems.at = self.hosts.get(obj.id, ("", ()))
            host = next((o for o in field if name.casefold() in _names(o) and o.id != obj.id), None)
            if host is not None:
                field[i] = obj.but(attached=host.id)
            elif name:
                there = [half for o in field for half in (o.card.name.en, o.card.name.ja)]
                self.problems.append(
                    Text(
                        f"{obj.card.name.en}: there is no {name!r} on the battlefield.",
                        f"{obj.card.name.ja}：戦場に「{name}」がありません。",
                    )
                    + did_you_mean(name, there)
                )


def _misplaced(known: Card, zone: Zone) -> Text | None:
    """Why a card cannot be in a zone; None if it can."""
    if zone is not Zone.COMMAND and "plane" in known.types:
        return Text(
            f"{known.name.en} is a plane and belongs in the command zone.",
            f"{known.name.ja}は次元カードなので、統率領域に置きます。",
        )
    if zone is Zone.BATTLEFIELD and not known.is_permanent:
        return Text(
            f"{known.name.en} is no permanent and cannot be on the battlefield.",
            f"{known.name.ja}はパーマネントではないので、戦場には置けません。",
        )
    if is_token(known) and zone is not Zone.BATTLEFIELD:
        return Text(
            f"{known.name.en} is a token and can be on the battlefield only.",
            f"{known.name.ja}はトークンなので、戦場にしか置けません。",
        )
    return None


def _unknown(flag: str, obj: Obj) -> Text:
    """What brackets may say, for somebody who wrote something else."""
    en, ja = ", ".join(BRACKETS), "、".join(map(in_japanese, BRACKETS))
    return Text(
        f"{flag!r} after {obj.card.name.en}: it may be {en}.",
        f"{obj.card.name.ja}の後の「{flag}」は読めません。使えるのは{ja}。",
    ) + did_you_mean(flag, (*BRACKETS, *map(in_japanese, BRACKETS)))


def _names(obj: Obj) -> tuple[str, str]:
    return obj.card.name.en.casefold(), obj.card.name.ja.casefold()
