"""The house: who may import whom, and how long a module may be."""

from __future__ import annotations

import ast
import sys
from typing import TYPE_CHECKING

import pytest

from tests.conftest import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PACKAGE = ROOT / "mtgrules"
WIDGETS = ROOT / "widgets" / "mtgrules_widgets"

# From the ground up: each floor imports from the floors before it and from itself.
FLOORS: tuple[tuple[str, ...], ...] = (
    ("rulebook",),
    ("model",),
    ("engine",),
    ("keywords",),
    ("cards",),
    ("setup", "notation", "telling", "trace", "passing", "game"),
    ("questions",),
    ("explore",),
    ("lessons", "diagrams"),
    ("scenarios", "classtest"),
    ("course",),
    ("cli", "copies", "lite", "start"),
)
OUTSIDE = {"__init__", "__main__"}
"""The front door: the package itself and `python -m mtgrules`."""
SMALL_PURE = {"networkx", "matplotlib", "nbformat", "markdown_it", "matplotlib_fontja", "numpy"}
"""What the upper floors may use beside the standard library, imported late where it draws."""


def modules(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imports(path: Path, *, running_only: bool = False) -> Iterator[str]:
    """The full names that a module imports; `running_only` passes over TYPE_CHECKING blocks."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typing_only = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if running_only and id(node) in typing_only:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)}: a relative import hides its floor"
            for alias in node.names:
                yield f"{node.module}.{alias.name}"


def floor_of(part: str) -> int | None:
    for height, floor in enumerate(FLOORS):
        if part in floor:
            return height
    return None


def part_of(path: Path) -> str:
    """The first name under the package: `engine` for mtgrules/engine/play.py."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", modules(PACKAGE), ids=name_of)
def test_a_module_imports_from_its_own_floor_and_those_below(path: Path) -> None:
    part = part_of(path)
    if part in OUTSIDE:
        return
    mine = floor_of(part)
    assert mine is not None, f"{part} is on no floor: add it to FLOORS and to the design"
    for target in imports(path):
        pieces = target.split(".")
        if pieces[0] != "mtgrules" or len(pieces) < 2:
            continue
        theirs = floor_of(pieces[1])
        assert theirs is not None, f"{name_of(path)} imports {target}, which is on no floor"
        assert theirs <= mine, f"{name_of(path)} imports upwards: {target}"


@pytest.mark.parametrize("path", modules(PACKAGE), ids=name_of)
def test_the_engine_side_needs_the_standard_library_only(path: Path) -> None:
    """Below `explore` nothing but the standard library is imported, not even late."""
    part = part_of(path)
    height = floor_of(part)
    upper = height is not None and height >= FLOORS.index(("lessons", "diagrams"))
    for target in imports(path):
        top = target.split(".")[0]
        if top in sys.stdlib_module_names or top in ("mtgrules", "__future__"):
            continue
        assert upper, f"{name_of(path)} imports {top}"
        assert top in SMALL_PURE, f"{name_of(path)} imports {top}"


@pytest.mark.parametrize("path", modules(PACKAGE), ids=name_of)
def test_mtgrules_never_imports_the_widgets(path: Path) -> None:
    for target in imports(path):
        assert target.split(".")[0] not in ("mtgrules_widgets", "ipywidgets", "IPython")


@pytest.mark.parametrize("path", modules(PACKAGE / "keywords"), ids=name_of)
def test_no_keyword_imports_another(path: Path) -> None:
    if path.stem == "__init__":
        return
    for target in imports(path):
        assert not target.startswith("mtgrules.keywords"), f"{name_of(path)} imports {target}"


@pytest.mark.parametrize("path", [*modules(PACKAGE), *modules(WIDGETS)], ids=name_of)
def test_no_module_is_longer_than_500_lines(path: Path) -> None:
    length = len(path.read_text(encoding="utf-8").splitlines())
    assert length <= 500


def test_importing_mtgrules_loads_no_drawing() -> None:
    """A new interpreter: neither matplotlib nor numpy nor networkx nor ipywidgets."""
    import subprocess

    code = (
        "import sys, mtgrules; mtgrules.game();"
        "print(sorted({'matplotlib','numpy','networkx','ipywidgets','IPython'} & set(sys.modules)))"
    )
    made = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert made.stdout.strip() == "[]"


def test_the_floors_would_notice(tmp_path: Path) -> None:
    """The reader of imports finds what stands in functions and behind TYPE_CHECKING."""
    module = tmp_path / "m.py"
    module.write_text(
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from mtgrules.cli import main\n"
        "def f():\n    import numpy\n",
        encoding="utf-8",
    )
    assert set(imports(module)) == {"typing.TYPE_CHECKING", "mtgrules.cli.main", "numpy"}
    assert set(imports(module, running_only=True)) == {"typing.TYPE_CHECKING", "numpy"}
