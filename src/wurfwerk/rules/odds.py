"""`odds`: the exact distribution of a check's value and the exact chance of each outcome."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from wurfwerk.dice.distribution import Distribution, Finite
from wurfwerk.dice.exact import distribution
from wurfwerk.rules.procedure import Procedure
from wurfwerk.rules.walk import ends

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wurfwerk.dice.distribution import Weights
    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.shapes import Number, Value
    from wurfwerk.message import Message
    from wurfwerk.rules.check import Check, Decided


@dataclass(frozen=True, slots=True)
class Part:
    """The odds of one roll of several, to be read beside the others; `label` says which."""

    label: Message
    odds: CheckOdds


@dataclass(frozen=True, slots=True)
class CheckOdds(Distribution):
    """`distribution` of the value shown; `outcomes` worst to best, with what cannot happen here left at 0. `check` was asked.

    It reads like its distribution: `odds(check).mean`.

    widths   outcome key -> how much its chance may be above what is said; for what can only be enclosed, and then below 10^-12
    parts    of a procedure the rolls it is made of, or the ways that are compared
    compares only who is above whom counts: there is no value, and `distribution` is the one of a constant 0
    """

    check: Check
    distribution: Distribution
    outcomes: tuple[tuple[str, Fraction], ...]
    automatic: bool
    widths: Mapping[str, Fraction] = field(default_factory=dict, hash=False)
    parts: tuple[Part, ...] = ()
    compares: bool = False

    @property
    def law(self) -> Law:
        return self.distribution.law

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

    def listed(self, low: int, high: int) -> tuple[Weights, int]:
        return self.distribution.listed(low, high)

    def floats(self) -> dict[Value, float]:
        return self.distribution.floats()


def odds(check: Check) -> CheckOdds:
    """The odds of a check. TooCostly before work starts."""
    if isinstance(check, Procedure):
        return check.worked_out() or _walked(check)
    decided = check.decided()
    if decided is not None:
        return CheckOdds(check, distribution(decided.value), _decided(check, decided), check.automatic())
    raw = distribution(check.dice())
    if isinstance(raw, Finite):
        shown, outcomes = _listed(check, raw)
        return CheckOdds(check, shown, outcomes, check.automatic())
    return CheckOdds(check, raw, _between_cuts(check, raw), check.automatic())


def _walked(procedure: Procedure) -> CheckOdds:
    """All the states in which a procedure can end, judged one by one."""
    weights, denominator = ends(procedure, odds)
    shown, outcomes = _listed(procedure, Finite(weights, denominator))
    return CheckOdds(procedure, shown, outcomes, procedure.automatic(), parts=procedure.parts())


def _listed(check: Check, raw: Finite) -> tuple[Finite, tuple[tuple[str, Fraction], ...]]:
    """Every raw value judged by itself, in whole weights."""
    values: dict[Value, int] = {}
    ways = dict.fromkeys(check.reachable(), 0)
    for value, weight in raw.weights.items():
        outcome = check.outcome(value)
        shown = check.shown(value) if outcome is None else outcome.value
        values[shown] = values.get(shown, 0) + weight
        if outcome is not None:
            ways[outcome.key] += weight
    outcomes = tuple((key, Fraction(way, raw.denominator)) for key, way in ways.items())
    return Finite(values, raw.denominator), outcomes


def _decided(check: Check, decided: Decided) -> tuple[tuple[str, Fraction], ...]:
    """The dice that decide, judged by themselves; they have an end."""
    by = distribution(decided.by)
    assert isinstance(by, Finite), check.target
    ways = dict.fromkeys(check.reachable(), 0)
    for value, weight in by.weights.items():
        ways[decided.key(value)] += weight
    return tuple((key, Fraction(way, by.denominator)) for key, way in ways.items())


def _between_cuts(check: Check, raw: Distribution) -> tuple[tuple[str, Fraction], ...]:
    """A law without end: between two cuts the outcome is the same, so exact tails are enough."""
    chances = dict.fromkeys(check.reachable(), Fraction(0))
    cuts = check.cuts()
    if not chances or not cuts:
        assert not chances, check.target
        return ()
    above = [Fraction(1), *[raw.at_least(cut) for cut in cuts], Fraction(0)]
    for place, start in enumerate([cuts[0] - 1, *cuts]):
        outcome = check.outcome(start)
        assert outcome is not None
        chances[outcome.key] += above[place] - above[place + 1]
    return tuple(chances.items())
