"""Division rounded down, and what it leaves, of laws without end by any fraction: held to the law that is divided."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk.dice.exact import distribution
from wurfwerk.notation import parse

LAWS = ["1d6!", "2d6!p", "1d6!-1d4!", "2d6!>=5", "(1d6!)/3", "-(1d8!)-7", "(1d4!-1d6!)/2"]
DIVISORS = [
    Fraction(2),
    Fraction(5, 3),
    Fraction(7, 10),
    Fraction(2, 7),
    Fraction(-5, 3),
    Fraction(12),
    Fraction(-1, 4),
]
NEAR = 40


@pytest.mark.parametrize("by", DIVISORS)
@pytest.mark.parametrize("text", LAWS)
def test_every_quotient_gathers_the_values_that_belong_to_it(text: str, by: Fraction) -> None:
    of = distribution(parse(text))
    unit = 6
    quotient = distribution(parse(f"({text}) // ({by})"))
    rest = distribution(parse(f"({text}) % ({by})"))
    quotients: dict[int, Fraction] = {}
    rests: dict[Fraction, Fraction] = {}
    for number in range(-NEAR * unit, NEAR * unit + 1):
        value = Fraction(number, unit)
        chance = of.chance(value)
        if chance:
            below = value / by // 1
            quotients[below] = quotients.get(below, Fraction(0)) + chance
            rests[value - by * below] = rests.get(value - by * below, Fraction(0)) + chance
    seen = sum(quotients.values())
    assert seen > 0.99
    whole = [q for q in quotients if abs((q + 1) * by) < NEAR and abs(q * by) < NEAR]
    assert whole
    for q in whole:
        assert quotient.chance(q) == quotients[q]
    for value, chance in rests.items():
        assert chance <= rest.chance(value) <= chance + 1 - seen
    assert sum(rest.pmf.values()) == 1
    assert of.mean == by * quotient.mean + rest.mean
