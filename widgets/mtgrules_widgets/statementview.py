"""`statement`: one statement of the pages (or a case, or a question), opened and ready to play.

Only wiring: what it says is in `statement_html`, its runs are played by `played`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.lessons.model import Position
from mtgrules.rulebook.editions import Edition
from mtgrules.rulebook.text import Lang, Text
from mtgrules.scenarios import COLLECTIONS, Scenario, UnknownScenario, scenario
from mtgrules.setup import position as set_up
from mtgrules.trace import Trace
from mtgrules_widgets import language, statement_html
from mtgrules_widgets import strings as s
from mtgrules_widgets.cursor import Cursor
from mtgrules_widgets.guard import guarded, plain_words
from mtgrules_widgets.live import live, speak
from mtgrules_widgets.markup import NONE, el
from mtgrules_widgets.parts import Press
from mtgrules_widgets.plain import GONE, box, html
from mtgrules_widgets.played import Runs, play_runs
from mtgrules_widgets.pool import Face, Row, is_hidden, set_class
from mtgrules_widgets.sheet import Sheet
from mtgrules_widgets.showing import about_suspend
from mtgrules_widgets.sidebyside import SideBySide
from mtgrules_widgets.sides import Sides
from mtgrules_widgets.source import title_of
from mtgrules_widgets.stepper import Stepper

if TYPE_CHECKING:
    import ipywidgets as W  # noqa: N812 - as its own documentation calls it

MOST_TABLES, MOST_OTHERS = 12, 24

TABLE = Text("Table {n}: {name}", "盤面{n}：{name}")
NUMBERED = Text("Table {n}", "盤面{n}")
TIP_TABLE = Text("Open this position below", "この局面を下に開く")
BESIDE = Text("Editions side by side", "版を並べて見る")
TIP_BESIDE = Text(
    "The run under {left} and under {right}, in step",
    "この手順を、{left}の版と{right}の版で、そろえて進める",
)
TO_THE_RUN = Text("Back to the run", "手順に戻る")
TIP_TO_THE_RUN = Text("To the start of the run", "手順の最初に戻る")
BACK_TO = Text("◀ Back to {id}", "◀ {id}に戻る")
OPENED = Text("✓ opened", "✓ 開きました")


class Statement(Sheet):
    """One statement: what it says, its rules, and its runs as replays at a table.

    `id` as in "A33"; a wrong one gives a message in place of the statement. The table
    is made once and shows whichever game is opened, so that nothing has to be built anew.
    """

    def __init__(self, id: str, *, lang: str | None = None) -> None:
        super().__init__(statement_html.CSS, "mtg-statement")
        self.scenario = Scenario("")
        self._way: list[str] = []
        self._runs: dict[int, Runs] = {}
        self._picked = 0
        self._stepper: Stepper | None = None
        self._countdown: W.Widget | None = None
        self._beside: SideBySide | None = None
        self._said, self._guide, self._live = html(), html("mtg-guide"), html("mtg-live")
        self._other_words = html()
        self._body = box(cls="mtg-body mtg-column")
        self._back = Press(BACK_TO, BACK_TO, guarded(lambda _b: self._go_back(), self.notice))
        self._to_run = Press(
            TO_THE_RUN, TIP_TO_THE_RUN, guarded(lambda _b: self._to_the_run(), self.notice)
        )
        self._tables = Row(
            "mtg-table-button", guarded(self._on_table, self.notice), "mtg-row mtg-own"
        )
        self._others = Row("mtg-other", guarded(self._on_other, self.notice), "mtg-row mtg-own")
        self.children = [
            self._style,
            self._live,
            self.notice,
            box(self._back.button, cls="mtg-row mtg-own"),
            self._said,
            self._other_words,
            self._others.box,
            self._tables.box,
            self._guide,
            box(self._to_run.button, cls="mtg-row mtg-own"),
            self._body,
        ]
        with self._opening(lang, _helpful):
            self.turn_to(id)
        if self.problem.en:
            return
        self._stop = (language.observe(guarded(self._switch, self.notice)),)

    @property
    def table(self) -> Stepper | None:
        """The stepper that is shown, None where there is nothing to play, or both editions."""
        stepper = self._stepper
        return stepper if stepper is not None and not is_hidden(stepper) else None

    def turn_to(self, id: str) -> None:
        """Show another statement in the same place; raises `UnknownScenario`."""
        self.scenario = scenario(id)
        self._picked = 0
        self._show()
        self._open_table()

    def start_at(self, id: str) -> None:
        """The same, with no way back to the one before."""
        self._way.clear()
        self.turn_to(id)

    # Its tables ---------------------------------------------------------------------------

    @property
    def _positions(self) -> tuple[Position, ...]:
        return tuple(self.scenario.positions.values())

    def _open_table(self) -> None:
        """Show the game that is picked, or both editions of it, or nothing."""
        beside = bool(self._positions) and self._picked == len(self._positions)
        if beside:
            self._show_beside()
        elif self._positions:
            self._show_game(self._positions[self._picked])
        for widget, shown in (
            (self._stepper, bool(self._positions) and not beside),
            (self._countdown, bool(self._positions) and not beside and self._about_suspend()),
            (self._beside, beside),
        ):
            if widget is not None:
                set_class(widget, GONE, on=not shown)
        self._draw_guide()

    def _show_game(self, position: Position) -> None:
        self._runs = {}
        traces = [self._played(position, edition) for edition in self.scenario.played_under]
        if self._stepper is None:
            cursor = Cursor(traces[-1], every_step=True)
            self._stepper = Stepper(cursor, lang=self.lang)
            cursor.observe(guarded(lambda _cursor: self._draw_guide(), self.notice))
            self._put(self._stepper)
        self._stepper.turn_to(traces[-1], traces[:-1])
        if self._countdown is None and self._about_suspend():
            from mtgrules_widgets.countdown import Countdown

            self._countdown = Countdown(self._stepper, lang=self.lang)
            self._put(self._countdown)

    def _about_suspend(self) -> bool:
        return self._stepper is not None and about_suspend(self._stepper.cursor.trace.position)

    def _put(self, widget: W.Widget) -> None:
        self._body.children = (*self._body.children, widget)

    def _played(self, position: Position, edition: Edition) -> Trace:
        runs = play_runs(position.data, position.runs, edition)
        self._runs[id(runs.trace)] = runs
        return runs.trace

    def _show_beside(self) -> None:
        """The first run of the tables on which the oldest and the newest edition part."""
        left, right = self.scenario.played_under[0], self.scenario.played_under[-1]
        every = [(p.data, lines) for p in self._positions for lines in p.runs.values()]
        data, lines = next(
            (each for each in every if Sides(*each, left, right).parting is not None), every[0]
        )
        if self._beside is None:
            self._beside = SideBySide(data, lines, left, right, lang=self.lang)
            self._put(self._beside)
        else:
            self._beside.turn_to(data, lines, left, right)

    def _to_the_run(self) -> None:
        cursor = self._stepper.cursor if self._stepper is not None else None
        runs = self._runs.get(id(cursor.trace)) if cursor is not None else None
        if cursor is None or runs is None:  # started over, or another edition: set up anew
            self._open_table()
            return
        # By its end, so that "next" follows the run again from the start.
        cursor.jump(next(iter(runs.ends.values())))
        cursor.jump(cursor.trace.end_of_run(0))

    # What the buttons do ------------------------------------------------------------------

    def _on_table(self, n: int) -> None:
        if n != self._picked:
            self._picked = n
            self._show_tables()
            self._open_table()

    def _on_other(self, n: int) -> None:
        self._way.append(self.scenario.id)
        self.turn_to(_known(self.scenario.shown_by)[n])

    def _go_back(self) -> None:
        if self._way:
            self.turn_to(self._way.pop())

    # What is shown ------------------------------------------------------------------------

    def _switch(self, lang: Lang) -> None:
        self.notice.switch(lang)
        self._show()
        self._draw_guide()

    def _show(self) -> None:
        lang = self.lang
        self._said.value = statement_html.said(self.scenario, lang)
        shown_by = _known(self.scenario.shown_by)
        self._other_words.value = (
            el("p", statement_html.SHOWN_BY[lang], lang=lang) if shown_by else NONE
        )
        faces = [Face(f"{id}  {scenario(id).title[lang]}") for id in shown_by[:MOST_OTHERS]]
        self._others.show(faces, OPENED[lang])
        title = self.scenario.title
        # Where one statement leads to another, the other is announced.
        said = f"{self.scenario.id}: {title[lang]}" if self._way else ""
        name = s.PLACE_NAME[lang]
        speak(self._live, live(said, lang, name=title[lang], place=name, value=""))
        if self._way:
            self._back.words = self._back.tip = BACK_TO.format(id=self._way[-1])
        self._back.hide(hidden=not self._way)
        self._back.switch(lang)
        self._to_run.switch(lang)
        self._show_tables()

    def _show_tables(self) -> None:
        lang = self.lang
        names = [_name(position) for position in self._positions[:MOST_TABLES]]
        form = TABLE if len(set(names)) > 1 else NUMBERED
        faces = [
            Face(form.format(n=n, name=name)[lang], TIP_TABLE[lang])
            for n, name in enumerate(names, 1)
        ]
        under = self.scenario.played_under
        if faces and len(under) > 1:
            tip = TIP_BESIDE.format(left=under[0].label, right=under[-1].label)
            faces.append(Face(BESIDE[lang], tip[lang]))
        faces = [
            Face(f"▸ {face.words}", face.tip, "mtg-here") if n == self._picked else face
            for n, face in enumerate(faces)
        ]
        self._tables.show(faces if len(faces) > 1 else [], s.DONE[lang])

    def _draw_guide(self) -> None:
        table = self.table
        if table is None:
            self._guide.value = NONE
            self._to_run.hide(hidden=True)
            return
        runs = self._runs.get(id(table.cursor.trace))
        self._guide.value = statement_html.guide(table.cursor, runs, TO_THE_RUN, self.lang)
        on_a_run = runs is not None and statement_html.on_a_run(table.cursor, runs)
        self._to_run.hide(hidden=on_a_run)


def statement(id: str, lang: str | None = None) -> Statement:
    """Open one statement: `statement("A33", lang="ja")`."""
    return Statement(id, lang=lang)


def _known(ids: tuple[str, ...]) -> list[str]:
    """Those that there are; what is missing is the concern of the checker of scenarios."""
    found = []
    for id in ids:
        try:
            found.append(scenario(id).id)
        except UnknownScenario:
            continue
    return found


def _name(position: Position) -> Text:
    return title_of(set_up(position.data))


def _helpful(error: Exception) -> Text:
    """What to tell of a wrong id: those that are near, and where all of them are."""
    told = plain_words(error)
    if isinstance(error, UnknownScenario):
        more = statement_html.NO_SUCH.format(page=f'"{COLLECTIONS[0]}"')
        return Text(f"{told.en} {more.en}", f"{told.ja}。{more.ja}")
    return told
