"""Functions of totals: max, min, floor, ceil, abs."""

from __future__ import annotations

from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.arithmetic import fold_constants
from wurfwerk.message import Message
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from wurfwerk.dice.shapes import Shape


@record
class Function(Expression):
    """max and min of one or more parts, floor, ceil and abs of one. Mean of max(1d8,1d6): 251/48."""

    name: Literal["max", "min", "floor", "ceil", "abs"]
    parts: tuple[Expression, ...]

    def lower(self) -> Shape:
        if not self.parts or (self.name not in ("max", "min") and len(self.parts) != 1):
            raise ExpressionError("syntax", Message("error-function-parts", function=self.name), node=self)
        return fold_constants(self.name, tuple([part.lower() for part in self.parts]), self)
