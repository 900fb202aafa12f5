"""Conditions: a law given that its value lies in a set or fulfils a predicate, and a law split by tags."""

from __future__ import annotations

from fractions import Fraction
from math import gcd

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.laws import Scaled, integral, listed, mass, over, restricted
from wurfwerk.dice.where import EVERYWHERE, Where, only, spans

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.shapes import Number
    from wurfwerk.dice.statistics.asked import Condition


def finite(law: Law) -> Finite:
    """The law with all its values listed."""
    of, unit = (law.of, law.unit) if isinstance(law, Scaled) else (law, 1)
    found = over(listed(of), unit)
    if not isinstance(found, Finite):
        raise TypeError(
            "a law without end has no list of all its values; take a set of them (given(at_most=20)), "
            "limit the explosions (1d6!lim9), or put the operation into the roll itself"
        )
    return found


def given(law: Law, condition: Condition | None, low: Number | None, high: Number | None) -> Law:
    """The law given the condition and the bounds."""
    if condition is None and low is None and high is None:
        raise TypeError("given() needs a condition, at_least or at_most")
    if callable(condition) and not isinstance(condition, Where):
        law, condition = _fulfilling(law, condition), None
    if isinstance(law, Finite):
        return _finite_given(law, condition, low, high)
    of, unit = integral(law)
    where = EVERYWHERE if condition is None else _whole_set(condition, unit)
    found = restricted(of, where & spans([_times(low, high, unit)]))
    if found is None:
        raise _empty()
    return over(_reduced(found), unit)


def _reduced(law: Law) -> Law:
    """The weights without a common divisor: those of a part of an endless law depend on how far it was listed before."""
    if not isinstance(law, Finite):
        return law
    shared = gcd(*law.weights.values())
    return Finite({value: weight // shared for value, weight in law.weights.items()}, law.denominator // shared)


def _fulfilling(law: Law, predicate: Callable[[Any], object]) -> Finite:
    of = finite(law)
    return _part(of, [value for value in of.weights if predicate(value)])


def _part(law: Finite, values: list[Any]) -> Finite:
    if not values:
        raise _empty()
    weights = {value: law.weights[value] for value in values}
    return Finite(weights, sum(weights.values()))


def _empty() -> ValueError:
    return ValueError("the condition has chance 0: no value of the law fulfils it, so there is no law given it")


def _finite_given(law: Finite, condition: Any, low: Number | None, high: Number | None) -> Finite:
    ordered = low is not None or high is not None or isinstance(condition, Where)
    values: list[Any] = law.sums()[0] if ordered else list(law.weights)
    if condition is not None:
        inside = condition if isinstance(condition, Where | range) else set(condition)
        values = [value for value in values if value in inside]
    return _part(law, [v for v in values if (low is None or v >= low) and (high is None or v <= high)])


def _whole_set(condition: Any, unit: int) -> Where:
    """The condition on the values times the unit."""
    if isinstance(condition, Where):
        return condition if unit == 1 else spans([_times(low, high, unit) for low, high in condition.spans])
    if isinstance(condition, range) and condition.step == 1 and unit == 1:
        return spans([(condition.start, condition.stop - 1)])
    scaled = [Fraction(value) * unit for value in condition]
    return only(*[value.numerator for value in scaled if value.denominator == 1])


def _times(low: Number | None, high: Number | None, unit: int) -> tuple[int | None, int | None]:
    """The whole numbers between the bounds times the unit."""
    return None if low is None else -int(-low * unit // 1), None if high is None else int(high * unit // 1)


def group_by(
    law: Law, key: Callable[[Any], Any] | int | Mapping[Any, Where], value: Callable[[Any], Any] | int | None
) -> dict[Any, tuple[Fraction, Law]]:
    """Tag -> (chance, law given the tag), in the order of the sets, or of the least value with each tag."""
    changed = None if value is None else _function(value)
    if isinstance(key, int) or callable(key):
        parts: dict[Any, tuple[Fraction, Law]] = {}
        for tag, part in _by_tag(finite(law), _function(key)).items():
            chance = Fraction(part.denominator, finite(law).denominator)
            parts[tag] = chance, part if changed is None else part.map(changed)
        return parts
    return {
        tag: (chance, part if changed is None else part.map(changed))
        for tag, (chance, part) in _by_set(law, key).items()
    }


def _function(of: Callable[[Any], Any] | int) -> Callable[[Any], Any]:
    if not isinstance(of, int):
        return of

    def entry(value: Any) -> Any:
        if not isinstance(value, tuple):
            raise TypeError(f"only tuples have an entry {of}; the law has the value {value!r}")
        return value[of]

    return entry


def _by_tag(law: Finite, tag_of: Callable[[Any], Any]) -> dict[Any, Finite]:
    found: dict[Any, dict[Any, int]] = {}
    for value in law.ascending():
        found.setdefault(tag_of(value), {})[value] = law.weights[value]
    return {tag: Finite(weights, sum(weights.values())) for tag, weights in found.items()}


def _by_set(law: Law, sets: Mapping[Any, Where]) -> dict[Any, tuple[Fraction, Law]]:
    if isinstance(law, Finite):

        def tag_of(value: Any) -> Any:
            return next((tag for tag, where in sets.items() if value in where), None)

        parts = _by_tag(law, tag_of)
        order = [*sets, *[None] * (None not in sets)]
        return {tag: (Fraction(parts[tag].denominator, law.denominator), parts[tag]) for tag in order if tag in parts}
    of, unit = integral(law)
    left = EVERYWHERE
    out: dict[Any, tuple[Fraction, Law]] = {}
    for tag, where in [*sets.items(), *([] if None in sets else [(None, EVERYWHERE)])]:
        here = _whole_set(where, unit) & left
        left = left - here
        chance = mass(of, here)
        if chance:
            part = restricted(of, here)
            assert part is not None
            out[tag] = chance, over(_reduced(part), unit)
    return out
