"""`ExpressionError`: an expression that cannot mean anything, with the operator that is at fault."""

from __future__ import annotations

from wurfwerk.message import Message, WurfwerkError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.expression import Expression


class ExpressionError(WurfwerkError):
    """Keys: not-a-pool, zero-sides, negative-count, bad-selector, endless-explosion, endless-reroll, division-by-zero,
    too-many-dice, too-many-sides, too-large, too-deep, too-long, overflow.

    `node` is the operator at fault, so that the parser can point at its text.
    """

    def __init__(
        self,
        key: str,
        message: Message | None = None,
        *,
        node: Expression | None = None,
        hint: Message | None = None,
    ) -> None:
        super().__init__(message or Message(f"error-{key}"), key=key, hint=hint)
        self.node = node
