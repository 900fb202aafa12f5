"""Modifiers that stack by type: the best bonus and the worst penalty of each type count, untyped ones all add.

Law: the total is the sum of what was applied, and everything given is either applied or suppressed with the reason.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from wurfwerk.message import Message


@dataclass(frozen=True, slots=True)
class Modifier:
    """An amount above 0 is a bonus, below 0 a penalty. `source` says where it comes from, in words of the table or as a message."""

    kind: str
    amount: int
    source: str | Message = ""


@dataclass(frozen=True, slots=True)
class Suppressed:
    """A modifier that does not count, and the one of its kind that counts instead."""

    modifier: Modifier
    by: Modifier
    reason: Literal["higher-bonus", "worse-penalty"]


@dataclass(frozen=True, slots=True)
class Stacked:
    """`total` is the sum of `applied`; both lists keep the order in which the modifiers were given."""

    total: int
    applied: tuple[Modifier, ...]
    suppressed: tuple[Suppressed, ...]


def stack(modifiers: Iterable[Modifier], adding: frozenset[str] = frozenset({"untyped"})) -> Stacked:
    """Apply typed stacking. Kinds in `adding` all count. Among equals the first one given counts.

    >>> stack([Modifier("status", 1), Modifier("status", 3), Modifier("status", -2), Modifier("untyped", -5)]).total
    -4
    """
    given = tuple(modifiers)
    best: dict[tuple[str, bool], Modifier] = {}
    for modifier in given:
        place = (modifier.kind, modifier.amount < 0)
        if place not in best or abs(modifier.amount) > abs(best[place].amount):
            best[place] = modifier
    applied: list[Modifier] = []
    suppressed: list[Suppressed] = []
    counted: set[tuple[str, bool]] = set()
    for modifier in given:
        place = (modifier.kind, modifier.amount < 0)
        if modifier.kind in adding:
            applied.append(modifier)
        elif place not in counted and modifier == best[place]:
            counted.add(place)
            applied.append(modifier)
        else:
            reason: Literal["higher-bonus", "worse-penalty"] = "worse-penalty" if place[1] else "higher-bonus"
            suppressed.append(Suppressed(modifier, best[place], reason))
    return Stacked(sum(modifier.amount for modifier in applied), tuple(applied), tuple(suppressed))
