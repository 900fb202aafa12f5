"""Shows: the total, and beside it whether any die shows a face of a set."""

from __future__ import annotations

from wurfwerk.dice import shapes
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import PoolOperator
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Pool, Shape
    from wurfwerk.dice.where import Where

MOST = 8
"""Sets at most: every combination of them is one answer."""


@record
class Shows(PoolOperator):
    """(sum, 1 or 0 for each set): whether any kept die counts for a value of the set. The sets may overlap.

    For rules in which one die colours the whole roll: a botch is no success and at least one 1.
    """

    of: Expression
    sets: tuple[Where, ...]

    def on(self, pool: Pool) -> Shape:
        if len(self.sets) > MOST:
            raise ExpressionError("bad-selector", node=self)
        return replace(pool, fold=shapes.Shows(self.sets))
