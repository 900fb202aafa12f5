"""What calculating further with laws at hand costs: sums, differences, repeats, pairs, comparisons.  TooCostly before the work.

The estimates are those of the shapes (`costing_functions`, `costing_pools`), fed with what a law tells of itself: linear in the length of
the law, no chance is calculated. The budget is that of `odds`.
"""

from __future__ import annotations

from contextlib import suppress
from math import comb, gcd

from wurfwerk.dice.cost import FAR, Cost, about, tail_steps, too_costly
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact import BUDGET
from wurfwerk.dice.exact.costing import Costing, FarTooManyError
from wurfwerk.dice.exact.costing_functions import applied_cost, plus_cost
from wurfwerk.dice.exact.costing_pools import HUGE, joint_stride, power_cost
from wurfwerk.dice.exact.laws import Scaled
from wurfwerk.dice.exact.series import Series
from wurfwerk.dice.exact.spread import Spread
from wurfwerk.dice.exact.sums import dense, packed_together, scaled, unit
from wurfwerk.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from wurfwerk.dice.exact.costing_pools import Spend
    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.exact.rational import Rational

MOST = 10**9
"""So many times are refused as any more are."""


def law_cost(law: Law) -> Cost:
    """What is known of a law at hand; no steps."""
    if isinstance(law, Scaled):
        of = law_cost(law.of)
        low = None if of.low is None else law.min
        high = None if of.high is None else law.max
        return replace(of, low=low, high=high, whole=False, unit=law.unit)
    if isinstance(law, Spread):
        return Cost(law.min, law.max, law.width, 0, _bits(law.denominator), wide=True)
    if isinstance(law, Finite):
        whole = all([isinstance(value, int) for value in law.weights])
        even = len(set(law.weights.values())) == 1
        bits = _bits(law.denominator) + (not even)
        fine = (law.denominator**64).bit_length() if bits < 1_000 else 0
        step = 1 if whole else min(unit(law.weights), HUGE)
        return Cost(law.min, law.max, len(law.weights), 0, bits, whole, fine=fine, unit=step)
    sides = [side for _, side in law.sides()]
    return Cost(
        law.min,
        law.max,
        sum([len(side.num) for side in sides]),
        sum([_degree(side) for side in sides]),
        sum([_bits(side.scale) + _factor_bits(side) for side in sides]),
        stride=joint_stride([_stride(factor) for side in sides for factor in side.factors]),
        grain=min([_exponents(factor)[0] for side in sides for factor in side.factors], default=1),
    )


def _bits(denominator: int) -> int:
    return max(1, denominator.bit_length())


def _degree(side: Rational) -> int:
    return sum([(len(factor) - 1) * times for factor, times in side.factors.items()])


def _factor_bits(side: Rational) -> int:
    return sum([times * factor[0].bit_length() for factor, times in side.factors.items()])


def _exponents(factor: tuple[int, ...]) -> list[int]:
    return [k for k, c in enumerate(factor) if k and c]


def _stride(factor: tuple[int, ...]) -> int:
    exponents = _exponents(factor)
    return exponents[0] if len(exponents) == 1 else -(len(factor) - 1) // gcd(*exponents)


def check_added(a: Law, b: Law) -> None:
    """Before `laws.plus` and `laws.moved`."""
    _check(lambda spend: _added(a, b, spend))


def _added(a: Law, b: Law, spend: Spend) -> Cost:
    mine, theirs = law_cost(a), law_cost(b)
    if isinstance(a, Finite) and isinstance(b, Finite) and mine.whole and theirs.whole and not packed_together(a, b):
        spend(min(mine.values * theirs.values * (2 + (mine.bits + theirs.bits) // 64), HUGE), "sum")
        return plus_cost(mine, theirs, Costing().spend)
    return plus_cost(mine, theirs, spend)


def check_repeated(law: Law, times: int) -> None:
    """Before `pools.multiple`."""
    certain = isinstance(law, Finite) and len(law.weights) == law.denominator == 1
    if times > 1 and not certain:
        _check(lambda spend: _repeated(law, min(times, MOST), spend))


def _repeated(law: Law, times: int, spend: Spend) -> Cost:
    of = law_cost(law)
    if isinstance(law, Finite) and dense(scaled(law, unit(law.weights))) is None:
        # Squared value by value: the last square takes most, the half of all values with itself.
        half = times // 2
        span = int((law.max - law.min) * of.unit * half) + 1
        most = comb(of.values + half - 1, min(half, of.values - 1)) if min(half, of.values) < 40 else span
        most = min(most, span)
        spend(min(2 * most * most * (2 + of.bits_of(times) // 64), HUGE), "sum")
    if isinstance(law, Scaled):
        # The quotient is that of the whole numbers.
        of = replace(of, whole=True)
    return power_cost(of, times, spend)


def check_combined(a: Finite, b: Finite) -> None:
    """Before every pair of values is gone through."""
    products = _product(_bits(a.denominator), _bits(b.denominator))
    _check_steps(len(a.weights) * len(b.weights) * (4 + products), "combinations")


def check_against(a: Law, b: Law) -> None:
    """Before `functions.contest`."""
    if isinstance(a, Finite) and isinstance(b, Finite):
        products = _product(_bits(a.denominator), _bits(b.denominator))
        _check_steps((len(a.weights) + len(b.weights)) * (8 + 2 * products), "difference")
    else:
        _check(lambda spend: applied_cost(">=", [law_cost(a), law_cost(b)], spend))


def check_dominates(a: Law, b: Law) -> None:
    """Before `statistics.order.dominates`: one law is asked at all values of the other."""
    if isinstance(a, Finite) and isinstance(b, Finite):
        check_against(a, b)
        return
    law, asked = (a, b) if isinstance(b, Finite) else (b, a)
    if not isinstance(asked, Finite):
        return
    many = len(asked.weights)
    of, step = (law.of, law.unit) if isinstance(law, Scaled) else (law, 1)
    if isinstance(of, Spread):
        _check_steps(many * 20 * len(of.spans), "difference")
    elif isinstance(of, Series):
        steps = 0
        for sign, side in of.sides():
            furthest = asked.max if sign > 0 else -asked.min
            count = int(furthest * step) + 2 - side.low
            if count > 0:
                size = 1 + (_bits(side.scale) + _factor_bits(side) * (1 + count // max(1, _degree(side)))) // 64
                steps += tail_steps(side, count, listing=False) + many * (
                    count * (1 + size // 8) + size * size // 6 + 20
                )
        _check_steps(steps, "difference")


def _product(a: int, b: int) -> int:
    """Steps of one product of numbers of so many bits, and of adding it up."""
    return (1 + a // 64) * (1 + b // 64) // 20 + (a + b) // 512


def _check(told: Callable[[Spend], Cost]) -> None:
    costing = Costing(FAR * BUDGET)
    with suppress(FarTooManyError):
        costing.told_whole(told(costing.spend))
    _check_steps(costing.steps, costing.worst)


def _check_steps(steps: int, kernel: str) -> None:
    if steps > BUDGET:
        raise too_costly(kernel, steps=about(steps), most=about(BUDGET))
