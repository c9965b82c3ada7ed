"""One wrapper for every callback: no error stays unseen, and one thing is done at a time.

ipywidgets swallows what a callback raises: the learner would click and nothing
would happen, in a test just the same. A guarded callback shows the error in
plain words in a visible place; under pytest it raises it again, in a way that
ipywidgets does not swallow, so that the test that caused it fails.

JupyterLab means clicks for a thread of their own, while cells go on running in another
one; ipykernel hands each to the thread in which its button last changed, so that some
still wait for the cells. What one thread does to the widgets is done before the next begins.
"""

from __future__ import annotations

import functools
import os
import sys
import threading
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from mtgrules.rulebook.text import Text

_Result = TypeVar("_Result")


class Place(Protocol):
    """Where an error can be shown: any widget with this one method (see `notice.Notice`)."""

    def show_error(self, message: Text) -> None: ...


class CallbackFailed(BaseException):
    """Raised under pytest from the error of a callback.

    No `Exception`, since ipywidgets logs those of a click handler and goes on.
    """


_one_at_a_time = threading.RLock()  # a callback may set off another one


def alone(do: Callable[..., _Result]) -> Callable[..., _Result]:
    """The same, but it waits until nothing else of the page is being done."""

    @functools.wraps(do)
    def waits(*args: Any, **kwargs: Any) -> _Result:
        with _one_at_a_time:
            return do(*args, **kwargs)

    return waits


def guarded(callback: Callable[..., object], where: Place) -> Callable[..., None]:
    """The callback, made safe: an error is shown at `where` in both languages.

    Use it for everything that a front end calls: clicks, sliders, observers.
    """

    @alone
    @functools.wraps(callback)
    def safe(*args: Any, **kwargs: Any) -> None:
        try:
            callback(*args, **kwargs)
        except Exception as error:
            where.show_error(plain_words(error))
            if under_test():
                raise CallbackFailed(f"{type(error).__name__}: {error}") from error

    return safe


def under_test() -> bool:
    """Whether pytest runs us in this process. A kernel that a test started is a learner's."""
    return "PYTEST_CURRENT_TEST" in os.environ and "pytest" in sys.modules


def plain_words(error: BaseException) -> Text:
    """What to tell a learner: the error's own two-language text, or that this is our fault.

    >>> plain_words(ZeroDivisionError("division by zero")).en.endswith("division by zero)")
    True
    """
    told = getattr(error, "text", None)
    if isinstance(told, Text) and told.en:
        return told
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return Text(
        "Something went wrong inside this page; that is not your fault, and the game is as it "
        f"was before. You can go on, or start over. ({what})",
        "このページの内部で問題が起きました。あなたの操作のせいではなく、ゲームは直前のままです。"
        f"そのまま続けるか、「最初から」を選んでください。（{what}）",
    )
