"""The tree of operators as written: what is parsed, printed, explained, compared and stored.  `lower()` makes shapes of it.

Here stand the leaves and the group; everything a person can do to dice is one small file in `operators/`. Law: equal trees have
equal shapes, and nothing in a tree depends on how the text was spaced or spelled.
"""

from __future__ import annotations

from wurfwerk.dice import limits
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.shapes import Apply, Branch, Constant, Die, Pool, Var
from wurfwerk.message import Message
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape


class Expression:
    """An operator or a leaf. Frozen, comparable, hashable. `_shape` is no part of it: what `lowered` worked out."""

    __slots__ = ("_shape",)

    if TYPE_CHECKING:

        def lower(self) -> Shape:
            """The shape of this expression; ExpressionError where it cannot mean anything."""
            ...


def lower_once(whole: Expression) -> Shape:
    """The shape of a whole tree, kept with it for `lowered`: who reads a text lowers it to see whether it means anything."""
    if hasattr(whole, "_shape"):
        return whole._shape  # type: ignore[no-any-return]
    shape = whole.lower()
    keep_shape(whole, shape)
    return shape


def lowered(whole: Expression) -> Shape:
    """The shape of a whole tree, from `lower_once` if that was called. A tree inside another one is lowered by that."""
    try:
        return whole._shape  # type: ignore[attr-defined, no-any-return]
    except AttributeError:
        return whole.lower()


def shape_of(of: object, function: str) -> Shape:
    """The shape of an expression, or the shape itself. TypeError for anything else: the function that was given it, and what to write."""
    if isinstance(of, Expression):
        return lowered(of)
    from wurfwerk.dice.shapes import Altered, Apply, Branch, Constant, Die, Pool, Var

    if isinstance(of, Constant | Die | Altered | Pool | Apply | Branch | Var):
        return of
    text = repr(of) if isinstance(of, str) and len(of) < 80 else '"4d6kh3"'
    raise TypeError(
        f"{function}() takes an expression or a shape, not {type(of).__name__}; write {function}(parse({text}))"
    )


keep_shape = Expression.__dict__["_shape"].__set__


@record
class Number(Expression):
    """A number as written: 3, or 2.5 as Number(5, 2). In lowest terms, denominator above 0.

    >>> Number(5, 2).lower()
    Constant(value=Fraction(5, 2))
    """

    numerator: int
    denominator: int = 1

    def lower(self) -> Shape:
        if abs(self.numerator) > limits.MAX_NUMBER * self.denominator:
            raise ExpressionError("too-large", Message("error-too-large", most=limits.MAX_NUMBER), node=self)
        if self.denominator == 1:
            return Constant(self.numerator)
        from fractions import Fraction

        return Constant(Fraction(self.numerator, self.denominator))


@record
class Dice(Expression):
    """`count` equal dice: 4d6, 4dF, or any faces given as (value, weight). No dice are a pool whose sum is 0.

    >>> Dice(4, 6).lower()
    Pool(groups=((Die(sides=6, faces=None), 4),), select=None, then=(), grow=None, beyond=('high', 1), fold=Sum(), shown='thrown', label='')
    """

    count: int
    sides: int | str
    faces: tuple[tuple[int, int], ...] | None = None

    def lower(self) -> Shape:
        return self.pool()

    def pool(self, select: tuple[int, ...] | None = None) -> Pool:
        """The dice thrown together, perhaps with a selection by rank."""
        die = KNOWN.get(self.sides) if self.faces is None else None
        if die is None:
            die = self.die()
        count = self.count
        return Pool(((die, count if 0 <= count <= limits.MAX_DICE else self.checked_count()),), select)

    def checked_count(self) -> int:
        if self.count < 0:
            raise ExpressionError("negative-count", node=self)
        if self.count > limits.MAX_DICE:
            message = Message("error-too-many-dice", count=self.count, most=limits.MAX_DICE)
            raise ExpressionError("too-many-dice", message, node=self)
        return self.count

    def die(self) -> Die:
        sides = self.sides
        if sides == "F" and self.faces is None:
            return FATE
        if isinstance(sides, int) and self.faces is None:
            if sides == 0:
                raise ExpressionError("zero-sides", node=self)
            if sides > limits.MAX_SIDES:
                message = Message("error-too-many-sides", most=limits.MAX_SIDES)
                raise ExpressionError("too-many-sides", message, node=self)
            if 0 < sides <= MOST_KNOWN:
                KNOWN[sides] = Die(sides)
                return KNOWN[sides]
        return Die(sides, self.faces)


KNOWN: dict[int | str, Die] = {}
"""Dice of few sides that have been asked for: one object each."""
MOST_KNOWN = 1_000

FATE = Die("F", ((-1, 1), (0, 1), (1, 1)))
"""The die of Fate: minus, blank and plus, a third each."""


@record
class Group(Expression):
    """Rolls in braces, side by side: {2d6, 1d10}. Alone it is their sum; keep, drop and count act on the totals of its parts."""

    parts: tuple[Expression, ...]

    def lower(self) -> Shape:
        if len(self.parts) == 1:
            return self.parts[0].lower()
        return Pool(tuple([(part.lower(), 1) for part in self.parts]))


@record
class Labelled(Expression):
    """A roll with a label: 2d6[fire]. Its dice carry it in the trace; it means nothing to chance."""

    of: Expression
    text: str

    def lower(self) -> Shape:
        return labelled(self.of.lower(), self.text)


def labelled(shape: Shape, text: str) -> Shape:
    """The shape with a label on its dice; what has one already keeps it."""
    if isinstance(shape, Pool):
        return shape if shape.label else replace(shape, label=text)
    if isinstance(shape, Apply):
        return Apply(shape.operation, tuple([labelled(part, text) for part in shape.parts]))
    if isinstance(shape, Branch):
        return replace(shape, cases=tuple([(where, labelled(then, text)) for where, then in shape.cases]))
    return shape


@record
class Name(Expression):
    """The value that an enclosing `Decide` or `Let` has bound to this name."""

    name: str

    def lower(self) -> Shape:
        from wurfwerk.dice.operators.scope import SCOPE

        return SCOPE.get().get(self.name) or Var(self.name)
