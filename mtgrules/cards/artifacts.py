"""Artifacts, enchantments and lands of the catalogue."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, basic_land, does, make, mana, suspend
from mtgrules.engine.costs import DiscardHand, SacrificeThis, TapAnother
from mtgrules.engine.effects.damage import DamageToController
from mtgrules.engine.effects.life import GainLife
from mtgrules.engine.effects.mana import AddMana, AddManaForEach, AddManaOfOneColor
from mtgrules.engine.effects.permanents import TapTarget
from mtgrules.engine.effects.searching import YouMaySearchFor
from mtgrules.engine.statics.bans import AbilitiesBanned, NamedAbilitiesBanned
from mtgrules.engine.statics.casting import YourSpellsAsFlash
from mtgrules.engine.statics.costs import AbilitiesCostMore, YourCreaturesAbilitiesCostLess
from mtgrules.engine.statics.grants import YourCreaturesHave
from mtgrules.model.abilities import Filter, Triggered
from mtgrules.model.zones import Zone
from mtgrules.rulebook.terms import word
from mtgrules.rulebook.text import Text

_ARTIFACT_CARD = Filter(
    Text("an artifact card", "アーティファクト・カード1枚"),
    frozenset(("artifact",)),
    zones=(Zone.LIBRARY,),
    whose="you",
)

ARTIFACTS = (
    make(
        "Icy Manipulator",
        "氷の干渉器",
        "{4}",
        "artifact",
        activated=(
            ability((mana("{1}"), TAP), does(TapTarget(), targets=p.one(p.ARTIFACT_CREATURE_LAND))),
        ),
    ),
    make(
        "Lion's Eye Diamond",
        "ライオンの瞳のダイアモンド",
        "{0}",
        "artifact",
        activated=(
            ability((DiscardHand(), SacrificeThis()), does(AddManaOfOneColor(3)), timing="instant"),
        ),
    ),
    make(
        "Lotus Bloom",
        "睡蓮の花",
        None,
        "artifact",
        keywords=(suspend(3, "{0}"),),
        activated=(ability((TAP, SacrificeThis()), does(AddManaOfOneColor(3))),),
    ),
    make(
        "Springleaf Drum",
        "バネ葉の太鼓",
        "{1}",
        "artifact",
        activated=(
            ability((TAP, TapAnother(p.UNTAPPED_CREATURE_OF_YOURS)), does(AddManaOfOneColor())),
        ),
    ),
    make(
        "Pithing Needle",
        "真髄の針",
        "{1}",
        "artifact",
        statics=(NamedAbilitiesBanned(),),
        names="any",
    ),
    make(
        "Cursed Totem",
        "呪われたトーテム像",
        "{2}",
        "artifact",
        statics=(AbilitiesBanned("creature"),),
    ),
    make(
        "Vedalken Orrery", "ヴィダルケンの宇宙儀", "{4}", "artifact", statics=(YourSpellsAsFlash(),)
    ),
)

ENCHANTMENTS = (
    make("Suppression Field", "抑制の場", "{1}{W}", "enchantment", statics=(AbilitiesCostMore(2),)),
    make(
        "Training Grounds",
        "訓練場",
        "{U}",
        "enchantment",
        statics=(YourCreaturesAbilitiesCostLess(2),),
    ),
    make(
        "Fervor",
        "熱情",
        "{2}{R}",
        "enchantment",
        statics=(YourCreaturesHave(p.HASTE, Text("haste", "速攻")),),
    ),
)

LANDS = (
    basic_land("Plains", "平地", "W"),
    basic_land("Island", "島", "U"),
    basic_land("Swamp", "沼", "B"),
    basic_land("Mountain", "山", "R"),
    basic_land("Forest", "森", "G"),
    make(
        "Cabal Coffers",
        "陰謀団の貴重品室",
        None,
        "land",
        activated=(ability((mana("{2}"), TAP), does(AddManaForEach("B", word("swamp")))),),
    ),
    make(
        "City of Brass",
        "真鍮の都",
        None,
        "land",
        activated=(ability((TAP,), does(AddManaOfOneColor())),),
        triggered=(
            Triggered(
                "tapped",
                "self",
                (does(DamageToController(1)),),
                Text("whenever this land becomes tapped", "この土地がタップ状態になるたび"),
            ),
        ),
    ),
    make(
        "Inventors' Fair",
        "発明博覧会",
        None,
        "legendary land",
        activated=(
            ability((TAP,), does(AddMana(("C",)))),
            ability(
                (mana("{4}"), TAP, SacrificeThis()),
                does(YouMaySearchFor(_ARTIFACT_CARD)),
                condition="three artifacts",
            ),
        ),
        triggered=(
            Triggered(
                "step_began",
                "your upkeep",
                (does(GainLife(1)),),
                Text(
                    "at the beginning of your upkeep, if three artifacts or more are yours",
                    "あなたのアップキープの開始時に、あなたのアーティファクトが3つ以上あるなら",
                ),
                condition="three artifacts",
            ),
        ),
        not_modelled=(
            Text(
                "On the card the search is not optional; here one may also leave it.",
                "カードでは探すことは任意ではないが、ここでは探さないこともできます。",
            ),
        ),
    ),
)
