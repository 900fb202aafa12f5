"""The classes and some armors of Daggerheart in numbers.  Source: system reference, "Classes", "Armor Tables"."""

from __future__ import annotations

from dataclasses import dataclass

CLASSES = {
    "bard": (10, 5),
    "druid": (10, 6),
    "guardian": (9, 7),
    "ranger": (12, 6),
    "rogue": (12, 6),
    "seraph": (9, 7),
    "sorcerer": (10, 6),
    "warrior": (11, 6),
    "wizard": (11, 5),
}
"""Class -> (Evasion, hit points) to begin with."""


@dataclass(frozen=True, slots=True)
class Armor:
    """Thresholds before the level is added, the score, which is the number of slots, and what it does to Evasion."""

    major: int
    severe: int
    score: int
    evasion: int = 0


ARMORS = {
    "gambeson": Armor(5, 11, 3, 1),
    "leather": Armor(6, 13, 3),
    "chainmail": Armor(7, 15, 4, -1),
    "full-plate": Armor(8, 17, 4, -2),
}

RANGES = (
    ("melee", None, 1),
    ("very-close", "5–10", 3),
    ("close", "10–30", 6),
    ("far", "30–100", 12),
    ("very-far", "100–300", 13),
    ("out-of-range", None, None),
)
"""Range, feet, and squares of a grid."""
