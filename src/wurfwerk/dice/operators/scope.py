"""The names that are bound where an expression is lowered, and what is known of their values there.

Whoever binds a name lowers what follows inside `bound`. Law: names of one shape are different wherever one could hide another, so
that branches within branches never take a name from each other.
"""

from __future__ import annotations

from contextvars import ContextVar

from wurfwerk.dice.bounds import bounds, whole
from wurfwerk.dice.shapes import Var

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.shapes import Shape

SCOPE: ContextVar[Mapping[str, Var]] = ContextVar("SCOPE", default={})  # noqa: B039  (nobody changes it, it is replaced)
"""Name as written -> the value it stands for."""


def value_of(part: Shape, name: str) -> Var:
    """A value that a shape will have, under a name that nothing around it has."""
    low, high = bounds(part)
    return Var(f"{name}#{len(SCOPE.get())}", low, high, whole(part))


def lowered(expression: Expression, name: str, value: Var) -> Shape:
    """The shape of an expression in which the name stands for this value."""
    before = SCOPE.set({**SCOPE.get(), name: value})
    try:
        return expression.lower()
    finally:
        SCOPE.reset(before)


def names_in(expression: Expression) -> frozenset[str]:
    """Every name that stands in an expression, whether it is bound inside it or outside."""
    from wurfwerk.dice.expression import Expression, Name

    found: set[str] = set()
    waiting: list[object] = [expression]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Name):
            found.add(one.name)
        elif isinstance(one, tuple):
            waiting += one
        elif isinstance(one, Expression):
            waiting += [getattr(one, field) for field in one.__match_args__]  # type: ignore[attr-defined]
    return frozenset(found)
