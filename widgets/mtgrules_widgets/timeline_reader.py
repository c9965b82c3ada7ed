"""Reading a line of play for the suspend timeline: what concerns each suspended card, in order."""

from __future__ import annotations

from collections.abc import Iterable

from mtgrules.cards.text import costs_text
from mtgrules.engine.characteristics import is_suspended
from mtgrules.model.frames import Event, Frame
from mtgrules.model.objects import Obj, StackAbility
from mtgrules.model.state import State
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import NOTHING, Text


class Draft:
    """A mark while it is read: from which place in the line it holds, and until when.

    `end` is the place where nobody can respond any more, `told` the one where
    its outcome is known; in between the spell or ability is resolving.
    """

    __slots__ = (
        "active", "before", "end", "item", "kind", "left", "note", "start", "title", "told", "turn",
        "window",
    )  # fmt: skip

    def __init__(self, kind: str, title: Text, state: State, left: int, window: int = 0) -> None:
        self.kind, self.title, self.window = kind, title, window
        self.turn, self.active = state.turn, state.active
        self.left = self.before = left
        self.note = NOTHING
        self.start = self.item = 0
        self.end: int | None = None
        self.told: int | None = None

    def tell(self, note: Text, position: int) -> None:
        """What came of it, unless that is known already."""
        if self.told is None or not self.note.en:
            self.note, self.told = note, position

    def resolving(self, state: State) -> bool:
        """Whether it has begun to resolve in that state and is not done."""
        return self.end is not None and self.told is None and state.item(self.item) is not None


class Card:
    """One suspended card while its line is read."""

    def __init__(self, obj: Obj, begun: int) -> None:
        self.obj = obj
        self.id = obj.id
        self.begun = begun
        self.most = obj.counter("time")
        self.drafts: list[Draft] = []
        self.open: dict[int, Draft] = {}  # by the id of the ability or spell on the stack
        self.spell = 0
        self.gone: int | None = None

    def add(self, draft: Draft, position: int, item: int = 0) -> Draft:
        draft.start = position
        if item:
            draft.item = item
            self.open[item] = draft
        else:
            draft.end = draft.told = position
        self.drafts.append(draft)
        return draft

    def close(self, item: int, position: int) -> Draft | None:
        draft = self.open.get(item)
        if draft is not None and draft.end is None:
            draft.end = position
        return draft


class Reader:
    """Reads the frames of a line in order and keeps what concerns suspended cards."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.by_id: dict[int, Card] = {}
        self.before: State | None = None

    def read(self, position: int, i: int, frame: Frame) -> None:
        state = frame.state
        for event in frame.events:
            handler = _HANDLERS.get(event.key)
            if handler is not None and (self.by_id or event.key in _BEGINNINGS):
                getattr(self, handler)(event, frame, position)
        if self.before is None or state.exile is not self.before.exile:
            self._look(frame, position)
        self.before = state

    def _look(self, frame: Frame, position: int) -> None:
        """Notice cards that have become suspended, and tracked ones that left in another way."""
        here = {obj.id for obj in frame.state.exile}
        for obj in frame.state.exile:
            if obj.id not in self.by_id and is_suspended(obj):
                self._begin(obj, frame, position)
        for card in self.cards:
            if card.id in here:
                card.gone = None  # a cast that was reversed brought it back
            elif card.gone is None:
                card.gone = position
                if not card.spell and not any(d.kind == "left" for d in card.drafts):
                    self._left(card, frame, position)

    def _begin(self, obj: Obj, frame: Frame, position: int) -> None:
        n = obj.counter("time")
        card = Card(obj, position)
        self.cards.append(card)
        self.by_id[obj.id] = card
        counters = Text(f"{n} time counter{'' if n == 1 else 's'}", f"時間カウンター{n}個")
        keys = {event.key: event for event in frame.events}
        if "suspended" in keys and keys["suspended"].subject == obj.id:
            kind, title = "suspended", Text("Suspended", "待機")
            costs = [k.cost for k in obj.card.keywords if k.name == "suspend"]
            paid = costs_text(costs[0]) if costs else NOTHING
            note = Text("{cost} paid, exiled with {n}", "{cost}を支払い、{n}を置いて追放").format(
                cost=paid, n=counters
            )
        elif position == 0:
            kind, title = "set up", Text("Suspended already", "すでに待機状態")
            note = Text("the position begins with {n}", "局面の初めに{n}").format(n=counters)
        else:
            kind, title = "granted", Text("Becomes suspended", "待機状態になる")
            note = Text("by {by}: {n}", "{by}により{n}").format(by=self._cause(frame), n=counters)
        card.add(Draft(kind, title, frame.state, n), position).note = note

    def _cause(self, frame: Frame) -> Text:
        for event in frame.events:
            if event.cause:
                return self._name(event.cause, frame.state)
        return Text("an effect", "効果")

    def _name(self, id: int, state: State) -> Text:
        for where in (self.before, state):
            item = where.item(id) if where is not None else None
            if item is not None:
                return item.source_card.name if isinstance(item, StackAbility) else item.card.name
        return state.name(id)

    def _left(self, card: Card, frame: Frame, position: int) -> None:
        found = _after(frame.state, card.id)
        where = _WHERE.get(found.zone, NOTHING) if found is not None else NOTHING
        draft = Draft("left", Text("Leaves exile", "追放領域を離れる"), frame.state, 0)
        card.add(draft, position).note = where

    # Events ---------------------------------------------------------------------------

    def trigger(self, event: Event, frame: Frame, position: int) -> None:
        item = frame.state.item(event.subject)
        if not isinstance(item, StackAbility) or item.source not in self.by_id:
            return
        card = self.by_id[item.source]
        obj = frame.state.card(card.id)
        left = obj.counter("time") if obj is not None else 0
        on = getattr(item.ability, "on", "")
        if on == "step_began":
            draft = Draft("upkeep", UPKEEP, frame.state, left, 1)
        elif on == "last_time_counter":
            draft = Draft("last", LAST, frame.state, left, 2)
        else:
            return
        card.add(draft, position, item.id)

    def ended(self, event: Event, frame: Frame, position: int) -> None:
        """A spell or ability begins to resolve, or leaves without: nobody can respond any more."""
        for card in self.cards:
            draft = card.close(event.subject, position)
            if draft is None:
                continue
            if event.key == "countered_ability":
                by = self._name(event.cause, frame.state)
                form = _STIFLED if draft.window == 1 else _STIFLED_LAST
                draft.tell(form.format(by=by), position)
            elif event.key == "condition_false":
                why = Text("does nothing: no longer suspended", "何もしない：もう待機状態ではない")
                if draft.window == 2:
                    why = Text("does nothing: no longer in exile", "何もしない：もう追放領域にない")
                draft.tell(why, position)
            elif event.key == "ability_done":
                draft.tell(Text("has resolved", "解決された"), position)
            elif event.key == "all_targets_illegal":
                draft.tell(_NO_TARGET, position)

    def counters(self, event: Event, frame: Frame, position: int) -> None:
        card = self.by_id.get(event.subject)
        obj = frame.state.card(event.subject)
        if card is None or obj is None:
            return
        left = obj.counter("time")
        card.most = max(card.most, left)
        own = card.open.get(event.cause)
        if own is not None and own.window == 1:
            own.left = left
            note = Text("1 counter comes off: {n} left", "1個取り除かれ、残り{n}個")
            own.tell(note.format(n=left), position)
            return
        removed = event.key == "counters_removed_time"
        by = self._name(event.cause, frame.state)
        form = _REMOVED if removed else _ADDED
        title = Text("Counters come off", "カウンターが減る") if removed else _MORE
        note = form.format(by=by, k=event.n, n=left)
        card.add(Draft("counters", title, frame.state, left), position).note = note

    def declined(self, event: Event, frame: Frame, position: int) -> None:
        card = self.by_id.get(event.subject)
        draft = card.open.get(event.cause) if card is not None else None
        if draft is not None:
            note = Text("not played: it stays in exile", "プレイされず、追放領域に残る")
            draft.tell(note, position)

    def announced(self, event: Event, frame: Frame, position: int) -> None:
        spell = frame.state.card(event.subject)
        card = self.by_id.get(spell.was) if spell is not None else None
        if card is not None:
            card.spell = event.subject

    def cast(self, event: Event, frame: Frame, position: int) -> None:
        for card in self.cards:
            if card.spell == event.subject:
                for draft in card.drafts:
                    if draft.window == 2 and draft.told is None:
                        draft.tell(_FREE, position)
                card.add(Draft("spell", SPELL, frame.state, 0, 3), position, event.subject)

    def reversed(self, event: Event, frame: Frame, position: int) -> None:
        for card in self.cards:
            if card.spell and card.spell not in card.open:
                card.spell = 0

    def moved(self, event: Event, frame: Frame, position: int) -> None:
        """The spell leaves the stack: what became of it."""
        made = frame.state.card(event.subject)
        for card in self.cards:
            if made is None or not card.spell or made.was != card.spell:
                continue
            draft = card.close(card.spell, position)
            if draft is not None:
                draft.tell(self._fate(event, made, frame), position)

    def _fate(self, event: Event, made: Obj, frame: Frame) -> Text:
        if event.key == "entered":
            haste = any(m.keyword is not None and m.keyword.name == "haste" for m in made.marks)
            if haste:
                return Text("enters the battlefield with haste", "速攻を持って戦場に出る")
            return Text("enters the battlefield", "戦場に出る")
        if event.key == "spell_done":
            return Text("has resolved", "解決された")
        if event.key == "spell_fizzled":
            return _NO_TARGET
        by = self._name(event.cause, frame.state)
        if event.key == "countered_to_exile":
            return _DELAYED.format(by=by)
        return _COUNTERED.format(by=by)

    def land(self, event: Event, frame: Frame, position: int) -> None:
        card = self.by_id.get(event.subject)
        if card is not None:
            for draft in card.drafts:
                draft.tell(Text("played as a land", "土地としてプレイ"), position)
            title = Text("Played as a land", "土地としてプレイ")
            note = Text(
                "a land uses no stack: no chance to respond 3",
                "土地はスタックを使わない：対応する機会3はない",
            )
            card.add(Draft("left", title, frame.state, 0), position).note = note


_FREE = Text("cast without paying its mana cost", "マナ・コストを支払わずに唱える")
_DELAYED = Text("countered by {by} and exiled", "{by}に打ち消され、追放される")
_COUNTERED = Text("countered by {by}", "{by}に打ち消される")
_NO_TARGET = Text("does not resolve: no legal target", "解決されない：適正な対象がない")
UPKEEP = Text("Upkeep trigger", "アップキープの誘発")
LAST = Text("Last-counter trigger", "最後のカウンターの誘発")
SPELL = Text("The spell", "呪文")
_MORE = Text("More counters", "カウンターが増える")
_STIFLED = Text("countered by {by}: no counter comes off", "{by}に打ち消され、カウンターは減らない")
_STIFLED_LAST = Text("countered by {by}: it stays in exile", "{by}に打ち消され、追放領域に残る")
_REMOVED = Text("{by} takes {k}: {n} left", "{by}で{k}個取り除かれ、残り{n}個")
_ADDED = Text("{by} adds {k}: {n} now", "{by}で{k}個増え、{n}個になる")
_WHERE = {
    Zone.HAND: Text("returned to hand", "手札に戻された"),
    Zone.LIBRARY: Text("put into the library", "ライブラリーに置かれた"),
    Zone.GRAVEYARD: Text("put into the graveyard", "墓地に置かれた"),
    Zone.BATTLEFIELD: Text("put onto the battlefield", "戦場に出された"),
    Zone.STACK: Text("cast", "唱えられた"),
    Zone.COMMAND: Text("put into the command zone", "統率領域に置かれた"),
}
_BEGINNINGS = frozenset(("position",))
_HANDLERS = {
    "trigger_put": "trigger",
    "resolves": "ended",
    "condition_false": "ended",
    "all_targets_illegal": "ended",
    "countered_ability": "ended",
    "ability_done": "ended",
    "counters_removed_time": "counters",
    "counters_added_time": "counters",
    "stays_in_exile": "declined",
    "spell_announced": "announced",
    "cast": "cast",
    "reversed": "reversed",
    "entered": "moved",
    "spell_done": "moved",
    "spell_fizzled": "moved",
    "countered": "moved",
    "countered_to_exile": "moved",
    "land_played": "land",
}


def _after(state: State, was: int) -> Obj | None:
    """The object that a card has become (400.7)."""
    for player in state.players:
        for zone in (player.hand, player.graveyard, player.library):
            for obj in zone:
                if obj.was == was:
                    return obj
    items: Iterable[object] = (*state.battlefield, *state.stack, *state.exile, *state.command)
    return next((o for o in items if isinstance(o, Obj) and o.was == was), None)
