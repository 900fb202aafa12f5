"""Cumulated chances, quantiles, median, mode: by whole numbers, on laws without end by exact tails."""

from __future__ import annotations

from bisect import bisect_left
from fractions import Fraction
from itertools import pairwise

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.laws import Scaled
from wurfwerk.dice.exact.spread import LISTED, Spread
from wurfwerk.dice.exact.sums import whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from decimal import Decimal

    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.exact.series import Series
    from wurfwerk.dice.shapes import Number, Value


def cumulated(law: Law) -> Mapping[Value, Fraction]:
    """Value -> chance of it or less, for the values that are listed. Linear."""
    if isinstance(law, Finite):
        values, sums = law.sums()
        return {value: Fraction(total, law.denominator) for value, total in zip(values, sums[1:], strict=True)}
    pmf = law.pmf
    if not pmf:
        return {}
    # What is listed has no gaps: below the first value lies only what `at_most` tells.
    first = next(iter(pmf))
    assert not isinstance(first, tuple)
    total = law.at_most(first) - pmf[first]
    out: dict[Value, Fraction] = {}
    for value, chance in pmf.items():
        total += chance
        out[value] = total
    return out


def quantile(law: Law, chance: Fraction | Decimal | float | str) -> Number:
    """The least value that is not exceeded with this chance."""
    wanted = _chance(chance)
    if wanted in (0, 1):
        end = law.max if wanted else law.min
        if isinstance(law, Finite):
            law.sums()
        if end is None:
            side = "highest" if wanted else "lowest"
            raise ValueError(f"the law has no {side} value; its quantiles lie strictly between 0 and 1")
        return end
    return _least(law, wanted, beyond=False)


def _chance(given: Fraction | Decimal | float | str) -> Fraction:
    """Exactly; a float as the decimal it is written as."""
    try:
        found = Fraction(str(given)) if isinstance(given, float) else Fraction(given)
    except (ValueError, ZeroDivisionError, OverflowError):
        found = Fraction(-1)
    if not 0 <= found <= 1:
        raise ValueError(
            f"a quantile is asked for with a chance from 0 to 1, such as 0.25 or Fraction(1, 4), not {given!r}"
        )
    return found


def _least(law: Law, chance: Fraction, *, beyond: bool) -> Number:
    """The least value v with at_most(v) >= chance, with `beyond` > chance; chance strictly between 0 and 1."""
    if isinstance(law, Finite):
        values, sums = law.sums()
        reached = chance * law.denominator
        # Sums are whole: beyond a chance is at least the next whole number.
        ways = reached.numerator // reached.denominator + 1 if beyond else -(-reached.numerator // reached.denominator)
        return values[bisect_left(sums, ways, 1) - 1]
    if isinstance(law, Scaled):
        return whole(Fraction(_least(law.of, chance, beyond=beyond)) / law.unit)
    return _least_whole(law, chance, beyond)


def _least_whole(law: Series | Spread, chance: Fraction, beyond: bool) -> int:
    """From the mean outward in steps that double, then by halves: about two logarithms of the distance, each an exact tail."""

    def reached(value: int) -> bool:
        total = law.at_most(value)
        return total > chance if beyond else total >= chance

    start = law.mean.numerator // law.mean.denominator
    step = 1
    if reached(start):
        high = start
        while reached(low := start - step):
            high, step = low, 2 * step
    else:
        low = start
        while not reached(high := start + step):
            low, step = high, 2 * step
    while high - low > 1:
        middle = (low + high) // 2
        if reached(middle):
            high = middle
        else:
            low = middle
    return high


def median(law: Law) -> Number:
    """The mean of the least value that half reaches and the least that more than half reaches."""
    half = Fraction(1, 2)
    low, high = _least(law, half, beyond=False), _least(law, half, beyond=True)
    return low if low == high else whole(Fraction(low + high) / 2)


def mode(law: Law) -> tuple[Value, ...]:
    """The likeliest values, ascending."""
    from wurfwerk.dice.cost import too_costly

    if isinstance(law, Scaled):
        return tuple([whole(Fraction(value) / law.unit) for value in mode(law.of)])  # type: ignore[arg-type]
    if isinstance(law, Finite):
        most = max(law.weights.values())
        return tuple([value for value in law.ascending() if law.weights[value] == most])
    if isinstance(law, Spread):
        return _mode_of_spans(law)
    pmf = law.pmf
    best = max(pmf.values())
    if law.tail >= best:
        raise too_costly("head")
    return tuple([value for value, chance in pmf.items() if chance == best])


def _mode_of_spans(law: Spread) -> tuple[int, ...]:
    """Between the ends of spans every value has the same weight."""
    changes: dict[int, int] = {}
    for low, high, weight in law.spans:
        changes[low] = changes.get(low, 0) + weight
        changes[high + 1] = changes.get(high + 1, 0) - weight
    ends = sorted(changes)
    level, levels = 0, []
    for low, after in pairwise(ends):
        level += changes[low]
        levels.append((level, low, after))
    most = max([level for level, _, _ in levels])
    best = [(low, after) for level, low, after in levels if level == most]
    width = sum([after - low for low, after in best])
    if width > LISTED:
        from wurfwerk.dice.cost import too_costly

        raise too_costly("values", values=width, most=LISTED)
    return tuple([value for low, after in best for value in range(low, after)])
