"""Cards that people ask about in public: a clamp, boots, a cavern, a fair, unpaid spells."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.attachments import equip
from mtgrules.cards.make import TAP, ability, does, make, mana, spell
from mtgrules.engine.costs import SacrificeThis
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.life import GainLife
from mtgrules.engine.effects.mana import AddMana
from mtgrules.engine.effects.searching import YouMaySearchFor
from mtgrules.engine.effects.unpaid import CounterTargetIfUnpaid, CounterThatSpell
from mtgrules.engine.statics.attached import AttachedGets, AttachedHas
from mtgrules.engine.statics.casting import OpponentsManaValueWithinLands
from mtgrules.model.abilities import Filter, Keyword, Triggered
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

_ARTIFACT_CARD = Filter(
    Text("an artifact card", "アーティファクト・カード1枚"),
    frozenset(("artifact",)),
    zones=(Zone.LIBRARY,),
    whose="you",
)

ASKED = (
    make(
        "Skullclamp",
        "頭蓋骨絞め",
        "{1}",
        "artifact",
        subtypes="Equipment",
        keywords=(equip("{1}"),),
        statics=(AttachedGets(1, -1),),
        triggered=(
            Triggered(
                "dies",
                "attached",
                (does(Draw(2)),),
                Text(
                    "whenever equipped creature dies",
                    "装備しているクリーチャーが死亡するたび",
                ),
            ),
        ),
    ),
    make(
        "Swiftfoot Boots",
        "速足のブーツ",
        "{2}",
        "artifact",
        subtypes="Equipment",
        keywords=(equip("{1}"),),
        statics=(
            AttachedHas(
                (Keyword("hexproof"), p.HASTE), (Text("hexproof", "呪禁"), Text("haste", "速攻"))
            ),
        ),
    ),
    make(
        "Zoetic Cavern",
        "生けるものの洞窟",
        None,
        "land",
        keywords=(Keyword("morph", cost=(mana("{2}"),)),),
        activated=(ability((TAP,), does(AddMana(("C",)))),),
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
                "カードでは探すことは任意ではないが、ここでは探さないこともできる。",
            ),
        ),
    ),
    make(
        "Nix",
        "Nix",
        "{U}",
        "instant",
        spell=spell(does(CounterTargetIfUnpaid(), targets=p.one(p.SPELL))),
    ),
    make(
        "Lavinia, Azorius Renegade",
        "Lavinia, Azorius Renegade",
        "{W}{U}",
        "legendary creature",
        pt=(2, 2),
        subtypes="human,soldier",
        statics=(OpponentsManaValueWithinLands(),),
        triggered=(
            Triggered(
                "cast",
                "opponent",
                (does(CounterThatSpell()),),
                Text(
                    "whenever an opponent casts a spell, if no mana was spent to cast it",
                    "対戦相手が呪文を唱えるたび、それを唱えるためにマナが支払われていなかったなら",
                ),
                also="no mana spent",
            ),
        ),
    ),
)
