"""The words of the diagrams: kinds of nodes and edges, names of spells and abilities."""

from __future__ import annotations

from mtgrules.cards.text import modes_text
from mtgrules.model.abilities import Triggered
from mtgrules.model.objects import Item, Obj, chosen_modes
from mtgrules.model.state import State
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import NOTHING, Text

KINDS: dict[str, Text] = {
    "spell": Text("spell", "呪文"),
    "ability": Text("activated ability", "起動型能力"),
    "trigger": Text("triggered ability", "誘発型能力"),
    "mana ability": Text("mana ability", "マナ能力"),
    "special action": Text("special action", "特別な処理"),
    "permanent": Text("permanent", "パーマネント"),
    "player": Text("player", "プレイヤー"),
    "card": Text("card", "カード"),
    "action": Text("action", "行動"),
    "turn": Text("turn", "ターン"),
    "result": Text("result", "結果"),
    "change": Text("change", "変化"),
    "failure": Text("not possible", "できない"),
    "reversal": Text("reversal", "巻き戻し"),
}
"""What each kind of node is called."""

EDGES: dict[str, Text] = {
    "from source": Text("source of", "発生源"),
    "targets": Text("targets", "対象にする"),
    "above": Text("is above", "上にある"),
    "triggered": Text("triggers", "誘発"),
    "caused": Text("causes", "引き起こす"),
    "resolved": Text("resolves into", "解決の結果"),
    "countered": Text("is countered", "打ち消される"),
    "then": Text("then", "次に"),
    "again": Text("the same state again", "同じ状態に戻る"),
}
"""What each kind of edge is called."""

ZONES: dict[Zone, Text] = {
    Zone.LIBRARY: Text("in a library", "ライブラリー"),
    Zone.HAND: Text("in hand", "手札"),
    Zone.BATTLEFIELD: Text("on the battlefield", "戦場"),
    Zone.GRAVEYARD: Text("in a graveyard", "墓地"),
    Zone.STACK: Text("on the stack", "スタック"),
    Zone.EXILE: Text("in exile", "追放領域"),
    Zone.COMMAND: Text("in the command zone", "統率領域"),
}
GONE = Text("no longer there", "もうそこにない")


def kind_of(item: Item, *, beside: bool = False) -> str:
    """The kind of a spell or ability on the stack or beside it."""
    if isinstance(item, Obj):
        return "spell"
    if isinstance(item.ability, Triggered):
        return "mana ability" if beside else "trigger"
    if item.ability.special:
        return "special action"
    return "mana ability" if beside else "ability"


def named(item: Item, kind: str) -> Text:
    """What a box says of it: "Errant Ephemeron", "Errant Ephemeron: trigger" ..."""
    if isinstance(item, Obj):
        return item.card.name
    forms = {
        "trigger": Text("{name}: trigger", "{name}：誘発型能力"),
        "mana ability": Text("{name}: mana ability", "{name}：マナ能力"),
        "special action": Text("{name}: suspend", "{name}：待機"),
    }
    form = forms.get(kind, Text("{name}: ability", "{name}：能力"))
    return form.format(name=item.source_card.name)


def detail(item: Item) -> Text:
    """What tells it apart: the event a trigger waited for, what an activated ability does."""
    if isinstance(item, Obj):
        return NOTHING
    if isinstance(item.ability, Triggered):
        return item.ability.when
    modes = chosen_modes(item)
    return modes_text(modes) if modes else NOTHING


def whose(state: State, player: int) -> Text:
    return state.players[player].name if 0 <= player < len(state.players) else NOTHING


def bracketed(text: Text) -> Text:
    return Text(f" ({text.en})", f"（{text.ja}）") if text.en else NOTHING
