"""Sort, which only shows dice in order, and Values, which has no sum: the dice stay side by side."""

from __future__ import annotations

from wurfwerk.dice import shapes
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import PoolOperator
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from wurfwerk.dice.shapes import Pool, Shape


@record
class Sort(PoolOperator):
    """The dice shown by value. What they count for does not change. Mean of 2d6s: 7."""

    of: Expression
    order: Literal["ascending", "descending"] = "ascending"

    def on(self, pool: Pool) -> Shape:
        return replace(pool, shown=self.order)


@record
class Values(PoolOperator):
    """The kept values as a tuple, "thrown" in the order they fell, or by value."""

    of: Expression
    order: Literal["thrown", "ascending", "descending"] = "thrown"

    def on(self, pool: Pool) -> Shape:
        return replace(pool, fold=shapes.Tuple(self.order))
