"""Apply: a pure function of independent parts on their laws.  On finite laws the one truth is `value.apply`, on others a kernel each.

Cost: comparisons, extremes and contests are linear in the values; products and quotients take values times values operations, tuples the product of all
numbers of values. On laws without end a comparison is the difference of both (`split`), an extreme a walk (`ordered`), a quotient by a number
`lattice`. Chosen by the form of the laws. Source: the definitions.
"""

from __future__ import annotations

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.laws import (
    Scaled,
    clamped,
    integral,
    listed,
    mix,
    mix_whole,
    over,
    plus,
    restricted,
    times,
)
from wurfwerk.dice.exact.series import Series
from wurfwerk.dice.exact.spread import Spread
from wurfwerk.dice.exact.sums import point, whole
from wurfwerk.dice.value import apply
from wurfwerk.dice.where import at_least, at_most

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

    from wurfwerk.dice.distribution import Weights
    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.shapes import Number


def applied(operation: str, laws: list[Law]) -> Law:
    """The law of the operation's result."""
    match operation:
        case "+":
            return total(laws)
        case "neg":
            return times(laws[0], -1)
        case "*":
            out = laws[0]
            for law in laws[1:]:
                out = _product(out, law)
            return out
        case "max" | "min":
            return _extreme(laws, operation)
        case "=" | "<>" | "<" | "<=" | ">" | ">=":
            return compared(operation, laws[0], laws[1])
        case "abs":
            return _absolute(laws[0])
        case "floor":
            return _floor(laws[0])
        case "ceil":
            return times(_floor(times(laws[0], -1)), -1)
        case "trunc" | "round":
            return _cut(operation, laws[0])
        case "/" | "//" | "%" | "rem" | "**":
            return _divided(operation, laws[0], laws[1])
        case "tuple":
            return _tuple(laws)
        case "pairs" | "pairs-left" | "pairs-right":
            sides = [listed(law) for law in laws]
            if not all([isinstance(side, Finite) for side in sides]):
                raise _refused()
            return _pairs(operation, sides[0], sides[1])  # type: ignore[arg-type]
    raise AssertionError(operation)


def total(laws: list[Law]) -> Law:
    """The sum, short laws first, so that long ones meet late."""
    waiting = sorted(laws, key=_length)
    while len(waiting) > 1:
        first = plus(waiting[0], waiting[1])
        waiting = sorted([first, *waiting[2:]], key=_length) if len(waiting) < 32 else [*waiting[2:], first]
    return waiting[0]


def _length(law: Law) -> int:
    return len(law.weights) if isinstance(law, Finite) else 1 << 30


def _pairs(operation: str, a: Finite, b: Finite) -> Finite:
    """Values times values operations."""
    weights: Weights = {}
    for x, p in a.weights.items():
        for y, q in b.weights.items():
            result = apply(operation, (x, y))
            weights[result] = weights.get(result, 0) + p * q
    return Finite(weights, a.denominator * b.denominator)


def _product(a: Law, b: Law) -> Law:
    if isinstance(a, Finite) and isinstance(b, Finite):
        return _pairs("*", a, b)
    if not isinstance(b, Finite):
        a, b = b, a
    if not isinstance(b, Finite):
        if isinstance(a, Spread) or isinstance(b, Spread):
            return _product(listed(a), listed(b))
        raise _refused()
    return mix_whole([(weight, _times_number(a, value)) for value, weight in b.weights.items()], b.denominator)


def _times_number(law: Law, by: Number) -> Law:
    if isinstance(by, int):
        return times(law, by)
    of, unit = integral(times(law, by.numerator))
    return over(of, unit * by.denominator)


def _divided(operation: str, a: Law, b: Law) -> Law:
    b = listed(b)
    if isinstance(a, Spread) and not (isinstance(b, Finite) and len(b.weights) == 1):
        a = listed(a)
    if isinstance(a, Finite) and isinstance(b, Finite):
        return _pairs(operation, a, b)
    if not isinstance(b, Finite) or operation in ("**", "rem"):
        raise _refused()
    parts: list[tuple[int, Law]] = []
    for value, weight in b.weights.items():
        if not value:
            apply(operation, (1, 0))
        parts.append((weight, _divided_by(operation, a, value)))
    return mix_whole(parts, b.denominator)


def _divided_by(operation: str, law: Law, by: Number) -> Law:
    from fractions import Fraction

    if operation == "/":
        return _times_number(law, whole(1 / Fraction(by)))
    if isinstance(law, Spread):
        found = listed(law)
        assert isinstance(found, Finite)
        return _pairs(operation, found, point(by))
    from wurfwerk.dice.exact.lattice import floored, remainder

    if operation == "//":
        return floored(law, by)
    amount = Fraction(by)
    of, unit = integral(law)
    if not isinstance(of, Series):
        raise _refused()
    amount *= unit
    lift, step = amount.denominator, amount.numerator
    if step > 0:
        return over(remainder(of, lift, step), unit * lift)
    return times(over(remainder(of.flipped(), lift, -step), unit * lift), -1)


def _floor(law: Law) -> Law:
    if isinstance(law, Finite):
        return law.map(lambda value: apply("floor", (value,)))
    if isinstance(law, Scaled):
        from wurfwerk.dice.exact.lattice import floored

        return floored(law, 1)
    return law


def _cut(operation: str, law: Law) -> Law:
    """Towards 0 or to the nearest; a law of whole values stays as it is."""
    if isinstance(law, Finite):
        return law.map(lambda value: apply(operation, (value,)))
    if isinstance(law, Scaled):
        raise _refused()
    return law


def _absolute(law: Law) -> Law:
    if isinstance(law, Finite):
        return law.map(lambda value: apply("abs", (value,)))
    of, unit = integral(law)
    chance = of.at_least(0)
    parts: list[tuple[Fraction, Law]] = []
    high, low = restricted(of, at_least(0)), restricted(of, at_most(-1))
    if high is not None:
        parts.append((chance, high))
    if low is not None:
        parts.append((1 - chance, times(low, -1)))
    return over(mix(parts), unit)


def _extreme(laws: list[Law], operation: str) -> Law:
    """Finite laws by the product of their sums up to each value; laws without end by `extremes`; wide ones against numbers only."""
    finite = [law for law in laws if isinstance(law, Finite)]
    others = [law for law in laws if not isinstance(law, Finite)]
    joined = _finite_extreme(finite, operation) if finite else None
    if not others:
        assert joined is not None
        return joined
    if len(others) == 1 and joined is not None and len(joined.weights) == 1:
        (value,) = joined.weights
        if isinstance(value, int):
            return clamped(others[0], value, None) if operation == "max" else clamped(others[0], None, value)
    from math import lcm

    units = [integral(listed(law)) for law in ([joined] if joined is not None else []) + others]
    common = lcm(*[unit for _, unit in units])
    same = [times(law, common // unit) for law, unit in units]
    groups = [(law, 1) for law in same if isinstance(law, Finite | Series)]
    if all([isinstance(law, Finite) for law in same]):
        return over(_finite_extreme([law for law, _ in groups if isinstance(law, Finite)], operation), common)
    both = any([isinstance(law, Series) and law.up is not None and law.down is not None for law in same])
    first = same[0]
    if both and len(same) == 2 and isinstance(first, Finite):
        parts = [
            (weight, clamped(same[1], value, None) if operation == "max" else clamped(same[1], None, value))
            for value, weight in first.weights.items()
        ]
        return over(mix_whole(parts, first.denominator), common)
    from wurfwerk.dice.exact.ordered import ranked_value

    return over(ranked_value(groups, len(groups) - 1 if operation == "max" else 0), common)


def _finite_extreme(laws: list[Finite], operation: str) -> Finite:
    """Linear in the values, times the number of laws."""
    values = sorted({value for law in laws for value in law.weights}, reverse=operation == "min")
    sums = [0] * len(laws)
    before = 0
    weights: Weights = {}
    denominator = 1
    for law in laws:
        denominator *= law.denominator
    for value in values:
        product = 1
        for index, law in enumerate(laws):
            sums[index] += law.weights.get(value, 0)
            product *= sums[index]
        if product > before:
            weights[value] = product - before
        before = product
    return Finite(weights, denominator)


def compared(sign: str, a: Law, b: Law) -> Finite:
    """1 where the comparison holds, else 0."""
    from fractions import Fraction

    reach, beyond = _order(a, b)
    chance = {
        ">=": reach,
        ">": beyond,
        "<": 1 - reach,
        "<=": 1 - beyond,
        "=": reach - beyond,
        "<>": 1 - reach + beyond,
    }[sign]
    chance = Fraction(chance)
    weights: Weights = {}
    if chance.numerator < chance.denominator:
        weights[0] = chance.denominator - chance.numerator
    if chance.numerator:
        weights[1] = chance.numerator
    return Finite(weights, chance.denominator)


def _order(a: Law, b: Law) -> tuple[Fraction, Fraction]:
    """(chance of a >= b, chance of a > b)."""
    from fractions import Fraction

    if isinstance(a, Finite) and isinstance(b, Finite):
        strict, equal = _above_and_equal(a, b)
        whole_weight = a.denominator * b.denominator
        return Fraction(strict + equal, whole_weight), Fraction(strict, whole_weight)
    if isinstance(b, Finite) and len(b.weights) == 1:
        (value,) = b.weights
        reach = a.at_least(value)
        return reach, reach - a.chance(value)
    if isinstance(a, Finite) and len(a.weights) == 1:
        below_or_equal, less = _order(times(b, -1), times(a, -1))
        return below_or_equal, less
    if isinstance(a, Spread) and isinstance(b, Spread):
        return a.exceeds(b, 0), a.exceeds(b, 1)
    if isinstance(a, Spread) or isinstance(b, Spread):
        wide, other = (a, b) if isinstance(a, Spread) else (b, a)
        if isinstance(other, Finite) and all([isinstance(value, int) for value in other.weights]):
            spread = Spread([(value, value, w) for value, w in other.weights.items()], other.denominator)
            assert isinstance(wide, Spread)
            first, second = (wide, spread) if wide is a else (spread, wide)
            return first.exceeds(second, 0), first.exceeds(second, 1)
    difference, _ = integral(plus(a, times(b, -1)))
    return difference.at_least(0), difference.at_least(1)


def _above_and_equal(a: Finite, b: Finite) -> tuple[int, int]:
    """(weight of a > b, of a = b) over the product of the denominators. Linear in the values."""
    below = equal = above = 0
    for value in sorted({*a.weights, *b.weights}):
        p, q = a.weights.get(value, 0), b.weights.get(value, 0)
        above += p * below
        equal += p * q
        below += q
    return above, equal


def contest(a: Law, b: Law) -> Finite:
    """1, 0 or -1: whether the first value is above, equal to or below the second."""
    if isinstance(a, Finite) and isinstance(b, Finite):
        above, equal = _above_and_equal(a, b)
        whole_weight = a.denominator * b.denominator
    else:
        from math import lcm

        reach, beyond = _order(a, b)
        whole_weight = lcm(reach.denominator, beyond.denominator)
        above, equal = int(beyond * whole_weight), int((reach - beyond) * whole_weight)
    weights = {-1: whole_weight - above - equal, 0: equal, 1: above}
    return Finite({sign: weight for sign, weight in weights.items() if weight}, whole_weight)


def _tuple(laws: list[Law]) -> Finite:
    """Values times values; a part that is a tuple itself is laid flat."""
    weights: Weights = {(): 1}
    denominator = 1
    for law in laws:
        found = listed(law)
        if not isinstance(found, Finite):
            from wurfwerk.dice.cost import too_costly

            raise too_costly("endless-tuple")
        flat = [(value if isinstance(value, tuple) else (value,), q) for value, q in found.weights.items()]
        width = len(flat[0][0])
        if all([len(value) == width for value, _ in flat]):
            # Equal lengths make every join a value of its own.
            weights = {left + value: p * q for left, p in weights.items() for value, q in flat}
        else:
            after: Weights = {}
            for left, p in weights.items():
                for value, q in flat:
                    after[left + value] = after.get(left + value, 0) + p * q
            weights = after
        denominator *= found.denominator
    return Finite(weights, denominator)


def _refused() -> Exception:
    from wurfwerk.dice.cost import too_costly

    return too_costly("endless-arithmetic")
