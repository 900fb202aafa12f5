"""Mark: faces that are pointed out as a success or a failure.  It counts nothing: the sum stays the sum."""

from __future__ import annotations

from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import PoolOperator
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from wurfwerk.dice.shapes import Pool, Shape
    from wurfwerk.dice.where import Where


@record
class Mark(PoolOperator):
    """Faces in `where` are shown as a success or a failure. Mean of 3d6cs>4 in the dialect roll20: 21/2."""

    of: Expression
    where: Where
    kind: Literal["success", "failure"]

    def on(self, pool: Pool) -> Shape:
        return pool
