"""What an installer gets: two import packages, light to import, and no leftovers."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import zipfile
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

HEAVY = {"matplotlib", "numpy", "networkx"}
NOTEBOOK = {"ipywidgets", "IPython", "traitlets", "ipykernel"}


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps"]
    command += ["--no-build-isolation", "--wheel-dir", str(folder), str(root)]
    subprocess.run(command, check=True)
    (built,) = folder.glob("*.whl")
    return built


def modules_after(statement: str, *path: Path) -> set[str]:
    """The top-level modules that are loaded after `statement` in a fresh Python."""
    code = f"import sys, json; sys.path[:0] = {[str(p) for p in path]!r}; {statement}; "
    code += "print(json.dumps(sorted({name.split('.')[0] for name in sys.modules})))"
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return set(json.loads(said.stdout))


def test_the_wheel_holds_exactly_the_two_packages(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    tops = {name.split("/")[0] for name in names}

    assert {top for top in tops if not top.endswith(".dist-info")} == {
        "mtgrules",
        "mtgrules_widgets",
    }
    assert {"mtgrules/py.typed", "mtgrules_widgets/py.typed"} <= set(names)


def test_the_wheel_holds_every_file_of_the_two_packages(wheel: Path, root: Path) -> None:
    places = (root, root / "widgets")
    packages = (root / "mtgrules", root / "widgets/mtgrules_widgets")
    ours = {
        path.relative_to(place).as_posix()
        for place, package in zip(places, packages, strict=True)
        for path in tracked(root)
        if path.is_relative_to(package)
    }
    built = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}

    assert {name.rpartition(".")[2] for name in ours} >= {"py", "toml", "css", "js"}
    assert ours == built


def test_both_packages_import_from_the_wheel_alone(wheel: Path) -> None:
    loaded = modules_after("import mtgrules, mtgrules_widgets", wheel)

    assert {"mtgrules", "mtgrules_widgets"} <= loaded


def test_importing_the_engine_loads_the_standard_library_only() -> None:
    # Modules that the interpreter itself brings at its start, for example for
    # an editable install, are no part of the question.
    brought = modules_after("import mtgrules") - modules_after("pass") - {"mtgrules"}

    assert brought <= set(sys.stdlib_module_names)
    assert not brought & (HEAVY | NOTEBOOK)


def test_importing_the_widgets_loads_nothing_that_draws() -> None:
    assert not modules_after("import mtgrules_widgets") & HEAVY


def test_nothing_imports_the_folder_widgets(root: Path) -> None:
    """`widgets` is a place in the checkout; as an import it works only by accident."""
    guilty = [
        f"{path.relative_to(root)}:{node.lineno}"
        for folder in ("mtgrules", "widgets", "tests", "benchmarks")
        for path in (root / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in imported(node)
        if name.split(".")[0] == "widgets"
    ]

    assert not guilty


def imported(node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module] if node.module and not node.level else []


def test_no_tracked_file_names_a_place_of_one_machine(root: Path) -> None:
    # Written in pieces, so that this file does not find itself.
    places = ["/" + "work/", "/" + "root/", "/" + r"home/(?!jovyan)\w", "/" + r"Users/\w"]
    places += ["C:" + r"\\Users", r"(?<!\w)/" + r"tmp/\w", "/" + r"opt/\w"]
    found = [
        f"{path.relative_to(root)}: {match[0]}"
        for path in tracked(root)
        for match in re.finditer("|".join(places), path.read_text("utf-8", "replace"))
    ]

    assert not found


def test_no_lock_file_names_a_host(root: Path) -> None:
    locks = [*root.glob("requirements/*"), *root.glob("binder/*")]
    assert len(locks) >= 3
    found = [
        f"{path.name}: {line}"
        for path in locks
        if path.is_file()
        for line in path.read_text("utf-8").splitlines()
        if re.search(
            r"://|index-url|find-links|trusted-host", line.replace("--no-emit-index-url", "")
        )
    ]

    assert not found


def tracked(root: Path) -> list[Path]:
    """The files that are or would be committed."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        said = subprocess.run(listing, cwd=root, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this folder is no git checkout, or git is not installed")
    files = [root / name for name in said.stdout.split("\0") if name]
    assert len(files) > 10
    return [path for path in files if path.is_file() and path.suffix not in {".png", ".ttf"}]
