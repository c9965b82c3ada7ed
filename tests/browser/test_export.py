"""The exported file as a learner has it: opened from a stick, with the network off."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from mtgrules.lessons.rounds import round_of
from mtgrules.rulebook.text import LANGS, Lang, Text
from mtgrules_widgets import branches_html, branchesview, quiz, quiz_html
from mtgrules_widgets import strings as s
from mtgrules_widgets.export import file_name, words
from mtgrules_widgets.export.page import page as whole_page
from mtgrules_widgets.export.shelf import Shelf
from mtgrules_widgets.listing import Listing
from tests.browser.axe import violations
from tests.browser.drive import Keyboard
from tests.browser.harness import RESULTS
from tests.widgets.exports import asked, exported, lesson

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Locator, Page, Request

pytestmark = pytest.mark.browser

LESSONS = ("start", "activate", "suspend", "small")
SIZES = {"desk": (1280, 800), "projector": (800, 600), "telephone": (390, 844)}
THEMES = ("light", "dark")

STICKS_OUT = """() => [...document.querySelectorAll('body *')].filter(e => {
    const box = e.getBoundingClientRect();
    const inside = e.closest('.scrolled, .scroll, .wide, .mtg-diagram, .mtg-ears, .mtg-live, svg');
    return box.width && !inside && box.right > document.documentElement.clientWidth + 1;
}).map(e => e.outerHTML.slice(0, 120))"""

# Every line of every game to its end, every refusal; every question with all its hints, and
# its answers by turns; every branch. Gives the number of moves and what was not as it should be.
PLAY_ALL = """() => {
    const wrong = [];
    let moves = 0;
    const press = (root, name) => { root.querySelector(`[data-do="${name}"]`).click(); };
    document.querySelectorAll('[data-game]').forEach((root) => {
        const place = root.querySelector('[data-part="place"]');
        const lines = root.querySelectorAll('.mtg-branch');
        for (let line = 0; line < Math.max(1, lines.length); line += 1) {
            if (lines.length) { lines[line].click(); }
            for (let before = ''; before !== place.textContent; moves += 1) {
                before = place.textContent;
                press(root, 'next');
                // Pressed once more, as at the end of a line, it would close the reason.
                root.querySelectorAll('[data-part="cannot"] :not(.mtg-picked)').forEach((button) => {
                    if (button.tagName !== 'BUTTON') { return; }
                    button.click();
                    if (!root.querySelector('[data-part="why"] .why')) { wrong.push('no reason'); }
                });
            }
        }
        press(root, 'picture');
        if (!root.querySelector('[data-part="picture"] figure')) { wrong.push('no diagram'); }
        press(root, 'restart');
    });
    document.querySelectorAll('[data-round]').forEach((root) => {
        for (let n = 0, more = true; more; n += 1) {
            const hint = root.querySelector('[data-do="hint"]');
            while (!hint.hidden) { hint.click(); }
            const answers = root.querySelectorAll('.mtg-answers button');
            if (root.querySelector('.verdict, .steps')) { wrong.push('given away'); }
            answers[n % answers.length].click();
            if (!root.querySelector('.verdict')) { wrong.push('no verdict'); }
            more = !root.querySelector('[data-do="next"]').hidden;
            if (more) { press(root, 'next'); }
            moves += 1;
        }
        const several = root.querySelectorAll('.score li').length > 1;
        if (several !== Boolean(root.querySelector('.end'))) { wrong.push('how it ends'); }
    });
    document.querySelectorAll('[data-ways]').forEach((root) => {
        root.querySelectorAll('.mtg-way').forEach((way) => {
            way.click();
            press(root, 'toTheEnd');
            moves += 1;
        });
        if (root.querySelector('.unseen')) { wrong.push('an end is not shown'); }
    });
    return { moves, wrong };
}"""


@pytest.fixture(scope="module")
def stick(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with every lesson in both languages."""
    folder = tmp_path_factory.mktemp("stick")
    for name in LESSONS:
        for lang in LANGS:
            page = exported(name, lang)
            (folder / file_name(name, lang)).write_text(page, encoding="utf-8")
    return folder


@dataclass
class Reader:
    """A person with a page open, and what went wrong meanwhile."""

    page: Page
    stick: Path
    lang: Lang = "en"
    problems: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    def open(self, name: str, lang: Lang) -> None:
        self.lang = lang
        self.page.goto((self.stick / file_name(name, lang)).as_uri())
        expect(self.page.locator("html.runs")).to_be_attached()

    def game(self, number: int = 0) -> Locator:
        return self.page.locator(f'[data-game="{number}"]')

    def button(self, said: Text, number: int = 0) -> Locator:
        return self.game(number).get_by_role("button", name=said[self.lang], exact=True)

    def press(self, said: Text, times: int = 1, number: int = 0) -> None:
        for _ in range(times):
            self.button(said, number).click()

    def place(self, number: int = 0) -> str:
        return self.game(number).locator('[data-part="place"]').inner_text()

    def at(self, n: int, of: int, number: int = 0) -> None:
        place = s.PLACE.format(n=n, of=of)[self.lang]
        expect(self.game(number).locator('[data-part="place"]')).to_have_text(place)

    def option(self, said: str, number: int = 0) -> Locator:
        return self.game(number).locator('[data-part="can"] button', has_text=said)

    def spoken(self, number: int = 0) -> Locator:
        return self.game(number).get_by_role("status")

    def note(self, problem: str) -> None:
        self.problems.append(problem)

    def hear(self, request: Request) -> None:
        if not request.url.startswith(("file:", "data:")):
            self.requests.append(request.url)


@pytest.fixture(params=["light"])
def reader(chromium: Browser, stick: Path, request: pytest.FixtureRequest) -> Iterator[Reader]:
    """A fresh page with the network off; it must stay quiet and ask for nothing."""
    context = chromium.new_context(
        viewport={"width": 1280, "height": 800},
        color_scheme=request.param,
        offline=True,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(10_000)
    found = Reader(page, stick)
    page.on("console", lambda m: found.note(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: found.note(str(error)))
    page.on("request", found.hear)
    yield found
    context.close()
    assert found.problems == []
    assert found.requests == []


RESPOND = Text("Respond now", "いま対応する")
ACTIVATE = Text("Activate Prodigal Pyromancer", "放蕩紅蓮術士の能力を起動する")
ABILITY = Text("Ability of Prodigal Pyromancer", "放蕩紅蓮術士の能力")
BOLT = Text("Cast Lightning Bolt", "稲妻を唱える")
PASS = Text("Pass", "パスする")
BEN = Text("Ben", "ベン")
AKI = Text("Aki", "アキ")


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_is_stepped_through_and_back_and_begun_again(reader: Reader, lang: Lang) -> None:
    reader.open("activate", lang)
    game = reader.game()
    reader.at(1, 15)
    reader.press(s.NEXT, 3)
    reader.at(4, 15)
    expect(game.locator(".lane .obj b")).to_have_text(ABILITY[lang])
    reader.press(s.BACK)
    reader.at(3, 15)
    reader.press(s.NEXT_CHOICE, 2)
    reader.press(s.NEXT_CHOICE)
    reader.at(15, 15)
    expect(game.locator(".theirs .life strong")).to_have_text("19")
    reader.press(s.NEXT)
    expect(reader.spoken()).to_have_text(words.LINE_ENDS[lang])
    reader.press(s.PREVIOUS_CHOICE)
    expect(game.locator(".theirs .life strong")).to_have_text("20")
    reader.press(s.START_OVER)
    reader.at(1, 15)
    game.get_by_role("slider").fill("14")
    reader.at(15, 15)


@pytest.mark.parametrize("lang", LANGS)
def test_choices_that_were_prepared_lead_on_and_others_say_why_not(
    reader: Reader, lang: Lang
) -> None:
    reader.open("activate", lang)
    reader.option(ACTIVATE[lang]).click()
    reader.at(2, 15)
    expect(reader.button(s.NEXT)).to_be_focused()
    reader.press(s.NEXT_CHOICE)
    unprepared = reader.game().locator('[data-part="unprepared"] button', has_text=AKI[lang])
    unprepared.click()
    told = words.NEEDS_ENGINE.format(name=AKI)[lang]
    expect(reader.game().locator('[data-part="why"]')).to_have_text(told)
    expect(reader.spoken()).to_have_text(told)
    reader.option(BEN[lang]).click()
    reader.press(s.NEXT_CHOICE, 2)
    # Two prepared ways from here: the other line is followed from where it begins.
    reader.option(BOLT[lang]).click()
    expect(reader.game().locator(".mtg-branch[aria-pressed=true]")).to_contain_text("B:")
    expect(reader.game().locator(".lane .obj")).to_have_count(2)
    reader.game().locator(".mtg-branch", has_text="A:").click()
    expect(reader.game().locator(".lane .obj")).to_have_count(1)
    expect(reader.spoken()).to_contain_text(words.SAY_LINE.format(letter="A", name=PASS)[lang])


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_refused_says_its_rule_and_reason(reader: Reader, lang: Lang) -> None:
    reader.open("activate", lang)
    reader.press(s.NEXT)
    refused = reader.game().locator('[data-part="cannot"] button', has_text=RESPOND[lang])
    expect(refused).to_contain_text("117.1")
    refused.click()
    why = reader.game().locator('[data-part="why"]')
    expect(why).to_contain_text("117.1")
    expect(why).to_contain_text(s.WOULD_WORK[lang])
    expect(refused).to_have_attribute("aria-expanded", "true")
    reader.at(2, 15)
    refused.click()
    expect(why).to_be_empty()


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_line_is_played_by_keyboard_alone(reader: Reader, lang: Lang) -> None:
    reader.open("activate", lang)
    page = reader.page
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('[data-part=can]') !== null"):
            break
    expect(reader.option(ACTIVATE[lang])).to_be_focused()
    page.keyboard.press("Enter")
    reader.at(2, 15)
    expect(reader.button(s.NEXT)).to_be_focused()
    page.keyboard.press("Enter")
    reader.at(3, 15)
    page.keyboard.press("ArrowRight")
    reader.at(4, 15)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    reader.at(2, 15)
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"


@pytest.mark.parametrize("lang", LANGS)
def test_hiding_what_happens_shows_it_only_when_it_is_revealed(reader: Reader, lang: Lang) -> None:
    reader.open("activate", lang)
    reader.press(s.PREDICT)
    reader.press(s.NEXT)
    told = reader.game().locator('[data-part="told"]')
    expect(told).to_have_text(s.PREDICT_FIRST[lang])
    refused = reader.game().locator('[data-part="cannot"] button')
    expect(refused).not_to_contain_text("117.1")
    reader.press(s.REVEAL)
    expect(told).to_contain_text("602.2a")
    reader.press(s.NEXT)
    expect(told).to_have_text(s.PREDICT_FIRST[lang])


@pytest.mark.parametrize("lang", LANGS)
def test_a_suspended_card_is_counted_down_below_its_game(reader: Reader, lang: Lang) -> None:
    reader.open("suspend", lang)
    count = reader.page.locator(".mtg-countdown.page-live").nth(2)
    while not count.locator(".jumps button").count():
        reader.press(s.NEXT_CHOICE, number=2)
    jump = count.locator(".jumps button").first
    jump.click()
    expect(count.locator(".track .here")).to_have_count(1)


def test_the_diagram_opens_and_stays_open(reader: Reader) -> None:
    reader.open("activate", "ja")
    reader.press(s.NEXT, 4)
    reader.press(s.DIAGRAM_OPEN)
    picture = reader.game().locator('[data-part="picture"]')
    expect(picture.locator("svg").first).to_be_visible()
    reader.press(s.BACK)
    expect(picture.locator("svg").first).to_be_visible()
    reader.press(s.DIAGRAM_CLOSE)
    expect(picture).to_be_hidden()


@pytest.mark.parametrize("lang", LANGS)
def test_the_settings_of_the_page_change_size_and_theme(reader: Reader, lang: Lang) -> None:
    reader.open("activate", lang)
    page = reader.page
    size = "parseFloat(getComputedStyle(document.querySelector('.page-live .question')).fontSize)"
    before = page.evaluate(size)
    page.get_by_role("button", name=words.LARGER[lang], exact=True).click()
    assert page.evaluate(size) > before * 1.1
    expect(page.locator("header [role=status]")).to_have_text(words.SAY_SIZE.format(n=115)[lang])
    page.get_by_role("button", name=words.DARK[lang], exact=True).click()
    dark = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(dark) == "rgb(21, 24, 28)"
    page.get_by_role("button", name=words.LIGHT[lang], exact=True).click()
    assert page.evaluate(dark) == "rgb(255, 255, 255)"


def test_the_other_language_is_one_link_away(reader: Reader) -> None:
    reader.open("activate", "en")
    reader.page.get_by_role("link", name=words.OTHER_LANGUAGE["en"]).click()
    expect(reader.page.locator("h1")).to_have_text(lesson("activate").title["ja"])
    reader.page.get_by_role("link", name=words.ALL_LESSONS["ja"]).click()
    expect(reader.page.locator("h1")).to_have_text(lesson("start").title["ja"])


def test_one_is_where_one_was_after_a_reload_and_in_the_other_language(reader: Reader) -> None:
    reader.open("small", "en")
    page = reader.page
    wrong = next(n for n in range(2) if n != question(0, "en")[2])
    page.locator(".mtg-answers button").nth(wrong).click()
    page.locator(".mtg-way").nth(1).click()
    last = page.locator("[data-game]").last
    for _ in range(3):
        last.locator("[data-do=next]").click()
    last.evaluate("game => game.scrollIntoView()")

    def is_as_before(lang: Lang) -> None:
        expect(page.locator("[data-game]").last.locator('[data-part="place"]')).to_have_text(
            s.PLACE.format(n=4, of=15)[lang]
        )
        expect(page.locator(".verdict")).to_contain_text(quiz_html.SAY_WRONG[lang])
        expect(page.locator(".mtg-way").nth(1)).to_contain_text(branches_html.IS_OPEN[lang])
        expect(page.locator("[data-game]").last.locator(".mtg-title")).to_be_in_viewport()

    page.reload()
    is_as_before("en")
    page.get_by_role("link", name=words.OTHER_LANGUAGE["en"]).evaluate("link => link.click()")
    expect(page.locator("h1")).to_have_text(asked().title["ja"])
    is_as_before("ja")


@pytest.mark.parametrize("reader", ["dark"], indirect=True)
def test_paper_is_light_also_from_a_dark_screen(reader: Reader) -> None:
    reader.open("small", "ja")
    table = reader.page.locator(".page-first .table").first
    dark = table.evaluate("table => getComputedStyle(table).color")
    reader.page.emulate_media(media="print", color_scheme="dark")
    expect(table).not_to_have_css("color", dark)
    reader.page.emulate_media(media="screen", color_scheme="dark")
    expect(table).to_have_css("color", dark)


@pytest.mark.parametrize("lang", LANGS)
def test_on_paper_there_is_only_what_was_to_be_seen_at_first(reader: Reader, lang: Lang) -> None:
    reader.open("activate", lang)
    reader.press(s.NEXT_CHOICE, 4)
    reader.page.emulate_media(media="print")
    expect(reader.game()).to_be_hidden()
    first = reader.page.locator(".page-first").first
    expect(first).to_be_visible()
    expect(first.locator(".theirs .life strong")).to_have_text("20")
    expect(reader.page.get_by_role("button")).to_have_count(0)


def test_without_scripts_the_text_and_the_first_positions_are_there(
    chromium: Browser, stick: Path
) -> None:
    context = chromium.new_context(java_script_enabled=False, offline=True)
    page = context.new_page()
    page.goto((stick / file_name("activate", "ja")).as_uri())
    expect(page.locator("noscript .broken")).to_have_text(words.NO_SCRIPT["ja"])
    expect(page.locator(".page-first")).to_have_count(4)
    expect(page.locator(".page-first").first).to_be_visible()
    expect(page.locator(".page-live").first).to_be_hidden()
    context.close()


def test_a_file_that_was_cut_short_says_so(chromium: Browser, stick: Path, tmp_path: Path) -> None:
    whole = (stick / file_name("start", "en")).read_text(encoding="utf-8")
    hurt = re.sub(r'(id="stored"[^>]*>[^<]{1000})[^<]*', r"\1", whole)
    (tmp_path / "hurt.html").write_text(hurt, encoding="utf-8")
    context = chromium.new_context(offline=True)
    page = context.new_page()
    page.goto((tmp_path / "hurt.html").as_uri())
    expect(page.get_by_text(words.BROKEN["en"])).to_be_visible()
    expect(page.locator(".page-first").first).to_be_visible()
    context.close()


def question(number: int, lang: Lang) -> tuple[str, list[str], int]:
    """What is asked, the words of the answers, and which is right."""
    found = round_of(asked(), asked().positions["ping"]).asked[number].question
    words_ = [option.text[lang] for option in found.options]
    return found.ask[lang], words_, found.options.index(found.right)


@pytest.mark.parametrize("lang", LANGS)
def test_questions_are_answered_once_right_and_wrong_and_the_board_follows(
    reader: Reader, lang: Lang
) -> None:
    reader.open("small", lang)
    round_ = reader.page.locator("[data-round]")
    first, options, right = question(0, lang)
    expect(round_.locator(".question")).to_have_text(first)
    answers = round_.locator(".mtg-answers button")
    expect(answers).to_have_count(len(options))
    for n, words_ in enumerate(options):
        expect(answers.nth(n)).to_contain_text(words_)
    expect(round_.locator(".verdict, .steps, .chips")).to_have_count(0)
    hint = round_.locator("[data-do=hint]")
    hint.click()
    expect(round_.locator(".hints li")).to_have_count(1)
    expect(hint).to_have_text(quiz.NEXT_HINT[lang])
    wrong = next(n for n in range(len(options)) if n != right)
    answers.nth(wrong).click()
    expect(round_.locator(".verdict")).to_contain_text(quiz_html.SAY_WRONG[lang])
    expect(round_.get_by_role("status").first).to_contain_text(quiz_html.SAY_WRONG[lang])
    expect(answers.nth(right)).to_contain_text(quiz_html.THIS_ONE[lang])
    expect(round_.locator(".steps")).to_be_visible()
    # It stands: pressing another one changes nothing.
    answers.nth(right).click(force=True)
    expect(answers.nth(wrong)).to_contain_text(quiz_html.YOURS_WRONG[lang])
    round_.locator(".mtg-solution [data-do=stepBack]").click()
    expect(round_.locator(".steps li[aria-current]")).to_have_count(1)
    round_.get_by_role("button", name=quiz.NEXT[lang]).click()
    second, _, right = question(1, lang)
    expect(round_.locator(".question")).to_have_text(second)
    expect(round_.locator(".verdict")).to_have_count(0)
    answers.nth(right).click()
    expect(round_.locator(".verdict")).to_contain_text(quiz_html.SAY_RIGHT[lang])
    done = quiz_html.ALL_DONE.format(right=1, of=2)[lang]
    expect(round_.locator(".end")).to_contain_text(done)
    expect(round_.get_by_role("status").first).to_contain_text(done)
    round_.get_by_role("button", name=quiz.BACK[lang]).click()
    expect(answers.nth(wrong)).to_contain_text(quiz_html.YOURS_WRONG[lang])
    round_.get_by_role("button", name=s.START_OVER[lang], exact=True).click()
    round_.get_by_role("button", name=s.YES_START_OVER[lang], exact=True).click()
    expect(round_.locator(".question")).to_have_text(first)
    expect(round_.locator(".hints, .verdict")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGS)
def test_an_answered_question_has_a_table_that_tells_nothing_of_the_next(
    reader: Reader, lang: Lang
) -> None:
    reader.open("small", lang)
    round_ = reader.page.locator("[data-round]")
    table = round_.get_by_role("button", name=words.OPEN_TABLE[lang], exact=True)
    expect(table).to_be_hidden()
    round_.locator(".mtg-answers button").first.click()
    table.click()
    trial = round_.locator(".mtg-trial")
    expect(trial.get_by_role("group").first).to_be_visible()
    place = trial.locator('[data-part="place"]')
    expect(place).to_contain_text("3")
    trial.locator("[data-do=nextChoice]").click()
    trial.locator("[data-do=nextChoice]").click()
    expect(trial.get_by_role("status")).to_have_text(words.LINE_ENDS[lang])
    # The run goes on with it, but what then happens is asked by the next question.
    expect(trial.locator('[data-part="can"] button')).to_have_count(0)
    trial.locator('[data-part="unprepared"] button').first.click()
    expect(trial.locator('[data-part="why"]')).not_to_be_empty()
    round_.get_by_role("button", name=quiz.NEXT[lang]).click()
    expect(trial).to_be_hidden()


@pytest.mark.parametrize("lang", LANGS)
def test_questions_and_branches_are_done_by_keyboard_alone(reader: Reader, lang: Lang) -> None:
    reader.open("small", lang)
    page, round_ = reader.page, reader.page.locator("[data-round]")
    for number in range(2):
        _, _, right = question(number, lang)
        answer = round_.locator(".mtg-answers button").nth(right)
        for _ in range(20):
            page.keyboard.press("Tab")
            if answer.evaluate("button => button === document.activeElement"):
                break
        page.keyboard.press("Enter")
        expect(round_.locator(".verdict.right")).to_have_count(1)
        if number == 0:
            expect(round_.get_by_role("button", name=quiz.NEXT[lang])).to_be_focused()
            page.keyboard.press("Enter")
    # The answers that are locked are no stops on the way.
    keyboard, ways = Keyboard(page), page.locator("[data-ways]")
    for n in range(2):
        keyboard.press(ways.locator(".mtg-way").nth(n))
        expect(ways.get_by_role("button", name=s.NEXT[lang], exact=True)).to_be_focused()
        keyboard.press(ways.get_by_role("button", name=branchesview.TO_THE_END[lang]))
        expect(ways.locator("table.led .unseen").first).to_be_visible(visible=n == 0)


@pytest.mark.parametrize("lang", LANGS)
def test_branches_are_played_and_compared_once_they_came_to_their_ends(
    reader: Reader, lang: Lang
) -> None:
    reader.open("small", lang)
    ways = reader.page.locator("[data-ways]")
    expect(ways.locator(".mtg-way")).to_have_count(2)
    expect(ways.locator(".led")).to_have_count(0)
    ways.locator(".mtg-way").nth(1).click()
    expect(ways.locator(".mtg-way").nth(1)).to_contain_text(branches_html.IS_OPEN[lang])
    following = ways.get_by_role("button", name=s.NEXT[lang], exact=True)
    expect(following).to_be_focused()
    while "19" not in ways.locator(".mtg-stepper .theirs .life").inner_text():
        following.click()
    ways.get_by_role("button", name=branchesview.TO_THE_END[lang]).click()
    expect(ways.locator("table.led")).to_be_visible()
    expect(ways.locator("table.led .unseen").first).to_be_visible()
    ways.get_by_role("button", name=branchesview.SHOW_ALL[lang]).click()
    expect(ways.locator("table.led .unseen")).to_have_count(0)
    expect(ways.locator(".ends .table")).to_have_count(2)
    ways.locator(".mtg-way").nth(0).click()
    expect(ways.locator(".mtg-way").nth(0)).to_contain_text(branches_html.OPEN_AND_PLAYED[lang])


@pytest.mark.parametrize("lang", LANGS)
def test_on_paper_every_question_has_its_answers_and_none_is_marked(
    reader: Reader, lang: Lang
) -> None:
    reader.open("small", lang)
    reader.page.locator(".mtg-answers button").first.click()
    reader.page.emulate_media(media="print")
    paper = reader.page.locator(".paper")
    expect(paper.locator(".question")).to_have_count(2)
    for number in range(2):
        ask, options, _ = question(number, lang)
        expect(paper.locator("> li").nth(number)).to_contain_text(ask)
        listed = paper.locator("> li").nth(number).locator("ul li")
        assert [re.sub(r"^☐ .\s+", "", told) for told in listed.all_inner_texts()] == options
    shown = reader.page.locator("body").inner_text()
    for sign in ("✓", "✕", quiz_html.SAY_RIGHT[lang], quiz_html.SAY_WRONG[lang]):
        assert sign not in shown


@pytest.mark.parametrize(("name", "lang"), [("small", "en"), ("suspend", "ja")])
def test_everything_on_a_page_can_be_played_to_its_end(
    reader: Reader, name: str, lang: Lang
) -> None:
    reader.open(name, lang)
    played = reader.page.evaluate(PLAY_ALL)
    assert played["wrong"] == []
    assert played["moves"] > 40


@pytest.mark.parametrize(("reader", "lang"), [("light", "en"), ("dark", "ja")], indirect=["reader"])
def test_statements_are_found_opened_and_played_one_at_a_time(reader: Reader, lang: Lang) -> None:
    listing = Listing("activate")
    sections = tuple(each._replace(scenarios=each.scenarios[:3]) for each in listing.sections[:4])
    shelf = Shelf(asked(), lang)
    body = [shelf.statements(listing.title, sections)]
    small = whole_page(asked(), lang, body, shelf.data())
    (reader.stick / file_name("statements", lang)).write_text(small, encoding="utf-8")
    reader.open("statements", lang)
    playable = [x for each in sections for x in each.scenarios if x.positions]
    first, second = playable[0], playable[1]
    here = reader.page.locator(f"[data-statement={first.id}]")
    here.locator("summary").first.click()
    expect(here.locator(".said .says")).to_be_visible()
    here.get_by_role("button", name=s.NEXT[lang], exact=True).click()
    place = here.locator('[data-part="place"]')
    expect(place).to_contain_text(re.compile(r"2\D"))
    there = reader.page.locator(f"[data-statement={second.id}]")
    there.locator("summary").first.click()
    expect(there.locator(".mtg-stepper")).to_be_visible()
    expect(here.locator(".said")).to_be_hidden()
    expect(there.locator('[data-part="place"]')).to_contain_text(re.compile(r"1\D"))
    assert violations(reader.page) == []
    search = reader.page.get_by_role("searchbox")
    search.fill(second.id)
    # By the beginning of a number: S1 finds S10 as well.
    shown = reader.page.locator("[data-statement]:visible")
    ids = shown.evaluate_all("all => all.map(each => each.dataset.statement)")
    assert second.id in ids
    assert all(each.startswith(second.id) for each in ids)
    search.fill("no such word")
    expect(reader.page.locator("[data-statement]:visible")).to_have_count(0)
    of = sum(len(each.scenarios) for each in sections)
    expect(reader.page.locator('[data-part="found"]')).to_have_text(
        words.FOUND.format(n=0, all=of)[lang]
    )


@pytest.mark.parametrize("reader", THEMES, indirect=True)
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", LESSONS)
def test_nothing_sticks_out_at_any_size(
    reader: Reader, name: str, lang: Lang, request: pytest.FixtureRequest
) -> None:
    """On a desk, a projector and a telephone; with pictures to look at."""
    reader.open(name, lang)
    play_a_little(reader)
    theme = request.node.callspec.params["reader"]
    RESULTS.mkdir(exist_ok=True)
    for size, (width, height) in SIZES.items():
        reader.page.set_viewport_size({"width": width, "height": height})
        assert reader.page.evaluate(STICKS_OUT) == []
        table = reader.page.locator(".page-live:visible").first
        table.evaluate("table => table.scrollIntoView()")
        reader.page.screenshot(path=RESULTS / f"export-{name}-{lang}-{theme}-{size}.png")


@pytest.mark.parametrize(
    ("reader", "name", "lang"),
    [
        ("light", "activate", "en"),
        ("dark", "activate", "ja"),
        ("light", "suspend", "ja"),
        ("dark", "suspend", "en"),
        ("light", "small", "ja"),
        ("dark", "small", "en"),
    ],
    indirect=["reader"],
)
def test_axe_finds_nothing_that_keeps_anybody_out(reader: Reader, name: str, lang: Lang) -> None:
    reader.open(name, lang)
    play_a_little(reader)
    assert violations(reader.page) == []


def play_a_little(reader: Reader) -> None:
    """So that there is something to see: three steps, a diagram, an answer, a branch."""
    page = reader.page
    for game in page.locator("[data-game]").all():
        for _ in range(3):
            game.locator("[data-do=next]").click()
        game.locator("[data-do=picture]").click()
        game.locator('[data-part="cannot"] button').first.click()
    for round_ in page.locator("[data-round]").all():
        round_.locator(".mtg-answers button").first.click()
    for ways in page.locator("[data-ways]").all():
        ways.locator(".mtg-way").first.click()
        ways.locator("[data-do=toTheEnd]").click()
