"""A run told line by line: what each line made happen, and what is possible at its end.

For an author who wants to see what was played, why a line is refused, and what could be
written next.

>>> from mtgrules.game import game
>>> here = game(you={"battlefield": ["Prodigal Pyromancer"]})
>>> for line in transcript(here, ["activate Prodigal Pyromancer", "! respond => 117.1"]):
...     print(line.en)
  1 activate Prodigal Pyromancer
      602.2a  Aki announces an ability of Prodigal Pyromancer: it is put on top of the stack.
      601.2b  There are no modes, no X and no symbols to decide on.
  2 ! respond => 117.1
      117.1  Nobody has priority in the middle of this. Nothing can be done in between.
"""

from __future__ import annotations

import contextlib
import unicodedata
from collections.abc import Iterable, Iterator

from mtgrules.engine.play import legal
from mtgrules.game import Game
from mtgrules.lessons.facts import facts_of
from mtgrules.lessons.script import Line, Surprise, is_for, read_line, refusal_of, take
from mtgrules.model.choices import Choice, Refusal
from mtgrules.model.frames import Event
from mtgrules.model.state import State
from mtgrules.notation import CannotRead, friendly, read, write
from mtgrules.notation.names import nth
from mtgrules.rulebook.text import Lang, Text, same
from mtgrules.telling import cite, explain, label, prompt, tell

QUIET = frozenset(("passed", "step_began"))
"""Events that are left out where everyone passes on: they say nothing new there."""

_OTHER_EDITION = Text(
    "      (passed over: only for the rules of {edition})",
    "      （{edition}版のルールだけの行なので、飛ばす）",
)
_SO = Text("      ✓ so it is", "      ✓ そのとおり")
_ASKED = Text("      ? a question to the reader", "      ? 読む人への質問")
_WRONG = Text("    ✗ {why}", "    ✗ {why}")
_NOTHING = Text("      (nothing happened)", "      （何も起こらない）")
STOPS = Text(
    "    The run stops here: what follows cannot be judged.",
    "    手順はここで止まります。この先は判定できません。",
)
"""The last line of a run that could not go on."""
_NOW = Text("Now: {prompt}", "いま：{prompt}")
POSSIBLE = Text("Possible:", "できること：")
REFUSED = Text("Refused:", "できないこと：")
FACTS = Text("Checks that hold now:", "いま成り立つ確認：")


def transcript(game: Game, lines: Iterable[str]) -> Iterator[Text]:
    """The lines of a run, each followed by what it made happen; plays them on the game.

    A line that cannot be made ends it, and says why; what else does not come out as
    written is told at its place.
    """
    for n, written in enumerate(lines, 1):
        yield same(f"{n:>3} {written}")
        line, known = read_line(written), len(game.tree)
        try:
            if not is_for(game, line):
                yield _OTHER_EDITION.format(edition=line.edition)
                continue
            take(game, written)
            yield from _outcome(game, line, known)
        except Surprise as surprise:
            yield from _events(game, line, known)
            yield _WRONG.format(why=surprise.text)
            if surprise.ends_run:
                yield STOPS
                return


def moment(game: Game) -> Iterator[Text]:
    """What is asked now, what may be answered and what not, and which checks hold."""
    state = game.tree.frames[game.tree.end_of_run(game.at)].state
    options = legal(state)
    yield _NOW.format(prompt=prompt(state, options))
    if options.legal:
        yield POSSIBLE
        for choice in _different(state, options.legal):
            yield _beside(_words(state, choice), label(state, choice))
    if options.refused:
        yield REFUSED
        first = {_alike(state, each.choice): each for each in reversed(options.refused)}
        for refusal in reversed(first.values()):
            words = _words(state, refusal.choice)
            promise = same("! ") + words + same(f" => {refusal.rule}")
            yield _beside(promise, explain(refusal, state.edition).reason)
    yield FACTS
    yield from (same("  ") + fact for fact in facts_of(state))


def _outcome(game: Game, line: Line, known: int) -> Iterator[Text]:
    if line.looks:
        yield _SO
    elif line.asks:
        yield _ASKED
    elif line.refused:
        yield _refused(game, refusal_of(game, line))
    else:
        yield from _events(game, line, known)


def _refused(game: Game, refusal: Refusal) -> Text:
    told = explain(refusal, game.state.edition)
    return same(f"      {told.rule}  ") + told.reason


def _events(game: Game, line: Line, known: int) -> Iterator[Text]:
    quiet = QUIET if line.choice != "pass" else frozenset[str]()
    events = [e for frame in game.tree.frames[known:] for e in frame.events if e.key not in quiet]
    for event in events:
        yield _event(event, game.state)
    if not events and len(game.tree) > known:
        yield _NOTHING


def _event(event: Event, state: State) -> Text:
    return same(f"      {cite(event.rule, state.edition)}  ") + tell(event, state.edition)


def _different(state: State, choices: Iterable[Choice]) -> Iterator[Choice]:
    """The choices without those that are about an object like another one's."""
    seen = set()
    for choice in choices:
        alike = _alike(state, choice)
        if alike not in seen:
            seen.add(alike)
            yield choice


def _alike(state: State, choice: Choice) -> tuple[object, ...]:
    """A choice without the ids of its objects: equal for choices that come to the same."""
    objects = (state.card(arg) if isinstance(arg, int) else None for arg in choice.args)
    args = zip(choice.args, objects, strict=True)
    return (choice.verb, *(arg if obj is None else obj.but(id=0, was=0) for arg, obj in args))


def _words(state: State, choice: Choice) -> Text:
    """A choice as it can be written: with its place in its zone where the name is not enough."""
    return Text(_written(state, choice, "en"), _written(state, choice, "ja"))


def _written(state: State, choice: Choice, lang: Lang) -> str:
    words = friendly(state, choice, lang)
    with contextlib.suppress(CannotRead):
        if _alike(state, read(words, state)) == _alike(state, choice):
            return words
    objects = [arg for arg in choice.args if isinstance(arg, int) and state.card(arg) is not None]
    for id in objects[:1]:
        name = state.name(id)[lang]
        words = words.replace(name, f"{name} #{nth(state, id)}", 1)
        with contextlib.suppress(CannotRead):
            if read(words, state) == choice:
                return words
    return write(choice)


def _beside(words: Text, meaning: Text) -> Text:
    """What to write, and what it means where that says more."""
    en, ja = (
        f"  {said}" if meant.casefold() in said.casefold() else f"  {_wide(said, 40)}  {meant}"
        for said, meant in ((words.en, meaning.en), (words.ja, meaning.ja))
    )
    return Text(en, ja)


def _wide(words: str, columns: int) -> str:
    """The words with spaces up to a column of a terminal, where Japanese signs take two."""
    taken = sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in words)
    return words + " " * (columns - taken)
