"""Cards that counter abilities."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import does, make, mana, spell
from mtgrules.engine.effects.stack import CounterTarget
from mtgrules.model.abilities import Keyword, Triggered
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

ANSWERS = (
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
)
