"""What a learner hands in: a name and what was chosen, in a file that has no answers.

The file is plain JSON. Which answers are right does not stand in it, so nobody can write a
right one of their own into it; who marks it asks the lesson again.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from mtgrules.rulebook.text import Text

if TYPE_CHECKING:
    from pathlib import Path

KIND = "mtgrules class test"
FORMAT = 1
LETTERS = "ABCDEF"
MOST_LETTERS = 60
"""So long a name may be: longer ones make no name of a file everywhere."""
MOST_BYTES = 200_000
"""A file that is larger is none of ours."""

_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)

NO_NAME = Text(
    "Write your name or your number first: without it nobody knows whose answers these are.",
    "先に名前か番号を入力してください。誰の答えかわからなくなります。",
)
LONG_NAME = Text(
    "This name is too long: {most} letters at most.",
    "名前が長すぎます。{most}文字までにしてください。",
)
NOT_JSON = Text(
    "this is not a file of answers, or it was damaged on the way; ask for it again",
    "答えのファイルではないか、途中で壊れています。もう一度もらってください。",
)
NOT_OURS = Text(
    "this file was not written by a class test of mtgrules",
    "mtgrulesのテストで作られたファイルではありません。",
)
OTHER_FORMAT = Text(
    "this file was written by another version of mtgrules (format {found}, here {known}); "
    "mark it with the version that the class used",
    "別のバージョンのmtgrulesで作られたファイルです（形式{found}、ここでは{known}）。"
    "テストに使ったバージョンで採点してください。",
)
CHANGED = Text(
    "“{part}” in this file is not what a class test writes; it was changed by hand",
    "「{part}」の内容が、テストが書き出すものと違います。手で書き換えられています。",
)


class BadName(ValueError):
    """A name that nobody could be known by; `text` says what to do."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(text.en)


class BadAnswers(ValueError):
    """A file that cannot be marked; `text` says why."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(text.en)


@dataclass(frozen=True, slots=True)
class Answers:
    """What a learner chose: option numbers by the ids of the questions.

    `test` is the digest of the paper, `lessons` the ids of its lessons.

    >>> mine = Answers("0a", ("stack",), "Sato", MappingProxyType({"stack.guess.0": 1}))
    >>> read(write(mine)) == mine, '"B"' in write(mine)
    (True, True)
    """

    test: str
    lessons: tuple[str, ...]
    name: str
    chosen: Mapping[str, int]


def clean(name: str) -> str:
    """A name as it is kept; raises `BadName` for an empty or a very long one.

    >>> clean("  Aki   Sato ")
    'Aki Sato'
    """
    plain = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in name)
    plain = " ".join(unicodedata.normalize("NFC", plain).split())
    if not plain:
        raise BadName(NO_NAME)
    if len(plain) > MOST_LETTERS:
        raise BadName(LONG_NAME.format(most=MOST_LETTERS))
    return plain


def known_by(name: str) -> str:
    """What two spellings of one name have in common: wide letters, capitals.

    >>> known_by("ＳＡＴＯ") == known_by("Sato")
    True
    """
    return unicodedata.normalize("NFKC", name).casefold()


def in_a_file_name(name: str) -> str:
    """The letters of a name that every system allows in the name of a file.

    >>> in_a_file_name("Aki Sato / 3-B"), in_a_file_name("佐藤 明"), in_a_file_name("???")
    ('Aki-Sato-3-B', '佐藤-明', 'learner')
    """
    plain = re.sub(r"[^\w-]+", "-", name).strip("-_")
    return "learner" if not plain or _RESERVED.fullmatch(plain) else plain


def write(answers: Answers) -> str:
    """The text of the file."""
    told = {
        "kind": KIND,
        "format": FORMAT,
        "lessons": list(answers.lessons),
        "test": answers.test,
        "name": answers.name,
        "answers": {id: LETTERS[n] for id, n in answers.chosen.items()},
    }
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def read(text: str) -> Answers:
    """The answers in a file; raises `BadAnswers` for anything that `write` does not write."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise BadAnswers(NOT_JSON) from None
    if not isinstance(found, dict) or found.get("kind") != KIND:
        raise BadAnswers(NOT_OURS)
    if found.get("format") != FORMAT:
        raise BadAnswers(OTHER_FORMAT.format(found=found.get("format"), known=FORMAT))
    return Answers(
        _word(found, "test"), _lessons(found), _name(found), MappingProxyType(_chosen(found))
    )


def _word(found: Mapping[str, Any], part: str) -> str:
    word = found.get(part)
    if not isinstance(word, str) or not word:
        raise BadAnswers(CHANGED.format(part=part))
    return word


def _lessons(found: Mapping[str, Any]) -> tuple[str, ...]:
    ids = found.get("lessons")
    if not isinstance(ids, list) or not ids or not all(isinstance(id, str) for id in ids):
        raise BadAnswers(CHANGED.format(part="lessons"))
    return tuple(ids)


def _name(found: Mapping[str, Any]) -> str:
    try:
        return clean(_word(found, "name"))
    except BadName:
        raise BadAnswers(CHANGED.format(part="name")) from None


def _chosen(found: Mapping[str, Any]) -> dict[str, int]:
    letters = found.get("answers")
    if not isinstance(letters, dict):
        raise BadAnswers(CHANGED.format(part="answers"))
    for id, letter in letters.items():
        if not isinstance(letter, str) or len(letter) != 1 or letter not in LETTERS:
            raise BadAnswers(CHANGED.format(part=id))
    return {id: LETTERS.index(letter) for id, letter in letters.items()}


def file_name(answers: Answers, number: int = 1) -> str:
    """What the file is called; a number tells those of the same name apart.

    >>> file_name(Answers("0a", ("stack", "zones"), "佐藤", MappingProxyType({})), 2)
    'answers-stack-zones-佐藤-2.json'
    """
    again = f"-{number}" if number > 1 else ""
    return f"answers-{short(answers.lessons)}-{in_a_file_name(answers.name)}{again}.json"


def short(lessons: tuple[str, ...]) -> str:
    """The lessons of a test in the names of its files.

    >>> short(("stack", "zones")), short(("stack", "zones", "choices", "given", "haste"))
    ('stack-zones', 'stack-zones-and-3-more')
    """
    if len(lessons) <= 3:
        return "-".join(lessons)
    return f"{'-'.join(lessons[:2])}-and-{len(lessons) - 2}-more"


def hand_in(answers: Answers, folder: Path) -> Path:
    """Write the file; no file that is there already is touched. Raises `OSError`."""
    text = write(answers)
    number = 1
    while True:
        path = folder / file_name(answers, number)
        try:
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
        except FileExistsError:
            number += 1
        else:
            return path
