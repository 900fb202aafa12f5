"""RerollSome: a few dice of a pool may be thrown again, the lowest or the highest first."""

from __future__ import annotations

from wurfwerk.dice import shapes
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import PoolOperator
from wurfwerk.dice.shapes import Altered, Die
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from wurfwerk.dice.shapes import Pool, Shape
    from wurfwerk.dice.where import Where


@record
class RerollSome(PoolOperator):
    """Of the `dice` lowest (or highest) dice those in `where` are thrown again once; the new face stands.

    An empowered spell: RerollSome(Dice(8, 6), at_most(3), 4). Mean of RerollSome(2d6, at most 3, 1): 593/72.
    """

    of: Expression
    where: Where
    dice: int
    side: Literal["lowest", "highest"] = "lowest"

    def on(self, pool: Pool) -> Shape:
        plain = pool.select is None and pool.grow is None and not pool.then and len(pool.groups) == 1
        if not plain or not isinstance(pool.groups[0][0], Die | Altered):
            raise ExpressionError("not-a-pool", node=self)
        if self.dice < 0:
            raise ExpressionError("bad-selector", node=self)
        count = min(self.dice, pool.size)
        rule = shapes.Ranked(shapes.Reroll(self.where, 1), self.side, count)
        return replace(pool, then=(rule,)) if count else pool
