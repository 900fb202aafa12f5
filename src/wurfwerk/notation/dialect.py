"""What distinguishes one way of writing dice from another: the words after dice and what they stand for.

A further dialect is a further module with a `DIALECT`, and one entry in `MODULES`.
"""

from __future__ import annotations

from wurfwerk.message import Message
from wurfwerk.notation.error import NotationError
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from wurfwerk.dice.expression import Expression
    from wurfwerk.notation.postfix import Postfix
    from wurfwerk.notation.stack import Operand

    Modifier = Callable[[Postfix, Operand, int], Expression]
    """(the parser, standing behind the word; the dice; where the word began) -> the dice with the operator."""

MODULES = {"default": "wurfwerk.notation.modifiers"}


@record
class Dialect:
    """`modifiers`: word -> how it is read. `attached`: words that never stand after a space, where they would swallow a comment.

    `bare`: words that mean something without a number. `counted`: words that may follow a count. `foreign`: word of another dialect -> what to write here.
    """

    name: str
    modifiers: Mapping[str, Modifier]
    bare: frozenset[str]
    attached: frozenset[str]
    counted: frozenset[str]
    foreign: Mapping[str, str]
    explode: Modifier


def dialect_of(name: str) -> Dialect:
    """The dialect of this name. NotationError unknown-dialect."""
    if name not in MODULES:
        known = ", ".join(MODULES)
        message = Message("error-unknown-dialect", dialect=str(name)[:30], known=known)
        raise NotationError("unknown-dialect", message, span=(0, 0))
    if name == "default":
        from wurfwerk.notation.modifiers import DIALECT

        return DIALECT
    from importlib import import_module

    found: Dialect = import_module(MODULES[name]).DIALECT
    return found
