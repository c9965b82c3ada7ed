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

_ALL = 0xFFFFFFFF


def conceal(text: str, key: str) -> str:
    """The text as letters and digits that say nothing."""
    return b64encode(_mixed(zlib.compress(text.encode(), 9), key)).decode("ascii")


def reveal(stored: str, key: str) -> str:
    """The text again, as the page's script gets it."""
    return zlib.decompress(_mixed(b64decode(stored), key)).decode()


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
