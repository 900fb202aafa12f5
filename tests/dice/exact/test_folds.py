"""Best sets, runs, shown faces and rerolls of some dice: worked numbers, every fall, and closed kernels against the general fold."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import falls
from wurfwerk.dice import operators as op
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact import distribution, sets
from wurfwerk.dice.exact.largest import best_set
from wurfwerk.dice.exact.runs import even_runs, longest_run_of
from wurfwerk.dice.exact.shown import selected_shown, shown
from wurfwerk.dice.expression import Dice, Expression
from wurfwerk.dice.shapes import BestSet, Die, Pool
from wurfwerk.dice.where import at_least, at_most, between, only

WEIGHTS = st.dictionaries(st.integers(-2, 5), st.integers(1, 3), min_size=1, max_size=5)


def test_best_set_of_two() -> None:
    law = distribution(op.BestSet(Dice(2, 6)))
    assert law.chance((2, 6)) == Fraction(1, 36)
    assert law.chance((1, 6)) == Fraction(10, 36)
    assert law.chance((1, 1)) == 0


def test_no_dice_show_nothing() -> None:
    assert distribution(op.BestSet(Dice(0, 6))).pmf == {(0, 0): 1}
    assert distribution(op.Shows(Dice(0, 6), (only(1),))).pmf == {(0, 0): 1}


@given(st.sets(st.integers(-3, 9), min_size=1, max_size=6), st.integers(1, 9))
def test_best_sets_by_series_and_by_fold(faces: set[int], n: int) -> None:
    even = dict.fromkeys(sorted(faces), 1)
    assert best_set(sorted(faces), n) == sets.selected_best_set([(even, n)], (1,) * n)


@given(WEIGHTS, st.integers(1, 7))
def test_runs_by_faces_and_by_fold(faces: dict[int, int], n: int) -> None:
    assert longest_run_of(faces, n) == sets.longest_run([(faces, n)], (1,) * n)


@given(WEIGHTS, WEIGHTS, st.integers(1, 4), st.integers(0, 3))
def test_flags_by_exclusion_and_by_fold(one: dict[int, int], other: dict[int, int], n: int, m: int) -> None:
    groups = [(Finite(faces, sum(faces.values())), count) for faces, count in ((one, n), (other, m)) if count]
    asked = (only(1), at_least(2), between(-2, 3))
    assert shown(groups, asked) == selected_shown(groups, (1,) * (n + m), asked)


def test_a_botch() -> None:
    """Of five d10 no success (7 or more) and at least one 1: (6/10)^5 - (5/10)^5."""
    law = distribution(op.Shows(Dice(5, 10), (only(1), at_least(7)))).map(lambda v: v[1:])
    assert law.chance((1, 0)) == Fraction(6**5 - 5**5, 10**5)


def test_too_many_sets_are_refused() -> None:
    from wurfwerk.dice.error import ExpressionError

    with pytest.raises(ExpressionError, check=lambda error: error.key == "bad-selector"):
        op.Shows(Dice(5, 20), tuple([only(face) for face in range(9)])).lower()


def test_an_empowered_spell() -> None:
    """One of two d6, the lower one if it shows 3 or less, is thrown again."""
    assert distribution(op.RerollSome(Dice(2, 6), at_most(3), 1)).mean == Fraction(593, 72)


@pytest.mark.parametrize(
    "expression",
    [
        op.RerollSome(Dice(3, 4), only(2), 2, "highest"),
        op.Count(op.RerollSome(Dice(3, 4), at_most(2), 2), ((at_least(3), 1),)),
        op.Clamp(op.RerollSome(Dice(3, 4), at_most(2), 1), 2),
        op.Explode(op.RerollSome(Dice(2, 4), at_most(2), 1), limit=1),
        op.Values(op.RerollSome(Dice(2, 4), at_most(2), 1)),
        op.Tally(op.RerollSome(Dice(2, 4), at_most(2), 1), (only(1), only(4))),
        op.BestSet(op.RerollSome(Dice(2, 3), at_most(1), 1)),
        op.Shows(op.Explode(op.Keep(Dice(2, 3), "highest", 1), limit=1), (only(3), at_least(4))),
        op.BestSet(op.Explode(Dice(2, 3), limit=1, own=True)),
        op.Shows(op.Explode(Dice(2, 3), limit=1, own=True), (only(3),)),
    ],
)
def test_every_fall(expression: Expression) -> None:
    shape = expression.lower()
    assert distribution(shape).pmf == falls(shape, 100_000)


def test_every_later_rule_is_costed_fall_by_fall() -> None:
    many = op.Keep(Dice(40, 10), "highest", 20)
    for fold in (op.BestSet, lambda of: op.Match(of, "set"), lambda of: op.Shows(of, (only(1),))):
        with pytest.raises(TooCostly, check=lambda error: error.message.key == "error-too-costly-order"):
            distribution(fold(op.Explode(many, limit=2)))


def test_a_pool_of_unlike_dice_has_a_best_set() -> None:
    pool = Pool(((Die(4), 2), (Die(6), 1)), fold=BestSet())
    assert distribution(pool).pmf == falls(pool)


@given(st.integers(1, 9), st.integers(1, 9))
def test_runs_of_even_dice_are_closed(faces: int, n: int) -> None:
    assert even_runs(faces, n) == sets.longest_run([(dict.fromkeys(range(1, faces + 1), 1), n)], (1,) * n)


def test_runs_of_dice_with_many_sides() -> None:
    """Two dice in 10^9 faces follow one another in 2 (10^9 - 1) of 10^18 falls."""
    law = distribution(op.Match(Dice(2, 10**9), "run"))
    assert law.chance(2) == Fraction(2 * (10**9 - 1), 10**18)
    assert distribution(op.Match(Dice(100, 100), "run")).max == 100
