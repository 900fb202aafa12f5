"""The cost of sums and functions of parts.  Fractions beside values without end are told by the step their values lie in (`Cost.unit`)."""

from __future__ import annotations

from math import gcd, lcm

from wurfwerk.dice.cost import TAIL_STEPS, Cost, product_steps
from wurfwerk.dice.ends import applied
from wurfwerk.dice.exact.costing_pools import (
    HUGE,
    conv_steps,
    finer,
    in_steps,
    joint_stride,
    joint_unit,
    with_quotient,
)
from wurfwerk.dice.exact.costing_ranked import bits_a_place, ranked_cost
from wurfwerk.dice.exact.spread import LISTED, WIDE
from wurfwerk.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.bounds import Bounds
    from wurfwerk.dice.exact.costing_pools import Spend
    from wurfwerk.dice.shapes import Number

WHOLE = ("floor", "ceil", "trunc", "round", "//")
COMPARES = ("=", "<>", "<", "<=", ">", ">=")


def plus_cost(a: Cost, b: Cost, spend: Spend) -> Cost:
    """A sum of two. Beside a law without end both are polynomials in one step, and a sum is a product of these."""
    low = None if a.low is None or b.low is None else a.low + b.low
    high = None if a.high is None or b.high is None else a.high + b.high
    whole = a.whole and b.whole
    unit = joint_unit([a, b])
    bits = _joint_bits(a, b)
    if a.values == 1 or b.values == 1:
        a, b = [finer(part, unit) if part.degree else part for part in (a, b)]
        wide = a.wide or b.wide
        spend(1 if wide else max(a.values, b.values), "steps")
        return Cost(
            low,
            high,
            max(a.values, b.values),
            a.degree + b.degree,
            bits,
            whole,
            wide,
            joint_stride([a.stride, b.stride]),
            grain=max(a.grain, b.grain),
            quotient=a.quotient + b.quotient,
            unit=unit,
        )
    a, b = with_quotient(a, spend), with_quotient(b, spend)
    if a.wide != b.wide and max(a.values, b.values) > LISTED and min(a.values, b.values) <= WIDE:
        spend(4 * min(a.values, b.values), "sum")
        return Cost(low, high, a.values * b.values, 0, bits, whole, wide=True, unit=unit)
    if not a.degree and not b.degree:
        spend(conv_steps(a, b), "sum")
        values = min(a.values * b.values, HUGE)
        if low is not None and high is not None:
            values = min(values, int((high - low) * unit) + 1)
        return Cost(low, high, values, 0, bits, whole, unit=unit)
    a, b = in_steps(a, unit), in_steps(b, unit)
    spend(conv_steps(a, b, whole=True), "sum")
    values = a.values + b.values
    if (a.low is None or b.low is None) and (a.high is None or b.high is None) and a.degree and b.degree:
        spend(_split_steps(a, b), "difference")
        values = a.values + b.values + a.degree + b.degree
    stride = joint_stride([a.stride, b.stride])
    grain = min([side.grain for side in (a, b) if side.degree])
    return Cost(low, high, values, a.degree + b.degree, bits, whole, stride=stride, grain=grain, unit=unit)


def _joint_bits(a: Cost, b: Cost) -> int:
    """The bits of the chances of what is made of two values: a number has none."""
    return a.bits + b.bits - any([side.values == side.bits == 1 for side in (a, b)])


def _split_steps(a: Cost, b: Cost) -> int:
    """The extended gcd of two denominators and the bits its fractions reach."""
    degree = min(a.degree + b.degree, 10**6)
    return 20 * degree * degree + int(degree**4.5) // 100_000


def applied_cost(operation: str, parts: list[Cost], spend: Spend) -> Cost:
    low, high = applied(operation, [(part.low, part.high) for part in parts])
    ends = (low, high)
    bits = sum([part.bits for part in parts])
    if operation not in ("neg", *WHOLE[:4]) and not (operation in COMPARES and parts[1].values == 1):
        parts = [with_quotient(part, spend) for part in parts]
    endless = [part for part in parts if part.degree]
    whole = operation in WHOLE or (operation != "/" and all([part.whole for part in parts]))
    longest = max([part.values for part in parts])
    match operation:
        case "floor" | "ceil" if endless and parts[0].unit > 1:
            return _floored(parts[0], 1, parts[0].unit, ends, spend)
        case "neg" | "abs" | "floor" | "ceil" | "trunc" | "round":
            spend(1 if parts[0].wide else longest, "steps")
            if endless and operation == "abs":
                spend(tail(parts[0], 0), "steps")
            unit = parts[0].unit if operation in ("neg", "abs") else 1
            return replace(parts[0], low=low, high=high, whole=whole, unit=unit)
        case "=" | "<>" | "<" | "<=" | ">" | ">=":
            if endless:
                difference = plus_cost(parts[0], _turned(parts[1]), spend)
                spend(difference.values * (2 + bits // 64) + tail(difference, 0), "difference")
            else:
                spend(sum([part.values for part in parts if not part.wide]) + 10, "steps")
            return Cost(0, 1, 2, 0, bits)
        case "max" | "min":
            return _extreme(operation, parts, ends, spend)
        case "tuple":
            combinations = 1
            for part in parts:
                combinations = min(combinations * part.values, HUGE)
                spend(combinations * 4, "combinations")
            return Cost(low, high, combinations, 0, bits, whole, unit=joint_unit(parts))
    out = parts[0]
    for part in parts[1:]:
        ends = applied(operation, [(out.low, out.high), (part.low, part.high)])
        if out.degree or part.degree:
            out = _endless(operation, out, part, ends, spend)
        else:
            out = _pairs(operation, out, part, ends, spend)
    return out


def _extreme(operation: str, parts: list[Cost], ends: Bounds, spend: Spend) -> Cost:
    low, high = ends
    bits = sum([part.bits for part in parts])
    whole = all([part.whole for part in parts])
    unit = joint_unit(parts)
    if not any([part.degree for part in parts]):
        told = len(parts) == 2 and min([part.values for part in parts]) == 1 and any([part.wide for part in parts])
        spend(10 if told else 2 * sum([part.values for part in parts]), "steps")
        values = min(sum([part.values for part in parts]), HUGE)
        return Cost(low, high, values, 0, bits, whole, wide=told, unit=unit)
    top = operation == ("max" if high is None else "min")
    lifts = [0, *[1] * len(parts)] if top else [*[0] * len(parts), 1]
    ranked = ranked_cost([(in_steps(part, unit), 1) for part in parts], lifts, ends, spend, "extreme")
    return replace(ranked, whole=whole, unit=unit)


def _pairs(operation: str, a: Cost, b: Cost, ends: Bounds, spend: Spend) -> Cost:
    """Every value with every value."""
    low, high = ends
    combinations = min(a.values * b.values, HUGE)
    spend(combinations * 4 * (5 if operation in ("*", "//", "%", "rem") else 20), "combinations")
    match operation:
        case "*":
            unit = min(a.unit * b.unit, HUGE)
        case "//":
            unit = 1
        case "/":
            unit = min(a.unit * inverse_unit(b), HUGE)
        case "**":
            unit = 1 if a.whole and b.whole and b.low is not None and b.low >= 0 else HUGE
        case _:
            unit = joint_unit([a, b])
    values = combinations
    if low is not None and high is not None and unit < HUGE:
        values = min(values, int((high - low) * unit) + 1)
    return Cost(low, high, values, 0, a.bits + b.bits, unit == 1, unit=unit)


def inverse_unit(of: Cost) -> int:
    """The least number that every value divides, told from their ends."""
    if of.low is None or of.high is None or of.unit >= HUGE:
        return HUGE
    least, most = int(of.low * of.unit), int(of.high * of.unit)
    out = 1
    if most - least > 1_000:
        return HUGE
    for number in range(least, most + 1):
        out = min(lcm(out, number or 1), HUGE)
    return out


def _endless(operation: str, a: Cost, b: Cost, ends: Bounds, spend: Spend) -> Cost:
    """A law without end and one with: a mixture over the values of the latter, each with denominators of its own."""
    bits = _joint_bits(a, b)
    if operation == "*" and not a.degree:
        a, b = b, a
    if b.degree or operation in ("**", "rem"):
        spend(1, "combinations")
        return Cost(*ends, a.values + b.values, max(a.degree, b.degree), bits, unit=joint_unit([a, b]))
    largest = _largest(b)
    if operation in ("//", "%"):
        step, lift = largest * a.unit, b.unit
        if b.values > 1:
            # By the largest value that shares nothing with the denominators: the others make them less long.
            step = next((number for number in range(step, max(step - 100, 1), -1) if gcd(number, a.stride) == 1), step)
        if operation == "//":
            one = _floored(a, lift, step, ends, spend, times=b.values)
        else:
            number = _brought(a, step, spend, times=b.values)[0]
            size = 1 + number.bits // 64
            values = min(step, number.values)
            spend(
                min(b.values * (number.values * (2 + size) + values * (20 + size * size // 25)), HUGE), "combinations"
            )
            values = min(values * b.values, HUGE)
            return Cost(*ends, values, 0, number.bits + b.bits, unit=min(a.unit * b.unit, HUGE))
    elif operation == "/":
        unit = inverse_unit(b)
        shared = gcd(b.unit, a.unit) if b.values == 1 else 1
        one = replace(finer(a, max(_average(b, unit) // shared, 1)), unit=min(a.unit * unit // shared, HUGE))
    else:
        shared = gcd(largest, a.unit) if b.values == 1 else 1
        one = replace(finer(a, max(_average(b) // shared, 1)), unit=min(a.unit * b.unit // shared, HUGE))
    spend(one.values, "combinations")
    return mixed_cost(one, b.values, b.bits, ends, spend)


def mixed_cost(one: Cost, parts: int, bits: int, ends: Bounds, spend: Spend) -> Cost:
    """So many laws of about the length of `one`, whose denominators have nothing in common, over one denominator: `rational.total_of`."""
    if parts == 1:
        more = bits if bits > 1 else 0  # a number has no chances of its own
        return replace(one, low=ends[0], high=ends[1], bits=one.bits + more, whole=one.unit == 1)
    degree = min(one.degree * parts, HUGE)
    length = min(one.values + degree, HUGE)
    bits += min(one.bits * parts, HUGE)
    size = 1 + bits // 64
    terms = min(one.degree // abs(one.stride) + 1, one.degree + 1)
    each = length * terms * (1 + size // 16) if terms <= 12 else product_steps(one.degree, length, size)
    spend(min(parts * (parts + 1) // 2 * each, HUGE), "combinations")
    stride = joint_stride([one.stride, one.stride * parts])
    return Cost(*ends, length, degree, bits, one.unit == 1, stride=stride, unit=one.unit)


def _largest(of: Cost) -> int:
    """The largest amount of a value, in steps of its unit."""
    if of.low is None or of.high is None or of.unit >= HUGE:
        return HUGE
    return max(abs(int(of.low * of.unit)), abs(int(of.high * of.unit)), 1)


def _average(of: Cost, unit: int = 0) -> int:
    """How much longer, on the average, a law is times a value: by the value in steps of its unit, `unit`: by what that divides this to."""
    if of.low is None or of.high is None or of.unit >= HUGE or unit >= HUGE:
        return HUGE
    least, most = int(of.low * of.unit), int(of.high * of.unit)
    if most - least > 1_000:
        return max(abs(least), abs(most))
    steps = [abs(value) for value in range(least, most + 1) if value]
    total = sum([unit * of.unit // value for value in steps] if unit else steps)
    return max(-(-total // max(len(steps), 1)), 1)


def _floored(of: Cost, lift: int, step: int, ends: Bounds, spend: Spend, times: int = 1) -> Cost:
    """`lattice.floor_divided`: value * lift / step, rounded down; `times`: for so many divisors like this."""
    shared = gcd(lift, step)
    lift, step = lift // shared, step // shared
    found, period = _brought(of, step, spend, times)
    length = min(found.values * lift // step + 2, HUGE)
    spend(min(times * (found.values + length), HUGE), "combinations")
    degree = min(found.degree // step * lift, HUGE)
    return Cost(*ends, length, degree, found.bits, stride=max(period // step, 1) * lift * (1 if of.stride > 0 else -1))


def _brought(of: Cost, step: int, spend: Spend, times: int = 1) -> tuple[Cost, int]:
    """(the numerator and degree where every denominator is one in x^step, the exponent in which it is): `lattice._in_steps`."""
    size = 1 + of.bits // 64
    if step > 10**9:
        spend(HUGE, "combinations")
        return replace(of, values=HUGE, degree=HUGE, bits=HUGE), step
    if step == 1:
        return of, abs(of.stride)
    period = abs(of.stride)
    if of.stride > 0:
        more = lcm(period, step) // period
        length, bits = of.degree * (more - 1), min(of.bits * more, HUGE)
        size += bits // 64
        if more > 1:
            roots = more * (1 + of.bits * more // (64 * max(1, of.degree // period))) * 2
            spend(min(times * (roots + product_steps(max(of.values, length), length + 1, size)), HUGE), "combinations")
        return replace(of, values=of.values + length, degree=of.degree * more, bits=bits), period * more
    # Sums of powers of the roots in fractions, and the quotient term by term.
    number = min(period, of.degree)
    size += of.bits * step // 64
    spend(min(times * 60 * number * number * step * (2 + size * size // 50), HUGE), "combinations")
    length = of.degree * (step - 1)
    spend(min(times * 2 * product_steps(of.values, length + 1, size), HUGE), "combinations")
    bits = min(of.bits * step, HUGE)
    return replace(of, values=of.values + length, degree=of.degree * step, bits=bits), period * step


def tail(of: Cost, bound: Number) -> int:
    """The chances of a law without end up to a bound, or from it on: refused only when they are asked for, so never more than that takes."""
    end = of.low if of.low is not None else of.high
    if not of.degree:
        return 0
    count = of.values if end is None else int(max(bound - end, end - bound) * of.unit) + 1
    size = 1 + count * bits_a_place(of) // 4096
    return min(count * (15 + size + size * size // 50), TAIL_STEPS)


def _turned(part: Cost) -> Cost:
    """The cost of minus the value."""
    low = None if part.high is None else -part.high
    high = None if part.low is None else -part.low
    return replace(part, low=low, high=high)
