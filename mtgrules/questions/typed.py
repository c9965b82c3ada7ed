"""Questions that an author types: for what the engine does not know.

    [question.why]
    ask = { en = "Why did Ben wait?", ja = "ベンはなぜ待ったのですか。" }
    options = [
        { en = "To see the target first", ja = "先に対象を知るため" },
        { en = "He had no mana", ja = "マナがなかったため" },
    ]
    answer = 1
    why = [
        { en = "...", ja = "..." },
        { en = "...", ja = "..." },
    ]
    hints = [{ en = "...", ja = "..." }]        # may be left out
    checked = "Hanako Yamada, 2026-11-30"       # may be left out

`answer` is the number of the right option, `why` has the feedback on each. Nobody but the
author vouches for it, so the question is marked as not verified. `checked` says who has
checked the answer and when, "Hanako Yamada, 2026-11-30"; without it `check` warns.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from mtgrules.questions.model import CannotAsk, Option, Question
from mtgrules.rulebook.text import LANGS, Text

KEYS = ("ask", "options", "answer", "why", "hints", "checked")
LEAST, MOST = 2, 6

_WRONG = Text("Question {name}: {why}", "質問{name}：{why}")
_NO_KEY = Text(
    "it has no {key!r}; it may have {known}.",
    "項目{key!r}はありません。使えるのは{known}です。",
)
_PAIR = Text(
    '{key} needs both languages: {{ en = "...", ja = "..." }}.',
    '{key}には{{ en = "...", ja = "..." }}の両方が必要です。',
)
_LIST = Text("{key} is a list of pairs.", "{key}は、英語と日本語の組の並びです。")
_COUNT = Text("it needs 2 to 6 options.", "選択肢は2つから6つまでです。")
_ANSWER = Text(
    "answer is the number of the right option, from 1 to {n}.",
    "answerは正解の番号で、1から{n}までです。",
)
_WHYS = Text(
    "why needs one text for each option: {n} of them.", "whyは選択肢ごとに1つ、{n}個必要です。"
)
_TWICE = Text("two options read the same: {option!r}.", "同じ文の選択肢が2つあります：{option!r}。")
_CHECKED = Text(
    'checked says who and when: "Hanako Yamada, 2026-11-30".',
    'checkedには、確かめた人と日付を"山田花子, 2026-11-30"のように書きます。',
)
_NOT_A_TABLE = Text("it is a table with {known}.", "{known}を持つ表です。")


def typed(name: str, table: object) -> Question:
    """The question that a table holds; `CannotAsk` names everything that is wrong with it.

    >>> yes, no = {"en": "Yes", "ja": "はい"}, {"en": "No", "ja": "いいえ"}
    >>> made = typed("q", {"ask": {"en": "So?", "ja": "そうですか。"}, "options": [yes, no],
    ...     "answer": 1, "why": [yes, no]})
    >>> made.right.text.ja, made.verified
    ('はい', False)
    """
    reader = _Reader(name)
    made = reader.read(table)
    if reader.problems:
        en = " ".join(problem.en for problem in reader.problems)
        raise CannotAsk(Text(en, "".join(problem.ja for problem in reader.problems)))
    assert made is not None  # without problems there is a question
    return made


def _is_checked(found: object) -> bool:
    """Whether a text names somebody and a day that there is."""
    if not isinstance(found, str):
        return False
    who, _, when = found.replace("、", ",").rpartition(",")
    try:
        return bool(who.strip()) and date.fromisoformat(when.strip()) is not None
    except ValueError:
        return False


class _Reader:
    def __init__(self, name: str) -> None:
        self.name = name
        self.problems: list[Text] = []

    def wrong(self, text: Text, **fields: object) -> None:
        self.problems.append(_WRONG.format(name=self.name, why=text.format(**fields)))

    def read(self, table: object) -> Question | None:
        known = ", ".join(KEYS)
        if not isinstance(table, Mapping):
            self.wrong(_NOT_A_TABLE, known=known)
            return None
        for key in table:
            if key not in KEYS:
                self.wrong(_NO_KEY, key=key, known=known)
        ask = self.pair("ask", table.get("ask"))
        texts = self.pairs("options", table.get("options", []))
        whys = self.pairs("why", table.get("why", []))
        hints = self.pairs("hints", table.get("hints", []))
        checked = table.get("checked", "")
        if "checked" in table and not _is_checked(checked):
            self.wrong(_CHECKED)
        if self.problems:
            return None
        if not LEAST <= len(texts) <= MOST:
            self.wrong(_COUNT)
        if len(whys) != len(texts):
            self.wrong(_WHYS, n=len(texts))
        answer: Any = table.get("answer")
        if type(answer) is not int or not 1 <= answer <= len(texts):
            self.wrong(_ANSWER, n=len(texts))
        for n, text in enumerate(texts):
            for other in texts[:n]:
                if any(text[lang] == other[lang] for lang in LANGS):
                    self.wrong(_TWICE, option=text)
        if self.problems:
            return None
        options = tuple(
            Option(text, right=n == answer, why=why)
            for n, (text, why) in enumerate(zip(texts, whys, strict=True), start=1)
        )
        return Question("typed", ask, options, tuple(hints), verified=False, checked=checked)

    def pairs(self, key: str, found: object) -> list[Text]:
        if not isinstance(found, list):
            self.wrong(_LIST, key=key)
            return []
        return [self.pair(f"{key} {n}", one) for n, one in enumerate(found, start=1)]

    def pair(self, key: str, found: object) -> Text:
        halves = [found.get(lang) if isinstance(found, Mapping) else None for lang in LANGS]
        if not all(isinstance(half, str) and half.strip() for half in halves):
            self.wrong(_PAIR, key=key)
            return Text("?", "?")
        return Text(*map(str, halves))
