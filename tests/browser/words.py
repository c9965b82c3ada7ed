"""What the lessons' cards, choices and answers are called, written down by hand."""

from __future__ import annotations

from typing import NamedTuple

from mtgrules.rulebook.text import Lang


class Words(NamedTuple):
    """What the lessons' cards, choices and answers are called in a language."""

    pyromancer: str
    ability: str
    opponent: str
    you: str
    respond: str
    pass_: str
    bolt: str
    nobody_has_priority: str
    becomes_tapped: str
    ephemeron: str
    suspend: str
    island: str
    no_more_mana: str
    cast: str
    decline: str
    not_suspended: str
    suspended: str
    attack: str
    that_is_all: str
    in_main_phase: str
    time_counters: str
    old_edition: str
    new_edition: str


WORDS: dict[Lang, Words] = {
    "en": Words(
        pyromancer="Prodigal Pyromancer",
        ability="Activate Prodigal Pyromancer",
        opponent="Ben",
        you="Aki",
        respond="Respond now",
        pass_="Pass",
        bolt="Cast Lightning Bolt",
        nobody_has_priority="Nobody has priority",
        becomes_tapped="Prodigal Pyromancer becomes tapped.",
        ephemeron="Errant Ephemeron",
        suspend="Suspend Errant Ephemeron",
        island="Activate Island ({n})",
        no_more_mana="No more mana abilities",
        cast="Cast Errant Ephemeron",
        decline="Do not play it",
        not_suspended="not suspended",
        suspended="suspended",
        attack="Errant Ephemeron attacks Ben",
        that_is_all="That is all",
        in_main_phase="main phase",
        time_counters="time counters",
        old_edition="17 November 2023",
        new_edition="7 August 2026",
    ),
    "ja": Words(
        pyromancer="放蕩紅蓮術士",
        ability="放蕩紅蓮術士の能力を起動する",
        opponent="ベン",
        you="アキ",
        respond="いま対応する",
        pass_="パスする",
        bolt="稲妻を唱える",
        nobody_has_priority="誰も優先権を持っていません",
        becomes_tapped="放蕩紅蓮術士がタップ状態になります。",
        ephemeron="遍歴のカゲロウ獣",
        suspend="遍歴のカゲロウ獣を待機させる",
        island="島（{n}）の能力を起動する",
        no_more_mana="マナ能力はもう起動しない",
        cast="遍歴のカゲロウ獣を唱える",
        decline="プレイしない",
        not_suspended="待機状態でない",
        suspended="待機状態",
        attack="遍歴のカゲロウ獣でベンを攻撃する",
        that_is_all="これで決まり",
        in_main_phase="メイン・フェイズ",
        time_counters="時間カウンター",
        old_edition="2023年11月17日",
        new_edition="2026年8月7日",
    ),
}

FOREIGN: dict[Lang, str] = {"en": "[ぁ-んァ-ヶ一-龠]", "ja": "[A-Za-z]{2,}"}
THE_OTHER_LANGUAGES_NAME: dict[Lang, set[str]] = {
    "en": {"日本語", "日本語に切り替える"},
    "ja": {"English", "Switch to English"},
}
