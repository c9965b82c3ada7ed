"""`%%lesson`: what an author sees below the cell, of a sound text and of broken ones."""

from __future__ import annotations

import base64
import re
from typing import Any

import pytest

from mtgrules.lessons.model import WIDGETS
from mtgrules.lessons.skeleton import skeleton
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules_widgets import draft, language, lessoncell, magic
from mtgrules_widgets.draft import Draft
from mtgrules_widgets.lessoncell import LIVE, LessonView


def sound(lang: Lang) -> str:
    return skeleton("ping", lang)


def html_of(view: LessonView) -> str:
    return "\n".join(shown.value for shown, _ in view._views)


@pytest.fixture(autouse=True)
def english() -> Any:
    yield
    language.use("en")


@pytest.mark.parametrize("lang", LANGS)
def test_a_sound_lesson_is_shown_as_a_class_sees_it(lang: Lang) -> None:
    view = LessonView(sound(lang), lang=lang)
    told = html_of(view)

    assert draft.ALL_WELL[lang] in told
    assert draft.PREVIEW.format(title=view.draft.lesson.title)[lang] in told
    assert view.draft.problems == ()
    kinds = [type(child).__name__ for child in view.children]
    assert kinds == ["HTML", "Box", "HTML", "Questions", "Stepper", "HTML"]
    assert all(getattr(child, "lang", lang) == lang for child in view.children)
    assert all(
        getattr(child, "problem", draft.UNTITLED).en in ("", draft.UNTITLED.en)
        for child in view.children
    )


def test_everything_follows_the_language_of_the_page_until_it_is_closed() -> None:
    view = LessonView(sound("en"), lang="en")
    assert "At which moment" in html_of(view)

    view._language.button.click()
    assert language.current() == "ja"
    assert "At which moment" not in html_of(view)
    assert "対応できるのは" in html_of(view)
    assert draft.ALL_WELL.ja in html_of(view)

    view.close()
    before = html_of(view)
    language.use("en")
    assert html_of(view) == before


@pytest.mark.parametrize("lang", LANGS)
def test_the_download_carries_exactly_the_text_under_the_name_of_the_lesson(lang: Lang) -> None:
    text = sound(lang) + "“” 日本語 & <b>\n"
    link = draft.download(Draft(text), lang)

    carried = re.search(r'href="data:text/markdown;charset=utf-8;base64,([^"]*)"', link)
    assert carried is not None
    assert base64.b64decode(carried[1]).decode() == text
    assert 'download="ping.md"' in link


@pytest.mark.parametrize("lang", LANGS)
def test_a_problem_has_its_line_in_the_cell_and_what_stands_there(lang: Lang) -> None:
    lines = sound(lang).splitlines()
    n = next(i for i, line in enumerate(lines) if '"ask next"' in line)
    lines[n] = '    "ask nxet",'
    view = LessonView("\n".join(lines), lang=lang)
    told = html_of(view)

    assert len(view.draft.problems) == 1
    # One for counting from 1, one for the line %%lesson above the text.
    assert draft.PLACE.format(line=n + 2)[lang] in told
    assert "&quot;ask nxet&quot;" in told
    assert "next" in view.draft.problems[0].text[lang]
    assert draft.WRONG.format(n=1)[lang] in told
    assert draft.DOUBTFUL.format(n=0)[lang] not in told


@pytest.mark.parametrize(
    ("change", "becomes", "still_there"),
    [
        (r"^\+\+\+$", "", []),
        (r"minutes = 5", "minutes = = 5", ["At which moment"]),
        (r"\(card:\)", "(card:Nobody)", ["At which moment", "<s>"]),
        (r"stepper table", "steper table", ["At which moment", "Questions"]),
        (r"stepper table", "stepper tabel", ["At which moment", "Questions"]),
        (r"target Ben", "target Bne", ["At which moment", "Stepper"]),
        (r'\["Prodigal Pyromancer"\]', '["Nobody"]', ["At which moment", "Nobody"]),
        (r"title = .*", "", [draft.UNTITLED.en, "At which moment", "Stepper"]),
        (r"::: ja(.|\n)*?:::\n", "", ["At which moment", "Stepper"]),
        (r"::: en(.|\n)*?:::\n", "", [draft.NO_HALF.en, "Stepper"]),
    ],
)
def test_a_broken_text_tells_its_problems_and_shows_what_it_can(
    change: str, becomes: str, still_there: list[str]
) -> None:
    text = re.sub(change, becomes, sound("en"), flags=re.MULTILINE)
    assert text != sound("en")
    view = LessonView(text, lang="en")
    told = html_of(view) + " ".join(type(child).__name__ for child in view.children)
    told += " ".join(getattr(child, "problem", draft.UNTITLED).en for child in view.children)

    assert any(problem.severity == "error" for problem in view.draft.problems)
    assert 'class="draft-error"' in told
    for words in still_there:
        assert words in told


@pytest.mark.parametrize(
    "evil",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "[x](javascript:alert(1))",
        "[x](data:text/html,<script>alert(1)</script>)",
        "![x](https://example.org/x.png)",
        '<a href="#" onclick="alert(1)">x</a>',
    ],
)
def test_prose_brings_no_script_no_handler_and_no_picture_into_the_page(evil: str) -> None:
    text = sound("en").replace("Activate [", f"{evil}\n\nActivate [")
    text = text.replace('en = "One damage', f"en = '{evil} One damage").replace(
        'tap", ja', "tap', ja"
    )
    view = LessonView(text, lang="en")
    told = html_of(view)

    assert "One damage" in told
    assert not re.search(r"<(script|img|iframe)\b", told)
    assert not re.search(r"<[^>]*\bon\w+=", told)
    assert not re.search(r'href="(javascript|data:text/html)', told)


def test_the_text_is_read_and_never_run(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    trap = "```python\nopen('trap', 'w')\n```\n\n{{ __import__('os').mkdir('trap') }}\n"
    text = sound("en").replace("::: en\n", f"::: en\n{trap}") + "!touch trap\n%time open('trap')\n"

    LessonView(text, lang="en")
    assert list(tmp_path.iterdir()) == []


def test_every_placeholder_can_be_shown_in_a_cell() -> None:
    assert set(LIVE) == set(WIDGETS)


@pytest.mark.parametrize("kind", ["show", "replay", "branches", "questions"])
def test_a_placeholder_shows_what_the_notebook_will(kind: str) -> None:
    text = sound("en").replace(
        '"pass",\n]', '"pass",\n]\nbranch.other = ["activate Prodigal Pyromancer", "target Aki"]'
    )
    view = LessonView(text.replace("stepper table", f"{kind} table"), lang="en")

    assert [
        problem.told("en") for problem in view.draft.problems if problem.severity == "error"
    ] == []
    shown = view.children[-2]
    wanted = {"show": "VBox", "replay": "VBox", "branches": "Branches", "questions": "Questions"}
    assert type(shown).__name__ == wanted[kind]


def test_a_page_and_an_unknown_language() -> None:
    text = sound("en").replace("stepper table", "statements suspend")
    assert type(LessonView(text, lang="en").children[-2]).__name__ == "Statements"

    view = LessonView(sound("en"), lang="fr")
    assert "'fr'" in view.problem.en
    assert "There is no language" in view.notice.value


class Shell:
    """As much of IPython as registering needs."""

    def __init__(self) -> None:
        self.known: dict[str, Any] = {}

    def register_magic_function(self, function: Any, magic_kind: str, magic_name: str) -> None:
        self.known[magic_name] = (magic_kind, function)


def test_the_extension_makes_the_magic_known_and_the_magic_shows_the_lesson(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import IPython.display

    import mtgrules_widgets

    shell = Shell()
    mtgrules_widgets.load_ipython_extension(shell)
    kind, function = shell.known["lesson"]
    assert (kind, function) == ("cell", magic.lesson)

    seen: list[LessonView] = []
    monkeypatch.setattr(IPython.display, "display", seen.append)
    language.use("ja")
    function("", sound("ja"))
    function(" en ", sound("en"))
    assert [view.lang for view in seen] == ["ja", "en"]
    assert all(isinstance(view, lessoncell.LessonView) for view in seen)


def test_a_cell_that_runs_again_puts_away_what_it_showed_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import IPython.display

    seen: list[LessonView] = []
    monkeypatch.setattr(IPython.display, "display", seen.append)
    monkeypatch.setattr(magic, "cell_id", lambda: "one")
    magic.lesson("en", sound("en"))
    monkeypatch.setattr(magic, "cell_id", lambda: "two")
    magic.lesson("en", sound("en"))
    monkeypatch.setattr(magic, "cell_id", lambda: "one")
    old, other = seen
    magic.lesson("en", sound("en"))

    def is_open(view: LessonView) -> bool:
        return any(child.comm is not None for child in (view, *view.children))

    assert [is_open(view) for view in seen] == [False, True, True]
    language.use("ja")
    assert (old.lang, other.lang, seen[2].lang) == ("en", "ja", "ja")
    assert magic._shown == {"one": seen[2], "two": other}
    magic._shown.clear()


def test_without_a_notebook_no_cell_is_known() -> None:
    assert magic.cell_id() == ""


def test_the_import_alone_makes_it_known_in_a_kernel() -> None:
    """In an interpreter of its own, with a real IPython."""
    import subprocess
    import sys

    code = (
        "from IPython.testing.globalipapp import start_ipython; shell = start_ipython()\n"
        "import mtgrules_widgets\n"
        "print(shell.find_cell_magic('lesson') is not None)\n"
    )
    made = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert made.stdout.strip().endswith("True")


def test_a_warning_is_told_and_keeps_nothing_back() -> None:
    text = sound("en").replace("([117.1](rule:))?", "([117.1](rule:), [602.2](rule:))?", 1)
    view = LessonView(text, lang="en")
    told = html_of(view)

    assert {problem.severity for problem in view.draft.problems} == {"warning"}
    assert draft.DOUBTFUL.format(n=len(view.draft.problems)).en in told
    assert draft.WRONG.format(n=0).en not in told
    assert 'class="draft-warning"' in told
    assert any(type(child).__name__ == "Stepper" for child in view.children)


def test_without_a_word_the_preview_is_in_the_language_of_the_first_block() -> None:
    assert [LessonView(sound(lang)).lang for lang in LANGS] == ["en", "ja"]
    language.use("ja")
    without = sound("en").partition("::: en")[0]
    assert LessonView(without).lang == "ja", "no prose: that of the page"
    assert LessonView(sound("ja"), lang="en").lang == "en"
