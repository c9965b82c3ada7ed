"""Effects that exile a card with time counters, so that it has suspend (702.62)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.copying import copy_item
from mtgrules.engine.effects.basic import Instruction, chosen_id
from mtgrules.engine.effects.copies import triggering_item
from mtgrules.engine.replacing import exile_as_it_resolves, give_suspend
from mtgrules.engine.resolving import Scene
from mtgrules.engine.targets import unfit
from mtgrules.model.abilities import Filter
from mtgrules.model.choices import Choice, No, Options
from mtgrules.model.objects import Obj, StackAbility
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

_GAINS = Text(
    "; if it does not have suspend, it gains suspend", "。それが待機を持っていないなら、待機を得る"
)


def _with(n: int) -> Text:
    return Text(f"with {n} time counters on it", f"時間カウンター{n}個が置かれた状態で")


def exile_suspended(change: Change, id: int, counters: int, rule: str = "701.13a") -> int:
    """Exile a card with time counters; it gains suspend if it has none. Gives its new id."""
    made = change.move(id, Zone.EXILE, "exiled", rule)
    give_suspend(change, made, counters)
    return made


@value
class ExileTargetSuspended(Instruction, Value):
    """Exile the target with time counters; it gains suspend. A token is gone for good (111.7)."""

    n: int

    def text(self) -> Text:
        return (
            Text("exile {target} " + _with(self.n).en, f"それを{_with(self.n).ja}追放する") + _GAINS
        )

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        if ref is not None:
            exile_suspended(change, ref, self.n)


@value
class ExileItSuspended(Instruction, Value):
    """Exile the card that the trigger is about: one that died, or a spell that was cast.

    If it has moved on meanwhile it is another object, and nothing happens (400.7).
    """

    n: int

    def text(self) -> Text:
        return Text(f"exile it {_with(self.n).en}", f"これを{_with(self.n).ja}追放する") + _GAINS

    def perform(self, scene: Scene, change: Change) -> None:
        it = about(scene)
        if it is None:
            change.say("nothing_to_change", "400.7")
        else:
            exile_suspended(change, it.id, self.n)


def about(scene: Scene) -> Obj | None:
    """The card that a triggered ability is about, where the event left it."""
    item = scene.item
    if not isinstance(item, StackAbility) or not item.about:
        return None
    return scene.state.card(item.about[0])


@value
class MayExileItAndTarget(Instruction, Value):
    """You may exile the card that died; only if you do, the target is exiled too (118.12)."""

    n: int

    def text(self) -> Text:
        return Text(
            f"you may exile it {_with(self.n).en}; if you do, exile {{target}} {_with(self.n).en}; "
            "each of those cards that does not have suspend gains suspend",
            f"あなたはこれを{_with(self.n).ja}追放してもよい。そうしたなら、"
            f"それを{_with(self.n).ja}追放する。それらのうち待機を持たないカードは待機を得る",
        )

    def ask(self, scene: Scene) -> Options | None:
        it = about(scene)
        if it is None or scene.picks:
            return None
        legal = (Choice("choose", (it.id,)), Choice("decline"))
        return Options(scene.you, "may exile", "608.2d", legal)

    def perform(self, scene: Scene, change: Change) -> None:
        id = chosen_id(scene.picks)
        ref = scene.target()
        if id is None:
            change.say("not_done", "608.2d", who=scene.you)
            return
        if exile_suspended(change, id, self.n) and ref is not None:
            exile_suspended(change, ref, self.n)


@value
class MayExileFromHand(Instruction, Value):
    """You, or the target player, may exile a card from hand with counters = its mana value."""

    what: Filter
    target: bool = False

    def text(self) -> Text:
        who = Text("{target}", "そのプレイヤー") if self.target else Text("you", "あなた")
        hand = Text("their hand", "自分の手札") if self.target else Text("your hand", "自分の手札")
        return Text(
            f"{who.en} may exile {self.what.noun.en} from {hand.en} with as many time counters "
            "on it as its mana value",
            f"{who.ja}は{hand.ja}にある{self.what.noun.ja}を、"
            "それのマナ総量に等しい数の時間カウンターが置かれた状態で追放してもよい",
        ) + (Text("; it gains suspend if it does not have it", _GAINS.ja))

    def ask(self, scene: Scene) -> Options | None:
        who = scene.target() if self.target else scene.you
        if who is None or scene.picks:
            return None
        legal, refused = [], []
        for obj in scene.state.players[who].hand:
            choice = Choice("choose", (obj.id,))
            if unfit(scene.state, self.what, who, 0, obj) is None:
                legal.append(choice)
            else:
                refused.append(_not_fit(obj, self.what).to(choice, obj.id))
        if not legal:
            return None
        return Options(who, "may exile", "608.2d", (*legal, Choice("decline")), tuple(refused))

    def perform(self, scene: Scene, change: Change) -> None:
        id = chosen_id(scene.picks)
        card = change.state.card(id) if id is not None else None
        if card is None:
            who = scene.target() if self.target else scene.you
            change.say("not_done", "608.2d", who=-1 if who is None else who)
            return
        exile_suspended(change, card.id, card.card.mana_value)


def _not_fit(obj: Obj, what: Filter) -> No:
    return No("608.2d", "not_a_choice", (("name", obj.card.name), ("noun", what.noun)))


@value
class ExileThisWithTimeCounters(Instruction, Value):
    """The spell exiles itself as it resolves, with time counters: suspended again (608.2c)."""

    n: int

    def text(self) -> Text:
        return Text(f"exile this {_with(self.n).en}", f"これを{_with(self.n).ja}追放する")

    def perform(self, scene: Scene, change: Change) -> None:
        id = change.move(scene.item.id, Zone.EXILE, "exiled", "701.13a")
        change.add_counters(id, "time", self.n)


@value
class ExileSpellAsItResolves(Instruction, Value):
    """The spell that was cast goes to exile, not to the graveyard, as it resolves (614.1a)."""

    n: int

    def text(self) -> Text:
        return (
            Text(
                f"as that spell resolves, exile it {_with(self.n).en} instead of putting it into "
                "your graveyard",
                f"その呪文が解決されるに際し、それをあなたの墓地に置く代わりに{_with(self.n).ja}"
                "追放する",
            )
            + _GAINS
        )

    def perform(self, scene: Scene, change: Change) -> None:
        spell = about(scene)
        if spell is None or spell.zone is not Zone.STACK:
            change.say("nothing_to_change", "400.7")
            return
        exile_as_it_resolves(change, spell.id, self.n)
        change.say("will_be_exiled", "614.1a", subject=spell.id, name=spell.card.name)


@value
class CopyItThenExileIt(Instruction, Value):
    """Copy the spell that was cast, then exile it with time counters; it gains suspend (707.10)."""

    n: int

    def text(self) -> Text:
        return (
            Text(
                f"copy it, then exile it {_with(self.n).en}",
                f"それをコピーし、その後それを{_with(self.n).ja}追放する",
            )
            + _GAINS
        )

    def perform(self, scene: Scene, change: Change) -> None:
        item = triggering_item(scene)
        if item is None:
            change.say("nothing_to_change", "609.3")
            return
        copy_item(change, item, scene.you)
        spell = about(scene)
        if spell is not None and spell.zone is Zone.STACK:
            exile_suspended(change, spell.id, self.n)
