"""Decide: a first roll decides what follows.  For strikes whose damage is rolled only if they hit."""

from __future__ import annotations

from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.scope import lowered
from wurfwerk.dice.shapes import Branch, Var
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape
    from wurfwerk.dice.where import Where


@record
class Decide(Expression):
    """`part` is thrown and bound to `name`; the first case whose set holds its value follows. The sets cover all its values."""

    name: str
    part: Expression
    cases: tuple[tuple[Where, Expression], ...]

    def lower(self) -> Shape:
        value = Var(self.name)
        cases = tuple([(where, lowered(then, self.name, value)) for where, then in self.cases])
        return Branch(self.name, self.part.lower(), cases)
