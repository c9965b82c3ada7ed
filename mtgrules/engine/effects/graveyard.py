"""Effects on cards in graveyards (404)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene, enter
from mtgrules.model.choices import Choice, Options
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


@value
class ReturnTargetToBattlefield(Instruction, Value):
    """Return the target card from a graveyard to the battlefield under your control (110.2a)."""

    def text(self) -> Text:
        return Text("return {target} to the battlefield", "それを戦場に戻す")

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        if ref is not None:
            enter(change, ref, scene.you, "110.2a")


@value
class ReturnTargetToBattlefieldForLife(Instruction, Value):
    """Put the target card onto the battlefield under your control and lose its mana value."""

    def text(self) -> Text:
        return Text(
            "put {target} onto the battlefield under your control, and you lose life equal to its "
            "mana value",
            "それをあなたのコントロール下で戦場に出す。"
            "あなたはそのマナ総量に等しい点数のライフを失う",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        card = change.state.card(ref) if ref is not None else None
        if card is not None:
            enter(change, card.id, scene.you, "110.2a")
            if card.card.mana_value:
                change.lose_life(scene.you, card.card.mana_value)


@value
class TargetsToBottom(Instruction, Value):
    """Put the target cards on the bottom of your library in any order (401.4)."""

    moves_library = True

    def text(self) -> Text:
        return Text(
            "put {target} on the bottom of your library in any order",
            "それらをあなたの望む順番でライブラリーの一番下に置く",
        )

    def _left(self, scene: Scene) -> list[int]:
        taken = {pick.args[0] for pick in scene.picks}
        return [ref for refs in scene.targets for ref in refs if ref not in taken]

    def ask(self, scene: Scene) -> Options | None:
        """One card after the other; the last one chosen ends up lowest."""
        left = self._left(scene)
        if len(left) < 2:
            return None
        return Options(scene.you, "bottom", "401.4", tuple(Choice("choose", (r,)) for r in left))

    def perform(self, scene: Scene, change: Change) -> None:
        chosen = [int(pick.args[0]) for pick in scene.picks]
        order = [*chosen, *self._left(scene)]
        if not order:
            change.say("nothing_to_change", "609.3")
        for ref in order:
            change.to_bottom(ref)


@value
class MillThenOpponentsChoice(Instruction, Value):
    """Mill cards, then an opponent chooses a nonland card of your graveyard for your hand.

    Nothing is targeted: the choice is made as the ability resolves (608.2d).
    """

    moves_library = True
    n: int

    def text(self) -> Text:
        return Text(
            f"mill {self.n} cards, then return to your hand a nonland card from your graveyard "
            "that an opponent chooses",
            f"カード{self.n}枚を切削し、その後、対戦相手があなたの墓地にある土地でないカード1枚を選び、"
            "あなたはそれを手札に戻す",
        )

    def _there(self, scene: Scene, change: Change | None = None) -> list[int]:
        """What may be chosen; the cards about to be milled count, since they go first."""
        you = scene.state.players[scene.you]
        milled = you.library[-self.n :] if change is None else ()
        cards = (*you.graveyard, *milled)
        return [card.id for card in cards if "land" not in card.card.types]

    def ask(self, scene: Scene) -> Options | None:
        there = self._there(scene)
        opponents = scene.state.opponents(scene.you)
        if scene.picks or len(there) < 2 or not opponents:
            return None
        legal = tuple(Choice("choose", (id,)) for id in there)
        return Options(opponents[0], "graveyard choice", "608.2d", legal)

    def perform(self, scene: Scene, change: Change) -> None:
        there = self._there(scene)
        chosen = int(scene.picks[0].args[0]) if scene.picks else (there or [0])[0]
        change.mill(scene.you, self.n)
        for card in change.state.players[scene.you].graveyard:
            if chosen in (card.id, card.was):
                change.move(card.id, Zone.HAND, "returned_to_hand", "400.3")
                return
        change.say("nothing_to_change", "609.3")
