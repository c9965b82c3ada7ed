"""The turn (500-514): steps in order, turn-based actions, and who gets priority next."""

from __future__ import annotations

from mtgrules.engine import combat, loops, priority, sagas, state_based, triggers
from mtgrules.engine.changes import Change
from mtgrules.model.choices import Choice, Options
from mtgrules.model.objects import Mark, Obj
from mtgrules.model.state import Procedure, State
from mtgrules.model.values import Value, changing, value
from mtgrules.model.zones import Step
from mtgrules.rulebook.text import Text

_with_priority = changing(State, "priority", "receiver")

ORDER = tuple(Step)
HAND_SIZE = 7

STEP_NAMES = {
    Step.UNTAP: Text("untap step", "アンタップ・ステップ"),
    Step.UPKEEP: Text("upkeep step", "アップキープ・ステップ"),
    Step.DRAW: Text("draw step", "ドロー・ステップ"),
    Step.MAIN1: Text("first main phase", "戦闘前メイン・フェイズ"),
    Step.BEGIN_COMBAT: Text("beginning of combat step", "戦闘開始ステップ"),
    Step.ATTACKERS: Text("declare attackers step", "攻撃クリーチャー指定ステップ"),
    Step.BLOCKERS: Text("declare blockers step", "ブロック・クリーチャー指定ステップ"),
    Step.DAMAGE: Text("combat damage step", "戦闘ダメージ・ステップ"),
    Step.END_COMBAT: Text("end of combat step", "戦闘終了ステップ"),
    Step.MAIN2: Text("second main phase", "戦闘後メイン・フェイズ"),
    Step.END: Text("end step", "終了ステップ"),
    Step.CLEANUP: Text("cleanup step", "クリンナップ・ステップ"),
}
STEP_RULES = {
    Step.UNTAP: "502.3",
    Step.UPKEEP: "503.1",
    Step.DRAW: "504.1",
    Step.MAIN1: "505.1",
    Step.BEGIN_COMBAT: "507.2",
    Step.ATTACKERS: "508.1",
    Step.BLOCKERS: "509.1",
    Step.DAMAGE: "510.1",
    Step.END_COMBAT: "511.1",
    Step.MAIN2: "505.1",
    Step.END: "513.1",
    Step.CLEANUP: "514.1",
}


class Turn:
    """What goes on when no procedure is under way: priority, or on to the next step.

    Before anyone gets priority, state-based actions are performed until none is
    due and waiting triggers are put on the stack (117.5).
    """

    def ask(self, state: State) -> Options | None:
        if state.priority is None or state.over:
            return None
        return priority.options(state, state.priority)

    def go(self, change: Change) -> None:
        """Who has priority is never asked on the way: that is where things come to rest."""
        self.run(change)

    def take(self, change: Change, choice: Choice) -> None:
        assert change.state.priority is not None
        before = change.state
        priority.take(change, before.priority or 0, choice)
        after = change.state
        if choice.verb == "pass" and not after.agenda and after.priority is None:
            _end_step(change)
            if after.step is Step.CLEANUP:  # another cleanup step follows (514.3a)
                change.put(step=Step.END)

    def run(self, change: Change) -> None:
        state = change.state
        if state.receiver is None:
            if state.step is Step.CLEANUP and (state.waiting or state_based.due(state)):
                change.put(receiver=state.active)  # 514.3a
                return
            _begin_step(change)
        elif state_based.perform(change):
            return
        elif state.waiting:
            change.again = loops.comes_back(state)
            if not change.again:
                loops.remember(change, state)
            triggers.put_next(change)
        else:
            receiver = state.receiver
            if state.players[receiver].lost:
                receiver = state.in_turn_order(receiver)[0]
            change.state = _with_priority(state, receiver, None)


TURN = Turn()


def _end_step(change: Change) -> None:
    """A step ends: unspent mana empties (500.5), what left is forgotten."""
    for who, player in enumerate(change.state.players):
        if player.pool:
            mana = "".join(f"{{{m.type}}}" for m in player.pool)
            change.player(who, pool=())
            change.say("mana_emptied", "500.5", who=who, mana=mana)
    if not change.state.waiting:
        change.put(gone=())
    if change.state.step is Step.END_COMBAT:
        combat.remove_all(change)


def _next_step(state: State) -> Step:
    if state.extra_steps:
        return state.extra_steps[0]
    if state.step is Step.CLEANUP:
        return Step.UNTAP
    following = ORDER[ORDER.index(state.step) + 1]
    if following is Step.BLOCKERS and not combat.attackers(state):
        return Step.END_COMBAT  # 508.8
    return following


def _begin_step(change: Change) -> None:
    """Begin the next step: its turn-based actions first (703.4), then who gets priority."""
    step = _next_step(change.state)
    added = change.state.extra_steps
    if step is Step.UNTAP and not added:
        _begin_turn(change)
    elif step is Step.UPKEEP:
        change.put(upkeeps=change.state.upkeeps + 1)
    change.put(step=step, extra_steps=added[1:], receiver=change.state.active, since=())
    active = change.state.active
    change.say("step_began", STEP_RULES[step], who=active, step=STEP_NAMES[step])
    if step is Step.UNTAP:
        _untap(change)
        change.put(receiver=None)
    elif step is Step.DRAW:
        first = change.state.turn == 1 and len(change.state.players) == 2
        if first:
            change.say("first_draw_skipped", "103.8a", who=active)
        else:
            change.draw(active)
    elif step is Step.MAIN1:
        sagas.begin_main_phase(change)
    elif step is Step.ATTACKERS:
        change.push(combat.DeclareAttackers(active))
    elif step is Step.BLOCKERS:
        for who in reversed(combat.defenders(change.state)):
            change.push(combat.DeclareBlockers(who))
    elif step is Step.DAMAGE:
        change.push(combat.Damage(active))
    elif step is Step.CLEANUP:
        change.put(receiver=None)
        change.push(Cleanup(active))


def _begin_turn(change: Change) -> None:
    state = change.state
    # The next player in the game; the active one may have lost in their own turn (800.4).
    active = next(p for p in state.in_turn_order(state.active + 1) if p != state.active)
    for who in range(len(state.players)):
        change.player(who, lands_played=0, spells_cast=0)
    change.put(turn=state.turn + 1, active=active, cast_this_turn=(), rolled=0, upkeeps=0)
    if state.players[active].sheltered:
        change.player(active, sheltered=False)
    _all_permanents(
        change,
        lambda obj: (
            obj.but(uses=(), settled=obj.settled or obj.controller == active)
            if obj.uses or (obj.controller == active and not obj.settled)
            else obj
        ),
    )
    if any(obj.uses for obj in change.state.exile):
        change.put(exile=tuple(obj.but(uses=()) for obj in change.state.exile))
    for who, player in enumerate(change.state.players):
        if any(obj.uses for obj in player.graveyard):
            change.player(who, graveyard=tuple(obj.but(uses=()) for obj in player.graveyard))
        if any(obj.uses for obj in player.hand):
            change.player(who, hand=tuple(obj.but(uses=()) for obj in player.hand))


def _all_permanents(change: Change, edit: object) -> None:
    made = tuple(edit(obj) for obj in change.state.battlefield)  # type: ignore[operator]
    change.put(battlefield=made)


def _untap(change: Change) -> None:
    """The active player's permanents untap (502.3)."""
    for obj in change.state.battlefield:
        if obj.controller == change.state.active and obj.tapped:
            change.untap(obj.id)


@value
class Cleanup(Procedure, Value):
    """Discard to the maximum hand size (514.1), then damage and "until end of turn" end (514.2)."""

    player: int

    def ask(self, state: State) -> Options | None:
        hand = state.players[self.player].hand
        if len(hand) <= HAND_SIZE:
            return None
        return Options(
            self.player, "discard", "514.1", tuple(Choice("choose", (c.id,)) for c in hand)
        )

    def take(self, change: Change, choice: Choice) -> None:
        change.discard(int(choice.args[0]))

    def run(self, change: Change) -> None:
        change.pop()
        controlled = [
            obj.id
            for obj in change.state.battlefield
            if any(m.what == "control" and m.until == "end of turn" for m in obj.marks)
        ]
        _all_permanents(change, _worn_off)
        change.put(exile=tuple(_worn_off(obj) for obj in change.state.exile))
        for id in controlled:
            change.settle_control(id)
        change.put(delayed=tuple(one for one in change.state.delayed if one.until != "end of turn"))
        change.say("wore_off", "514.2")
        _end_step(change)


def _worn_off(obj: Obj) -> Obj:
    if not obj.damage and not any(_ends(m) for m in obj.marks):
        return obj
    return obj.but(damage=0, marks=tuple(m for m in obj.marks if not _ends(m)))


def _ends(mark: Mark) -> bool:
    return mark.until == "end of turn"
