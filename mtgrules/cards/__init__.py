"""The catalogue: cards as structured data, found by either of their names.

>>> card("Prodigal Pyromancer").name.ja
'放蕩紅蓮術士'
>>> card("放蕩紅蓮術士") is card("prodigal pyromancer")
True
"""

from mtgrules.cards.catalogue import UnknownCard, all_cards, card, face_name
from mtgrules.engine.naming import CATALOGUE

CATALOGUE.append(all_cards)

__all__ = ["UnknownCard", "all_cards", "card", "face_name"]
