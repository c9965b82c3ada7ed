"""A sorcery with epic (702.50)."""

from __future__ import annotations

from mtgrules.cards.make import does, make, spell
from mtgrules.cards.tokens import SNAKE
from mtgrules.engine.effects.epic import Epic
from mtgrules.engine.effects.tokens import CreateTokenForEachCard
from mtgrules.rulebook.text import Text

EPIC = (
    make(
        "Endless Swarm",
        "終わりなき大群",
        "{5}{G}{G}{G}",
        "sorcery",
        spell=spell(
            does(
                CreateTokenForEachCard(
                    SNAKE,
                    Text(
                        "create a green 1/1 Snake token for each card in your hand",
                        "あなたの手札のカード1枚につき、緑の1/1の蛇・クリーチャー・トークン1体を"
                        "生成する",
                    ),
                ),
                Epic(),
            )
        ),
    ),
)
