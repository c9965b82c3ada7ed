"""Addresses that open lessons elsewhere: made from names alone, and told when one is missing."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest

from mtgrules.cli import main
from mtgrules.rulebook.text import LANGS, Lang
from tests.conftest import ROOT


@pytest.fixture(autouse=True)
def in_the_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.mark.parametrize("lang", LANGS)
def test_a_lesson_has_addresses_in_both_languages(
    lang: Lang, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["lesson", "link", "anatomy", "--repo", "a-school/mtgrules", "--lang", lang]
    assert main([*words, "--hub", "https://hub.example.org/"]) == 0

    said = capsys.readouterr().out
    addresses = [word for word in said.split() if word.startswith("https://")]
    assert len(addresses) == 6
    for address in addresses:
        query = parse_qs(urlsplit(address).query)
        place = query["urlpath"][0]
        assert (ROOT / place[place.index("notebooks/") :]).is_file()
    assert "OWNER" not in said


@pytest.mark.parametrize("file", ["notebooks/source/anatomy.md", "notebooks/ja/anatomy.ipynb"])
def test_a_lesson_may_be_named_by_its_file(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "link", "anatomy", "--lang", "ja"]) == 0
    by_id = capsys.readouterr().out

    assert main(["lesson", "link", file, "--lang", "ja"]) == 0
    assert capsys.readouterr().out == by_id


def test_every_lesson_is_linked_and_a_missing_project_is_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["lesson", "link", "--lang", "en"]) == 0

    said = capsys.readouterr().out
    count = len(list((ROOT / "notebooks/source").glob("*.md")))
    assert said.count("https://mybinder.org/v2/gh/OWNER/mtgrules/") == 4 * count
    assert "--repo" in said


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["anatomi"], "'anatomi'"),
        (["notebooks/source/anatomi.md"], "'notebooks/source/anatomi.md'"),
        (["anatomy", "--repo", "no-slash"], "'no-slash'"),
        (["anatomy", "--repo", "a/b?c"], "'a/b?c'"),
        (["anatomy", "--hub", "ftp://x"], "'ftp://x'"),
    ],
)
def test_wrong_words_are_told(
    words: list[str], named: str, lang: Lang, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lesson", "link", *words, "--lang", lang]) == 2

    captured = capsys.readouterr()
    assert named in captured.err
    assert captured.out == ""


def test_outside_of_a_clone_it_is_told(
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    assert main(["lesson", "link", "--lang", "en"]) == 2
    assert "clone" in capsys.readouterr().err
