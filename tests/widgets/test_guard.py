"""No error of a callback stays unseen."""

from __future__ import annotations

import sys
import threading

import ipywidgets as W  # noqa: N812 - as its own documentation calls it
import pytest

from mtgrules.cards import UnknownCard, card
from mtgrules.rulebook.text import Text
from mtgrules_widgets import Stepper, guard
from mtgrules_widgets.notice import Notice


def fail(*_: object) -> None:
    raise ZeroDivisionError("by zero")


def test_an_error_is_shown_in_plain_words_and_fails_the_test_that_caused_it() -> None:
    notice = Notice("ja")
    with pytest.raises(guard.CallbackFailed) as failed:
        guard.guarded(fail, notice)(None)
    assert isinstance(failed.value.__cause__, ZeroDivisionError)
    assert notice.is_error
    assert "ZeroDivisionError: by zero" in notice.message.en
    assert "問題が起きました" in notice.value
    assert 'role="alert"' in notice.value


def test_a_learner_sees_the_message_and_no_exception(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "under_test", lambda: False)
    notice = Notice("en")
    guard.guarded(fail, notice)(None)
    assert "not your fault" in notice.value
    assert "Traceback" not in notice.value


def test_an_error_that_explains_itself_is_shown_in_its_own_words() -> None:
    with pytest.raises(UnknownCard) as caught:
        card("Prodigal Pyromanser")
    told = guard.plain_words(caught.value)
    assert "Prodigal Pyromancer" in told.en
    assert "もしかして" in told.ja


def test_what_an_error_says_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "under_test", lambda: False)

    def evil() -> None:
        raise ValueError("<img src=x onerror=alert(1)>")

    notice = Notice("en")
    guard.guarded(evil, notice)()
    assert "<img" not in notice.value
    assert "&lt;img" in notice.value


def test_a_message_follows_the_language() -> None:
    notice = Notice("en")
    notice.tell(Text("Hello", "こんにちは"))
    notice.switch("ja")
    assert "こんにちは" in notice.value
    notice.clear()
    assert notice.value == ""


def test_ipywidgets_does_not_swallow_it_in_a_click() -> None:
    button = W.Button()
    button.on_click(guard.guarded(fail, Notice("en")))
    with pytest.raises(guard.CallbackFailed):
        button.click()


def test_a_click_waits_until_the_one_in_another_thread_is_done() -> None:
    entered, go_on, done = threading.Event(), threading.Event(), threading.Event()

    def first(*_: object) -> None:
        entered.set()
        assert go_on.wait(10)

    notice = Notice("en")
    slow = threading.Thread(target=guard.guarded(first, notice))
    quick = threading.Thread(target=guard.guarded(done.set, notice))
    slow.start()
    assert entered.wait(10)
    quick.start()
    assert not done.wait(0.2)
    go_on.set()
    assert done.wait(10)
    slow.join()
    quick.join()


def test_two_clicks_at_once_on_one_button_choose_once() -> None:
    stepper = Stepper({"you": {"battlefield": ["Prodigal Pyromancer"]}}, every_step=False)
    button, nodes = stepper._parts.options.shown[0], len(stepper.cursor.trace)
    together = threading.Barrier(2)
    made = []

    def click() -> None:
        together.wait(10)
        button.click()

    stepper.cursor.observe(lambda cursor: made.append(cursor.at))
    threads = [threading.Thread(target=click) for _ in range(2)]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)  # as often as can be, so that they would get in each other's way
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(usual)
    assert len(made) == 1
    assert len(stepper.cursor.trace) > nodes


def test_a_table_waits_with_being_made_for_the_click_in_another_thread() -> None:
    entered, go_on = threading.Event(), threading.Event()
    made: list[Stepper] = []

    def first(*_: object) -> None:
        entered.set()
        assert go_on.wait(10)

    slow = threading.Thread(target=guard.guarded(first, Notice("en")))
    slow.start()
    assert entered.wait(10)
    cell = threading.Thread(target=lambda: made.append(Stepper({})))
    cell.start()
    cell.join(0.2)
    assert not made
    go_on.set()
    cell.join(10)
    slow.join()
    assert len(made) == 1
