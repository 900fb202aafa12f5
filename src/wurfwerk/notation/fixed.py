"""Numbers in brackets where a dialect reads them: sides of dice, bounds of conditions, numbers of dice.  No dice inside."""

from __future__ import annotations

from wurfwerk.message import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.shapes import Number
    from wurfwerk.notation.dialect import Dialect
    from wurfwerk.notation.parser import Parser
    from wurfwerk.notation.postfix import Postfix

MAX_INSIDE = 200
"""Characters of such a bracket: it is a number, and a bracket in a bracket is read anew."""


_INSIDE: dict[str, Dialect] = {}
"""Name -> the dialect as it is inside such a bracket, where there is no further one."""


def fixed(p: Postfix) -> Number:
    """The value of the arithmetic in the bracket that stands here. NotationError where there are dice in it."""
    from wurfwerk.dice.error import ExpressionError
    from wurfwerk.notation.parser import Parser
    from wurfwerk.record import replace

    begin, end = p.at, closing(p.text, p.at)
    if end < 0 or end - begin > MAX_INSIDE:
        p.fail("syntax", Message("error-syntax-unclosed", bracket="("), begin, begin + 1)
    inside = _INSIDE.get(p.dialect.name)
    if inside is None:
        inside = _INSIDE[p.dialect.name] = replace(p.dialect, brackets=False, finish=None, rolls=1)
    inner = Parser(replace(p.cleaned, start=begin + 1, end=end), inside)
    node = inner.read()
    if inner.has_dice:
        p.fail("syntax", Message("error-syntax-fixed"), begin, end + 1)
    try:
        shape = node.lower()
    except ExpressionError as error:
        p.fail(error.key, error.message, begin, end + 1)
    p.at = end + 1
    value: Number = shape.value  # type: ignore[union-attr]  # arithmetic without dice is a constant
    return value


def closing(text: str, at: int) -> int:
    """Where the bracket that opens here is closed, -1 nowhere."""
    open_brackets = 0
    for place in range(at, min(len(text), at + MAX_INSIDE + 2)):
        open_brackets += (text[place] == "(") - (text[place] == ")")
        if not open_brackets:
            return place
    return -1


def checked_count(p: Parser, count: Expression, start: int, end: int) -> Expression:
    """The number of dice in a bracket: without dice where the dialect has none there, rounded to the nearest where it rounds."""
    from wurfwerk.dice.bounds import whole
    from wurfwerk.dice.error import ExpressionError
    from wurfwerk.dice.shapes import Constant

    try:
        shape = count.lower()
    except ExpressionError as error:
        p.fail(error.key, error.message, start, end)
    if p.dialect.computed == "fixed" and not isinstance(shape, Constant):
        p.fail("syntax", Message("error-syntax-fixed"), start, end)
    if not p.dialect.nearest or whole(shape):
        return count
    from wurfwerk.notation.dialects.peers import half_up

    return half_up((count,))
