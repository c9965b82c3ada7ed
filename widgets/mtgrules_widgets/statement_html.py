"""One statement as HTML: what it says, where it comes from, and what its run does next."""

from __future__ import annotations

from mtgrules.rulebook.editions import NEWEST, Edition
from mtgrules.rulebook.text import Lang, Text, join
from mtgrules.scenarios import History, Scenario
from mtgrules.telling import explain
from mtgrules_widgets.cursor import Cursor
from mtgrules_widgets.labels import button
from mtgrules_widgets.markup import NONE, Html, el
from mtgrules_widgets.markup import join as joined
from mtgrules_widgets.played import Runs
from mtgrules_widgets.rulelinks import link
from mtgrules_widgets.symbols import rich

RULES = Text("Rules:", "ルール：")
NOTE = Text("Note:", "補足：")
EDITIONS = Text(
    "Played under the rules of {days}: change the edition at the table, or look at both "
    "side by side.",
    "{days}の版で進められます。盤面で版を切り替えるか、並べて見比べてください。",
)
AND = Text(" and ", "と")
WHEN = Text("When", "時期")
SOURCE = Text("Source", "出典")
VERIFIED = Text("✓ verified in the source", "✓ 出典で確認済み")
AS_STATED = Text(
    "as stated by the page; it could not be verified", "ページの記述による（確認できていません）"
)
ABOUT = Text(
    "This is about the page itself, so there is nothing to play.",
    "これはページ自体についての項目なので、進められる手順はありません。",
)
SHOWN_BY = Text(
    "Other statements show this one. Press one to open it here:",
    "これは、ほかの項目が示しています。押すとここに開きます：",
)
GOES_ON = Text("In this run, next:", "この手順では、次に：")
IN_VAIN = Text("Tried in vain here:", "ここで試しても、できません：")
RUN_ENDS = Text(
    "This is the end of the run. Go back with the slider, or choose something else.",
    "この手順はここまでです。スライダーで戻るか、別の選択も試せます。",
)
MORE_RUNS = Text(
    "This is the end of the run. The other runs are among the branches at the table.",
    "この手順はここまでです。ほかの手順は、盤面の「分岐」から選べます。",
)
OWN_WAY = Text(
    "You have left the run: this is your own game. Press “{back}” to return to it.",
    "手順から離れて、自由に進めています。戻るには「{back}」を押してください。",
)
NO_SUCH = Text(
    "You can also open a whole page, with mw.statements({page}), and search there.",
    "mw.statements({page})でページ全体を開いて、そこから探すこともできます。",
)
_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)

CSS = Html("""
.mtg-statement.mtg{padding:8px 14px 12px;box-sizing:border-box;width:100%;max-width:1500px;
 overflow:visible;border:1px solid var(--mtg-line);border-radius:12px;background:var(--mtg-bg)}
.mtg-statement .said h3{font-size:1.25em;font-weight:650;margin:2px 0 4px}
.mtg-statement .said .id{color:var(--mtg-soft);font-weight:400;margin-right:6px}
.mtg-statement .said .says{font-size:1.08em;max-width:60em;line-height:1.55}
.mtg-statement .said .note{border-left:4px solid var(--mtg-warm);background:var(--mtg-warm-bg);
 padding:3px 10px;border-radius:0 6px 6px 0;margin-top:6px;max-width:60em}
.mtg-statement .said .rules{margin-top:4px;color:var(--mtg-soft)}
.mtg-statement .said .rules a{margin-right:8px}
.mtg-statement .said dl{display:grid;grid-template-columns:max-content minmax(0,1fr);
 gap:2px 14px;margin:8px 0 0}
.mtg-statement .said :is(dt,dd){float:none;width:auto;display:block;margin:0;padding:0}
.mtg-statement .said dt{color:var(--mtg-soft)}
.mtg-statement .mtg-guide .guide{border:1px dashed var(--mtg-now);border-radius:8px;
 padding:3px 10px;margin:6px 0;min-height:1.5em;display:flex;flex-flow:row wrap;gap:2px 14px}
.mtg-statement .mtg-guide .no{color:var(--mtg-no)}
.mtg-statement .mtg-guide b{font-weight:650}
.mtg-statement .mtg-body > .mtg-stepper.mtg{border-color:var(--mtg-line)}
.mtg-statement .mtg-own .widget-button{text-align:left}
.mtg-statement .mtg-own:not(:has(> .widget-button:not(.mtg-gone)),:focus-within){display:none}
.mtg-statement .mtg-own .widget-button.mtg-here{border:2px solid var(--mtg-now);font-weight:650}
.mtg-statement .mtg-own{margin:6px 0!important}
""")


def said(scenario: Scenario, lang: Lang, edition: Edition = NEWEST) -> Html:
    """The statement: title, sentence, caveat, rules as links, and what kind of thing it is."""
    heading = el("h3", el("span", scenario.id, cls="id"), scenario.title[lang])
    parts = [heading, el("p", rich(scenario.says[lang], lang), cls="says")]
    if scenario.note.en:
        words = (el("b", NOTE[lang]), " ", rich(scenario.note[lang], lang))
        parts.append(el("p", *words, cls="note"))
    if len(scenario.played_under) > 1:
        days = join([each.label for each in scenario.played_under], AND.en, AND.ja)
        parts.append(el("p", EDITIONS.format(days=days)[lang], cls="rules"))
    if scenario.rules:
        links = [link(rule, edition, lang) for rule in scenario.rules]
        parts.append(el("p", f"{RULES[lang]} ", joined(links, " "), cls="rules"))
    if scenario.history is not None:
        parts.append(history(scenario.history, lang))
    if scenario.about:
        parts.append(el("p", ABOUT[lang]))
    return el("div", *parts, cls="said", lang=lang)


def history(found: History, lang: Lang) -> Html:
    """When it was so, who says it, and whether that could be verified."""
    source: str = found.source[lang]
    if found.url:
        # Only addresses that the reader of scenarios let pass: https.
        source = el("a", source, href=found.url, target="_blank", rel="noopener noreferrer")
    verified = VERIFIED if found.verified else AS_STATED
    return el(
        "dl",
        *(el("dt", WHEN[lang]), el("dd", day(found.date)[lang])),
        *(el("dt", SOURCE[lang]), el("dd", source, el("small", f" — {verified[lang]}"))),
    )


def day(date: str) -> Text:
    """A year, a month or a day as people write it.

    >>> day("2009-07").en, day("2009-07").ja
    ('July 2009', '2009年7月')
    """
    year, *rest = date.split("-")
    en, ja = year, f"{year}年"
    if rest:
        en, ja = f"{_MONTHS[int(rest[0]) - 1]} {en}", f"{ja}{int(rest[0])}月"
    if len(rest) > 1:
        en, ja = f"{int(rest[1])} {en}", f"{ja}{int(rest[1])}日"
    return Text(en, ja)


def on_a_run(cursor: Cursor, runs: Runs) -> bool:
    """Whether one looks at a frame of a run, not of a game of one's own."""
    return any(cursor.at in cursor.trace.path(end) for end in runs.ends.values())


def guide(cursor: Cursor, runs: Runs | None, back: Text, lang: Lang) -> Html:
    """Beside the game: what the run chooses next, what it tries in vain, or where it ends."""
    at, trace = cursor.at, cursor.trace
    if runs is None or not on_a_run(cursor, runs):
        return el("p", OWN_WAY.format(back=back)[lang], cls="guide", lang=lang, role="note")
    decision = trace.end_of_run(at)
    state = trace.frames[decision].state
    parts = []
    for refusal in runs.tried.get(at, ()):
        why = explain(refusal, state.edition).reason[lang]
        asked = el("b", f"✕ {button(state, refusal.choice)[lang]}", cls="no")
        words = (f"{IN_VAIN[lang]} ", asked, " ", rich(why, lang), " ")
        parts.append(el("span", *words, link(refusal.rule, state.edition, lang)))
    line = cursor.line()
    following = [n for n in line[line.index(at) + 1 :] if trace.frames[n].choice is not None]
    if following and any(following[0] in trace.path(end) for end in runs.ends.values()):
        choice = trace.frames[following[0]].choice
        assert choice is not None
        words_ = button(trace.frames[trace.parents[following[0]]].state, choice)[lang]
        parts.append(el("span", f"{GOES_ON[lang]} ", el("b", f"▸ {words_}")))
    elif any(end == at for end in runs.ends.values()):
        ending = MORE_RUNS if len(set(runs.ends.values())) > 1 else RUN_ENDS
        parts.append(el("span", ending[lang]))
    return el("p", *parts, cls="guide", lang=lang, role="note") if parts else NONE
