"""`mtgrules lesson ...`: checking lesson files and building their notebooks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from mtgrules.cli.common import WRITTEN, Trouble, read, rename, tell, text_of, write
from mtgrules.lessons import build as building
from mtgrules.lessons import check as checking
from mtgrules.lessons import drift
from mtgrules.lessons.parse import parse
from mtgrules.rulebook.text import LANGS, Lang, Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.lessons.model import Lesson

SOURCES = Path("notebooks/source")

NO_FILE = Text(
    "{path}: there is no such file; give the path of a lesson file, for example {example}.",
    "{path}：ファイルがありません。{example} のように、教材のファイルを指定してください。",
)
NO_SOURCES = Text(
    "There are no lesson files in {folder}; run this inside a clone of the project.",
    "{folder}に教材のファイルがありません。クローンしたフォルダーの中で実行してください。",
)
STALE = Text(
    "{path} is not what {source} gives; run `python3 -m mtgrules lesson build`.",
    "{path}の内容が{source}と一致しません。`python3 -m mtgrules lesson build`を実行してください。",
)
ORPHAN = Text(
    "{path} was generated from {source}, which is gone; delete the notebook.",
    "{path}の元になった{source}がありません。ノートブックを削除してください。",
)
KEPT = Text(
    "{path} had been changed by hand; it is kept as {kept}.",
    "{path}は直接書き換えられていたので、{kept}として残しました。",
)
SAME = Text("{path}: unchanged", "{path}：変更なし")
ALL_WELL = Text("{n} lesson(s): all is well.", "教材{n}件：問題ありません。")


def check(files: list[Path], lang: Lang, *, strict: bool) -> int:
    """Say what is wrong with lesson files."""
    found = [lesson(path) for path in files]
    problems = [problem for each in found for problem in checking.check(each, built(each))]
    return tell(problems, ALL_WELL.format(n=len(found)), lang, strict=strict)


def built(lesson: Lesson) -> dict[str, str]:
    """The notebooks that were built from a lesson before, as far as they are there."""
    texts = {path.as_posix(): text_of(path) for path in places(lesson).values()}
    return {path: text for path, text in texts.items() if text is not None}


def lesson(path: Path) -> Lesson:
    """The lesson in a file."""
    text = read(path, NO_FILE.format(path=path, example=SOURCES / "activate.md"))
    return parse(text, path.as_posix())


def build(files: list[Path], lang: Lang, *, only_check: bool, strict: bool) -> int:
    """Write both notebooks of every lesson, or say whether they are up to date."""
    found = [lesson(path) for path in files or _all_sources()]
    problems = [problem for each in found for problem in checking.check(each, built(each))]
    if any(problem.severity == "error" or strict for problem in problems):
        return tell(problems, ALL_WELL.format(n=len(found)), lang, strict=strict)
    if problems and not only_check:
        tell(problems, ALL_WELL, lang)
    wrong = []
    for each in found:
        for path, text in notebooks(each):
            if text_of(path) == text:
                if not only_check:
                    print(SAME.format(path=path.as_posix())[lang])
            elif only_check:
                wrong.append(STALE.format(path=path.as_posix(), source=each.path))
            else:
                keep_edited(path, lang)
                write(path, text)
                print(WRITTEN.format(path=path.as_posix())[lang])
    if only_check and not files:
        wrong += orphans(SOURCES.parent)
    for text_ in wrong:
        print(text_[lang])
    if only_check and not wrong:
        print(ALL_WELL.format(n=len(found))[lang])
    return 1 if wrong else 0


def _all_sources() -> list[Path]:
    found = sorted(SOURCES.glob("*.md"))
    if not found:
        raise Trouble(NO_SOURCES.format(folder=SOURCES.as_posix()))
    return found


def notebooks(lesson: Lesson) -> Iterator[tuple[Path, str]]:
    """Where the notebooks of a lesson belong, and their text."""
    for lang, place in places(lesson).items():
        yield place, building.write(building.build(lesson, lang))


def places(lesson: Lesson) -> dict[Lang, Path]:
    """Where the notebooks of a lesson belong.

    That is next to the folder `source` if the lesson lies in one, else next to the lesson.
    """
    folder = Path(lesson.path).parent
    if folder.name == SOURCES.name:
        folder = folder.parent
    return {lang: folder / lang / f"{lesson.id}.ipynb" for lang in LANGS}


def keep_edited(path: Path, lang: Lang) -> None:
    """Keep a notebook that was changed by hand under another name, and say so."""
    if not path.exists():
        return
    text = text_of(path)
    if text is None or drift.is_edited(text):
        kept = path.with_name(drift.kept_name(path.stem, lambda n: (path.parent / n).exists()))
        rename(path, kept)
        print(KEPT.format(path=path.as_posix(), kept=kept.as_posix())[lang])


def orphans(folder: Path) -> Iterator[Text]:
    """Generated notebooks whose source is gone; a reader's own notebooks are left in peace."""
    for path in sorted(p for lang in LANGS for p in folder.glob(f"{lang}/*.ipynb")):
        if drift.EDITED in path.stem:
            continue
        try:
            about = json.loads(path.read_text(encoding="utf-8"))["metadata"]["mtgrules"]
            source = str(about["generated_from"])
        except (OSError, ValueError, KeyError, TypeError):
            continue
        if not (folder / "source" / f"{path.stem}.md").is_file():
            yield ORPHAN.format(path=path.as_posix(), source=source)
