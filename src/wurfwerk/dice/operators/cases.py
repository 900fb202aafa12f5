"""How many cases dice of a rolled number may make in all that is lowered together, counted while it is lowered: a bound before the work."""

from __future__ import annotations

from contextvars import ContextVar

from wurfwerk.dice import limits
from wurfwerk.dice.error import ExpressionError
from wurfwerk.message import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from contextvars import Token

    from wurfwerk.dice.expression import Expression

LEFT: ContextVar[list[int] | None] = ContextVar("LEFT", default=None)
"""The cases that are left to what is lowered now; None where nobody counts."""


class Counted:
    """Inside this at most `limits.MAX_CASES` cases are made. Whoever reads a text works inside it."""

    __slots__ = ("_before",)
    _before: Token[list[int] | None]

    def __enter__(self) -> None:
        self._before = LEFT.set([limits.MAX_CASES])

    def __exit__(self, *_: object) -> None:
        LEFT.reset(self._before)


def spend(cases: int, node: Expression) -> None:
    """So many cases are about to be made, or gone through by a word. ExpressionError too-long if they are too many."""
    left = LEFT.get()
    if left is None:
        return
    left[0] -= cases
    if left[0] < 0:
        raise ExpressionError("too-long", Message("error-too-many-cases", most=limits.MAX_CASES), node=node)
