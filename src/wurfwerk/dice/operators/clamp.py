"""Clamp: a face below a floor counts as the floor, above a ceiling as the ceiling."""

from __future__ import annotations

from wurfwerk.dice import shapes
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import PoolOperator, alter
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Pool, Shape


@record
class Clamp(PoolOperator):
    """Each die counts at least `low` and at most `high`. Mean of 1d6min2: 11/3."""

    of: Expression
    low: int | None = None
    high: int | None = None

    def on(self, pool: Pool) -> Shape:
        if self.low is not None and self.high is not None and self.low > self.high:
            raise ExpressionError("bad-selector", node=self)
        return alter(pool, shapes.Clamp(self.low, self.high), self)
