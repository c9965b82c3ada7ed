"""Each kind of question: what is right by other means than its maker's, what each wrong answer is told."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from mtgrules.game import Game
from mtgrules.lessons.rounds import play
from mtgrules.lessons.script import replay, take
from mtgrules.questions import Attempt, CannotAsk
from mtgrules.questions.kinds import KINDS
from mtgrules.rulebook.text import LANGS
from tests.questions.checks import check_question

if TYPE_CHECKING:
    from mtgrules.questions import Asked, Question, Round

PINGER = 'you.battlefield = ["Prodigal Pyromancer"]'
BOLTS = (
    'you.battlefield = ["Prodigal Pyromancer", "2 Mountain"]\n'
    'you.hand = ["Lightning Bolt", "Rift Bolt"]\n'
    'opponent.battlefield = ["Grizzly Bears"]'
)
COUNTING = 'active = "opponent"\nstep = "end"\nyou.exile = ["Rift Bolt ({n})"]'


def asked(where: str, *lines: str) -> Question:
    """The one question of the lines."""
    (one,) = play(where, lines).asked
    check_question(one.question)
    return one.question


def right(where: str, *lines: str) -> str:
    return asked(where, *lines).right.text.en


def wrong(question: Question) -> dict[str, str]:
    """What each wrong answer is told, by its words; with its mistake in front."""
    return {o.text.en: f"{o.mistake} {o.why.en}".strip() for o in question.options if not o.right}


def answers(question: Question) -> None:
    """Right, wrong in each way, and not at all, in both languages: each has its own feedback."""
    fresh = Attempt(question)
    assert (fresh.is_right, fresh.why.en, fresh.why.ja) == (None, "", "")
    for lang in LANGS:
        told = [fresh.answer(n).why[lang] for n in range(len(question.options))]
        assert len(set(told)) == len(told)
        assert all(told)


# One run with every kind ------------------------------------------------------------------

EVERY = (
    "ask skipped",
    "ask may suspend Rift Bolt",
    "ask who",
    "activate Prodigal Pyromancer",
    "ask next",
    "ask after",
    "target Ben",
    "cast Lightning Bolt",
    "target Ben",
    "activate Mountain",
    "close",
    "ask stack",
    "ask life Ben",
    "pass",
    "pass",
    "pass",
    "pass",
    "suspend Rift Bolt",
    "activate Mountain",
    "ask counters Rift Bolt",
    "close",
)


@pytest.fixture(scope="module")
def every() -> Round:
    return play(BOLTS, EVERY)


def test_every_kind_is_asked(every: Round) -> None:
    assert {one.question.kind for one in every.asked} == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_each_answer_has_its_own_feedback(every: Round, kind: str) -> None:
    (one,) = (one for one in every.asked if one.question.kind == kind)
    check_question(one.question)
    answers(one.question)


def test_what_is_right_agrees_with_a_game_that_was_only_played(every: Round) -> None:
    """The same lines without questions, and what is so then, looked up in the state."""
    game = replay(BOLTS, [line for line in EVERY if not line.startswith("ask")])
    said = {one.question.kind: one.question.right.text.en for one in every.asked}
    assert game.state.players[1].life == 16
    assert [obj.counter("time") for obj in game.state.exile] == [1]
    assert said == {
        "skipped": said["skipped"],
        "may": "Yes",
        "who": "Aki",
        "next": "The whole proposal is checked",
        "after": "Ben has 20 life, Prodigal Pyromancer is tapped",
        "stack": "Lightning Bolt → Prodigal Pyromancer's ability",
        "life": "20 life",
        "counters": "1 counter",
    }
    assert said["skipped"] in ("Choosing modes or X", "Using mana abilities")


def test_the_board_before_is_the_one_without_the_lines_that_follow(every: Round) -> None:
    """Nothing of the answer shows: the frame is the one at which the run stood."""
    lines: list[str] = []
    frames = iter(every.asked)
    for line in EVERY:
        if line.startswith("ask"):
            here = replay(BOLTS, lines)
            assert every.trace.frames[next(frames).before].state == here.state
        else:
            lines.append(line)


def test_rounds_go_on_where_the_last_question_ended(every: Round) -> None:
    assert all(one.after == other.before for one, other in pairwise(every.asked))
    assert every.asked[-1].after == every.trace.last


def test_the_same_run_asks_the_same_in_the_same_order(every: Round) -> None:
    again: list[Asked] = list(play(BOLTS, EVERY).asked)
    assert again == list(every.asked)


def test_the_right_answer_has_no_place_of_its_own() -> None:
    places = set()
    for life in range(1, 30):
        question = asked(f"{PINGER}\nopponent.life = {life}", "ask life Ben", "pass")
        places.add(question.options.index(question.right))
    assert places == {0, 1, 2, 3, 4}


# may ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "lines", "answer"),
    [
        (PINGER, ("ask may activate Prodigal Pyromancer",), "Yes"),
        (PINGER.replace("mancer", "mancer (new)"), ("ask may activate Prodigal Pyromancer",), "No, it cannot begin: Prodigal Pyromancer arrived too recently for {T}"),
        (PINGER.replace("mancer", "mancer (tapped)"), ("ask may activate Prodigal Pyromancer",), "No, it cannot be completed: Prodigal Pyromancer is tapped already"),
        ('opponent.battlefield = ["Spellskite"]', ("ask may activate Spellskite",), "No, it cannot begin: Ben controls Spellskite"),
        (PINGER, ("activate Prodigal Pyromancer", "ask may respond", "target Ben"), "No: nobody has priority in the middle of this"),
        (BOLTS, ("ask may suspend Rift Bolt",), "Yes"),
        (f'step = "upkeep"\n{BOLTS}', ("ask may suspend Rift Bolt",), "No, it cannot begin: it is not a main phase"),
        (f'active = "opponent"\n{BOLTS}', ("pass", "ask may suspend Rift Bolt"), "No, it cannot begin: it is not Aki's turn"),
        (BOLTS, ("ask may cast Rift Bolt",), "No, it cannot be completed: there is not enough mana"),
        (BOLTS, ("ask may cast Lightning Bolt",), "Yes"),
        ('you.hand = ["Lotus Bloom"]', ("ask may cast Lotus Bloom",), "No, it cannot be completed: there is no mana cost to pay"),
        ('you.hand = ["Lotus Bloom"]', ("ask may suspend Lotus Bloom",), "Yes"),
        ('you.hand = ["Island"]', ("ask may play Island",), "Yes"),
        ('you.hand = ["2 Island"]', ("play Island", "ask may play Island"), "No: one land was played this turn"),
        ('you.hand = ["Stifle"]\nyou.pool = "{U}"', ("ask may cast Stifle",), "No, it cannot be completed: there is no legal target"),
    ],
)  # fmt: skip
def test_whether_a_choice_may_be_made(where: str, lines: tuple[str, ...], answer: str) -> None:
    assert right(where, *lines) == answer


@pytest.mark.parametrize(
    "choice",
    ["activate Prodigal Pyromancer", "suspend Rift Bolt", "cast Rift Bolt", "cast Lightning Bolt"],
)
@pytest.mark.parametrize("extra", ["", 'active = "opponent"\n', 'step = "upkeep"\n'])
def test_yes_is_right_exactly_if_somebody_who_tries_everything_gets_there(
    choice: str, extra: str
) -> None:
    """Not the maker's own search: every line of choices up to a depth, by the explorer."""
    from mtgrules.explore import explore

    text = extra + BOLTS
    lines = ["pass"] if "opponent" in extra.partition("\n")[0] else []
    game = replay(text, lines)
    said = right(text, *lines, f"ask may {choice}")
    branch = game.branch()
    try:
        branch.take(choice)
    except Exception:  # noqa: BLE001 - refused at the beginning, whatever the reason
        assert said.startswith("No, it cannot begin")
        return
    done = {"activate": "activated", "cast": "cast", "suspend": "special_action_paid"}
    key = done[choice.split(maxsplit=1)[0]]
    reached = any(
        any(event.key == key for frame in _frames(branch, leaf.path) for event in frame.events)
        for leaf in explore(branch.state, 4)
    )
    assert said.startswith("Yes" if reached else "No, it cannot be completed")


def _frames(game: Game, path: Any) -> list[Any]:
    """The frames of a line of choices, and those that led to where it starts."""
    other = Game(game.state)
    for choice in path:
        other.take(choice)
    here = [game.tree.frames[i] for i in game.tree.path(game.at)]
    return [*here, *(other.tree.frames[i] for i in other.tree.path(other.at)[1:])]


def test_a_wrong_yes_is_told_the_rule_and_what_would_help() -> None:
    question = asked(
        PINGER.replace("mancer", "mancer (new)"), "ask may activate Prodigal Pyromancer"
    )
    told = wrong(question)
    assert told["Yes"].startswith("M10 It is stopped by 602.5a")
    assert "haste" in told["Yes"]
    assert told["No, it cannot be completed: Prodigal Pyromancer is tapped already"] == (
        "The rule that stops it is 602.5a. Prodigal Pyromancer is untapped."
    )


def test_a_wrong_no_is_told_what_is_so_instead() -> None:
    told = wrong(asked(BOLTS, "ask may suspend Rift Bolt"))
    assert told["No, it cannot begin: its mana cost of {2}{R} is too high"] == (
        "M07 It may be done (116.2f). Only the suspend cost is paid now: {R}."
    )


def test_rules_are_cited_as_the_edition_numbers_them() -> None:
    old = asked(
        'edition = "2023-11-17"\n' + PINGER.replace("mancer", "mancer (tapped)"),
        "ask may activate Prodigal Pyromancer",
    )
    assert old.right.rule == "107.5"
    told = play(
        'edition = "2023-11-17"\n' + PINGER.replace("mancer", "mancer (tapped)"),
        ["activate Prodigal Pyromancer", "ask after", "target Ben"],
    )
    assert "(728.1)" in told.asked[0].question.right.why.en
    assert told.asked[0].question.right.rule == "733.1"


# The numbers ------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_counter_leaves_as_the_ability_resolves_and_not_before(n: int) -> None:
    where = COUNTING.format(n=f"{n} time counter{'s' if n > 1 else ''}")
    lines = ["pass until your upkeep", "pass", "pass"]
    game = Game(replay(where, []).tree.position)
    for i, line in enumerate(lines):
        question = asked(where, *lines[:i], "ask counters Rift Bolt", line)
        take(game, line)
        (card,) = game.state.exile
        assert question.right.text.ja == f"{card.counter('time')}個"
    assert card.counter("time") == n - 1


def test_whoever_counts_too_soon_is_told_that_the_ability_waits() -> None:
    where = COUNTING.format(n="2 time counters")
    told = wrong(asked(where, "ask counters Rift Bolt", "pass until your upkeep"))
    assert told["1 counter"].startswith("M19 It is 2, not 1.")
    assert "only waits on the stack" in told["1 counter"]


def test_life_that_only_will_be_lost_is_not_lost_yet() -> None:
    question = asked(PINGER, "activate Prodigal Pyromancer", "ask life opponent", "target Ben")
    assert question.right.text.en == "20 life"
    assert wrong(question)["19 life"].startswith("M19 It is 20, not 19.")
    later = ["activate Prodigal Pyromancer", "target Ben", "pass", "ask life ベン", "pass"]
    assert (
        right(PINGER, *later)
        == f"{replay(PINGER, [line for line in later if 'ask' not in line]).state.players[1].life} life"
    )


# who, next, after, stack, skipped ---------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "name", "rule"),
    [
        (("ask who", "activate Prodigal Pyromancer"), "Aki", "601.2c"),
        (("activate Prodigal Pyromancer", "ask who", "target Ben"), "Aki", "117.3c"),
        (("ask who", "pass"), "Ben", "117.3d"),
        (("activate Prodigal Pyromancer", "target Ben", "pass", "ask who", "pass"), "Aki", "117.3b"),
        (("pass", "ask who", "pass"), "Aki", "117.3a"),
    ],
)  # fmt: skip
def test_who_is_next(lines: tuple[str, ...], name: str, rule: str) -> None:
    question = asked(PINGER, *lines)
    assert (question.right.text.en, question.right.rule) == (name, rule)
    game = replay(PINGER, [line for line in lines if not line.startswith("ask")])
    assert game.state.players[game.options.player].name.en == name


REVERSED = """
you.battlefield = ["Icy Manipulator"]
you.lands_played = 0
"""


@pytest.mark.parametrize(("edition", "cited"), [("2026-08-07", "733.2"), ("2023-11-17", "728.2")])
def test_after_a_reversal_the_same_player_still_has_priority(edition: str, cited: str) -> None:
    """733.2, not 117.3c: nothing was done, so nobody gets priority for having done it."""
    lines = ["activate Icy Manipulator", "target Icy Manipulator", "ask who", "close"]
    question = asked(f'edition = "{edition}"' + REVERSED, *lines)
    assert (question.right.text.en, question.right.rule) == ("Aki", "733.2")
    assert cited in question.right.why.en
    assert cited in question.right.why.ja
    forest = REVERSED.replace("]", ', "Forest (tapped)", "Swamp"]').replace(
        "Icy", "Cabal Coffers", 0
    )
    kept = play(forest.replace("Icy Manipulator", "Walking Ballista (2 +1/+1 counters)"), [
        "activate Walking Ballista -> {4}", "activate Swamp", "close", "ask who", "keep",
    ])  # fmt: skip
    assert kept.asked[0].question.right.rule == "733.2"


def test_nobody_is_next_when_the_game_is_over() -> None:
    lines = ["activate Prodigal Pyromancer", "target Ben", "pass", "ask who", "pass"]
    assert right(PINGER + "\nopponent.life = 1", *lines) == "Nobody"
    with pytest.raises(CannotAsk) as caught:
        play(PINGER + "\nopponent.life = 1", [*lines, "ask who"])
    assert "game is over" in caught.value.text.en


@pytest.mark.parametrize(
    ("where", "lines", "answer"),
    [
        (PINGER, ("ask next", "activate Prodigal Pyromancer"), "The ability is put on the stack"),
        (BOLTS, ("ask next", "cast Lightning Bolt"), "The card is put on the stack"),
        (BOLTS, ("ask next", "suspend Rift Bolt"), "It begins without using the stack"),
        (BOLTS, ("ask next", "activate Mountain"), "It is announced beside the stack"),
        (PINGER, ("ask next", "pass"), "Ben gets priority"),
        (PINGER, ("pass", "ask next", "pass"), "The beginning of combat step begins"),
        (PINGER, ("activate Prodigal Pyromancer", "target Ben", "pass", "ask next", "pass"), "What is on top begins to resolve"),
        (PINGER.replace("mancer", "mancer (tapped)"), ("activate Prodigal Pyromancer", "ask next", "target Ben"), "The whole action is undone"),
    ],
)  # fmt: skip
def test_what_happens_next(where: str, lines: tuple[str, ...], answer: str) -> None:
    question = asked(where, *lines)
    assert question.right.text.en == answer
    game = replay(where, [line for line in lines[:-1] if not line.startswith("ask")])
    known = len(game.tree)
    take(game, lines[-1])
    rules = [event.rule for frame in game.tree.frames[known:] for event in frame.events]
    assert question.right.rule in rules


def test_who_wants_to_respond_to_a_cost_or_to_suspend_is_told_why_not() -> None:
    told = wrong(asked(PINGER, "activate Prodigal Pyromancer", "ask next", "target Ben"))
    assert told["Ben gets the chance to respond"].startswith("M01 No.")
    told = wrong(asked(BOLTS, "ask next", "suspend Rift Bolt"))
    assert told["Ben gets the chance to respond"].startswith("M03 No.")
    assert told["The card is put on the stack"].startswith("M03 No.")


def test_the_position_after_a_line_is_told_by_what_tells_it_apart() -> None:
    question = asked(PINGER, "activate Prodigal Pyromancer", "ask after", "target Ben")
    told = wrong(question)
    assert question.right.text.ja == "ベンのライフは20点、放蕩紅蓮術士はタップ状態"
    assert told["Ben has 20 life, Prodigal Pyromancer is untapped"].startswith(
        "That is how it was before"
    )
    assert told["Ben has 19 life, Prodigal Pyromancer is tapped"].startswith(
        "M19 That comes only when everybody passes"
    )


def test_what_is_undone_is_as_it_was_before() -> None:
    where = 'you.battlefield = ["Mountain"]\nyou.hand = ["Rift Bolt"]'
    question = asked(where, "cast Rift Bolt", "target Ben", "ask after", "close")
    assert question.right.text.en == "Rift Bolt is in hand"


def test_the_stack_resolves_from_the_top_also_with_twins() -> None:
    where = 'you.battlefield = ["2 Prodigal Pyromancer"]\nopponent.battlefield = ["Grizzly Bears"]'
    question = asked(
        where,
        "activate Prodigal Pyromancer",
        "target Ben",
        "activate Prodigal Pyromancer",
        "target Grizzly Bears",
        "ask stack",
    )
    assert question.right.text.en == (
        "Prodigal Pyromancer's ability (target: Grizzly Bears) → "
        "Prodigal Pyromancer's ability (target: Ben)"
    )
    assert wrong(question)["All of them at once"].startswith("M19")


def test_a_step_with_nothing_to_do_is_one_that_the_engine_says_so_of() -> None:
    question = asked(PINGER, "ask skipped", "activate Prodigal Pyromancer", "target Ben")
    game = replay(PINGER, ["activate Prodigal Pyromancer", "target Ben"])
    idle = {e.rule for f in game.tree.frames for e in f.events if e.key.startswith("no_")}
    busy = {e.rule for f in game.tree.frames for e in f.events if not e.key.startswith("no_")}
    assert question.right.rule in idle
    for option in question.options:
        if not option.right:
            assert option.rule in busy


# What cannot be asked ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "lines", "words"),
    [
        (PINGER, ("ask stack",), "two different spells or abilities on the stack; here: 0"),
        (PINGER, ("ask counters Rift Bolt", "pass"), "No card called 'Rift Bolt'"),
        (PINGER, ("ask counters Prodigal Pyromancer", "pass"), "has nothing to do with time counters"),
        (BOLTS, ("ask counters Nobody", "pass"), "cards with time counters: Rift Bolt"),
        (PINGER, ("ask life Zoe", "pass"), "there are: Aki, Ben"),
        (PINGER, ("ask skipped", "pass"), "a procedure under way"),
        (PINGER, ("ask next", "pass until your upkeep"), "a single choice"),
        (PINGER, ("ask may decline",), "what is asked here"),
        (PINGER, ("ask who",), "is about the line after it"),
    ],
)  # fmt: skip
def test_what_cannot_be_asked_is_told_with_what_could_be(
    where: str, lines: tuple[str, ...], words: str
) -> None:
    with pytest.raises(CannotAsk) as caught:
        play(where, lines)
    assert words in caught.value.text.en
    assert caught.value.text.ja


def test_a_maker_looks_only() -> None:
    """Asking leaves the trace with what the lines themselves made, and no more."""
    lines = [line for line in EVERY if not line.startswith("ask")]
    assert len(play(BOLTS, EVERY).trace) == len(replay(BOLTS, lines).tree)


# Hints ------------------------------------------------------------------------------------


def test_hints_go_from_a_nudge_to_a_rule_to_what_can_be_left_out(every: Round) -> None:
    for one in every.asked:
        nudge, rule, *out = one.question.hints
        assert not nudge.en.startswith("Look at rule")
        assert rule.en.startswith("Look at rule ")
        assert rule.ja.startswith("ルール")
        assert all(hint.en.startswith("It is not “") for hint in out)
        assert len(out) <= max(0, len(one.question.options) - 2)


def test_hints_open_one_at_a_time_and_are_no_answer(every: Round) -> None:
    question = every.asked[1].question
    attempt = Attempt(question)
    for n in range(len(question.hints) + 2):
        assert attempt.hints == question.hints[:n]
        attempt = attempt.hint()
    assert attempt.is_right is None


def test_what_a_hint_leaves_out_is_a_wrong_answer(every: Round) -> None:
    for one in every.asked:
        wrong_ones = [o.text.en for o in one.question.options if not o.right]
        for hint in one.question.hints[2:]:
            assert any(f"“{text}”" in hint.en for text in wrong_ones)


# Where a source, or haste, is thought to matter ---------------------------------------------


def test_an_ability_whose_source_is_gone_does_what_it_says() -> None:
    where = f'{PINGER}\nopponent.hand = ["Lightning Bolt"]\nopponent.pool = "{{R}}"'
    lines = [
        "activate Prodigal Pyromancer",
        "target Ben",
        "pass",
        "cast Lightning Bolt",
        "target Prodigal Pyromancer",
        "close",
        "pass",
        "pass",
        "pass",
        "ask after",
        "pass",
    ]
    question = asked(where, *lines)
    assert question.right.text.en == "Ben has 19 life, the stack is empty"
    assert wrong(question)["Ben has 20 life, the stack is empty"].startswith(
        "M02 Not “Ben has 20 life”"
    )


def test_a_creature_that_was_suspended_has_haste() -> None:
    where = COUNTING.replace("Rift Bolt", "Durkwood Baloth").format(n="1 time counter")
    lines = [
        "pass until your upkeep",
        "pass",
        "pass",
        "pass",
        "pass",
        "cast Durkwood Baloth",
        "pass",
        "ask after",
        "pass",
    ]
    question = asked(where, *lines)
    assert question.right.text.en == "Durkwood Baloth is on the battlefield with haste"
    assert "Durkwood Baloth is on the battlefield without haste" in wrong(question)


def test_two_cards_with_one_name_are_told_apart_by_whose_they_are() -> None:
    where = 'you.hand = ["Lightning Bolt"]\nyou.pool = "{R}"\nopponent.hand = ["Lightning Bolt"]'
    question = asked(
        where, "cast Lightning Bolt", "target Ben", "close", "pass", "ask after", "pass"
    )
    assert "Lightning Bolt" not in question.right.text.en.replace("Aki's Lightning Bolt", "")
    both = 'you.hand = ["Grizzly Bears"]\nyou.pool = "{G}{G}"\nopponent.battlefield = ["Grizzly Bears"]'
    question = asked(both, "cast Grizzly Bears", "close", "pass", "ask after", "pass")
    assert question.right.text.en.startswith("Aki's Grizzly Bears is on the battlefield")


def test_a_card_with_two_faces_is_called_by_the_one_that_is_meant() -> None:
    where = 'you.hand = ["Tangled Florahedron"]'
    assert asked(where, "ask may play Tangled Vale").ask.en == "May Aki play Tangled Vale now?"
    assert "Tangled Florahedron" in asked(where, "ask may cast Tangled Florahedron").ask.en


def test_who_has_priority_may_respond_and_that_it_was_paid_is_no_matter() -> None:
    lines = ("activate Prodigal Pyromancer", "target Ben", "ask may respond")
    question = asked(PINGER, *lines)
    answers(question)
    assert question.right.text.en == "Yes"
    told = wrong(question)
    assert told["No: it resolves before anybody can"].startswith("M19 Aki has priority")
    with pytest.raises(CannotAsk, match="nothing on the stack to respond to"):
        play(PINGER, ["ask may respond"])


TRAVEL = (
    'you.battlefield = ["The Tenth Doctor"]\nyou.pool = "{C}{C}{C}{C}{C}{C}{C}"\n'
    'you.exile = ["Rift Bolt (suspend, 2 time counters)"]'
)
TO_THE_TRAVEL = ("activate The Tenth Doctor", "close", "pass", "pass")


def test_what_a_time_travel_is_to_do_is_not_done_before_all_of_it_is_said() -> None:
    with pytest.raises(CannotAsk) as caught:
        asked(TRAVEL, *TO_THE_TRAVEL, "ask counters Rift Bolt", "remove Rift Bolt", "done")
    assert "before the line 'done'" in caught.value.text.en
    assert "以上" in caught.value.text.ja

    travelled = (*TO_THE_TRAVEL, "remove Rift Bolt", "ask counters Rift Bolt", "done")
    assert right(TRAVEL, *travelled) == "1 counter"


@pytest.mark.parametrize(
    ("position", "lines", "answer"),
    [
        (
            PINGER + '\nopponent.battlefield = ["Shivan Dragon"]',
            ("activate Prodigal Pyromancer", "target Shivan Dragon", "pass", "ask after", "pass"),
            "Shivan Dragon has 1 damage",
        ),
        (
            'you.battlefield = ["Shivan Dragon"]\nyou.pool = "{R}"',
            ("activate Shivan Dragon", "close", "pass", "ask after", "pass"),
            "Shivan Dragon is 6/5",
        ),
    ],
)
def test_damage_and_size_are_told_where_they_change(
    position: str, lines: tuple[str, ...], answer: str
) -> None:
    question = asked(position, *lines)
    assert answer in question.right.text.en
    assert len(question.options) == 4
    assert sum(answer in option.text.en for option in question.options) < 4


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ('you.battlefield = ["Forest"]', "activate Forest"),
        ('you.hand = ["Forest"]', "play Forest"),
        ('you.battlefield = ["Grizzly Bears"]\nyou.hand = ["Street Wraith"]', "activate Street Wraith"),
    ],
)  # fmt: skip
def test_there_are_more_than_two_positions_to_choose_from(position: str, line: str) -> None:
    assert len(asked(position, "ask after", line).options) > 2


def test_where_there_are_two_positions_only_one_more_fact_is_told() -> None:
    position = 'you.battlefield = ["Forest"]\nyou.hand = ["Grizzly Bears"]'
    lines = ("cast Grizzly Bears", "activate Forest", "close", "ask after", "keep")
    question = asked(position, *lines)
    assert question.right.text.en == "Forest is tapped, Aki has {G}"
    assert len(question.options) == 4
