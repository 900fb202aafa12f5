"""Sums and products of very many fractions, and the ends of products, beside the plain way."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from wurfwerk import odds
from wurfwerk.dice.bounds import bounds
from wurfwerk.dice.cost import cost
from wurfwerk.dice.ends import COARSE, FINE, applied
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Dice, Number
from wurfwerk.dice.limits import MAX_RESULT
from wurfwerk.dice.operators import Count, Divide, Explode, FloorDivide
from wurfwerk.dice.value import apply, beyond, total
from wurfwerk.dice.where import only
from wurfwerk.notation import parse

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


OPEN: list[tuple[int | Fraction | None, int | Fraction | None]] = [
    (low, high) for low in (None, *NUMBERS) for high in (None, *NUMBERS) if low is None or high is None or low <= high
]
FAR = 10**7


def reached(
    operation: Callable[[Fraction, Fraction], int | Fraction],
    ends: list[tuple[int | Fraction | None, int | Fraction | None]],
) -> tuple[int | Fraction | None, int | Fraction | None]:
    """The ends from the corners, with numbers far out where there is no end; None where they go on with these."""
    found = []
    for far in (FAR, FAR * FAR):
        one, other = [(-far if low is None else low, far if high is None else high) for low, high in ends]
        corners = [operation(Fraction(a), Fraction(b)) for a in one for b in other]
        found.append((min(corners), max(corners)))
    (low, high), (further_low, further_high) = found
    return (None if further_low < low - 1 else further_low, None if further_high > high + 1 else further_high)


def test_the_ends_of_a_product_without_end() -> None:
    for one, other in product(OPEN, OPEN):
        assert applied("*", [one, other]) == reached(lambda a, b: a * b, [one, other]), (one, other)


def test_the_ends_of_a_quotient_without_end() -> None:
    divisors = [(low, high) for low, high in OPEN if (low is not None and low > 0) or (high is not None and high < 0)]
    for one, other in product(OPEN, divisors):
        if None not in (*one, *other):
            continue
        found = applied("/", [one, other])
        for end, corner in zip(found, reached(lambda a, b: a / b, [one, other]), strict=True):
            assert (end is None) == (corner is None), (one, other)
            assert end is None or corner is None or abs(end - corner) < Fraction(100, FAR), (one, other)
        low, high = found
        assert applied("//", [one, other]) == (None if low is None else low // 1, None if high is None else high // 1)


@pytest.mark.parametrize(
    "text",
    [
        "1d6!/3",
        "-(1d6!/3)",
        "1d6!/-3",
        "1d6!*-2",
        "(2-1d6!)*5",
        "1d6!//-2",
        "1d6!*0",
        "abs(2d6!)",
        "abs(-(1d6!)-2)",
        "{1d4!,2d5!,1d4!/2}kh2",
        "{1d4!,2d5!,1d4!/2}kh2+1d6!",
        "{1d4!/-2,1d4!*-3}kl1",
        "max(1d4!/2; 1d6!/3)+1d6!",
        "(1d6!/2)*1d4",
        "(1d6!-3)*1d4",
        "1d6!/1d4",
    ],
)
def test_a_law_without_end_has_the_ends_that_were_told(text: str) -> None:
    shape = parse(text).lower()
    law = distribution(shape)
    assert bounds(shape) == (law.min, law.max)
    assert (cost(shape).low, cost(shape).high) == (law.min, law.max)


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
