"""The table of times and memory in the teachers' documentation is one that the command wrote.

Its figures are not checked, since they are the machine's as much as ours.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks.classroom import report
from benchmarks.classroom.figures import Samples
from mtgrules.rulebook.text import LANGS, Lang

WHERE = {
    "date": "2026-11-30",
    "cores": 2,
    "memory": 24,
    "system": "Linux",
    "load": "0.1",
    "versions": "Python 3.12.1, jupyterlab 4.6.6, ipywidgets 8.1.9, voila 0.5.13, matplotlib 3.11.2, Chromium 156",
    "rounds": 5,
}
SENTENCE = "Before.\n\n<!-- measured -->\nold\n<!-- /measured -->\n\nAfter.\n"


@pytest.fixture
def samples() -> Samples:
    """Every row with the same three rounds."""
    samples = Samples()
    for _, rows in report.TABLES:
        for row in rows:
            for value in (3.0, 1.0, 2.5):
                samples.add(row.name, value)
    return samples


def documented(root: Path, lang: Lang) -> str:
    table = report.taken_from((root / report.FILES[lang]).read_text("utf-8"))
    if not table:
        pytest.skip("no table yet: python -m benchmarks.classroom --write makes it")
    return table


@pytest.mark.parametrize("lang", LANGS)
def test_the_table_has_the_rows_that_the_command_writes(
    root: Path, samples: Samples, lang: Lang
) -> None:
    assert report.shape(documented(root, lang)) == report.shape(
        report.written(samples, WHERE, lang)
    )


def test_both_languages_have_the_same_figures(root: Path) -> None:
    english, japanese = (
        [
            re.findall(r"[\d.]+", "|".join(line.split("|")[2:]))
            for line in documented(root, lang).splitlines()
            if line.startswith("|")
        ]
        for lang in LANGS
    )

    assert english == japanese
    assert sum(map(len, english)) > 90


def test_a_figure_is_the_median_with_the_smallest_and_the_largest(samples: Samples) -> None:
    lines = report.written(samples, WHERE, "en").splitlines()

    assert any(line.endswith("| 2.50 s | 1.00–3.00 |  |") for line in lines)
    assert any(line.endswith("| 2.50 times | 1.00–3.00 | 1.3 times |") for line in lines)


def test_an_aim_that_is_missed_is_named(samples: Samples) -> None:
    assert any("Our share" in line and "2.50" in line for line in report.missed(samples))
    assert not any("ten of them" in line.lower() for line in report.missed(samples))


def test_only_what_stands_between_the_marks_is_written_anew() -> None:
    written = report.put_into(SENTENCE, "| new |")

    assert written.startswith("Before.\n")
    assert written.endswith("\nAfter.\n")
    assert report.taken_from(written) == "| new |"
    with pytest.raises(ValueError, match="measured"):
        report.put_into("no marks", "| new |")
