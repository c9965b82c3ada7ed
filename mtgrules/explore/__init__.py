"""Everything that can happen in a position, tried by the two entry points of the engine.

>>> from mtgrules.explore import count, explore
>>> from mtgrules.setup import position
>>> small = position({"you": {"battlefield": ["Prodigal Pyromancer"]}})
>>> count(small, 2).edges  # activate or pass; then two targets and the source itself, or pass
6
>>> sorted(len(leaf.path) for leaf in explore(small, 1))
[1, 1]
"""

from mtgrules.explore.exhaustive import Counts, Leaf, count, explore

__all__ = ["Counts", "Leaf", "count", "explore"]
