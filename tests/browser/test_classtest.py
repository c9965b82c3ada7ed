"""A class test in a real JupyterLab: answered, changed, reloaded, handed in, printed, marked."""

from __future__ import annotations

import json
import os
import re
import shutil
from html import unescape
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from mtgrules.classtest import handed
from mtgrules.cli import main
from mtgrules.start import running
from mtgrules_widgets import classtest_words as w
from tests.answers_told import told_in
from tests.browser import harness
from tests.browser.axe import violations_within
from tests.browser.drive import (
    SHOWN,
    STICKS_OUT,
    Keyboard,
    Mouse,
    answered,
)
from tests.browser.harness import Window
from tests.classtest.papers import SOURCE, paper, right_of
from tests.started import our_packages

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Locator

    from mtgrules.rulebook.text import Lang, Text
    from tests.browser.drive import Hand
    from tests.browser.harness import Server, Theme

pytestmark = pytest.mark.browser

NAMES = {"en": "Aki Sato", "ja": "佐藤 明"}


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab, and Voilà as in class, on a folder without lessons."""
    with our_packages() as environment:
        environment.setenv("JUPYTER_PATH", running.template_path(os.environ))
        folder = tmp_path_factory.mktemp("classtest")
        with harness.jupyterlab(folder, words=running.CLASSROOM) as server:
            yield server


class Test:
    """The test on the page of one learner."""

    __test__ = False

    def __init__(self, window: Window, lang: Lang, hand: Hand) -> None:
        self.window, self.lang, self.hand = window, lang, hand
        self.page = window.page
        self.root = self.page.locator(".mtg-classtest").last

    def open(self, name: str) -> None:
        self.window.open_notebook(name)
        self.window.run_all()
        expect(self.root).to_be_visible()

    def press(self, target: Locator) -> None:
        answered(self.page, lambda: self.hand.press(target))
        self.hand.check()

    def control(self, words: Text) -> Locator:
        return self.root.get_by_role("button", name=words[self.lang], exact=True)

    @property
    def options(self) -> Locator:
        return self.root.locator(f".mtg-answers button{SHOWN}")

    def choose(self, n: int) -> None:
        self.press(self.options.nth(n))
        expect(self.options.nth(n)).to_have_attribute("aria-pressed", "true")

    def number(self, n: int) -> Locator:
        return self.root.locator(f".mtg-number{SHOWN}").nth(n)

    def sees(self, told: Text) -> None:
        expect(self.root).to_contain_text(told[self.lang])

    def looked_at(self, name: str) -> None:
        """Both themes and three screens: axe finds nothing, nothing sticks out."""
        usual = self.page.viewport_size
        assert usual is not None
        theme: Theme
        for theme in ("dark", "light"):
            self.window.theme(theme)
            assert violations_within(self.window, self.root) == []
            for width, height in ((1280, 800), (800, 600), (390, 844)):
                self.page.set_viewport_size({"width": width, "height": height})
                self.root.evaluate("root => root.scrollIntoView({block: 'start'})")
                self.window.picture(f"classtest-{name}-{self.lang}-{theme}-{width}")
                assert not self.root.evaluate(STICKS_OUT)
            self.page.set_viewport_size(usual)


@pytest.mark.parametrize(("lang", "by_keyboard"), [("en", False), ("ja", True)])
def test_a_class_test_from_the_notebook_to_the_table(
    lab_window: Window,
    lang: Lang,
    by_keyboard: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    window = lab_window
    monkeypatch.chdir(tmp_path)
    (tmp_path / "respond.md").write_text(SOURCE, "utf-8")
    assert main(["lesson", "test", "respond.md", "--lang", lang]) == 0
    # Each in a folder of its own: in one folder the draft of the other would be gone on with.
    name = f"test-respond.{lang}.ipynb"
    notebook = window.server.add(tmp_path / name, f"class-{lang}/{name}")
    hand = Keyboard(window.page) if by_keyboard else Mouse(window.page)
    test = Test(window, lang, hand)
    test.open(notebook)
    # The notebook's code is folded and has nothing to find in it anyhow.
    expect(window.page.get_by_text("class_test(")).to_have_count(0)
    if by_keyboard:
        window.page.keyboard.press("ArrowUp")

    begin_under_a_name(test)
    if not by_keyboard:
        test.looked_at("open")
    right = list(right_of(paper()).values())
    answer_and_change(test, right)
    assert_nothing_told(test)

    # The page is gone, and the kernel too: what was chosen is still there.
    window.command("docmanager:save")
    window.shut_kernels()
    test.open(notebook)
    expect(test.root).to_contain_text(NAMES[lang])
    test.sees(w.ANSWERED.format(n=2, of=3))
    expect(test.number(2)).to_have_attribute("title", w.HAS_NONE.format(n=3)[lang])
    if by_keyboard:
        window.page.keyboard.press("ArrowUp")

    file = hand_in(test)
    if not by_keyboard:
        test.looked_at("handed-in")
    assert_printed(test, notebook)
    # Of the output that was saved the widgets are gone; running all has brought new ones.
    window.problems = [each for each in window.problems if "widget model not found" not in each]
    window.assert_quiet()

    answers = handed.read(file.read_text("utf-8"))
    assert list(answers.chosen.values()) == [right[0], right[1], wrong(right[2])]
    shutil.copy(file, tmp_path)
    capsys.readouterr()
    assert main(["lesson", "mark", ".", "respond.md", "--lang", lang]) == 0
    said = capsys.readouterr().out
    letters = "  ".join(f"{'ABCDEF'[n]}+" for n in right[:2]) + f"  {'ABCDEF'[wrong(right[2])]}-"
    of = {"en": "2 of 3", "ja": "2／3"}[lang]
    assert re.search(rf"^{NAMES[lang]} +{of} +{re.escape(letters)}$", said, re.MULTILINE)


def wrong(right: int) -> int:
    return 1 if right == 0 else 0


def begin_under_a_name(test: Test) -> None:
    """Without a name it does not begin, and says so."""
    test.press(test.control(w.BEGIN))
    test.sees(handed.NO_NAME)
    field = test.root.get_by_label(w.NAME[test.lang])
    if isinstance(test.hand, Keyboard):
        test.hand.go_to(field)
        test.page.keyboard.insert_text(NAMES[test.lang])
    else:
        field.fill(NAMES[test.lang])
    test.press(test.control(w.BEGIN))
    expect(test.root.locator(".question")).to_be_visible()


def answer_and_change(test: Test, right: list[int]) -> None:
    """The first two questions; the board stays as it is, and an answer can be taken back."""
    board = test.root.locator(".mtg-board").first
    before = board.inner_text()
    test.choose(wrong(right[0]))
    test.choose(right[0])
    expect(test.root.locator(".mtg-chosen")).to_have_count(1)
    assert board.inner_text() == before
    test.press(test.control(w.NEXT))
    test.choose(right[1])
    test.sees(w.ANSWERED.format(n=2, of=3))


def assert_nothing_told(test: Test) -> None:
    """No reason is in the page, not even where nobody sees it; no other class than before."""
    sent: str = test.root.evaluate("root => root.outerHTML")
    for item in paper().items:
        for option in item.question.options:
            assert option.why[test.lang] not in sent
    assert "mtg-right" not in re.findall(r'class="([^"]*)"', sent)
    assert test.root.locator("button.mtg-right, button.mtg-wrong, .verdict").count() == 0


def hand_in(test: Test) -> Path:
    """Half done it is asked twice; then one file lies beside the notebook, and nothing changes."""
    folder = test.window.server.folder / f"class-{test.lang}"
    test.press(test.control(w.HAND_IN))
    told = test.root.locator(".mtg-confirm")
    expect(told).to_contain_text(w.NUMBERS.format(n=3)[test.lang])
    test.press(test.control(w.NOT_YET))
    expect(told).not_to_be_visible()
    test.press(test.number(2))
    right = list(right_of(paper()).values())
    test.choose(wrong(right[2]))
    test.press(test.control(w.HAND_IN))
    expect(told).to_have_text(w.SURE.format(of=3)[test.lang])
    test.press(test.control(w.YES_HAND_IN))
    test.sees(w.HANDED_IN.format(answered=w.ANSWERED.format(n=3, of=3)))
    name = f"answers-respond-{NAMES[test.lang].replace(' ', '-')}.json"
    file = folder / name
    assert json.loads(file.read_text("utf-8"))["name"] == NAMES[test.lang]
    # The link brings the very same file, also where the folder is lost.
    with test.page.expect_download() as coming:
        test.root.get_by_role("link", name=w.DOWNLOAD.format(file=name)[test.lang]).click()
    assert coming.value.suggested_filename == name
    assert coming.value.path().read_bytes() == file.read_bytes()
    return file


def assert_printed(test: Test, notebook: str) -> None:
    """JupyterLab prints what nbconvert makes of the notebook; the browser prints the page.

    Either has every question with all options, and nothing of what was chosen or is right.
    """
    test.window.command("docmanager:save")
    address = f"{test.window.server.url}/nbconvert/html/{notebook}"
    printed = unescape(test.page.context.request.get(address).text())
    # Of a widget whose state was saved that is printed, in which letters may have numbers.
    printed = re.sub(r"\\u([0-9a-f]{4})", lambda found: chr(int(found[1], 16)), printed)
    test.page.emulate_media(media="print")
    on_page = test.root.evaluate("root => root.innerText")
    test.window.picture(f"classtest-print-{test.lang}")
    for item in paper().items:
        for option in item.question.options:
            for text in (printed, on_page):
                assert option.why[test.lang] not in text
        assert item.question.ask[test.lang] in printed
        assert item.question.ask[test.lang] in on_page
    assert on_page.count("☐") == sum(len(item.question.options) for item in paper().items)
    assert "●" not in on_page
    assert not told_in(printed)
    test.page.emulate_media(media="screen")


def test_two_people_in_voila_have_one_folder_and_each_their_own_answers(
    lab_window: Window, chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A teacher's Voilà shows one notebook to all: nobody finds what somebody else chose."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "respond.md").write_text(SOURCE, "utf-8")
    assert main(["lesson", "test", "respond.md", "--lang", "en"]) == 0
    name = lab_window.server.add(tmp_path / "test-respond.en.ipynb", "voila/test-respond.en.ipynb")
    other = Window.open(chromium, lab_window.server, width=390, height=844)
    for window, who in ((lab_window, "Aki"), (other, "Chie")):
        window.open_voila(name)
        root = window.page.locator(".mtg-classtest")
        root.get_by_label(w.NAME.en).fill(who)
        root.get_by_role("button", name=w.BEGIN.en).click()
        expect(root.locator(".whose")).to_contain_text(who)
        expect(root).to_contain_text(w.ANSWERED.format(n=0, of=3).en)
        option = root.locator(f".mtg-answers button{SHOWN}").nth(len(who) % 2)
        option.click()
        expect(option).to_have_attribute("aria-pressed", "true")
        window.picture(f"classtest-voila-{who}")
        root.get_by_role("button", name=w.HAND_IN.en).click()
        root.get_by_role("button", name=w.YES_HAND_IN.en).click()
        expect(root.locator(".handed")).to_be_visible()
        # What Voila's page prints: all questions, nothing that was chosen.
        window.page.emulate_media(media="print")
        expect(root.locator(".sheet")).to_be_visible()
        expect(root.locator("button:visible")).to_have_count(0)
        expect(root.locator(".handed")).not_to_be_visible()
        window.picture(f"classtest-voila-print-{who}")
        window.page.emulate_media(media="screen")
    other.assert_quiet()
    other.close()
    lab_window.assert_quiet()
    found = sorted((lab_window.server.folder / "voila").glob("answers-*.json"))
    assert [handed.read(file.read_text("utf-8")).name for file in found] == ["Aki", "Chie"]
    letters = [list(handed.read(file.read_text("utf-8")).chosen.values()) for file in found]
    assert letters == [[1], [0]]
