"""Choices as text, both ways: `activate Prodigal Pyromancer`, `target Ben`, `pass`.

Names may be in either language. Several arguments are separated by `->`, an
object of several with one name is told apart by its id: `activate Island #12`.
`write` gives the exact form that any state of the same game reads back.
"""

from __future__ import annotations

import contextlib
import re
import shlex

from mtgrules.engine.characteristics import activated
from mtgrules.engine.legality import ways_to_cast
from mtgrules.engine.play import legal
from mtgrules.model.choices import Arg, Choice, Options
from mtgrules.model.state import State, is_player
from mtgrules.rulebook.text import Lang, Text

_ID = re.compile(r"#\d+")
_VERB = re.compile(r"[a-z_]+")


VERBS = frozenset(
    (
        *("pass", "cast", "activate", "play", "suspend", "morph", "foretell", "respond"),
        *("roll", "exile"),
        *("mode", "with", "without", "times", "x", "pay_as"),
        *("how_many", "chooser", "target", "share"),
        *("close", "pay", "choose", "spend", "keep", "undo"),
        *("put", "color", "name", "change", "pile", "sacrifice_pile", "decline"),
        *("yes", "no", "counter", "add", "remove"),
        *("attack", "block", "assign", "done"),
    )
)
"""Every verb that a choice can have."""


ABOUT_OBJECTS = frozenset(
    (
        "cast",
        "activate",
        "play",
        "suspend",
        "morph",
        "foretell",
        "exile",
        "target",
        "choose",
        "attack",
        "block",
        "pile",
        "add",
        "remove",
    )
)
"""Verbs whose first argument is an object or a player: a name, or an id such as #12."""


class CannotRead(ValueError):
    """A choice that could not be read; `text` says what was possible, in both languages."""

    def __init__(self, written: str, possible: list[Text]) -> None:
        en, ja = "; ".join(t.en for t in possible), "／".join(t.ja for t in possible)
        self.text = Text(
            f"Cannot read the choice {written!r}. Possible now: {en}.",
            f"選択{written!r}を読めない。いまできること：{ja}。",
        )
        super().__init__(self.text.en)


def write(choice: Choice) -> str:
    """The exact form, with ids: `target #12`.

    >>> write(Choice("activate", (12, "0")))
    'activate #12 0'
    """
    return " ".join((choice.verb, *(_arg(arg) for arg in choice.args)))


def _arg(arg: Arg) -> str:
    return f"#{arg}" if isinstance(arg, int) else shlex.quote(arg)


def read_exact(text: str) -> Choice:
    """A choice from its exact form; `ValueError` if the text is not one.

    >>> read_exact("activate #12 0")
    Choice(verb='activate', args=(12, '0'))
    """
    try:
        verb, *args = shlex.split(text)
    except ValueError:  # an open quote, or nothing at all
        verb, args = "", []
    if not _VERB.fullmatch(verb):
        raise ValueError(f"not a choice in exact form: {text!r}")
    return Choice(verb, tuple(int(a[1:]) if _ID.fullmatch(a) else a for a in args))


def read(text: str, state: State) -> Choice:
    """A choice from what a person wrote, in the light of what is asked now.

    Legal options are tried before refused ones, so that a name finds the object
    that can do it. Raises `CannotRead`, which lists what is possible.
    """
    written = text.strip()
    options = legal(state)
    every = [*options.legal, *(refusal.choice for refusal in options.refused)]
    verb, _, rest = written.partition(" ")
    wanted = [part.strip() for part in rest.split("->")] if rest.strip() else []
    best = [choice for choice in every if choice.verb == verb and _matches(state, choice, wanted)]
    if best:
        return min(best, key=lambda c: (c not in options.legal, _tapped(state, c)))
    if verb in VERBS:
        with contextlib.suppress(ValueError):
            exact = read_exact(written)
            if not (exact.args and isinstance(exact.args[0], str) and verb in ABOUT_OBJECTS):
                return exact
        # More words than a choice has are not passed over: nobody would know what was meant.
        spare = verb in ("cast", "play", "target") and len(wanted) > 1
        about = _called(state, wanted[0]) if wanted and not spare else None
        if about is not None:  # a card that is there, but not for this: the rules say why
            if verb == "activate":
                return Choice(verb, (about, wanted[1] if wanted[1:] else _first(state, about)))
            return Choice(verb, (about,))
    raise CannotRead(written, possible(state, options))


def _first(state: State, id: int) -> str:
    """The key of an object's first activated ability, printed ones before those of keywords."""
    obj = state.card(id)
    return next((key for key, _ in activated(obj)), "0") if obj is not None else "0"


def _called(state: State, want: str) -> int | None:
    """The first object of that name, wherever it is; None if there is none."""
    zones = [state.battlefield, state.exile, state.stack, state.command]
    zones += [zone for p in state.players for zone in (p.hand, p.graveyard)]
    objects = (obj for zone in zones for obj in zone)
    return next((obj.id for obj in objects if _is_called(state, obj.id, want)), None)


def possible(state: State, options: Options) -> list[Text]:
    """What could be written now, with names in either language."""
    return [
        Text(friendly(state, choice), friendly(state, choice, "ja")) for choice in options.legal
    ]


def friendly(state: State, choice: Choice, lang: Lang = "en") -> str:
    """A choice with names, as a person would write it."""
    parts = [
        state.name(arg)[lang] if _is_ref(choice, i) and isinstance(arg, int) else str(arg)
        for i, arg in enumerate(choice.args)
    ]
    if choice.verb == "activate" and parts[1:] == ["0"]:
        parts = parts[:1]
    if choice.verb in _ABOUT_IT:
        parts = []
    return " ".join((choice.verb, " -> ".join(parts))).strip()


_ABOUT_IT = frozenset(("keep", "undo"))
"""Verbs about the one mana ability that is asked about; it is no longer anywhere to be named."""

_COUNTS = frozenset(
    ("times", "mode", "counter", "change", "x", "how_many", "pay", "put", "sacrifice_pile")
)


def _is_ref(choice: Choice, i: int) -> bool:
    """Whether an argument means a player or an object rather than a count."""
    if choice.verb in _COUNTS:
        return False
    if choice.verb in ("share", "cast", "play"):
        return i == 0
    return not (choice.verb == "assign" and i == 2)


def _matches(state: State, choice: Choice, wanted: list[str]) -> bool:
    args = choice.args
    if choice.verb in _ABOUT_IT and not wanted:
        return True
    if choice.verb == "activate" and len(wanted) == 1:
        args = args[:1] if args[1] == "0" else args
    if choice.verb == "cast" and len(args) == len(wanted) == 1:
        obj = state.card(int(args[0]))
        if obj is not None and obj.card.halves:
            return wanted[0].casefold() in _names(obj.card.halves[0].name)
    if choice.verb in ("cast", "play") and len(args) == 2 and len(wanted) == 1:
        obj = state.card(int(args[0]))
        ways = ways_to_cast(obj.card) if obj is not None else ()
        i = int(args[1])
        return i < len(ways) and wanted[0].casefold() in _names(ways[i].name)
    if len(args) != len(wanted):
        return False
    for i, (arg, want) in enumerate(zip(args, wanted, strict=True)):
        if _is_ref(choice, i) and isinstance(arg, int):
            if not _is_called(state, arg, want):
                return False
        elif str(arg).casefold() != want.casefold():
            return False
    return True


def _names(name: Text) -> tuple[str, str]:
    return name.en.casefold(), name.ja.casefold()


def _is_called(state: State, ref: int, want: str) -> bool:
    plain, _, id = want.partition("#")
    if id:
        if not id.strip().isdigit() or int(id) != ref:
            return False
        if not plain.strip():
            return True
    plain = plain.strip().casefold()
    if is_player(ref) and plain in ("you", "opponent", "あなた", "対戦相手"):
        return (ref == 0) == (plain in ("you", "あなた"))
    return plain in _names(state.name(ref))


def _tapped(state: State, choice: Choice) -> bool:
    """Whether the choice is about a tapped object: untapped ones come first."""
    if not choice.args or not isinstance(choice.args[0], int):
        return False
    obj = state.permanent(choice.args[0])
    return obj is not None and obj.tapped
