"""Write the golden playthroughs anew: python tests/playthroughs/regenerate.py

Each is a game played by the lines below, told by `Game.story` in both languages.
After a change of rules or words, regenerate and read the difference: every line
of it must be meant.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parent.parent))

from mtgrules.game import Game, game  # noqa: E402 - found through the line above
from mtgrules.rulebook.text import LANGS  # noqa: E402


class Play(NamedTuple):
    """A position and what is chosen in it; "pass * 4" passes four times."""

    position: dict[str, Any]
    choices: tuple[str, ...]


PLAYS: dict[str, Play] = {
    "pyromancer": Play(
        {
            "you": {"battlefield": ["Prodigal Pyromancer"]},
            "opponent": {"battlefield": ["Llanowar Elves"]},
        },
        ("activate Prodigal Pyromancer", "target Llanowar Elves", "pass * 2"),
    ),
    "decoy_reversed": Play(
        {
            "you": {"battlefield": ["Master Decoy", "Plains", "Forest"]},
            "opponent": {"battlefield": ["Grizzly Bears"]},
        },
        (
            # The wrong land first: the activation is reversed, the Forest is undone.
            *("activate Master Decoy", "target Grizzly Bears", "activate Forest", "close", "undo"),
            # Then the right one.
            *("activate Master Decoy", "target Grizzly Bears", "activate Plains", "close", "pay 0"),
            "pass * 2",
        ),
    ),
    "ephemeron_cast": Play(
        {
            "you": {"hand": ["Errant Ephemeron"], "battlefield": ["2 Island"]},
            "opponent": {"library": ["20 Island"]},
        },
        (
            *("suspend Errant Ephemeron", "activate Island", "activate Island", "close"),
            *("until may play", "cast Errant Ephemeron", "pass * 2"),
            *("until attackers", "attack Errant Ephemeron -> Ben", "done", "until main2"),
        ),
    ),
    "ephemeron_declined": Play(
        {
            "you": {"exile": ["Errant Ephemeron (2 time counters)"]},
            "active": "opponent",
            "step": "end",
        },
        ("until may play", "decline", "until main1"),
    ),
    "ephemeron_2023": Play(
        {
            "you": {"exile": ["Errant Ephemeron (1 time counter)"]},
            "active": "opponent",
            "step": "end",
            "edition": "2023-11-17",
        },
        ("until must play", "cast Errant Ephemeron", "pass * 2"),
    ),
    "delay": Play(
        {
            "you": {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]},
            "opponent": {"hand": ["Delay"], "battlefield": ["2 Island"]},
        },
        (
            *("cast Lightning Bolt", "target Ben", "activate Mountain", "close", "pass"),
            *("cast Delay", "target Lightning Bolt", "activate Island", "activate Island", "close"),
            *("pass * 2", "until may play", "cast Lightning Bolt", "target Ben", "pass * 2"),
        ),
    ),
    "coffers_reversed": Play(
        {
            "you": {
                "battlefield": ["2 Swamp", "Cabal Coffers"],
                "hand": ["Torrent Elemental"],
            },
        },
        (
            *("cast Torrent Elemental", "activate Cabal Coffers", "activate Swamp"),
            *("activate Swamp", "close", "pay 0", "close", "keep"),
        ),
    ),
    "coffers_undone": Play(
        {
            "you": {
                "battlefield": ["2 Swamp", "Cabal Coffers"],
                "hand": ["Torrent Elemental"],
            },
        },
        (
            *("cast Torrent Elemental", "activate Cabal Coffers", "activate Swamp"),
            *("activate Swamp", "close", "pay 0", "close", "undo", "keep", "undo"),
        ),
    ),
    "liliana": Play(
        {
            "you": {"battlefield": ["Liliana of the Veil"], "hand": ["Swamp"]},
            "opponent": {"hand": ["Island", "Forest"], "battlefield": ["Grizzly Bears"]},
        },
        (
            *("activate Liliana of the Veil -> [+1]", "pass * 2", "choose Swamp", "choose Forest"),
            *("until main1", "until main1"),
            *(
                "activate Liliana of the Veil -> 1",
                "target Ben",
                "pass * 2",
                "choose Grizzly Bears",
            ),
        ),
    ),
}


class Said(NamedTuple):
    """What was written, after how many frames; `quiet` where passing is not worth a line."""

    at: int
    text: str
    quiet: bool = False


def play(play: Play) -> tuple[Game, list[Said]]:
    """The game, and what was written on the way."""
    made = game(**play.position)
    written: list[Said] = []

    def here() -> int:
        return len(made.tree.path(made.at))

    def take(text: str) -> None:
        if text in ("keep", "undo"):
            made.take(next(c for c in made.legal if c.verb == text))
        else:
            made.take(text)

    for line in play.choices:
        text, _, times = line.partition(" * ")
        if line.startswith("until "):
            written.append(Said(here(), line, quiet=True))
            wanted, turn = line.removeprefix("until "), made.state.turn
            while made.options.kind != wanted and not (
                made.state.step.value == wanted and (made.state.turn > turn or wanted == "main2")
            ):
                take("pass" if made.options.kind == "priority" else "done")
        else:
            for _ in range(int(times or 1)):
                written.append(Said(here(), text))
                take(text)
    return made, written


def told(one: Play) -> str:
    """The whole playthrough as text: what was chosen after `>`, what happened with its rule."""
    made, written = play(one)
    path = made.tree.path(made.at)
    parts = []
    for lang in LANGS:
        lines = ["# " + lang]
        quiet, waiting = False, list(written)
        for at, line in enumerate(made.story(lang).splitlines()):
            while waiting and waiting[0].at == at:
                quiet = waiting[0].quiet
                lines.append("> " + waiting.pop(0).text)
            if not (quiet and made.tree.frames[path[at]].event.key == "passed"):
                lines.append(line)
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def main() -> None:
    for old in HERE.glob("*.txt"):
        old.unlink()
    for name, one in PLAYS.items():
        path = HERE / f"{name}.txt"
        path.write_text(told(one), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
