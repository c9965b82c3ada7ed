r"""The shape of a block of prose: headings, lists, tables, links, code, in reading order.

Two blocks that say the same in two languages have the same shape.

>>> [mark.what for mark in shape("## One\n\n- a\n- b\n").headings]
['h2']
>>> [mark.what for mark in shape("- a\n- b\n  - c\n").lists]
['2', '1.1']
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.lessons import prose

if TYPE_CHECKING:
    from markdown_it.token import Token


class Mark(NamedTuple):
    """One part of a shape in a word, and the line of the block, from 0, on which it begins."""

    what: str
    line: int


@dataclass(slots=True)
class Shape:
    """All parts of a block by their kind."""

    headings: list[Mark] = field(default_factory=list)
    lists: list[Mark] = field(default_factory=list)
    tables: list[Mark] = field(default_factory=list)
    links: list[Mark] = field(default_factory=list)
    code: list[Mark] = field(default_factory=list)
    fences: list[Mark] = field(default_factory=list)
    placeholders: list[Mark] = field(default_factory=list)


class _List(NamedTuple):
    """A list that is being read: where it is told, how deep it is, how many items it has."""

    at: int
    items: list[int]


def shape(source: str) -> Shape:
    r"""The shape of a block.

    A list is its number of items, after the number of lists around it; an ordered list has
    `#`. A table is its columns and rows.
    """
    found = Shape()
    _Walk(found).over(prose.tokens(source))
    return found


class _Walk:
    def __init__(self, found: Shape) -> None:
        self.found = found
        self.line = 0
        self.open: list[_List] = []
        self.cells, self.rows = 0, 0

    def over(self, tokens: list[Token]) -> None:
        for token in tokens:
            if token.map:
                self.line = token.map[0]
            self.take(token)

    def take(self, token: Token) -> None:
        match token.type:
            case "heading_open":
                self.mark(self.found.headings, token.tag)
            case "bullet_list_open" | "ordered_list_open":
                self.open.append(_List(len(self.found.lists), [0]))
                self.mark(self.found.lists, "#" if token.tag == "ol" else "")
            case "list_item_open":
                self.open[-1].items[0] += 1
            case "bullet_list_close" | "ordered_list_close":
                ended = self.open.pop()
                kind, line = self.found.lists[ended.at]
                depth = f"{len(self.open)}." if self.open else ""
                self.found.lists[ended.at] = Mark(f"{depth}{ended.items[0]}{kind}", line)
            case "table_open":
                self.cells = self.rows = 0
                self.mark(self.found.tables, "")
            case "tr_open":
                self.rows += 1
            case "th_open":
                self.cells += 1
            case "table_close":
                line = self.found.tables[-1].line
                self.found.tables[-1] = Mark(f"{self.cells}×{self.rows}", line)
            case "fence" | "code_block":
                self.mark(self.found.fences, token.info.strip() or "```")
            case "inline":
                for child in token.children or ():
                    self.inline(child)

    def inline(self, child: Token) -> None:
        if child.type == "code_inline":
            self.mark(self.found.code, child.content)
        elif child.type == "link_open":
            self.mark(self.found.links, str(child.attrGet("href") or ""))
        elif child.type == "text" and (written := prose.PLACEHOLDER.search(child.content)):
            self.mark(self.found.placeholders, written[0])

    def mark(self, where: list[Mark], what: str) -> None:
        where.append(Mark(what, self.line))
