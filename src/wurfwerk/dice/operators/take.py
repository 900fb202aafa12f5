"""Take dice by rank: the k-th lowest, each as often as it is named."""

from __future__ import annotations

from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.keep import choosable
from wurfwerk.dice.operators.pool import PoolOperator
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Pool, Shape


@record
class Take(PoolOperator):
    """The dice of these ranks, 1 the lowest; a rank named twice counts twice, rank 0 counts nothing.

    Mean of the second lowest of 5d10: 3.8335.
    """

    of: Expression
    ranks: tuple[int, ...]

    def on(self, pool: Pool) -> Shape:
        choosable(pool, self)
        if pool.select is not None or pool.grow is not None or any(not 0 <= rank <= pool.size for rank in self.ranks):
            raise ExpressionError("bad-selector", node=self)
        return replace(pool, select=tuple([self.ranks.count(rank) for rank in range(1, pool.size + 1)]))
