"""`pointed`: which division of a text it is that can be one by zero, and where it stands.  Loaded when one was refused while reckoning."""

from __future__ import annotations

from wurfwerk.dice.expression import Expression, Number
from wurfwerk.dice.operators.arithmetic import Divide, FloorDivide, Remainder
from wurfwerk.dice.operators.function import Function
from wurfwerk.message import Message, WurfwerkError
from wurfwerk.notation.clean import clean
from wurfwerk.notation.dialect import dialect_of
from wurfwerk.notation.error import NotationError
from wurfwerk.notation.parser import Parser

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_STEPS = 1_000_000
"""A divisor that takes more steps is judged by its ends alone."""


def pointed(text: str, dialect: str, error: WurfwerkError) -> WurfwerkError:
    """The refusal of a division by zero, with the divisor and its place in `text`; any other error as it is. `text` was read before."""
    if error.key != "division-by-zero" or error.span is not None:
        return error
    cleaned = clean(text)
    parser = Parser(cleaned, dialect_of(dialect))
    for node, divisor in _divisions(parser.read()):
        place = parser.spans.get(id(node))
        if place is not None and _may_be_zero(divisor):
            written = cleaned.text[place[0] : place[1]]
            start = place[0] + len(written) - len(written.lstrip("/% "))
            name = _spelled(divisor) or cleaned.raw(start, place[1])
            span = (cleaned.place(start), cleaned.place(place[1]))
            return NotationError(error.key, Message("error-divisor-zero", divisor=name), span=span)
    return error


def _divisions(node: object) -> Iterator[tuple[Expression, Expression]]:
    """Every division and its divisor, as they stand in the text."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Divide | FloorDivide | Remainder):
            yield node, node.right
        elif isinstance(node, Function) and node.name == "rem":
            yield node, node.parts[1]
        if isinstance(node, tuple):
            waiting += reversed(node)
        elif isinstance(node, Expression):
            waiting += [getattr(node, field) for field in reversed(node.__match_args__)]  # type: ignore[attr-defined]


def _may_be_zero(divisor: Expression) -> bool:
    """Exactly, where that is cheap; a divisor with a name, or a costly one, may be."""
    from wurfwerk.dice.cost import cost
    from wurfwerk.dice.exact import distribution

    if isinstance(divisor, Number):
        return divisor.numerator == 0
    try:
        shape = divisor.lower()
        return cost(shape).steps > MOST_STEPS or distribution(shape).chance(0) > 0
    except (WurfwerkError, LookupError):
        return True


def _spelled(divisor: Expression) -> str | None:
    from wurfwerk.notation.printer import render

    try:
        return render(divisor)
    except NotationError:
        return None
