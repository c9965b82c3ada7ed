"""The engine: `legal(state)` lists what may be chosen, `apply(state, choice)` does it.

One module a chapter of the rulebook; see `engine.play` for the two entry points.
"""
