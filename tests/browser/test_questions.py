"""A lesson of fifteen lines with questions, in a real JupyterLab in each language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from mtgrules.lessons.build import build, write
from mtgrules.lessons.parse import parse
from mtgrules.lessons.rounds import round_of
from mtgrules.rulebook.text import LANGS, Lang, Text
from mtgrules_widgets import branches_html, branchesview, practising, quiz, quiz_html
from mtgrules_widgets import strings as s
from mtgrules_widgets.symbols import in_words
from tests.browser.drive import (
    SHOWN,
    STICKS_OUT,
    Keyboard,
    Mouse,
    answered,
    lessons,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator

    from tests.browser import harness
    from tests.browser.drive import Hand
    from tests.browser.harness import Server, Window

pytestmark = pytest.mark.browser

LESSON = """\
+++
id = "respond"
title = { en = "When may Ben respond?", ja = "ベンはいつ対応できるか" }
minutes = 10
[position.ping]
you.battlefield = ["Prodigal Pyromancer"]
choices = ["activate Prodigal Pyromancer", "ask may respond", "target Ben", "ask next", "pass"]
+++
::: en
Aki shoots at Ben with a [Prodigal Pyromancer](card:). When may Ben respond?
:::
::: ja
アキは[放蕩紅蓮術士](card:)でベンを狙う。ベンはいつ対応できるだろうか。
:::
{{ questions ping }}
"""
BRANCHES = LESSON.replace('id = "respond"', 'id = "branches"').replace(
    "+++\n:::",
    """\
[position.fork]
you.battlefield = ["Prodigal Pyromancer"]
opponent.battlefield = ["Mountain"]
opponent.hand = ["Lightning Bolt"]
branch.wait = ["activate Prodigal Pyromancer", "target Ben", "pass", "pass"]
branch.burn = [
    "activate Prodigal Pyromancer", "target Ben", "pass",
    "cast Lightning Bolt", "target Prodigal Pyromancer", "activate Mountain", "close",
    "pass", "pass", "pass", "pass",
]
title.wait = { en = "Ben waits", ja = "ベンは何もしない" }
+++
:::""",
)
BRANCHES += "{{ branches fork }}\n"
PRACTICE = LESSON.replace('id = "respond"', 'id = "fresh"').replace(
    "questions ping", "practice may"
)


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab with the lesson, with one that goes on in two ways, and one to practise with."""
    with lessons(tmp_path_factory.mktemp("questions")) as server:
        for name, text in (("respond", LESSON), ("branches", BRANCHES), ("fresh", PRACTICE)):
            for lang in LANGS:
                written = write(build(parse(text, f"{name}.md"), lang))
                (server.folder / lang / f"{name}.ipynb").write_text(written, "utf-8")
        yield server


@pytest.fixture(params=["en", "ja"])
def lang(request: pytest.FixtureRequest) -> Lang:
    given: Lang = request.param
    return given


@pytest.fixture
def window(lab_window: Window) -> Iterator[Window]:
    """A fresh page; afterwards neither it nor a widget nor the kernel may have complained."""
    yield lab_window
    expect(lab_window.page.locator(".mtg .error")).to_have_count(0)
    lab_window.assert_quiet()


@dataclass
class Page:
    """One widget of the open notebook, used by a mouse or by a keyboard alone."""

    window: Window
    lang: Lang
    hand: Hand
    cls: str = ".mtg-quiz"

    @property
    def root(self) -> Locator:
        return self.window.page.locator(self.cls)

    def press(self, target: Locator) -> None:
        """Press it, and wait until the page shows all that the kernel has answered."""
        answered(self.window.page, lambda: self.hand.press(target))
        self.hand.check()

    def control(self, words: Text) -> Locator:
        return self.root.get_by_role("button", name=words[self.lang], exact=True)

    def answers(self) -> Locator:
        name = quiz_html.ANSWERS[self.lang]
        return self.root.get_by_role("group", name=name).locator(f"button{SHOWN}")

    def answer(self, option: Text) -> None:
        said = in_words(option[self.lang], self.lang)
        self.press(self.answers().filter(has_text=re.compile(rf"^[A-F]\s+{re.escape(said)}$")))

    @property
    def spoken(self) -> Locator:
        return self.root.locator(".mtg-live").first

    def everything(self) -> str:
        """All that is in the page of it: words, labels, tooltips and whatever is hidden."""
        found: str = self.root.evaluate("root => root.outerHTML")
        return found

    def pictures(self, name: str) -> None:
        """For people to look at; in none of them may anything stick out to the side."""
        page = self.window.page
        usual = page.viewport_size
        theme: harness.Theme
        for theme in ("dark", "light"):
            self.window.theme(theme)
            for width, height in ((1280, 800), (800, 600)):
                page.set_viewport_size({"width": width, "height": height})
                self.root.evaluate("root => root.scrollIntoView({block: 'start'})")
                self.window.picture(f"{name}-{self.lang}-{theme}-{width}")
                assert not self.root.evaluate(STICKS_OUT)
        assert usual is not None
        page.set_viewport_size(usual)


def test_the_lesson_has_fifteen_lines() -> None:
    assert len(LESSON.splitlines()) == 15


def test_questions_by_mouse(window: Window, lang: Lang) -> None:
    window.open_notebook(f"{lang}/respond.ipynb")
    window.run_all()
    page = Page(window, lang, Mouse(window.page))
    expect(page.answers().first).to_be_visible()
    # What the cell says would tell the answers, so it is folded away.
    expect(window.page.get_by_text("ask may respond")).to_have_count(0)
    answer_them(page)


def test_questions_by_keyboard_alone(window: Window, lang: Lang) -> None:
    window.open_notebook(f"{lang}/respond.ipynb")
    window.run_all()
    page = Page(window, lang, Keyboard(window.page))
    expect(page.answers().first).to_be_visible()
    window.page.keyboard.press("ArrowUp")  # to the text above; Tab then leads to the questions
    answer_them(page, pictures=False)


def answer_them(page: Page, *, pictures: bool = True) -> None:
    """A hint, a wrong answer, its way step by step, a right one, and everything anew."""
    lang, lesson = page.lang, parse(LESSON, "respond.md")
    first, second = (asked.question for asked in round_of(lesson, lesson.positions["ping"]).asked)
    wrong = next(option for option in first.options if not option.right)
    assert_hidden(page, [option.why for option in (*first.options, *second.options)])
    if pictures:
        page.pictures("questions-open")

    page.press(page.control(quiz.HINT))
    expect(page.root.locator(".hints li")).to_have_count(1)
    expect(page.spoken).to_contain_text(first.hints[0][lang])

    page.answer(wrong.text)
    expect(page.root.locator(".verdict.wrong")).to_contain_text(quiz_html.SAY_WRONG[lang])
    expect(page.root.locator(".verdict a.rule").first).to_have_attribute(
        "href", re.compile("^https")
    )
    expect(page.answers().filter(has_text=quiz_html.YOURS_WRONG[lang])).to_have_count(1)
    expect(page.answers().filter(has_text=quiz_html.THIS_ONE[lang])).to_have_text(
        re.compile(re.escape(in_words(first.right.text[lang], lang)))
    )
    expect(page.spoken).to_contain_text(quiz_html.SAY_WRONG[lang])
    expect(page.answers().first).to_have_attribute("aria-disabled", "true")
    assert_hidden(page, [option.why for option in second.options])
    if pictures:
        page.pictures("questions-wrong")

    # The worked solution, one step back and on again.
    steps = page.root.locator(".steps li[aria-current]")
    last = steps.inner_text()
    page.press(page.control(s.BACK))
    expect(steps).not_to_have_text(last)
    page.press(page.control(s.NEXT))
    expect(steps).to_have_text(last)

    if pictures:
        try_it(page)

    page.press(page.control(quiz.NEXT))
    expect(page.root.locator(".mtg-stepper")).to_have_count(0)
    expect(page.spoken).to_contain_text(second.ask[lang])
    expect(page.answers()).to_have_count(len(second.options))
    page.answer(second.right.text)
    expect(page.root.locator(".verdict.right")).to_contain_text(quiz_html.SAY_RIGHT[lang])
    expect(page.root.locator(".end")).to_contain_text("1")
    if pictures:
        page.pictures("questions-right")

    # The other language keeps the place and the answers; and back.
    other: Lang = "ja" if lang == "en" else "en"
    page.press(page.root.get_by_role("button", name={"en": "English", "ja": "日本語"}[other]))
    page.lang = other
    expect(page.root.locator(".verdict.right")).to_contain_text(quiz_html.SAY_RIGHT[other])
    page.press(page.root.get_by_role("button", name={"en": "English", "ja": "日本語"}[lang]))
    page.lang = lang

    page.press(page.control(quiz.BACK))
    expect(page.root.locator(".verdict.wrong")).to_be_visible()
    page.press(page.control(s.START_OVER))
    page.press(page.control(s.YES_START_OVER))
    expect(page.root.locator(".score .open")).to_have_count(2)
    assert_hidden(page, [option.why for option in (*first.options, *second.options)])


def try_it(page: Page) -> None:
    """The wrong prediction is tried at a table, and refused there by the rule."""
    page.press(page.control(quiz.TRY))
    expect(page.root.locator(".mtg-stepper .mtg-nav")).to_be_in_viewport()
    table = page.root.locator(".mtg-stepper")
    respond = {"en": "Respond now", "ja": "いま対応する"}[page.lang]
    page.press(table.locator(f".mtg-refused{SHOWN}", has_text=respond))
    expect(table.locator(".why.picked a.rule")).to_have_text("117.1")
    page.pictures("questions-tried")


def assert_hidden(page: Page, whys: list[Text]) -> None:
    """Nothing of the reasons is in the page, not even where nobody sees it."""
    sent = page.everything()
    for why in whys:
        for lang in LANGS:
            assert in_words(why[lang], lang)[:20] not in sent, why
    assert 'class="verdict' not in sent or page.root.locator(".verdict").count() == 1


def test_branches_by_mouse(window: Window, lang: Lang) -> None:
    window.open_notebook(f"{lang}/branches.ipynb")
    window.run_all()
    page = Page(window, lang, Mouse(window.page), ".mtg-branches-from")
    play_both(page)


def test_branches_by_keyboard_alone(window: Window, lang: Lang) -> None:
    window.open_notebook(f"{lang}/branches.ipynb")
    window.run_all()
    page = Page(window, lang, Keyboard(window.page), ".mtg-branches-from")
    window.page.keyboard.press("ArrowUp")
    play_both(page, pictures=False)


def play_both(page: Page, *, pictures: bool = True) -> None:
    """Both ways are played; only then both ends are compared."""
    lang = page.lang
    ways = page.root.locator(".mtg-ways button")
    expect(ways).to_have_count(2)
    expect(ways.first).to_contain_text({"en": "Ben waits", "ja": "ベンは何もしない"}[lang])
    expect(page.root.locator(".led")).to_have_count(0)
    if pictures:
        page.pictures("branches-open")
    page.press(ways.first)
    page.press(page.control(branchesview.TO_THE_END))
    expect(page.root.locator(".end p.unseen")).to_have_text(branches_html.HIDDEN[lang])
    page.press(ways.last)
    page.press(page.control(branchesview.TO_THE_END))
    expect(page.root.locator(".end p.unseen")).to_have_count(0)
    rows = page.root.locator(".led tbody tr")
    grave = {"en": "graveyard", "ja": "墓地"}[lang]
    shooter = {"en": "Prodigal Pyromancer", "ja": "放蕩紅蓮術士"}[lang]
    expect(rows.filter(has_text=shooter).last).to_contain_text(grave)
    expect(page.spoken).to_contain_text({"en": "2 of 2", "ja": "2通り"}[lang])
    if pictures:
        page.root.locator(".led").evaluate("led => led.scrollIntoView()")
        page.pictures("branches-played")


def test_practice_by_mouse(window: Window, lang: Lang) -> None:
    """Fresh positions: answered, counted, and another one, of another kind."""
    window.open_notebook(f"{lang}/fresh.ipynb")
    window.run_all()
    page = Page(window, lang, Mouse(window.page), ".mtg-practice")
    expect(page.answers().first).to_be_visible()
    asked = page.root.locator(".mtg-quiz-ask .question")
    page.press(page.answers().first)
    expect(page.root.locator(".verdict")).to_be_visible()
    page.press(page.control(practising.ANOTHER))
    expect(page.root.locator(".verdict")).to_have_count(0)
    expect(page.root.locator(".mtg-practice-bar")).to_contain_text(re.compile(r"1 .*right|1問中"))
    kinds = page.root.locator(".mtg-practice-bar select")
    kinds.select_option(practising.LABELS["life"][lang])
    expect(asked).to_contain_text({"en": "life total", "ja": "ライフ"}[lang])
    page.pictures("practice")
