"""Highest and lowest of values without end, and other functions of them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk.dice import operators as op
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Dice, Expression, Group, Number
from wurfwerk.dice.where import at_least


def chain(sides: int, count: int = 1) -> Expression:
    return op.Explode(Dice(count, sides))


def test_max_of_two() -> None:
    law = distribution(op.Function("max", (chain(6), chain(8))))
    assert law.mean == Fraction(21494566, 3317755)
    assert law.mean + distribution(op.Function("min", (chain(6), chain(8)))).mean == Fraction(21, 5) + Fraction(36, 7)
    six, eight = distribution(chain(6)), distribution(chain(8))
    assert all(law.at_most(t) == six.at_most(t) * eight.at_most(t) for t in range(100))
    assert sum(law.pmf.values()) + law.tail == 1


@pytest.mark.parametrize(
    "parts",
    [
        (chain(6), chain(8), chain(4, 2)),
        (op.Explode(Dice(1, 6), at_least(5)), chain(4)),
        (chain(6), Dice(1, 20)),
        (op.Negate(chain(6)), op.Negate(chain(8))),
        (op.Add((chain(6), Number(-3))), op.Divide(chain(4), Number(2))),
    ],
)
def test_products_of_tails(parts: tuple[Expression, ...]) -> None:
    laws = [distribution(part) for part in parts]
    highest, lowest = distribution(op.Function("max", parts)), distribution(op.Function("min", parts))
    for t in range(-40, 40):
        below = above = Fraction(1)
        for law in laws:
            below *= law.at_most(t)
            above *= law.at_least(t)
        assert highest.at_most(t) == below
        assert lowest.at_least(t) == above
    if len(parts) == 2:
        assert highest.mean + lowest.mean == laws[0].mean + laws[1].mean


def test_goes_on_exactly() -> None:
    """What comes out is a law like any other: it can be added and compared."""
    highest = op.Function("max", (chain(6), chain(8)))
    total = distribution(op.Add((highest, chain(6))))
    assert total.mean == Fraction(21494566, 3317755) + Fraction(21, 5)
    beats = distribution(op.Compare(">", chain(10), highest)).mean
    ten, law = distribution(chain(10)), distribution(highest)
    near = sum(chance * ten.at_least(value + 1) for value, chance in law.pmf.items())
    assert 0 <= beats - near <= law.tail


def test_group_in_braces() -> None:
    assert distribution(op.Keep(Group((chain(6), chain(8))), "highest", 1)).mean == Fraction(21494566, 3317755)
    three = (chain(6), chain(8), chain(4))
    two = distribution(op.Keep(Group(three), "highest", 2))
    lowest = distribution(op.Keep(Group(three), "lowest", 1))
    assert two.mean + lowest.mean == sum([distribution(part).mean for part in three])


@pytest.mark.parametrize("divisor", [2, 3, 4, -2])
@pytest.mark.parametrize("of", [chain(6), op.Explode(Dice(1, 6), at_least(5)), op.Negate(chain(4))])
def test_rounded_down(of: Expression, divisor: int) -> None:
    law = distribution(of)
    quotient = distribution(op.FloorDivide(of, Number(divisor)))
    remainder = distribution(op.Remainder(of, Number(divisor)))
    assert law.mean == divisor * quotient.mean + remainder.mean
    expected: dict[int, Fraction] = {}
    for value, chance in law.pmf.items():
        expected[value // divisor] = expected.get(value // divisor, Fraction(0)) + chance
    for value, chance in expected.items():
        assert 0 <= quotient.chance(value) - chance <= law.tail
    assert sum(remainder.pmf.values()) == 1
    for rest, chance in remainder.pmf.items():
        near = sum(c for value, c in law.pmf.items() if value % divisor == rest)
        assert 0 <= chance - near <= law.tail
