"""The table, seen from the first player's side: zones, cards, and the stack in between."""

from __future__ import annotations

from mtgrules.cards.text import ability_text, card_text, mode_text, triggered_text
from mtgrules.engine.mana_abilities import is_mana_ability
from mtgrules.engine.proposals import Proposal
from mtgrules.model.abilities import Activated
from mtgrules.model.cards import Card
from mtgrules.model.choices import FIRST_OBJECT
from mtgrules.model.objects import Item, Obj, StackAbility, chosen_modes, modes_of, name_of
from mtgrules.model.state import State
from mtgrules.rulebook.text import Lang, Text
from mtgrules_widgets import strings as s
from mtgrules_widgets.cardview import card, colour, strip
from mtgrules_widgets.marks import Marks
from mtgrules_widgets.markup import NONE, Html, el, join
from mtgrules_widgets.symbols import rich

YOU = 0
"""The player from whose side the table is seen."""


def table(state: State, marks: Marks, lang: Lang) -> Html:
    """The whole table: opponents on top, you below, the stack at the side or in the middle."""
    others = [i for i in range(len(state.players)) if i != YOU]
    theirs = el("div", *(_side(state, i, marks, lang) for i in others), cls="theirs")
    lane = el("div", stack(state, marks, lang), cls="lane")
    yours = el("div", _side(state, YOU, marks, lang), cls="yours")
    return el("div", theirs, lane, yours, cls="table", lang=lang)


# One player's side ------------------------------------------------------------------


def _side(state: State, who: int, marks: Marks, lang: Lang) -> Html:
    mine = [obj for obj in state.battlefield if obj.controller == who]
    mine.sort(key=lambda obj: obj.card.types == ("land",))
    listed = [card(state, obj, marks, lang) for obj in mine]
    held = f"{s.BATTLEFIELD[lang]}: {len(mine)}"
    permanents = el("ul", *listed, cls="permanents", aria_label=held)
    parts = [_who(state, who, marks, lang), permanents, *_other_zones(state, who, marks, lang)]
    if who != YOU:  # creatures lie towards the middle on both sides
        parts = [parts[0], *parts[2:], permanents]
    # No landmark: a page with several tables would have many of the same name.
    name = state.players[who].name[lang]
    return el("div", *parts, cls="side", role="group", aria_label=name)


def _who(state: State, who: int, marks: Marks, lang: Lang) -> Html:
    player = state.players[who]
    role = (s.YOU if who == YOU else s.OPPONENT)[lang]
    life = el("strong", str(player.life), cls="changed-text" if who in marks.life else "")
    parts = [
        el("span", el("b", player.name[lang]), f" · {role}"),
        el("span", life, f" {s.LIFE[lang]}", cls="life"),
        _count(s.HAND, len(player.hand), who in marks.hand, lang, _backs(state, who)),
        _count(s.LIBRARY, len(player.library), who in marks.library, lang),
        _count(s.GRAVEYARD, len(player.graveyard), who in marks.graveyard, lang),
    ]
    if player.pool:
        mana = rich("".join(f"{{{m.type}}}" for m in player.pool), lang)
        cls = "pool changed-text" if who in marks.pool else "pool"
        parts.append(el("span", f"{s.POOL[lang]} ", mana, cls=cls))
    if state.active == who:
        parts.append(el("span", f"⟲ {s.ACTIVE[lang]}" if who != YOU else f"⟲ {_YOUR_TURN[lang]}"))
    if state.priority == who:
        parts.append(el("span", f"▸ {_HAS_PRIORITY[lang]}", cls="acting"))
    if who in marks.aimed:
        parts.append(el("span", f"◎ {s.TARGETED[lang]}", cls="tag aim"))
    if who in marks.open:
        parts.append(el("span", s.CAN_CHOOSE[lang], cls="tag choosable"))
    return el("div", *parts, cls="who open" if who in marks.open else "who")


_YOUR_TURN = Text("your turn", "自分のターン")
_HAS_PRIORITY = Text("has priority", "優先権")


def _count(
    zone: Text,
    n: int,
    changed: bool,
    lang: Lang,
    drawn: Html = NONE,
) -> Html:
    number = el("b", str(n), cls="changed-text") if changed else Html(str(n))
    return el("span", f"{zone[lang]} ", number, drawn, cls="" if n or changed else "none")


def _backs(state: State, who: int) -> Html:
    """The cards in an opponent's hand from behind, as many as they are."""
    unseen = [obj for obj in state.players[who].hand if not obj.revealed]
    if who == YOU or not unseen:
        return NONE
    return el("span", *(el("i", cls="back") for _ in unseen), cls="backs", aria_hidden="true")


def _other_zones(state: State, who: int, marks: Marks, lang: Lang) -> list[Html]:
    """Hand, exile, graveyard and command zone, each only if there is something to see in it.

    Your hand is face up; of an opponent's only what was revealed.
    """
    player = state.players[who]
    zones = []
    seen = [obj for obj in player.hand if who == YOU or obj.revealed]
    if seen:
        held = [card(state, obj, marks, lang) for obj in seen]
        zones.append(el("div", el("h3", s.HAND[lang]), el("ul", *held), cls="zone"))
    exiled = [obj for obj in state.exile if obj.owner == who]
    command = [obj for obj in state.command if obj.owner == who]
    for name, cards in (
        (s.EXILE, exiled),
        (s.GRAVEYARD, list(reversed(player.graveyard))),
        (s.COMMAND, command),
    ):
        if cards:
            lines = [strip(state, obj, marks, lang) for obj in cards]
            zones.append(el("div", el("h3", name[lang]), el("ul", *lines), cls="zone flat"))
    return zones


# The stack --------------------------------------------------------------------------


def stack(state: State, marks: Marks, lang: Lang) -> Html:
    """The stack, top first; then what is beside it, and triggers that wait for it."""
    items = list(reversed(state.stack))
    order = el("small", f" · {s.TOP_FIRST[lang]}") if len(items) > 1 else NONE
    parts = [el("h3", s.STACK[lang], order)]
    if items:
        shown = [
            _object(state, item, marks, lang, first=n == 0 and not marks.guessing)
            for n, item in enumerate(items)
        ]
        parts.append(el("ol", *shown, cls="items"))
    else:
        parts.append(el("p", s.STACK_EMPTY[lang], cls="nothing"))
    if state.beside:
        why = el("small", f" · {s.BESIDE_WHY[lang]}")
        shown = [_object(state, item, marks, lang, beside=True) for item in reversed(state.beside)]
        parts += [el("h3", s.BESIDE[lang], why), el("ol", *shown, cls="items")]
    if state.waiting:
        waits = [
            el(
                "li",
                el("b", s.TRIGGER_OF.format(name=w.source.card.name)[lang]),
                el("small", _controlled(state, w.controller, lang)),
                cls=f"obj beside {colour(w.source.card)}",
            )
            for w in state.waiting
        ]
        parts += [el("h3", s.WAITING[lang]), el("ol", *waits, cls="items")]
    return join(parts)


def _object(
    state: State, item: Item, marks: Marks, lang: Lang, *, first: bool = False, beside: bool = False
) -> Html:
    lines = [el("b", title_of(state, item)[lang])]
    about = _controlled(state, item.controller, lang)
    if isinstance(item, Obj):
        about = f"{s.SPELL[lang]} · {about}"
    if first and len(state.stack) > 1:
        about += f" · {s.NEXT_TO_RESOLVE[lang]}"
    lines.append(el("small", about))
    lines += _announced(state, item, lang)
    lines.append(el("small", rich(_words(item)[lang], lang), cls="words"))
    classes = ["obj", colour(_card_of(item))]
    classes += ["first"] if first else []
    classes += ["beside"] if beside else []
    classes += ["changed"] if item.id in marks.changed else []
    classes += ["open"] if item.id in marks.open else []
    return el("li", *lines, cls=" ".join(classes))


def title_of(state: State, item: Item) -> Text:
    """What an object on the stack is called: a spell by its name, an ability by its source."""
    name = name_of(item)
    if isinstance(item, Obj):
        return name
    if not isinstance(item.ability, Activated):
        return s.TRIGGER_OF.format(name=name)
    if item.ability.special:
        return s.SPECIAL_OF.format(name=name)
    if is_mana_ability(item.ability, state.edition):
        return s.MANA_ABILITY_OF.format(name=name)
    return s.ABILITY_OF.format(name=name)


def _card_of(item: Item) -> Card:
    return item.card if isinstance(item, Obj) else item.source_card


def _words(item: Item) -> Text:
    """What it says: the whole ability, or the modes chosen for it."""
    if isinstance(item, StackAbility):
        if isinstance(item.ability, Activated):
            return ability_text(item.ability)
        return triggered_text(item.ability)
    chosen = chosen_modes(item)
    if len(modes_of(item)) > 1 and chosen:
        return Text(
            " ".join(mode_text(m).en for m in chosen), "".join(mode_text(m).ja for m in chosen)
        )
    lines = card_text(item.card)
    return Text(" ".join(t.en for t in lines), " ".join(t.ja for t in lines))


def _announced(state: State, item: Item, lang: Lang) -> list[Html]:
    """X, targets with their shares, and that a target is being chosen right now."""
    announced = item.announced
    if announced is None:
        return []
    lines = []
    if announced.x is not None:
        lines.append(el("small", s.X_IS.format(n=announced.x)[lang]))
    refs = [ref for slot in announced.targets for ref in slot]
    choosing = any(
        isinstance(task, Proposal) and task.item == item.id and task.step == "c"
        for task in state.agenda[-1:]
    ) and any(mode.targets for mode in chosen_modes(item))
    if refs or choosing:
        names = [_target(state, ref, n, announced.division, lang) for n, ref in enumerate(refs)]
        if choosing:
            names.append(el("span", s.BEING_CHOSEN[lang], cls="aim"))
        aimed = join(names, "、" if lang == "ja" else ", ")
        lines.append(el("small", f"◎\N{NO-BREAK SPACE}{s.TARGETS[lang]} ", aimed))
    return lines


def _target(state: State, ref: int, n: int, division: tuple[int, ...], lang: Lang) -> Html:
    share = f" ({division[n]})" if n < len(division) else ""
    gone = ref >= FIRST_OBJECT and state.find(ref) is None
    lost = f" ({s.GONE[lang]})" if gone else ""
    return el("span", f"{state.name(ref)[lang]}{share}{lost}", cls="aim")


def _controlled(state: State, who: int, lang: Lang) -> str:
    return s.CONTROLLED_BY.format(name=state.players[who].name)[lang]
