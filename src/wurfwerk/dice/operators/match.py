"""Match: the largest set of equal dice, or the longest run of consecutive ones."""

from __future__ import annotations

from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import pool_of
from wurfwerk.dice.shapes import LargestSet, LongestRun
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from wurfwerk.dice.shapes import Shape


@record
class Match(Expression):
    """The size of the largest set ("set") or the length of the longest run ("run") among the kept dice.

    Mean of the largest set of 2d6: 7/6.
    """

    of: Expression
    kind: Literal["set", "run"]

    def lower(self) -> Shape:
        return replace(pool_of(self.of, self), fold=LargestSet() if self.kind == "set" else LongestRun())
