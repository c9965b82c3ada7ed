"""Two editions next to each other: where the games part, and how it is said and shown."""

from __future__ import annotations

import ipywidgets as W  # noqa: N812 - as its own documentation calls it
import pytest

from mtgrules.rulebook.editions import NEWEST, NOVEMBER_2023
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules_widgets import SideBySide, sides_html
from mtgrules_widgets.plain import GONE
from mtgrules_widgets.sides import END, EVENT, OPEN_CHOICE, Sides
from tests.widgets.games import EVIL
from tests.widgets.pages import widgets
from tests.widgets.test_render import read

WAITING = {
    "active": "opponent",
    "step": "end",
    "you": {"battlefield": ["2 Island"], "exile": ["Rift Bolt (1 time counter)"]},
}
DECLINED = ["pass until your upkeep", "pass", "pass", "pass", "pass", "decline"]
CAST = ["pass until your upkeep", "pass", "pass", "pass", "pass", "cast Rift Bolt", "target Ben"]
PINGED = {"you": {"battlefield": ["Prodigal Pyromancer"]}}
PING = ["activate Prodigal Pyromancer", "! respond => 117.1", "target Ben", "pass", "pass"]
MILL = {"you": {"battlefield": ["Millikin", "Icy Manipulator"]}}


def test_the_open_choice_parts_them_when_playing_became_optional() -> None:
    both = Sides(WAITING, DECLINED, NOVEMBER_2023)
    found = both.parting
    assert found is not None
    assert (found.rule, found.what) == ("702.62a", OPEN_CHOICE)
    assert "Do not play it" in found.right.en
    assert "Do not play it" not in found.left.en
    assert "プレイしない" in found.right.ja
    # Where the run wants what that edition has not, its game stays, and says why.
    assert "2024" in both.left.ended.en
    assert not both.right.ended.en


def test_until_they_part_all_frames_are_the_same() -> None:
    both = Sides(WAITING, CAST, NOVEMBER_2023)
    assert both.parting is not None
    for place in range(both.parting.place):
        assert both.left.frame(place).events == both.right.frame(place).events


def test_an_event_parts_them_when_mana_abilities_were_narrowed() -> None:
    found = Sides(MILL, ["activate Millikin"], NOVEMBER_2023).parting
    assert found is not None
    assert (found.rule, found.what, found.place) == ("602.2a", EVENT, 1)
    assert "does not use the stack" in found.left.en
    assert "on top of the stack" in found.right.en


def test_what_one_edition_refuses_is_told_with_its_reason() -> None:
    run = ["activate Icy Manipulator", "target Millikin"]
    found = Sides(MILL, run, NOVEMBER_2023).parting
    assert found is not None
    assert (found.rule, found.what) == ("601.2g", OPEN_CHOICE)
    assert "Activate Millikin" in found.left.en
    assert found.right.en.startswith("Not possible: Activate Millikin. ")
    assert found.right.ja.startswith("できません：")


def test_where_nothing_differs_they_do_not_part() -> None:
    both = Sides(PINGED, PING, NOVEMBER_2023)
    assert both.parting is None
    assert len(both.left.path) == len(both.right.path) == len(both)
    assert [r.rule for refused in both.left.tried.values() for r in refused] == ["117.1"]
    assert "same way" in sides_html.part(both, 0, "en")


def test_rules_that_only_changed_their_numbers_are_told() -> None:
    failing = ["activate Icy Manipulator", "target Island", "close"]
    position = {"you": {"battlefield": ["Icy Manipulator", "Island (tapped)"]}}
    both = Sides(position, failing, NOVEMBER_2023)
    assert both.parting is None
    assert ("728.1", "733.1") in both.renumbered()
    assert "728.1 → 733.1" in sides_html.part(both, 0, "ja")


def test_a_run_that_only_one_edition_can_play_on_ends_on_the_other_side() -> None:
    # The same question on both sides, and no answer to it in one of the runs.
    both = Sides(PINGED, PING[:1], NOVEMBER_2023)
    longer = Sides(PINGED, PING, NOVEMBER_2023)
    from mtgrules_widgets.sides import parting

    found = parting(both.left, longer.right)
    assert found is not None
    assert found.what == END
    assert found.place == len(both.left.path)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("run", [DECLINED, CAST], ids=["declined", "cast"])
def test_every_place_is_sound_html_in_both_languages(run: list[str], lang: Lang) -> None:
    both = Sides(WAITING, run, NOVEMBER_2023)
    for place in range(len(both)):
        for side in both.both:
            read(sides_html.what(side, place, lang))
            read(sides_html.table(side, place, lang))
        read(sides_html.part(both, place, lang))
        read(sides_html.track(both, place))
        assert sides_html.spoken(both, place)[lang]
    read(sides_html.fallback(both, 0, lang))


def test_names_are_escaped() -> None:
    position = {"you": {"name": {"en": EVIL, "ja": EVIL}, **WAITING["you"]}}  # type: ignore[dict-item]
    both = Sides(position, ["pass"], NOVEMBER_2023)
    for place in range(len(both)):
        html = sides_html.what(both.left, place, "en") + sides_html.table(both.left, place, "en")
        assert "<script" not in html
    assert "<script" not in sides_html.fallback(both, 0, "en")


# The widget ---------------------------------------------------------------------------


def press(shown: SideBySide, words: str) -> None:
    found = [w for w in widgets(shown) if isinstance(w, W.Button) and words in w.description]
    assert len(found) == 1, words
    assert GONE not in found[0]._dom_classes
    found[0].click()


def test_one_set_of_controls_moves_both() -> None:
    shown = SideBySide(WAITING, DECLINED)
    assert shown.place == 0
    press(shown, "Next ▶")
    assert shown.place == 1
    press(shown, "Back")
    press(shown, "Back")
    assert shown.place == 0
    assert shown.notice.message.en == "This is the start."
    press(shown, "To where they part")
    assert shown.sides.parting is not None
    assert shown.place == shown.sides.parting.place
    assert "They part here" in shown._part.value
    assert "must be played if able" in shown._what[0].value
    assert "Do not play it" in shown._what[1].value
    press(shown, "Next choice")
    assert shown.place == len(shown.sides) - 1
    assert "cannot go on" in shown._what[0].value


def test_the_slider_moves_it_and_follows_it() -> None:
    shown = SideBySide(WAITING, DECLINED)
    shown._slider.value = 5
    assert shown.place == 5
    press(shown, "Next ▶")
    assert shown._slider.value == 6


def test_other_editions_can_be_picked() -> None:
    shown = SideBySide(WAITING, DECLINED)
    press(shown, "To where they part")
    shown._editions[0].value = "2024-02-06"
    assert shown.sides.parting is None
    assert "same way" in shown._part.value
    press(shown, "To where they part")
    assert shown.notice.message.en == "They do not part."


def test_it_follows_the_language_of_the_page_and_keeps_its_place() -> None:
    shown = SideBySide(WAITING, DECLINED)
    press(shown, "To where they part")
    place = shown.place
    press(shown, "日本語")
    assert shown.lang == "ja"
    assert shown.place == place
    assert "ここで分かれる" in shown._part.value
    assert shown._editions[0].value == str(NOVEMBER_2023)
    assert shown._editions[1].value == str(NEWEST)


def test_a_wrong_position_is_told_and_raises_nothing() -> None:
    shown = SideBySide({"you": {"hand": ["No Such Card"]}}, [], lang="ja")
    assert "No Such Card" in shown.notice.value
    assert "No Such Card" in shown.problem.ja
    assert "No Such Card" in shown._repr_mimebundle_()["text/html"]


def test_readers_without_a_kernel_see_both_runs() -> None:
    bundle = SideBySide(WAITING, DECLINED, lang="ja")._repr_mimebundle_()
    assert "2023年11月17日" in bundle["text/html"]
    assert "手順25で分かれる" in bundle["text/plain"]
