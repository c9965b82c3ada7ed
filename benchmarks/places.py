"""Where the checkout is, for processes that are started to be measured."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def with_our_packages() -> dict[str, str]:
    """The environment of a process that imports this checkout, installed or not."""
    known = os.environ.get("PYTHONPATH", "")
    path = os.pathsep.join([str(ROOT), str(ROOT / "widgets"), *filter(None, [known])])
    return {**os.environ, "PYTHONPATH": path}
