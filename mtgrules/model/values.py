"""Immutable values that are cheap to copy with a change.

A game keeps every state it has been in, so states are values and a step makes
a new one. `dataclasses.replace` on a frozen dataclass takes eight times as
long as writing the slots directly (every field passes `object.__setattr__`),
and the engine copies a few values a step: hence this small decorator.

>>> @value
... class Point(Value):
...     x: int
...     y: int = 0
>>> Point(1).but(y=2)
Point(x=1, y=2)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, Self, TypeVar, dataclass_transform

_T = TypeVar("_T", bound="type[Value]")
_V = TypeVar("_V", bound="Value")

_REOPEN: Any = vars(object)["__class__"].__set__
"""Sets the class of an object that does not let its fields be set."""


class Value:
    """Base of the classes decorated with `value`; gives `but` its type."""

    __slots__ = ()

    def but(self, **changes: Any) -> Self:
        """The same value with the named fields changed; a wrong name is an `AttributeError`."""
        raise NotImplementedError  # each decorated class gets its own


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: _T) -> _T:
    """Make `cls` a frozen, slotted dataclass whose `__init__` and `but` write slots directly."""
    frozen: Any = dataclass(frozen=True, slots=True)(cls)
    names = [f.name for f in fields(frozen)]
    # The slots move to a base class that is not frozen: one of that class is filled
    # in, with plain assignments, and then declared to be frozen.
    open_again = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    slots = {"__slots__": frozen.__slots__, "__module__": cls.__module__}
    base: Any = type(cls.__name__, cls.__bases__, {**slots, **open_again})
    body = {k: v for k, v in vars(frozen).items() if k not in names}
    made: Any = type(frozen)(cls.__name__, (base,), {**body, "__slots__": ()})
    scope: dict[str, Any] = {"cls": made, "base": base, "new": object.__new__, "reopen": _REOPEN}
    params = []
    for f in fields(made):
        scope[f"set_{f.name}"] = getattr(base, f.name).__set__
        if f.default is not MISSING:
            scope[f"default_{f.name}"] = f.default
            params.append(f"{f.name}=default_{f.name}")
        else:
            params.append(f.name)
    slowly = "".join(f"        set_{n}(self, {n})\n" for n in names)
    writes = "".join(f"    self.{n} = {n}\n" for n in names)
    copies = "".join(f"    made.{n} = self.{n}\n" for n in names)
    exec(  # noqa: S102 - the source is made of our own field names only
        f"def __init__(self, {', '.join(params)}):\n"
        f"    if self.__class__ is not cls:  # a class below it\n{slowly}        return\n"
        f"    reopen(self, base)\n{writes}    self.__class__ = cls\n"
        f"def but(self, **changes):\n    made = new(base)\n{copies}"
        "    for name in changes:\n        setattr(made, name, changes[name])\n"
        "    made.__class__ = cls\n    return made\n",
        scope,
    )
    made.__init__ = scope["__init__"]
    made.but = scope["but"]
    result: _T = made
    return result


def changing(kind: type[_V], *names: str) -> Callable[..., _V]:
    """A `but` for these fields alone, given in this order: for what changes at every step.

    >>> @value
    ... class Place(Value):
    ...     x: int
    ...     y: int = 0
    >>> changing(Place, "y")(Place(1), 2)
    Place(x=1, y=2)
    """
    scope: dict[str, Any] = {"cls": kind, "base": kind.__mro__[1], "new": object.__new__}
    every = [f.name for f in fields(kind)]  # type: ignore[arg-type]  # `value` makes dataclasses
    writes = "".join(f"    made.{n} = {n if n in names else f'self.{n}'}\n" for n in every)
    exec(  # noqa: S102 - the source is made of our own field names only
        f"def changed(self, {', '.join(names)}):\n    made = new(base)\n{writes}"
        "    made.__class__ = cls\n    return made\n",
        scope,
    )
    changed: Callable[..., _V] = scope["changed"]
    return changed
