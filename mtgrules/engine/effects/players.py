"""Effects in which players choose while they are carried out (608.2d, 101.4)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction, chosen_id, on_battlefield
from mtgrules.engine.resolving import Scene
from mtgrules.model.choices import Choice, Options
from mtgrules.model.objects import announced
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


@value
class EachPlayerDiscards(Instruction, Value):
    """Each player chooses a card in turn order, then all are discarded together (101.4)."""

    def text(self) -> Text:
        return Text("each player discards a card", "各プレイヤーはそれぞれカード1枚を捨てる")

    def _choosers(self, scene: Scene) -> list[int]:
        return [who for who in scene.state.in_turn_order() if scene.state.players[who].hand]

    def ask(self, scene: Scene) -> Options | None:
        choosers = self._choosers(scene)
        done = len(scene.picks)
        if done >= len(choosers):
            return None
        who = choosers[done]
        hand = scene.state.players[who].hand
        return Options(who, "discard", "101.4", tuple(Choice("choose", (c.id,)) for c in hand))

    def perform(self, scene: Scene, change: Change) -> None:
        if not scene.picks:
            change.say("nobody_discards", "609.3")
        for pick in scene.picks:
            change.discard(int(pick.args[0]))


@value
class TargetPlayerSacrifices(Instruction, Value):
    """The target player sacrifices a creature of their choice (701.21a)."""

    def text(self) -> Text:
        return Text(
            "{target} sacrifices a creature", "そのプレイヤーはクリーチャー1体を生け贄に捧げる"
        )

    def ask(self, scene: Scene) -> Options | None:
        who = scene.target()
        if who is None or scene.picks:
            return None
        creatures = on_battlefield(scene, ("creature",), who)
        if not creatures:
            return None
        legal = tuple(Choice("choose", (obj.id,)) for obj in creatures)
        return Options(who, "sacrifice", "608.2d", legal)

    def perform(self, scene: Scene, change: Change) -> None:
        id = chosen_id(scene.picks)
        if id is None:
            change.say("nothing_to_sacrifice", "609.3")
        else:
            change.sacrifice(id)


@value
class SeparateIntoPiles(Instruction, Value):
    """You separate the target player's permanents into two piles; they sacrifice one of them."""

    def text(self) -> Text:
        return Text(
            "separate all permanents {target} controls into two piles; that player sacrifices "
            "all permanents in the pile of their choice",
            "そのプレイヤーがコントロールするすべてのパーマネントを2つの束に分ける。"
            "そのプレイヤーは、自分が選んだ束のすべてのパーマネントを生け贄に捧げる",
        )

    def ask(self, scene: Scene) -> Options | None:
        """First your pile, one permanent at a time, then the player's choice of a pile."""
        who = scene.target()
        if who is None:
            return None
        verbs = [pick.verb for pick in scene.picks]
        if "done" not in verbs:
            taken = {pick.args[0] for pick in scene.picks}
            rest = [obj for obj in on_battlefield(scene, (), who) if obj.id not in taken]
            legal = (Choice("done"), *(Choice("pile", (obj.id,)) for obj in rest))
            return Options(scene.you, "piles", "608.2d", legal)
        if "sacrifice_pile" not in verbs:
            piles = (Choice("sacrifice_pile", (1,)), Choice("sacrifice_pile", (2,)))
            return Options(who, "choose a pile", "608.2d", piles)
        return None

    def perform(self, scene: Scene, change: Change) -> None:
        who = scene.target()
        if who is None or not scene.picks:
            return
        first = {pick.args[0] for pick in scene.picks if pick.verb == "pile"}
        wants_first = scene.picks[-1].args[0] == 1
        doomed = [
            obj.id for obj in on_battlefield(scene, (), who) if (obj.id in first) == wants_first
        ]
        if not doomed:
            change.say("empty_pile", "609.3", who=who)
        for id in doomed:
            change.sacrifice(id)


@value
class CannotBeAttacked(Instruction, Value):
    """Until your next turn, creatures cannot attack you (508.1c)."""

    def text(self) -> Text:
        return Text(
            "until your next turn, creatures can't attack you",
            "あなたの次のターンまで、クリーチャーはあなたを攻撃できない",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        change.player(scene.you, sheltered=True)
        change.say("sheltered", "508.1c", who=scene.you)


@value
class ThatControllerLosesLife(Instruction, Value):
    """Whoever controls the target, or controlled it last, loses life (608.2h)."""

    n: int

    def text(self) -> Text:
        return Text(
            f"its controller loses {self.n} life",
            f"それのコントローラーは{self.n}点のライフを失う",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        chosen = announced(scene.item).targets
        obj = change.state.last_known(chosen[0][0]) if chosen and chosen[0] else None
        if obj is not None:
            change.lose_life(obj.controller, self.n)
