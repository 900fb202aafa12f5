"""Sums and selections of finite dice: worked numbers and brute force."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wurfwerk.dice import operators as op
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.exact.keeps import highest, ranked
from wurfwerk.dice.expression import Dice, Expression, Group, Number
from wurfwerk.dice.shapes import Die, Pool


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        (Dice(3, 6), "21/2"),
        (op.Keep(Dice(4, 6), "highest", 3), "15869/1296"),
        (op.Drop(Dice(4, 6), "lowest", 1), "15869/1296"),
        (op.Drop(Dice(4, 6), "highest", 1), "11347/1296"),
        (op.Keep(Dice(2, 20), "highest", 1), "553/40"),
        (op.Keep(Dice(2, 20), "lowest", 1), "287/40"),
        (op.Keep(Dice(5, 10), "highest", 2), "63833/4000"),
        (op.Keep(Dice(3, 20), "highest", 2), "2079/80"),
        (op.Drop(op.Keep(Dice(3, 6), "highest", 2), "lowest", 1), "119/24"),
        (op.Drop(op.Drop(Dice(5, 10), "highest", 1), "lowest", 3), "14333/2000"),
        (op.Drop(Dice(5, 6), "lowest", 2), "34811/2592"),
        (op.Keep(Group((Dice(2, 6), Dice(1, 10))), "highest", 1), "71/9"),
        (op.Keep(Group((Dice(1, 4), Number(4), op.Keep(Dice(3, 6), "lowest", 1))), "highest", 1), "97/24"),
        (op.Function("max", (Dice(1, 8), Dice(1, 6))), "251/48"),
        (op.ComputedDice(Dice(1, 4), 6), "35/4"),
        (op.Drop(Dice(4, 6), "lowest", 5), "0"),
        (Dice(4, "F"), "0"),
        (Dice(0, 6), "0"),
    ],
)
def test_means(expression: Expression, expected: str) -> None:
    law = distribution(expression)
    assert law.mean == Fraction(expected)
    assert sum(law.pmf.values()) == 1
    assert law.tail == 0


def test_fate_dice() -> None:
    assert distribution(Dice(4, "F")).pmf == {
        value: Fraction(ways, 81) for value, ways in zip(range(-4, 5), (1, 4, 10, 16, 19, 16, 10, 4, 1), strict=True)
    }


@pytest.mark.parametrize(("rank", "mean"), [(1, "2.20825"), (2, "3.8335"), (3, "5.5"), (4, "7.1665"), (5, "8.79175")])
def test_ranks_of_five_tens(rank: int, mean: str) -> None:
    assert distribution(op.Take(Dice(5, 10), (rank,))).mean == Fraction(mean)


BANDS = ((0, 1), (2, 4), (5, 7), (8, 10), (11, 13), (14, 16), (17, 19), (20, 20))


@pytest.mark.parametrize(
    ("attribute", "ability", "percent"),
    [
        (0, 0, "100 0 0 0 0 0 0 0"),
        (1, 0, "40.951 51.273 7.533 0.243 0 0 0 0"),
        (0, 5, "0.001 1.023 15.783 83.193 0 0 0 0"),
        (1, 1, "0 67.232 15.961 13.682 2.101 0.992 0.031 0.001"),
        (2, 1, "0 34.747 37.561 19.672 6.506 1.397 0.116 0.001"),
        (2, 2, "0 26.272 20.906 34.072 10.046 8.032 0.626 0.046"),
        (3, 2, "0 7.482 24.506 31.932 23.616 10.462 1.956 0.046"),
        (3, 3, "0 5.792 10.516 33.692 18.256 25.952 4.936 0.856"),
        (2, 4, "0 1.492 12.266 29.992 34.466 17.932 3.806 0.046"),
        (4, 4, "0 0.672 2.406 15.672 14.946 40.032 18.126 8.146"),
        (3, 5, "0 0.067 1.426 8.242 27.011 39.917 22.481 0.856"),
        (4, 5, "0 0.037 0.696 4.162 14.171 32.187 40.601 8.146"),
        (5, 5, "0 0.032 0.211 2.882 4.651 24.992 26.281 40.951"),
    ],
)
def test_two_selectors_on_five_tens(attribute: int, ability: int, percent: str) -> None:
    law = distribution(op.Take(Dice(5, 10), (attribute, ability)))
    assert law == distribution(op.Take(Dice(5, 10), (ability, attribute)))
    found = [law.at_least(low) - law.at_least(high + 1) for low, high in BANDS]
    assert [round(float(100 * chance), 3) for chance in found] == [float(p) for p in percent.split()]


@given(
    st.lists(st.tuples(st.integers(0, 6), st.integers(1, 3)), min_size=1, max_size=4, unique_by=lambda face: face[0]),
    st.lists(st.integers(0, 2), min_size=1, max_size=4),
)
def test_multiplicities_are_brute_force(faces: list[tuple[int, int]], select: list[int]) -> None:
    faces = sorted(faces)
    expected: dict[int, int] = {}
    for fall in product(faces, repeat=len(select)):
        weight = 1
        for _, w in fall:
            weight *= w
        value = sum(v * time for v, time in zip(sorted(v for v, _ in fall), select, strict=True))
        expected[value] = expected.get(value, 0) + weight
    assert ranked(len(select), tuple(select), faces) == expected
    law = distribution(Pool(((Die("x", tuple(faces)), len(select)),), tuple(select)))
    whole = sum(w for _, w in faces) ** len(select)
    assert law.pmf == {v: Fraction(w, whole) for v, w in expected.items()}


@given(st.integers(1, 7), st.integers(1, 7), st.integers(1, 6))
def test_highest_is_ranked(n: int, k: int, sides: int) -> None:
    k = min(k, n)
    faces = [(v, 1) for v in range(sides)]
    assert highest(n, k, faces) == ranked(n, (0,) * (n - k) + (1,) * k, faces)


def test_long_products_by_flint_and_without(monkeypatch: pytest.MonkeyPatch) -> None:
    from wurfwerk.dice.exact import keeps

    expression = op.Keep(Dice(40, 60), "highest", 10)
    with_flint = distribution(expression)
    monkeypatch.setattr(keeps, "LONG", 10**12)
    assert distribution(expression) == with_flint
    assert with_flint.denominator == 60**40  # type: ignore[attr-defined]


@pytest.mark.parametrize(("n", "sides"), [(10, 6), (100, 6), (30, 20), (25, 3)])
def test_sums_against_the_normal_moments(n: int, sides: int) -> None:
    law = distribution(Dice(n, sides))
    assert law.mean == Fraction(n * (sides + 1), 2)
    assert law.variance == Fraction(n * (sides**2 - 1), 12)
    assert law.chance(n) == law.chance(n * sides) == Fraction(1, sides**n)


def test_uneven_faces() -> None:
    faces = ((-1, 1), (0, 2), (5, 3))
    for n in (2, 3, 30, 60):
        law = distribution(Dice(n, "x", faces))
        assert law.mean == n * Fraction(14, 6)
        assert law.chance(-n) == Fraction(1, 6**n)
        assert law.at_most(5 * n - 1) == 1 - Fraction(1, 2**n)
