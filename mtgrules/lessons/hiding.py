"""Packing, and hiding from eyes what a learner should not read in the file before it is time.

It is no encryption. The key stands in the same file and the script knows the way back, since
the page must work alone; but nobody sees an answer by accident, not in an editor, not in
a search of the folder, not in a preview. Packed first, it is a fifth as large.

>>> stored = conceal("the answer", key="a question")
>>> "answer" in stored, reveal(stored, key="a question")
(False, 'the answer')
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode

from mtgrules.rulebook.text import Text

_ALL = 0xFFFFFFFF
WIDTH = 88
LINES = "lines"
"""The key of what notebooks hide of the runs of a lesson."""
DAMAGED = Text(
    "The hidden part of this field is not as it was made. Undo what was changed in the field, or "
    "get the notebook again.",
    "この欄の隠された部分が、作られたときと違っています。欄の変更を元に戻すか、"
    "ノートブックをもう一度もらってください。",
)


class Damaged(ValueError):
    """Hidden text that does not come back; `text` says what to do."""

    def __init__(self) -> None:
        self.text = DAMAGED
        super().__init__(self.text.en)


def conceal(text: str, key: str) -> str:
    """The text as letters and digits that say nothing."""
    return b64encode(_mixed(zlib.compress(text.encode(), 9), key)).decode("ascii")


def reveal(stored: str, key: str) -> str:
    """The text again, as the page's script gets it."""
    return zlib.decompress(_mixed(b64decode(stored), key)).decode()


def lines_of(text: str, key: str) -> str:
    """The text concealed for a field of a notebook, on lines that are not too long.

    Not packed: what is built from one source must be the same wherever it is built, and
    not every zlib packs in the same way.

    >>> text_of(lines_of("the answer", key="a question"), key="a question")
    'the answer'
    """
    plain = text.encode()
    return wrapped(b64encode(_mixed(_sum(plain) + plain, key)).decode("ascii"))


def text_of(lines: str, key: str) -> str:
    """The text again; raises `Damaged` where lines were changed or are missing."""
    try:
        found = _mixed(b64decode("".join(lines.split()), validate=True), key)
        if found[:4] == _sum(found[4:]):
            return found[4:].decode()
    except ValueError:
        pass
    raise Damaged


def wrapped(stored: str) -> str:
    """Letters on lines that are not too long."""
    return "\n".join(stored[at : at + WIDTH] for at in range(0, len(stored), WIDTH))


def _sum(plain: bytes) -> bytes:
    return zlib.crc32(plain).to_bytes(4, "big")


def _mixed(given: bytes, key: str) -> bytes:
    """Every byte combined with the next of a row that the key begins; twice is as it was."""
    row = _seed(key)
    out = bytearray(len(given))
    for n, byte in enumerate(given):
        row = (row * 1664525 + 1013904223) & _ALL
        out[n] = byte ^ (row >> 24)
    return bytes(out)


def _seed(key: str) -> int:
    """The key as one number (FNV-1a over its UTF-8)."""
    seed = 0x811C9DC5
    for byte in key.encode():
        seed = ((seed ^ byte) * 0x01000193) & _ALL
    return seed
