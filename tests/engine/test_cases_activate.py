"""More cases on which other engines stumbled: activating and costs. See test_cases.py."""

from __future__ import annotations

import pytest

from mtgrules.engine.characteristics import power
from mtgrules.engine.costs import Sacrifice, TapAnother
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.effects.mana import AddMana, AddManaOfOneColor
from mtgrules.engine.effects.permanents import Pump
from mtgrules.engine.play import legal
from mtgrules.engine.statics import Static
from mtgrules.model.abilities import TargetSpec, Triggered
from mtgrules.model.cards import Card
from mtgrules.model.objects import Obj
from mtgrules.rulebook.text import Text
from tests.engine.helpers import (
    ANY_TARGET,
    DRAWING_ELVES,
    EDITIONS,
    HEXPROOF_BEAR,
    SHROUD_BEAR,
    TAP,
    TARGET_CREATURE,
    YOUR_CREATURE,
    ability,
    can,
    does,
    first,
    go,
    life,
    make,
    mana,
    named,
    new_game,
    pool,
    refused,
    resolve,
    reversal_reason,
    said,
    the,
    until,
    where,
)

# More cases: activating ---------------------------------------------------------------------


def test_a_ban_on_activating_is_refused_before_anything_moves() -> None:
    """A02, 602.5."""
    game = new_game(
        you={"battlefield": ["Shivan Dragon"], "pool": "{R}"},
        opponent={"battlefield": ["Cursed Totem"]},
    )
    refused(game, "activate Shivan Dragon", "602.5")
    assert power(game.state, the(game, "Shivan Dragon")) == 5


def test_pithing_needle_exempts_mana_abilities_by_what_they_are() -> None:
    """A12: the same name, one mana ability and one that is none."""
    game = new_game(
        you={"battlefield": ["Llanowar Elves", DRAWING_ELVES, "Prodigal Pyromancer"]},
        opponent={"battlefield": ["Pithing Needle (naming Llanowar Elves)"]},
    )
    maker, drawer = (o.id for o in game.state.battlefield if o.card.name.en == "Llanowar Elves")
    assert can(game, f"activate Llanowar Elves #{maker}")
    refused(game, f"activate Llanowar Elves #{drawer}", "602.5")
    assert can(game, "activate Prodigal Pyromancer")


def test_cursed_totem_stops_mana_abilities_of_creatures_but_not_lands() -> None:
    """A16; they return when the Totem leaves."""
    game = new_game(
        you={
            "battlefield": ["Llanowar Elves", "Forest"],
            "hand": ["Fury Charm"],
            "pool": "{R}{R}",
        },
        opponent={"battlefield": ["Cursed Totem"]},
    )
    refused(game, "activate Llanowar Elves", "602.5")
    assert can(game, "activate Forest")
    go(game, "cast Fury Charm", "mode 0", "target Cursed Totem", "close")
    resolve(game)
    assert can(game, "activate Llanowar Elves")


def test_cursed_totem_does_not_reach_a_creature_card_in_hand() -> None:
    """A16, 109.2: "creatures" are permanents."""
    game = new_game(
        you={"hand": ["Elvish Spirit Guide"]}, opponent={"battlefield": ["Cursed Totem"]}
    )
    go(game, "activate Elvish Spirit Guide")
    assert pool(game) == "G"


def test_a_land_that_is_a_creature_is_summoning_sick() -> None:
    """A23: played this turn it makes no mana; next turn it does."""
    arbor = make(
        "Walking Wood",
        "歩く森",
        None,
        "land creature",
        pt=(1, 1),
        activated=(ability((TAP,), does(AddMana(("G",)))),),
    )
    game = new_game(you={"hand": [arbor]})
    go(game, "play Walking Wood")
    refused(game, "activate Walking Wood", "602.5a")
    until(game, "main1", game.state.turn + 2)
    go(game, "activate Walking Wood")
    assert pool(game) == "G"


def test_a_land_is_not_summoning_sick() -> None:
    """A23, the other side."""
    game = new_game(you={"hand": ["Forest"]})
    go(game, "play Forest", "activate Forest")
    assert pool(game) == "G"


EQUIP = make(
    "Blunt Blade",
    "なまくら",
    "{1}",
    "artifact",
    activated=(
        ability(
            (mana("{1}"),),
            does(
                Pump(1, 1, target=True),
                targets=(TargetSpec(YOUR_CREATURE),),
            ),
            timing="sorcery",
        ),
    ),
)


def test_an_equip_like_ability_may_target_your_hexproof_creature_only() -> None:
    """A32: own hexproof yes, own shroud no, an opponent's creature no."""
    game = new_game(
        you={"battlefield": [EQUIP, HEXPROOF_BEAR, SHROUD_BEAR], "pool": "{C}"},
        opponent={"battlefield": ["Grizzly Bears"]},
    )
    go(game, "activate Blunt Blade")
    refused(game, "target Veiled Bear", "702.18a")
    refused(game, "target Grizzly Bears", "109.5")
    go(game, "target Hidden Bear", "close")
    assert named(game.state.stack) == ["Blunt Blade"]


def test_an_equip_like_ability_without_a_legal_target_is_reversed_before_any_cost() -> None:
    """A32, B053."""
    game = new_game(you={"battlefield": [EQUIP, SHROUD_BEAR], "pool": "{C}"})
    before = game.state
    assert can(game, "activate Blunt Blade")
    go(game, "activate Blunt Blade")
    assert reversal_reason(game) == ("601.2c", "601.2c")
    assert game.state == before


def test_hexproof_stops_opponents_and_shroud_stops_everybody() -> None:
    """P06, 702.11b, 702.18a."""
    game = new_game(
        you={"hand": ["Lightning Bolt"], "pool": "{R}", "battlefield": [SHROUD_BEAR]},
        opponent={"battlefield": [HEXPROOF_BEAR, "Grizzly Bears"]},
    )
    go(game, "cast Lightning Bolt")
    refused(game, "target Hidden Bear", "702.11b")
    refused(game, "target Veiled Bear", "702.18a")
    go(game, "target Grizzly Bears", "close")
    resolve(game)
    assert where(game, "Grizzly Bears") == "graveyard"


def test_a_spell_whose_only_target_is_gone_does_not_resolve() -> None:
    """P06, 608.2b."""
    game = new_game(
        you={"hand": ["2 Lightning Bolt"], "pool": "{R}{R}"},
        opponent={"battlefield": ["Grizzly Bears"]},
    )
    go(game, "cast Lightning Bolt", "target Grizzly Bears", "close")
    go(game, "cast Lightning Bolt", "target Grizzly Bears", "close")
    resolve(game)
    assert where(game, "Grizzly Bears") == "graveyard"
    resolve(game)
    assert "spell_fizzled" in said(game)


def test_a_spell_without_any_legal_target_cannot_be_cast() -> None:
    """P06: it can be proposed and is reversed at 601.2c."""
    game = new_game(you={"hand": ["Counterspell"], "pool": "{U}{U}"})
    before = game.state
    go(game, "cast Counterspell")
    assert reversal_reason(game) == ("601.2c", "601.2c")
    assert game.state == before


def test_a_stifled_loyalty_ability_keeps_its_cost_and_its_use() -> None:
    """A34, 701.6b: loyalty went up, no further loyalty ability this turn."""
    game = new_game(
        you={"battlefield": ["Liliana of the Veil"], "hand": ["Forest"]},
        opponent={"hand": ["Stifle", "Island"], "pool": "{U}"},
    )
    go(game, "activate Liliana of the Veil -> [+1]", "pass", "cast Stifle")
    first(game, "target")
    go(game, "close")
    resolve(game)
    assert not game.state.stack
    assert len(game.state.players[0].hand) == 1
    assert the(game, "Liliana of the Veil").counter("loyalty") == 4
    for key in ("0", "1"):
        refused(game, f"activate #{the(game, 'Liliana of the Veil').id} {key}", "606.3")


def test_an_ability_with_a_target_is_no_mana_ability() -> None:
    """M01: Deathrite-like; it uses the stack and makes no mana until it resolves."""
    shaman = make(
        "Grave Shaman",
        "墓場の呪術師",
        "{1}",
        "creature",
        pt=(1, 2),
        activated=(
            ability(
                (TAP,),
                does(AddManaOfOneColor(), targets=(ANY_TARGET,)),
            ),
        ),
    )
    game = new_game(you={"battlefield": [shaman]})
    go(game, "activate Grave Shaman", "target Ben")
    assert named(game.state.stack) == ["Grave Shaman"]
    assert pool(game) == ""
    resolve(game)
    go(game, "color G")
    assert pool(game) == "G"


def test_an_ability_with_a_target_cannot_be_used_inside_a_payment() -> None:
    """M01, 605.5a."""
    shaman = make(
        "Grave Shaman",
        "墓場の呪術師",
        "{1}",
        "creature",
        pt=(1, 2),
        activated=(ability((TAP,), does(AddManaOfOneColor(), targets=(ANY_TARGET,))),),
    )
    game = new_game(you={"battlefield": [shaman], "hand": ["Grizzly Bears"]})
    go(game, "cast Grizzly Bears")
    refused(game, "activate Grave Shaman", "605.3a")


GROVE = make(
    "Druid Circle",
    "ドルイドの輪",
    "{1}",
    "artifact",
    activated=(ability((TapAnother(YOUR_CREATURE),), does(AddMana(("G",)))),),
)


def test_one_mana_ability_is_used_several_times_in_one_payment() -> None:
    """M15; the tapped creatures may be summoning sick (302.6)."""
    game = new_game(
        you={
            "battlefield": [GROVE, "3 Grizzly Bears (new)"],
            "hand": [make("Big Cub", "大きな子熊", "{G}{G}{G}", "creature", pt=(3, 3))],
        }
    )
    go(game, "cast Big Cub")
    for _ in range(3):
        go(game, "activate Druid Circle")
        go(game, *(["choose Grizzly Bears"] if game.options.kind == "cost" else []))
    assert pool(game) == "GGG"
    go(game, "close")
    assert named(game.state.stack) == ["Big Cub"]
    assert all(o.tapped for o in game.state.battlefield if o.card.name.en == "Grizzly Bears")


MOURNER = make(
    "Pale Mourner",
    "青ざめた弔問者",
    "{1}",
    "creature",
    pt=(1, 1),
    triggered=(
        Triggered(
            "sacrificed",
            "any",
            (does(Draw(1)),),
            Text("whenever a creature is sacrificed", "クリーチャーが生け贄に捧げられるたび"),
        ),
    ),
)
FEEDER = make(
    "Bone Feeder",
    "骨の餌やり",
    "{1}",
    "artifact",
    activated=(ability((Sacrifice(YOUR_CREATURE),), does(AddMana(("C", "C")))),),
)


def test_a_trigger_from_a_sacrifice_in_payment_goes_above_the_spell() -> None:
    """M18, B079."""
    game = new_game(
        you={
            "battlefield": [FEEDER, MOURNER, "Llanowar Elves"],
            "hand": ["Icy Manipulator"],
            "pool": "{C}{C}",
        }
    )
    go(game, "cast Icy Manipulator", "activate Bone Feeder")
    assert named(game.state.stack) == ["Icy Manipulator"]
    go(game, "choose Llanowar Elves", "close")
    assert named(game.state.stack) == ["Icy Manipulator", "Pale Mourner"]


def test_a_sacrifice_that_is_undone_does_not_trigger() -> None:
    """B050: an undone action leaves no memory; done for real it triggers."""
    game = new_game(
        you={"battlefield": [FEEDER, MOURNER, "Llanowar Elves"], "hand": ["Icy Manipulator"]}
    )
    before = game.state
    go(game, "cast Icy Manipulator", "activate Bone Feeder", "choose Llanowar Elves", "close")
    go(game, "undo")
    assert game.state == before
    go(game, "activate Bone Feeder", "choose Llanowar Elves")
    assert named(game.state.stack) == ["Pale Mourner"]


# More cases: costs --------------------------------------------------------------------------


class AtLeastThree(Static):
    """Trinisphere-like: a spell that would cost less than three costs three."""

    def text(self) -> Text:
        return Text("Spells cost at least three.", "呪文のコストは3以上である。")

    def least_spell_cost(self) -> int:
        return 3


def test_an_effect_that_sets_the_cost_comes_last() -> None:
    """K02: {R} + {1} is raised to three, not to four."""
    sphere = make("Third Sphere", "三つ目の球", "{3}", "artifact", statics=(AtLeastThree(),))
    game = new_game(
        you={
            "battlefield": [sphere, "Thalia, Guardian of Thraben"],
            "hand": ["Lightning Bolt"],
            "pool": "{R}{R}{R}",
        }
    )
    go(game, "cast Lightning Bolt", "target Ben", "close")
    assert pool(game) == ""


def test_a_phyrexian_symbol_of_an_activation_cost_is_paid_with_life() -> None:
    """K05-like, 107.4f: Spellskite with 2 life, chosen in 601.2b."""
    game = new_game(
        you={"battlefield": ["Spellskite"]},
        opponent={"hand": ["Lightning Bolt"], "battlefield": ["Mountain"], "pool": "{R}"},
    )
    go(game, "pass", "cast Lightning Bolt", "target Aki", "close", "pass")
    go(game, "activate Spellskite", "pay_as life", "target Lightning Bolt")
    first(game, "payment", "cost")
    assert life(game) == (18, 20)
    resolve(game)
    resolve(game)
    assert life(game) == (18, 20)
    assert the(game, "Spellskite").damage == 3


def test_life_that_is_not_there_cannot_pay() -> None:
    """K05, 118.3b: one life cannot pay two."""
    game = new_game(
        you={"battlefield": ["Spellskite"], "life": 1},
        opponent={"hand": ["Lightning Bolt"], "pool": "{R}"},
    )
    go(game, "pass", "cast Lightning Bolt", "target Ben", "close", "pass")
    before = game.state
    go(game, "activate Spellskite", "pay_as life", "target Lightning Bolt")
    assert reversal_reason(game) == ("601.2h", "118.3b")
    assert game.state == before


class SpellsCost(Static):
    """A test-only change of every spell's cost."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> Text:
        return Text("Spells cost something else.", "呪文のコストが変わる。")

    def spell_costs(self, giver: Obj, who: int, card: Card) -> int:
        return self.n


REDUCTIONS = [
    ("{C}", 1, "{C}"),
    ("{R}", 1, "{R}"),
    ("{1}", 1, "{0}"),
    ("{2}", 2, "{0}"),
    ("{3}{R}", 2, "{1}{R}"),
    ("{R}{3}{G}", 2, "{1}{R}{G}"),
    ("{0}", 1, "{0}"),
    ("{R}", -1, "{1}{R}"),
    ("{2}{R}", -1, "{3}{R}"),
    ("{C}", -1, "{1}{C}"),
]


@pytest.mark.parametrize(
    ("cost", "less", "expected"), REDUCTIONS, ids=[f"{c}-{n}" for c, n, _ in REDUCTIONS]
)
def test_reductions_touch_only_generic_mana_and_stop_at_zero(
    cost: str, less: int, expected: str
) -> None:
    """C-K10, 118.7a, 601.2f: nothing left is {0}."""
    changer = make("Odd Scale", "奇妙な秤", "{1}", "artifact", statics=(SpellsCost(-less),))
    thing = make("Plain Thing", "ただの物", cost, "artifact")
    game = new_game(you={"battlefield": [changer], "hand": [thing], "pool": "{W}"})
    go(game, "cast Plain Thing")
    total = game.state.agenda[-1].total if game.state.agenda else None  # type: ignore[attr-defined]
    if total is None:  # {0}: nothing was asked, it is cast
        assert expected == "{0}"
        assert named(game.state.stack) == ["Plain Thing"]
    else:
        assert sorted(total.mana.symbols) == sorted(expected.strip("{}").split("}{"))


def test_training_grounds_stops_at_one_mana() -> None:
    """B072, 118.7: the floor is part of that effect."""
    game = new_game(
        you={"battlefield": ["Training Grounds", "Pili-Pala (tapped)"], "pool": "{G}"},
    )
    go(game, "activate Pili-Pala", "close")
    go(game, *(["pay 0"] if game.options.kind == "payment" else []))
    go(game, "color U")
    assert pool(game) == "U"


def test_asking_what_is_legal_changes_nothing() -> None:
    """C-K21."""
    game = new_game(
        you={"battlefield": ["Mountain (tapped)"], "hand": ["Lightning Bolt"], "pool": "{R}"}
    )
    first = legal(game.state)
    again = legal(game.state.but())
    assert first == again
    assert pool(game) == "R"
    assert the(game, "Mountain").tapped
    assert where(game, "Lightning Bolt") == "hand"


def test_x_can_be_taken_back_only_by_reversal_and_priority_stays() -> None:
    """R01: Cinder Elemental with an X that cannot be paid; same player has priority."""
    game = new_game(you={"battlefield": ["Cinder Elemental"], "pool": "{R}{R}{R}"})
    before = game.state
    go(game, "activate Cinder Elemental", "x 7", "target Ben", "close")
    assert reversal_reason(game) == ("601.2h", "118.3")
    assert game.state == before
    assert game.state.priority == 0
    go(game, "activate Cinder Elemental", "x 2", "target Ben", "close")
    first(game, "payment", "cost")
    assert named(game.state.stack) == ["Cinder Elemental"]
    resolve(game)
    assert life(game) == (20, 18)


def test_x_may_be_zero() -> None:
    """B062, 107.3a."""
    game = new_game(you={"battlefield": ["Cinder Elemental"], "pool": "{R}"})
    go(game, "activate Cinder Elemental", "x 0", "target Ben", "close")
    first(game, "payment", "cost")
    resolve(game)
    assert life(game) == (20, 20)
    assert where(game, "Cinder Elemental") == "graveyard"


def test_only_the_inner_illegal_activation_is_reversed() -> None:
    """B027: the land tapped for the outer payment stays tapped, its mana stays."""
    game = new_game(
        you={"battlefield": ["Forest", FEEDER], "hand": ["Grizzly Bears"]},
    )
    go(game, "cast Grizzly Bears", "activate Forest", "activate Bone Feeder")
    assert reversal_reason(game) == ("601.2h", "118.3")
    assert game.options.kind == "mana abilities"
    assert the(game, "Forest").tapped
    assert pool(game) == "G"
    assert where(game, "Grizzly Bears") == "stack"


def test_a_sick_creature_may_use_an_ability_without_the_tap_symbol() -> None:
    """B039, 602.5a: only {T} and {Q} are stopped."""
    game = new_game(
        you={
            "battlefield": [
                "Shivan Dragon (new)",
                "Prodigal Pyromancer (new)",
                "Pili-Pala (new, tapped)",
            ],
            "pool": "{R}",
        }
    )
    refused(game, "activate Prodigal Pyromancer", "602.5a")
    refused(game, "activate Pili-Pala", "602.5a")
    go(game, "activate Shivan Dragon", "close")
    resolve(game)
    assert power(game.state, the(game, "Shivan Dragon")) == 6


def test_an_ability_with_no_legal_target_leaves_its_source_untapped() -> None:
    """B053."""
    hunter = make(
        "Bear Hunter",
        "熊狩り",
        "{1}",
        "artifact",
        activated=(ability((TAP,), does(DealDamage(1), targets=(TARGET_CREATURE,))),),
    )
    game = new_game(you={"battlefield": [hunter]})
    before = game.state
    go(game, "activate Bear Hunter")
    assert reversal_reason(game) == ("601.2c", "601.2c")
    assert game.state == before
    assert not the(game, "Bear Hunter").tapped


ROOTS = make(
    "Root Wall",
    "根の壁",
    "{1}{G}",
    "creature",
    pt=(0, 5),
    activated=(ability((), does(AddMana(("G",))), per_turn=1),),
)


def test_a_limited_mana_ability_pays_once_in_a_payment() -> None:
    """B060, B070: {G} can be paid with it, {G}{G} cannot."""
    game = new_game(you={"battlefield": [ROOTS], "hand": ["Llanowar Elves"]})
    go(game, "cast Llanowar Elves", "activate Root Wall")
    refused(game, "activate Root Wall", "602.5b")
    go(game, "close")
    assert named(game.state.stack) == ["Llanowar Elves"]
    two = make("Twin Cub", "双子熊", "{G}{G}", "creature", pt=(2, 2))
    game = new_game(you={"battlefield": [ROOTS], "hand": [two]})
    before = game.state
    go(game, "cast Twin Cub", "activate Root Wall", "close", "undo")
    assert game.state == before
    assert can(game, "activate Root Wall")  # the undone use does not count


def test_an_ability_may_be_activated_again_in_response_to_itself() -> None:
    """B102, 117.3c."""
    game = new_game(you={"battlefield": ["Shivan Dragon"], "pool": "{R}{R}"})
    go(game, "activate Shivan Dragon", "close", "activate Shivan Dragon", "close")
    assert named(game.state.stack) == ["Shivan Dragon", "Shivan Dragon"]
    resolve(game, 2)
    assert power(game.state, the(game, "Shivan Dragon")) == 7


def test_killing_the_source_in_response_does_not_stop_the_ability() -> None:
    """113.7a: the Pyromancer dies, the damage is dealt."""
    game = new_game(
        you={"battlefield": ["Prodigal Pyromancer"]},
        opponent={"hand": ["Lightning Bolt"], "pool": "{R}"},
    )
    go(game, "activate Prodigal Pyromancer", "target Ben", "pass")
    go(game, "cast Lightning Bolt", "target Prodigal Pyromancer", "close")
    resolve(game)
    assert where(game, "Prodigal Pyromancer") == "graveyard"
    resolve(game)
    assert life(game) == (20, 19)


def test_divided_damage_is_announced_and_an_illegal_targets_share_is_lost() -> None:
    """601.2d, 608.2b: Arc Mage with two targets, one of which dies first."""
    game = new_game(
        you={
            "battlefield": ["Arc Mage"],
            "hand": ["Forest"],
            "pool": "{R}{R}{R}",
        },
        opponent={
            "battlefield": ["Llanowar Elves", "Grizzly Bears"],
            "hand": ["Lightning Bolt"],
            "pool": "{R}",
        },
    )
    go(game, "activate Arc Mage", "how_many 2", "target Llanowar Elves", "target Grizzly Bears")
    first(game, "division")
    go(game, "close")
    first(game, "payment", "cost")
    assert named(game.state.stack) == ["Arc Mage"]
    go(game, "pass", "cast Lightning Bolt", "target Llanowar Elves", "close")
    resolve(game, 2)
    assert the(game, "Grizzly Bears").damage == 1


def test_edition_lists_are_complete() -> None:
    """The cases above name editions; these are all there are."""
    from mtgrules.rulebook.editions import EDITIONS as THERE

    assert tuple(map(str, THERE)) == EDITIONS
