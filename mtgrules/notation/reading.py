"""Reading what a person wrote in the light of what is asked now, and writing it for a person."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Literal

from mtgrules.cards import UnknownCard, face_name
from mtgrules.cards.text import modes_text
from mtgrules.engine.characteristics import activated
from mtgrules.engine.legality import FACE_DOWN, ways_to_cast
from mtgrules.engine.play import legal
from mtgrules.model.choices import Choice, Options
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.zones import Zone
from mtgrules.notation.abilities import is_meant, word_of
from mtgrules.notation.exact import read_exact
from mtgrules.notation.japanese import Reading, plain, readings, value_in_japanese, value_is
from mtgrules.notation.names import here, is_called, names, nth, zone_word
from mtgrules.notation.verbs import ABOUT_IT, ABOUT_OBJECTS, COUNTS, VERBS
from mtgrules.rulebook.near import DID_YOU_MEAN, nearest
from mtgrules.rulebook.text import NOTHING, Lang, Text, join

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mtgrules.model.abilities import Activated

MOST_SHOWN = 10
"""Longer lists of what is possible are cut: nobody reads them."""

_NOT_OFFERED = Text(
    "{written!r} is no choice at this moment.", "「{written}」は、いまできる選択ではありません。"
)
_NO_VERB = Text("There is no choice {word!r}.", "「{word}」という選択はありません。")
_NOT_HERE = Text(
    "Nothing here is called {word!r}. Here are: {here}.",
    "「{word}」というものはここにありません。ここにあるのは{here}です。",
)
_SEVERAL = Text(
    "{name} has more than one ability. Did you mean {each}?",
    "{name}には能力が2つ以上あります。もしかして：{each}",
)
_POSSIBLE = Text(" Possible now: {possible}.", "いまできること：{possible}。")
_MORE = Text("and {n} more", "ほか{n}件")

Trouble = Literal["verb", "name", "words"]


class CannotRead(ValueError):
    """A choice that could not be read; `text` says what was possible, in both languages.

    `trouble` says what could not be: the verb, the name of something, or all of its
    words together; `word` is the part of the text that it is about.
    """

    def __init__(self, text: Text, trouble: Trouble, word: str, near: str = "") -> None:
        self.text, self.trouble, self.word, self.near = text, trouble, word, near
        super().__init__(text.en)


def read(text: str, state: State) -> Choice:
    """A choice from what a person wrote, in the light of what is asked now.

    Legal options are tried before refused ones, so that a name finds the object
    that can do it. Raises `CannotRead`, which lists what is possible; also where the
    name has several abilities and nothing says which of them is meant.
    """
    options = legal(state)
    ways = list(readings(text))
    found = [choice for way in ways for choice in _meant(state, options, way)]
    if found:
        best = min(found, key=lambda c: (c not in options.legal, _tapped(state, c)))
        if best.verb == "activate":
            _only_one(state, options, best, found)
        return best
    for way in ways:
        if way.verb in VERBS:
            beyond = _beyond(state, text, way)
            if beyond is not None:
                return beyond
    raise _cannot(text, state, options, ways)


def _only_one(state: State, options: Options, best: Choice, found: list[Choice]) -> None:
    """Refuse a text that may mean several abilities of one object: nobody would know which.

    Of those, one that is legal is meant rather than one that is not. If none is, they are
    as good as one another as long as one reason refuses all of them.
    """
    same_object = dict.fromkeys(each for each in found if each.args[0] == best.args[0])
    legal_now = [each for each in same_object if each in options.legal]
    why = {(no.rule, no.key) for no in options.refused if no.choice in same_object}
    if len(legal_now) == 1 or (not legal_now and len(why) == 1):
        return
    each = shortened(_with_effect(state, choice) for choice in legal_now or same_object)
    name = state.name(int(best.args[0]))
    raise CannotRead(_SEVERAL.format(name=name, each=each), "words", "")


def _with_effect(state: State, choice: Choice) -> Text:
    """The choice of an ability as it is written, with what it does."""
    obj = state.card(int(choice.args[0]))
    assert obj is not None
    does = modes_text(dict(activated(obj))[str(choice.args[1])].modes)
    en, ja = friendly(state, choice), friendly(state, choice, "ja")
    return Text(f"`{en}` ({does.en})", f"`{ja}`（{does.ja}）")


def unclear(text: str, state: State) -> tuple[str, Text] | None:
    """A name in a text that several different objects have, and those; None if all is clear.

    Objects of one name that are alike are as good as one another.
    """
    options = legal(state)
    way = next(readings(text), Reading("", ()))
    if way.verb not in ABOUT_OBJECTS or not way.wanted or "#" in plain(text):
        return None
    legal_now = [each for each in _meant(state, options, way) if each in options.legal]
    if way.verb == "activate":  # an untapped one is taken before a tapped one
        legal_now = [each for each in legal_now if not _tapped(state, each)] or legal_now
    refs = [each.args[0] for each in legal_now if isinstance(each.args[0], int)]
    objects = [obj for ref in refs if (obj := state.card(ref)) is not None]
    if len({obj.but(id=0, was=0) for obj in objects}) < 2:
        return None
    return way.wanted[0], shortened(_told_apart(state, obj) for obj in objects)


_TAPPED = {True: Text("tapped", "タップ状態"), False: Text("untapped", "アンタップ状態")}


def _told_apart(state: State, obj: Obj) -> Text:
    """An object as it can be written, with what helps to see which one it is."""
    facts = [state.players[obj.controller].name]
    if obj.zone is Zone.BATTLEFIELD:
        facts.append(_TAPPED[obj.tapped])
    else:
        facts.append(zone_word(obj.zone))
    about = join(facts, ", ", "、")
    number = f" #{nth(state, obj.id)}"
    name = state.name(obj.id) + Text(number, number)
    return name + Text(f" ({about.en})", f"（{about.ja}）")


def _meant(state: State, options: Options, way: Reading) -> list[Choice]:
    """The options, legal and refused, that a reading may mean."""
    every = (*options.legal, *(refusal.choice for refusal in options.refused))
    wanted = list(way.wanted)
    return [each for each in every if each.verb == way.verb and _matches(state, each, wanted)]


def _beyond(state: State, text: str, way: Reading) -> Choice | None:
    """A choice that is no option at all, for the rules to say why."""
    verb, wanted = way
    with contextlib.suppress(ValueError):
        exact = read_exact(text.strip())
        if exact.verb == verb and not (
            exact.args and isinstance(exact.args[0], str) and verb in ABOUT_OBJECTS
        ):
            return exact
    if not wanted:
        return Choice(verb)
    # More words than a choice has are not passed over: nobody would know what was meant.
    if verb in ("cast", "play", "target") and len(wanted) > 1:
        return None
    about = _called(state, wanted[0]) if verb in ABOUT_OBJECTS else None
    if about is not None:  # a card that is there, but not for this: the rules say why
        if verb == "activate":
            keys = [key for key, _ in _abilities(state, about)]
            meant = (k for k in keys if wanted[1:] and is_meant(state, about, k, wanted[1]))
            named = wanted[1] if wanted[1:] else next(iter(keys), "0")
            return Choice(verb, (about, next(meant, named)))
        return Choice(verb, (about,))
    return None


def _cannot(text: str, state: State, options: Options, ways: list[Reading]) -> CannotRead:
    """Why a text cannot be read, with the nearest right word and what is possible."""
    now = _POSSIBLE.format(possible=shortened(possible(state, options)))
    verb, wanted = next((way for way in ways if way.verb in VERBS), Reading("", ()))
    if not verb:
        word = plain(text).partition(" ")[0]
        near = nearest(word, [*VERBS, *(each for words in VERBS.values() for each in words)])
        hint = DID_YOU_MEAN.format(near=near) if near else NOTHING
        return CannotRead(_NO_VERB.format(word=word) + hint + now, "verb", word, near)
    strange = next(
        (name for name in wanted if verb in ABOUT_OBJECTS and _is_strange(state, name)), ""
    )
    if strange:
        there = here(state)
        near = nearest(
            strange.partition("#")[0], [half for name in there for half in (name.en, name.ja)]
        )
        said = _NOT_HERE.format(word=strange, here=shortened(there))
        hint = DID_YOU_MEAN.format(near=near) if near else NOTHING
        return CannotRead(said + hint + now, "name", strange, near)
    return CannotRead(_NOT_OFFERED.format(written=text.strip()) + now, "words", "")


def _is_strange(state: State, name: str) -> bool:
    """Whether nothing in the game has that name."""
    known = {half.casefold() for each in here(state) for half in (each.en, each.ja)}
    plain_name = name.partition("#")[0].strip().casefold()
    seats = ("you", "opponent", "あなた", "対戦相手")
    return not plain_name.isdigit() and bool(plain_name) and plain_name not in (*known, *seats)


def shortened(texts: Iterable[Text], most: int = MOST_SHOWN) -> Text:
    """A list of different things in both languages, cut where it gets long.

    >>> shortened([Text(n, n) for n in "12234"], most=2)["en"]
    '1; 2; and 2 more'
    """
    each = list(dict.fromkeys(texts))
    if len(each) > most + 1:
        each = [*each[:most], _MORE.format(n=len(each) - most)]
    return join(each, "; ", "／")


def _abilities(state: State, id: int) -> tuple[tuple[str, Activated], ...]:
    """An object's activated abilities by key, printed ones before those of keywords."""
    obj = state.card(id)
    return tuple(activated(obj)) if obj is not None else ()


def _called(state: State, want: str) -> int | None:
    """The first object of that name, wherever it is; None if there is none."""
    zones = [state.battlefield, state.exile, state.stack, state.command]
    zones += [zone for p in state.players for zone in (p.hand, p.graveyard)]
    objects = (obj for zone in zones for obj in zone)
    return next((obj.id for obj in objects if is_called(state, obj.id, want)), None)


def possible(state: State, options: Options) -> list[Text]:
    """What could be written now, with names in either language."""
    return [
        Text(friendly(state, choice), friendly(state, choice, "ja")) for choice in options.legal
    ]


def friendly(state: State, choice: Choice, lang: Lang = "en") -> str:
    """A choice with names, as a person would write it."""
    parts = [_said(state, choice, i, lang) for i in range(len(choice.args))]
    if choice.verb == "activate" and parts[1:]:
        id, key = choice.args
        several = len(_abilities(state, int(id))) > 1
        which = word_of(state, int(id), str(key))[lang]
        parts[1:] = [which] if several or key != "0" else []
    if choice.verb in ABOUT_IT:
        parts = []
    if choice.verb in ("cast", "play") and (part := _part(state, choice)) is not None:
        parts = [part[lang]]
    verb = VERBS.get(choice.verb, (choice.verb,))[0] if lang == "ja" else choice.verb
    return " ".join((verb, " -> ".join(parts))).strip()


def _part(state: State, choice: Choice) -> Text | None:
    """The name of the half or face that is cast or played, if it is not the card's own."""
    id, i = int(choice.args[0]), int((*choice.args, 0)[1])
    obj = state.card(id)
    ways = ways_to_cast(obj.card) if obj is not None else ()
    if i >= len(ways) or ways[i] is FACE_DOWN or (obj is not None and ways[i] is obj.card):
        return None
    return ways[i].name


def _said(state: State, choice: Choice, i: int, lang: Lang) -> str:
    arg = choice.args[i]
    if _is_ref(choice, i) and isinstance(arg, int):
        return state.name(arg)[lang]
    if lang == "en" or isinstance(arg, int):
        return str(arg)
    if choice.verb == "name":
        with contextlib.suppress(UnknownCard):
            return face_name(arg).ja
    return value_in_japanese(arg)


def _is_ref(choice: Choice, i: int) -> bool:
    """Whether an argument means a player or an object rather than a count."""
    if choice.verb in COUNTS:
        return False
    if choice.verb in ("share", "cast", "play"):
        return i == 0
    return not (choice.verb == "assign" and i == 2)


def _matches(state: State, choice: Choice, wanted: list[str]) -> bool:
    args = choice.args
    if choice.verb in ABOUT_IT and not wanted:
        return True
    if choice.verb == "attack" and len(wanted) == 1 and len(state.players) == 2:
        args = args[:1]  # there is only one to attack
    if choice.verb == "activate" and len(wanted) == 1:
        args = args[:1]
    if choice.verb == "cast" and len(args) == len(wanted) == 1:
        obj = state.card(int(args[0]))
        if obj is not None and obj.card.halves:
            return wanted[0].casefold() in names(obj.card.halves[0].name)
    if choice.verb in ("cast", "play") and len(args) == 2 and len(wanted) == 1:
        obj = state.card(int(args[0]))
        ways = ways_to_cast(obj.card) if obj is not None else ()
        i = int(args[1])
        return i < len(ways) and wanted[0].casefold() in names(ways[i].name)
    if len(args) != len(wanted):
        return False
    for i, (arg, want) in enumerate(zip(args, wanted, strict=True)):
        if _is_ref(choice, i) and isinstance(arg, int):
            if not is_called(state, arg, want):
                return False
        elif choice.verb == "activate" and isinstance(args[0], int):
            if not is_meant(state, args[0], str(arg), want):
                return False
        elif not _is_said(choice, str(arg), want):
            return False
    return True


def _is_said(choice: Choice, arg: str, want: str) -> bool:
    """Whether an argument that is no object is meant by a word."""
    if choice.verb == "name":
        with contextlib.suppress(UnknownCard):
            return want.casefold() in names(face_name(arg))
    return value_is(arg, want)


def _tapped(state: State, choice: Choice) -> bool:
    """Whether the choice is about a tapped object: untapped ones come first."""
    if not choice.args or not isinstance(choice.args[0], int):
        return False
    obj = state.permanent(choice.args[0])
    return obj is not None and obj.tapped
