"""What may happen next, in a few words each: what did, and what people think would.

Short sentences of like length, so that none of them stands out among the answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mtgrules.engine.turns import STEP_NAMES
from mtgrules.model.objects import StackAbility, announced
from mtgrules.questions.scene import PROCEDURES
from mtgrules.rulebook.text import NOTHING, Text
from mtgrules.telling import tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.model.frames import Event
    from mtgrules.model.state import State
    from mtgrules.questions.moment import Moment


class Happening(NamedTuple):
    """One thing that may happen: a key, its words, its rule; for a wrong one, what is so
    instead, the mistake, and whether it comes later on the same way.
    """

    key: str
    text: Text
    rule: str
    why: Text = NOTHING
    mistake: str = ""
    later: bool = False


_WORDS: dict[str, Text] = {
    "ability_announced": Text("The ability is put on the stack", "能力がスタックに置かれます"),
    "spell_announced": Text("The card is put on the stack", "カードがスタックに置かれます"),
    "mana_ability_announced": Text(
        "It is announced beside the stack", "スタックの外で宣言されます"
    ),
    "special_action_begun": Text(
        "It begins without using the stack", "スタックを使わずに始まります"
    ),
    "other_action_begun": Text("It begins without using the stack", "スタックを使わずに始まります"),
    "proposal_legal": Text("The whole proposal is checked", "宣言全体が適正かどうか確かめられます"),
    "total_cost": Text("The total cost is locked", "総コストが計算され、固定されます"),
    "cost_paid": Text("The cost is paid", "コストが支払われます"),
    "activated": Text("The ability becomes activated", "能力が起動された状態になります"),
    "cast": Text("The spell becomes cast", "呪文が唱えられた状態になります"),
    "resolves": Text("What is on top begins to resolve", "一番上のものの解決が始まります"),
    "mana_ability_resolves": Text("The mana ability resolves", "マナ能力が解決されます"),
    "all_targets_illegal": Text(
        "It does nothing: no legal target", "適正な対象がないので何もしません"
    ),
    "condition_false": Text(
        "It does nothing: its condition is not met", "条件が満たされないので何もしません"
    ),
    "reversed": Text("The whole action is undone", "行動全体が巻き戻されます"),
    "step_began": Text("{step} begins", "{step}が始まります"),
    "mana_emptied": Text("Unspent mana is lost", "使われなかったマナが失われます"),
    "priority": Text("{who} gets priority", "{who}が優先権を得ます"),
    "asked": Text("{who} has another decision to make", "まだ{who}が決めることがあります"),
    "asked_payment": Text("{who} says what is paid first", "{who}が、先に支払うものを選びます"),
    "asked_cost": Text("{who} says what it is paid with", "{who}が、支払いに使うものを選びます"),
    "counters_removed_time": Text("A time counter is removed", "時間カウンターが取り除かれます"),
    "stays_in_exile": Text("It stays in exile", "追放領域に残ります"),
}

ECHO = frozenset(
    (
        *("target_chosen", "mode_chosen", "x_chosen", "symbol_as_mana", "symbol_as_life"),
        *("times_chosen", "extra_announced", "extra_declined", "target_count", "chooser_chosen"),
        *("window_closed", "payment_choice", "passed", "attacker_named", "blocker_named"),
        *("damage_assigned", "share", "card_named"),
        *("no_choices", "no_targets", "no_division", "no_mana_needed", "nothing_to_pay"),
    )
)
"""Events that only say again what was chosen, or that a step has nothing to do."""


def happens(moment: Moment) -> Happening:
    """The first thing that the game does when the next line is made.

    An action that is undone in the same breath is undone: what it did on the way is not so.
    """
    events = moment.events
    undone = next((e for e in events if e.key == "reversed"), None)
    if undone is not None and moment.choices[0].verb not in PROCEDURES:
        return _of(moment, undone)
    for event in events:
        if event.key not in ECHO:
            return _of(moment, event)
    return _asked(moment)


def _of(moment: Moment, event: Event) -> Happening:
    fields = {
        "step": STEP_NAMES[moment.after.step] if event.key != "step_began" else _step(event),
        "who": moment.who,
    }
    words = _WORDS.get(event.key)
    if words is None:
        said = tell(event, moment.state.edition)
        text = Text(said.en.removesuffix("."), said.ja.removesuffix("。"))
    else:
        text = words.format(**fields)
        text = Text(text.en[:1].upper() + text.en[1:], text.ja)
    return Happening(event.key, text, event.rule)


def _step(event: Event) -> Text:
    step = dict(event.args)["step"]
    assert isinstance(step, Text)
    return Text(f"the {step.en}", step.ja)


def _asked(moment: Moment) -> Happening:
    """Nothing happens by itself: somebody is asked."""
    after = moment._replace(at=moment.at if moment.then is None else moment.then)
    options = after.options
    if options.kind == "priority":
        return Happening("priority", _WORDS["priority"].format(who=after.who), "117.3d")
    if options.player < 0:
        return Happening("over", Text("The game ends", "ゲームが終わります"), "104.1")
    words = _WORDS.get(f"asked_{options.kind}", _WORDS["asked"])
    return Happening("asked", words.format(who=after.who), options.rule)


# What does not happen next ----------------------------------------------------------------


def others(moment: Moment, found: Happening) -> Iterator[Happening]:
    """What else might be thought to come next, and does not, the most tempting first."""
    later = {event.key for event in moment.events}
    for other in _candidates(moment, found):
        if other.key != found.key or other.text != found.text:
            yield other._replace(later=other.key in later and other.key != found.key)


def _candidates(moment: Moment, found: Happening) -> Iterator[Happening]:
    verb = moment.choices[0].verb
    if verb == "pass":
        yield from _after_pass(moment, found)
    elif moment.options.kind != "priority" or verb in PROCEDURES:
        yield from _within(moment, found)
    yield from _any_time(moment, found)


def _opponent(moment: Moment) -> Text:
    player = moment.options.player
    others_ = moment.state.opponents(player)
    return moment.state.players[others_[0] if others_ else player].name


def _within(moment: Moment, found: Happening) -> Iterator[Happening]:
    """In the middle of a procedure, or at its beginning (601.2)."""
    respond = Text("{who} gets the chance to respond", "{who}に対応する機会が来ます")
    aside = ASIDE.get(found.key)
    if found.key != "priority":
        text = respond.format(who=_opponent(moment))
        yield Happening("respond", text, "117.1", mistake=aside[0] if aside else "M01")
    if aside:
        mistake, why = aside
        put = "ability_announced" if mistake == "M08" else "spell_announced"
        yield Happening("on_stack", _WORDS[put], "405.6", why=why, mistake=mistake)
    if moment.choices[0].verb in PROCEDURES:
        if found.key == "ability_announced":
            beside = _WORDS["mana_ability_announced"]
            yield Happening("beside", beside, "605.3b", why=_NO_MANA_ABILITY, mistake="M08")
        if found.key == "spell_announced":
            text = _WORDS["special_action_begun"]
            yield Happening("beside", text, "116.2f", why=_NO_SPECIAL, mistake="M15")
        if found.key != "cost_paid":
            yield Happening("cost_paid", _WORDS["cost_paid"], "601.2h", why=_PAYING)
        if aside:
            yield Happening("total_cost", _WORDS["total_cost"], "601.2f", why=_TOTAL)
    else:
        for key, rule, why in _STEPS:
            # Who is asked what to pay is paying: that the cost is paid would be right as well.
            if key != found.key and (found.key, key, found.rule) != ("asked", "cost_paid", rule):
                yield Happening(key, _WORDS[key], rule, why=why)
    if not aside:
        text = Text("It does at once what it says", "書かれたことがすぐに起こります")
        yield Happening("resolves_now", text, "608.1", why=_STACK_FIRST, mistake="M19")


_NO_MANA_ABILITY = Text(
    "Only mana abilities stay off the stack.", "スタックを使わないのは、マナ能力だけです。"
)
_NO_SPECIAL = Text(
    "Special actions stay off the stack; casting a spell is none.",
    "スタックを使わないのは特別な処理で、呪文を唱えることはそうではありません。",
)
_NO_STACK = Text("This does not use the stack.", "これはスタックを使いません。")
ASIDE = {
    "mana_ability_announced": ("M08", _NO_STACK),
    "special_action_begun": ("M03", _NO_STACK),
    "other_action_begun": ("M03", _NO_STACK),
}
"""What begins beside the stack, with the mistake of those who put it there."""

_TOTAL = Text(
    "The total is locked right after the check.", "総コストが固定されるのは確認の直後です。"
)
_STACK_FIRST = Text(
    "It is not finished yet, so nothing of what it says is done.",
    "まだ手順の途中なので、書かれたことは何も行われません。",
)
_PAYING = Text("Paying comes after the mana abilities.", "支払いは、マナ能力の起動より後です。")
_STEPS = (
    ("cost_paid", "601.2h", _PAYING),
    ("total_cost", "601.2f", _TOTAL),
    (
        "reversed",
        "733.1",
        Text(
            "Only what cannot be completed is undone.",
            "巻き戻されるのは、完了できない行動だけです。",
        ),
    ),
    (
        "proposal_legal",
        "601.2e",
        Text(
            "The check comes right after the announcements.", "確認するのは、宣言が済んだ直後です。"
        ),
    ),
)


def _after_pass(moment: Moment, found: Happening) -> Iterator[Happening]:
    """When somebody passes (117.3d, 117.4)."""
    state = moment.state
    if state.stack:
        top, *below = reversed(state.stack)
        if found.key != "resolves":
            yield Happening("resolves", _WORDS["resolves"], "117.4", why=_ALL_PASS)
        elif isinstance(top, StackAbility) and _does_something(moment):
            mistake = "M02" if state.find(top.source) is None else ""
            yield Happening("no_source", _NO_SOURCE, "113.7a", why=_SOURCE, mistake=mistake)
        if found.key != "all_targets_illegal" and any(announced(top).targets):
            yield Happening("no_target", _NO_TARGET, "608.2b", why=_AIMED)
        if below:
            text = Text("What is at the bottom resolves", "一番下のものの解決が始まります")
            yield Happening("resolves_other", text, "405.5", why=_LAST_IN)
            text = Text("Everything on the stack resolves", "スタックのすべてが解決されます")
            yield Happening("resolves_all", text, "405.5", mistake="M19")
        yield Happening("next_step", _begins(state, 1), "500.2", why=_NOT_EMPTY)
    else:
        if found.key != "step_began":
            yield Happening("next_step", _begins(state, 1), "500.2", why=_PASSING)
        yield Happening("step_after", _begins(state, 2), "500.2", why=_ONE_STEP)
    for player in state.in_turn_order():
        if found.key != "priority" or state.players[player].name.en not in found.text.en:
            text = _WORDS["priority"].format(who=state.players[player].name)
            why = _HERE_NOT.format(who=state.players[player].name)
            yield Happening("priority", text, "117.3d", why=why)
    if found.key == "step_began":
        text = Text("The same step goes on", "同じステップが続きます")
        yield Happening("step_stays", text, "117.4", why=_NO_STAYING)


def _does_something(moment: Moment) -> bool:
    """Whether what resolves changes anything; without its source some abilities could not."""
    dull = ECHO | {"resolves", "ability_done", "position"}
    return any(event.key not in dull for event in moment.events)


def _begins(state: State, n: int) -> Text:
    """The beginning of the next step in the usual order, or of the one after it."""
    steps = list(STEP_NAMES)
    step = STEP_NAMES[steps[(steps.index(state.step) + n) % len(steps)]]
    return _WORDS["step_began"].format(step=Text(f"The {step.en}", step.ja))


_NO_STAYING = Text(
    "A step goes on only while somebody still has to pass.",
    "ステップが続くのは、まだパスしていないプレイヤーがいる間だけです。",
)
_NO_SOURCE = Text("It does nothing without its source", "発生源がないので何もしません")
_SOURCE = Text(
    "An ability on the stack does not look back at its source.",
    "スタック上の能力に、発生源はもう要りません。",
)
_NO_TARGET = Text("It does nothing: no legal target", "適正な対象がないので何もしません")
_AIMED = Text(
    "Targets are looked at as it begins to resolve, and here one is legal or it is not yet time.",
    "対象を確かめるのは解決の始めで、ここでは適正な対象があるか、まだその時ではありません。",
)
_LAST_IN = Text(
    "What was put on the stack last resolves first.",
    "最後にスタックに置かれたものから解決されます。",
)
_ALL_PASS = Text(
    "Something resolves only when all have passed in a row.",
    "解決されるのは、全員が続けてパスしたときだけです。",
)
_NOT_EMPTY = Text(
    "A step cannot end while something is on the stack.",
    "スタックに何かがある間、ステップは終わりません。",
)
_HERE_NOT = Text(
    "Priority goes round until all have passed; here it does not come to {who}.",
    "優先権は全員がパスするまで順に移りますが、ここで{who}には来ません。",
)
_ONE_STEP = Text(
    "When all pass with an empty stack, this step ends and the next one begins.",
    "スタックが空で全員がパスすると、このステップが終わり、次が始まります。",
)


def _any_time(moment: Moment, found: Happening) -> Iterator[Happening]:
    """Fillers, for whatever goes on."""
    if moment.choices[0].verb != "pass":
        yield Happening("next_step", _begins(moment.state, 1), "500.2", why=_PASSING)
    if found.key != "reversed" and moment.options.kind != "priority":
        yield Happening("reversed", _WORDS["reversed"], "733.1", why=_FINE)


_PASSING = Text(
    "A step ends only when all pass with an empty stack.",
    "ステップが終わるのは、スタックが空で全員がパスしたときだけです。",
)
_FINE = Text("Nothing illegal has been done.", "適正でないことは何も行われていません。")
