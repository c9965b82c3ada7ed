"""The text of a card in both languages, told from its structure (207).

>>> from mtgrules.cards import card
>>> [line.en for line in card_text(card("Prodigal Pyromancer"))]
['{T}: This deals 1 damage to any target.']
"""

from __future__ import annotations

from mtgrules.cards.phrases import KEYWORD_WORDS
from mtgrules.model.abilities import (
    Activated,
    Cost,
    Filter,
    Keyword,
    Mode,
    Spell,
    TargetSpec,
    Triggered,
)
from mtgrules.model.cards import Card
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import NOTHING, Text, join, same

_NUMBERS = ("zero", "one", "two", "three", "four", "five")
_ROMAN = ("0", "I", "II", "III", "IV", "V")
_TYPE_WORDS = {
    "basic": Text("Basic", "基本"),
    "legendary": Text("Legendary", "伝説の"),
    "world": Text("World", "ワールド・"),
    "artifact": Text("Artifact", "アーティファクト"),
    "creature": Text("Creature", "クリーチャー"),
    "enchantment": Text("Enchantment", "エンチャント"),
    "instant": Text("Instant", "インスタント"),
    "land": Text("Land", "土地"),
    "plane": Text("Plane", "次元"),
    "planeswalker": Text("Planeswalker", "プレインズウォーカー"),
    "sorcery": Text("Sorcery", "ソーサリー"),
}


def type_line(card: Card) -> Text:
    """The type line (205): "Creature — Human Wizard", 「クリーチャー — 人間・ウィザード」."""
    kinds = [_TYPE_WORDS[t] for t in (*card.supertypes, *card.types)]
    line = Text(" ".join(k.en for k in kinds), "".join(k.ja for k in kinds))
    if card.subtypes:
        subtypes = Text(
            " ".join(s.en for s in card.subtypes), "・".join(s.ja for s in card.subtypes)
        )
        line = line + Text(" — ", " — ") + subtypes
    return line


def card_text(card: Card) -> tuple[Text, ...]:
    """One line for each ability, in the order: keywords, statics, activated, triggered, spell."""
    lines = [keyword_text(k) for k in card.keywords]
    for half in card.halves[:2]:
        cost = same(f" {half.mana_cost}") if half.mana_cost else NOTHING
        lines += [half.name + cost + Text(": ", "：") + line for line in card_text(half)]
    if card.enchant is not None:
        what = card.enchant.noun
        lines.insert(0, Text(f"Enchant {what.en}.", f"エンチャント（{what.ja}）。"))
    if card.names:
        what = (
            Text("nonland card", "土地でないカード")
            if card.names == "nonland"
            else Text("card", "カード")
        )
        said = Text(
            "As this enters, choose a {c} name.", "これが戦場に出るに際し、{c}の名前1つを選ぶ。"
        )
        lines.append(said.format(c=what))
    if card.enters_tapped:
        lines.append(Text("This enters tapped.", "これはタップ状態で戦場に出る。"))
    lines += [static.text() for static in card.statics]
    lines += [ability_text(a) for a in card.activated]
    lines += [triggered_text(t) for t in card.triggered]
    if card.spell and card.enchant is None:
        lines += spell_costs_text(card.spell)
        lines.append(modes_text(card.spell.modes))
    return tuple(lines)


def keyword_text(keyword: Keyword) -> Text:
    """A keyword with its number and cost: "Suspend 4—{1}{U}", 「待機4―{1}{U}」."""
    word = KEYWORD_WORDS.get(keyword.name) or Text(keyword.name.capitalize(), keyword.name)
    text = word
    if keyword.name == "suspend" and keyword.cost and not keyword.n:
        text = Text(f"{word.en} X", f"{word.ja}X")
    if keyword.n:
        text = Text(f"{word.en} {keyword.n}", f"{word.ja}{keyword.n}")
    if keyword.cost:
        cost = costs_text(keyword.cost)
        if not keyword.n and cost.en.startswith("{"):
            return Text(f"{text.en} {cost.en}", f"{text.ja}{cost.ja}")
        text = Text(f"{text.en}—{cost.en}", f"{text.ja}―{cost.ja}")
    return text


def costs_text(costs: tuple[Cost, ...]) -> Text:
    """The components of a cost, separated as on a card."""
    return join([cost.text() for cost in costs], ", ", "、")


def spell_costs_text(spell: Spell) -> list[Text]:
    """What a spell says about its own costs (118.8, 118.9, 107.3)."""
    lines = []
    if spell.least_x:
        lines.append(Text("X can't be 0.", "Xは0にできない。"))
    if spell.additional:
        said = Text(
            "As an additional cost to cast this, {c}.", "これを唱える追加コストとして、{c}。"
        )
        lines.append(said.format(c=costs_text(spell.additional)))
    if spell.alternative:
        said = Text(
            "Rather than its mana cost you may pay: {c}.",
            "マナ・コストの代わりに{c}ことを選んでもよい。",
        )
        lines.append(said.format(c=costs_text(spell.alternative)))
    return lines


def ability_text(ability: Activated) -> Text:
    """Cost, colon, effect, instructions (602.1)."""
    cost = _capital(costs_text(ability.costs))
    text = Text(
        f"{cost.en}: {modes_text(ability.modes).en}", f"{cost.ja}：{modes_text(ability.modes).ja}"
    )
    if ability.once:
        text = Text(f"Exhaust — {text.en}", f"消尽 ― {text.ja}")
    return text + _instructions(ability)


def _instructions(ability: Activated) -> Text:
    """What an ability says about activating it, after its effect (602.1b)."""
    said = NOTHING
    if ability.timing == "sorcery":
        said += Text(" Activate only as a sorcery.", "起動はソーサリーとしてのみ行う。")
    if ability.timing in _WHEN:
        said += _WHEN[ability.timing]
    if ability.timing == "instant":
        said += Text(" Activate only as an instant.", "起動はインスタントとしてのみ行う。")
    if ability.condition == "suspended":
        said += Text(
            " Activate only while this card is suspended.",
            "起動はこのカードが待機状態である間にのみ行う。",
        )
    if ability.condition == "three artifacts":
        said += Text(
            " Activate only while three artifacts or more are yours.",
            "起動は、あなたがアーティファクトを3つ以上コントロールしているときにのみ行う。",
        )
    if ability.per_turn == 1:
        said += Text(" Activate only once each turn.", "起動は毎ターン1回のみ行う。")
    elif ability.per_turn:
        n = ability.per_turn
        said += Text(f" Activate only {n} times each turn.", f"起動は毎ターン{n}回のみ行う。")
    if ability.who == "opponent":
        said += Text(
            " Only your opponents may activate this ability.",
            "この能力を起動できるのは、あなたの対戦相手だけである。",
        )
    for change in ability.changes:
        said += Text(f" {change.text().en}", change.text().ja)
    if ability.who == "any":
        said += Text(
            " Any player may activate this ability.", "どのプレイヤーもこの能力を起動してよい。"
        )
    if ability.zone is not Zone.BATTLEFIELD and not ability.special:
        where = {
            Zone.HAND: Text(" (It works in your hand.)", "（手札で機能する。）"),
            Zone.GRAVEYARD: Text(" (It works in your graveyard.)", "（墓地で機能する。）"),
            Zone.EXILE: Text(" (It works in exile.)", "（追放領域で機能する。）"),
        }
        said += where.get(ability.zone, NOTHING)
    return said


_WHEN = {
    "your turn": Text(" Activate only in your turn.", "起動は自分のターンにのみ行う。"),
    "upkeep": Text(
        " Activate only during an upkeep step.", "起動はアップキープ・ステップの間にのみ行う。"
    ),
    "your turn before attackers": Text(
        " Activate only in your turn, before attackers are declared.",
        "起動は自分のターンの、攻撃クリーチャーが指定される前にのみ行う。",
    ),
    "your upkeep": Text(" Activate only in your upkeep.", "起動は自分のアップキープにのみ行う。"),
    "your turn before the end": Text(
        " Activate only in your own turn, before the end step.",
        "起動は自分のターンの、終了ステップより前にのみ行う。",
    ),
}


def triggered_text(ability: Triggered) -> Text:
    """The event and what happens (603.1)."""
    done = modes_text(ability.modes)
    if ability.chapters:
        numbers = ", ".join(_ROMAN[n] for n in ability.chapters)
        return Text(f"{numbers} — {done.en}", f"{numbers} ― {done.ja}")
    when = _capital(ability.when)
    return Text(f"{when.en}, {_small(done.en)}", f"{when.ja}、{done.ja}")


def modes_text(modes: tuple[Mode, ...]) -> Text:
    """What the modes do; "choose one" if there are several (700.2)."""
    if len(modes) == 1:
        return mode_text(modes[0])
    each = [mode_text(mode) for mode in modes]
    return Text("Choose one — ", "以下から1つを選ぶ。") + Text(
        " ".join(f"• {t.en}" for t in each), "".join(f"・{t.ja}" for t in each)
    )


def mode_text(mode: Mode) -> Text:
    """One mode: in Japanese the targets are said first and then referred to."""
    phrases = [target_phrase(spec) for spec in mode.targets]
    fields = {"target": phrases[0].en if phrases else ""}
    fields.update({f"target{i + 1}": p.en for i, p in enumerate(phrases)})
    effects = [effect.text() for effect in mode.effects]
    # A symbol such as {T} in an effect is not a field: only fields are replaced.
    en = ", ".join(_fill(effect.en.strip(), fields) for effect in effects)
    ja = "。".join(effect.ja for effect in effects)
    aim = "と、".join(p.ja for p in phrases)
    aimed = f"{aim}を対象とする。" if phrases else ""
    return _capital(Text(f"{en}.", f"{aimed}{ja}。"))


def _fill(text: str, fields: dict[str, str]) -> str:
    for name, words in fields.items():
        text = text.replace(f"{{{name}}}", words)
    return text


def target_phrase(spec: TargetSpec) -> Text:
    """What is targeted and how many: "one or two targets (creature)", 「クリーチャー1体」."""
    what = spec.what
    by = Text("", "")
    if spec.chooser == "opponent":
        by = Text(" of an opponent's choice", "（対戦相手が選ぶ）")
    if spec.least == spec.most == 1:
        if what.any_target:  # 115.4; Japanese cards then name the number alone
            return Text(f"any target{by.en}", f"1つ{by.ja}")
        return Text(f"target {what.noun.en}{by.en}", f"{what.noun.ja}1{_counter(what)}{by.ja}")
    least, most = spec.least, spec.most
    if (least, most) == (0, 1):
        one = Text(f"up to one target {what.noun.en}", f"{what.noun.ja}最大1{_counter(what)}")
        return one + by
    counts = f"up to {_NUMBERS[most]}" if least == 0 else f"{_NUMBERS[least]} to {_NUMBERS[most]}"
    if least and most == least + 1:
        counts = f"{_NUMBERS[least]} or {_NUMBERS[most]}"
    if what.any_target:
        return Text(f"{counts} targets{by.en}", f"{least}つ以上{most}つ以下{by.ja}")
    number = f"{least}{_counter(what)}以上{most}{_counter(what)}以下"
    return Text(f"{counts} targets ({what.noun.en}){by.en}", f"{number}の{what.noun.ja}{by.ja}")


def _counter(what: Filter) -> str:
    """The word that Japanese counts these with."""
    if what.types == {"creature"}:
        return "体"
    return "人" if what.players and not what.types else "つ"


def _capital(text: Text) -> Text:
    return Text(text.en[:1].upper() + text.en[1:], text.ja)


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]
