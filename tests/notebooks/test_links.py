"""Every link that stays in the project leads to a file, and to one in the reader's language."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from markdown_it import MarkdownIt

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in ("notebooks/??/*.ipynb", "docs/*.md", "*.md")
    for path in ROOT.glob(pattern)
)
IN_HTML = re.compile(r"""\b(?:href|src)=["']([^"']+)["']""")
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|//|#")


def texts(page: str) -> list[str]:
    """The Markdown of a page: one text, or one a cell."""
    text = (ROOT / page).read_text("utf-8")
    if not page.endswith(".ipynb"):
        return [text]
    cells = json.loads(text)["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]


def links(text: str) -> Iterator[str]:
    """What is linked to or shown; what only stands there as code is no link."""
    for block in MarkdownIt().parse(text):
        for token in (block, *(block.children or ())):
            to = token.attrGet("href") or token.attrGet("src")
            if to:
                yield str(to)
            if token.type in ("html_inline", "html_block"):
                yield from IN_HTML.findall(token.content)


def files(text: str) -> list[str]:
    """The links that lead to a file of the project, without the place in it."""
    return [to.partition("#")[0] for to in links(text) if not ELSEWHERE.match(to)]


def language(page: str) -> str:
    """The language of a page by its name; "" where it says none."""
    if match := re.search(r"\bnotebooks/(en|ja)/", page):
        return match[1]
    if page.endswith(".md"):
        return "ja" if page.endswith(".ja.md") else "en"
    return ""


def test_links_are_found_and_code_is_none() -> None:
    text = '[a](b.md#c) `[x](y.md)` <a href="d.ipynb">d</a> [e](https://f.example) [g](#h)'

    assert files(text) == ["b.md", "d.ipynb"]


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_to_a_file(page: str) -> None:
    found = [to for text in texts(page) for to in files(text)]

    assert [to for to in found if not ((ROOT / page).parent / to).exists()] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.endswith(".ipynb")])
def test_only_the_head_of_a_notebook_leads_to_the_other_language(page: str) -> None:
    head, *rest = texts(page)
    to_the_other = [to for to in files(head) if language(resolved(page, to)) != language(page)]
    assert len(to_the_other) == 1, "the same page in the other language"

    strays = [to for text in rest for to in files(text)]
    assert [to for to in strays if language(resolved(page, to)) != language(page)] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.startswith("docs/")])
def test_a_page_of_the_docs_leads_to_notebooks_of_its_language(page: str) -> None:
    found = {resolved(page, to) for text in texts(page) for to in files(text)}
    notebooks = {to for to in found if to.endswith(".ipynb")}

    assert [to for to in sorted(notebooks) if language(to) != language(page)] == []


def resolved(page: str, to: str) -> str:
    """Where a link of a page leads, from the root of the project."""
    return ((ROOT / page).parent / to).resolve().relative_to(ROOT).as_posix()
