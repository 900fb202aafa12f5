"""Chances far out by the closed form are those of the coefficients one by one, and are told far beyond them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk import odds, parse
from wurfwerk.dice.cost import TAIL_STEPS, TooCostly, tail_steps
from wurfwerk.dice.exact.far import alone, at, before, far_steps
from wurfwerk.dice.exact.rational import Rational
from wurfwerk.dice.exact.series import Series


def up(text: str) -> Rational:
    law = odds(parse(text))
    assert isinstance(law, Series)
    assert law.up is not None
    return law.up


@pytest.mark.parametrize("text", ["1d6!", "5d6!", "3d4!+2d8", "1d6!>=6", "2d10!-1d6", "1d20!+1d100", "12d3!"])
@pytest.mark.parametrize("count", [257, 300, 701])
def test_the_closed_form_is_the_sum_of_the_coefficients(text: str, count: int) -> None:
    side = up(text)
    assert len(side.factors) == 1
    listed = Rational(side.num, side.low, side.factors, side.scale)
    assert before(side, count) == listed.before(count)
    c, denominator = listed.coefficients(count)
    assert [at(side, place) for place in range(count - 12, count)] == [Fraction(x, denominator) for x in c[-12:]]


def test_what_is_listed_already_is_not_worked_out_again() -> None:
    side = up("1d6!")
    assert alone(side, 1_000)
    side.coefficients(1_000)
    assert not alone(side, 1_000)
    assert not alone(up("1d6!+1d8!"), 1_000)
    assert not alone(up("200d6!"), 5_000)
    assert odds(parse("200d6!")).at_least(5_000) > 0


def test_far_out() -> None:
    law = odds(parse("1d6!"))
    # 100000 = 6 * 16666 + 4: so many sixes, then four or more.
    assert law.at_least(100_000) == Fraction(1, 2 * 6**16666)
    assert law.chance(100_000) == Fraction(1, 6**16667)
    assert law.chance(99_996) == 0
    assert law.at_most(99_999) == 1 - law.at_least(100_000)
    with pytest.raises(TooCostly) as refused:
        law.at_least(10**9)
    assert refused.value.message.arguments == {"bound": "1000000000"}
    with pytest.raises(TooCostly):
        law.chance(10**9)


def test_its_cost_grows_slower() -> None:
    side = up("5d6!")
    assert far_steps(side, 30_000) * 20 < tail_steps(side, 30_000, listing=False)
    assert far_steps(side, 100_000) < TAIL_STEPS < tail_steps(side, 100_000, listing=False)
