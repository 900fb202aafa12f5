"""`odds`: the exact distribution of a check's value and the exact chance of each outcome."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact import distribution

if TYPE_CHECKING:
    from wurfwerk.dice.distribution import Distribution
    from wurfwerk.rules.check import Check


@dataclass(frozen=True, slots=True)
class CheckOdds:
    """`distribution` of the value shown; `outcomes` worst to best, with what cannot happen here left at 0. `check` was asked."""

    distribution: Distribution
    outcomes: tuple[tuple[str, Fraction], ...]
    automatic: bool
    check: Check


def odds(check: Check) -> CheckOdds:
    """The odds of a check. TooCostly before work starts."""
    raw = distribution(check.dice())
    chances = dict.fromkeys(check.reachable(), Fraction(0))
    shown = raw
    if isinstance(raw, Finite):
        shown = raw.map(check.shown)
        for value, chance in raw.items():
            outcome = check.outcome(value)
            if outcome is not None:
                chances[outcome.key] += chance
    elif chances:
        cuts = check.cuts()
        assert cuts is not None, check.target
        starts = [cuts[0] - 1, *cuts]
        above = [Fraction(1), *[raw.at_least(cut) for cut in cuts], Fraction(0)]
        for place, start in enumerate(starts):
            outcome = check.outcome(start)
            assert outcome is not None
            chances[outcome.key] += above[place] - above[place + 1]
    return CheckOdds(shown, tuple(chances.items()), check.automatic(), check)
