"""Arithmetic on the ends of values: what a sum, a product, a power of values between these ends can be at least and at most."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.bounds import Bounds
    from wurfwerk.dice.shapes import Number


def hull(ends: list[Bounds]) -> Bounds:
    lows = [low for low, _ in ends]
    highs = [high for _, high in ends]
    return (
        None if None in lows or not lows else min([x for x in lows if x is not None]),
        None if None in highs or not highs else max([x for x in highs if x is not None]),
    )


def ceiling(x: Number | None) -> int | None:
    return None if x is None else -int(-x // 1)


def floor(x: Number | None) -> int | None:
    return None if x is None else int(x // 1)


def applied(operation: str, ends: list[Bounds]) -> Bounds:
    """The ends of what an operation makes of values between these ends."""
    match operation:
        case "+":
            from wurfwerk.dice.value import total

            lows = [low for low, _ in ends]
            highs = [high for _, high in ends]
            return (
                None if None in lows else total([x for x in lows if x is not None]),
                None if None in highs else total([x for x in highs if x is not None]),
            )
        case "neg":
            ((low, high),) = ends
            return (None if high is None else -high, None if low is None else -low)
        case "max" | "min":
            closed_lows = [low for low, _ in ends if low is not None]
            closed_highs = [high for _, high in ends if high is not None]
            all_low, all_high = len(closed_lows) == len(ends), len(closed_highs) == len(ends)
            if operation == "max":
                return (max(closed_lows) if closed_lows else None, max(closed_highs) if all_high else None)
            return (min(closed_lows) if all_low else None, min(closed_highs) if closed_highs else None)
        case "=" | "<>" | "<" | "<=" | ">" | ">=":
            return 0, 1
        case "floor":
            return floor(ends[0][0]), floor(ends[0][1])
        case "ceil":
            return ceiling(ends[0][0]), ceiling(ends[0][1])
        case "trunc" | "round":
            from wurfwerk.dice.value import apply

            least, most = [None if end is None else apply(operation, (end,)) for end in ends[0]]
            return (None if isinstance(least, tuple) else least, None if isinstance(most, tuple) else most)
        case "tuple":
            return ends[0]
    return _corners(operation, ends)


FINE, COARSE = 4_096, 1_024
"""Bits of a denominator from which on the ends of a product of fractions are moved a little outwards, and those that they have then."""


def _product(ends: tuple[Number, Number], others: tuple[Number, Number]) -> tuple[Number, Number]:
    """The least and the largest product of values between these ends. Told by the signs: long fractions are compared slowly."""
    (low, high), (least, most) = ends, others
    if low >= 0:
        found = ((low if least >= 0 else high) * least, (high if most >= 0 else low) * most)
    elif high <= 0:
        found = ((high if most < 0 else low) * most, (low if least < 0 else high) * least)
    elif least >= 0:
        found = (low * most, high * most)
    elif most <= 0:
        found = (high * least, low * least)
    else:
        found = (min(low * most, high * least), max(low * least, high * most))
    return _coarser(found[0], -1), _coarser(found[1], 1)


def _coarser(end: Number, side: int) -> Number:
    """An end with a denominator that is not too long, moved outwards if need be: -1 down, 1 up."""
    if end.denominator.bit_length() <= FINE:
        return end
    from fractions import Fraction

    numerator = end.numerator << COARSE
    below, above = numerator // end.denominator, -(-numerator // end.denominator)
    return Fraction(below if side < 0 else above, 1 << COARSE)


def divided(ends: tuple[Number, Number], by: Number) -> tuple[Number, Number]:
    """The ends of values between these ends, divided by a number that is not 0."""
    from wurfwerk.dice.value import quotient

    least, most = ends if by > 0 else ends[::-1]
    above, below = by.denominator, by.numerator
    return (
        quotient(least.numerator * above, least.denominator * below),
        quotient(most.numerator * above, most.denominator * below),
    )


def _open(operation: str, a: Bounds, b: Bounds) -> Bounds:
    """The ends of a product or quotient of values that have no end on some side."""
    from wurfwerk.dice.value import quotient

    if operation == "*":
        return _open_product(a, b)
    low, high = b
    if operation in ("/", "//") and ((low is not None and low > 0) or (high is not None and high < 0)):
        # By a divisor is times what it divides 1 to, which falls as the divisor rises.
        least, most = [0 if end is None else quotient(end.denominator, end.numerator) for end in (high, low)]
        ends = _open_product(a, (least, most))
        return ends if operation == "/" else (floor(ends[0]), floor(ends[1]))
    if operation == "%" and low is not None and high is not None:
        largest = max(-low, high)
        return (-largest if low < 0 else 0, largest if high > 0 else 0)
    return None, None


def _open_product(a: Bounds, b: Bounds) -> Bounds:
    """From the corners: no end times 0 is 0, for every value is finite."""
    up = down = False
    found: list[Number] = []
    for x, x_side in ((a[0], -1), (a[1], 1)):
        for y, y_side in ((b[0], -1), (b[1], 1)):
            if x is not None and y is not None:
                found.append(x * y)
                continue
            sign = (x_side if x is None else (x > 0) - (x < 0)) * (y_side if y is None else (y > 0) - (y < 0))
            up, down = up or sign > 0, down or sign < 0
            if not sign:
                found.append(0)
    return (None if down else _coarser(min(found), -1), None if up else _coarser(max(found), 1))


def _corners(operation: str, ends: list[Bounds]) -> Bounds:
    """Products, quotients, remainders, powers, amounts: from the corners where all ends are closed."""
    from wurfwerk.dice.value import absolute, apply

    if any(low is None or high is None for low, high in ends):
        if operation == "abs":
            low, high = ends[0]
            return (low if low is not None and low > 0 else -high if high is not None and high < 0 else 0), None
        found = ends[0]
        for each in ends[1:]:
            found = _open(operation, found, each)
        return found
    found = ends[0]
    rest = ends[1:]
    if operation == "*":
        for each in rest:
            found = _product(found, each)  # type: ignore[arg-type]  # all are closed
        return found
    if operation == "abs":
        low, high = found
        assert low is not None and high is not None
        ends_abs = (absolute(low), absolute(high))
        return (0 if low <= 0 <= high else min(ends_abs), max(ends_abs))
    for low, high in rest:
        assert low is not None and high is not None
        first_low, first_high = found
        assert first_low is not None and first_high is not None
        if operation in ("%", "rem") and first_low == first_high == 0:
            continue
        if operation == "%":
            largest = max(absolute(low), absolute(high))
            found = (-largest if low < 0 else 0, largest if high > 0 else 0)
            continue
        if operation == "rem":
            largest = max(absolute(low), absolute(high))
            found = (-largest if first_low < 0 else 0, largest if first_high > 0 else 0)
            continue
        if operation == "/" and low == high != 0:
            found = divided((first_low, first_high), low)
            continue
        rights = {b for b in (low, high, -1, 1) if low <= b <= high}
        if operation == "**":
            rights |= {b for b in (low + 1, high - 1, 0) if low <= b <= high}
        if operation in ("/", "//"):
            rights -= {0}
        lefts = {a for a in (first_low, first_high, 0, 1, -1) if first_low <= a <= first_high}
        corners = [
            apply(operation, (a, b)) for a in lefts for b in rights if not (operation == "**" and a == 0 and b < 0)
        ]
        if not corners:
            return None, None
        numbers = [c for c in corners if not isinstance(c, tuple)]
        found = (min(numbers), max(numbers))
    return found
