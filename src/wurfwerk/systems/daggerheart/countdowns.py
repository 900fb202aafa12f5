"""Countdowns of Daggerheart: what moves them, and what becomes of them when they trigger.  Source: system reference, "Countdowns".

Law: a countdown is never below 0, and the start of a loop never below 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["standard", "progress", "consequence"]
"""Standard: 1 with every action roll of a player. The two dynamic ones go by the outcome."""

Loop = Literal["once", "loop", "increasing", "decreasing"]
"""What happens at 0: it is over; it begins anew from the same start, from one more, from one less."""

DYNAMIC = {
    "failure-with-fear": (0, 3),
    "failure-with-hope": (0, 2),
    "success-with-fear": (1, 1),
    "success-with-hope": (2, 0),
    "critical-success": (3, 0),
}
"""Outcome of an action roll -> how far it moves (a progress countdown, a consequence countdown)."""


def advance(kind: Kind, outcome: str) -> int:
    """How far an action roll with this outcome moves a countdown.

    >>> [advance(kind, "success-with-fear") for kind in ("standard", "progress", "consequence")]
    [1, 1, 1]
    """
    if kind == "standard":
        return 1
    return DYNAMIC[outcome][kind == "consequence"]


@dataclass(frozen=True, slots=True)
class Countdown:
    """What is left of it, where it starts, and how often it has triggered; `left` 0 is over."""

    start: int
    left: int
    triggered: int = 0

    def moved(self, by: int, loop: Loop) -> Countdown:
        """After so many steps; what goes beyond 0 is lost.

        >>> Countdown(4, 2).moved(3, "increasing")
        Countdown(start=5, left=5, triggered=1)
        """
        left = max(0, self.left - by)
        if left or not self.left:
            return Countdown(self.start, left, self.triggered)
        if loop == "once":
            return Countdown(self.start, 0, self.triggered + 1)
        start = max(1, self.start + {"loop": 0, "increasing": 1, "decreasing": -1}[loop])
        return Countdown(start, start, self.triggered + 1)
