"""A run told line by line: what happened, what is wrong, and what could be written next."""

from __future__ import annotations

from itertools import pairwise

import pytest

from mtgrules.game import Game, game
from mtgrules.lessons.facts import facts_of
from mtgrules.lessons.looking import look
from mtgrules.lessons.runs import editions_of, position_of
from mtgrules.lessons.script import read_line, refusal_of
from mtgrules.lessons.transcript import FACTS, POSSIBLE, REFUSED, STOPS, moment, transcript
from mtgrules.notation import read
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules.scenarios import Scenario, all_scenarios
from mtgrules.setup import position

PLAYED = [scenario for scenario in all_scenarios() if scenario.positions][::9]


def told(game: Game, *lines: str) -> str:
    return "\n".join(line.en for line in transcript(game, lines))


def pinger() -> Game:
    return game(you={"battlefield": ["Prodigal Pyromancer", "2 Island"]})


def test_each_line_is_followed_by_what_it_made_happen_with_the_rule() -> None:
    said = told(pinger(), "activate Prodigal Pyromancer", "target Ben")
    assert said.index("1 activate") < said.index("602.2a") < said.index("2 target Ben")
    assert "601.2h" in said


def test_checks_refusals_questions_and_lines_of_other_editions_are_told_apart() -> None:
    here = pinger()
    said = told(
        here, "? you.life = 20", "! play Island => 305.1", "ask may pass", "2023-11-17: pass"
    )
    assert "✓ so it is" in said
    assert "305.1  " in said
    assert "a question to the reader" in said
    assert "only for the rules of 2023-11-17" in said
    assert len(here.tree) == len(pinger().tree)


def test_what_does_not_come_out_as_written_is_told_and_the_run_goes_on() -> None:
    said = told(pinger(), "? you.life = 19", "activate Prodigal Pyromancer => 733.1", "target Ben")
    assert "✗ 'you.life = 19' is not so: 20." in said
    assert "733.1, and met" in said
    assert "601.2i" in said


def test_a_choice_that_cannot_be_made_ends_it_before_the_moment_that_explains_it() -> None:
    here = pinger()
    lines = list(transcript(here, ["target Ben", "pass"]))
    assert lines[-1] == STOPS
    now = "\n".join(line.en for line in moment(here))
    assert "Aki has priority" in now
    assert "activate Prodigal Pyromancer" in now


def test_two_islands_that_are_alike_are_offered_once() -> None:
    here = pinger()
    said = [line.en for line in moment(here)]
    assert sum("activate Island" in line for line in said) == 1


@pytest.mark.parametrize("scenario", PLAYED, ids=lambda scenario: scenario.id)
def test_what_is_offered_at_the_end_of_a_run_can_be_written_in_it(scenario: Scenario) -> None:
    """Possible choices are legal, refusals are refused by the rule that stands there, checks hold."""
    for place in scenario.positions.values():
        edition = max(editions_of(scenario, place))
        for lines in place.runs.values():
            here = Game(position(position_of(scenario, place, edition)))
            list(transcript(here, lines))
            state = here.tree.frames[here.tree.end_of_run(here.at)].state
            for fact in facts_of(state):
                for lang in LANGS:
                    assert look(state, fact[lang].removeprefix("?")) is None, fact[lang]
            for lang in LANGS:
                offers(here, [line[lang] for line in moment(here)], lang)


def offers(here: Game, lines: list[str], lang: Lang) -> None:
    """Hold what `moment` offers to the game: what it calls possible is, what it calls refused is."""
    labels = [label[lang] for label in (POSSIBLE, REFUSED, FACTS) if label[lang] in lines]
    assert labels[-1] == FACTS[lang]
    begins = [*map(lines.index, labels), len(lines)]
    parts = {lines[a]: lines[a + 1 : b] for a, b in pairwise(begins)}
    state = here.tree.frames[here.tree.end_of_run(here.at)].state
    for line in parts.get(POSSIBLE[lang], []):
        assert read(line.strip().split("  ")[0], state) in here.legal, line
    for line in parts.get(REFUSED[lang], []):
        assert refusal_of(here, read_line(line.strip().split("  ")[0])), line
