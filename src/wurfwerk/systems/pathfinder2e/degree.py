"""The four degrees of success.  Source: Player Core, "Checks".

Laws: a degree stays within the four whatever shifts it; it never gets worse when the modifier grows.
"""

from __future__ import annotations

from collections.abc import Iterable

DEGREES = ("critical-failure", "failure", "success", "critical-success")
SUCCESSES = DEGREES[2:]
CRITICAL = {"critical-failure": "critical", "critical-success": "critical"}
"""The degrees that are marked."""


def degree(natural: int, total: int, dc: int, shifts: Iterable[int] = ()) -> str:
    """The degree of a check: by number, then one step for a natural 20 or 1, then other shifts in order; each step is clamped.

    >>> degree(20, 20, 40), degree(1, 31, 20)
    ('failure', 'success')
    """
    return DEGREES[step(by_number(total, dc), [natural_step(natural), *shifts])]


def by_number(total: int, dc: int) -> int:
    """0 to 3: critical at ten above or ten below, both included."""
    if total >= dc + 10:
        return 3
    if total >= dc:
        return 2
    return 0 if total <= dc - 10 else 1


def natural_step(natural: int, with_20: bool = True, with_1: bool = True) -> int:
    """One better for a natural 20, one worse for a natural 1; an effect may take either away."""
    return 1 if natural == 20 and with_20 else -1 if natural == 1 and with_1 else 0


def step(place: int, shifts: Iterable[int]) -> int:
    for shift in shifts:
        place = max(0, min(3, place + shift))
    return place
