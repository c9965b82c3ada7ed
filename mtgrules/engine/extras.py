"""Additional and alternative costs of spells (118.8, 118.9), which are announced in 601.2b.

Buyback and kicker are optional additional costs with a name of their own; each
is a keyword of the card, and `OPTIONAL` says which keywords are of that kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import statics
from mtgrules.engine.timing import sorcery_time
from mtgrules.model.abilities import Cost, Keyword
from mtgrules.model.choices import Choice, No, Options
from mtgrules.model.objects import Item, Obj, announced
from mtgrules.model.state import State
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text, join

if TYPE_CHECKING:
    from mtgrules.engine.proposals import Proposal

ALTERNATIVE = "alternative"
OPTIONAL = frozenset(("buyback", "kicker"))
"""Keywords that stand for an additional cost that may be paid (702.27a, 702.33a)."""


def optional(item: Item) -> tuple[Keyword, ...]:
    """The optional additional costs of a spell, in printed order (118.8b)."""
    if not isinstance(item, Obj) or not item.card.keywords:
        return ()
    return tuple(keyword for keyword in item.card.keywords if keyword.name in OPTIONAL)


def paid(item: Item, name: str) -> bool:
    """Whether an optional additional cost was announced and so was paid (702.27a, 702.33e)."""
    answers = announced(item).extras
    if not answers:
        return False
    return any(
        yes for keyword, yes in zip(optional(item), answers, strict=False) if keyword.name == name
    )


def alternative(item: Item) -> tuple[Cost, ...]:
    """The cost that may be paid rather than the mana cost (118.9), () if there is none."""
    spell = item.card.spell if isinstance(item, Obj) else None
    return spell.alternative if spell is not None else ()


def additional(item: Item) -> tuple[tuple[Text, tuple[Cost, ...]], ...]:
    """The additional costs that will be paid, each with what to call it (118.8)."""
    if not isinstance(item, Obj):
        return ()
    found = []
    if item.card.spell is not None and item.card.spell.additional:
        found.append((Text("additional cost", "追加コスト"), item.card.spell.additional))
    answers = announced(item).extras
    if answers:
        found += [
            (WORDS[keyword.name], keyword.cost)
            for keyword, yes in zip(optional(item), answers, strict=False)
            if yes
        ]
    return tuple(found)


WORDS = {
    "buyback": Text("buyback", "バイバック"),
    "kicker": Text("kicker", "キッカー"),
    ALTERNATIVE: Text("alternative cost", "代替コスト"),
    "free": Text("casting without paying its mana cost", "マナ・コストを支払わずに唱えること"),
}


def ask_extras(p: Proposal, item: Item) -> Options | None:
    """The next cost about which the player says whether it will be paid (601.2b)."""
    said = announced(item)
    if not said.alternative and alternative(item):
        return _ask(p, ALTERNATIVE, "alternative cost", "118.9a")
    left = optional(item)[len(said.extras) :]
    return _ask(p, left[0].name, "additional cost", "118.8a") if left else None


FREE = "free"


def may_cast_free(state: State, item: Obj) -> bool:
    """Whether an effect lets the caster leave the mana cost unpaid (118.9)."""
    zone = Zone(announced(item).cast_from or Zone.HAND)
    return any(
        static.casts_free(giver, item.controller, item.card, zone)
        for giver, static in statics(state)
    )


def _ask(p: Proposal, name: str, kind: str, rule: str) -> Options:
    legal = (Choice("with", (name,)), Choice("without", (name,)))
    return Options(p.player, kind, rule, legal)


def ask_free(p: Proposal, state: State, item: Obj) -> Options:
    """Whether the mana cost is paid; no question if only the free way is open at this time."""
    asked = _ask(p, FREE, "alternative cost", "118.9a")
    card, who = item.card, p.player
    zone = Zone(announced(item).cast_from or Zone.HAND)
    any_time = "instant" in card.types or any(k.name == "flash" for k in card.keywords)
    lent = any(
        static.allows_as_flash(giver, who, card) and not static.casts_free(giver, who, card, zone)
        for giver, static in statics(state)
    )
    if any_time or lent or not sorcery_time(p.before, who):
        return asked
    return asked.but(legal=asked.legal[:1])


MOST_TIMES = 5
"""The most often that a replicate cost can be announced here; more is never paid for."""


def has_replicate(state: State, item: Obj) -> bool:
    """Whether an effect gives the spell replicate (702.56a)."""
    return any(s.replicates(giver, item.controller, item.card) for giver, s in statics(state))


def ask_times(p: Proposal, item: Obj) -> Options:
    """How often the replicate cost will be paid; a cost that does not exist cannot be (118.6)."""
    times = tuple(Choice("times", (n,)) for n in range(MOST_TIMES + 1))
    if item.card.mana_cost is not None:
        return Options(p.player, "times", "702.56a", times)
    no = No("118.6", "unpayable", (("name", item.card.name),))
    return Options(p.player, "times", "702.56a", times[:1], tuple(no.to(c) for c in times[1:]))


def take_times(p: Proposal, change: Change, choice: Choice) -> None:
    """Write down how often; a copy will be made for each time as the spell is cast."""
    n = int(choice.args[0])
    p.announce(change, times=n)
    if n:
        change.grant(p.item, Keyword("replicate", n))
    change.say("times_chosen", p.rule(), subject=p.item, who=p.player, times=n)
    change.top(p)


def take_extra(p: Proposal, change: Change, choice: Choice) -> None:
    """Write down whether a cost will be paid; that cannot be changed later (601.2b)."""
    item = p.the_item(change.state)
    name, yes = str(choice.args[0]), choice.verb == "with"
    if name in (ALTERNATIVE, FREE):
        p.announce(change, alternative=name if yes else "mana cost")
    else:
        p.announce(change, extras=(*announced(item).extras, yes))
    change.say(
        "extra_announced" if yes else "extra_declined",
        p.rule(),
        subject=p.item,
        who=p.player,
        word=WORDS[name],
        cost=cost_text(item, name),
    )
    change.top(p)


def cost_text(item: Item, name: str) -> Text:
    """What an announced cost consists of, in words."""
    if name == FREE:
        return Text("nothing", "なし")
    costs = alternative(item)
    if name != ALTERNATIVE:
        costs = next(k.cost for k in optional(item) if k.name == name)
    return join([cost.text() for cost in costs], ", ", "、")
