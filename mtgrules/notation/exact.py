"""The exact form of a choice, with ids, which needs no state to be read: `target #12`."""

from __future__ import annotations

import re
import shlex

from mtgrules.model.choices import Arg, Choice

_ID = re.compile(r"#\d+")
_VERB = re.compile(r"[a-z_]+")


def write(choice: Choice) -> str:
    """The exact form, with ids: `target #12`.

    >>> write(Choice("activate", (12, "0")))
    'activate #12 0'
    """
    return " ".join((choice.verb, *(_arg(arg) for arg in choice.args)))


def _arg(arg: Arg) -> str:
    return f"#{arg}" if isinstance(arg, int) else shlex.quote(arg)


def read_exact(text: str) -> Choice:
    """A choice from its exact form; `ValueError` if the text is not one.

    >>> read_exact("activate #12 0")
    Choice(verb='activate', args=(12, '0'))
    """
    try:
        verb, *args = shlex.split(text)
    except ValueError:  # an open quote, or nothing at all
        verb, args = "", []
    if not _VERB.fullmatch(verb):
        raise ValueError(f"not a choice in exact form: {text!r}")
    return Choice(verb, tuple(int(a[1:]) if _ID.fullmatch(a) else a for a in args))
