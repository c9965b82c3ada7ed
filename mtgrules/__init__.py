"""mtgrules teaches activating abilities and suspend by playing them, step by step.

>>> import mtgrules
>>> mtgrules.card("Errant Ephemeron").name.ja
'遍歴のカゲロウ獣'
"""

import sys

if sys.version_info < (3, 11):
    # Said here because everything below needs the newer Python already.
    sys.exit(
        "mtgrules needs Python 3.11 or newer; install it from python.org and try again.\n"
        "mtgrulesにはPython 3.11以降が必要です。"
        "python.orgから新しいPythonをインストールして、もう一度お試しください。"
    )

import mtgrules.keywords  # noqa: F401 - the keywords register with the engine
from mtgrules.cards import card
from mtgrules.engine.play import apply, begin, legal
from mtgrules.game import Game, NotAllowed, game
from mtgrules.model.choices import Choice, Refused
from mtgrules.setup import position

__all__ = [
    "Choice",
    "Game",
    "NotAllowed",
    "Refused",
    "apply",
    "begin",
    "card",
    "game",
    "legal",
    "position",
]
