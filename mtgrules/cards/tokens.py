"""Tokens that effects here create: their characteristics as data (111.3, 111.10).

They are found by name like cards, but they are no cards: nobody can choose their
names (201.4), and no deck has them.
"""

from __future__ import annotations

from mtgrules.cards.make import ability, does, make, mana
from mtgrules.cards.phrases import TRAMPLE
from mtgrules.engine.costs import SacrificeThis
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.tokens import CreateTokens
from mtgrules.rulebook.text import Text

CLUE = make(
    "Clue Token",
    "手掛かり・トークン",
    None,
    "artifact",
    subtypes="clue",
    activated=(ability((mana("{2}"), SacrificeThis()), does(Draw(1))),),
)

GREAT_ELEMENTAL = make(
    "Elemental Token",
    "エレメンタル・トークン",
    None,
    "creature",
    pt=(7, 7),
    colors="G",
    subtypes="elemental",
    keywords=(TRAMPLE,),
)
SNAKE = make(
    "Snake Token",
    "蛇・トークン",
    None,
    "creature",
    pt=(1, 1),
    colors="G",
    subtypes="snake",
)
CITIZEN = make(
    "Citizen Token",
    "市民・トークン",
    None,
    "creature",
    pt=(1, 1),
    colors="WG",
)

RHINO = make(
    "Rhino Token",
    "サイ・トークン",
    None,
    "creature",
    pt=(4, 4),
    colors="G",
    subtypes="rhino",
    keywords=(TRAMPLE,),
)

TOKENS = (CLUE, GREAT_ELEMENTAL, CITIZEN, SNAKE, RHINO)

INVESTIGATE = CreateTokens(CLUE, 1, Text("investigate", "調査を行う"), "701.16a")
