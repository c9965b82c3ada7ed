"""Commands as data: what each takes, how it is told, and what somebody typed.

A command's help is made from the same data as its reading, in both languages. The
standard `argparse` would read the words as well, but it complains and helps in English
only, and never names the nearest right word.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from mtgrules.cli.common import Trouble
from mtgrules.rulebook.text import LANGS, NOTHING, Lang, Text

PROGRAM = "python3 -m mtgrules"

NO_COMMAND = Text("There is no command {written!r}.", "{written!r}というコマンドはありません。")
INCOMPLETE = Text("This command is not complete.", "コマンドが途中で終わっています。")
NEAREST = Text(" Did you mean {near}?", "{near}のことですか。")
NO_OPTION = Text(
    "`{command}` has no {written}.", "`{command}`に{written}というオプションはありません。"
)
NO_VALUE = Text("{option} needs {value} after it.", "{option}の後ろに{value}が必要です。")
SPARE_VALUE = Text("{option} takes nothing after it.", "{option}に値は付けられません。")
NOT_AMONG = Text(
    "{option} may be {among}, not {written!r}.",
    "{option}に指定できるのは{among}です（{written!r}は使えません）。",
)
MISSING = Text("`{command}` needs {what}.", "`{command}`には{what}が必要です。")
SPARE = Text(
    "`{command}` can do nothing with {written!r}.", "{written!r}は`{command}`では不要です。"
)
USAGE = Text("Usage: {usage}", "使い方：{usage}")
MORE = Text("More: {command} --help", "詳細：{command} --help")
COMMANDS = Text("Commands:", "コマンド：")
EXAMPLE = Text("For example:", "例：")
OPTIONS = Text("Options:", "オプション：")
CODES = Text(
    "Exit code: 0 all is well, 1 something is wrong with a file, 2 the command could not be run.",
    "終了コード：0 問題なし、1 ファイルに問題あり、2 コマンドを実行できなかった",
)
OR = Text(" or ", "か")


@dataclass(frozen=True, slots=True)
class Option:
    """`--name`, or `--name VALUE` if it has a value; `among` are the values that there are."""

    name: str
    says: Text
    value: Text = NOTHING
    among: tuple[str, ...] = ()

    def told(self, lang: Lang) -> str:
        value = "|".join(self.among) or self.value[lang]
        return f"{self.name} {value}".rstrip()


LANG = Option(
    "--lang",
    Text(
        "the language of the messages (default: your system's)",
        "表示の言語（指定しなければ、お使いの環境の言語）",
    ),
    among=LANGS,
)
ONLY_CHECK = Option(
    "--check",
    Text("write nothing; say whether all is up to date", "書き出さずに、最新かどうかだけを調べる"),
)
HELP = Option("--help", Text("show this", "この説明を表示する"))


@dataclass(frozen=True, slots=True)
class Given:
    """What somebody typed after a command: words, options with their values, the language."""

    lang: Lang
    words: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)

    def has(self, option: str) -> bool:
        return option in self.options


@dataclass(frozen=True, slots=True)
class Command:
    """A command: `path` are its words, `what` the words that it takes after them, `run` does it.

    `least` and `most` say how many of those words; `most` is None for any number.
    """

    path: tuple[str, ...]
    says: Text
    run: Callable[[Given], int]
    what: Text = NOTHING
    least: int = 0
    most: int | None = 0
    options: tuple[Option, ...] = ()
    example: str = ""
    more: Text = NOTHING

    @property
    def name(self) -> str:
        return " ".join((PROGRAM, *self.path))

    @property
    def every_option(self) -> tuple[Option, ...]:
        return (*self.options, LANG, HELP)

    def usage(self, lang: Lang) -> str:
        """How it is written, on one line."""
        words = [self.name]
        if self.what.en:
            many = "..." if self.most is None else ""
            words.append(f"{self.what[lang]}{many}" if self.least else f"[{self.what[lang]}{many}]")
        return " ".join([*words, *(f"[{option.told(lang)}]" for option in self.options)])

    def help(self, lang: Lang) -> str:
        """Everything that somebody needs who wants to use it."""
        told = {option.told(lang): option.says[lang] for option in self.every_option}
        parts = [
            USAGE.format(usage=self.usage(lang))[lang],
            self.says[lang],
            self.more[lang],
            OPTIONS[lang] + "\n" + _table(told),
            f"{EXAMPLE[lang]}\n  {PROGRAM} {self.example}" if self.example else "",
            CODES[lang],
        ]
        return "\n\n".join(filter(None, parts))

    def read(self, words: Sequence[str], lang: Lang) -> Given:
        """What was typed after it; raises `Trouble` for what cannot be understood."""
        given = Given(lang, options={})
        taken: list[str] = []
        rest = iter(words)
        for word in rest:
            if word == "--":
                taken += rest
            elif word.startswith("-") and word != "-":
                self._option(word, rest, given.options)
            else:
                taken.append(word)
        if len(taken) < self.least:
            raise self._trouble(MISSING.format(command=self.name, what=self.what))
        if self.most is not None and len(taken) > self.most:
            raise self._trouble(SPARE.format(command=self.name, written=taken[self.most]))
        return Given(lang, tuple(taken), given.options)

    def _option(self, word: str, rest: Iterable[str], into: dict[str, str]) -> None:
        name, equals, value = word.partition("=")
        option = next((option for option in self.every_option if option.name == name), None)
        if option is None:
            known = [option.name for option in self.every_option]
            what = NO_OPTION.format(command=self.name, written=name)
            raise self._trouble(what + nearest(name, known))
        if not option.value.en and not option.among:
            if equals:
                raise self._trouble(SPARE_VALUE.format(option=name))
            into[name] = ""
            return
        if not equals:
            value = next(iter(rest), "")
        if not value or (value.startswith("--") and not equals):
            wanted = option.value if option.value.en else _listed(option.among)
            raise self._trouble(NO_VALUE.format(option=name, value=wanted))
        if option.among and value not in option.among:
            among = _listed(option.among)
            raise self._trouble(NOT_AMONG.format(option=name, among=among, written=value))
        into[name] = value

    def _trouble(self, what: Text) -> Trouble:
        """What is wrong, and how the command is written."""
        usage = Text(*(USAGE.format(usage=self.usage(lang))[lang] for lang in LANGS))
        return Trouble(what + _line(usage) + _line(MORE.format(command=self.name)))


def find(commands: Sequence[Command], words: Sequence[str], others: Iterable[str]) -> Command:
    """The command that the first words name; raises `Trouble`, with the nearest one if it can.

    `others` are further first words that are somebody else's to read.
    """
    for command in commands:
        if tuple(words[: len(command.path)]) == command.path:
            return command
    plain = [word for word in words if not word.startswith("-")][:2]
    inside = [command for command in commands if command.path[0] in plain[:1]]
    if len(plain) == len(inside[:1]):
        what, near = INCOMPLETE, NOTHING
    else:
        wrong = plain[len(inside[:1])]
        known = [c.path[1] for c in inside] or [*{c.path[0]: 0 for c in commands}, *others]
        what = NO_COMMAND.format(written=" ".join((*plain[: len(inside[:1])], wrong)))
        near = nearest(wrong, known)
    if near.en:
        raise Trouble(what + near + _line(MORE.format(command=PROGRAM)))
    raise Trouble(what + Text(*(f"\n{overview(inside or commands, lang)}" for lang in LANGS)))


def overview(commands: Sequence[Command], lang: Lang) -> str:
    """Every command with what it is for, one a line."""
    told = {
        command.usage(lang).removeprefix(f"{PROGRAM} "): command.says[lang] for command in commands
    }
    more = MORE.format(command=f"{PROGRAM} {commands[0].name.split()[-2]} {commands[0].path[-1]}")
    return f"{COMMANDS[lang]}\n{_table(told)}\n{more[lang]}"


def nearest(written: str, known: Iterable[str]) -> Text:
    """A question after what may have been meant; nothing if nothing is near.

    >>> nearest("chekc", ["check", "build"]).en
    ' Did you mean check?'
    """
    found = difflib.get_close_matches(written, list(known), n=1)
    return NEAREST.format(near=found[0]) if found else NOTHING


def _table(told: dict[str, str]) -> str:
    return "\n".join(f"  {left}\n      {right}" for left, right in told.items())


def _listed(words: Sequence[str]) -> Text:
    return Text(OR.en.join(words), OR.ja.join(words))


def _line(text: Text) -> Text:
    return Text(f"\n{text.en}", f"\n{text.ja}")
