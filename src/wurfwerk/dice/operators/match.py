"""Match: the largest set of equal dice, or the longest run of consecutive ones."""

from __future__ import annotations

from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import PoolOperator
from wurfwerk.dice.shapes import LargestSet, LongestRun
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from wurfwerk.dice.shapes import Pool, Shape


@record
class Match(PoolOperator):
    """The size of the largest set ("set") or the length of the longest run ("run") among the kept dice.

    Mean of the largest set of 2d6: 7/6.
    """

    of: Expression
    kind: Literal["set", "run"]

    def on(self, pool: Pool) -> Shape:
        return replace(pool, fold=LargestSet() if self.kind == "set" else LongestRun())
