"""Finite laws put together: sums of independent values, powers, mixtures.  One denominator each, no fraction inside.

A power of equal chances takes the recurrence of three terms, any other dense one `polynomial.long_power`; two long dense laws meet as packed
numbers, short or sparse ones value by value.

Cost: a power n * sides / 2 operations for equal chances, values * length for others; two dense laws one product of packed numbers, sparse ones values times
values operations. Chosen by how dense the values lie.
"""

from __future__ import annotations

from math import gcd

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.polynomial import long_power, multiply, uniform_power

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from wurfwerk.dice.distribution import Weights
    from wurfwerk.dice.shapes import Number, Value


def point(value: Value) -> Finite:
    """This value for certain."""
    return Finite({value: 1}, 1)


def shifted(law: Finite, by: Number) -> Finite:
    if not by:
        return law
    return Finite({value + by: weight for value, weight in law.weights.items()}, law.denominator)


def scaled(law: Finite, by: Number) -> Finite:
    """Every value times `by`."""
    if by == 1:
        return law
    if not by:
        return point(0)
    return Finite({whole(value * by): weight for value, weight in law.weights.items()}, law.denominator)


def whole(value: Number) -> Number:
    """An int wherever the value is whole."""
    return value if isinstance(value, int) or value.denominator != 1 else value.numerator


def unit(values: Iterable[Number]) -> int:
    """The least whole number that makes all these numbers whole."""
    out = 1
    for value in values:
        if not isinstance(value, int):
            out = out * value.denominator // gcd(out, value.denominator)
    return out


def mixture(parts: list[tuple[int, Finite]], denominator: int) -> Finite:
    """The first with chance weight/denominator, and so on; the weights add up to the denominator. Linear in the values."""
    common = 1
    for _, law in parts:
        common = common * law.denominator // gcd(common, law.denominator)
    weights: Weights = {}
    for chance, law in parts:
        factor = chance * (common // law.denominator)
        for value, weight in law.weights.items():
            weights[value] = weights.get(value, 0) + weight * factor
    return Finite(weights, denominator * common)


def dense(law: Finite) -> tuple[int, int, list[int]] | None:
    """(lowest, step, coefficients) if the values are whole and fill their range well, else None."""
    values = law.weights
    if not all([isinstance(value, int) for value in values]):
        return None
    low: int = min(values)
    step = gcd(*[value - low for value in values]) or 1
    length = (max(values) - low) // step + 1
    if length > 8 * len(values) + 64:
        return None
    out = [0] * length
    for value, weight in values.items():
        out[(value - low) // step] = weight
    return low, step, out


def undense(low: int, step: int, coefficients: list[int], denominator: int) -> Finite:
    return Finite({low + step * i: c for i, c in enumerate(coefficients) if c}, denominator)


def packed_together(a: Finite, b: Finite) -> tuple[int, int, list[int], list[int]] | None:
    """(lowest sum, step, coefficients of each) if both are long, dense and of one step; else their sum is made value by value."""
    if len(a.weights) <= 16 or len(b.weights) <= 16:
        return None
    first, second = dense(a), dense(b)
    if first is None or second is None:
        return None
    step = gcd(first[1], second[1])
    if step not in (first[1], second[1]) or max(first[1], second[1]) > 4 * step:
        return None
    from wurfwerk.dice.exact.polynomial import stretched

    return first[0] + second[0], step, stretched(first[2], first[1] // step), stretched(second[2], second[1] // step)


def convolution(a: Finite, b: Finite) -> Finite:
    """The sum of two independent values: one product of packed numbers if both are long and dense, else values times values."""
    denominator = a.denominator * b.denominator
    packed = packed_together(a, b)
    if packed is not None:
        low, step, first, second = packed
        return undense(low, step, multiply(first, second), denominator)
    weights: Weights = {}
    for x, p in a.weights.items():
        for y, q in b.weights.items():
            total = x + y
            weights[total] = weights.get(total, 0) + p * q
    if not all([isinstance(value, int) for value in weights]):
        merged: Weights = {}
        for value, weight in weights.items():
            merged[whole(value)] = weight
        weights = merged
    return Finite(weights, denominator)


def power(law: Finite, n: int) -> Finite:
    """The sum of n independent values.

    Uniform dice: n * sides / 2 operations by the recurrence of three terms. Others: `long_power`. Values far apart: squaring of dictionaries.
    """
    if n == 0:
        return point(0)
    if n == 1:
        return law
    found = dense(law)
    if found is None:
        half = power(law, n // 2)
        out = convolution(half, half)
        return convolution(out, law) if n % 2 else out
    low, step, a = found
    denominator = law.denominator**n
    if len(a) == 1:
        return Finite({low * n: denominator}, denominator)
    first = a[0]
    if len(law.weights) == len(a) and all([c == first for c in a]):
        lift = first**n
        c = uniform_power(n, len(a))
        if lift != 1:
            c = [x * lift for x in c]
    else:
        c = long_power(a, n, denominator)
    return undense(low * n, step, c, denominator)
