"""Functions of totals: max, min, floor, ceil, abs, trunc, round, rem."""

from __future__ import annotations

from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.arithmetic import fold_constants
from wurfwerk.message import Message
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from wurfwerk.dice.shapes import Operation, Shape


@record
class Function(Expression):
    """max and min of one or more parts, floor, ceil, abs, trunc and round of one, rem of two. Mean of max(1d8,1d6): 251/48.

    trunc  cuts the decimals off, towards 0: trunc(-5/2) is -2
    round  to the nearest whole number, a half away from 0: round(-5/2) is -3
    rem    what a division cut off leaves; it has the sign of the left side: rem(-7, 3) is -1, where -7%3 is 2
    """

    name: Literal["max", "min", "floor", "ceil", "abs", "trunc", "round", "rem"]
    parts: tuple[Expression, ...]

    def lower(self) -> Shape:
        if not self.parts or (self.name not in ("max", "min") and len(self.parts) != (2 if self.name == "rem" else 1)):
            key = "error-function-two-parts" if self.name == "rem" else "error-function-parts"
            raise ExpressionError("syntax", Message(key, function=self.name), node=self)
        return self.of(tuple([part.lower() for part in self.parts]))

    def of(self, parts: tuple[Shape, ...]) -> Shape:
        """The function of these parts, already lowered."""
        return fold_constants(simpler(self.name, parts, self), parts, self)


def simpler(name: Operation, parts: tuple[Shape, ...], node: Expression) -> Operation:
    """Of one sign, cutting off is rounding down or up, and the remainder has only one reading."""
    from wurfwerk.dice.bounds import bounds

    if name == "trunc":
        low, high = bounds(parts[0])
        return "floor" if low is not None and low >= 0 else "ceil" if high is not None and high <= 0 else name
    if name == "rem":
        low = bounds(parts[0])[0]
        least, most = bounds(parts[1])
        if least == most == 0:
            raise ExpressionError("division-by-zero", node=node)
        return "%" if low is not None and low >= 0 and least is not None and least >= 0 else name
    return name
