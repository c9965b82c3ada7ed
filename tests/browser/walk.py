"""A lesson gone through to its end: every table, every question, every branch, every statement."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from mtgrules.lessons.model import Widget
from mtgrules.scenarios import all_scenarios
from mtgrules_widgets import branchesview, quiz
from mtgrules_widgets import strings as s
from mtgrules_widgets.export import words
from tests.browser.drive import SHOWN
from tests.browser.places import PATIENCE, WIDGETS

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from mtgrules.lessons.model import Lesson
    from mtgrules.rulebook.text import Text
    from tests.browser.places import Place

PLACE_ON_A_TRACK = ".mtg-place .pill, [data-part=place]"
OPEN_TABLE = ".mtg-stepper:not(.mtg-gone, details:not([open]) *)"
"""In class it may be in a pane that is not open yet."""


@dataclass
class Walk:
    """One lesson in one place."""

    place: Place
    lesson: Lesson
    said_to_need_the_engine: int = 0
    """How many choices were pressed that need an engine where there is none."""

    def to_the_end(self) -> None:
        wanted = [part.kind for part in self.lesson.parts if isinstance(part, Widget)]
        together = Counter(WIDGETS[kind] for kind in wanted if kind in WIDGETS)
        self.place.open(self.lesson)
        for kind in WIDGETS:
            count = together[WIDGETS[kind]]
            expect(self.place.widgets(kind)).to_have_count(count, timeout=PATIENCE)
        met: Counter[str] = Counter()
        for kind in wanted:
            if kind not in WIDGETS:
                continue
            n = met[WIDGETS[kind]]
            met[WIDGETS[kind]] += 1
            root = self.place.widgets(kind).nth(n)
            self.place.bring(root)
            if kind == "questions":
                self.answer_all(root, n)
            elif kind == "branches":
                self.play_all(root)
            elif kind == "statements":
                self.open_statements(root)
            else:
                self.step(root)
        self.place.leave()

    def press(self, target: Locator) -> None:
        self.place.bring(target)
        self.place.do(target.click)

    def button(self, root: Locator, said: Text) -> Locator:
        return root.get_by_role("button", name=said[self.place.lang], exact=True)

    def step(self, root: Locator) -> None:
        """Choose something, and go on to where something else is to be chosen."""
        options, place = root.locator(self.place.options), root.locator(PLACE_ON_A_TRACK).last
        # In class it may be in a pane that is not open yet.
        expect(options.or_(self.unprepared(root)).first).to_be_attached()
        if options.count():
            before = place.inner_text()
            self.press(options.first)
            expect(place).not_to_have_text(before)
            if not options.count():
                before = place.inner_text()
                self.press(self.button(root, s.NEXT_CHOICE))
                expect(place).not_to_have_text(before)
        else:
            # Nothing but the beginning was prepared.
            assert not self.place.has_engine
        if not self.place.has_engine:
            self.try_what_was_not_prepared(root)

    def unprepared(self, root: Locator) -> Locator:
        """The choices that only the engine can make, where there is none."""
        return root.locator("[data-part=unprepared] button")

    def try_what_was_not_prepared(self, root: Locator) -> None:
        """A choice that only the engine could make says that, and nothing moves."""
        place = root.locator(PLACE_ON_A_TRACK).last
        for choice in self.unprepared(root).all():
            before = place.inner_text()
            self.press(choice)
            for words_ in words.NEEDS_ENGINE[self.place.lang].split("{name}"):
                expect(root.locator("[data-part=why]")).to_contain_text(words_.strip())
            expect(place).to_have_text(before)
            self.said_to_need_the_engine += 1

    def answer_all(self, root: Locator, n: int) -> None:
        """Answer every question, a different letter each time; each answer gets a verdict."""
        # A question that is alone has no number: no row of marks, and no sum at the end.
        count = max(root.locator(".score > *").count(), 1)
        for number in range(count):
            answers = root.locator(f".mtg-answers button{SHOWN}")
            expect(root.locator(".verdict")).to_have_count(0)
            self.press(answers.nth((n + number) % answers.count()))
            expect(root.locator(".verdict")).to_have_count(1)
            if number < count - 1:
                self.press(self.button(root, quiz.NEXT))
        expect(root.locator(".end")).to_have_count(1 if count > 1 else 0)

    def play_all(self, root: Locator) -> None:
        """Play every branch to its end; then all the ends can be compared."""
        ways = root.locator(".mtg-ways button")
        assert ways.count() >= 2
        for n in range(ways.count()):
            self.press(ways.nth(n))
            self.press(self.button(root, branchesview.TO_THE_END))
            expect(root.locator(".mtg-led .unseen").first).to_be_attached(
                attached=n < ways.count() - 1
            )
        assert self.button(root, s.BACK).count() >= 1

    def open_statements(self, root: Locator) -> None:
        """Look for the first and the last statement that can be played, and play a little."""
        _, page = self.lesson.id.split("-")
        playable = [each.id for each in all_scenarios(page) if each.kind == "play"]
        search = root.locator("input").first
        for id in (playable[0], playable[-1]):
            self.place.bring(search)
            self.place.do(partial(search.fill, id))
            self.press(self.place.statement(id))
            self.step(root.locator(OPEN_TABLE).last)
