"""Handling illegal actions (733): back to before, less what cannot or need not be undone.

There are no inverse operations. The state before the action is the value that
was kept; the mana abilities that stay are done once more on it. Cards that left
a library stay where they are, mana stays if it was spent on something that
stays, and nothing triggers because of what is undone.
"""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.proposals import Proposal, begin_ability
from mtgrules.engine.recent import forget_oldest
from mtgrules.engine.record import Used
from mtgrules.engine.silent import Silent
from mtgrules.engine.triggers import notice
from mtgrules.model.choices import Choice, No, Options
from mtgrules.model.state import Procedure, State
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


def reverse(change: Change, proposal: Proposal, no: No, name: Text) -> None:
    """Go back to the state before `proposal`; ask about the mana abilities used on the way.

    All that the step had already written is dropped with its state and events.
    """
    change.events.clear()
    before = proposal.before
    step = proposal.rule()
    if not proposal.used:
        change.state = before
    else:
        task = Reversal(proposal.player, before, proposal.used, (True,) * len(proposal.used))
        change.state = task.board()
    change.say(
        "reversed",
        "733.1",
        subject=proposal.item,
        who=proposal.player,
        name=name,
        step=step,
        reason=no,
    )


@value
class Reversal(Procedure, Value):
    """The player decides which mana abilities stay, the latest first (733.1).

    `keep` says for each used ability whether it stays; `at` counts from the end
    which one is asked about. The board shows what stays as things stand.
    """

    player: int
    before: State
    used: tuple[Used, ...]
    keep: tuple[bool, ...]
    at: int = 0

    def board(self) -> State:
        """The state before with the kept mana abilities done again, and this task going on."""
        state = _replayed(self.before, self._kept())
        assert state is not None  # `must_stay` allows no undo that would make this impossible
        if self.at >= len(self.used):
            return state
        waiting = state.but(priority=None, receiver=None)
        return waiting.but(agenda=(*state.agenda, self))

    def _kept(self) -> tuple[Used, ...]:
        return tuple(u for u, kept in zip(self.used, self.keep, strict=True) if kept)

    def _without(self, one: Used) -> tuple[Used, ...]:
        return tuple(used for used in self._kept() if used is not one)

    def one(self) -> Used:
        """The mana ability that is asked about."""
        return self.used[len(self.used) - 1 - self.at]

    def must_stay(self) -> No | None:
        """Why the ability in question cannot be undone, None if the player may choose."""
        one = self.one()
        if one.library:
            return No("733.1", "library_moved", (("name", one.name),))
        for other, kept in zip(self.used, self.keep, strict=True):
            if kept and one.id in other.spent:
                return No("733.1", "mana_was_spent", (("name", one.name), ("on", other.name)))
        if _replayed(self.before, self._without(one)) is None:
            return No("733.1", "needed_by_another", (("name", one.name),))
        return None

    def ask(self, state: State) -> Options | None:
        no = self.must_stay()
        if no is not None:
            return None
        one = self.one()
        return Options(
            self.player,
            "reversal",
            "733.1",
            (Choice("keep", (one.id,)), Choice("undo", (one.id,))),
        )

    def run(self, change: Change) -> None:
        """An ability that cannot be undone stays, and the reason is said."""
        no = self.must_stay()
        assert no is not None
        change.say(f"stays_{no.key}", "733.1", subject=self.one().id, **_texts(no))  # type: ignore[arg-type]
        change.state = self.but(at=self.at + 1).board()

    def take(self, change: Change, choice: Choice) -> None:
        keep = list(self.keep)
        keep[len(self.used) - 1 - self.at] = choice.verb == "keep"
        key = "mana_ability_kept" if choice.verb == "keep" else "mana_ability_undone"
        change.say(key, "733.1", who=self.player, name=self.one().name)
        change.state = self.but(keep=tuple(keep), at=self.at + 1).board()


def _texts(no: No) -> dict[str, Text]:
    return {key: arg for key, arg in no.args if isinstance(arg, Text)}


_replays: dict[tuple[int, ...], tuple[State, tuple[Used, ...], State | None]] = {}
"""The newest replays, by the identity of what was done again; choosing asks for the same ones."""
_MOST_REPLAYS = 16


def _replayed(before: State, kept: tuple[Used, ...]) -> State | None:
    key = (id(before), *map(id, kept))
    known = _replays.get(key)
    if known is None:
        if len(_replays) >= _MOST_REPLAYS:
            forget_oldest(_replays)
        known = _replays[key] = before, kept, replay(before, kept)
    return known[2]


def replay(before: State, kept: tuple[Used, ...]) -> State | None:
    """The state before the action with these mana abilities activated again, in order.

    None if one of them can no longer be activated without those that are undone.
    """
    if not kept:
        return before
    state = before.but(priority=None)
    depth = len(state.agenda)
    for used in kept:
        # The same numbers as the first time: a later ability may be that of a card drawn here.
        # What paid for this one was announced after it, and has been done again before it.
        next_id = max(state.next_id, used.first)
        state = state.but(next_id=used.id)
        change = Silent(state)
        source = state.card(int(used.choices[0].args[0]))
        if source is None:
            return None
        begin_ability(change, used.player, source, str(used.choices[0].args[1]), used.choices[0])
        change.put(next_id=next_id)
        left = list(used.choices[1:])
        while True:
            state = change.state = notice(state, change)
            change.end_step()
            change.cause = 0
            if len(state.agenda) <= depth:
                break
            task = state.agenda[-1]
            options = task.ask(state)
            if options is None:
                task.run(change)
            else:
                # With less in the pool a question may not come again: its answer is passed over.
                while left and left[0] not in options.legal:
                    left.pop(0)
                if not left:
                    return None
                task.take(change, left.pop(0))
            if change.failed is not None:
                return None
    if before.priority is not None:  # they had priority and get it again (733.2)
        # A kept mana ability is an action: passes before it no longer count (117.4).
        return state.but(receiver=before.priority, passes=0)
    return state.but(receiver=before.receiver)
