"""Arithmetic on totals.  A subtraction is an addition of the negated part; sums and products are flat."""

from __future__ import annotations

from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.shapes import Apply, Constant
from wurfwerk.message import Message
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.bounds import Bounds
    from wurfwerk.dice.shapes import Number, Operation, Shape


@record
class Add(Expression):
    """The sum of any number of parts. Mean of 1d6 + 2: 11/2."""

    parts: tuple[Expression, ...]

    def lower(self) -> Shape:
        return fold_constants("+", tuple([part.lower() for part in self.parts]), self)


@record
class Multiply(Expression):
    """The product of any number of parts. Mean of (1d4+1)*2: 7."""

    parts: tuple[Expression, ...]

    def lower(self) -> Shape:
        return fold_constants("*", tuple([part.lower() for part in self.parts]), self)


@record
class Negate(Expression):
    """Minus a roll: of -1d20 the mean is -21/2. Never a negative number of dice."""

    of: Expression

    def lower(self) -> Shape:
        part = self.of.lower()
        return Constant(-part.value) if isinstance(part, Constant) else Apply("neg", (part,))


@record
class Divide(Expression):
    """Division that keeps the fraction: 7/2 is 7/2. ExpressionError division-by-zero where the right side can be 0."""

    left: Expression
    right: Expression

    def lower(self) -> Shape:
        return _divide("/", self.left, self.right, self)


@record
class FloorDivide(Expression):
    """Division rounded down: 7//2 is 3."""

    left: Expression
    right: Expression

    def lower(self) -> Shape:
        return _divide("//", self.left, self.right, self)


@record
class Remainder(Expression):
    """What a division rounded down leaves; it has the sign of the right side: -7%3 is 2."""

    left: Expression
    right: Expression

    def lower(self) -> Shape:
        return _divide("%", self.left, self.right, self)


@record
class Power(Expression):
    """A power, the exponent a whole number: 2**3 is 8."""

    base: Expression
    exponent: Expression

    def lower(self) -> Shape:
        from wurfwerk.dice.bounds import bounds
        from wurfwerk.dice.limits import MAX_RESULT

        base, exponent = self.base.lower(), self.exponent.lower()
        largest = [amount(bounds(part)) for part in (base, exponent)]
        if largest[0] is None or largest[1] is None:
            raise ExpressionError("too-large", Message("error-power-without-limit"), node=self)
        if largest[0] > 1 and largest[1] * (int(largest[0]).bit_length() - 1) > MAX_RESULT.bit_length():
            raise ExpressionError("too-large", Message("error-power-too-large"), node=self)
        return fold_constants("**", (base, exponent), self)


def amount(ends: Bounds) -> Number | None:
    """The largest amount within bounds, None if they are open."""
    low, high = ends
    if low is None or high is None:
        return None
    from wurfwerk.dice.value import absolute

    return max(absolute(low), absolute(high))


def _divide(operation: Operation, left: Expression, right: Expression, node: Expression) -> Shape:
    from wurfwerk.dice.bounds import bounds

    divisor = right.lower()
    low, high = bounds(divisor)
    if low == high == 0:
        raise ExpressionError("division-by-zero", node=node)
    return fold_constants(operation, (left.lower(), divisor), node)


def fold_constants(operation: Operation, parts: tuple[Shape, ...], node: Expression) -> Shape:
    """Arithmetic without dice is done at once, so that `(2+3)*4` is a constant; a bare sum of sums is laid flat."""
    if all([isinstance(part, Constant) for part in parts]):
        from wurfwerk.dice.value import apply

        try:
            value = apply(operation, [part.value for part in parts])  # type: ignore[union-attr]
        except ExpressionError as error:
            error.node = error.node or node
            raise
        assert not isinstance(value, tuple)
        return Constant(value)
    if operation in ("+", "*"):
        flat: list[Shape] = []
        for part in parts:
            flat.extend(part.parts) if isinstance(part, Apply) and part.operation == operation else flat.append(part)
        parts = tuple(flat)
    return Apply(operation, parts)
