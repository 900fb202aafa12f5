"""Numbers in brackets where a dialect reads them: sides of dice, bounds of conditions, numbers of dice.  No dice inside."""

from __future__ import annotations

from wurfwerk.dice.limits import MAX_NUMBER
from wurfwerk.message import Message
from wurfwerk.notation.limits import MAX_DIGITS, MAX_TERMS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.shapes import Number
    from wurfwerk.notation.dialect import Dialect
    from wurfwerk.notation.parser import Parser
    from wurfwerk.notation.postfix import Postfix

BRACKET_TERMS = 3
"""A bracket that is more than a simple sum counts as so many terms more: it is read as a text of its own."""

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
    numbers, plain = simple(p.text[begin + 1 : end])
    if numbers:
        p.terms += numbers
        p.at = end + 1
        return _bounded(p, plain, begin)
    inside = _INSIDE.get(p.dialect.name)
    if inside is None:
        inside = _INSIDE[p.dialect.name] = replace(p.dialect, brackets=False, finish=None, rolls=1)
    inner = Parser(replace(p.cleaned, start=begin + 1, end=end), inside)
    node = inner.read()
    p.terms += inner.terms + BRACKET_TERMS
    if p.terms > MAX_TERMS:
        p.fail("too-long", Message("error-too-many-terms", most=MAX_TERMS), begin, end + 1)
    if inner.has_dice:
        p.fail("syntax", Message("error-syntax-fixed"), begin, end + 1)
    try:
        shape = node.lower()
    except ExpressionError as error:
        p.fail(error.key, error.message, begin, end + 1)
    p.at = end + 1
    value: Number = shape.value  # type: ignore[union-attr]  # arithmetic without dice is a constant
    return _bounded(p, value, begin)


def _bounded(p: Postfix, value: Number, begin: int) -> Number:
    """No larger than a number that is typed may be: what was read can be printed."""
    if not -MAX_NUMBER <= value <= MAX_NUMBER:
        p.fail("too-large", Message("error-too-large", most=MAX_NUMBER), begin, p.at)
    return value


def simple(text: str) -> tuple[int, int]:
    """(how many numbers, value) of whole numbers with + - * between them, as nearly all such brackets are; (0, 0) for anything else."""
    if text.strip("0123456789+-* "):
        return 0, 0
    numbers = total = 0
    for term in text.replace("-", "+-").split("+"):
        product = -1 if term[:1] == "-" else 1
        for factor in term.removeprefix("-").split("*"):
            digits = factor.strip()
            if not digits.isdigit() or len(digits) >= MAX_DIGITS or abs(product) > MAX_NUMBER:
                return 0, 0
            product *= int(digits)
            numbers += 1
        total += product
    return numbers, total


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

    p.words += 1  # it is printed as a function, and what was read must be within the bounds when it is printed
    return half_up((count,))
