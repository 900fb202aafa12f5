"""Compare: does a total meet a bound?  1 if it does, else 0."""

from __future__ import annotations

from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.arithmetic import fold_constants
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from wurfwerk.dice.shapes import Shape


@record
class Compare(Expression):
    """A comparison of two totals. Mean of 3d6+2>=10, its chance: 181/216."""

    sign: Literal["=", "<>", "<", "<=", ">", ">="]
    left: Expression
    right: Expression

    def lower(self) -> Shape:
        return fold_constants(self.sign, (self.left.lower(), self.right.lower()), self)
