"""Creatures that something is aimed at: large ones, one that grows, two that cannot be targeted."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import ability, does, make, mana, suspend
from mtgrules.engine.effects.permanents import Pump
from mtgrules.model.abilities import Keyword

TARGETS = (
    make(
        "Durkwood Baloth",
        "ダークウッドのベイロス",
        "{4}{G}{G}",
        "creature",
        pt=(5, 5),
        subtypes="beast",
        keywords=(suspend(5, "{G}"),),
    ),
    make(
        "Leatherback Baloth",
        "革背のベイロス",
        "{G}{G}{G}",
        "creature",
        pt=(4, 5),
        subtypes="beast",
    ),
    make(
        "Striped Riverwinder",
        "縞カワヘビ",
        "{6}{U}",
        "creature",
        pt=(5, 5),
        subtypes="serpent",
        keywords=(Keyword("hexproof"), Keyword("cycling", cost=(mana("{U}"),))),
    ),
    make(
        "Simic Sky Swallower",
        "シミックの空呑み",
        "{5}{G}{U}",
        "creature",
        pt=(6, 6),
        subtypes="leviathan",
        keywords=(p.FLYING, p.TRAMPLE, Keyword("shroud")),
    ),
    make(
        "Frozen Shade",
        "Frozen Shade",
        "{2}{B}",
        "creature",
        pt=(0, 1),
        subtypes="shade",
        activated=(ability((mana("{B}"),), does(Pump(1, 1))),),
    ),
)
