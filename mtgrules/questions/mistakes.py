"""The 25 mistakes that people make most often about the two procedures, as data.

Each has what people believe, what is so, the rule behind it, and where it can be made
at all: a wrong answer may only stand for a mistake whose place this is.

>>> MISTAKES["M01"].rule, MISTAKES["M01"].belief["ja"]
('117.1', 'コストの支払いには割り込めます。')
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mtgrules.questions import mistake_places as place
from mtgrules.questions.mistake_places import Place
from mtgrules.rulebook.text import Text

if TYPE_CHECKING:
    from mtgrules.model.choices import Choice
    from mtgrules.model.state import State


@dataclass(frozen=True, slots=True)
class Mistake:
    """A common mistake: its id, what people believe, what is so, its rule, and its place."""

    id: str
    belief: Text
    truth: Text
    rule: str
    where: Place


# The data ------------------------------------------------------------------------------

_ALL = (
    Mistake(
        "M01",
        Text("A cost can be interrupted.", "コストの支払いには割り込めます。"),
        Text(
            "Between the announcement and the moment when all is paid nobody gets priority.",
            "宣言してから支払い終わるまで、誰も優先権を得ません。",
        ),
        "117.1",
        place.proposing,
    ),
    Mistake(
        "M02",
        Text("No source, no ability.", "発生源がなくなれば、能力もなくなります。"),
        Text(
            "An ability on the stack does not need its source any more.",
            "スタック上の能力は、もう発生源を必要としません。",
        ),
        "113.7a",
        place.source_away,
    ),
    Mistake(
        "M03",
        Text("Suspending is casting, or activating.", "待機させるのは、唱えるか起動することです。"),
        Text(
            "Suspending is a special action: it uses no stack, and nobody can respond.",
            "待機させるのは特別な処理です。スタックを使わず、誰も対応できません。",
        ),
        "116.2f",
        place.suspending,
    ),
    Mistake(
        "M04",
        Text("A suspended card must be cast.", "待機していたカードは唱えなければなりません。"),
        Text(
            "Since February 2024 its owner may leave it in exile.",
            "2024年2月から、オーナーは唱えずに追放領域に残すことができます。",
        ),
        "702.62a",
        place.last_counter,
    ),
    Mistake(
        "M05",
        Text(
            "The last counter waits for the right time.",
            "最後のカウンターでも普通の時期に従います。",
        ),
        Text(
            "It is cast while the ability resolves; then timing by card type does not matter.",
            "能力の解決中に唱えるので、カード・タイプによる時期の制限は関係ありません。",
        ),
        "608.2g",
        place.last_counter,
    ),
    Mistake(
        "M06",
        Text("A card can be suspended at any time.", "いつでも待機させられます。"),
        Text(
            "A card can be suspended only when one could begin to cast it.",
            "待機させられるのは、そのカードを唱え始められるときだけです。",
        ),
        "702.62a",
        place.does("suspend"),
    ),
    Mistake(
        "M07",
        Text(
            "Suspending needs mana and targets for the spell.",
            "待機させるにも、呪文のマナと対象が要ります。",
        ),
        Text(
            "Suspending asks for the suspend cost only; the spell's own cost and targets wait.",
            "待機に必要なのは待機コストだけです。呪文自体のコストや対象は関係ありません。",
        ),
        "702.62c",
        place.does("suspend"),
    ),
    Mistake(
        "M08",
        Text("A mana ability can be answered.", "マナ能力にも対応できます。"),
        Text(
            "A mana ability needs no priority, uses no stack, and cannot be answered.",
            "マナ能力は優先権もスタックも必要とせず、対応もされません。",
        ),
        "605.3b",
        place.mana_near,
    ),
    Mistake(
        "M09",
        Text("One thing can pay twice.", "1つのもので2回支払えます。"),
        Text(
            "What has paid is used up, and a cost is paid in full or not at all.",
            "支払いに使ったものは二度使えません。コストは全部支払うか、まったく支払わないかです。",
        ),
        "601.2h",
        place.proposing,
    ),
    Mistake(
        "M11",
        Text("The cost is counted while it is paid.", "コストは支払うときに計算します。"),
        Text(
            "The total cost is locked before anything is paid.",
            "総コストは、何かを支払う前に固定されます。",
        ),
        "601.2f",
        place.proposing,
    ),
    Mistake(
        "M10",
        Text("A new creature can use no ability.", "出たばかりのクリーチャーは能力を使えません。"),
        Text(
            "A new creature is kept only from costs with {T} or {Q}.",
            "出たばかりのクリーチャーにできないのは、コストに{T}か{Q}がある能力だけです。",
        ),
        "602.5a",
        place.creature_new,
    ),
    Mistake(
        "M12",
        Text("No mana cost means that it is free.", "マナ・コストがなければ無料です。"),
        Text(
            "A mana cost that is not there cannot be paid.",
            "存在しないマナ・コストは、支払うことができません。",
        ),
        "118.6",
        place.no_mana_cost,
    ),
    Mistake(
        "M13",
        Text("Free means no cost at all.", "無料なら、どんなコストもかかりません。"),
        Text(
            "Only the mana cost falls away; additional costs and taxes stay.",
            "なくなるのはマナ・コストだけで、追加コストや増えた分は残ります。",
        ),
        "118.9d",
        place.free_spell,
    ),
    Mistake(
        "M14",
        Text("The haste of suspend ends with the turn.", "待機による速攻はターンの終わりまで。"),
        Text(
            "That haste lasts until the player loses control of the creature.",
            "その速攻は、コントロールを失うまで続きます。",
        ),
        "702.62a",
        place.suspend_haste,
    ),
    Mistake(
        "M15",
        Text("Casting and playing are the same.", "唱えることとプレイすることは同じです。"),
        Text(
            "A land is played and never cast; and where a card is matters.",
            "土地はプレイするもので、唱えるものではありません。カードのある領域も重要です。",
        ),
        "305.9",
        place.does("cast", "play", "suspend"),
    ),
    Mistake(
        "M16",
        Text("Whoever suspended it gets it.", "待機させた人のものになります。"),
        Text(
            "The card in exile and its abilities belong to its owner.",
            "追放されたカードとその能力は、オーナーのものです。",
        ),
        "108.4a",
        place.suspend_in_exile,
    ),
    Mistake(
        "M17",
        Text(
            "A card with suspend in exile is suspended.",
            "待機を持つカードが追放領域にあれば待機状態です。",
        ),
        Text(
            "It is suspended only in exile, with suspend, and with a time counter.",
            "待機状態なのは、追放領域にあり、待機を持ち、時間カウンターがあるときだけです。",
        ),
        "702.62b",
        place.not_suspended,
    ),
    Mistake(
        "M18",
        Text("A suspended card is like a permanent.", "待機状態のカードはパーマネントと同じです。"),
        Text(
            "A card in exile is no permanent.",
            "追放領域のカードはパーマネントではありません。",
        ),
        "110.1",
        place.suspend_in_exile,
    ),
    Mistake(
        "M19",
        Text("Everything happens at once.", "すべてが一度に起こります。"),
        Text(
            "One thing after the other: on the stack first, then one of them resolves at a time.",
            "順番に進みます。まずスタックに置かれ、1つずつ解決されます。",
        ),
        "405.5",
        place.stacked,
    ),
    Mistake(
        "M20",
        Text(
            "Abilities are for my own turn, once a turn.", "能力は自分のターンに1回だけ使えます。"
        ),
        Text(
            "An ability without a restriction can be used in any turn, as often as it can be paid.",
            "制限のない能力は、どのターンでも、支払えるかぎり何度でも起動できます。",
        ),
        "117.1b",
        place.does("activate"),
    ),
    Mistake(
        "M21",
        Text(
            "“Once each turn” is easily reset.",
            "「毎ターン1回」は、すぐにまた使えるようになります。",
        ),
        Text(
            "A limit per turn counts for the object, until the turn ends.",
            "毎ターンの回数は、そのオブジェクトについて、ターンが終わるまで数えられます。",
        ),
        "602.5b",
        place.does("activate"),
    ),
    Mistake(
        "M22",
        Text("Choices are made on resolution.", "選択は解決のときに行います。"),
        Text(
            "Modes, X and targets are chosen as it is announced, before it is paid.",
            "モード、X、対象は、支払いより前、宣言のときに選びます。",
        ),
        "601.2c",
        place.targets,
    ),
    Mistake(
        "M23",
        Text("Whoever chooses has control.", "選んだ人がコントロールします。"),
        Text(
            "An opponent who makes a choice does not control what the choice is for.",
            "選ぶのが対戦相手でも、能力をコントロールしているのは起動したプレイヤーです。",
        ),
        "601.2c",
        place.several_players,
    ),
    Mistake(
        "M24",
        Text("Abilities work in every zone.", "能力はどの領域でも使えます。"),
        Text(
            "An ability works on the battlefield unless it says otherwise.",
            "特に断りがなければ、能力は戦場で機能します。",
        ),
        "113.6",
        place.does("activate"),
    ),
    Mistake(
        "M25",
        Text(
            "Some abilities escape every “can't”.", "「できない」が当てはまらない能力があります。"
        ),
        Text(
            "“Can't” holds for everything that its words cover.",
            "「できない」は、その文章が指すものすべてに当てはまります。",
        ),
        "101.2",
        place.forbidden,
    ),
)

MISTAKES: dict[str, Mistake] = {mistake.id: mistake for mistake in sorted(_ALL, key=lambda m: m.id)}
"""By id."""


def at(id: str, state: State, choice: Choice | None) -> str:
    """The id, where this is a place of the mistake; else "".

    >>> from mtgrules import Choice, game
    >>> at("M06", game().state, Choice("pass"))
    ''
    """
    return id if id and MISTAKES[id].where(state, choice) else ""
