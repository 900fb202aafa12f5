"""The eighteen attributes of Open Legend: their dice, what they cost, how high they may be.  Source: core rules, chapter 1."""

from __future__ import annotations

from typing import Literal, get_args

ATTRIBUTE_DICE = ((0, 0), (1, 4), (1, 6), (1, 8), (1, 10), (2, 6), (2, 8), (2, 10), (3, 8), (3, 10), (4, 8))
"""Attribute score -> (how many, sides)."""

Attribute = Literal[
    "agility", "fortitude", "might",
    "learning", "logic", "perception", "will",
    "deception", "persuasion", "presence",
    "alteration", "creation", "energy", "entropy", "influence", "movement", "prescience", "protection",
]  # fmt: skip
ATTRIBUTES: tuple[str, ...] = get_args(Attribute)
EXTRAORDINARY = frozenset(ATTRIBUTES[10:])
"""Those that need a score of 1 to be rolled at all."""

HIGHEST = 10
BUYABLE = 9
MAX_LEVEL = 10
START_POINTS = 40
POINTS_PER_XP = 3
START_FEAT_POINTS = 6
XP_PER_LEVEL = 3


def cost(score: int) -> int:
    """Attribute points of a score in all: every step costs the score it leads to.

    >>> [cost(score) for score in range(10)]
    [0, 1, 3, 6, 10, 15, 21, 28, 36, 45]
    """
    return score * (score + 1) // 2


def level_of(xp: int) -> int:
    """The level that experience points give."""
    return min(1 + xp // XP_PER_LEVEL, MAX_LEVEL)


def highest_at(level: int) -> int:
    """The highest score that can be bought at a level.

    >>> [highest_at(level) for level in range(1, 11)]
    [5, 5, 6, 6, 7, 7, 8, 8, 9, 9]
    """
    return 5 + (level - 1) // 2


def level_for(score: int) -> int | None:
    """The least level at which a score can be bought; None: never.

    >>> [level_for(score) for score in (1, 5, 6, 9, 10)]
    [1, 1, 3, 9, None]
    """
    return None if score > BUYABLE else max(1, 2 * (score - 5) + 1)
