"""One card as a person sees it: our own frame, and what is special about it right now."""

from __future__ import annotations

from mtgrules.cards.text import card_text, keyword_text, type_line
from mtgrules.engine import characteristics
from mtgrules.engine.legality import is_summoning_sick
from mtgrules.engine.naming import in_both
from mtgrules.model.cards import Card
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Lang, Text, same
from mtgrules_widgets import strings as s
from mtgrules_widgets.art import art
from mtgrules_widgets.marks import Marks
from mtgrules_widgets.markup import NONE, Html, el, hidden, join
from mtgrules_widgets.symbols import rich

_bodies: dict[tuple[int, Lang], tuple[Card, Html]] = {}
"""What never changes of a card, by its identity; the card is kept so that the identity is."""


def card(state: State, obj: Obj, marks: Marks, lang: Lang) -> Html:
    """A card in full: on the battlefield, or held in a hand."""
    on_table = obj.zone is Zone.BATTLEFIELD
    tags = tags_of(state, obj, lang) if on_table else []
    classes = ["card", colour(obj.card), *_mark_classes(obj, marks)]
    if obj.tapped:
        classes.append("tapped")
    if not on_table:
        classes.append("held")
    elif _is_plain_land(obj.card):
        classes.append("small")
    if obj.id in marks.turned and obj.tapped:
        classes.append("turning")
    low = el("div", el("div", *tags, cls="tags"), _power(state, obj, lang), cls="low")
    return el(
        "li",
        _body(obj.card, lang),
        low if tags or obj.card.power is not None else NONE,
        _spoken_marks(obj, marks, lang),
        cls=" ".join(classes),
    )


def strip(state: State, obj: Obj, marks: Marks, lang: Lang) -> Html:
    """A card in one line, as in a graveyard or in exile: name, counters, whether suspended."""
    parts = [el("b", obj.card.name[lang])]
    if obj.card.mana_cost:
        parts.append(rich(str(obj.card.mana_cost), lang))
    parts += counters_of(obj, lang)
    if obj.zone is Zone.EXILE:
        if characteristics.is_suspended(obj):
            parts.append(_tag(s.SUSPENDED[lang], "aim"))
        elif characteristics.has_suspend(obj):
            parts.append(_tag(s.NOT_SUSPENDED[lang], "plain"))
        if any(m.keyword is not None and m.keyword.name == "suspend" for m in obj.marks):
            parts.append(_tag(s.HAS.format(name=Text("suspend", "待機"))[lang]))
    classes = ["strip", colour(obj.card), *_mark_classes(obj, marks)]
    lines = " / ".join(line[lang] for line in card_text(obj.card))
    return el(
        "li",
        *parts,
        _spoken_marks(obj, marks, lang),
        cls=" ".join(classes),
        title=f"{type_line(obj.card)[lang]}: {lines}",
    )


def colour(card: Card) -> str:
    """The class for a card's colour: one of the five, several (M), none (C), or land (L)."""
    colors = card.colors or (card.mana_cost.colors if card.mana_cost else ())
    if len(colors) == 1:
        return f"c-{colors[0]}"
    if colors:
        return "c-M"
    return "c-L" if "land" in card.types else "c-C"


def counters_of(obj: Obj, lang: Lang) -> list[Html]:
    """Each kind of counter on it; time counters as dots that can be counted."""
    shown = []
    for kind, n in obj.counters:
        said = counter_words(kind, n)[lang]
        if kind == "time" and n <= 12:
            dots = el("span", "●" * n, cls="pips", role="img", aria_label=said, title=said)
            shown.append(join([dots, el("span", said, cls="tag", aria_hidden="true")]))
        else:
            shown.append(_tag(said))
    return shown


def counter_words(kind: str, n: int) -> Text:
    """How many of what: "4 time counters", 「時間カウンター4個」."""
    word = s.COUNTER_KINDS.get(kind) or same(kind)
    plural = "" if n == 1 else "s"
    return Text(f"{n} {word.en} counter{plural}", f"{word.ja}カウンター{n}個")


def tags_of(state: State, obj: Obj, lang: Lang) -> list[Html]:
    """What cannot be read from the card itself: how long it is here, damage, combat, owner."""
    tags = []
    if obj.tapped:
        tags.append(_tag(s.TAPPED[lang], "plain"))
    tags += counters_of(obj, lang)
    if characteristics.is_type(obj, "creature"):
        tags += _since(state, obj, lang)
    if obj.damage:
        tags.append(_tag(s.DAMAGE.format(n=obj.damage)[lang], "hot"))
    if obj.attacking >= 0:
        tags.append(_tag(s.ATTACKING.format(name=state.name(obj.attacking))[lang], "hot"))
        if obj.blocked:
            tags.append(_tag(s.BLOCKED[lang], "plain"))
    if obj.blocking >= 0:
        tags.append(_tag(s.BLOCKING.format(name=state.name(obj.blocking))[lang], "hot"))
    if obj.owner != obj.controller:
        tags.append(_tag(s.OWNER.format(name=state.players[obj.owner].name)[lang]))
    if obj.attached >= 0:
        tags.append(_tag(s.ON.format(name=state.name(obj.attached))[lang], "plain"))
    if obj.named:
        tags.append(_tag(s.NAMED.format(name=in_both(obj.named))[lang]))
    printed = {k.name for k in obj.card.keywords}
    for keyword in characteristics.keywords(state, obj):
        if keyword.name not in printed:
            name = keyword_text(keyword)
            inside = Text(name.en[:1].lower() + name.en[1:], name.ja)
            tags.append(_tag(s.HAS.format(name=inside)[lang]))
    return tags


def _since(state: State, obj: Obj, lang: Lang) -> list[Html]:
    """Whether it may attack and use {T} yet (302.6): said only where that matters."""
    if is_summoning_sick(state, obj):
        return [_tag(s.CAME[lang], "hot")]
    uses_tap = any(
        getattr(cost, "symbol", "") in ("T", "Q")
        for _, ability in characteristics.activated(obj)
        for cost in ability.costs
    )
    if not uses_tap or not obj.settled:
        return []
    return [_tag((s.SINCE_YOURS if obj.controller == 0 else s.SINCE_THEIRS)[lang], "plain")]


def _power(state: State, obj: Obj, lang: Lang) -> Html:
    if obj.card.power is None:
        return NONE
    power, toughness = characteristics.power_toughness(state, obj)
    stars = [any(static.stars[i] for static in obj.card.statics) for i in range(2)]
    both = zip((obj.card.power, obj.card.toughness), stars, strict=True)
    printed = "/".join("*" if star else str(number) for number, star in both)
    changed = f"{power}/{toughness}" != printed
    shown = f"{power}/{toughness}" + (f" ({printed})" if changed else "")
    said = Text(f"power {power}, toughness {toughness}", f"パワー{power}、タフネス{toughness}")
    return el("span", shown, cls="pt mod" if changed else "pt", title=said[lang])


def _body(card: Card, lang: Lang) -> Html:
    kept = _bodies.get((id(card), lang))
    if kept is not None:
        return kept[1]
    cost = rich(str(card.mana_cost), lang) if card.mana_cost else NONE
    lines = [el("p", rich(line[lang], lang)) for line in card_text(card)]
    lines += [
        el("p", el("em", s.NOT_MODELLED[lang], " ", line[lang])) for line in card.not_modelled
    ]
    html = join(
        [
            el(
                "div",
                el("span", card.name[lang], cls="name"),
                el("span", cost, cls="cost"),
                cls="bar",
            ),
            art(card),
            el("div", type_line(card)[lang], cls="type"),
            el("div", *lines, cls="text"),
        ]
    )
    _bodies[id(card), lang] = (card, html)
    return html


def _is_plain_land(card: Card) -> bool:
    return "basic" in card.supertypes and "land" in card.types


def _mark_classes(obj: Obj, marks: Marks) -> list[str]:
    found = [("changed", marks.changed), ("aimed", marks.aimed), ("open", marks.open)]
    return [name for name, ids in found if obj.id in ids]


def _spoken_marks(obj: Obj, marks: Marks, lang: Lang) -> Html:
    said = [
        (s.CHANGED, marks.changed),
        (s.TARGETED, marks.aimed),
        (s.CAN_CHOOSE, marks.open),
    ]
    words = [text[lang] for text, ids in said if obj.id in ids]
    return hidden(f" ({', '.join(words)})") if words else NONE


def _tag(said: str, kind: str = "") -> Html:
    return el("span", said, cls=f"tag {kind}".strip())
