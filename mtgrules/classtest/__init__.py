"""Class tests: questions of lessons without a word about the answers, and the marking.

A test is made from lessons (`paper`), answered in a notebook (`draft`, `handed`), and
marked with the lessons again (`marking`): neither the notebook nor the file that is handed
in has the answers.
"""

from mtgrules.classtest.handed import Answers, BadAnswers, BadName
from mtgrules.classtest.marking import Marked, Marks, mark
from mtgrules.classtest.paper import Item, NothingToAsk, Paper, paper_of

__all__ = [
    "Answers",
    "BadAnswers",
    "BadName",
    "Item",
    "Marked",
    "Marks",
    "NothingToAsk",
    "Paper",
    "mark",
    "paper_of",
]
