"""What is shown of a frame: every frame, in both languages, and never any markup of others."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

import mtgrules
from mtgrules.model.choices import Choice
from mtgrules.rulebook.editions import NOVEMBER_2023
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules.trace import Trace
from mtgrules_widgets import fallback, happened
from mtgrules_widgets.board import table
from mtgrules_widgets.chips import chips, procedure, row
from mtgrules_widgets.cursor import Cursor
from mtgrules_widgets.marks import marks
from mtgrules_widgets.markup import el
from mtgrules_widgets.rulelinks import link
from mtgrules_widgets.style import CSS
from mtgrules_widgets.symbols import rich
from mtgrules_widgets.track import track
from tests.widgets.games import EVIL, PLAYED, evil_state


class Checker(HTMLParser):
    """Reads HTML strictly: every element is closed in order, and only these kinds occur."""

    VOID = frozenset(("img", "rect", "circle", "path"))

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        assert not [name for name, _ in attrs if name.startswith("on")], (tag, attrs)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in self.VOID, tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def read(html: str) -> Checker:
    checker = Checker()
    checker.feed(html)
    checker.close()
    assert checker.open == []
    assert not checker.tags & {"script", "iframe", "object", "style", "link"}
    return checker


def everything(cursor: Cursor, lang: Lang) -> str:
    """All the HTML that a stepper shows of one place."""
    frame, before, options = cursor.frame, cursor.parent, cursor.options
    shown = procedure(frame, before, is_decision=cursor.is_decision)
    refused = options.refused if options is not None else ()
    return "".join(
        (
            table(frame.state, marks(frame, before, options), lang),
            row(frame, before, is_decision=cursor.is_decision, lang=lang),
            happened.cost_table(shown, lang),
            happened.happened(cursor.trace, cursor.at, lang),
            happened.question(frame.state, options, lang),
            happened.why(frame.state, refused, refused[0] if refused else None, lang),
            track(cursor, cursor.line()),
            fallback.html(cursor, mtgrules.rulebook.text.NOTHING, lang),
        )
    )


def classes(html: str) -> list[str]:
    """The words of every class attribute, cards and chips among them."""
    return re.findall(r'class="([^"]*)"', html)


def at(trace: Trace, key: str) -> Cursor:
    """A cursor at the first frame in which that happened."""
    where = next(i for i, f in enumerate(trace.frames) if any(e.key == key for e in f.events))
    return Cursor(trace, where)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", PLAYED)
def test_every_frame_can_be_shown(game: str, lang: Lang) -> None:
    cursor = Cursor(PLAYED[game]())
    for i in range(len(cursor.trace)):
        cursor.jump(i)
        said = "".join(read(everything(cursor, lang)).text)
        left = re.findall(r"\{[a-z_]+\}", said)
        assert not left, (i, left)


@pytest.mark.parametrize("game", PLAYED)
def test_japanese_frames_have_no_english_sentences(game: str) -> None:
    cursor = Cursor(PLAYED[game]())
    for i in range(len(cursor.trace)):
        cursor.jump(i)
        said = "".join(read(everything(cursor, "ja")).text)
        # Two English words in a row would be a sentence that nobody translated.
        assert not re.findall(r"[A-Za-z]{3,} [a-z]{2,}", said), i


@pytest.mark.parametrize("lang", LANGS)
def test_names_of_cards_and_players_carry_no_markup_into_the_page(lang: Lang) -> None:
    cursor = Cursor(Trace(evil_state()))
    for choice in (None, Choice("cast", (cursor.state.players[0].hand[0].id,))):
        if choice is not None:
            cursor.take(choice)
        html = everything(cursor, lang)
        checker = read(html)
        assert "<script" not in html
        assert EVIL in "".join(checker.text)


def test_an_element_escapes_what_it_is_given() -> None:
    made = el("b", "<i>&", title='"<x>', data_x="'")
    assert made == '<b title="&quot;&lt;x&gt;" data-x="&#x27;">&lt;i&gt;&amp;</b>'


# Chips -------------------------------------------------------------------------------------


def states(cursor: Cursor) -> str:
    shown = procedure(cursor.frame, cursor.parent, is_decision=cursor.is_decision)
    assert shown is not None
    return " ".join(chip.state for chip in chips(shown))


def test_while_the_target_is_asked_the_chips_say_what_was_done_and_what_comes() -> None:
    cursor = at(PLAYED["pyromancer"](), "no_choices")
    assert cursor.is_decision
    assert states(cursor) == "done skip now todo todo todo todo todo todo"


def test_after_each_step_its_chip_is_the_current_one() -> None:
    trace = PLAYED["pyromancer"]()
    assert states(at(trace, "ability_announced")).split().index("now") == 0
    assert states(at(trace, "target_chosen")).split().index("now") == 2
    assert states(at(trace, "total_cost")).split().index("now") == 5
    assert states(at(trace, "tapped")).split().index("now") == 7


def test_the_last_step_shows_what_was_skipped_and_why() -> None:
    cursor = at(PLAYED["pyromancer"](), "activated")
    assert states(cursor) == "done skip done skip done done skip done now"
    html = row(cursor.frame, cursor.parent, is_decision=cursor.is_decision, lang="ja")
    assert "選ぶものなし" in html
    assert "総コストにマナが含まれない" in html  # the whole reason, on hovering


def test_a_reversed_action_shows_the_step_at_which_it_failed() -> None:
    cursor = at(PLAYED["suspend"](), "reversed")
    assert states(cursor).split()[7] == "failed"
    html = row(cursor.frame, cursor.parent, is_decision=cursor.is_decision, lang="en")
    assert "Reversed: Errant Ephemeron" in html


def test_a_special_action_has_its_own_shorter_row() -> None:
    cursor = at(PLAYED["suspend"](), "special_action_begun")
    shown = procedure(cursor.frame, cursor.parent, is_decision=cursor.is_decision)
    assert shown is not None
    assert [chip.rule for chip in chips(shown)] == [
        "116.2f", "118.13c", "118.2", "118.2", "118.3", "116.2f",
    ]  # fmt: skip


def test_a_mana_ability_inside_another_action_names_both() -> None:
    cursor = at(PLAYED["suspend"](), "mana_ability_announced")
    html = row(cursor.frame, cursor.parent, is_decision=cursor.is_decision, lang="en")
    assert html.index("Casting Errant Ephemeron") < html.index("Mana ability of Island")


def test_without_a_procedure_the_chips_are_the_turn() -> None:
    cursor = Cursor(PLAYED["pyromancer"](), 0)
    html = row(cursor.frame, None, is_decision=True, lang="en")
    assert "Aki has priority" in html
    assert classes(html).count("now") == 1
    assert 'aria-current="step"' in html
    assert html.index("draw") < html.index('aria-current="step"') < html.index("combat")


# The table ------------------------------------------------------------------------------------


def board(cursor: Cursor, lang: Lang = "en") -> str:
    return table(cursor.state, marks(cursor.frame, cursor.parent, cursor.options), lang)


def card_of(html: str, name: str) -> str:
    return next(li for li in html.split("<li") if f'class="name">{name}<' in li)


def test_what_was_just_tapped_is_turned_and_marked() -> None:
    html = card_of(board(at(PLAYED["pyromancer"](), "tapped")), "Prodigal Pyromancer")
    words = classes(html)[0].split()
    assert {"tapped", "changed", "turning"} <= set(words)
    assert "(changed" in html  # for ears too


def test_the_opponents_side_comes_first_and_then_yours() -> None:
    html = board(Cursor(PLAYED["pyromancer"](), 0))
    assert html.index(">Ben<") < html.index(">Aki<")


def test_a_creature_with_a_tap_ability_says_how_long_it_has_been_here() -> None:
    game = mtgrules.game(
        you={"battlefield": ["Prodigal Pyromancer", "Llanowar Elves (new)", "Shivan Dragon"]}
    )
    html = board(Cursor(game.tree))
    assert "yours since your turn began" in card_of(html, "Prodigal Pyromancer")
    assert "came this turn" in card_of(html, "Llanowar Elves")
    assert "since" not in card_of(html, "Shivan Dragon")


def test_exile_shows_the_time_counters_and_who_is_suspended() -> None:
    game = mtgrules.game(
        you={"exile": ["Errant Ephemeron (2 time counters)", "Rift Bolt", "Lightning Bolt"]}
    )
    html = board(Cursor(game.tree))
    strips = {
        name: next(li for li in html.split("<li") if f"<b>{name}</b>" in li)
        for name in ("Errant Ephemeron", "Rift Bolt", "Lightning Bolt")
    }
    assert "●●" in strips["Errant Ephemeron"]
    assert "2 time counters" in strips["Errant Ephemeron"]
    assert ">suspended<" in strips["Errant Ephemeron"]
    assert ">not suspended<" in strips["Rift Bolt"]
    assert "suspended" not in strips["Lightning Bolt"]


def test_of_an_opponents_hand_only_what_was_revealed_is_seen() -> None:
    game = mtgrules.game(opponent={"hand": ["Counterspell", "Stifle"]})
    html = board(Cursor(game.tree))
    assert "Counterspell" not in html
    assert html.count('class="back"') == 2
    state = game.state
    them = state.players[1]
    seen = state.but(
        players=(state.players[0], them.but(hand=(them.hand[0].but(revealed=True), them.hand[1])))
    )
    html = table(seen, marks(game.frame, None), "en")
    assert "Counterspell" in html
    assert "Stifle" not in html


def test_the_stack_names_target_source_and_controller() -> None:
    html = board(at(PLAYED["pyromancer"](), "target_chosen"))
    lane = html[html.index('class="lane"') :]
    assert "Ability of Prodigal Pyromancer" in lane
    assert "controlled by Aki" in lane
    assert re.search(r"targets: <span[^>]*>Ben", lane)


def test_a_target_that_is_being_chosen_is_said_on_the_stack() -> None:
    cursor = at(PLAYED["pyromancer"](), "no_choices")
    assert "being chosen" in board(cursor)
    assert "選択中" in board(cursor, "ja")


def test_a_mana_ability_lies_beside_the_stack() -> None:
    html = board(at(PLAYED["suspend"](), "mana_ability_announced"))
    assert html.index("Beside the stack") < html.index("Mana ability of Island")


def test_mana_in_the_pool_is_drawn_with_words_for_ears() -> None:
    html = board(at(PLAYED["suspend"](), "mana_added"))
    assert re.search(r'mana pool <span[^>]*aria-label="blue mana"', html)


# Rules and symbols ------------------------------------------------------------------------------


def test_a_rule_is_linked_with_the_number_of_the_edition_and_says_what_it_is_about() -> None:
    html = link("733.1", NOVEMBER_2023, "en")
    assert ">728.1<" in html
    assert 'href="https://magic.wizards.com/en/rules"' in html
    assert "title=" in html


def test_a_rule_that_the_rulebook_lacks_is_shown_without_a_link() -> None:
    assert link("999.9z", NOVEMBER_2023, "en") == '<span class="rule">999.9z</span>'


@pytest.mark.parametrize(
    ("symbol", "en", "ja"),
    [
        ("R", "red mana", "赤マナ"),
        ("2", "2 generic mana", "不特定マナ2点"),
        ("T", "tap", "タップ"),
        ("B/G", "black mana or green mana", "黒マナか緑マナ"),
        ("U/P", "blue mana or 2 life", "青マナかライフ2点"),
    ],
)
def test_a_symbol_has_words_for_ears(symbol: str, en: str, ja: str) -> None:
    assert f'aria-label="{en}"' in rich(f"pay {{{symbol}}}", "en")
    assert f'aria-label="{ja}"' in rich(f"{{{symbol}}}を支払う", "ja")


def test_the_total_cost_is_a_table_while_it_matters() -> None:
    trace = PLAYED["suspend"]()
    cursor = at(trace, "total_cost")
    shown = procedure(cursor.frame, cursor.parent, is_decision=cursor.is_decision)
    html = happened.cost_table(shown, "en")
    assert "mana cost" in html
    assert 'aria-label="6 generic mana"' in html
    start = Cursor(trace, 0)
    assert happened.cost_table(procedure(start.frame, None, is_decision=True), "en") == ""


# The look -----------------------------------------------------------------------------------------


def test_every_colour_that_is_used_is_defined() -> None:
    used = set(re.findall(r"var\((--mtg-[A-Za-z0-9-]+)\)", CSS))
    defined = set(re.findall(r"(--mtg-[A-Za-z0-9-]+):", CSS))
    assert used <= defined


def test_the_style_sheet_asks_for_nothing_from_elsewhere() -> None:
    assert "url(" not in CSS
    assert "@import" not in CSS


def test_movement_respects_who_wants_none() -> None:
    moving = CSS[CSS.index("prefers-reduced-motion: no-preference") :]
    assert CSS.count("animation:") == moving.count("animation:")


def test_the_parts_of_a_table_are_groups_and_no_landmarks() -> None:
    trace = PLAYED["pyromancer"]()
    frame = trace.frames[0]
    html = table(frame.state, marks(frame, None), "en") + happened.happened(trace, 0, "en")
    assert html.count('role="group"') == 3  # two sides, and what happened
    assert not re.search("<(section|main|nav|aside|header|footer)[^>]*aria-label", html)
