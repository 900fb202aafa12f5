"""A shape that is compiled once throws as one that is compiled for each throw, and its arrays say the same as its tree."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.strategies import dice, expressions, pools
from wurfwerk.dice import operators as op
from wurfwerk.dice.chance import RecordedChance, ScriptedChance, SeededChance
from wurfwerk.dice.closures import pool_node
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.everyday import everyday
from wurfwerk.dice.expression import Dice, Expression, Number
from wurfwerk.dice.hand import Hand
from wurfwerk.dice.roll import Roll, RolledDie, Throw, compiled, roll
from wurfwerk.dice.shapes import Pool
from wurfwerk.notation import parse


def thrown_order(tree: Roll, kept: bool = True) -> list[RolledDie]:
    """The dice below in throwing order, with those of a dropped part dropped."""
    out: list[RolledDie] = []
    for item in tree.items:
        if isinstance(item, Roll):
            out.extend(thrown_order(item, kept and item.times > 0))
        else:
            out.append(item if kept else RolledDie(item.sides, item.chain, item.value, 0, item.rerolled))
    return out


def agree(thrown: Throw) -> None:
    """The arrays of a throw against its tree."""
    tree = thrown.roll
    assert (tree.shape, tree.value, tree.compared) == (thrown.shape, thrown.value, thrown.compared)
    standing = thrown_order(tree)
    assert [die.times for die in standing] == list(thrown.times)
    assert len(thrown.owners) == len(thrown.faces)
    for number, die in enumerate(standing):
        places = [place for place, owner in enumerate(thrown.owners) if owner == number]
        lost = set(thrown.lost)
        assert tuple([thrown.faces[place] for place in places if place not in lost]) == die.chain
        assert sorted([thrown.faces[place] for place in places if place in lost]) == sorted(die.rerolled)


def check(expression: Expression, seed: int) -> None:
    record = RecordedChance(SeededChance(seed))
    again = compiled(expression, record)
    for _ in range(3):
        record.faces.clear()
        try:
            thrown = again()
        except ExpressionError:
            assume(False)  # divided by a part that fell 0
        assert list(thrown.faces) == record.faces
        agree(thrown)
        script = ScriptedChance(record.faces)
        assert roll(expression, script) == thrown.roll
        script.finish()


@given(expressions(endless=True), st.integers(0, 2**32))
def test_expressions(expression: Expression, seed: int) -> None:
    check(expression, seed)


@given(pools(endless=True), st.sampled_from(["thrown", "tally", "set"]), st.integers(0, 2**32))
def test_pools_under_folds(of: Expression, fold: str, seed: int) -> None:
    whole = op.Values(of) if fold == "thrown" else op.Match(of, "set") if fold == "set" else of
    try:
        whole.lower()
    except ExpressionError:
        assume(False)
    check(whole, seed)


@given(
    dice(4),
    st.integers(0, 4),
    st.sampled_from(["highest", "lowest", "middle"]),
    st.integers(-3, 9),
    st.integers(0, 2**32),
)
def test_everyday_shapes(of: Expression, count: int, side: str, plus: int, seed: int) -> None:
    check(op.Add((op.Keep(of, side, count), Number(plus))), seed)  # type: ignore[arg-type]


@given(pools(endless=True), st.integers(0, 2**32))
def test_an_everyday_closure_throws_what_the_closure_of_any_pool_throws(of: Expression, seed: int) -> None:
    try:
        shape = of.lower()
    except ExpressionError:
        assume(False)
    quick = everyday(shape, SeededChance(seed))
    assume(quick is not None)
    assert quick is not None and isinstance(shape, Pool)
    one, other = quick(), pool_node(shape, SeededChance(seed))(Hand())
    assert (one.value, list(one.faces), list(one.times)) == (other.value, list(other.faces), list(other.times))
    assert one.roll == other.roll


def test_a_throw_is_anew_each_time() -> None:
    again = compiled(Dice(100, 6))
    assert len({tuple(again().faces) for _ in range(5)}) == 5


@pytest.mark.parametrize(
    "text",
    ["4d6kh3", "2d20kl1-1", "2d20kh1", "10d10", "1d20+7", "5d10kh2", "4d4dl3", "3d6!", "6d6!kh2+1", "5d10>=8", "4dF", "3d300kh1", "6d6kh0"],
)  # fmt: skip
def test_ready_faces_of_the_system_are_thrown_alike(text: str) -> None:
    """The same faces, typed in, make the same roll, arrays and all; many throws, so that blocks end in the middle of one."""
    expression = parse(text)
    again = compiled(expression)
    for _ in range(400):
        thrown = again()
        agree(thrown)
        script = ScriptedChance(thrown.faces)
        other = compiled(expression, script)()
        script.finish()
        assert (other.value, list(other.faces), list(other.times)) == (
            thrown.value,
            list(thrown.faces),
            list(thrown.times),
        )
        assert other.roll == thrown.roll
