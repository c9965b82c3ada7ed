"""Effects that let a player pay while they are carried out (118.12, 605.3a)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.costs import PayMana, Payment
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.paying import mana_abilities
from mtgrules.engine.proposals import begin_ability
from mtgrules.engine.resolving import Scene
from mtgrules.model.choices import Choice, Options
from mtgrules.model.mana import ManaCost
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text, same

PAY, NO = Choice("yes"), Choice("no")


@value
class YouMayPay(Instruction, Value):
    """You may pay a mana cost; if you do, something happens (118.12).

    Whoever is asked to pay may activate mana abilities at that moment (605.3a).
    """

    cost: ManaCost
    then: Instruction

    def text(self) -> Text:
        done = self.then.text()
        return Text(
            "you may pay {cost}; if you do, ", "あなたは{cost}を支払ってもよい。そうしたなら、"
        ).format(cost=same(self.cost)) + Text(done.en, done.ja)

    def ask(self, scene: Scene) -> Options | None:
        cost = PayMana(self.cost)
        if NO in scene.picks:
            return None
        if PAY in scene.picks:
            return cost.ask(self._payment(scene))
        legal, refused = mana_abilities(scene.state, scene.you)
        lacking = cost.lacking(scene.state, scene.you, scene.source_id)
        if lacking is None:
            legal.insert(0, PAY)
        else:
            refused.append(lacking.to(PAY))
        return Options(scene.you, "may pay", "118.12", (*legal, NO), tuple(refused))

    def chosen(self, scene: Scene, change: Change, choice: Choice) -> bool:
        """Mana abilities are activated in between; the question then comes again."""
        if choice.verb != "activate":
            return False
        source = change.state.card(int(choice.args[0]))
        assert source is not None
        begin_ability(change, scene.you, source, str(choice.args[1]), choice)
        return True

    def perform(self, scene: Scene, change: Change) -> None:
        if PAY not in scene.picks:
            change.say("not_paid", "118.12", who=scene.you, cost=same(self.cost))
            return
        change.say("cost_paid", "118.12", who=scene.you, cost=PayMana(self.cost))
        PayMana(self.cost).pay(self._payment(scene), change)
        self.then.perform(scene, change)

    def _payment(self, scene: Scene) -> Payment:
        spent = tuple(pick for pick in scene.picks if pick.verb == "spend")
        return Payment(scene.state, scene.you, scene.source_id, spent)


@value
class UnlessTheyPay(Instruction, Value):
    """Something happens unless the controller of the target pays (118.12a).

    They may activate mana abilities for it, although nobody has priority (605.3a),
    and they may decline although they could pay (118.3c).
    """

    cost: ManaCost
    then: Instruction

    def text(self) -> Text:
        return self.then.text() + Text(
            f" unless its controller pays {self.cost}",
            f"。ただし、それのコントローラーが{self.cost}を支払うなら、そうしない",
        )

    def _payer(self, scene: Scene) -> int | None:
        ref = scene.target()
        thing = scene.state.find(ref) if ref is not None else None
        return thing.controller if thing is not None else None

    def _payment(self, scene: Scene, payer: int) -> Payment:
        spent = tuple(pick for pick in scene.picks if pick.verb == "spend")
        return Payment(scene.state, payer, scene.source_id, spent)

    def ask(self, scene: Scene) -> Options | None:
        cost, payer = PayMana(self.cost), self._payer(scene)
        if payer is None or NO in scene.picks:
            return None
        if PAY in scene.picks:
            return cost.ask(self._payment(scene, payer))
        legal, refused = mana_abilities(scene.state, payer)
        lacking = cost.lacking(scene.state, payer, scene.source_id)
        if lacking is None:
            legal.insert(0, PAY)
        else:
            refused.append(lacking.to(PAY))
        return Options(payer, "may pay", "118.12a", (*legal, NO), tuple(refused))

    def chosen(self, scene: Scene, change: Change, choice: Choice) -> bool:
        """Mana abilities are activated in between; the question then comes again."""
        payer = self._payer(scene)
        if choice.verb != "activate" or payer is None:
            return False
        source = change.state.card(int(choice.args[0]))
        assert source is not None
        begin_ability(change, payer, source, str(choice.args[1]), choice)
        return True

    def perform(self, scene: Scene, change: Change) -> None:
        payer = self._payer(scene)
        if payer is None:
            return
        if PAY not in scene.picks:
            change.say("not_paid", "118.12a", who=payer, cost=same(self.cost))
            self.then.perform(scene, change)
            return
        change.say("cost_paid", "118.12a", who=payer, cost=PayMana(self.cost))
        PayMana(self.cost).pay(self._payment(scene, payer), change)
