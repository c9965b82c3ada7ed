"""The list of a page's statements: its headings, what is folded, what is found. Plain Python.

Which lines are hidden is told to the page by one style sheet, so that a letter typed
into the search field costs one message, however many lines there are.
"""

from __future__ import annotations

from typing import NamedTuple

from mtgrules.rulebook.text import NOTHING, Lang, Text
from mtgrules.scenarios import Scenario, ids, scenario
from mtgrules.scenarios.outline import PAGES
from mtgrules_widgets.finding import Words
from mtgrules_widgets.markup import Html, el
from mtgrules_widgets.pool import Face

UNFOLDED = 2
"""So many headings are unfolded at first: what the page is, and what it defines."""

TITLE = Text("{page}: every statement of the page", "{page}：ページの全項目")
SEARCH = Text("Search: a word, a rule or a card", "検索：言葉・ルール番号・カード名")
CLEAR = Text("Clear the search", "検索を消す")
TIP_CLEAR = Text("Empty the search field", "検索欄を空にする")
FOUND = Text("{n} of {all} statements", "{all}項目のうち{n}項目")
NONE_FOUND = Text(
    "None of the {all} statements has all these words. Try a single word, a card's name or a "
    "rule such as 602.5.",
    "{all}項目のうち、これらの言葉をすべて含むものはありません。言葉を1つにするか、カード名、"
    "602.5のようなルール番号で試してください。",
)
HEADING = Text("{sign} {title} ({n})", "{sign} {title}（{n}）")
TIP_FOLD = Text("Hide the statements under this heading", "この見出しの項目を隠す")
TIP_UNFOLD = Text("Show the statements under this heading", "この見出しの項目を表示する")
TIP_OPEN = Text("Open {id} below", "{id}をこの下に開く")
TIP_CLOSE = Text("Close {id}", "{id}を閉じる")
OPENED = Text("{id} is open below its line.", "{id}を行の下に開きました。")
CLOSED = Text("{id} is closed.", "{id}を閉じました。")
LINE = Text("{sign} {id}  {title}", "{sign} {id}　{title}")
SIGNS: dict[str, Text] = {
    "history": Text("history", "歴史"),
    "about": Text("about the page", "ページについて"),
    "shown by": Text("shown by others", "ほかの項目が示す"),
}
TAGGED = Text("{words}  · {tag}", "{words}　・{tag}")
STATIC = Text(
    "Run the notebook to open a statement and step through it.",
    "ノートブックを実行すると、項目を開いて手順を進められます。",
)
NO_PAGE = Text(
    "There is no page {page!r}. There are: {known}.",
    "{page!r}というページはありません。あるのは{known}です。",
)

CSS = Html("""
.mtg-statements.mtg{padding:8px 14px 12px;box-sizing:border-box;width:100%;max-width:1500px;
 overflow:visible;border:1px solid var(--mtg-line);border-radius:12px;background:var(--mtg-bg)}
.mtg-statements > .mtg-row.mtg-head h2{font-size:1.3em;font-weight:650}
.mtg-statements .mtg-search{margin-bottom:8px!important}
.mtg-statements .mtg-search .widget-text{width:auto;flex:1 1 260px;height:auto;max-width:30em}
.mtg-statements .mtg-search input{font:inherit;height:2.3em;color:var(--mtg-ink);width:100%;
 background:var(--mtg-bg);border:1px solid var(--mtg-soft);border-radius:8px;padding:0 10px}
.mtg-statements .mtg-search input::placeholder{color:var(--mtg-soft);opacity:1}
.mtg-statements .mtg-found{color:var(--mtg-soft);flex:1 1 16em}
.mtg-statements .widget-button.mtg-fold.jupyter-button{display:block;width:100%;
 text-align:left;border:0;border-top:1px solid var(--mtg-line);border-radius:0;font-weight:650;
 font-size:1.06em;padding:6px 4px;margin-top:4px}
.mtg-statements .mtg-lines{overflow:visible}
.mtg-statements .widget-button.mtg-line.jupyter-button{display:block;width:100%;
 text-align:left;border:0;border-radius:6px;padding:2px 10px 2px 34px;text-indent:-14px;
 min-height:1.9em}
.mtg-statements .widget-button.mtg-line.mtg-here.jupyter-button{
 background:var(--mtg-now-bg);font-weight:650;box-shadow:inset 4px 0 0 var(--mtg-now)}
.mtg-statements .mtg-slot{display:block;overflow:visible;width:100%}
.mtg-statements .mtg-slot:empty{display:none}
.mtg-statements .mtg-slot > .mtg-statement.mtg{margin:4px 0 10px;border-color:var(--mtg-now)}
""")


class UnknownPage(ValueError):
    """No page has that name; `text` says which there are, in both languages."""

    def __init__(self, page: object) -> None:
        known = ", ".join(PAGES)
        self.text = NO_PAGE.format(page=page, known=known)
        super().__init__(self.text.en)


class Section(NamedTuple):
    """A heading with the statements under it."""

    title: Text
    scenarios: tuple[Scenario, ...]


class Listing:
    """The statements of a page under its headings; what is wanted of them; what is folded."""

    def __init__(self, page: str) -> None:
        if page not in PAGES:
            raise UnknownPage(page)
        there = set(ids(page))
        self.title = TITLE.format(page=PAGES[page].title)
        self.sections = tuple(
            Section(section.title, tuple(scenario(id) for id in section.ids if id in there))
            for section in PAGES[page].sections
            if there & set(section.ids)
        )
        self.wanted = ""
        self._all = {each.id: each for section in self.sections for each in section.scenarios}
        self._words = {id: Words(each) for id, each in self._all.items()}
        self._found = frozenset(self._all)
        self._folded = set(range(UNFOLDED, len(self.sections)))

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(self._all)

    # What one does with it ------------------------------------------------------------------

    def find(self, wanted: str) -> None:
        """Only what has all these words, whatever is folded."""
        self.wanted = wanted.strip()
        self._found = frozenset(id for id, words in self._words.items() if words.have(self.wanted))

    def fold(self, n: int) -> None:
        """Fold a heading's statements away, or unfold them."""
        self._folded ^= {n}

    def unfold(self, id: str) -> None:
        """See to it that a statement's line can be seen when the search is over."""
        for n, section in enumerate(self.sections):
            if any(each.id == id for each in section.scenarios):
                self._folded.discard(n)

    # What is seen of it ---------------------------------------------------------------------

    def seen(self) -> tuple[str, ...]:
        """The ids whose lines are shown."""
        return tuple(
            each.id
            for n, section in enumerate(self.sections)
            for each in section.scenarios
            if each.id in self._found and (self.wanted or n not in self._folded)
        )

    def hidden(self, opened: str, root: str) -> Html:
        """The style sheet that hides the others in the widget of class `root`.

        What is open stays in sight, whatever is searched for.
        """
        seen = {*self.seen(), opened}
        names = [line_class(id) for id in self._all if id not in seen]
        for n, section in enumerate(self.sections):
            here = {each.id for each in section.scenarios}
            if self.wanted and not here & {*self._found, opened}:
                names.append(section_class(n))
        rules = ",".join(f".{root} .{name}" for name in names)
        return el("style", Html(rules + "{display:none!important}" if rules else ""))

    def told(self) -> Text:
        """How many there are, how many were found."""
        if not self._found:
            return NONE_FOUND.format(all=len(self._all))
        return FOUND.format(n=len(self._found), all=len(self._all))

    def heading(self, n: int, lang: Lang) -> Face:
        section = self.sections[n]
        folded = n in self._folded and not self.wanted
        found = sum(each.id in self._found for each in section.scenarios)
        words = HEADING.format(sign="▸" if folded else "▾", title=section.title, n=found)
        return Face(words[lang], (TIP_UNFOLD if folded else TIP_FOLD)[lang])

    def face(self, id: str, lang: Lang, *, opened: bool) -> Face:
        each = self._all[id]
        words = LINE.format(sign="▾" if opened else "▸", id=id, title=each.title)
        tag = SIGNS.get(each.kind, NOTHING)
        if tag.en:
            words = TAGGED.format(words=words, tag=tag)
        tip = (TIP_CLOSE if opened else TIP_OPEN).format(id=id)
        return Face(words[lang], tip[lang], "mtg-here" if opened else "")

    def fallback(self, lang: Lang) -> Html:
        """The whole page as lists, without widgets."""
        parts = [el("h3", self.title[lang]), el("p", el("em", STATIC[lang]))]
        for section in self.sections:
            lines = [
                el("li", el("b", f"{each.id} {each.title[lang]}"), " ", each.says[lang])
                for each in section.scenarios
            ]
            parts += [el("h4", section.title[lang]), el("ul", *lines)]
        return el("div", *parts, lang=lang)


def line_class(id: str) -> str:
    """The class of a statement's line and of the place below it."""
    return f"mtg-s-{id}"


def section_class(n: int) -> str:
    """The class of a heading and of what stands under it."""
    return f"mtg-h-{n}"
