"""Effects that put cards from hands onto the battlefield (110.2a, 101.4)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene, enter
from mtgrules.model.choices import Choice, Options
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text

_TYPES = frozenset(("artifact", "creature", "enchantment", "land"))


@value
class EachMayPutFromHand(Instruction, Value):
    """Starting with you, each player may put a permanent card in, until nobody does (101.4).

    All that is chosen enters when everybody is done choosing; nothing can happen
    in between, so that this differs only in what is seen on the way.
    """

    def text(self) -> Text:
        return Text(
            "starting with you, each player may put an artifact, creature, enchantment or land "
            "card from their hand onto the battlefield; this is repeated until nobody does",
            "あなたから始めて、各プレイヤーは手札のアーティファクト・カードかクリーチャー・カードか"
            "エンチャント・カードか土地・カード1枚を戦場に出してもよい。"
            "誰も出さなくなるまでこれを繰り返す",
        )

    def ask(self, scene: Scene) -> Options | None:
        order = scene.state.in_turn_order(scene.you)
        verbs = [pick.verb for pick in scene.picks]
        asked = len(verbs)
        if asked and asked % len(order) == 0 and "choose" not in verbs[-len(order) :]:
            return None
        who = order[asked % len(order)]
        taken = {pick.args[0] for pick in scene.picks if pick.args}
        legal = tuple(
            Choice("choose", (card.id,))
            for card in scene.state.players[who].hand
            if card.id not in taken and not _TYPES.isdisjoint(card.card.types)
        )
        return Options(who, "put in", "101.4", (*legal, Choice("decline")))

    def perform(self, scene: Scene, change: Change) -> None:
        chosen = [int(pick.args[0]) for pick in scene.picks if pick.args]
        if not chosen:
            change.say("nothing_to_change", "609.3")
        for id in chosen:
            card = change.state.card(id)
            if card is not None:
                enter(change, id, card.owner, "110.2a")
