"""Mixed: unlike dice thrown as one pool, so that keep and count act on each die."""

from __future__ import annotations

from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import has_exploded, pool_of
from wurfwerk.dice.shapes import Pool
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape


@record
class Mixed(Expression):
    """The dice of several pools together. Mean of the highest of 1d4 and 1d6 as one pool: 47/12.

    ExpressionError not-a-pool where dice of a part were chosen or exploded before.
    """

    parts: tuple[Expression, ...]

    def lower(self) -> Shape:
        groups: list[tuple[Shape, int]] = []
        for part in self.parts:
            pool = pool_of(part, self)
            if pool.select is not None or pool.then or pool.grow is not None or has_exploded(pool):
                raise ExpressionError("not-a-pool", node=self)
            groups += pool.groups
        return Pool(tuple(groups))
