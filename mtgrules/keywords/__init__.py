"""Keyword abilities (702): each in a module of its own, registered here in one line."""

from mtgrules.engine.characteristics import KEYWORD_ABILITIES
from mtgrules.engine.special_actions import SPECIAL_ACTIONS
from mtgrules.keywords import (
    cycling,
    equip,
    foretell,
    morph,
    ninjutsu,
    replicate,
    storm,
    suspend,
    transmute,
    vanishing,
)

KEYWORD_ABILITIES["suspend"] = suspend.abilities
SPECIAL_ACTIONS["suspend"] = suspend.ACTION
SPECIAL_ACTIONS["morph"] = morph.ACTION
SPECIAL_ACTIONS["foretell"] = foretell.ACTION
KEYWORD_ABILITIES["cycling"] = cycling.abilities
KEYWORD_ABILITIES["storm"] = storm.abilities
KEYWORD_ABILITIES["replicate"] = replicate.abilities
KEYWORD_ABILITIES["transmute"] = transmute.abilities
KEYWORD_ABILITIES["ninjutsu"] = ninjutsu.abilities
KEYWORD_ABILITIES["vanishing"] = vanishing.abilities
KEYWORD_ABILITIES["equip"] = equip.abilities
