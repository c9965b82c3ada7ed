"""Cards that counter abilities, spells of one color, or spells for which too little was paid."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import ability, does, make, mana, spell
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.may_pay import UnlessTheyPay
from mtgrules.engine.effects.stack import CounterTarget
from mtgrules.engine.effects.unpaid import CounterTargetIfUnpaid
from mtgrules.model.abilities import Filter, Keyword, Triggered
from mtgrules.model.mana import ManaCost
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

_GREEN_SPELL = Filter(Text("green spell", "緑の呪文"), zones=(Zone.STACK,), kind="spell", color="G")

ANSWERS = (
    make(
        "Deathgrip",
        "Deathgrip",
        "{B}{B}",
        "enchantment",
        activated=(ability((mana("{B}{B}"),), does(CounterTarget(), targets=p.one(_GREEN_SPELL))),),
    ),
    make(
        "Trickbind",
        "計略縛り",
        "{1}{U}",
        "instant",
        keywords=(p.SPLIT_SECOND,),
        spell=spell(does(CounterTarget(lock=True), targets=p.one(p.ABILITY))),
    ),
    make(
        "Disallow",
        "不許可",
        "{1}{U}{U}",
        "instant",
        spell=spell(does(CounterTarget(), targets=p.one(p.SPELL_OR_ABILITY))),
    ),
    make(
        "Nimble Obstructionist",
        "敏捷な妨害術師",
        "{2}{U}",
        "creature",
        pt=(3, 1),
        subtypes="bird,wizard",
        keywords=(p.FLASH, p.FLYING, Keyword("cycling", cost=(mana("{2}{U}"),))),
        triggered=(
            Triggered(
                "cycled",
                "self",
                (does(CounterTarget(), targets=p.one(p.ABILITY_OF_OTHERS)),),
                Text("when you cycle this card", "このカードをサイクリングしたとき"),
                zone=Zone.GRAVEYARD,
            ),
        ),
    ),
    make(
        "Squelch",
        "押しつぶし",
        "{1}{U}",
        "instant",
        spell=spell(does(CounterTarget(), Draw(1), targets=p.one(p.ACTIVATED_ABILITY))),
    ),
    make(
        "Mana Leak",
        "マナ漏出",
        "{1}{U}",
        "instant",
        spell=spell(
            does(UnlessTheyPay(ManaCost.parse("{3}"), CounterTarget()), targets=p.one(p.SPELL))
        ),
    ),
    make(
        "Nix",
        "Nix",
        "{U}",
        "instant",
        spell=spell(does(CounterTargetIfUnpaid(), targets=p.one(p.SPELL))),
    ),
)
