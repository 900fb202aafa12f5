"""What an action costs under water: the countdown of breath, the GM's option, Stress afterwards.  Source: optional mechanics for the GM."""

from __future__ import annotations

BREATH = 3
"""Start of the standard countdown for those who cannot breathe water."""

ROLLED = ("failure-with-fear", "failure-with-hope", "success-with-fear", "success-with-hope", "critical-success")
"""Outcomes of an action roll."""

OPTION = {"failure-with-fear": 2, "failure-with-hope": 1, "success-with-fear": 1}
"""Outcome -> how far one GM move that is spent moves the countdown on."""


def ticks(action: str, reading: str, *, counted: bool = False) -> int:
    """How far an action moves the countdown by itself; `reading` of underwater-tick.

    action   an outcome of an action roll, "no-roll" or "reaction", which never counts
    counted  the GM counts an action without a roll
    >>> [ticks("no-roll", reading) for reading in ("action-rolls", "every-action")], ticks("failure-with-fear", "action-rolls")
    ([0, 1], 1)
    """
    if action in ROLLED:
        return 1
    return int(action == "no-roll" and (counted or reading == "every-action"))


def option(action: str) -> int:
    """How far the GM may move it on with one GM move."""
    return OPTION.get(action, 0)


def costs_stress(before: int, after: int, reading: str) -> bool:
    """Whether an action that counts costs Stress: the countdown was at 0 before it, or is so now; `reading` of stress-starts."""
    return before == 0 or (after == 0 and reading == "at-once")
