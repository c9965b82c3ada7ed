"""Effects that look through the library from its top (701.20, 701.13)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import has_suspend
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.replacing import give_suspend
from mtgrules.engine.resolving import Scene
from mtgrules.model.objects import Mark, Obj
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

_GAINS = Text("it gains suspend if it does not have it", "それが待機を持っていないなら、待機を得る")


@value
class ExileUntilNonland(Instruction, Value):
    """Exile from the top until a nonland card; that card gets time counters and suspend."""

    moves_library = True
    n: int

    def text(self) -> Text:
        return Text(
            "exile cards from the top of your library until you exile a nonland card, put "
            f"{self.n} time counters on that card; {_GAINS.en}",
            "あなたのライブラリーの一番上から、土地でないカードが追放されるまでカードを追放する。"
            f"そのカードの上に時間カウンター{self.n}個を置く。{_GAINS.ja}",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        while library := change.state.players[scene.you].library:
            land = "land" in library[-1].card.types
            id = change.move(library[-1].id, Zone.EXILE, "exiled", "701.13a")
            if not land:
                give_suspend(change, id, self.n)
                return
        change.say("no_card_found", "609.3", who=scene.you)


@value
class RevealUntil(Instruction, Value):
    """Reveal from the top until a nonland card of enough mana value; exile it suspended.

    The rest goes to the bottom. In which order is left to chance on the table;
    here it is the order in which the cards were revealed.
    """

    moves_library = True
    least: int
    n: int

    def text(self) -> Text:
        return Text(
            "reveal cards from the top of your library until you reveal a nonland card of mana "
            f"value {self.least} or greater, exile that card with {self.n} time counters on it; "
            f"{_GAINS.en}; put the other revealed cards on the bottom of your library",
            "あなたのライブラリーの一番上から、"
            f"マナ総量が{self.least}以上の土地でないカードが公開されるまで"
            f"公開していく。そのカードを時間カウンター{self.n}個が置かれた状態で追放する。"
            f"{_GAINS.ja}。残りの公開されたカードをあなたのライブラリーの一番下に置く",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        rest: list[int] = []
        for card in reversed(change.state.players[scene.you].library):
            change.say("card_revealed", "701.20a", subject=card.id, name=card.card.name)
            if "land" not in card.card.types and card.card.mana_value >= self.least:
                id = change.move(card.id, Zone.EXILE, "exiled", "701.13a")
                give_suspend(change, id, self.n)
                break
            rest.append(card.id)
        else:
            change.say("no_card_found", "609.3", who=scene.you)
        for id in rest:
            change.to_bottom(id)


@value
class ExileTopSuspended(Instruction, Value):
    """Exile the top cards; each nonland one gets counters = its mana value, and suspend."""

    moves_library = True
    n: int

    def text(self) -> Text:
        return Text(
            f"exile the top {self.n} cards of your library; put time counters equal to its mana "
            "value on each nonland card exiled this way; each of those without suspend gains it",
            f"あなたのライブラリーの一番上のカード{self.n}枚を追放する。"
            "これにより追放された土地でない各カードの上に、"
            "それのマナ総量に等しい数の時間カウンターを置く。"
            "それらのうち待機を持たないカードは待機を得る",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        for card in _top(scene, self.n):
            id = change.move(card.id, Zone.EXILE, "exiled", "701.13a")
            if "land" not in card.card.types:
                give_suspend(change, id, card.card.mana_value)


@value
class ExileTopToPlay(Instruction, Value):
    """Exile the top cards; you may play them this turn; those with suspend get time counters."""

    moves_library = True
    n: int
    counters: int

    def text(self) -> Text:
        return Text(
            f"exile the top {self.n} cards of your library; you may play them this turn; put "
            f"{self.counters} time counters on each of them that has suspend",
            f"あなたのライブラリーの一番上のカード{self.n}枚を追放する。"
            "このターン、あなたはそれらをプレイしてもよい。"
            f"それらのうち待機を持つ各カードの上に時間カウンター{self.counters}個を置く",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        for card in _top(scene, self.n):
            id = change.move(card.id, Zone.EXILE, "exiled", "701.13a")
            change.mark(id, Mark("may play", controller=scene.you, until="end of turn"))
            made = change.state.card(id)
            if made is not None and has_suspend(made):
                change.add_counters(id, "time", self.counters)


def _top(scene: Scene, n: int) -> tuple[Obj, ...]:
    return tuple(reversed(scene.state.players[scene.you].library[-n:]))
