"""The reference for authors: up to date, complete, and true of the readers that it describes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from mtgrules.cards import all_cards
from mtgrules.cli import main
from mtgrules.game import Game
from mtgrules.lessons.check import check
from mtgrules.lessons.looking import OF_A_PLAYER, OF_THE_GAME, look
from mtgrules.lessons.model import WIDGETS
from mtgrules.lessons.parse import KEYS, parse
from mtgrules.lessons.reference import FILES, TYPED_EXAMPLE, pages
from mtgrules.lessons.script import SIGNS, read_line
from mtgrules.lessons.skeleton import skeleton
from mtgrules.lessons.words import MEANS as PROBLEMS
from mtgrules.lessons.words import WORDS
from mtgrules.model.zones import Step
from mtgrules.notation.verbs import MEANS as CHOICES
from mtgrules.notation.verbs import VERBS
from mtgrules.questions.kinds import KINDS
from mtgrules.questions.typed import typed
from mtgrules.rulebook.rules import known
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules.setup import position
from mtgrules.setup.brackets import in_japanese
from mtgrules.setup.words import BRACKETS, KEYS_OF_A_PLAYER
from mtgrules.setup.words import KEYS as KEYS_OF_A_POSITION


def test_the_committed_pages_are_what_the_code_gives(root: Path) -> None:
    for name, text in pages().items():
        assert (root / "docs" / name).read_text("utf-8") == text, (
            f"docs/{name}: run `python3 -m mtgrules lesson reference`"
        )


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_that_an_author_may_write_is_missing(lang: Lang) -> None:
    text = pages()[FILES[lang]]
    words = [*KEYS, *KEYS_OF_A_POSITION, *KEYS_OF_A_PLAYER, *VERBS, *OF_THE_GAME]
    words += BRACKETS
    if lang == "ja":
        words += [word for flag in BRACKETS if (word := in_japanese(flag)).isascii() is False][:4]
    words += [line[lang] for line in SIGNS]
    words += [kind.example for kind in KINDS.values()]
    words += [f"you.{key}" for key in OF_A_PLAYER]
    words += [f"{{{{ {kind} NAME }}}}" for kind in WIDGETS]
    assert [word for word in words if f"`{word}`" not in text] == []
    assert [code for code in WORDS if f"\n| {code} |" not in text] == []
    assert [card.name.en for card in all_cards() if card.name[lang] not in text] == []
    assert "{why}" not in text
    assert [step for step in Step if f"`{step}`" not in text] == []
    assert skeleton("my-first", lang) in text


def test_every_choice_has_its_meaning_and_every_sentence_from_elsewhere_too() -> None:
    assert set(CHOICES) == set(VERBS)
    from_elsewhere = {code for code, text in WORDS.items() if text.en.endswith("{why}")}
    assert from_elsewhere - {"L002", "L080"} == set(PROBLEMS)


def test_the_lines_that_it_shows_can_be_read_and_their_rules_exist() -> None:
    for lang in LANGS:
        lines = [read_line(line[lang]) for line in SIGNS]
        assert all(known(rule) for line in lines for rule in line.rules)
        assert [line.refused for line in lines].count(True) == 2
        assert [line.looks for line in lines].count(True) == 1
        assert [line.asks for line in lines].count(True) == 1


def test_a_table_takes_every_key_and_bracket_that_it_lists() -> None:
    cards = {"face down": "Grizzly Bears", "on Grizzly Bears": "Bonesplitter"}
    listed = [
        f"{cards.get(flag, 'Rift Elemental')} ({flag})" for flag in BRACKETS if flag != "suspend"
    ]
    you = {
        "battlefield": ["Grizzly Bears", *listed],
        "hand": ["Lightning Bolt (suspend)"],
        "life": 3,
        "pool": "{R}{R}",
        "name": {"en": "Eve", "ja": "イブ"},
        "lands_played": 1,
    }
    game = {"edition": "2023-11-17", "turn": 5, "active": "opponent", "step": "upkeep"}
    assert set(you) == {"battlefield", "hand", *KEYS_OF_A_PLAYER}
    assert set(game) == set(KEYS_OF_A_POSITION)

    state = position({"you": you, **game})
    assert len(state.battlefield) == len(BRACKETS)


def test_a_check_may_look_at_everything_that_it_lists() -> None:
    state = Game(position({"you": {}})).state
    for subject in (*OF_THE_GAME, *(f"you.{key}" for key in OF_A_PLAYER)):
        assert look(state, f"{subject} = never this") is not None


def test_the_question_to_be_typed_is_one() -> None:
    table = tomllib.loads(TYPED_EXAMPLE)["question"]["why"]
    assert typed("why", table).right.text.en == "To see the target first"


@pytest.mark.parametrize("lang", LANGS)
def test_the_lesson_to_begin_with_is_well(lang: Lang) -> None:
    assert check(parse(skeleton("my-first", lang), "my-first.md")) == []


def test_each_page_is_in_its_language() -> None:
    for lang, name in FILES.items():
        text = pages()[name].split("\n## ")
        prose = [
            part for part in text if not re.match("Terms|Cards|用語|カード|A whole|教材", part)
        ]
        for line in "\n".join(prose).splitlines():
            if line.startswith("#") and not line.startswith("# "):
                assert bool(re.search("[ぁ-んァ-ヶ一-龠]", line)) == (lang == "ja")


def test_the_command_writes_and_checks_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["lesson", "reference", "--check", "--lang", "en"]) == 1
    assert "docs/lessons.md is not what the code gives" in capsys.readouterr().out
    assert main(["lesson", "reference", "--lang", "ja"]) == 0
    assert "docs/lessons.ja.md：書き出しました" in capsys.readouterr().out
    assert main(["lesson", "reference", "--check", "--lang", "ja"]) == 0
    assert "最新" in capsys.readouterr().out
