"""Values without end: chains, their sums and differences, Open Legend totals; all exact."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from wurfwerk.dice import operators as op
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.distribution import Distribution
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.exact.rational import Rational, total_of
from wurfwerk.dice.exact.series import Series
from wurfwerk.dice.expression import Dice, Expression, Number
from wurfwerk.dice.where import at_least, at_most, only

DATA = json.loads((Path(__file__).parents[2] / "data" / "open_legend_exact.json").read_text())


def exploding(count: int, sides: int, **how: object) -> Expression:
    return op.Explode(Dice(count, sides), **how)  # type: ignore[arg-type]


def mean(expression: Expression) -> Fraction:
    return distribution(expression).mean


@pytest.mark.parametrize(
    ("sides", "expected"),
    [(2, "3"), (4, "10/3"), (6, "21/5"), (8, "36/7"), (10, "55/9"), (12, "78/11"), (20, "210/19")],
)
def test_one_die(sides: int, expected: str) -> None:
    law = distribution(exploding(1, sides))
    assert law.mean == Fraction(expected) == Fraction(sides * (sides + 1), 2 * (sides - 1))
    assert (law.min, law.max) == (1, None)
    for value, chance in law.pmf.items():
        assert chance == (0 if value % sides == 0 else Fraction(1, sides ** (value // sides + 1)))
    assert 0 < law.tail < Fraction(1, 10**12)
    assert sum(law.pmf.values()) + law.tail == 1


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        (exploding(2, 6), "42/5"),
        (exploding(3, 10), "55/3"),
        (exploding(1, 6, where=at_least(5)), "21/4"),
        (exploding(1, 10, where=at_least(9)), "55/8"),
        (exploding(1, 10, where=at_least(8)), "55/7"),
        (exploding(1, 6, less=1), "4"),
        (exploding(1, 6, limit=1), "49/12"),
        (op.Count(exploding(1, 10, where=only(10)), ((at_least(8), 1),)), "1/3"),
        (op.Add((exploding(1, 6), Number(2))), "31/5"),
        (op.Multiply((exploding(1, 6), Number(-3))), "-63/5"),
        (op.Multiply((exploding(1, 6), Dice(1, 4))), "21/2"),
        (op.Divide(exploding(1, 6), Number(2)), "21/10"),
    ],
)
def test_means(expression: Expression, expected: str) -> None:
    assert mean(expression) == Fraction(expected)


def test_variance_of_a_chain() -> None:
    """Against the sum of (2t - 1) P(X >= t), term by term."""
    law = distribution(exploding(1, 6))
    tail = [law.at_least(t) for t in range(1, 400)]
    second = sum((2 * t - 1) * chance for t, chance in enumerate(tail, 1))
    assert 0 < law.variance + law.mean**2 - second < Fraction(1, 10**40)


def test_difference_open_on_both_sides() -> None:
    law = distribution(op.Add((exploding(1, 6), op.Negate(exploding(1, 6)))))
    assert law.at_least(3) == Fraction(47, 210)
    assert law.at_least(-3) == Fraction(59, 70)
    assert (law.min, law.max, law.mean) == (None, None, 0)
    assert law.variance == 2 * distribution(exploding(1, 6)).variance
    assert sum(law.pmf.values()) + law.tail == 1
    assert all(law.chance(v) == law.chance(-v) == law.pmf[v] for v in range(-20, 21))


def test_difference_without_flint(monkeypatch: pytest.MonkeyPatch) -> None:
    from wurfwerk.dice.exact import split

    expression = op.Add((exploding(2, 6), op.Negate(op.Add((exploding(1, 8), Dice(1, 4))))))
    with_flint = distribution(expression)
    monkeypatch.setattr(split, "_parts", split._parts_in_fractions)
    without = distribution(expression)
    assert [with_flint.at_least(t) for t in range(-30, 30)] == [without.at_least(t) for t in range(-30, 30)]
    assert with_flint.variance == without.variance


def test_comparison() -> None:
    law = distribution(op.Compare(">=", exploding(1, 6), exploding(1, 8)))
    assert law.pmf == {0: 1 - Fraction(307766, 663551), 1: Fraction(307766, 663551)}


def test_far_out_and_bounded() -> None:
    law = distribution(exploding(1, 6))
    assert law.at_least(601) == Fraction(1, 6**100)
    assert law.at_most(600) == 1 - Fraction(1, 6**100)
    assert law.chance(601) == Fraction(1, 6**101)
    with pytest.raises(TooCostly) as refused:
        law.at_least(10**9)
    assert refused.value.message.key == "error-too-costly-tail"


def test_too_slow_a_fall_to_be_listed() -> None:
    """All but one of a hundred faces go on: mean and near bounds are exact, a list of values would be endless."""
    law = distribution(exploding(1, 100, where=at_least(2)))
    assert law.mean == 5050
    assert law.chance(1) == Fraction(1, 100)
    assert law.chance(3) == Fraction(1, 10_000)
    with pytest.raises(TooCostly) as refused:
        _ = law.pmf
    assert refused.value.message.key == "error-too-costly-head"


def test_fractions_beside_a_chain() -> None:
    law = distribution(op.Add((exploding(1, 6), Number(5, 2))))
    assert (law.min, law.max, law.mean) == (Fraction(7, 2), None, Fraction(67, 10))
    assert law.at_least(Fraction(9, 2)) == Fraction(5, 6)
    assert law.at_most(4) == Fraction(1, 6)
    assert law.chance(Fraction(7, 2)) == Fraction(1, 6)
    assert all(isinstance(value, int) for value in distribution(op.Multiply((exploding(1, 6), Number(2)))).pmf)


def open_legend(dice: list[int] | None, advantage: int) -> Distribution:
    """A d20 that explodes, and attribute dice of which the best (worst) are kept and then explode."""
    if dice is None:
        side = "highest" if advantage >= 0 else "lowest"
        count = 2 if advantage else 1
        return distribution(op.Explode(op.Keep(Dice(count, 20), side, 1), only(20)))
    count, sides = dice
    side = "highest" if advantage >= 0 else "lowest"
    kept = op.Keep(Dice(count + abs(advantage), sides), side, count)
    return distribution(op.Add((exploding(1, 20), op.Explode(kept, only(sides)))))


@pytest.mark.parametrize("row", DATA["own-average"], ids=lambda row: f"score-{row['score']}")
def test_open_legend_table(row: dict) -> None:
    for advantage, percent in row["percent"].items():
        law = open_legend(row["dice"], int(advantage))
        assert round(float(100 * law.at_least(row["challenge"])), 2) == float(percent)
    assert round(float(open_legend(row["dice"], 0).mean), 3) == float(row["mean"])


def test_open_legend_without_advantage() -> None:
    table = DATA["without-advantage"]
    dice = {row["score"]: row["dice"] for row in DATA["own-average"]}
    for score, percents in table["percent"].items():
        law = open_legend(dice[int(score)], 0)
        for challenge, percent in zip(table["challenges"], percents, strict=True):
            assert round(float(100 * law.at_least(challenge)), 2) == float(percent)
    assert open_legend([2, 6], 0).at_least(20) == Fraction(89, 192)
    assert round(float(100 * open_legend([2, 6], 0).at_least(18)), 2) == 55.90


@pytest.mark.parametrize(
    ("dice", "advantage", "expected"),
    [
        (None, 0, "210/19"),
        (None, 1, "5663/380"),
        (None, -1, "2737/380"),
        ([1, 4], 0, "820/57"),
        ([1, 8], 0, "2154/133"),
        ([1, 8], 1, "19227/1064"),
        ([1, 8], -1, "15237/1064"),
        ([2, 6], 0, "1848/95"),
        ([2, 6], 1, "73843/3420"),
        ([2, 10], 1, "112667/4275"),
    ],
)
def test_open_legend_means(dice: list[int] | None, advantage: int, expected: str) -> None:
    assert open_legend(dice, advantage).mean == Fraction(expected)


def test_parts_are_cut_exactly() -> None:
    law = distribution(op.Add((exploding(1, 6), op.Negate(exploding(1, 4)))))
    assert isinstance(law, Series)
    for bound in (-7, -1, 0, 3, 9):
        above, below = law.above(bound), law.below(bound - 1)
        assert above.mass() == law.at_least(bound)
        assert above.mass() + below.mass() == 1
        assert above.at_least(bound + 5) == law.at_least(bound + 5)
        assert below.at_most(bound - 5) == law.at_most(bound - 5)


def test_rationals() -> None:
    half = Rational([1], 0, {(2, -1): 1})
    assert half.coefficients(4) == ([8, 4, 2, 1], 16)
    assert half.total() == 1
    general = Rational([1], 0, {(3, -1, -1): 1})
    c, over = general.coefficients(6)
    # 1, 1/3, 4/9 ... of 1/(3 - x - x^2)
    series = [Fraction(x, over) for x in c]
    assert series[0] == Fraction(1, 3)
    assert all(3 * series[t] == series[t - 1] + series[t - 2] for t in range(2, 6))
    both = total_of([half, general])
    assert both is not None
    assert both.total() == 2


def test_powers_of_uneven_numerators() -> None:
    """Several equal laws without end, whose faces that stop are not alike, against the sum one by one."""
    die = Dice(1, "x", ((1, 300), (2, 5), (7, 40)))
    one = op.Explode(die, only(7))
    together = distribution(op.Explode(Dice(4, "x", die.faces), only(7)))
    assert together.mean == 4 * distribution(one).mean
    assert together.variance == 4 * distribution(one).variance
    two = distribution(op.Explode(Dice(2, "x", die.faces), only(7)))
    law = distribution(one)
    for t in range(20):
        assert two.chance(t) == sum(law.chance(s) * law.chance(t - s) for s in range(t + 1))


def test_absolute_value_and_bounds_of_a_difference() -> None:
    difference = op.Add((exploding(1, 6), op.Negate(exploding(1, 6))))
    law, absolute = distribution(difference), distribution(op.Function("abs", (difference,)))
    assert absolute.min == 0
    assert absolute.at_least(3) == law.at_least(3) + law.at_most(-3)
    raised = distribution(op.Function("max", (difference, Number(0))))
    assert (raised.min, raised.max) == (0, None)
    assert raised.chance(0) == law.at_most(0)
    assert raised.mean == absolute.mean / 2


def test_branch_on_a_chain() -> None:
    expression = op.Decide("x", exploding(1, 6), ((at_least(7), Dice(1, 4)), (at_most(6), Number(0))))
    law = distribution(expression)
    assert law.chance(0) == Fraction(5, 6)
    assert law.chance(3) == Fraction(1, 24)
