"""What may be gone through in all that is lowered together, counted while it is lowered: a bound before the work.

cases   those that dice of a rolled number make, once more for every word behind them
unlike  dice in braces or parts of a group that a word alters, each by itself
dice    dice that a word chooses from
"""

from __future__ import annotations

from contextvars import ContextVar

from wurfwerk.dice import limits
from wurfwerk.dice.error import ExpressionError
from wurfwerk.message import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from contextvars import Token
    from typing import Literal

    from wurfwerk.dice.expression import Expression

LEFT: ContextVar[dict[str, int] | None] = ContextVar("LEFT", default=None)
"""What is left of each to what is lowered now; None where nobody counts."""

REFUSALS = {"cases": "error-too-many-cases", "unlike": "error-too-many-unlike", "dice": "error-too-many-choices"}
MOST = {"cases": limits.MAX_CASES, "unlike": limits.MAX_UNLIKE, "dice": limits.MAX_CHOICES}


class Counted:
    """Inside this at most so much is gone through. Whoever reads a text that may come to more works inside it."""

    __slots__ = ("_before",)
    _before: Token[dict[str, int] | None]

    def __enter__(self) -> None:
        self._before = LEFT.set(dict(MOST))

    def __exit__(self, *_: object) -> None:
        LEFT.reset(self._before)


def spend(number: int, node: Expression, what: Literal["cases", "unlike", "dice"] = "cases") -> None:
    """So many are about to be made, or gone through by a word. ExpressionError too-long if they are too many."""
    left = LEFT.get()
    if left is None:
        return
    left[what] -= number
    if left[what] < 0:
        raise ExpressionError("too-long", Message(REFUSALS[what], most=MOST[what]), node=node)
