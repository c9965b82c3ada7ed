"""Every one of the 25 common mistakes is a wrong answer somewhere, and is told what is so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mtgrules.engine.play import legal
from mtgrules.lessons.rounds import play
from mtgrules.model.choices import Choice
from mtgrules.questions.mistakes import MISTAKES, at
from mtgrules.rulebook import rules
from mtgrules.rulebook.text import LANGS
from mtgrules.setup import position
from tests.questions.checks import check_question

if TYPE_CHECKING:
    from mtgrules.questions import Option

PINGER = 'you.battlefield = ["Prodigal Pyromancer"]'
NEW = 'you.battlefield = ["Prodigal Pyromancer (new)"]'
LAST = 'active = "opponent"\nstep = "end"\nyou.exile = ["{card} (1 time counter)"]'
BOLT = LAST.format(card="Rift Bolt")
TO_LAST = ("pass until your upkeep", "pass", "pass", "pass", "pass")
"""Up to the question whether to play the card."""

PLACES: dict[str, tuple[str, tuple[str, ...]]] = {
    "M01": (PINGER, ("activate Prodigal Pyromancer", "ask may respond", "target Ben")),
    "M02": (
        f'{PINGER}\nopponent.hand = ["Lightning Bolt"]\nopponent.pool = "{{R}}"',
        (
            "activate Prodigal Pyromancer",
            "target Ben",
            "pass",
            "cast Lightning Bolt",
            "target Prodigal Pyromancer",
            "close",
            "pass",
            "pass",
            "pass",
            "ask next",
            "pass",
        ),
    ),
    "M03": ('you.battlefield = ["Mountain"]\nyou.hand = ["Rift Bolt"]', ("ask next", "suspend Rift Bolt")),
    "M04": (BOLT, (*TO_LAST, "ask may decline")),
    "M05": (BOLT, (*TO_LAST, "ask may cast Rift Bolt")),
    "M06": ('step = "upkeep"\nyou.battlefield = ["Mountain"]\nyou.hand = ["Rift Bolt"]', ("ask may suspend Rift Bolt",)),
    "M07": ('you.battlefield = ["Mountain"]\nyou.hand = ["Rift Bolt"]', ("ask may suspend Rift Bolt",)),
    "M08": (
        'you.battlefield = ["Mountain"]\nyou.hand = ["Lightning Bolt"]',
        ("cast Lightning Bolt", "target Ben", "ask next", "activate Mountain"),
    ),
    "M09": ('you.battlefield = ["Prodigal Pyromancer (tapped)"]', ("ask may activate Prodigal Pyromancer",)),
    "M10": (NEW, ("ask may activate Prodigal Pyromancer",)),
    "M11": (PINGER, ("ask skipped", "activate Prodigal Pyromancer", "target Ben")),
    "M12": ('you.hand = ["Lotus Bloom"]', ("ask may cast Lotus Bloom",)),
    "M13": (f'{BOLT}\nopponent.battlefield = ["Sphere of Resistance"]', (*TO_LAST, "ask may cast Rift Bolt")),
    "M14": (
        LAST.format(card="Durkwood Baloth"),
        (*TO_LAST, "cast Durkwood Baloth", "pass", "pass", "pass until declare attackers", "ask may attack Durkwood Baloth -> Ben"),
    ),
    "M15": ('you.hand = ["Island"]', ("ask may cast Island",)),
    "M16": (BOLT, ("pass until your upkeep", "pass", "pass", "pass", "ask who", "pass")),
    "M17": ('you.exile = ["Rift Bolt"]', ("ask may cast Rift Bolt",)),
    "M18": (
        f'{PINGER}\nyou.exile = ["Durkwood Baloth (2 time counters)"]',
        ("activate Prodigal Pyromancer", "ask may target Durkwood Baloth"),
    ),
    "M19": (BOLT, ("ask counters Rift Bolt", "pass until your upkeep")),
    "M20": (f'{PINGER}\nactive = "opponent"', ("pass", "ask may activate Prodigal Pyromancer")),
    "M21": (
        'you.battlefield = ["Basking Rootwalla", "4 Forest"]',
        (
            "activate Basking Rootwalla",
            "activate Forest",
            "activate Forest",
            "close",
            "ask may activate Basking Rootwalla",
        ),
    ),
    "M22": (PINGER, ("activate Prodigal Pyromancer", "ask may target Ben")),
    "M23": (
        'you.battlefield = ["Prodigal Pyromancer", "Grizzly Bears", "Swiftfoot Boots (on Grizzly Bears)"]',
        ("activate Prodigal Pyromancer", "ask may target Grizzly Bears"),
    ),
    "M24": ('you.hand = ["Prodigal Pyromancer"]', ("ask may activate Prodigal Pyromancer",)),
    "M25": (f'{PINGER}\nopponent.battlefield = ["Cursed Totem"]', ("ask may activate Prodigal Pyromancer",)),
}  # fmt: skip


def test_there_are_the_twenty_five() -> None:
    assert list(MISTAKES) == [f"M{n:02}" for n in range(1, 26)] == sorted(PLACES)


@pytest.mark.parametrize("id", MISTAKES)
def test_each_mistake_is_a_wrong_answer_at_its_place(id: str) -> None:
    where, lines = PLACES[id]
    asked = play(where, lines).asked[-1]
    check_question(asked.question)
    made: list[Option] = [option for option in asked.question.options if option.mistake == id]
    assert made, [(option.text.en, option.mistake) for option in asked.question.options]
    assert not any(option.right for option in made)


@pytest.mark.parametrize("id", MISTAKES)
def test_each_mistake_says_what_is_so_in_both_languages(id: str) -> None:
    mistake = MISTAKES[id]
    assert rules.known(mistake.rule)
    for text in (mistake.belief, mistake.truth):
        assert text.en.endswith(".")
        assert text.ja.endswith("。")
        assert all(len(text[lang]) < 100 for lang in LANGS)


def test_beliefs_and_truths_are_all_different() -> None:
    said = [text for mistake in MISTAKES.values() for text in (mistake.belief.en, mistake.truth.en)]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("id", [id for id in MISTAKES if id != "M23"])
def test_a_mistake_is_not_made_where_it_cannot_be(id: str) -> None:
    """In an empty position, when somebody passes, there is next to nothing to be wrong about."""
    state = position({})
    assert legal(state.but(priority=0, receiver=None)).player == 0
    assert at(id, state, Choice("pass")) == ""
