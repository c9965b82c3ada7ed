"""Effects that create tokens (111)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.replacing import counters_of_entering
from mtgrules.engine.resolving import Scene
from mtgrules.model.cards import Card
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


@value
class CreateTokenForEachCard(Instruction, Value):
    """Create a token for each card in your hand (111.1)."""

    token: Card
    said: Text

    def text(self) -> Text:
        return self.said

    def perform(self, scene: Scene, change: Change) -> None:
        hand = change.state.players[scene.you].hand
        if not hand:
            change.say("nothing_to_change", "609.3")
        for _ in hand:
            change.create(scene.you, self.token, "111.1")


@value
class CreateCopiesOfThis(Instruction, Value):
    """Create tokens that are copies of this permanent, as it is printed (111.3, 707.2)."""

    n: int

    def text(self) -> Text:
        return Text(
            f"create {self.n} tokens that are copies of it",
            f"これのコピーであるトークン{self.n}体を生成する",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        source = scene.source
        if source is None:
            return
        for _ in range(self.n):
            id = change.create(scene.you, source.card, "111.1")
            made = change.state.permanent(id)
            for kind, n in counters_of_entering(made) if made is not None else ():
                change.add_counters(id, kind, n)


@value
class CreateTokens(Instruction, Value):
    """Create tokens with these characteristics (111.3); `said` is how the card says it."""

    token: Card
    n: int
    said: Text
    rule: str = "111.1"

    def text(self) -> Text:
        return self.said

    def perform(self, scene: Scene, change: Change) -> None:
        for _ in range(self.n):
            change.create(scene.you, self.token, self.rule)
