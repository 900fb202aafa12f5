"""BestSet: the largest set of equal dice, by size and then by value."""

from __future__ import annotations

from wurfwerk.dice import shapes
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import PoolOperator
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Pool, Shape


@record
class BestSet(PoolOperator):
    """(size, value) of the largest set among the kept dice, of sets of one size the one of the highest value; no dice: (0, 0).

    For rules that ask how many of a kind and of which, as in One-Roll games and Legends of the Wulin.
    """

    of: Expression

    def on(self, pool: Pool) -> Shape:
        return replace(pool, fold=shapes.BestSet())
