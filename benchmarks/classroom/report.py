"""The table as it stands in the teachers' documentation, in both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, NamedTuple

from benchmarks.classroom.figures import Samples
from mtgrules.rulebook.text import LANGS, Lang, Text

BEGIN, END = "<!-- measured -->", "<!-- /measured -->"
FILES: dict[Lang, str] = {"en": "docs/classroom.md", "ja": "docs/classroom.ja.md"}

Unit = Literal["s", "ms", "MB", "times"]


class Row(NamedTuple):
    """One figure: where its samples are, what it is, and what it should stay below."""

    name: str
    what: Text
    unit: Unit
    aim: float | None = None


HEADS = (
    Text("What", "測ったもの"),
    Text("Median", "中央値"),
    Text("Smallest to largest", "最小～最大"),
    Text("Aim: at most", "目標（以下）"),
)

TABLES: tuple[tuple[Text, tuple[Row, ...]], ...] = (
    (
        Text("A lesson in JupyterLab", "JupyterLabで教材を開く"),
        (
            Row(
                "lab.page",
                Text("Address opened → notebook seen", "アドレスを開く → 教材が見える"),
                "s",
            ),
            Row("lab.kernel", Text("→ kernel ready", "→ カーネルの準備完了"), "s"),
            Row(
                "lab.run", Text("“Run All Cells” → first table", "「すべて実行」→ 最初の盤面"), "s"
            ),
            Row("lab.all", Text("All three together", "以上の合計"), "s"),
            Row(
                "lab.ours",
                Text(
                    "Our share: that, less the same with one bare button",
                    "教材自体にかかる時間（ボタン1つだけのノートブックとの差）",
                ),
                "s",
                1,
            ),
            Row(
                "lab.diagram",
                Text(
                    "First diagram, once asked for (matplotlib loads now)",
                    "「図を表示」→ 最初の図（ここで初めてmatplotlibを読み込む）",
                ),
                "s",
            ),
        ),
    ),
    (
        Text("Of that, in the kernel", "そのうちカーネルの中"),
        (
            Row("kernel.widgets", Text("Import ipywidgets", "ipywidgetsの読み込み"), "s"),
            Row("kernel.ours", Text("Import mtgrules", "mtgrulesの読み込み"), "s"),
            Row(
                "kernel.first",
                Text(
                    "First table, all cards read for it", "最初の盤面（全カードの読み込みを含む）"
                ),
                "s",
            ),
            Row(
                "kernel.others",
                Text("The lesson's three other tables", "教材の残り3つの盤面"),
                "s",
            ),
        ),
    ),
    (
        Text("A lesson in Voila, as in class", "Voila（教室での表示）で教材を開く"),
        (
            Row(
                "voila.all",
                Text("Address opened → lesson seen", "アドレスを開く → 教材が見える"),
                "s",
            ),
            Row(
                "voila.ours",
                Text(
                    "Our share: that, less the same with one bare button",
                    "教材自体にかかる時間（ボタン1つだけのノートブックとの差）",
                ),
                "s",
                1,
            ),
            Row(
                "viewers.open",
                Text(
                    "Ten people open it in the same instant → all ten see it",
                    "10人が同時に開く → 10人全員に見える",
                ),
                "s",
            ),
        ),
    ),
    (
        Text("Memory of one learner's kernel", "受講者1人分のカーネルのメモリー"),
        (
            Row("memory.empty", Text("Nothing imported", "何も読み込んでいない"), "MB"),
            Row("memory.widgets", Text("ipywidgets imported", "ipywidgetsを読み込み"), "MB"),
            Row(
                "memory.plotting",
                Text("ipywidgets and matplotlib imported", "ipywidgetsとmatplotlibを読み込み"),
                "MB",
            ),
            Row("memory.lesson", Text("A lesson, run", "教材を実行した直後"), "MB"),
            Row(
                "memory.stepped",
                Text(
                    "and after forty moves on each of its tables, diagrams open",
                    "さらに図を表示したまま、どの盤面も40手進めた後",
                ),
                "MB",
            ),
            Row(
                "memory.largest",
                Text("The largest page (cards over the years)", "最大のページ（カードの年表）"),
                "MB",
            ),
            Row(
                "memory.ratio",
                Text(
                    "The lesson after those moves / ipywidgets and matplotlib",
                    "進めた後の教材 ÷ ipywidgetsとmatplotlib",
                ),
                "times",
                1.3,
            ),
        ),
    ),
    (
        Text(
            "Ten people in Voila, browser on the same two cores",
            "Voilaで10人（ブラウザーも同じ2コアで動かす）",
        ),
        (
            Row("viewers.alone", Text("One alone, a click", "1人のとき、1クリック"), "ms"),
            Row("viewers.ten", Text("Ten, each once a second", "10人がそれぞれ1秒に1回"), "ms"),
            Row(
                "viewers.ten ratio",
                Text("… against one alone", "… 1人のときとの比"),
                "times",
                3,
            ),
            Row(
                "viewers.ten high ratio",
                Text("… the slowest 5 of 100 clicks", "… 遅いほうの5%のクリックどうしの比"),
                "times",
                3,
            ),
            Row("viewers.instant", Text("Ten in the same instant", "10人が同じ瞬間に"), "ms"),
            Row("viewers.instant ratio", Text("… against one alone", "… 1人のときとの比"), "times"),
        ),
    ),
    (
        Text(
            "The same without the browsers: server and kernels alone",
            "同じことをブラウザーなしで（サーバーとカーネルだけ）",
        ),
        (
            Row("server.alone", Text("One alone, a click", "1人のとき、1クリック"), "ms"),
            Row("server.ten", Text("Ten, each once a second", "10人がそれぞれ1秒に1回"), "ms"),
            Row("server.ten ratio", Text("… against one alone", "… 1人のときとの比"), "times", 3),
            Row(
                "server.ten high ratio",
                Text("… the slowest 5 of 100 clicks", "… 遅いほうの5%のクリックどうしの比"),
                "times",
                3,
            ),
            Row("server.instant", Text("Ten in the same instant", "10人が同じ瞬間に"), "ms"),
            Row("server.instant ratio", Text("… against one alone", "… 1人のときとの比"), "times"),
            Row("memory.server", Text("Memory of the server", "サーバーのメモリー"), "MB"),
            Row(
                "memory.ten",
                Text("and of the ten kernels together", "10人分のカーネルのメモリー（合計）"),
                "MB",
            ),
        ),
    ),
)

UNITS: dict[Unit, Text] = {
    "s": Text("{} s", "{}秒"),
    "ms": Text("{} ms", "{}ミリ秒"),
    "MB": Text("{} MB", "{} MB"),
    "times": Text("{} times", "{}倍"),
}
DIGITS: dict[Unit, int] = {"s": 2, "ms": 0, "MB": 0, "times": 2}
WHERE = Text(
    "Measured on {date}, {cores} cores, {memory} GB of memory, {system}, load {load} from other "
    "work; {versions}; medians of {rounds} rounds.",
    "測定日{date}、{cores}コア、メモリー{memory} GB、{system}、ほかの作業による負荷{load}。"
    "{versions}。{rounds}回の中央値。",
)


def written(samples: Samples, where: Mapping[str, object], lang: Lang) -> str:
    """What stands between the two marks: the machine and the versions, and the tables."""
    parts = [WHERE[lang].format(**where)]
    for title, rows in TABLES:
        lines = [" | ".join(head[lang] for head in (title, *HEADS[1:])), "|".join(["---"] * 4)]
        lines += [_line(row, samples, lang) for row in rows]
        parts.append("\n".join(f"| {line} |" if " | " in line else f"|{line}|" for line in lines))
    return "\n\n".join(parts)


def _line(row: Row, samples: Samples, lang: Lang) -> str:
    values = samples[row.name]
    spread = "{}–{}" if lang == "en" else "{}～{}"
    low, high = (_number(value, row.unit) for value in (min(values), max(values)))
    middle = UNITS[row.unit][lang].format(_number(samples.median(row.name), row.unit))
    aim = "" if row.aim is None else UNITS[row.unit][lang].format(f"{row.aim:g}")
    return " | ".join([row.what[lang], middle, spread.format(low, high), aim])


def _number(value: float, unit: Unit) -> str:
    return f"{value:.{DIGITS[unit]}f}"


def missed(samples: Samples) -> list[str]:
    """The figures that are not what they should be, in English."""
    return [
        f"{title.en}: {row.what.en}: {samples.median(row.name):.2f} {row.unit}, aim {row.aim:g}"
        for title, rows in TABLES
        for row in rows
        if row.aim is not None and samples.median(row.name) > row.aim
    ]


def put_into(text: str, table: str) -> str:
    """The page with the table between its marks. Raises ValueError if it has no marks."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"no {BEGIN} … {END}")
    return f"{before}{BEGIN}\n\n{table}\n\n{END}{after}"


def taken_from(text: str) -> str:
    """The table that stands in a page."""
    return text.partition(BEGIN)[2].partition(END)[0].strip()


def shape(table: str) -> str:
    """A table without its figures.

    >>> shape("| a click | 12 ms | 10–30 |")
    '| a click | # ms | #–# |'
    """
    return re.sub(r"-?\d+(?:\.\d+)*", "#", table)


def write(root: Path, samples: Samples, where: Mapping[str, object]) -> None:
    """Put the tables into the pages of both languages."""
    for lang in LANGS:
        page = root / FILES[lang]
        text = page.read_text("utf-8")
        page.write_text(put_into(text, written(samples, where, lang)), "utf-8")
