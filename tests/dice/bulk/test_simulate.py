"""`simulate`, `throw`, `sample`: which arrays they give, seeds, bounds, refusals, and that both ways throw the same."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tests.goodness import BOUND, cells_of, chance_of
from wurfwerk import odds, parse, simulate
from wurfwerk.dice import bulk, operators
from wurfwerk.dice.bulk import sample, throw
from wurfwerk.dice.chance import SeededChance
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Dice, Name, Number
from wurfwerk.dice.roll import throw as roll_shape
from wurfwerk.dice.shapes import Apply, Constant, Die, Pool
from wurfwerk.dice.where import at_least, at_most, only

WAYS = [simulate, throw, sample]

TEXTS = [
    "4d6kh3", "10d10", "1d20+7", "4dF", "3d6!", "5d10kh3! + 1d20!", "10d10!kh5", "6d10!!kh2", "3d6!p", "1d6/2", "1d6/1d4", "(1d4)d6",
    "4d6r1kh3", "{2d6,1d10}kh1", "{1d6/2,1d4}kh1", "3d300", "1d70000", "10d10>=8f1", "max(1d8!,1d6!)", "2d6**3", "-1d6", "1d6 % 4", "20d6km4",
    "40d6kh20", "2d20kh1+1d4", "{3d4!,2d6}kl1", "2d6*1d4", "abs(1d6-1d8)", "1d6!*3-2", "2d6!/3", "5d1kh2", "0d6", "7", "3d256", "2d257",
]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
def test_every_way_follows_the_exact_law(text: str) -> None:
    of = parse(text)
    cells = cells_of(distribution(of))
    for way in WAYS:
        if text == "1d70000" and way is sample:
            continue
        values = way(of, 60_000, seed="law")
        assert values.shape == (60_000,)
        if cells and len(cells) < 20_000:
            assert chance_of(values.tolist(), cells) > BOUND, way


@pytest.mark.parametrize("text", ["3d6!", "1d2!", "5d10kh3! + 1d20!", "10d10!kh5", "1d4!>=2", "3d10!!", "1d100!>=4"])
def test_the_mean_of_what_has_no_end_is_the_exact_one(text: str) -> None:
    law = odds(parse(text))
    for way in (throw, sample) if text != "1d100!>=4" else (throw,):
        values = way(parse(text), 400_000, seed=text)
        apart = abs(float(values.mean()) - float(law.mean))
        assert apart < 5 * float(law.variance) ** 0.5 / 400_000**0.5


def test_a_chain_is_not_cut_off() -> None:
    # 50 throws and more, each above 1 of 100: more than half of all chains.
    values = simulate(parse("1d100!>=2"), 20_000, seed=1)
    assert (values > 100 * 100).mean() > 0.1
    assert values.max() > 32_767


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("4d6", "int64"),
        ("1d6!", "int64"),
        ("-4d6", "int64"),
        ("3d6**4", "int64"),
        ("1d1000000000", "int64"),
        ("1d6/2", "object"),
        ("1d6/1d4", "object"),
        ("1d20**20", "object"),
        ("1000000000000*1d1000000000", "object"),
        ("1d6>3", "int64"),
        ("floor(1d6/2)", "int64"),
    ],
)
def test_the_type_is_known_from_the_expression(text: str, kind: str) -> None:
    for n in (0, 1, 1000):
        for way in (simulate, throw):
            values = way(parse(text), n, seed=2)
            assert values.dtype == kind
            assert values.shape == (n,)


def test_fractions_and_large_numbers_are_exact() -> None:
    halves = throw(parse("1d6/4"), 500, seed=1)
    assert set(halves.tolist()) == {Fraction(n, 4) for n in range(1, 7)}
    assert all(type(value) in (int, Fraction) for value in halves)
    assert {type(value) for value in halves if value == 1} == {int}
    large = throw(parse("1d20**20"), 500, seed=1)
    assert set(large.tolist()) == {n**20 for n in range(1, 21)}
    sums = throw(parse("1000000000000*1d1000000000 + 1d6"), 50, seed=1)
    assert all(1 <= value % 10**12 <= 6 for value in sums)


def test_tuples_have_a_row_a_throw() -> None:
    of = operators.Values(Dice(3, 6), "ascending")
    for way in WAYS:
        values = way(of, 1000, seed=1)
        assert values.shape == (1000, 3)
        assert values.dtype == np.int64
        assert (np.diff(values, axis=1) >= 0).all()
    assert simulate(operators.Tally(Dice(4, 6), (only(1), at_least(5))), 10, seed=1).shape == (10, 2)
    assert simulate(operators.BestSet(Dice(4, 6)), 10, seed=1).shape == (10, 2)
    assert simulate(operators.Values(Dice(0, 6)), 10, seed=1).shape == (10, 0)
    halves = operators.Together((operators.Divide(Dice(1, 6), Number(2)), Dice(1, 4)))
    assert throw(halves, 10, seed=1).dtype == object
    assert throw(halves, 10, seed=1).shape == sample(halves, 10, seed=1).shape == (10, 2)


def test_tuples_of_unlike_length_are_tuples() -> None:
    grown = operators.Values(operators.Explode(Dice(2, 2), only(2), 1, 0, True))
    cells = cells_of(distribution(grown))
    for way in WAYS:
        values = way(grown, 20_000, seed=3)
        assert values.dtype == object
        assert {len(value) for value in values} == {2, 3, 4}
        assert chance_of(values.tolist(), cells) > BOUND
    some = operators.Decide("x", Dice(1, 2), ((only(1), operators.Values(Dice(2, 2))), (only(2), Name("x"))))
    assert {type(value) for value in throw(some, 100, seed=1)} == {tuple}


@pytest.mark.parametrize("text", ["4d6kh3", "5d10kh3! + 1d20!", "1d6/1d4", "3d1000", "(1d4)d6"])
def test_the_same_seed_gives_the_same_array(text: str) -> None:
    for way in WAYS:
        first, again, other = (way(parse(text), 70_000, seed=seed).tolist() for seed in (7, 7, 8))
        assert first == again
        assert first != other


def test_arrays_of_a_seed_stay_what_they_are() -> None:
    # On every machine and with every numpy: a change here is one that people notice.
    assert throw(parse("4d6kh3"), 12, seed=7).tolist() == GOLDEN["throw"]
    assert sample(parse("4d6kh3"), 12, seed=7).tolist() == GOLDEN["sample"]
    assert throw(parse("5d10kh3! + 1d20!"), 12, seed="seven").tolist() == GOLDEN["text"]
    assert throw(parse("2d1000"), 6, seed=-7).tolist() == GOLDEN["negative"]


GOLDEN = {
    "throw": [15, 17, 12, 16, 12, 15, 13, 14, 7, 13, 12, 12],
    "sample": [11, 17, 12, 7, 14, 5, 13, 13, 16, 10, 14, 11],
    "text": [29, 34, 24, 32, 40, 22, 13, 46, 34, 30, 32, 30],
    "negative": [1541, 893, 1564, 1396, 1149, 1080],
}


def test_without_a_seed_every_array_is_another() -> None:
    assert throw(parse("1d1000"), 100).tolist() != throw(parse("1d1000"), 100).tolist()


@pytest.mark.parametrize("seeds", [(7, -7), (7, "7"), (0, 1), ("", 0), (2**200, 2**200 + 1), (-1, 1)])
def test_unlike_seeds_give_unlike_arrays(seeds: tuple[int | str, int | str]) -> None:
    one, other = (throw(parse("1d1000"), 50, seed=seed).tolist() for seed in seeds)
    assert one != other


@pytest.mark.parametrize("way", WAYS)
def test_n_that_cannot_be(way: Any) -> None:
    with pytest.raises(ValueError, match="0 or more, not -1"):
        way(parse("1d6"), -1)
    with pytest.raises(ValueError, match="at most 100000000 throws"):
        way(parse("1d6"), 10**8 + 1)
    with pytest.raises(ValueError, match="at most 10000000 throws"):
        way(parse("1d6/4"), 10**7 + 1)
    with pytest.raises(ValueError, match="at most 33333333 throws"):
        way(operators.Values(Dice(3, 6)), 10**8)
    for n in (1.0, "3", None, True):
        with pytest.raises(TypeError, match="n is a whole number"):
            way(parse("1d6"), n)
    with pytest.raises(TypeError, match="a seed is a whole number or a text, not float"):
        way(parse("1d6"), 5, seed=1.5)
    assert way(parse("1d6"), np.int32(3), seed=1).shape == (3,)
    assert way(parse("3d6"), 0).shape == (0,)


@pytest.mark.parametrize(
    "text", ["1d1000000!>=2", "1d1000000rr>=2", "5d100000!!>=2kh1", "{1d1000000!>=2,1d4}kh1", "1d20 + 1d1000000!p>=2"]
)
def test_a_chain_that_would_hardly_end_is_refused_before_it_begins(text: str) -> None:
    with pytest.raises(TooCostly) as refused:
        throw(parse(text), 1)
    assert refused.value.message.key == "error-too-many-throws"


def test_too_many_dice_are_refused_by_name() -> None:
    with pytest.raises(TooCostly) as refused:
        throw(parse("10000d6"), 10**7)
    assert refused.value.message.key == "error-too-costly-simulation"
    with pytest.raises(TooCostly) as refused:
        throw(parse("1d1000!>=2"), 10**8)
    assert refused.value.message.key == "error-too-costly-simulation"


def test_what_is_too_costly_to_draw_from_is_refused_and_thrown() -> None:
    of = parse("2d1000000000")
    with pytest.raises(TooCostly):
        sample(of, 10)
    values = simulate(of, 1000, seed=1)
    assert values.min() > 2
    assert abs(values.mean() - 10**9) < 10**8


def test_an_expression_without_meaning_is_refused_as_in_a_roll() -> None:
    # Which divisor falls is chance; in a thousand throws 0 is among them, in a single one it may be.
    of = operators.Divide(Dice(1, 6), operators.Add((Dice(1, 4), Number(-2))))
    shape = Apply("/", (Die(6), Apply("+", (Die(4), Constant(-2)))))
    with pytest.raises(ExpressionError) as rolled:
        [roll_shape(shape, SeededChance(seed)) for seed in range(100)]
    with pytest.raises(ExpressionError) as refused:
        throw(shape, 1000, seed=1)
    assert refused.value.key == rolled.value.key == "division-by-zero"
    for way in WAYS:
        with pytest.raises(ExpressionError):
            way(of, 1000, seed=1)


def test_a_branch_goes_on_with_what_it_threw() -> None:
    of = operators.Decide(
        "x", Dice(1, 20), ((at_most(10), operators.Multiply((Name("x"), Number(100)))), (at_least(11), Name("x")))
    )
    values = throw(of, 20_000, seed=1)
    assert set(values.tolist()) == {100 * n for n in range(1, 11)} | set(range(11, 21))


def test_a_shape_may_be_given_as_well() -> None:
    shape = parse("4d6kh3").lower()
    assert isinstance(shape, Pool)
    assert throw(shape, 50, seed=1).tolist() == throw(parse("4d6kh3"), 50, seed=1).tolist()


def test_blocks_do_not_show() -> None:
    # More than one block: every throw is filled in, and their law is the same.
    values = throw(parse("1d6"), 200_001, seed=4)
    assert chance_of(values.tolist(), cells_of(distribution(parse("1d6")))) > BOUND
    assert chance_of(values[131_072:].tolist(), cells_of(distribution(parse("1d6")))) > BOUND


@pytest.mark.parametrize(
    "program", ["from wurfwerk import parse, roll, odds; roll(parse('4d6kh3!'), seed=1); odds(parse('4d6kh3!')).mean"]
)
def test_no_single_roll_and_no_odds_load_numpy(program: str) -> None:
    said = f"import sys; {program}; print('numpy' in sys.modules, 'wurfwerk.dice.bulk' in sys.modules)"
    out = subprocess.run([sys.executable, "-c", said], check=True, capture_output=True, text=True)
    assert out.stdout.split() == ["False", "False"]


def test_all_names_of_the_package_are_there() -> None:
    assert all(hasattr(bulk, name) for name in bulk.__all__)
