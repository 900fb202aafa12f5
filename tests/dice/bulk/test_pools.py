"""The choice among dice, each fold and each rule in many throws at once do what a single roll does."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from tests.effort import effort
from tests.goodness import BOUND, chance_of
from tests.shapes import any_shape
from tests.strategies import TooManyPathsError, falls
from wurfwerk.dice import choice
from wurfwerk.dice.bulk import throw
from wurfwerk.dice.bulk.arithmetic import applied
from wurfwerk.dice.bulk.bits import Bits
from wurfwerk.dice.bulk.choice import chosen
from wurfwerk.dice.bulk.column import Column, Tuples, coded, exact, within
from wurfwerk.dice.bulk.folds import Kept, folded
from wurfwerk.dice.bulk.form import RAGGED, form
from wurfwerk.dice.bulk.thrower import Thrower, clamped, scored
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.shapes import (
    BestSet,
    Clamp,
    Die,
    LargestSet,
    LongestRun,
    Pool,
    Score,
    Shows,
    Sum,
    Tally,
    Tuple,
)
from wurfwerk.dice.value import apply
from wurfwerk.dice.where import EVERYWHERE, NOWHERE, at_least, at_most, between, only

if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Fold


@pytest.mark.parametrize(
    "select",
    [(0, 0, 1, 1), (1, 1, 0, 0), (0, 1, 1, 0), (1, 0, 1, 0), (2, 0, 1, 3), (0, 0, 0, 2), (1, 1, 1, 1), (0, 0, 0, 0)],
)
def test_the_same_dice_are_taken_as_in_a_roll(select: tuple[int, ...]) -> None:
    rows = np.random.default_rng(1).integers(1, 4, (4, 300)).astype(np.uint8)
    ranks, times = chosen(rows, select)
    pool = Pool(((Die(3), 4),), select)
    for column, rank, time in zip(rows.T.tolist(), ranks.T.tolist(), times.T.tolist(), strict=True):
        assert time == choice.chosen(column, pool)
        assert rank == [sorted(range(4), key=column.__getitem__).index(die) for die in range(4)]


FOLDS: list[Fold] = [
    Sum(), Tally((at_most(1), only(3, 5))), Shows((only(2), at_least(4), NOWHERE)), LargestSet(), BestSet(), LongestRun(),
    Tuple(), Tuple("ascending"), Tuple("descending"),
]  # fmt: skip


@pytest.mark.parametrize("fold", FOLDS)
@pytest.mark.parametrize(("low", "high"), [(1, 6), (-3, 2), (0, 1), (1, 400), (-(2**40), -(2**40) + 3)])
@pytest.mark.parametrize("size", [1, 3, 6])
def test_folds(fold: Fold, low: int, high: int, size: int) -> None:
    random = np.random.default_rng(size)
    rows = random.integers(low, high, (size, 200), endpoint=True)
    rows[:, :100] = np.minimum(rows[:, :100], low + 4)
    by_die = random.integers(1, 4, (size, 200))
    by_die[-1] += 3 * size - by_die.sum(axis=0)
    by_die = np.maximum(by_die, 1)
    by_die[0] += by_die.sum(axis=0).max() - by_die.sum(axis=0)
    for times in (None, [place % 2 + 1 for place in range(size)], by_die):
        found = folded(Kept(rows, low, high, times), fold)
        columns = found.columns if isinstance(found, Tuples) else [found]
        values = list(zip(*[exact(column).tolist() for column in columns], strict=True))
        for throw_, value in enumerate(values):
            often = [
                1 if times is None else int(times[die] if isinstance(times, list) else times[die, throw_])
                for die in range(size)
            ]
            counted = list(zip(rows[:, throw_].tolist(), often, strict=True))
            single = choice.folded(counted, Pool((), fold=fold))
            assert value == (single if isinstance(single, tuple) else (single,))
        for column in columns:
            assert column.low <= column.values.min()
            assert column.values.max() <= column.high


@pytest.mark.parametrize("seed", range(effort(40)))
def test_any_shape_falls_as_a_roll_does(seed: int) -> None:
    random = Random(seed)
    tried = 0
    while tried < 12:
        shape = any_shape(random)
        try:
            chances = falls(shape, 3_000)
        except (TooManyPathsError, ExpressionError, IndexError):
            continue
        tried += 1
        values = throw(shape, 4_000, seed=tried)
        seen = [tuple(row) for row in values.tolist()] if values.ndim == 2 else values.tolist()
        cells: dict[object, object] = {}
        for value, chance in chances.items():
            kept = (value,) if form(shape).width == RAGGED and not isinstance(value, tuple) else value
            cells[kept] = cells.get(kept, 0) + chance  # type: ignore[operator]
        assert chance_of(seen, cells) > BOUND, shape  # type: ignore[arg-type]


# Values of columns.

COLUMNS = [
    Column(np.array([1, 6, 3, 2, 5], np.uint8), 1, 6),
    Column(np.array([-3, 0, 2, -1, 2], np.int8), -3, 2),
    Column(np.array([2**62, -(2**62), 1, 0, 7]), -(2**62), 2**62),
    Column(np.array([4, 4, 4, 4, 4], np.uint8), 4, 4),
    coded([10**30, 3, -7], np.array([0, 1, 2, 2, 1])),
]


@pytest.mark.parametrize(
    "operation",
    [
        "+",
        "*",
        "neg",
        "/",
        "//",
        "%",
        "max",
        "min",
        "floor",
        "ceil",
        "abs",
        "trunc",
        "round",
        "rem",
        "=",
        "<>",
        "<",
        "<=",
        ">",
        ">=",
    ],
)
def test_operations_on_columns_are_those_on_values(operation: str) -> None:
    one = operation in ("neg", "floor", "ceil", "abs", "trunc", "round")
    for left in COLUMNS:
        for right in COLUMNS[:1] if one else COLUMNS:
            parts = [left] if one else [left, right]
            rows = list(zip(*[exact(part).tolist() for part in parts], strict=True))
            expected = [_result(operation, row) for row in rows]
            errors = {value.key for value in expected if isinstance(value, ExpressionError)}
            if errors:
                with pytest.raises(ExpressionError) as raised:
                    applied(operation, parts, 5)
                assert raised.value.key in errors
                continue
            found = applied(operation, parts, 5)
            assert isinstance(found, Column)
            assert exact(found).tolist() == expected
            assert all(
                value == kept and type(value) is type(kept) for value, kept in zip(exact(found), expected, strict=True)
            )


def _result(operation: str, row: tuple[object, ...]) -> object:
    try:
        return apply(operation, row)  # type: ignore[arg-type]
    except ExpressionError as error:
        return error


@pytest.mark.parametrize(
    "where",
    [EVERYWHERE, NOWHERE, only(1), only(2, 4, 6), at_least(3), at_most(-1), between(0, 4), only(*range(-9, 30, 3))],
)
def test_membership_scores_and_bounds(where: object) -> None:
    for column in COLUMNS:
        values = exact(column).tolist()
        assert within(column, where).tolist() == [value in where for value in values]  # type: ignore[arg-type, operator]
        score = Score(((where, 2), (at_least(2), -1)))  # type: ignore[arg-type]
        assert exact(scored(column, score)).tolist() == [score.of(value) for value in values]
        for low, high in ((None, None), (2, None), (None, 2), (0, 3), (3, 3), (-200, 300)):
            kept = [max(low, value) if low is not None else value for value in values]
            kept = [min(high, value) if high is not None else value for value in kept]
            assert exact(clamped(column, Clamp(low, high))).tolist() == kept


def test_the_dice_that_may_still_fall_are_counted() -> None:
    from wurfwerk.dice.cost import TooCostly

    thrower = Thrower(Bits(1), 100)
    thrower.settle(Die(6), 100)
    with pytest.raises(TooCostly):
        thrower.settle(Die(6), 1)
