"""Words that several other programs share and our own dialect does not have."""

from __future__ import annotations

from wurfwerk.message import Message
from wurfwerk.notation.arrange import LAST
from wurfwerk.notation.scanner import DIGITS
from wurfwerk.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal

    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.where import Where
    from wurfwerk.notation.dialect import Modifier
    from wurfwerk.notation.parser import Parser
    from wurfwerk.notation.postfix import Postfix
    from wurfwerk.notation.stack import Operand


def numbered(word: Modifier) -> Modifier:
    """The word where it means nothing without a number."""

    def read(p: Postfix, dice: Operand, start: int) -> Expression:
        begin = p.at
        p.space()
        if p.text[p.at] not in DIGITS:
            p.fail("syntax", Message("error-syntax-number", after=p.raw(start, begin)), start, begin)
        p.at = begin
        return word(p, dice, start)

    return read


def with_sign(word: Modifier, *, needed: bool) -> Modifier:
    """The word where a bare number behind it is no condition: a comparison sign must stand there, or nothing if it is not needed."""

    def read(p: Postfix, dice: Operand, start: int) -> Expression:
        if p.text[p.at] not in "<>=" and (needed or p.text[p.at] in DIGITS):
            p.fail("syntax", Message("error-syntax-comparison", after=p.raw(start, p.at)), start, p.at + 1)
        return word(p, dice, start)

    return read


def lowest_face(dice: Operand) -> Where:
    """The lowest face of the dice: what is thrown again if nothing is said."""
    from wurfwerk.dice.where import only
    from wurfwerk.notation.counting import reachable

    faces = reachable(dice)
    low = faces.spans[0][0] if faces is not None else 1
    return only(1 if low is None else low)


def highest_face(p: Postfix, dice: Operand) -> Where:
    """The highest face of the dice: what succeeds if nothing is said."""
    from wurfwerk.dice.where import only
    from wurfwerk.notation.counting import top_face

    top = top_face(dice)
    if top is None:
        p.fail("syntax", Message("error-syntax-condition", after=p.raw(dice.start, p.at)), dice.start, p.at)
    return only(top)


def again(limit: int | None) -> Modifier:
    """A word that throws again: on a condition, or on the lowest face."""

    def read(p: Postfix, dice: Operand, start: int) -> Expression:
        from wurfwerk.dice.operators.reroll import Reroll

        where = p.condition(start) if p.condition_follows() else lowest_face(dice)
        one_condition(p, start)
        return Reroll(dice.node, where, limit)

    return read


def exploding(limit: int | None) -> Modifier:
    """A word that explodes: on a condition, or on the highest face."""

    def read(p: Postfix, dice: Operand, start: int) -> Expression:
        where = p.condition(start) if p.condition_follows() else None
        one_condition(p, start)
        return exploded(p, dice, start, where, limit)

    return read


def one_condition(p: Postfix, start: int) -> None:
    """Refuses a number and a condition together, as in x2=6, where comparisons do not count."""
    end = p.at
    if p.condition_follows() and p.text[p.at] in "<>=" and not p.dialect.counts:
        found, number = p.raw(start, end), p.at
        p.condition(start)
        stop, p.at = p.at, end
        condition = p.raw(number, stop)
        word = p.raw(start, start + 2 if p.text[start + 1].isalpha() else start + 1)
        message = Message("error-number-and-condition", word=word, number=found.removeprefix(word), condition=condition)
        p.fail("syntax", message, start, stop)
    p.at = end


def exploded(p: Postfix, dice: Operand, start: int, where: Where | None, limit: int | None) -> Expression:
    """Dice that explode, once only: how two explosions of one die go together is said nowhere.

    On the highest face, written out or not, it is one expression.
    """
    from wurfwerk.dice.operators.explode import Explode
    from wurfwerk.dice.where import only
    from wurfwerk.notation.counting import top_face
    from wurfwerk.notation.stack import Operand

    below: Expression | None = dice.node
    while below is not None:
        if isinstance(below, Explode):
            p.fail("not-a-pool", Message("error-exploded-already"), start, p.at)
        below = getattr(below, "of", None)
    top = top_face(Operand(earlier(p, dice.node, "Explode"), dice.start, dice.end))
    return Explode(dice.node, None if top is not None and where == only(top) else where, limit)


def earlier(p: Postfix, node: Any, kind: str) -> Any:
    """The dice without the words whose turn comes after that of an operator of this kind, wherever they stand in the text."""
    order = p.dialect.order
    if order is None or not hasattr(node, "of"):
        return node
    of = earlier(p, node.of, kind)
    if order.get(type(node).__name__, LAST) > order[kind]:
        return of
    return node if of is node.of else replace(node, of=of)


def marked(kind: Literal["success", "failure"]) -> Modifier:
    """A word that only points faces out."""

    def read(p: Postfix, dice: Operand, start: int) -> Expression:
        from wurfwerk.dice.operators.mark import Mark

        return Mark(dice.node, p.condition(start), kind)

    return read


def half_up(parts: tuple[Expression, ...]) -> Expression:
    """`round` where a half goes up: round(-2.5) is -2."""
    from wurfwerk.dice.expression import Number
    from wurfwerk.dice.operators.arithmetic import Add
    from wurfwerk.dice.operators.function import Function

    if len(parts) != 1:
        return Function("round", parts)  # it says itself what is wrong
    return Function("floor", (Add((parts[0], Number(1, 2))),))


def mixed(whole: Expression) -> Expression | None:
    """One sum of dice in braces: keep and count act on each of its dice. None if it is no such sum."""
    from wurfwerk.dice.error import ExpressionError
    from wurfwerk.dice.operators.arithmetic import Add
    from wurfwerk.dice.operators.mixed import Mixed

    if not isinstance(whole, Add):
        return None
    together = Mixed(whole.parts)
    try:
        together.lower()
    except ExpressionError:
        return None
    return together


def small_d(p: Parser, start: int, behind: int) -> None:
    """Refuses D and W where the program reads only d. `behind`: where the sides end."""
    typed = p.cleaned.raw(start, behind)
    if "D" in typed or "w" in typed or "W" in typed:
        letter = next(character for character in typed if character in "DwW")
        p.fail("syntax", Message("error-syntax-small-d", found=letter), start, behind)


def most_dice(p: Parser, count: int, most: int, start: int) -> None:
    """The program's own bound on the dice of one pool."""
    if count > most:
        p.fail("too-many-dice", Message("error-too-many-dice", most=most), start, p.at)
