"""Tally: how many dice lie in each of several classes of faces, side by side."""

from __future__ import annotations

from wurfwerk.dice import shapes
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import PoolOperator
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Pool, Shape
    from wurfwerk.dice.where import Where


@record
class Tally(PoolOperator):
    """A tuple of counts, one for each class; classes do not overlap.

    For rules whose verdict needs several counts at once: tens, other successes and ones.
    """

    of: Expression
    classes: tuple[Where, ...]

    def on(self, pool: Pool) -> Shape:
        return replace(pool, fold=shapes.Tally(self.classes))
