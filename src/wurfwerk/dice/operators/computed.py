"""Computed dice: how many there are is itself rolled or reckoned, (1d4)d6."""

from __future__ import annotations

from contextvars import ContextVar

from wurfwerk.dice import limits
from wurfwerk.dice.bounds import bounds, whole
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Dice, Expression
from wurfwerk.dice.operators.cases import spend
from wurfwerk.dice.shapes import Branch, Constant
from wurfwerk.dice.where import only
from wurfwerk.message import Message
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape


LEVEL: ContextVar[int] = ContextVar("LEVEL", default=0)
"""How many rolled numbers deep the expression lies that is lowered now."""


@record
class ComputedDice(Expression):
    """`count` dice, thrown first. Mean of (1d4)d6: 35/4. ExpressionError negative-count where it can be below 0."""

    count: Expression
    sides: int | str

    def lower(self) -> Shape:
        level = LEVEL.get()
        if level >= limits.MAX_COMPUTED_LEVELS:
            raise ExpressionError("too-deep", node=self)
        before = LEVEL.set(level + 1)
        try:
            count = self.count.lower()
        finally:
            LEVEL.reset(before)
        if isinstance(count, Constant):
            if not isinstance(count.value, int):
                raise ExpressionError("bad-selector", Message("error-count-not-whole"), node=self)
            return self._dice(count.value)
        low, high = bounds(count)
        if low is None or low < 0:
            raise ExpressionError("negative-count", node=self)
        if high is None or high > limits.MAX_COMPUTED:
            raise ExpressionError(
                "too-many-dice", Message("error-too-many-computed", most=limits.MAX_COMPUTED), node=self
            )
        if not (isinstance(low, int) and isinstance(high, int)) or not whole(count):
            raise ExpressionError("bad-selector", Message("error-count-not-whole"), node=self)
        spend(high - low + 1, self)
        return Branch("count", count, tuple([(only(n), self._dice(n)) for n in range(low, high + 1)]))

    def _dice(self, count: int) -> Shape:
        try:
            return Dice(count, self.sides).lower()
        except ExpressionError as error:
            error.node = self
            raise
