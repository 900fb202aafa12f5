"""`odds`: the exact distribution of a check's value and the exact chance of each outcome."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from wurfwerk.dice.distribution import Distribution, Finite
from wurfwerk.dice.exact import distribution

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wurfwerk.dice.shapes import Number, Value
    from wurfwerk.rules.check import Check


@dataclass(frozen=True, slots=True)
class CheckOdds(Distribution):
    """`distribution` of the value shown; `outcomes` worst to best, with what cannot happen here left at 0. `check` was asked.

    It reads like its distribution: `odds(check).mean`.
    """

    check: Check
    distribution: Distribution
    outcomes: tuple[tuple[str, Fraction], ...]
    automatic: bool

    @property
    def min(self) -> Number | None:
        return self.distribution.min

    @property
    def max(self) -> Number | None:
        return self.distribution.max

    @property
    def mean(self) -> Fraction:
        return self.distribution.mean

    @property
    def variance(self) -> Fraction:
        return self.distribution.variance

    @property
    def pmf(self) -> Mapping[Value, Fraction]:
        return self.distribution.pmf

    @property
    def tail(self) -> Fraction:
        return self.distribution.tail

    def at_least(self, bound: Number) -> Fraction:
        return self.distribution.at_least(bound)

    def at_most(self, bound: Number) -> Fraction:
        return self.distribution.at_most(bound)

    def chance(self, value: Value) -> Fraction:
        return self.distribution.chance(value)


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
    return CheckOdds(check, shown, tuple(chances.items()), check.automatic())
