"""Proficiency: what a rank adds to a check.  Source: PF-04; Player Core, "Proficiency"; the variant without level: PF-A16."""

from __future__ import annotations

from typing import Literal

from wurfwerk.systems.pathfinder2e.house_rules import PROFICIENCY_WITHOUT_LEVEL

Rank = Literal["untrained", "trained", "expert", "master", "legendary"]
RANKS: tuple[Rank, ...] = ("untrained", "trained", "expert", "master", "legendary")
"""By number, 0 to 4."""

RULE = PROFICIENCY_WITHOUT_LEVEL.short
UNTRAINED_WITHOUT_LEVEL = -2


def proficiency_bonus(rank: int, level: int, without_level: bool = False) -> int:
    """Twice the number of the rank and the level; untrained adds nothing, not even the level.

    >>> [proficiency_bonus(rank, 5) for rank in range(5)]
    [0, 7, 9, 11, 13]
    >>> [proficiency_bonus(rank, 5, without_level=True) for rank in range(5)]
    [-2, 2, 4, 6, 8]
    """
    if rank == 0:
        return UNTRAINED_WITHOUT_LEVEL if without_level else 0
    return 2 * rank + (0 if without_level else level)
