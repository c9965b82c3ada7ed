"""Effects that add mana (106)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.choices import Choice, Options
from mtgrules.model.mana import COLORS
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text, same


@value
class AddMana(Instruction, Value):
    """Add this mana, as many of it as the mana types listed."""

    adds_mana = True
    types: tuple[str, ...]

    def text(self) -> Text:
        symbols = same("".join(f"{{{t}}}" for t in self.types))
        return Text("add {mana}", "{mana}を加える").format(mana=symbols)

    def perform(self, scene: Scene, change: Change) -> None:
        change.add_mana(scene.you, self.types, scene.item.id)


@value
class AddManaOfOneColor(Instruction, Value):
    """Add mana of one colour, chosen while it resolves (106.1b)."""

    adds_mana = True
    n: int = 1

    def text(self) -> Text:
        count = "one mana" if self.n == 1 else f"{self.n} mana"
        return Text(f"add {count} of any one color", f"好きな色1色のマナ{self.n}点を加える")

    def ask(self, scene: Scene) -> Options | None:
        if scene.picks:
            return None
        return Options(scene.you, "color", "608.2d", tuple(Choice("color", (c,)) for c in COLORS))

    def perform(self, scene: Scene, change: Change) -> None:
        color = str(scene.picks[0].args[0])
        change.add_mana(scene.you, (color,) * self.n, scene.item.id)


@value
class AddManaForEach(Instruction, Value):
    """Add one mana for each permanent of a kind you control; none is possible too (605.2).

    `subtype` is what is counted; it is a card type where `kind` names one.
    """

    adds_mana = True
    type: str
    subtype: Text
    kind: str = ""

    def text(self) -> Text:
        return Text(
            f"add {{{{{self.type}}}}} for each {self.subtype.en} you control",
            f"あなたがコントロールする{self.subtype.ja}1つにつき{{{{{self.type}}}}}を加える",
        ).format()

    def perform(self, scene: Scene, change: Change) -> None:
        n = sum(
            1
            for obj in change.state.battlefield
            if obj.controller == scene.you
            and (self.kind in obj.card.types if self.kind else self.subtype in obj.card.subtypes)
        )
        if n:
            change.add_mana(scene.you, (self.type,) * n, scene.item.id)
        else:
            change.say("no_mana_added", "605.2", subject=scene.source_id)
