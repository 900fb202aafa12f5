"""`apply`: what an operation makes of values.  The one place for arithmetic: roll and exact both call it."""

from __future__ import annotations

from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.limits import MAX_RESULT
from wurfwerk.message import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from wurfwerk.dice.shapes import Number, Value

MAX_EXPONENT = 1_000


def apply(operation: str, values: Sequence[Value]) -> Value:
    """The result of an operation of `shapes.Operation` on finished values. ExpressionError: division-by-zero, too-large, overflow."""
    if operation == "tuple":
        flat: list[int] = []
        for value in values:
            flat.extend(value) if isinstance(value, tuple) else flat.append(value)  # type: ignore[arg-type]
        return tuple(flat)
    if operation.startswith("pairs"):
        return pairs(operation, *values)  # type: ignore[arg-type]
    result = _number(operation, values)  # type: ignore[arg-type]
    if beyond(result.numerator, result.denominator):
        raise ExpressionError("overflow", Message("error-overflow"))
    return result


def beyond(numerator: int, denominator: int) -> bool:
    """Whether a value is larger in amount than any may be: told from its length alone nearly always, for its digits may be very many."""
    if numerator.bit_length() - denominator.bit_length() < MAX_RESULT.bit_length() - 1:
        return False
    return abs(numerator) > MAX_RESULT * denominator


def total(values: Sequence[Number]) -> Number:
    """The sum. Of many fractions first those of each two, then of each four: all but a few of the additions are then of short numbers."""
    fractions = [value for value in values if not isinstance(value, int)]
    if not fractions:
        return sum(values)
    whole = sum([value for value in values if isinstance(value, int)])
    parts = [(value.numerator, value.denominator) for value in fractions]
    while len(parts) > 1:
        odd = parts[-1:] if len(parts) % 2 else []
        parts = [
            (a + c, b) if b == d else (a * d + c * b, b * d)
            for (a, b), (c, d) in zip(parts[::2], parts[1::2])  # noqa: B905
        ]
        parts += odd
    ((numerator, denominator),) = parts
    return quotient(numerator + whole * denominator, denominator)


def quotient(numerator: int, denominator: int) -> Number:
    """One whole number by another, not 0."""
    if denominator == 1:
        return numerator
    from fractions import Fraction

    return _whole(Fraction(numerator, denominator))


def pairs(operation: str, left: tuple[int, ...], right: tuple[int, ...]) -> int:
    """The pairs the left side wins less those the right side wins, place by place as far as both go."""
    tie = TIES[operation]
    return sum([(a > b) - (a < b) or tie for a, b in zip(left, right)])  # noqa: B905  (what has no partner does not count)


TIES = {"pairs": 0, "pairs-left": 1, "pairs-right": -1}
"""What an equal pair counts for the left side."""


def _number(operation: str, values: Sequence[Number]) -> Number:
    first = values[0]
    match operation:
        case "+":
            return total(values)
        case "neg":
            return -first
        case "max":
            return max(values)
        case "min":
            return min(values)
        case "abs":
            return absolute(first)
        case "floor":
            return int(first // 1)
        case "ceil":
            return -int(-first // 1)
        case "trunc":
            return int(first)
        case "round":
            nearest = int((2 * absolute(first) + 1) // 2)
            return nearest if first >= 0 else -nearest
        case "*":
            numerator = denominator = 1
            for value in values:
                numerator *= value.numerator
                denominator *= value.denominator
                if beyond(numerator, denominator):
                    raise ExpressionError("overflow", Message("error-overflow"))
            return quotient(numerator, denominator)
    second = values[1]
    match operation:
        case "=":
            return int(first == second)
        case "<>":
            return int(first != second)
        case "<":
            return int(first < second)
        case "<=":
            return int(first <= second)
        case ">":
            return int(first > second)
        case ">=":
            return int(first >= second)
        case "**":
            return _power(first, second)
    if second == 0:
        raise ExpressionError("division-by-zero")
    match operation:
        case "/":
            if isinstance(first, int) and isinstance(second, int) and first % second == 0:
                return first // second
            from fractions import Fraction

            return _whole(Fraction(first) / second)
        case "//":
            return int(first // second)
        case "%":
            return _whole(first % second)
        case "rem":
            left = _whole(absolute(first) % absolute(second))
            return left if first >= 0 else -left
    raise AssertionError(operation)


def absolute(value: Number) -> Number:
    """The amount of a number, without its sign."""
    return value if value >= 0 else -value


def _power(base: Number, exponent: Number) -> Number:
    if exponent != int(exponent):
        raise ExpressionError("syntax", Message("error-exponent-not-whole"))
    exponent = int(exponent)
    if exponent < 0 and base == 0:
        raise ExpressionError("division-by-zero")
    if abs(exponent) > MAX_EXPONENT and base not in (0, 1, -1):
        raise ExpressionError("too-large", Message("error-exponent-too-large", most=MAX_EXPONENT))
    if exponent < 0:
        from fractions import Fraction

        return _whole(Fraction(base) ** exponent)
    return _whole(base**exponent)


def _whole(value: Number) -> Number:
    return value if isinstance(value, int) else value.numerator if value.denominator == 1 else value
