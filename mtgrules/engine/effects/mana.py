"""Effects that add mana (106)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.choices import Choice, Options
from mtgrules.model.mana import COLORS, TYPES_OF_MANA
from mtgrules.model.objects import StackAbility, announced
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text, same

SPENT_ON = {
    "colorless Eldrazi": Text(
        "; spend this mana only on casting colorless Eldrazi spells or activating abilities of "
        "colorless Eldrazi",
        "。このマナは、無色のエルドラージ呪文を唱えるためか、"
        "無色のエルドラージの能力を起動するためにのみ支払える",
    ),
}
"""What restricted mana may be spent on, in words (106.6)."""


@value
class AddMana(Instruction, Value):
    """Add this mana, as many of it as the mana types listed."""

    adds_mana = True
    types: tuple[str, ...]
    only: str = ""

    def text(self) -> Text:
        symbols = same("".join(f"{{{t}}}" for t in self.types))
        said = Text("add {mana}", "{mana}を加える").format(mana=symbols)
        return said + SPENT_ON[self.only] if self.only else said

    def perform(self, scene: Scene, change: Change) -> None:
        change.add_mana(scene.you, self.types, scene.item.id, self.only)


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


@value
class AddManaItCouldMake(Instruction, Value):
    """Add one mana of a type that the sacrificed land could make (106.7)."""

    adds_mana = True

    def text(self) -> Text:
        return Text(
            "add one mana of any type the sacrificed land could produce",
            "生け贄に捧げた土地が生み出せる、いずれかのタイプのマナ1点を加える",
        )

    def _types(self, scene: Scene) -> tuple[str, ...]:
        """The types its mana abilities could make, whether or not it could be tapped."""
        found: set[str] = set()
        for id in announced(scene.item).paid:
            land = scene.state.card(id)
            for ability in land.card.activated if land is not None else ():
                for effect in (e for mode in ability.modes for e in mode.effects):
                    if isinstance(effect, AddMana):
                        found.update(effect.types)
                    elif isinstance(effect, AddManaForEach):
                        found.add(effect.type)
                    elif isinstance(effect, AddManaOfOneColor):
                        found.update(COLORS)
        return tuple(t for t in TYPES_OF_MANA if t in found)

    def ask(self, scene: Scene) -> Options | None:
        types = self._types(scene)
        if scene.picks or len(types) < 2:
            return None
        return Options(scene.you, "color", "106.7", tuple(Choice("color", (t,)) for t in types))

    def perform(self, scene: Scene, change: Change) -> None:
        types = self._types(scene)
        if not types:
            change.say("no_mana_added", "605.2", subject=scene.source_id)
            return
        type_ = str(scene.picks[0].args[0]) if scene.picks else types[0]
        change.add_mana(scene.you, (type_,), scene.item.id)


@value
class TargetAddsForEachPaid(Instruction, Value):
    """The target player adds mana of one colour for each permanent sacrificed for the cost."""

    adds_mana = True
    n: int

    def text(self) -> Text:
        return Text(
            f"choose a color; {{target}} adds {self.n} mana of it for each artifact sacrificed "
            "this way",
            f"色1色を選ぶ。そのプレイヤーは、これにより生け贄に捧げられたアーティファクト1つにつき、"
            f"その色のマナ{self.n}点を加える",
        )

    def ask(self, scene: Scene) -> Options | None:
        if scene.picks:
            return None
        return Options(scene.you, "color", "608.2d", tuple(Choice("color", (c,)) for c in COLORS))

    def perform(self, scene: Scene, change: Change) -> None:
        who = scene.target()
        if who is not None:
            n = self.n * len(announced(scene.item).paid)
            change.add_mana(who, (str(scene.picks[0].args[0]),) * n, scene.item.id)


@value
class Parley(Instruction, Value):
    """Each player shows their top card; mana and life for each nonland, then each draws."""

    adds_mana = True
    moves_library = True

    def text(self) -> Text:
        return Text(
            "each player reveals the top card of their library; add {G} and gain 1 life for each "
            "nonland card revealed this way, then each player draws a card",
            "各プレイヤーは自分のライブラリーの一番上のカードを公開する。これにより公開された"
            "土地でないカード1枚につき、{G}を加え、1点のライフを得る。"
            "その後、各プレイヤーはカード1枚を引く",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        tops = [p.library[-1] for p in change.state.players if not p.lost and p.library]
        for card in tops:
            change.say("shown", "701.20a", subject=card.id, name=card.card.name, who=card.owner)
        nonlands = sum("land" not in card.card.types for card in tops)
        if nonlands:
            change.add_mana(scene.you, ("G",) * nonlands, scene.item.id)
            change.gain_life(scene.you, nonlands)
        for who in change.state.in_turn_order():
            change.draw(who)


@value
class ExileForMana(Instruction, Value):
    """Exile the target card from a graveyard (406.2); what follows may add mana."""

    def text(self) -> Text:
        return Text("exile {target}", "それを追放する")

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        if ref is not None:
            change.move(ref, Zone.EXILE, "exiled", "406.2")


@value
class AdditionalMana(Instruction, Value):
    """Whoever tapped the land for mana adds this as well (106.12a, 605.4a)."""

    adds_mana = True
    types: tuple[str, ...]

    def text(self) -> Text:
        symbols = same("".join(f"{{{t}}}" for t in self.types))
        return Text(
            "its controller adds an additional {mana}",
            "それのコントローラーは、追加で{mana}を加える",
        ).format(mana=symbols)

    def perform(self, scene: Scene, change: Change) -> None:
        about = scene.item.about if isinstance(scene.item, StackAbility) else ()
        tapped = change.state.last_item(about[0]) if about else None
        who = tapped.controller if tapped is not None else scene.you
        change.add_mana(who, self.types, scene.item.id)
