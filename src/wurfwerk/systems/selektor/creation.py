"""How a character of the selector game is made: totals, the alternating way, bonus points, and the order of it all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wurfwerk.message import Message

if TYPE_CHECKING:
    from wurfwerk.systems.selektor.sheet import Character

TOTALS = (12, 10, 8, 6, 4)
"""The ability points of the five categories that are not narrative, each number once (HB-08)."""

NARRATIVE_SUM = 10
BONUS_FROM = 4
"""Above so many ability points every second one gives the category an attribute point."""


def bonus(points: int) -> int:
    """Attribute points that so many ability points of a category give (HB-12).

    >>> [bonus(points) for points in (4, 5, 6, 7, 8, 10, 12, 14)]
    [0, 0, 1, 1, 2, 3, 4, 5]
    """
    return max(0, (points - BONUS_FROM) // 2)


def alternating(closed: Sequence[str]) -> dict[str, int]:
    """The totals of the alternating way (HB-09): four points in every category, then one is closed and all others get two more.

    closed   the categories in the order in which they are closed

    >>> alternating(["body", "mind", "craft", "people", "magic"])
    {'body': 4, 'mind': 6, 'craft': 8, 'people': 10, 'magic': 12}
    """
    totals = dict.fromkeys(closed, 4)
    open_ = list(closed)
    while open_:
        open_.pop(0)
        for category in open_:
            totals[category] += 2
    return totals


@dataclass(frozen=True, slots=True)
class GuideStep:
    """One step of creation: its label is `guide-KEY`; `missing` is what this sheet still lacks there."""

    key: str
    missing: tuple[Message, ...]


def guide(sheet: Character) -> tuple[GuideStep, ...]:
    """The steps of creation in their order (HB-21), each with what is still missing."""
    found = sheet.violations()

    def broken(*rules: str) -> tuple[Message, ...]:
        return tuple(violation.message for violation in found if violation.rule in rules)

    details = () if sheet.name and sheet.details else (Message("selektor:guide-no-details"),)
    named = tuple(violation.message for violation in found if not violation.rule)
    moved = any(move.kind == "creation" for move in sheet.moves)
    return (
        GuideStep("details", (*details, *named)),
        GuideStep("narrative", broken("HB-14")),
        GuideStep("abilities", broken("HB-01", "HB-08", "HB-20")),
        GuideStep("backgrounds", broken("HB-10")),
        GuideStep("attributes", broken("HB-02", "HB-11", "HB-12")),
        GuideStep("move-made" if moved else "move", broken("HB-13")),
    )
