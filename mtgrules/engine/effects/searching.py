"""Effects that search a library (701.23)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction, chosen_id
from mtgrules.engine.resolving import Scene
from mtgrules.engine.targets import fitting
from mtgrules.model.abilities import Filter
from mtgrules.model.choices import Choice, Options
from mtgrules.model.objects import Obj
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


@value
class SearchSameManaValue(Instruction, Value):
    """Search your library for a card with the mana value of this card, into your hand (701.23).

    Nothing needs to be found (701.23b). Libraries have no order that anybody knows
    here, so that shuffling changes nothing.
    """

    moves_library = True

    def text(self) -> Text:
        return Text(
            "search your library for a card with the same mana value as this card, reveal it and "
            "put it into your hand, then shuffle",
            "あなたのライブラリーから、このカードと同じマナ総量を持つカード1枚を探し、公開して、"
            "あなたの手札に加える。その後、ライブラリーを切り直す",
        )

    def ask(self, scene: Scene) -> Options | None:
        item = scene.item
        if scene.picks:
            return None
        wanted = (item.card if isinstance(item, Obj) else item.source_card).mana_value
        library = scene.state.players[scene.you].library
        fit = [card.id for card in library if card.card.mana_value == wanted]
        legal = (*(Choice("choose", (id,)) for id in fit), Choice("decline"))
        return Options(scene.you, "search", "701.23a", legal)

    def perform(self, scene: Scene, change: Change) -> None:
        id = chosen_id(scene.picks)
        if id is None:
            change.say("nothing_found", "701.23b", who=scene.you)
        else:
            change.move(id, Zone.HAND, "found", "701.23a")


@value
class YouMaySearchFor(Instruction, Value):
    """You may search your library for a fitting card, into your hand (701.23).

    The library is in no order that anybody knows here, so shuffling changes nothing.
    """

    moves_library = True
    what: Filter

    def text(self) -> Text:
        return Text(
            "you may search your library for {n}, reveal it, put it into your hand, then shuffle",
            "あなたのライブラリーから{n}を探し、公開して、あなたの手札に加えてもよい。"
            "そうしたなら、ライブラリーを切り直す",
        ).format(n=self.what.noun)

    def ask(self, scene: Scene) -> Options | None:
        if scene.picks:
            return None
        fit = fitting(scene.state, self.what, scene.you, scene.source_id)
        legal = (*(Choice("choose", (id,)) for id in fit), Choice("decline"))
        return Options(scene.you, "search", "701.23a", legal)

    def perform(self, scene: Scene, change: Change) -> None:
        id = chosen_id(scene.picks)
        if id is None:
            change.say("nothing_found", "701.23b", who=scene.you)
        else:
            change.move(id, Zone.HAND, "found", "701.23a")
