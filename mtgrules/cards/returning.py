"""Spells that exile themselves with time counters as they resolve, and so are suspended again."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import does, make, spell, suspend
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.effects.exiling import ExileThisWithTimeCounters
from mtgrules.engine.effects.permanents import DestroyTarget, ReturnTarget
from mtgrules.engine.effects.players import CannotBeAttacked, ThatControllerLosesLife
from mtgrules.model.abilities import Filter
from mtgrules.rulebook.text import Text

CREATURE_OF_AN_OPPONENT = Filter(
    Text("creature an opponent controls", "対戦相手がコントロールするクリーチャー"),
    frozenset(("creature",)),
    whose="opponent",
)

RETURNING = (
    make(
        "Arc Blade",
        "弧状の刃",
        "{3}{R}{R}",
        "sorcery",
        keywords=(suspend(3, "{2}{R}"),),
        spell=spell(does(DealDamage(2), ExileThisWithTimeCounters(3), targets=p.one(p.ANY))),
    ),
    make(
        "Chronomantic Escape",
        "卜占の逃走",
        "{4}{W}{W}",
        "sorcery",
        keywords=(suspend(3, "{2}{W}"),),
        spell=spell(does(CannotBeAttacked(), ExileThisWithTimeCounters(3))),
    ),
    make(
        "Reality Strobe",
        "現実のストロボ",
        "{4}{U}{U}",
        "sorcery",
        keywords=(suspend(3, "{2}{U}"),),
        spell=spell(does(ReturnTarget(), ExileThisWithTimeCounters(3), targets=p.one(p.PERMANENT))),
    ),
    make(
        "Suspended Sentence",
        "宙ぶらりんの刑",
        "{3}{B}",
        "instant",
        keywords=(suspend(3, "{1}{B}"),),
        spell=spell(
            does(
                DestroyTarget(),
                ThatControllerLosesLife(3),
                ExileThisWithTimeCounters(3),
                targets=p.one(CREATURE_OF_AN_OPPONENT),
            )
        ),
    ),
)
