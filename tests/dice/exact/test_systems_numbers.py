"""Exact reference numbers of the game systems, from bare dice: counting tens, duality dice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk.dice import operators as op
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Dice, Expression, Number
from wurfwerk.dice.where import at_least, only

TENS = """
1 | 70/20/10 | 50/40/10 | 30/60/10 | 10/80/10
2 | 77/18/5 | 65/26/9 | 45/42/13 | 17/66/17
3 | 86.8/9.2/4.0 | 74.0/18.4/7.6 | 54.0/32.4/13.6 | 22/56/22
5 | 94.052/4.092/1.856 | 84.400/10.424/5.176 | 64.908/22.356/12.736 | 28.376/43.248/28.376
6 | 95.929/2.792/1.278 | 87.647/8.100/4.253 | 68.672/19.300/12.029 | 30.460/39.080/30.460
8 | 98.082/1.291/0.627 | 92.059/5.064/2.876 | 74.459/14.967/10.574 | 33.393/33.214/33.393
10 | 99.073/0.617/0.311 | 94.784/3.263/1.954 | 78.778/11.993/9.229 | 35.343/29.314/35.343
"""


@pytest.mark.parametrize("row", TENS.strip().splitlines())
def test_successes_less_ones(row: str) -> None:
    """Success, failure, botch in percent for a pool against 4, 6, 8 and 10; as one count and as a tally of two classes."""
    pool, *cells = row.split(" | ")
    for difficulty, cell in zip((4, 6, 8, 10), cells, strict=True):
        dice = Dice(int(pool), 10)
        law = distribution(op.Count(dice, ((at_least(difficulty), 1), (only(1), -1))))
        found = (law.at_least(1), law.chance(0), law.at_most(-1))
        assert [round(float(100 * chance), 3) for chance in found] == [float(percent) for percent in cell.split("/")]
        counts = distribution(op.Tally(dice, (at_least(difficulty), only(1))))
        assert isinstance(counts, Finite)
        assert counts.map(lambda two: two[0] - two[1]) == law


def duality(modifier: int, difficulty: int, extra: Expression) -> dict[str, Fraction]:
    law = distribution(op.Together((Dice(1, 12), Dice(1, 12), extra)))
    assert isinstance(law, Finite)

    def outcome(value: tuple[int, ...]) -> int:
        hope, fear, more = value
        if hope == fear:
            return 0
        success = hope + fear + more + modifier >= difficulty
        return (1 if success else 3) + (fear > hope)

    verdicts = law.map(outcome)
    return dict(zip(("critical", "SH", "SF", "FH", "FF"), map(verdicts.chance, range(5)), strict=True))


@pytest.mark.parametrize(
    ("modifier", "difficulty", "die", "success", "failure"),
    [
        (0, 10, 0, 34.722, 11.111),
        (0, 12, 0, 28.472, 17.361),
        (0, 15, 0, 17.361, 28.472),
        (0, 20, 0, 4.167, 41.667),
        (2, 12, 0, 34.722, 11.111),
        (2, 12, -1, 22.917, 22.917),
        (2, 12, 1, 41.898, 3.935),
        (2, 15, 0, 25.000, 20.833),
    ],
)
def test_duality_dice(modifier: int, difficulty: int, die: int, success: float, failure: float) -> None:
    extra: Expression = Number(0)
    if die:
        extra = Dice(1, 6) if die > 0 else op.Negate(Dice(1, 6))
    found = duality(modifier, difficulty, extra)
    assert found["critical"] == Fraction(1, 12)
    assert found["SH"] == found["SF"]
    assert found["FH"] == found["FF"]
    assert round(float(100 * found["SH"]), 3) == success
    assert round(float(100 * found["FH"]), 3) == failure


def test_contest_of_totals() -> None:
    """Two duality totals: at least as much as the other, and equal."""
    totals = (Dice(2, 12), Dice(2, 12))
    assert round(float(100 * distribution(op.Compare(">=", *totals)).mean), 3) == 52.787
    assert round(float(100 * distribution(op.Compare("=", *totals)).mean), 3) == 5.575
    ahead = op.Compare(">=", op.Add((totals[0], Number(2))), totals[1])
    assert round(float(100 * distribution(ahead).mean), 3) == 63.662


def test_comparisons_in_words_of_notation() -> None:
    assert distribution(op.Compare(">=", op.Add((Dice(1, 20), Number(5))), Number(15))).mean == Fraction(11, 20)
    assert distribution(op.Compare(">=", op.Add((Dice(3, 6), Number(2))), Number(10))).mean == Fraction(181, 216)
