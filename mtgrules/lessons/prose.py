"""Prose: what a block of Markdown refers to, what may not stand in it, how a notebook shows it.

`[601.2c](rule:)`, `[stack](term:)` and `[Rift Bolt](card:)` name something by the
text of the link; `[the payment](rule:601.2h)` and `[it](<card:Rift Bolt>)` name
it apart from the text, the latter also without the angle brackets. Terms and
cards may be named in either language.

A line of Japanese ends where its author's window ended; a browser would show a
space there, so `render` joins such lines.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from markdown_it import MarkdownIt

from mtgrules.cards import UnknownCard, card
from mtgrules.rulebook import rules
from mtgrules.rulebook.editions import Edition
from mtgrules.rulebook.rules import UnknownRule
from mtgrules.rulebook.terms import Term, UnknownTerm, all_terms, term

if TYPE_CHECKING:
    from collections.abc import Iterator

    from markdown_it.rules_inline import StateInline
    from markdown_it.token import Token

    from mtgrules.rulebook.text import Lang, Text

_REF = re.compile(
    r"\[([^\[\]\n]*)\]\((?:<(rule|term|card):([^<>\n]*)>|(rule|term|card):([^()<>\n]*))\)"
)
_HREF = re.compile(r"https://\S+|(?:\.{1,2}/)*[\w%\-][\w%./\-]*(?:#[^\s\\]*)?|#[^\s\\]*")
"""Addresses that a link may have; anything else could be read as a script or another site."""
_DRAWN = ("mermaid", "math", "latex", "svg", "vega", "vega-lite")
"""Kinds of code that a front end may draw instead of showing it."""
_TAG = re.compile(r"<[A-Za-z/!?]")
_LOUD = re.compile(r"[<`\\]")
"""What may not stand in the text of a reference, whose words change when it is shown."""
PLACEHOLDER = re.compile(r"\{\{\s*[a-z]+(?:\s+[^{}]+?)?\s*\}\}")
"""What would be a placeholder if it stood outside of blocks."""
_FORMULA = re.compile(r"\$|\\\(|\\\[|\\begin\b")


class Ref(NamedTuple):
    """A reference to a rule, a term or a card; `start` and `end` are its place in the source."""

    kind: str
    target: str
    shown: str
    start: int
    end: int

    @property
    def is_named_by_text(self) -> bool:
        return self.shown in ("", self.target)


class Fault(NamedTuple):
    """Something that may not stand in prose: the code of the problem, where, what."""

    code: str
    start: int
    what: str


@dataclass(slots=True)
class Found:
    """What a block of prose has in it; nobody changes it, since several judges ask for it."""

    refs: list[Ref] = field(default_factory=list)
    headings: list[str] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    breaks: list[tuple[int, int]] = field(default_factory=list)
    """Where a paragraph goes on in the next line: the line's end, and where the words go on."""


@lru_cache(maxsize=64)
def read(source: str) -> Found:
    """References, heading levels and faults, by a Markdown parser.

    >>> found = read("## Pay, [601.2h](rule:)")
    >>> [(ref.kind, ref.target) for ref in found.refs], found.headings
    ([('rule', '601.2h')], ['h2'])
    >>> [ref.target for ref in read("[it](term:mana cost)").refs]  # no link of Markdown has a space
    ['mana cost']
    """
    found = Found()
    starts = [0]
    for line in source.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    cursor = 0
    for token in tokens(source):
        begins = starts[token.map[0]] if token.map else cursor
        if token.type == "heading_open":
            found.headings.append(token.tag)
        elif token.type == "html_block":
            found.faults.append(Fault("L072", begins, _short(token.content)))
        elif token.type == "fence" and token.info.strip().split(" ")[0].lower() in _DRAWN:
            found.faults.append(Fault("L074", begins, _short(token.markup + token.info)))
        elif token.type == "inline":
            cursor = max(cursor, begins)
            cursor = _refs(source, token, cursor, found)
            found.faults.extend(_faults(source, token, begins))
            if token.map:
                found.breaks.extend(_breaks(source, starts[token.map[0] : token.map[1]]))
    return found


@lru_cache(maxsize=64)
def tokens(source: str) -> list[Token]:
    """The Markdown of a block, taken apart; several judges look at the same block."""
    return _parser().parse(source)


def _refs(source: str, token: Token, cursor: int, found: Found) -> int:
    """Find each reference of a run of text in the source, skipping look-alikes in code."""
    real = {child.meta["at"] for child in token.children or () if child.type == "reference"}
    for match in _REF.finditer(token.content):
        start = source.find(match[0], cursor)
        if start < 0:  # cannot happen: a run of text is made of pieces of the source
            break
        cursor = start + len(match[0])
        if match.start() in real:
            kind, target = (match[2], match[3]) if match[2] else (match[4], match[5])
            found.refs.append(Ref(kind, target.strip() or match[1], match[1], start, cursor))
            if loud := _LOUD.search(match[1]):
                at = start + 1 + loud.start()
                found.faults.append(Fault("L072", at, _short(match[1][loud.start() :])))
    return cursor


def _breaks(source: str, starts: list[int]) -> Iterator[tuple[int, int]]:
    for start in starts[1:]:
        hard = source[: start - 1].endswith(("  ", "\\"))
        if not hard:
            rest = source[start:]
            yield start - 1, start + len(rest) - len(rest.lstrip(" \t>"))


def _faults(source: str, token: Token, begins: int) -> Iterator[Fault]:
    opened = False
    for child in token.children or ():
        if child.type == "html_inline":
            if not (opened and child.content.startswith("</")):  # its opening tag says it all
                place = max(source.find(child.content, begins), begins)
                yield Fault("L072", place, _short(child.content))
            opened = True
        elif child.type == "image":
            yield Fault("L074", begins, f"![{child.content}]")
        elif child.type == "link_open":
            href = str(child.attrGet("href") or "")
            if not _HREF.fullmatch(href):
                place = max(source.find(href, begins), begins)
                yield Fault("L073", place, _short(href))
        elif child.type == "text" and (sign := _FORMULA.search(child.content)):
            yield Fault("L074", max(source.find(sign[0], begins), begins), sign[0])
        elif child.type == "text" and (sign := _TAG.search(child.content)):
            place = max(source.find(sign[0], begins), begins)
            yield Fault("L072", place, _short(child.content[sign.start() :]))
        elif child.type == "text" and "**" in child.content:
            yield Fault("L075", max(source.find("**", begins), begins), _short(child.content))


def rendered_faults(source: str, lang: Lang, edition: Edition) -> list[Fault]:
    """What may not stand in the cell that sound prose becomes: nothing, but it is looked at."""
    return read(render(source, lang, edition)).faults


def _short(text: str) -> str:
    line = text.strip().split("\n")[0]
    return line if len(line) <= 40 else line[:39] + "…"


def render(source: str, lang: Lang, edition: Edition) -> str:
    """The Markdown of a notebook cell: every reference in the words of its language.

    Raises `UnknownRule`, `UnknownTerm` or `UnknownCard`, which `check` finds first.
    """
    found = read(source)
    edits = [(ref.start, ref.end, _shown(ref, lang, edition)) for ref in found.refs]
    edits += [(start, end, "") for start, end in found.breaks if _joins(source, start, end)]
    pieces, at = [], 0
    for start, end, new in sorted(edits):
        pieces += [source[at:start], new]
        at = end
    return "".join([*pieces, source[at:]]).strip("\n")


def _joins(source: str, end: int, start: int) -> bool:
    """Whether a line goes on without a space: next to a Japanese sign, but not at emphasis.

    `**` needs the space to be seen as the end of what it marks.
    """
    around = source[end - 1 : end] + source[start : start + 1]
    wide = any(unicodedata.east_asian_width(sign) in "WF" for sign in around)
    return wide and "*" not in around


def _shown(ref: Ref, lang: Lang, edition: Edition) -> str:
    if ref.kind == "rule":
        number = rules.number(ref.target, edition) or ref.target
        text = number if ref.is_named_by_text else f"{ref.shown} ({number})"
        return f"[{text}]({rules.link(ref.target)})"
    if ref.kind == "card":
        if not ref.is_named_by_text:
            return ref.shown
        name = face_name(ref.target)[lang]
        return f"《{name}》" if lang == "ja" else name
    found = find_term(ref.target)
    text = found.word[lang] if ref.is_named_by_text else ref.shown
    hint = found.meaning[lang].replace("\\", "\\\\").replace('"', '\\"')
    return f'[{text}](#{anchor(found)} "{hint}")'


def anchor(found: Term) -> str:
    """Where the page explains a term: an id in English letters on the pages of both languages.

    JupyterLab does not find a Japanese heading by a link, which it percent-encodes.

    >>> anchor(find_term("特別な処理"))
    'term-special-action'
    """
    return "term-" + re.sub("[^a-z0-9]+", "-", found.word.en.lower()).strip("-")


def terms(source: str) -> list[Term]:
    """The terms that a block of prose refers to, in the order of their first mention.

    >>> [found.word.en for found in terms("[stack](term:), [haste](term:), [it](term:stack)")]
    ['stack', 'haste']
    """
    refs = [ref for ref in read(source).refs if ref.kind == "term"]
    return list(dict.fromkeys(find_term(ref.target) for ref in refs))


def unknown(ref: Ref, edition: Edition) -> tuple[str, Text] | None:
    """The code and the words for a reference to something that is not there."""
    try:
        if ref.kind == "rule":
            if not rules.exists(ref.target, edition):
                return "L030", UnknownRule(ref.target, edition).text
        elif ref.kind == "card":
            face_name(ref.target)
        else:
            find_term(ref.target)
    except UnknownRule as error:
        return "L030", error.text
    except UnknownTerm as error:
        return "L031", error.text
    except UnknownCard as error:
        return "L040", error.text
    return None


def face_name(name: str) -> Text:
    """The name of a card, or of its back face if that is the one named."""
    found = card(name)
    back = found.back
    if back is not None and name.strip().casefold() in (
        back.name.en.casefold(),
        back.name.ja.casefold(),
    ):
        return back.name
    return found.name


def find_term(name: str) -> Term:
    """A term by its English name or its Japanese word; `UnknownTerm` if there is none.

    >>> find_term("特別な処理").word.en
    'special action'
    """
    found = _terms_in_japanese().get(name.strip())
    return found if found is not None else term(name.strip())


@cache
def _terms_in_japanese() -> dict[str, Term]:
    words: dict[str, Term] = {}
    for each in all_terms():
        words.setdefault(each.word.ja, each)
    return words


@cache
def _parser() -> MarkdownIt:
    parser = MarkdownIt("commonmark").enable(["table", "strikethrough"])
    # Every link is made, so that every link is judged (see `_faults`).
    parser.validateLink = lambda url: True  # type: ignore[method-assign] # noqa: ARG005
    parser.inline.ruler.before("link", "reference", _reference)
    return parser


def _reference(state: StateInline, silent: bool) -> bool:
    match = _REF.match(state.src, state.pos)
    if match is None:
        return False
    if not silent:
        token = state.push("reference", "", 0)
        token.meta = {"at": state.pos}
    state.pos = match.end()
    return True
