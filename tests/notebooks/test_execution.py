"""Every notebook opens in its language; those that no browser test runs are run from top to bottom.

tests/browser/test_places.py runs the others, in a kernel of their own each.
"""

from __future__ import annotations

import ast
import importlib.util
import os
from tests.started import our_packages
from pathlib import Path

import pytest

from mtgrules.rulebook.text import LANGS

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = sorted(path.stem for path in (ROOT / "notebooks/source").glob("*.md"))
RUN = ("guide", "course", "timeline")
"""The guide, and the pages around the lessons that have a field to run."""

pytestmark = [
    pytest.mark.notebook,
    pytest.mark.skipif(
        importlib.util.find_spec("mtgrules_widgets.showing") is None,
        reason="mtgrules_widgets is not here",
    ),
]


def _only_imports(source: str) -> bool:
    """A field that shows nothing, since it only makes something known."""
    return not source.startswith("%%") and isinstance(ast.parse(source).body[-1], ast.Import)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", RUN)
def test_a_notebook_runs_without_errors(
    name: str, lang: str
) -> None:
    import nbclient
    import nbformat

    path = ROOT / f"notebooks/{lang}/{name}.ipynb"
    notebook = nbformat.read(path, as_version=4)

    with our_packages():
        nbclient.NotebookClient(notebook, timeout=60, kernel_name="python3").execute(
            cwd=str(path.parent)
        )

    for cell in notebook.cells:
        if cell.cell_type != "code":
            continue
        kinds = [output.output_type for output in cell.outputs]
        assert "error" not in kinds
        if _only_imports(cell.source):
            assert kinds == [], "this field only makes %%lesson known"
            continue
        assert any(
            "application/vnd.jupyter.widget-view+json" in output.get("data", {})
            for output in cell.outputs
        ), f"nothing to play with under: {cell.source}"
        streams = [o.text for o in cell.outputs if o.output_type == "stream"]
        assert streams == [], "a cell that warns or prints confuses a learner"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", NAMES)
def test_every_widget_opens_in_its_language(name: str, lang: str) -> None:
    """A widget shows what is wrong with its source instead of raising it; nothing is."""
    import nbformat

    notebook = nbformat.read(ROOT / f"notebooks/{lang}/{name}.ipynb", as_version=4)
    for cell in notebook.cells:
        if cell.cell_type != "code":
            continue
        if cell.source.startswith("%%lesson"):
            continue  # see test_guide
        if _only_imports(cell.source):
            continue
        *before, last = ast.parse(cell.source).body
        assert isinstance(last, ast.Expr)
        names: dict[str, object] = {}
        exec(compile(ast.Module(before, []), "cell", "exec"), names)
        shown = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
        widget = shown if hasattr(shown, "problem") else shown.children[0]

        assert widget.problem.en == ""
        assert widget.lang == lang
