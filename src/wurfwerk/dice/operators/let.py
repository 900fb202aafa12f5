"""Let: a roll gets a name, is thrown once, and counts wherever the name stands."""

from __future__ import annotations

from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.scope import lowered, names_in, value_of
from wurfwerk.dice.shapes import Branch
from wurfwerk.dice.where import EVERYWHERE
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape


@record
class Let(Expression):
    """`part` is thrown once and bound to `name` in `body`. With x for 1d6, x-x is 0 for certain and x+x twice the face, mean 7."""

    name: str
    part: Expression
    body: Expression

    def lower(self) -> Shape:
        part = self.part.lower()
        value = value_of(part, self.name)
        return Branch(value.name, part, ((EVERYWHERE, lowered(self.body, self.name, value)),))


def bound(bindings: tuple[tuple[str, Expression], ...], body: Expression) -> Expression:
    """The body within these bindings, the first outermost."""
    for name, part in reversed(bindings):
        body = Let(name, part, body)
    return body


def alone(bindings: tuple[tuple[str, Expression], ...], body: Expression) -> Expression:
    """The body within those bindings alone that it needs, or that they need."""
    names = names_in(body)
    kept: list[tuple[str, Expression]] = []
    for name, part in reversed(bindings):
        if name in names:
            kept.insert(0, (name, part))
            names = (names - {name}) | names_in(part)
    return bound(tuple(kept), body)
