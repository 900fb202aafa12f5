"""Table: a roll finds a row with a name, and perhaps a further roll."""

from __future__ import annotations

from wurfwerk.dice.bounds import reach, whole
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.scope import value_of
from wurfwerk.dice.shapes import Branch
from wurfwerk.dice.where import NOWHERE
from wurfwerk.message import Message
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape
    from wurfwerk.dice.where import Where


@record
class Table(Expression):
    """The row whose set holds the total of `of`; its value is its roll, or the total where it has none.

    rows  (numbers, name, roll or None); they do not overlap and cover every total that can come
    Mean of table(1d6, 1..3: "nothing", 4..6: 2d6 "copper"): 9/2.
    """

    of: Expression
    rows: tuple[tuple[Where, str, Expression | None], ...]

    def lower(self) -> Shape:
        of = self.of.lower()
        if not whole(of):
            raise ExpressionError("bad-selector", Message("error-table-not-whole"), node=self)
        seen = NOWHERE
        for where, name, _ in self.rows:
            both = seen & where
            if both:
                message = Message("error-table-overlap", number=_first(both), name=name)
                raise ExpressionError("bad-selector", message, node=self)
            seen |= where
        left = reach(of) - seen
        if left:
            raise ExpressionError("bad-selector", Message("error-table-gap", number=_first(left)), node=self)
        value = value_of(of, "table")
        cases = tuple([(where, value if then is None else then.lower()) for where, _, then in self.rows])
        return Branch(value.name, of, cases, tuple([name for _, name, _ in self.rows]))


def _first(numbers: Where) -> str:
    """The first stretch of a set, as rows of a table are written."""
    low, high = numbers.spans[0]
    return str(low) if low == high else f"{'' if low is None else low}..{'' if high is None else high}"
