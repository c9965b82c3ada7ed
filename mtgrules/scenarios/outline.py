"""In which order the statements stand on the two source pages, under which of their headings.

The headings are told in our own words.
"""

from __future__ import annotations

from typing import NamedTuple

from mtgrules.rulebook.text import Text


class Section(NamedTuple):
    """A heading of a page and the ids of the statements under it, in their order."""

    title: Text
    ids: tuple[str, ...]


class Page(NamedTuple):
    """A source page: its title, and its sections in their order."""

    title: Text
    sections: tuple[Section, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(id for section in self.sections for id in section.ids)


def _section(en: str, ja: str, *numbers: int | range, letter: str) -> Section:
    listed = [n for part in numbers for n in (part if isinstance(part, range) else (part,))]
    return Section(Text(en, ja), tuple(f"{letter}{n}" for n in listed))


def _a(en: str, ja: str, *numbers: int | range) -> Section:
    return _section(en, ja, *numbers, letter="A")


def _s(en: str, ja: str, *numbers: int | range) -> Section:
    return _section(en, ja, *numbers, letter="S")


PAGES: dict[str, Page] = {
    "activate": Page(
        Text("Activating", "起動"),
        (
            _a("The word and the page", "語とページについて", 67, 40),
            _a("What it means, step by step", "定義と手順", range(1, 19)),
            _a("Where the word comes from", "言葉の由来", range(19, 22)),
            _a("Rules and examples", "ルールと例", range(22, 39)),
            _a("Further pages", "関連するページ", 39),
            _a("Quoted: the keyword action", "引用：キーワード処理", 65, 41),
            _a(
                "Quoted: activating activated abilities",
                "引用：起動型能力の起動",
                range(42, 65),
                66,
            ),
        ),
    ),
    "suspend": Page(
        Text("Suspend", "待機"),
        (
            _s("The word and the page", "語とページについて", 105, 1),
            _s("What it means: three abilities", "定義：3つの能力", range(2, 10)),
            _s("What it is good for, and where it appeared", "特徴と登場", range(10, 24)),
            _s("Cards that give suspend", "待機を与えるカード", range(24, 38)),
            _s(
                "Rules: beginning to wait",
                "ルール：待機の開始",
                38,
                39,
                104,
                range(40, 46),
            ),
            _s("Rules: being suspended", "ルール：待機状態", range(46, 49)),
            _s("Rules: the last counter", "ルール：待機の終わり", range(49, 65)),
            _s("The old rule", "旧ルール", range(65, 76)),
            _s("Other things to know", "その他", range(76, 84)),
            _s("How it was made", "開発の経緯", range(84, 91)),
            _s("Sources and further pages", "出典と関連するページ", range(91, 97)),
            _s("Quoted: the rule of suspend", "引用：待機のルール", range(97, 104)),
        ),
    ),
}
"""The pages by the name of their collection of scenarios."""
