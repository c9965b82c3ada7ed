"""The guide for instructors: what it says about its lessons is so, in both languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mtgrules.lessons.parse import parse
from mtgrules.lessons.examples import text_of
from mtgrules.lessons.reference import FILES
from mtgrules.lessons.rounds import round_of
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules_widgets import language
from mtgrules_widgets.draft import ALL_WELL, Draft
from mtgrules_widgets.lessoncell import LessonView

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "notebooks/source/guide.md"
MEANT = {
    "Bne": "Ben",
    "ベソ": "ベン",
    "Prodigal Pyromanser": "Prodigal Pyromancer",
    "放蕩紅連術士": "放蕩紅蓮術士",
    "steper": "stepper",
}
EXAMPLES = ("first", "mistakes", "elves")


@pytest.fixture(autouse=True)
def _in_english_afterwards() -> Iterator[None]:
    yield
    language.use("en")


def example(name: str, lang: Lang) -> str:
    found = text_of(parse(SOURCE.read_text("utf-8"), str(SOURCE)), name, lang)
    assert found is not None
    return found


def codes(text: str) -> list[str]:
    return [problem.code for problem in Draft(text).problems]


def right_answers(text: str, lang: Lang) -> list[str]:
    lesson = Draft(text).lesson
    asked = round_of(lesson, lesson.positions["table"]).asked
    return [each.question.right.text[lang] for each in asked]


@pytest.mark.parametrize("lang", LANGS)
def test_the_notebook_has_the_examples_ready_to_run_after_the_import(lang: Lang) -> None:
    cells = json.loads((ROOT / f"notebooks/{lang}/guide.ipynb").read_text("utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]

    assert code[0].startswith("import mtgrules_widgets  # ")
    texts = [example(name, lang).rstrip("\n") for name in EXAMPLES]
    assert code[1:] == [f"%%lesson {lang}\n{text}" for text in texts]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_opens_in_its_language_with_the_problems_that_it_was_given(
    name: str, lang: Lang
) -> None:
    view = LessonView(example(name, lang), lang=lang)

    assert view.problem.en == ""
    assert view.lang == lang
    assert len(view.draft.problems) == (3 if name == "mistakes" else 0)
    assert view.draft.file_name == f"{'ping' if name == 'first' else name}.md"


def test_the_examples_of_the_two_languages_are_the_same_lessons() -> None:
    for name in ("first", "elves"):
        english, japanese = (Draft(example(name, lang)).lesson for lang in LANGS)
        assert english.title == japanese.title
        assert [str(part.en) for part in english.parts if hasattr(part, "en")] != []
        rounds = [round_of(lesson, lesson.positions["table"]) for lesson in (english, japanese)]
        assert [each.question for each in rounds[0].asked] == [
            each.question for each in rounds[1].asked
        ]


@pytest.mark.parametrize("lang", LANGS)
def test_the_changes_to_the_first_lesson_do_what_is_said(lang: Lang) -> None:
    text = example("first", lang)
    poor = re.sub(r"(you\.battlefield = .*\n)", r"\1opponent.life = 1\n", text)
    assert poor != text
    assert codes(poor) == []
    lesson = Draft(poor).lesson
    assert lesson.positions["table"].data["opponent"] == {"life": 1}
    assert round_of(lesson, lesson.positions["table"]).trace.frames[-1].state.over

    passing = '"pass",' if lang == "en" else '"パス",'
    more = text.replace(passing, f'"ask next",\n    {passing}', 1)
    assert codes(more) == []
    assert len(right_answers(more, lang)) == len(right_answers(text, lang)) + 1


@pytest.mark.parametrize("lang", LANGS)
def test_the_three_mistakes_are_told_with_what_was_meant_and_can_be_mended(lang: Lang) -> None:
    text = example("mistakes", lang)
    problems = Draft(text).problems
    lines = text.splitlines()
    for problem in problems:
        line = lines[problem.line - 1]
        wrong = next(word for word in MEANT if word in line)
        assert MEANT[wrong] in problem.text[lang]
        lines[problem.line - 1] = line.replace(wrong, MEANT[wrong])

    view = LessonView("\n".join(lines) + "\n", lang=lang)
    assert view.draft.problems == ()
    assert any(ALL_WELL[lang] in shown.value for shown, _ in view._views)


@pytest.mark.parametrize(("lang", "word"), [("en", "hello"), ("ja", "こんにちは")])
def test_anything_at_all_among_the_choices_tells_what_is_possible(lang: Lang, word: str) -> None:
    pattern, possible = ("target Ben", "target Aki") if lang == "en" else ("対象 ベン", "対象 アキ")
    text = example("first", lang).replace(pattern, word)

    problem = Draft(text).problems[0]
    assert problem.code == "L050"
    assert possible in problem.text[lang]
    assert pattern in problem.text[lang]


@pytest.mark.parametrize(
    ("lang", "elves", "fervor"),
    [("en", "Llanowar Elves (new)", "Fervor"), ("ja", "ラノワールのエルフ (new)", "熱情")],
)
def test_haste_turns_the_answer_and_breaks_the_promise(lang: Lang, elves: str, fervor: str) -> None:
    text = example("elves", lang)
    assert "602.5a" in text
    assert right_answers(text, "en")[0].startswith("No")

    hasty = text.replace(f'["{elves}"]', f'["{elves}", "{fervor}"]')
    assert right_answers(hasty.replace("! ", "").replace(" => 602.5a", ""), "en")[0] == "Yes"
    assert codes(hasty) == ["L081"]
    assert codes(hasty.replace("! ", "").replace(" => 602.5a", "")) == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_reference_is_where_the_guide_leads(lang: Lang) -> None:
    page = ROOT / f"notebooks/{lang}/guide.ipynb"
    links = re.findall(r"\]\((\.\./[^)]*\.md)\)", page.read_text("utf-8"))

    assert len(links) == 1
    target = (page.parent / links[0]).resolve()
    assert target == ROOT / "docs" / FILES[lang]
    assert target.is_file()


@pytest.mark.parametrize("lang", LANGS)
def test_every_command_of_the_guide_exists(lang: Lang) -> None:
    from mtgrules.cli.commands import COMMANDS

    cells = json.loads((ROOT / f"notebooks/{lang}/guide.ipynb").read_text("utf-8"))["cells"]
    prose = "".join("".join(c["source"]) for c in cells if c["cell_type"] == "markdown")
    named = set(re.findall(r"`python3 -m mtgrules (\w+ \w+)", prose))

    assert named <= {" ".join(c.path) for c in COMMANDS}
    needed = ("new", "check", "preview", "build", "export", "answers")
    assert named >= {f"lesson {word}" for word in needed}
