"""A spell that comes back later without being cast: Ertai's Meddling.

It looks like suspend and is something else: the counters are delay counters, the
card has no suspend and is never suspended, and at the end it is put on the stack
as the spell that it was, with its old targets and modes. Nobody casts it.
"""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.abilities import Keyword, Mode, Triggered
from mtgrules.model.objects import Mark, Obj
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

DELAYED = Keyword("delayed spell")
"""Stands for the delayed triggered ability (603.7), which waits for this one card."""
_SAID = "as announced"


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
        ref = scene.target()
        spell = change.state.item(ref) if ref is not None else None
        if not isinstance(spell, Obj):
            return
        marks = (Mark("keyword", DELAYED), Mark(_SAID, said=spell.announced))
        id = change.move(spell.id, Zone.EXILE, "exiled", "701.13a", marks=marks)
        change.add_counters(id, "delay", scene.x)


@value
class CountDownAndPut(Instruction, Value):
    """Remove a delay counter; when none is left, put the card onto the stack, not cast."""

    def text(self) -> Text:
        return Text(
            "remove a delay counter from it; if none is left, put it onto the stack as the spell "
            "that it was",
            "これから遅延カウンター1個を取り除く。1つも残っていないなら、元の呪文としてスタックに置く",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        change.remove_counters(scene.source_id, "delay", 1)
        card = change.state.card(scene.source_id)
        if card is None or card.zone is not Zone.EXILE or card.counter("delay"):
            return
        said = next((mark.said for mark in card.marks if mark.what == _SAID), None)
        change.move(
            card.id,
            Zone.STACK,
            "put_on_stack_again",
            "707.10",
            controller=scene.you,
            announced=said,
        )


_COUNTDOWN = Triggered(
    "step_began",
    "your upkeep",
    (Mode((CountDownAndPut(),)),),
    Text(
        "at the beginning of your upkeep, if this card is exiled",
        "あなたのアップキープの開始時に、このカードが追放されているなら",
    ),
    zone=Zone.EXILE,
    condition="in exile",
)


def abilities(obj: Obj, keyword: Keyword) -> tuple[Triggered, ...]:
    """What waits for the upkeeps, as long as the card is in exile."""
    return (_COUNTDOWN,)
