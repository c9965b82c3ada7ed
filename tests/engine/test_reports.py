"""Cases and reports of other engines that no scenario can say: properties, and made-up cards.

The id in a test's docstring is that of the collection (`C-` a case, `R-` a report).
"""

from __future__ import annotations

from random import Random

import pytest

from mtgrules.cards.make import ability, does, make, mana
from mtgrules.engine.changes import Change
from mtgrules.engine.effects.counters import PutCounters
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.play import legal
from mtgrules.engine.statics.base import Static
from mtgrules.game import Game
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text
from tests.engine.helpers import (
    ANY_TARGET,
    can,
    go,
    life,
    new_game,
    pool,
    refused,
    resolve,
    reversal_reason,
    said,
    the,
    until,
    verbs,
    where,
)

# C-K14: X that the ability itself defines ---------------------------------------------------


@value
class CostsOneForEachCreature(Value):
    """The activation cost is {1} for each creature its controller has."""

    def text(self) -> Text:
        return Text("It costs {1} for each creature.", "クリーチャー1体につき{1}かかる。")

    def amount(self, state: State, who: int) -> int:
        return sum(o.controller == who and "creature" in o.card.types for o in state.battlefield)


HORN = make(
    "Counting Horn",
    "数える角笛",
    "{1}",
    "artifact",
    activated=(
        ability(
            (mana("{0}"),),
            does(DealDamage(1), targets=(ANY_TARGET,)),
            changes=(CostsOneForEachCreature(),),
        ),
    ),
)


def test_a_defined_x_is_not_asked_for_and_is_paid_as_it_is_at_each_activation() -> None:
    """C-K14: no question for X; two creatures cost {2}, one creature {1}."""
    game = new_game(
        you={"battlefield": [HORN, "2 Grizzly Bears", "Goblin Bombardment"], "pool": "{C}{C}{C}"}
    )
    go(game, "activate Counting Horn")
    assert game.options.kind == "target"
    go(game, "target Ben", "close")
    assert pool(game) == "C"
    resolve(game)
    go(game, "activate Goblin Bombardment", "target Ben", "choose Grizzly Bears")
    resolve(game)
    go(game, "activate Counting Horn", "target Ben", "close")
    assert pool(game) == ""


def test_a_defined_x_is_locked_once_it_is_paid() -> None:
    """C-K14: the board changes in response; what was paid stays paid (601.2f)."""
    game = new_game(
        you={"battlefield": [HORN, "2 Grizzly Bears", "Goblin Bombardment"], "pool": "{C}{C}"}
    )
    go(game, "activate Counting Horn", "target Ben", "close")
    go(game, "activate Goblin Bombardment", "target Ben", "choose Grizzly Bears")
    assert pool(game) == ""
    resolve(game, 2)
    assert life(game) == (20, 18)


def test_a_defined_x_of_zero_is_legal_and_a_tax_comes_on_top_of_it() -> None:
    """C-K14: without creatures it costs nothing; with Suppression Field {2}."""
    free = new_game(you={"battlefield": [HORN]})
    go(free, "activate Counting Horn", "target Ben")
    assert len(free.state.stack) == 1
    taxed = new_game(
        you={"battlefield": [HORN, "Grizzly Bears"], "pool": "{C}{C}"},
        opponent={"battlefield": ["Suppression Field"]},
    )
    go(taxed, "activate Counting Horn", "target Ben", "close")
    assert reversal_reason(taxed) == ("601.2h", "118.3")


# C-A10: activate only once, and once more ---------------------------------------------------


@value
class OnceMore(Static, Value):
    """Abilities of your permanents that work only once may be activated one more time."""

    def text(self) -> Text:
        return Text("They work once more.", "もう1回起動できる。")

    def more_uses(self, giver: Obj, obj: Obj) -> int:
        return 1 if giver.controller == obj.controller else 0


POWERFUL = make(
    "Single Engine",
    "一度きりの機関",
    "{2}",
    "artifact creature",
    pt=(1, 1),
    activated=(ability((mana("{1}"),), does(PutCounters("+1/+1", 3)), once=True),),
)
BOOSTER = make("Booster", "増幅器", "{1}", "artifact", statics=(OnceMore(),))


def test_only_once_is_not_once_each_turn() -> None:
    """C-A10: used in one turn, it is refused in every later turn too."""
    game = new_game(you={"battlefield": [POWERFUL, "2 Forest"]})
    go(game, "activate Single Engine", "activate Forest", "close")
    resolve(game)
    assert the(game, "Single Engine").counter("+1/+1") == 3
    refused(game, "activate Single Engine", "702.177a")
    until(game, "main1", turn=5)
    refused(game, "activate Single Engine", "702.177a")


def test_a_raised_limit_counts_the_uses_before_it() -> None:
    """C-A10: with the booster it works once more, not afresh, and then no more."""
    game = new_game(you={"battlefield": [POWERFUL, "4 Forest"], "hand": ["Helm of Awakening"]})
    go(game, "activate Single Engine", "activate Forest", "close")
    resolve(game)
    booster = Obj(game.state.next_id, BOOSTER, 0, 0, the(game, "Single Engine").zone)
    state = game.state
    game = Game(
        state.but(
            next_id=state.next_id + 1,
            battlefield=(*state.battlefield, booster),
            receiver=0,
            priority=None,
        )
    )
    assert can(game, "activate Single Engine")
    go(game, "activate Single Engine", "activate Forest", "close")
    resolve(game)
    assert the(game, "Single Engine").counter("+1/+1") == 6
    refused(game, "activate Single Engine", "702.177a")


# R-B025, R-B092, R-B095: going back ---------------------------------------------------------


@pytest.mark.parametrize("seed", range(25))
def test_a_spell_that_is_not_paid_for_never_stays_on_the_stack(seed: int) -> None:
    """R-B025: whatever is chosen on the way, an unpaid spell ends where it began."""
    random = Random(seed)
    game = new_game(
        you={
            "battlefield": [
                "Llanowar Elves",
                "Springleaf Drum",
                "Karplusan Forest",
                "Grizzly Bears",
            ],
            "hand": ["Shivan Dragon", "Blaze", "Fury Charm", "Force of Will", "Stoke the Flames"],
            "life": 5,
        },
        opponent={"battlefield": ["Icy Manipulator"]},
    )
    before = len(game.state.players[0].hand)
    for card in ("Shivan Dragon", "Blaze", "Fury Charm", "Force of Will", "Stoke the Flames"):
        game.take(f"cast {card}")
        for _ in range(40):
            if game.options.kind == "priority":
                break
            game.take(random.choice(game.legal))
        spells = [item for item in game.state.stack if isinstance(item, Obj)]
        hand = len(game.state.players[0].hand)
        assert len(spells) + hand == before or "cast" in said(game)
        if "cast" in said(game):
            break
        assert not spells


def test_going_back_with_a_question_open_duplicates_nothing() -> None:
    """R-B092: a frame is a value; the branch that was left and the new one do not mix."""
    game = new_game(
        you={"hand": ["Lightning Bolt"], "pool": "{R}"}, opponent={"battlefield": ["Grizzly Bears"]}
    )
    start = game.state
    go(game, "cast Lightning Bolt")
    assert game.options.kind == "target"
    other = game.branch()
    go(game, "target Ben", "close")
    resolve(game)
    assert life(game) == (20, 17)
    other.back()
    assert other.state == start
    assert where(other, "Lightning Bolt") == "hand"
    go(other, "cast Lightning Bolt", "target Grizzly Bears", "close")
    resolve(other)
    assert life(other) == (20, 20)
    assert where(other, "Grizzly Bears") == "graveyard"
    ids = [o.id for o in other.state.players[0].graveyard + other.state.players[1].graveyard]
    assert len(ids) == len(set(ids)) == 2


def test_life_that_was_announced_and_not_paid_is_not_in_the_story() -> None:
    """R-B095: the payment is announced, the activation reversed; no life was ever lost."""
    game = new_game(you={"battlefield": ["Spellskite"], "life": 1, "hand": ["Lightning Bolt"]})
    game = new_game(
        you={"battlefield": ["Spellskite"], "life": 1, "hand": ["Lightning Bolt"], "pool": "{R}"}
    )
    go(game, "cast Lightning Bolt", "target Ben", "close")
    before = game.state
    go(game, "activate Spellskite", "pay_as life", "target Lightning Bolt")
    assert reversal_reason(game) == ("601.2h", "118.3b")
    assert game.state == before
    assert "life_lost" not in said(game)
    assert life(game) == (1, 20)


# R-B038: there and back again ---------------------------------------------------------------


def test_a_use_limit_is_kept_through_two_transformations() -> None:
    """R-B038: transformed and transformed back in one turn it is the same object (712.18)."""
    game = new_game(you={"battlefield": ["Heir of Falkenrath"], "hand": ["2 Forest"]})
    go(game, "activate Heir of Falkenrath", "choose Forest")
    resolve(game)
    assert verbs(game)
    change = Change(game.state)
    change.transform(the(game, "Heir to the Night").id)
    back = Game(change.state)
    assert the(back, "Heir of Falkenrath").id == the(game, "Heir to the Night").id
    refused(back, "activate Heir of Falkenrath", "602.5b")


def test_asking_twice_gives_the_same_answer_and_changes_nothing() -> None:
    """C-K21: a tapped land, mana in the pool; what can be paid is asked twice."""
    game = new_game(
        you={"battlefield": ["Mountain (tapped)"], "hand": ["Lightning Bolt"], "pool": "{R}"}
    )
    before = game.state
    assert legal(game.state) == legal(game.state)
    assert can(game, "cast Lightning Bolt")
    assert can(game, "cast Lightning Bolt")
    assert game.state is before
    assert pool(game) == "R"
