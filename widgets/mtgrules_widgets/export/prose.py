"""The prose of a lesson as HTML. No markup of the author's gets through, only Markdown."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from markdown_it import MarkdownIt

from mtgrules.lessons import prose
from mtgrules.lessons.build import WORDS
from mtgrules.lessons.model import Prose
from mtgrules_widgets.export.names import file_name
from mtgrules_widgets.markup import NONE, Html, el
from mtgrules_widgets.symbols import rich

if TYPE_CHECKING:
    from collections.abc import MutableMapping, Sequence

    from markdown_it.renderer import RendererHTML
    from markdown_it.token import Token

    from mtgrules.lessons.model import Half, Lesson
    from mtgrules.rulebook.text import Lang

_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.\-]*:|//")
_SIBLING = re.compile(r"(?:\.\./(?P<lang>en|ja)/)?(?P<id>[a-z0-9][a-z0-9-]*)\.ipynb")


def html(half: Half, lesson: Lesson, lang: Lang) -> Html:
    """A block of prose; links between lessons lead to the exported files beside this one."""
    source = prose.render(half.text, lang, lesson.edition)
    env: MutableMapping[str, Any] = {"lang": lang}
    return el("div", Html(_markdown().render(source, env)), cls="prose")


def words(lesson: Lesson, lang: Lang) -> Html:
    """What the terms of the lesson mean, where its links lead; nothing if it has none."""
    halves = [part[lang] for part in lesson.parts if isinstance(part, Prose)]
    found = dict.fromkeys(t for half in halves if half is not None for t in prose.terms(half.text))
    if not found:
        return NONE
    rows = []
    for term in found:
        word = term.word[lang]
        reading = f"（{term.reading}）" if lang == "ja" and term.reading != word else ""
        between = "：" if lang == "ja" else ": "
        meaning = f"{reading}{between}{term.meaning[lang]}"
        rows.append(el("li", el("b", word), rich(meaning, lang), id=prose.anchor(term)))
    return el("section", el("h2", WORDS[lang]), el("ul", *rows), cls="prose page-words")


class _Markdown(MarkdownIt):
    """Makes links only to https, to places on this page, and to files beside it."""

    def validateLink(self, url: str) -> bool:  # noqa: N802 - as its own documentation calls it
        return url.startswith("https://") or not _SCHEME.match(url)


@cache
def _markdown() -> MarkdownIt:
    parser = _Markdown("commonmark", {"html": False})
    parser.enable(["table", "strikethrough"]).disable("image")
    parser.add_render_rule("text", _text)
    parser.add_render_rule("link_open", _link)
    parser.add_render_rule("link_close", _link_end)
    parser.add_render_rule("table_open", lambda *_: '<div class="wide" tabindex="0"><table>')
    parser.add_render_rule("table_close", lambda *_: "</table></div>")
    return parser


def _text(renderer: RendererHTML, tokens: Sequence[Token], at: int, options: Any, env: Any) -> str:
    """Mana symbols as everywhere on the page; all else escaped."""
    said = tokens[at].content
    if "{" not in said:
        return str(el("span", said)[len("<span>") : -len("</span>")])
    return str(el("span", rich(said, env["lang"]), cls="mtg mtg-inline"))


def _link(renderer: RendererHTML, tokens: Sequence[Token], at: int, options: Any, env: Any) -> str:
    """A link; to a file that does not lie beside the exported ones, only its words."""
    token = tokens[at]
    address = str(token.attrGet("href") or "")
    sibling = _SIBLING.fullmatch(address)
    env["dead"] = sibling is None and not address.startswith(("https://", "#"))
    if env["dead"]:
        return "<span>"
    if sibling is not None:
        lang: Lang = "ja" if (sibling["lang"] or env["lang"]) == "ja" else "en"
        token.attrSet("href", file_name(sibling["id"], lang))
    elif address.startswith("https://"):
        token.attrSet("target", "_blank")
        token.attrSet("rel", "noopener noreferrer")
    return str(renderer.renderToken(tokens, at, options, env))


def _link_end(
    renderer: RendererHTML, tokens: Sequence[Token], at: int, options: Any, env: Any
) -> str:
    """Links do not nest, so the newest is the one that ends."""
    return "</span>" if env["dead"] else "</a>"
