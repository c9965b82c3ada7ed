"""Choices as sentences about a player: what somebody does, and whether they may do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.cards.text import ability_text
from mtgrules.engine.characteristics import activated
from mtgrules.engine.legality import ways_to_cast
from mtgrules.engine.play import legal
from mtgrules.engine.turns import STEP_NAMES
from mtgrules.rulebook.text import Text
from mtgrules.telling import label, name

if TYPE_CHECKING:
    from mtgrules.model.choices import Choice
    from mtgrules.model.state import State
    from mtgrules.questions.moment import Moment

_DOES = {
    "pass": Text("{who} passes", "{who}が優先権をパスする"),
    "activate": Text("{who} activates {ability}", "{who}が{ability}を起動する"),
    "cast": Text("{who} casts {name}", "{who}が{name}を唱える"),
    "play": Text("{who} plays {name}", "{who}が{name}をプレイする"),
    "suspend": Text("{who} suspends {name}", "{who}が{name}を待機させる"),
    "morph": Text("{who} turns {name} face up", "{who}が{name}を表向きにする"),
    "foretell": Text("{who} foretells {name}", "{who}が{name}を予顕する"),
    "target": Text("{who} chooses {name} as the target", "{who}が{name}を対象に選ぶ"),
    "close": Text("{who} uses no more mana abilities", "{who}がマナ能力の起動を終える"),
    "decline": Text("{who} declines", "{who}が断る"),
}
_NAMED = frozenset(verb for verb, text in _DOES.items() if "{name}" in text.en)
"""Verbs whose first argument is an object or a player that the sentence names."""

_LEAVES = Text("{who} does not play {name}", "{who}が{name}をプレイしないことを選ぶ")
_MAY_LEAVE = Text(
    "May {who} decline to play {name}?", "{who}は、{name}をプレイせずに済ませられますか。"
)
"""Declining, where it is known what is declined: a card that may be played just now (608.2g)."""

_CHOOSES = Text("{who} chooses: {label}", "{who}が「{label}」を選ぶ")

_MAY = {
    "pass": Text("May {who} pass now?", "{who}はいま、パスできますか。"),
    "activate": Text(
        "May {who} activate {ability} now?", "{who}はいま、{ability}を起動できますか。"
    ),
    "cast": Text("May {who} cast {name} now?", "{who}はいま、{name}を唱えられますか。"),
    "play": Text("May {who} play {name} now?", "{who}はいま、{name}をプレイできますか。"),
    "suspend": Text("May {who} suspend {name} now?", "{who}はいま、{name}を待機させられますか。"),
    "morph": Text(
        "May {who} turn {name} face up now?", "{who}はいま、{name}を表向きにできますか。"
    ),
    "foretell": Text("May {who} foretell {name} now?", "{who}はいま、{name}を予顕できますか。"),
    "target": Text("May {who} choose {name} as the target?", "{who}は{name}を対象に選べますか。"),
    "respond": Text("May anybody respond at this point?", "この時点で、誰かが対応できますか。"),
    "close": Text(
        "May {who} go on to pay the cost now?", "{who}はいま、コストの支払いに進めますか。"
    ),
    "decline": Text("May {who} decline?", "{who}は断れますか。"),
}
_MAY_CHOOSE = Text("May {who} choose “{label}” now?", "{who}はいま、「{label}」を選べますか。")

_KEEP_PASSING = Text(
    "Everybody passes, up to {active}'s {step}", "全員がパスを続け、{active}の{step}になる"
)
_THEN = Text("{does}.", "{does}と、")


def does(state: State, choice: Choice) -> Text:
    """What the player who is asked does, as a sentence without its full stop.

    >>> from mtgrules import game
    >>> g = game(you={"battlefield": ["Prodigal Pyromancer"]})
    >>> does(g.state, g.legal[1])["en"]
    "Aki activates Prodigal Pyromancer's ability"
    """
    fields = _fields(state, choice)
    if choice.verb == "decline" and "unplayed" in fields:
        return _LEAVES.format(who=fields["who"], name=fields["unplayed"])
    return _DOES.get(choice.verb, _CHOOSES).format(**fields)


def may(state: State, choice: Choice) -> Text:
    """Whether the player who is asked may do it, as a question."""
    fields = _fields(state, choice)
    if choice.verb == "decline" and "unplayed" in fields:
        return _MAY_LEAVE.format(who=fields["who"], name=fields["unplayed"])
    return _MAY.get(choice.verb, _MAY_CHOOSE).format(**fields)


def goes_on(moment: Moment) -> Text:
    """What is done in the next line: one choice, or passes until something.

    A sentence in English; in Japanese the first half of one, which the question goes on.
    """
    if len(moment.choices) == 1:
        return _THEN.format(does=does(moment.state, moment.choices[0]))
    after = moment.after
    step = STEP_NAMES[after.step]
    active = after.players[after.active].name
    return _THEN.format(does=_KEEP_PASSING.format(active=active, step=step))


def ability_called(state: State, id: int, key: str) -> Text:
    """An ability by its source, with its words where the source has several."""
    obj = state.card(id)
    of = name(state, id)
    plain = Text(f"{of.en}'s ability", f"{of.ja}の能力")
    abilities = dict(activated(obj)) if obj is not None else {}
    if len(abilities) < 2 or key not in abilities:
        return plain
    said = ability_text(abilities[key])
    said = Text(said.en.removesuffix("."), said.ja.removesuffix("。"))
    return Text(f"{plain.en} “{said.en}”", f"{of.ja}の能力「{said.ja}」")


def _face(state: State, choice: Choice) -> Text | None:
    """The name of the face or half that is cast or played, None where it has only one (712)."""
    obj = state.card(int(choice.args[0]))
    if obj is None or choice.verb not in ("cast", "play"):
        return None
    ways = ways_to_cast(obj.card)
    return ways[int((*choice.args, 0)[1])].name if len(ways) > 1 else None


def _fields(state: State, choice: Choice) -> dict[str, object]:
    options = legal(state)
    args = choice.args
    fields: dict[str, object] = {
        "who": state.players[max(options.player, 0)].name,
        "label": label(state, choice),
    }
    if choice.verb in _NAMED and args and isinstance(args[0], int):
        fields["name"] = _face(state, choice) or name(state, args[0])
    if choice.verb == "activate" and len(args) > 1 and isinstance(args[0], int):
        fields["ability"] = ability_called(state, args[0], str(args[1]))
    if choice.verb == "decline":
        plays = [c for c in options.legal if c.verb in ("cast", "play")]
        if plays and isinstance(plays[0].args[0], int):
            fields["unplayed"] = name(state, plays[0].args[0])
    # A choice whose argument says nothing is shown as it is.
    fields.setdefault("name", fields["label"])
    fields.setdefault("ability", fields["label"])
    return fields
