"""Independent values added and subtracted, and one law held against another."""

from __future__ import annotations

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.costing_laws import check_added, check_dominates, check_repeated
from wurfwerk.dice.exact.laws import moved, plus, times
from wurfwerk.dice.exact.pools import multiple
from wurfwerk.dice.exact.sums import point
from wurfwerk.dice.law import Distribution

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from wurfwerk.dice.exact.laws import Law


def _numbers(of: Distribution) -> Law:
    """The law; TypeError if its values are not numbers."""
    law = of.law
    if isinstance(law, Finite):
        law.sums()
    return law


def added(of: Distribution, other: Any) -> Distribution | None:
    """The sum; None if the other is neither a law nor an exact number."""
    from fractions import Fraction

    if isinstance(other, Distribution):
        check_added(_numbers(of), _numbers(other))
        return plus(_numbers(of), _numbers(other))
    if not isinstance(other, int | Fraction):
        return None
    check_added(_numbers(of), point(other))
    return moved(_numbers(of), other)


def negative(of: Distribution) -> Distribution:
    return times(_numbers(of), -1)


def repeated(of: Distribution, count: Any) -> Distribution:
    """The sum of `count` independent values."""
    if not isinstance(count, int) or count < 0:
        raise ValueError(f"n @ law takes a whole number of values, 0 or more, not {count!r}")
    check_repeated(_numbers(of), count)
    return multiple(_numbers(of), count)


def dominates(a: Law, b: Law) -> bool:
    """Whether P(a >= t) >= P(b >= t) for every t. One of the two steps down only at its own values: there it is enough to look.

    The furthest value is looked at first: what has been worked out for it serves all others.
    """
    check_dominates(a, b)
    if isinstance(b, Finite):
        values, sums = b.sums()
        if isinstance(a, Finite):
            mine = a.bands(values)
            below = 0
            for place, weight in enumerate(mine[:-1]):
                below += weight
                if below * b.denominator > sums[place] * a.denominator:
                    return False
            return True
        return all([a.at_least(value) >= b.at_least(value) for value in reversed(values)])
    if isinstance(a, Finite):
        return all([a.at_most(value) <= b.at_most(value) for value in reversed(a.sums()[0])])
    raise TypeError(
        "dominates() needs the list of values of one of the two laws; both are without end or too wide to list"
    )
