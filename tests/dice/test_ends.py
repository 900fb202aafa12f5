"""Sums and products of very many fractions, and the ends of products, beside the plain way."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from wurfwerk import odds
from wurfwerk.dice.ends import COARSE, FINE, applied
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Dice, Number
from wurfwerk.dice.limits import MAX_RESULT
from wurfwerk.dice.operators import Count, Divide, Explode, FloorDivide
from wurfwerk.dice.value import apply, beyond, total
from wurfwerk.dice.where import only

NUMBERS: list[int | Fraction] = [Fraction(-7, 3), -2, -1, Fraction(-1, 2), 0, Fraction(1, 3), 1, 2, Fraction(9, 4)]


def test_the_ends_of_a_product_are_its_corners() -> None:
    spans = [(low, high) for low in NUMBERS for high in NUMBERS if low <= high]
    for one, other in product(spans, spans):
        corners = [a * b for a in one for b in other]
        assert applied("*", [one, other]) == (min(corners), max(corners))


def test_the_ends_of_a_quotient_by_a_number() -> None:
    for low, high, divisor in product(NUMBERS, NUMBERS, NUMBERS):
        if low <= high and divisor:
            ends = sorted([low / Fraction(divisor), high / Fraction(divisor)])
            assert applied("/", [(low, high), (divisor, divisor)]) == tuple(ends)
            assert applied("//", [(low, high), (divisor, divisor)]) == tuple([end // 1 for end in ends])


@pytest.mark.parametrize("first", [(1, 6), (-6, -1), (-3, 5)])
def test_a_product_of_very_many_fractions_lies_within_ends_that_are_not_too_long(first: tuple[int, int]) -> None:
    fractions = [Fraction(number, 10**12) for number in range(999_999_000_001, 999_999_001_001, 2)]
    low, high = applied("*", [first, *[(each, each) for each in fractions]])
    whole = Fraction(1)
    for each in fractions:
        whole *= each
    assert low is not None
    assert high is not None
    assert low <= first[0] * whole < first[1] * whole <= high
    assert high - low < (first[1] - first[0]) * whole + Fraction(1, 2 ** (COARSE - 64))
    assert max(low.denominator.bit_length(), high.denominator.bit_length()) <= FINE


def test_sums_and_products_of_fractions() -> None:
    random = Random(5)
    for size in (1, 2, 3, 4, 7, 16, 31):
        numbers: list[int | Fraction] = [
            random.randrange(-9, 9)
            if random.random() < 0.5
            else Fraction(random.randrange(-99, 99), random.randrange(1, 40))
            for _ in range(size)
        ]
        assert apply("+", numbers) == total(numbers) == sum(numbers)
        multiplied = Fraction(1)
        for number in numbers:
            multiplied *= number
        assert apply("*", numbers) == multiplied
        assert type(apply("*", numbers)) is (int if multiplied.denominator == 1 else Fraction)
        assert type(total(numbers)) is (int if Fraction(sum(numbers)).denominator == 1 else Fraction)


@pytest.mark.parametrize("number", [MAX_RESULT - 1, MAX_RESULT, MAX_RESULT + 1, 2 * MAX_RESULT, 1, 0])
@pytest.mark.parametrize("denominator", [1, 3, 7**90])
def test_beyond_is_exact(number: int, denominator: int) -> None:
    for numerator in (number * denominator - 1, number * denominator, number * denominator + 1):
        assert (
            beyond(numerator, denominator)
            == beyond(-numerator, denominator)
            == (abs(Fraction(numerator, denominator)) > MAX_RESULT)
        )


def test_a_product_that_grows_too_large_on_the_way_is_refused() -> None:
    with pytest.raises(ExpressionError):
        apply("*", [10**60, 10**60, Fraction(1, 10**60)])
    assert apply("*", [10**60, Fraction(1, 10**60), 10**60]) == 10**60


def test_what_is_divided_by_what_is_always_0_has_no_ends() -> None:
    for operation in ("/", "//"):
        assert applied(operation, [(0, 3), (0, 0)]) == (None, None)


def test_a_divisor_whose_bounds_hide_that_it_is_always_0_is_refused_as_in_a_roll() -> None:
    never = Count(of=Dice(1, "F"), weights=((only(2), 1),))
    divisor = Explode(of=never, where=only(1), limit=1, less=1, own=True, compound=False)
    for left, kind in ((Number(0), Divide), (Number(7), Divide), (Dice(1, 6), Divide), (Dice(1, 6), FloorDivide)):
        with pytest.raises(ExpressionError) as error:
            odds(kind(left=left, right=divisor))
        assert error.value.key == "division-by-zero"
