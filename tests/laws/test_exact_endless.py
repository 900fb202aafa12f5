"""Laws of values without end: they are the limit of limited explosions, their chances add up, and their moments are those of their values."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.strategies import expressions
from wurfwerk.dice import operators as op
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.distribution import Distribution
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.exact import BUDGET, distribution
from wurfwerk.dice.expression import Dice, Expression, Group, Number
from wurfwerk.dice.shapes import Altered, Apply, Explode, Pool
from wurfwerk.dice.where import at_least, only
from wurfwerk.record import replace

if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape

LEVELS = 12


def limited(shape: Shape) -> Shape:
    """The same with at most LEVELS further throws a die."""

    def rule(rule: object) -> object:
        return replace(rule, limit=LEVELS) if isinstance(rule, Explode) and rule.limit is None else rule

    match shape:
        case Altered(of, one):
            return Altered(limited(of), rule(one))  # type: ignore[arg-type]
        case Pool():
            groups = tuple([(limited(member), count) for member, count in shape.groups])
            then = tuple([rule(one) for one in shape.then])
            grow = None if shape.grow is None else rule(shape.grow)
            return replace(shape, groups=groups, then=then, grow=grow)
        case Apply(operation, parts):
            return Apply(operation, tuple([limited(part) for part in parts]))
    return shape


@st.composite
def chains(draw: st.DrawFn) -> Expression:
    """Dice that explode without limit on one face of three at least, with what can be done to them."""
    count, sides = draw(st.integers(1, 3)), draw(st.integers(3, 5))
    less = draw(st.sampled_from([0, 0, 1]))
    keep = draw(st.sampled_from(["none", "before", "after"]))
    where = only(draw(st.one_of(st.just(sides), st.integers(1, sides))))
    of: Expression = Dice(count, sides)
    kept = draw(st.integers(1, 3))
    side = draw(st.sampled_from(["highest", "lowest", "middle"]))
    if draw(st.booleans()):
        of = op.Reroll(of, only(draw(st.integers(1, 2))), 1)
    if keep == "before":
        of = op.Keep(of, side, kept)
    own = keep != "before" and draw(st.booleans())
    of = op.Explode(of, where, None, less, own, compound=draw(st.booleans()))
    if keep == "after":
        of = (
            op.Keep(of, side, kept)
            if draw(st.booleans())
            else op.Drop(of, draw(st.sampled_from(["highest", "lowest"])), 1)
        )
    finish = draw(st.sampled_from(["none", "none", "count", "clamp"]))
    if finish == "count":
        return op.Count(of, ((at_least(2), 1), (only(1), draw(st.sampled_from([1, -1])))))
    return op.Clamp(of, 2, draw(st.sampled_from([None, 7]))) if finish == "clamp" else of


@st.composite
def totals(draw: st.DrawFn) -> Expression:
    """One or two chains in a calculation."""
    a, b = draw(chains()), draw(st.one_of(chains(), st.just(Dice(1, 4)), st.just(Number(2))))
    kind = draw(st.sampled_from(["one", "one", "sum", "difference", "compare", "max", "min", "floor", "abs", "times"]))
    match kind:
        case "sum":
            return op.Add((a, b))
        case "difference" | "abs":
            difference = op.Add((a, op.Negate(b)))
            return difference if kind == "difference" else op.Function("abs", (difference,))
        case "compare":
            return op.Compare(draw(st.sampled_from(["=", "<", ">="])), a, b)
        case "max" | "min":
            return op.Function(kind, (a, b))
        case "floor":
            return op.FloorDivide(a, Number(draw(st.integers(2, 3))))
        case "times":
            return op.Multiply((a, Number(draw(st.sampled_from([-2, 3])))))
    return a


def adds_up(law: Distribution) -> None:
    assert sum(law.pmf.values()) + law.tail == 1
    assert 0 <= law.tail < Fraction(1, 10**12)
    assert all(chance > 0 for chance in law.pmf.values())
    assert list(law.pmf) == sorted(law.pmf)  # type: ignore[type-var]
    for t in (-7, 0, 1, 5, 23):
        assert law.at_least(t) + law.at_most(t) - law.chance(t) == 1
        if all(isinstance(value, int) for value in law.pmf):
            assert law.at_least(t) + law.at_most(t - 1) == 1
    listed = sum(value * chance for value, chance in law.pmf.items())
    assert abs(law.mean - listed) < Fraction(1, 10**6)
    squares = sum(value * value * chance for value, chance in law.pmf.items())
    assert abs(law.variance + law.mean**2 - squares) < Fraction(1, 10**4)
    for value, chance in list(law.pmf.items())[:5]:
        assert law.chance(value) == chance
    if law.min is not None:
        assert law.chance(law.min) > 0
        assert law.at_least(law.min) == 1
    if law.max is not None:
        assert law.chance(law.max) > 0
        assert law.at_most(law.max) == 1


@given(totals())
def test_limit_of_limited_explosions(expression: Expression) -> None:
    try:
        shape = expression.lower()
        law = distribution(shape)
        near = distribution(limited(shape), budget=10**9)
    except (ExpressionError, TooCostly):
        assume(False)
    adds_up(law)
    # A chain is longer with a chance of at most (4/9)^(LEVELS + 1): a face of three, its rival rerolled once.
    off = 6 * Fraction(4, 9) ** (LEVELS + 1)
    for t in range(-30, 31):
        assert abs(law.at_least(t) - near.at_least(t)) <= off


@st.composite
def ranks(draw: st.DrawFn) -> Expression:
    """Several values by rank: equal dice that explode on up to two of four faces at least, or unlike ones in braces."""
    sides = draw(st.integers(4, 6))
    if draw(st.booleans()):
        where = only(draw(st.integers(1, sides)), sides)
        of: Expression = op.Explode(Dice(draw(st.integers(2, 3)), sides), where, None, draw(st.sampled_from([0, 0, 1])))
    else:
        parts = st.one_of(
            st.integers(4, 6).map(lambda s: op.Explode(Dice(1, s))),
            st.integers(4, 5).map(lambda s: op.Explode(Dice(2, s))),
            st.integers(1, 4).map(lambda s: op.Explode(Dice(1, 4), only(s), None, 1)),
            st.just(Dice(1, 4)),
            st.just(op.Divide(op.Explode(Dice(1, 4)), Number(2))),
        )
        of = Group(tuple(draw(st.lists(parts, min_size=2, max_size=3))))
    if draw(st.booleans()):
        return op.Keep(of, draw(st.sampled_from(["highest", "lowest", "middle"])), draw(st.integers(1, 2)))
    return op.Take(of, tuple(draw(st.lists(st.integers(1, 2), min_size=1, max_size=3))))


@given(ranks(), st.sampled_from(["none", "none", "plus", "turned", "compare", "plus-chain"]))
def test_ranks(of: Expression, then: str) -> None:
    """By the walk alone, and by the quotient where it is calculated with further."""
    match then:
        case "plus":
            of = op.Add((of, Dice(1, 4)))
        case "plus-chain":
            of = op.Add((of, op.Explode(Dice(1, 6))))
        case "turned":
            of = op.Negate(of)
        case "compare":
            of = op.Compare(">=", of, Number(9))
    try:
        shape = of.lower()
    except ExpressionError:
        assume(False)
    # A few in ten thousand of these take more than a second and would be refused: here what they are matters, not how long they take.
    law = distribution(shape, budget=3 * BUDGET)
    near = distribution(limited(shape), budget=10**9)
    adds_up(law)
    off = 6 * Fraction(1, 2) ** (LEVELS + 1)
    for t in range(-30, 31):
        assert abs(law.at_least(t) - near.at_least(t)) <= off


@given(expressions(endless=True))
def test_any_tree(expression: Expression) -> None:
    try:
        law = distribution(expression)
    except (ExpressionError, TooCostly):
        assume(False)
    adds_up(law)
