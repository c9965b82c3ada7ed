"""A spell that comes back later without being cast: Ertai's Meddling.

It looks like suspend and is something else: the counters are delay counters, the
card has no suspend and is never suspended, and at the end it is put on the stack
as the spell that it was, with its old targets and modes. Nobody casts it. What
counts down is a delayed triggered ability of Ertai's Meddling, not one of the card.
"""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.abilities import Mode, Triggered
from mtgrules.model.objects import Obj, StackAbility
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


@value
class DelayTarget(Instruction, Value):
    """The target spell's controller exiles it with X delay counters; it will come back."""

    def text(self) -> Text:
        return Text(
            "the controller of {target} exiles it with X delay counters on it; at the beginning "
            "of each of that player's upkeeps, if the card is exiled, one of them is removed, and "
            "when none is left, the player puts the card onto the stack as a copy of the spell "
            "that it was",
            "それのコントローラーは、それを遅延カウンターX個が置かれた状態で追放する。"
            "そのプレイヤーの各アップキープの開始時に、そのカードが追放されているなら、それから"
            "遅延カウンター1個を取り除く。1つも残っていないなら、そのプレイヤーはそれを、元の呪文の"
            "コピーとしてスタックに置く",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        """Whoever controls this spell controls the delayed ability, too (603.7d)."""
        ref = scene.target()
        spell = change.state.item(ref) if ref is not None else None
        source = scene.source
        if not isinstance(spell, Obj) or source is None:
            return
        id = change.move(spell.id, Zone.EXILE, "exiled", "701.13a")
        change.add_counters(id, "delay", scene.x)
        waits = Triggered(
            "step_began",
            "each upkeep",
            (Mode((CountDownAndPut(spell),)),),
            Text(
                "at the beginning of that player's upkeep, if that card is exiled",
                "そのプレイヤーのアップキープの開始時に、そのカードが追放されているなら",
            ),
            condition="that card is exiled",
        )
        change.delay(
            waits, source, scene.you, until="end of game", about=(id,), whose=spell.controller
        )


@value
class CountDownAndPut(Instruction, Value):
    """Remove a delay counter; when none is left, put the card onto the stack as `spell` was."""

    spell: Obj

    def text(self) -> Text:
        return Text(
            "remove a delay counter from that card; if none is left, its controller puts it onto "
            "the stack as the spell that it was",
            "そのカードから遅延カウンター1個を取り除く。1つも残っていないなら、元のコントローラーは"
            "それを元の呪文としてスタックに置く",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        assert isinstance(scene.item, StackAbility)
        id = scene.item.about[0]
        change.remove_counters(id, "delay", 1)
        card = change.state.card(id)
        if card is None or card.counter("delay"):
            return
        spell = self.spell
        change.move(
            id,
            Zone.STACK,
            "put_on_stack_again",
            "707.10",
            controller=spell.controller,
            announced=spell.announced,
            card=spell.card,
            whole=spell.whole,
        )
