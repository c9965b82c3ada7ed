"""Time travel (701.56)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import is_suspended
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Resolution, Scene
from mtgrules.model.choices import Choice, No, Options
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text

DONE = Choice("done")


@value
class TimeTravel(Instruction, Value):
    """For each thing you choose, one time counter more or one fewer; together, without targets.

    When it is done several times, each time is finished before the next is chosen.
    """

    times: int = 1

    def text(self) -> Text:
        if self.times == 1:
            return Text("time travel", "タイムトラベルを行う")
        word = {2: "twice", 3: "three times"}[self.times]
        return Text(f"time travel {word}", f"タイムトラベルを{self.times}回行う")

    def ask(self, scene: Scene) -> Options | None:
        """One object at a time; those already chosen this time are not offered again."""
        picks = scene.picks
        if sum(pick.verb == "done" for pick in picks) >= self.times:
            return None
        can = travellers(scene.state, scene.you)
        if not can:
            return None
        taken = {pick.args[0] for pick in _this_time(picks)}
        legal = [Choice(verb, (obj.id,)) for obj in can if obj.id not in taken for verb in _VERBS]
        others = (obj for obj in scene.state.exile if is_suspended(obj) and obj.owner != scene.you)
        refused = [
            No("701.56a", "not_your_suspended", (("name", obj.card.name),)).to(
                Choice(verb, (obj.id,)), obj.id
            )
            for obj in others
            for verb in _VERBS
        ]
        return Options(scene.you, "time travel", "701.56a", (*legal, DONE), tuple(refused))

    def chosen(self, scene: Scene, change: Change, choice: Choice) -> bool:
        """When the choices of one time are complete, all of them happen at once."""
        if choice != DONE:
            return False
        task = change.state.agenda[-1]
        assert isinstance(task, Resolution)
        change.top(task.but(picks=(*task.picks, choice)))
        change.say("time_travels", "701.56a", who=scene.you)
        for verb, (id, *_) in _this_time(scene.picks):
            if verb == "add":
                change.add_counters(int(id), "time", 1)
            else:
                change.remove_counters(int(id), "time", 1)
        return True

    def perform(self, scene: Scene, change: Change) -> None:
        if DONE not in scene.picks:
            change.say("nothing_to_change", "609.3")


_VERBS = ("add", "remove")


def _this_time(picks: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """What was chosen since the last time was complete."""
    done = [i for i, pick in enumerate(picks) if pick == DONE]
    return picks[done[-1] + 1 :] if done else picks


def travellers(state: State, who: int) -> list[Obj]:
    """A player's permanents with time counters and suspended cards they own (701.56a)."""
    return [
        *(obj for obj in state.battlefield if obj.controller == who and obj.counter("time")),
        *(obj for obj in state.exile if obj.owner == who and is_suspended(obj)),
    ]
