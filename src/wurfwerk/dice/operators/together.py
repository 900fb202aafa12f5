"""Together: several rolls side by side, as one tuple.  For rules that judge more than one number."""

from __future__ import annotations

from wurfwerk.dice.expression import Expression
from wurfwerk.dice.shapes import Apply
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape


@record
class Together(Expression):
    """A tuple of the parts' values in this order; a part that is a tuple is laid flat."""

    parts: tuple[Expression, ...]

    def lower(self) -> Shape:
        return Apply("tuple", tuple([part.lower() for part in self.parts]))
