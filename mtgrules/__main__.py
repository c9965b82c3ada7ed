"""`python3 -m mtgrules WORD ...`: the lessons, the tests, or a lesson author's tool.

`lessons` and `test` work in a fresh checkout where nothing is installed yet;
every other word goes to `mtgrules.cli`.
"""

from __future__ import annotations

import sys


def main(words: list[str]) -> int:
    from mtgrules import start

    if not words or words[0] in start.COMMANDS:
        return start.main(words)

    from mtgrules.cli import main as author

    return int(author(words) or 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
