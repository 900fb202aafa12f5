"""Several: rolls beside each other, each with a value, a trace and odds of its own; they may share what was bound before them."""

from __future__ import annotations

from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.let import alone, bound
from wurfwerk.dice.shapes import Apply
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape


@record
class Several(Expression):
    """Two rolls or more, thrown together: their value is a tuple, one entry each.

    bindings  (name, roll) thrown before them and shared by them
    Odds are asked of each of `rolls`; those of the whole are the joint ones, of the tuple.
    """

    parts: tuple[Expression, ...]
    bindings: tuple[tuple[str, Expression], ...] = ()

    def lower(self) -> Shape:
        return bound(self.bindings, _Beside(self.parts)).lower()

    @property
    def rolls(self) -> tuple[Expression, ...]:
        """Each roll by itself, with the bindings it needs."""
        return tuple([alone(self.bindings, part) for part in self.parts])


@record
class _Beside(Expression):
    parts: tuple[Expression, ...]

    def lower(self) -> Shape:
        return Apply("tuple", tuple([part.lower() for part in self.parts]))
