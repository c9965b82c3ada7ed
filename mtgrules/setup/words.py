"""The words of a position that reading and writing share, and what is said of bad ones."""

from __future__ import annotations

from collections.abc import Sequence

from mtgrules.rulebook.text import Text

SEATS = ("you", "opponent", "opponent2", "opponent3")
NAMES = (
    Text("Aki", "アキ"),
    Text("Ben", "ベン"),
    Text("Cleo", "クレオ"),
    Text("Dan", "ダン"),
)
KEYS = {
    "edition": Text("the edition of the rules for this table", "この盤面だけの総合ルールの版"),
    "turn": Text("the number of the turn", "ターンの番号"),
    "active": Text('`"opponent"` if it is their turn', '対戦相手のターンなら`"opponent"`'),
    "step": Text(
        'the step or phase: `"upkeep"`, `"main1"`, `"end"` and so on; if left out, `"main1"`',
        'ステップやフェイズ：`"upkeep"`、`"main1"`、`"end"`など。書かなければ`"main1"`',
    ),
}
"""What a position may have beside its players."""

KEYS_OF_A_PLAYER = {
    "life": Text("life total", "ライフ"),
    "pool": Text('mana in the pool: `"{R}{R}"`', 'マナ・プールのマナ：`"{R}{R}"`'),
    "name": Text(
        'another name than Aki or Ben: `{ en = "...", ja = "..." }`',
        'アキやベン以外の名前：`{ en = "...", ja = "..." }`',
    ),
    "lands_played": Text("lands played this turn", "このターンにプレイした土地の数"),
}
"""What a player may have beside the zones."""

BRACKETS = {
    "tapped": Text("tapped", "タップされている"),
    "new": Text(
        "came under its controller's control this turn",
        "このターンにコントロール下に入った",
    ),
    "3 time counters": Text(
        "so many counters: time, lore, delay, loyalty, charge, +1/+1, -1/-1, -0/-1",
        "カウンターの数：時間、伝承、遅延、忠誠、蓄積、+1/+1、-1/-1、-0/-1",
    ),
    "suspend": Text("was given suspend", "待機を与えられている"),
    "damage 2": Text("has been dealt so much damage", "与えられているダメージ"),
    "face down": Text("face down", "裏向きになっている"),
    "naming Lightning Bolt": Text("a card was named for it", "指定されているカード名"),
    "on Grizzly Bears": Text("attached to it", "つけられているパーマネント"),
}
"""What may stand in brackets after the name of a card, by an example."""

ZONES = ("battlefield", "hand", "graveyard", "exile", "library", "command")
DEFAULT_LIBRARY = 10
"""Cards of unknown worth in a library that the position does not list: basic lands."""

Path = tuple[str | int, ...]
"""How something in the table of a position is reached: keys of tables, numbers of items."""

MOST_OF_ONE = 100
"""The most copies of a card that one entry may ask for; more is a slip of the pen."""


class BadPosition(ValueError):
    """A position that cannot be set up. `problems` names all of them, `text` says them at once.

    `places` says for each of them where it stands in the table: keys and numbers of items.
    """

    def __init__(self, problems: Sequence[Text], places: Sequence[Path] = ()) -> None:
        self.problems = tuple(problems)
        self.places = (*places, *((),) * (len(self.problems) - len(places)))
        self.text = Text(" ".join(p.en for p in problems), "".join(p.ja for p in problems))
        super().__init__(self.text.en)


class Problems(list[Text]):
    """What is wrong with a position, collected while it is read; `at` is what is being read."""

    def __init__(self) -> None:
        super().__init__()
        self.at: Path = ()
        self.places: list[Path] = []

    def append(self, text: Text) -> None:
        """Note one more thing that is wrong with what is being read."""
        super().append(text)
        self.places.append(self.at)

    def wrong(self, en: str, ja: str) -> None:
        """Note one more thing that is wrong, in both languages."""
        self.append(Text(en, ja))
