"""The harness itself: it sees what a learner sees, and it hears what goes wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

import nbformat
import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.harness import Window

pytestmark = pytest.mark.browser

CODE = """
import ipywidgets
button = ipywidgets.Button(description="起動 / Activate")
label = ipywidgets.Label("before")
def clicked(_):
    label.value = "after"
button.on_click(clicked)
box = ipywidgets.VBox([button, label])
box.add_class("harness-probe")
box
"""


def written(path: Path, *codes: str) -> Path:
    # Without a kernel's name JupyterLab would ask for one.
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    cells = [nbformat.v4.new_code_cell(code) for code in codes]
    nbformat.write(nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": kernel}), path)
    return path


@pytest.fixture
def notebook(tmp_path: Path) -> Path:
    return written(tmp_path / "probe.ipynb", CODE)


def test_a_click_in_jupyterlab_reaches_the_kernel_and_comes_back(
    lab_window: Window, notebook: Path
) -> None:
    lab_window.open_notebook(lab_window.server.add(notebook))
    lab_window.run_all()
    probe = lab_window.page.locator(".harness-probe")
    expect(probe.locator(".widget-label")).to_have_text("before")

    probe.locator("button").click()

    expect(probe.locator(".widget-label")).to_have_text("after")
    assert lab_window.picture("harness-light").is_file()
    lab_window.theme("dark")
    assert lab_window.picture("harness-dark", ".harness-probe").is_file()
    lab_window.assert_quiet()


def test_a_click_in_voila_reaches_the_kernel_and_comes_back(
    voila_window: Window, notebook: Path
) -> None:
    voila_window.open_voila(voila_window.server.add(notebook))
    probe = voila_window.page.locator(".harness-probe")

    probe.locator("button").click()

    expect(probe.locator(".widget-label")).to_have_text("after")
    voila_window.assert_quiet()


def test_a_cell_that_raises_fails_the_run(lab_window: Window, tmp_path: Path) -> None:
    lab_window.open_notebook(lab_window.server.add(written(tmp_path / "raises.ipynb", "1 / 0")))

    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        lab_window.run_all()


def test_a_kernel_that_never_answers_is_begun_anew(lab_window: Window, tmp_path: Path) -> None:
    flag = tmp_path / "begun"
    hangs = f"""
import pathlib, time
flag = pathlib.Path({str(flag)!r})
if not flag.exists():
    flag.touch()
    time.sleep(1000)
"""
    lab_window.open_notebook(lab_window.server.add(written(tmp_path / "hangs.ipynb", hangs)))
    lab_window.patience = 5_000
    lab_window.run_all()
    assert flag.exists()


def test_an_error_in_the_page_is_heard(lab_window: Window, notebook: Path) -> None:
    lab_window.open_notebook(lab_window.server.add(notebook))
    lab_window.assert_quiet()

    lab_window.page.evaluate("() => console.error('probe of the console')")
    lab_window.page.evaluate("() => { setTimeout(() => { throw new Error('probe of the page') }) }")
    lab_window.page.wait_for_function("() => true")

    with pytest.raises(AssertionError, match="probe of the console"):
        lab_window.assert_quiet()


def test_japanese_letters_are_drawn_and_are_no_empty_boxes(lab_window: Window) -> None:
    page = lab_window.page
    page.set_content(
        "<p><span id=a style='font-size:64px'>待</span><span id=b style='font-size:64px'>機</span>"
    )

    # Without a font every missing letter is the same box.
    assert page.locator("#a").screenshot() != page.locator("#b").screenshot()
