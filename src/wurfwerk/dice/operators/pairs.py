"""Pairs: two sides set their dice against each other, the highest against the highest."""

from __future__ import annotations

from wurfwerk.dice import shapes
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import pool_of
from wurfwerk.dice.shapes import Apply
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from wurfwerk.dice.shapes import Operation, Shape


@record
class Pairs(Expression):
    """Both sides' kept dice from high to low, pair by pair: the pairs `left` wins less those `right` wins.

    ties   for whom an equal pair counts; dice without a partner count nothing
    Mean of Pairs(3d6, 2d6, "right"), an attack in Risk: 205/1296.
    """

    left: Expression
    right: Expression
    ties: Literal["none", "left", "right"] = "none"

    def lower(self) -> Shape:
        sides = [replace(pool_of(side, self), fold=shapes.Tuple("descending")) for side in (self.left, self.right)]
        operation: Operation = (
            "pairs" if self.ties == "none" else "pairs-left" if self.ties == "left" else "pairs-right"
        )
        return Apply(operation, tuple(sides))
