"""Tally: how many dice lie in each of several classes of faces, side by side."""

from __future__ import annotations

from wurfwerk.dice import shapes
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import pool_of
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape
    from wurfwerk.dice.where import Where


@record
class Tally(Expression):
    """A tuple of counts, one for each class; classes do not overlap.

    For rules whose verdict needs several counts at once: tens, other successes and ones.
    """

    of: Expression
    classes: tuple[Where, ...]

    def lower(self) -> Shape:
        return replace(pool_of(self.of, self), fold=shapes.Tally(self.classes))
