"""What goes wrong in a class: each fault for real, what the page then says, and the way on.

Nothing that was shown may be gone, the page says what to do in its own language, and the
browser stays as it is: a menu or a reload is all that it takes.
"""

from __future__ import annotations

import json
import os
import re
import signal
import urllib.request
from typing import TYPE_CHECKING

import psutil
import pytest
from playwright.sync_api import expect

from mtgrules.course.progress import FILE, read
from mtgrules.rulebook.text import LANGS, Lang, Text
from mtgrules.start import running
from mtgrules_widgets import lost, quiz, quiz_html
from mtgrules_widgets import strings as s
from tests.browser import harness
from tests.browser.drive import SHOWN, Mouse, Table
from tests.browser.harness import Server, Window
from tests.browser.words import WORDS
from tests.started import our_packages

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Locator, Page

pytestmark = pytest.mark.browser

PATIENCE = 60_000
"""Milliseconds: what is awaited here takes long on a busy machine, and is told all the same."""

LESSONS = ("activate", "countdown", "guide")
NEWS = "The kernel for {name} appears to have died. It will restart automatically."
SAVED = "() => !window.jupyterapp.shell.currentWidget.context.model.dirty"
EXPECTED = (
    # A button of a widget whose Python has ended was pressed.
    "uncaught: Cannot send",
    # The line was cut by the test.
    "ERR_INTERNET_DISCONNECTED",
    "WebSocket connection",
    "Error in Auto-Save",
    # A field that is about to run shows what it showed before, whose Python has ended.
    "widget model not found",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """What `lessons --classroom` starts, with Binder's settings: JupyterLab and Voilà in one."""
    settings = tmp_path_factory.mktemp("settings")
    ours = json.loads((harness.ROOT / "binder/overrides.json").read_text("utf-8"))
    documents = ours["@jupyterlab/docmanager-extension:plugin"]
    assert documents["autosaveInterval"] <= 10
    documents["autosaveInterval"] = 1  # the tests do not wait for longer than they must
    (settings / "overrides.json").write_text(json.dumps(ours))
    with our_packages() as environment:
        environment.setenv("JUPYTER_PATH", running.template_path(os.environ))
        words = [*running.CLASSROOM, f"--LabApp.app_settings_dir={settings}"]
        folder = tmp_path_factory.mktemp("faults")
        with harness.jupyterlab(folder, autosave=True, words=words) as jupyter:
            yield jupyter


@pytest.fixture
def window(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Window]:
    """A fresh page, and lessons in a folder of the test's own."""
    for lang in LANGS:
        for name in LESSONS:
            path = f"{lang}/{name}.ipynb"
            server.add(harness.ROOT / "notebooks" / path, f"{request.node.name}/{path}")
    window = Window.open(chromium, server)
    window.page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    yield window
    expect.set_options(timeout=5_000)
    window.page.context.set_offline(False)
    for kernel in kernels(server):
        urllib.request.urlopen(
            urllib.request.Request(f"{server.url}/api/kernels/{kernel}", method="DELETE")
        )
    window.close()
    window.problems = [
        each for each in window.problems if not any(known in each for known in EXPECTED)
    ]
    window.assert_quiet()


@pytest.fixture
def folder(request: pytest.FixtureRequest) -> str:
    """Where this test's lessons are, in the server's folder."""
    return str(request.node.name)


# Python ends ---------------------------------------------------------------------------


def test_python_dies_in_the_middle_of_a_lesson(window: Window, folder: str) -> None:
    """And what was answered is not asked again."""
    lang: Lang = "ja"
    page = window.page
    window.open_notebook(f"{folder}/{lang}/countdown.ipynb")
    window.run_all()
    page.wait_for_function(SAVED)
    close_windows(page, "changed on disk")
    questions = page.locator(".mtg-quiz").last
    answer(questions, lang)
    questions.get_by_role("button", name=quiz.NEXT[lang]).click()
    expect(questions.locator(".question")).to_contain_text("ダークウッドのベイロス")
    shown = words(questions)

    kill_python(window.server)
    dialog = page.locator(".jp-Dialog")
    expect(dialog).to_contain_text(NEWS.format(name=window.notebook))
    dialog.get_by_role("button", name="Ok").click()
    expect(dialog).to_have_count(0)
    assert_says(questions, lost.ENDED, lost.RUN, lang)
    assert words(questions) == shown
    window.picture("faults-python-died")
    # Nothing is pressed in vain: the message comes to where the eyes are.
    pressed = questions.locator(f".mtg-answers button{SHOWN}").last
    pressed.click()
    assert_beside(questions, pressed)
    window.picture("faults-python-died-pressed")

    window.run_all()
    expect(questions.locator("> .mtg-style .mtg-lost")).to_be_hidden()
    count = 5
    expect(questions).to_contain_text(f"この{count}問のうち1問には、以前に答えています")
    questions.get_by_role("button", name=quiz.GO_ON.format(n=2)[lang]).click()
    expect(questions.locator(".question")).to_contain_text("ダークウッドのベイロス")
    answer(questions, lang)


def test_in_class_python_dies_and_the_page_is_reloaded(window: Window, folder: str) -> None:
    lang: Lang = "ja"
    page = window.page
    page.set_viewport_size({"width": 800, "height": 600})
    place = f"{window.server.url}/voila/render/{folder}/{lang}/countdown.ipynb#part-2"
    page.goto(place)
    questions = page.locator(".part:visible .mtg-quiz")
    answer(questions, lang)
    shown = words(questions)

    kill_python(window.server)
    assert_says(questions, lost.ENDED, lost.RELOAD, lang)
    assert words(questions) == shown
    window.picture("faults-class-python-died")
    # Whatever is to be seen: with the message there may be room for one pane only.
    pressed = questions.locator(f"button{SHOWN}:not([aria-disabled=true])").filter(visible=True)
    pressed.first.click()
    assert_beside(questions, pressed.first)

    page.reload()
    assert page.url == place
    expect(questions).to_contain_text("この1問のうち1問には、以前に答えています")
    answer(questions, lang)


# The connection ------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["lab", "class"])
def test_the_connection_drops_and_comes_back(window: Window, folder: str, place: str) -> None:
    lang: Lang = "en" if place == "lab" else "ja"
    page = window.page
    if place == "lab":
        window.open_notebook(f"{folder}/{lang}/countdown.ipynb")
        window.run_all()
        page.wait_for_function(SAVED)
        close_windows(page)
    else:
        page.goto(f"{window.server.url}/voila/render/{folder}/{lang}/countdown.ipynb#part-2")
    questions = page.locator(".mtg-quiz:visible").first
    pressed = questions.locator(f".mtg-answers button{SHOWN}").first
    expect(pressed).to_be_visible(timeout=60_000)
    shown = words(questions)

    page.context.set_offline(True)
    pressed.click()
    assert_says(questions, lost.LATE, lost.RESTART if place == "lab" else lost.RELOAD_LATER, lang)
    assert_beside(questions, pressed)
    assert words(questions) == shown
    window.picture(f"faults-connection-{place}")

    page.context.set_offline(False)
    expect(pressed).to_have_attribute("aria-disabled", "true")
    expect(questions.locator("> .mtg-style .mtg-lost")).to_be_hidden()
    assert read(window.server.folder / folder / FILE).count("countdown") == 1
    questions.get_by_role("button", name=s.BACK[lang]).click()
    expect(questions.locator("> .mtg-style .mtg-lost")).to_be_hidden()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="Windows cannot halt a process")
def test_python_is_busy_for_a_while(window: Window, folder: str) -> None:
    """Presses are kept and done in their order, each once."""
    lang: Lang = "en"
    table = opened_table(window, folder, lang)
    place = table.place()
    python = processes(window.server)
    for process in python:
        process.suspend()
    table.option(WORDS[lang].ability).click()
    assert_says(table.root, lost.LATE, lost.RESTART, lang)
    assert table.place() == place
    for process in python:
        process.resume()
    expect(table.root.locator(".mtg-place")).to_contain_text("Step 2 of 3")
    expect(table.root.locator(".mtg-lost")).to_be_hidden()


# The page ------------------------------------------------------------------------------


def test_the_page_is_reloaded_and_later_python_is_gone(window: Window, folder: str) -> None:
    lang: Lang = "en"
    page = window.page
    table = opened_table(window, folder, lang)
    # What JupyterLab has not saved yet it would ask about; that takes seconds.
    save(window)
    table.choose(WORDS[lang].ability)
    place, shown = table.place(), words(table.root)
    page.reload()
    window.wait_idle()
    expect(table.root).to_be_visible()
    assert (table.place(), words(table.root)) == (place, shown)
    table.press(s.NEXT)
    assert table.place()[0] == place[0] + 1

    # The same after a night, when Python has been ended.
    page.wait_for_function(SAVED)  # two at once would ask which one is meant
    window.command("docmanager:save")
    shown = words(table.root)
    page.goto("about:blank")
    kill_python(window.server, for_good=True)
    window.open_notebook(window.notebook)
    assert_says(table.root, lost.ENDED, lost.RUN, lang)
    assert words(table.root) == shown
    window.picture("faults-reopened")
    window.run_all()
    table.wait_until_there()
    table.choose(WORDS[lang].ability)
    outputs = page.locator(".jp-OutputArea-output", has_text="Error displaying")
    expect(outputs).to_have_count(0)


def test_a_notebook_is_opened_twice(window: Window, folder: str) -> None:
    """In JupyterLab both pages show the one game; in class each has its own."""
    lang: Lang = "ja"
    table = opened_table(window, folder, lang)
    save(window)
    twin = Window(window.page.context.new_page(), window.server)
    close_windows(twin.page)
    twin.open_notebook(window.notebook)
    other = Table(twin, lang, Mouse(twin.page))
    expect(other.root).to_be_visible()
    table.choose(WORDS[lang].ability)
    expect(other.root.locator(".chips .now")).to_contain_text("602.2a")
    other.press(s.NEXT)
    expect(table.root.locator(".mtg-place")).to_have_text(
        other.root.locator(".mtg-place").inner_text()
    )
    assert len(kernels(window.server)) == 1
    twin.page.close()

    first, second = window.page, window.page.context.new_page()
    for page, number in ((first, 2), (second, 5)):
        page.goto(f"{window.server.url}/voila/render/{folder}/{lang}/countdown.ipynb#part-{number}")
    both = [page.locator(".part:visible .mtg-quiz").first for page in (first, second)]
    for questions in both:
        expect(questions.locator(f".mtg-answers button{SHOWN}").first).to_be_visible(timeout=60_000)
    for questions in both:
        answer(questions, lang)
    assert read(window.server.folder / folder / FILE).count("countdown") == 2


# Cells and tables ----------------------------------------------------------------------


def test_cells_are_run_twice_and_out_of_order(window: Window, folder: str) -> None:
    lang: Lang = "ja"
    page = window.page
    window.open_notebook(f"{folder}/{lang}/activate.ipynb")
    # The last field before any other: each stands on its own.
    run_cell(window, -1)
    table = Table(window, lang, Mouse(page))
    table.wait_until_there()
    expect(page.locator(".mtg-stepper")).to_have_count(1)
    table.move(table.root.locator(f".mtg-option{SHOWN}").nth(1))
    assert table.place()[0] == 2
    run_cell(window, -1)
    expect(table.root.locator(".mtg-place")).to_contain_text("1")
    expect(page.locator(".mtg-stepper")).to_have_count(1)
    table.move(table.root.locator(f".mtg-option{SHOWN}").nth(1))
    assert table.place()[0] == 2

    # In the guide the fields need the first; the page says so.
    window.open_notebook(f"{folder}/{lang}/guide.ipynb")
    said = page.locator(".jp-OutputArea-output", has_text="%%lesson` not found")
    run_cell(window, 1)
    expect(said).to_have_count(1)
    expect(page.locator(".jp-MarkdownCell", has_text="%%lesson not found")).to_contain_text(
        "最初の灰色の欄を実行してから"
    )
    run_cell(window, 0)
    for _ in range(2):
        run_cell(window, 1)
        expect(said).to_have_count(0)
        expect(page.locator(".mtg-draft")).to_have_count(1)
        expect(page.locator(".mtg-stepper").first).to_be_visible()


def test_two_tables_stand_on_one_page(window: Window, folder: str) -> None:
    lang: Lang = "en"
    page = window.page
    one = opened_table(window, folder, lang)
    two = Table(window, lang, Mouse(page), number=1)
    for table in (one, two):
        table.after(table.control(s.DIAGRAM_OPEN).click)
        expect(table.root.locator(".mtg-diagrams")).to_be_visible()
    before = words(two.root)
    one.choose("Activate Prodigal Pyromancer")
    assert words(two.root) == before
    place = one.place()
    two.move(two.root.locator(f".mtg-option{SHOWN}").nth(1))
    assert one.place() == place
    for table in (one, two):
        expect(table.root.locator(".mtg-diagrams svg").first).to_be_visible()
    page.keyboard.press("Tab")
    assert two.root.evaluate("table => table.contains(document.activeElement)")

    found = page.evaluate("() => [...document.querySelectorAll('.mtg [id]')].map(e => e.id)")
    assert found
    assert len(found) == len(set(found))
    used = page.evaluate(
        "() => [...document.querySelectorAll('.mtg svg')].every(svg => [...svg.outerHTML"
        ".matchAll(/url\\(#([^)\"]+)\\)/g)].every(m => svg.querySelector('#' + CSS.escape(m[1]))))"
    )
    assert used
    one.switch_language()
    expect(two.root).to_have_attribute("lang", "ja")


# What was saved, and what cannot be saved ----------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_a_saved_notebook_is_opened_untrusted(window: Window, folder: str, lang: Lang) -> None:
    """As one that came by mail: nothing in it runs, and what is left can be read."""
    page = window.page
    name = {"en": "activate", "ja": "countdown"}[lang]
    close_windows(page)
    window.open_notebook(f"{folder}/{lang}/{name}.ipynb")
    window.run_all()
    save(window)
    saved = json.loads((window.server.folder / window.notebook).read_text("utf-8"))
    assert saved["metadata"]["widgets"]
    saved["cells"][0]["source"] += "\n"  # somebody else's: not what was signed here
    write(window.server, f"{folder}/mail/state.ipynb", saved)
    del saved["metadata"]["widgets"]
    write(window.server, f"{folder}/mail/none.ipynb", saved)
    for mailed in ("state", "none"):
        window.open_notebook(f"{folder}/mail/{mailed}.ipynb")
        outputs = page.locator(".jp-OutputArea-output:visible")
        expect(outputs.filter(has_text=s.STATIC[lang]).first).to_be_visible()
        expect(outputs.nth(3)).to_be_visible()  # they come one after the other
        for told in outputs.all_text_contents():
            assert len(told) > 20
            assert not re.search(r"Error displaying|Loading widget|VBox\(|<[a-z]", told), told
        expect(page.locator(".mtg")).to_have_count(0)
        window.picture(f"faults-untrusted-{mailed}-{lang}")
    window.run_all()
    expect(page.locator(".mtg").first).to_be_visible()
    assert not page.get_by_text(s.STATIC[lang]).count()


def test_nothing_can_be_written(window: Window, folder: str) -> None:
    """A full disk, a folder for reading only: the lesson goes on, and says what is not kept."""
    lang: Lang = "en"
    (window.server.folder / folder / FILE).mkdir()
    window.open_notebook(f"{folder}/{lang}/countdown.ipynb")
    window.run_all()
    questions = window.page.locator(".mtg-quiz").last
    answer(questions, lang)
    expect(questions).to_contain_text(quiz.NOT_KEPT[lang])
    window.picture("faults-not-kept")
    questions.get_by_role("button", name=quiz.NEXT[lang]).click()
    answer(questions, lang)
    assert not window.page.locator(".jp-OutputArea-output", has_text="Traceback").count()


# What a person does and sees -----------------------------------------------------------


def opened_table(window: Window, folder: str, lang: Lang) -> Table:
    close_windows(window.page)
    window.open_notebook(f"{folder}/{lang}/activate.ipynb")
    window.run_all()
    table = Table(window, lang, Mouse(window.page))
    table.wait_until_there()
    table.root.scroll_into_view_if_needed()  # JupyterLab does not lay out what is far away
    return table


def answer(questions: Locator, lang: Lang) -> None:
    """Give the first answer, which may be wrong, and wait for what is said to it."""
    group = questions.get_by_role("group", name=quiz_html.ANSWERS[lang])
    first = group.locator(f"button{SHOWN}").first
    expect(first).not_to_have_attribute("aria-disabled", "true")
    first.click()
    expect(first).to_have_attribute("aria-disabled", "true")


def close_windows(page: Page, about: str = "") -> None:
    """Confirm what JupyterLab says or asks meanwhile: no connection, which of two to save."""
    dialog = page.locator(".jp-Dialog", has_text=about).first
    page.add_locator_handler(dialog, lambda it: it.locator("button").last.click())


def save(window: Window) -> None:
    """Keep all that is shown now.

    JupyterLab takes a notebook for saved although what came while it was being saved is not.
    """
    window.page.wait_for_function(SAVED)
    window.command("docmanager:save")
    window.page.wait_for_function(SAVED)


def assert_says(root: Locator, what: Text, then: Text, lang: Lang) -> None:
    """The widget says this, in its language only, in place of JupyterLab's torn chains."""
    told = root.locator("> .mtg-style .mtg-lost")
    expect(told).to_be_visible(timeout=60_000)
    expect(told).to_have_text(re.compile(re.escape(what[lang])), use_inner_text=True)
    assert " ".join(told.inner_text().split()) == f"{what[lang]} {then[lang]}".replace("。 ", "。")
    expect(told).to_have_css("display", "block")
    chains = root.evaluate(
        """root => [root, ...root.querySelectorAll('.jupyter-widgets-disconnected')]
            .filter(e => !['none', 'normal'].includes(getComputedStyle(e, '::before').content))
            .length"""
    )
    assert not chains


def assert_beside(root: Locator, pressed: Locator) -> None:
    """The message stands right below the button that was pressed."""
    told = root.locator("> .mtg-style .mtg-lost")
    expect(root).to_have_class(re.compile("mtg-late"))
    button, message = pressed.bounding_box(), told.bounding_box()
    assert button is not None
    assert message is not None
    assert 0 <= message["y"] - (button["y"] + button["height"]) < 20


def words(root: Locator) -> list[str]:
    """All that a widget shows, without what it says about Python."""
    found: str = root.evaluate(
        """root => [...root.children].filter(child => !child.matches('.mtg-style'))
            .map(child => child.textContent).join('\\n')"""
    )
    return found.split()


def run_cell(window: Window, number: int) -> None:
    """Run one field of code, and wait until Python has nothing more to do."""
    window.page.evaluate(
        """async number => {
            const content = window.jupyterapp.shell.currentWidget.content;
            const code = content.widgets.map((cell, i) => [cell, i])
                .filter(([cell]) => cell.model.type === 'code');
            content.activeCellIndex = code.at(number)[1];
            await window.jupyterapp.commands.execute('notebook:run-cell');
        }""",
        number,
    )
    window.wait_idle()


def write(server: Server, name: str, notebook: object) -> None:
    path: Path = server.folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(notebook), encoding="utf-8")


# The processes behind it ---------------------------------------------------------------


def kernels(server: Server) -> list[str]:
    with urllib.request.urlopen(f"{server.url}/api/kernels") as answered:
        return [kernel["id"] for kernel in json.load(answered)]


def processes(server: Server) -> list[psutil.Process]:
    """Every Python that the server has started for a notebook."""
    ids = kernels(server)
    found = [
        process
        for process in psutil.process_iter(["cmdline"])
        if any(id in " ".join(process.info["cmdline"] or ()) for id in ids)
    ]
    assert found
    return found


def kill_python(server: Server, *, for_good: bool = False) -> None:
    """The process is gone from one moment to the next; the server starts another by itself."""
    if for_good:
        for kernel in kernels(server):
            urllib.request.urlopen(
                urllib.request.Request(f"{server.url}/api/kernels/{kernel}", method="DELETE")
            )
        return
    for process in processes(server):
        process.kill()
