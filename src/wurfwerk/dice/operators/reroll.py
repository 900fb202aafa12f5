"""Reroll: a face is gone and its die is thrown again.  The old face can never be kept or counted."""

from __future__ import annotations

from wurfwerk.dice import shapes
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import PoolOperator, alter, values_of_members
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Pool, Shape
    from wurfwerk.dice.where import Where


@record
class Reroll(PoolOperator):
    """Faces in `where` are thrown again: `limit` times at most (1: once), None until another face shows.

    Mean of 1d6ro1: 47/12, of 1d6rr1: 4. ExpressionError endless-reroll where no face is left.
    """

    of: Expression
    where: Where
    limit: int | None = None

    def on(self, pool: Pool) -> Shape:
        if self.limit is None:
            for reach in values_of_members(pool, self):
                if not reach - self.where:
                    raise ExpressionError("endless-reroll", node=self)
        return alter(pool, shapes.Reroll(self.where, self.limit), self)
