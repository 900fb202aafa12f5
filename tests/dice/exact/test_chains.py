"""Whole chains under keep, the three orders players argue about, and dice of their own."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.strategies import falls
from wurfwerk.dice import operators as op
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Dice, Expression
from wurfwerk.dice.where import at_least, only


def chains(count: int, sides: int, **how: object) -> Expression:
    return op.Explode(Dice(count, sides), **how)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        (op.Keep(chains(2, 6), "highest", 1), "29/5"),
        (op.Explode(op.Keep(Dice(2, 6), "highest", 1), only(6)), "259/45"),
        (op.Keep(chains(2, 6, own=True), "highest", 1), "161/36"),
        (op.Keep(chains(5, 10), "highest", 3), "27508315/1122211"),
    ],
)
def test_orders(expression: Expression, expected: str) -> None:
    assert distribution(expression).mean == Fraction(expected)


def test_highest_and_lowest_make_the_sum() -> None:
    high = distribution(op.Keep(chains(2, 6), "highest", 1))
    low = distribution(op.Keep(chains(2, 6), "lowest", 1))
    assert high.mean + low.mean == distribution(chains(2, 6)).mean
    single = distribution(chains(1, 6))
    for t in range(1, 40):
        assert low.at_least(t) == single.at_least(t) ** 2
        assert high.at_most(t) == single.at_most(t) ** 2


@pytest.mark.parametrize("less", [0, 1])
def test_levels_agree_with_tails(less: int) -> None:
    """The middle of three chains, by levels and by the products of tails."""
    from wurfwerk.dice.exact.ordered import ranked_value

    law = distribution(op.Take(chains(3, 4, less=less), (2,)))
    other = ranked_value([(distribution(chains(1, 4, less=less)), 3)], 1)  # type: ignore[list-item]
    assert law.mean == other.mean
    assert law.variance == other.variance
    assert [law.chance(t) for t in range(30)] == [other.chance(t) for t in range(30)]


def test_several_faces() -> None:
    law = distribution(op.Keep(chains(2, 6, where=at_least(5)), "highest", 1))
    single = distribution(chains(1, 6, where=at_least(5)))
    assert all(law.at_most(t) == single.at_most(t) ** 2 for t in range(60))
    two = distribution(op.Keep(chains(3, 6, where=at_least(5)), "highest", 2))
    lowest = distribution(op.Keep(chains(3, 6, where=at_least(5)), "lowest", 1))
    assert two.mean + lowest.mean == 3 * single.mean


def test_own_dice() -> None:
    """All kept, extra dice of their own add up to the chains."""
    assert distribution(chains(3, 6, own=True)).mean == Fraction(63, 5)
    lowest = distribution(op.Keep(chains(2, 6, own=True), "lowest", 1))
    stopped = Fraction(1, 25)
    assert lowest.pmf == {v: stopped * ((6 - v) ** 2 - (5 - v) ** 2) for v in range(1, 6)}
    dropped = distribution(op.Drop(chains(2, 6, own=True), "lowest", 1))
    assert dropped.mean == distribution(chains(2, 6)).mean - lowest.mean
    with pytest.raises(TooCostly):
        distribution(op.Keep(chains(2, 6, where=at_least(5), own=True), "highest", 1))


MIXED = op.Mixed((Dice(1, 4), Dice(1, 3)))
TWO = op.Explode(Dice(2, 4), limit=1, less=1, own=True)
LIKE = op.Explode(Dice(2, 4), limit=1, own=True)
UNLIKE = op.Explode(MIXED, at_least(3), 1, own=True)


@pytest.mark.parametrize(
    "expression",
    [
        op.Keep(UNLIKE, "highest", 1),
        op.Drop(op.Explode(MIXED, only(3), 2, own=True), "lowest", 1),
        op.Tally(UNLIKE, (at_least(2),)),
        op.Match(UNLIKE, "set"),
        op.BestSet(LIKE),
        op.Match(LIKE, "run"),
        op.Shows(UNLIKE, (only(2),)),
        op.Values(UNLIKE, "thrown"),
        op.Clamp(op.Keep(TWO, "highest", 1), 2, 3),
        op.Count(op.Keep(TWO, "highest", 1), ((at_least(3), 1),)),
        op.Reroll(op.Keep(TWO, "highest", 1), only(3), 1),
        op.Match(op.Clamp(LIKE, 2, None), "set"),
        op.Values(op.Clamp(LIKE, 2, None), "thrown"),
        op.Match(op.Reroll(LIKE, only(1), 1), "set"),
    ],
)
def test_dice_of_their_own_fall_by_fall(expression: Expression) -> None:
    """Unlike dice, dice that count less before later rules, and every fold."""
    shape = expression.lower()
    assert distribution(shape).pmf == falls(shape, 100_000)
