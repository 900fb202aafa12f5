"""Kernels for special selections against the general ones: few dice dropped, chains by level, dice that are alike below each face."""

from __future__ import annotations

from itertools import product
from math import prod

from hypothesis import given
from hypothesis import strategies as st

from wurfwerk.dice import operators as op
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.exact.chains import kept
from wurfwerk.dice.exact.evaluate import Reading
from wurfwerk.dice.exact.keeps import highest
from wurfwerk.dice.exact.levels import highest_chains
from wurfwerk.dice.exact.nested import nested, ranked_nested
from wurfwerk.dice.exact.spared import spared
from wurfwerk.dice.expression import Dice
from wurfwerk.dice.shapes import Altered, Die, Explode
from wurfwerk.dice.where import only


@given(
    st.lists(st.tuples(st.integers(0, 5), st.integers(1, 3)), min_size=1, max_size=4),
    st.integers(2, 7),
    st.data(),
)
def test_few_dice_dropped(faces: list[tuple[int, int]], n: int, data: st.DataObject) -> None:
    """Gains are codes: they need not ascend, and two faces may have the same."""
    dropped = data.draw(st.integers(1, n - 1))
    assert {v: w for v, w in spared(n, dropped, faces).items() if w} == highest(n, n - dropped, faces)


def test_a_thousand_dice_without_the_lowest() -> None:
    law = distribution(op.Drop(Dice(1000, 6), "lowest", 1))
    assert (law.min, law.max) == (999, 5994)
    # All dice less the expected lowest one, which is 1 but in (5/6)^1000 of all falls.
    assert 0 < 3500 - law.mean - 1 < 10**-70


@given(st.integers(2, 5), st.integers(1, 3), st.integers(0, 1), st.integers(2, 4), st.data())
def test_chains_by_level(n: int, limit: int, less: int, sides: int, data: st.DataObject) -> None:
    k = data.draw(st.integers(1, n))
    rule = Explode(only(sides), limit, less)
    if less and sides == less:
        return
    reading = Reading()
    fresh, chain = reading.closed(Die(sides)), reading.closed(Altered(Die(sides), rule))
    found = highest_chains(fresh, rule, n, k)
    assert found == kept(chain, n, (0,) * (n - k) + (1,) * k)
    assert sum(found.weights.values()) == found.denominator


@given(st.lists(st.integers(1, 5), min_size=2, max_size=4), st.integers(1, 3), st.data())
def test_dice_alike_below_each_face(sides: list[int], factor: int, data: st.DataObject) -> None:
    select = tuple(data.draw(st.lists(st.integers(0, 2), min_size=len(sides), max_size=len(sides))))
    if not any(select):
        return
    groups = [({face: factor * (1 + face % 2) for face in range(1, s + 1)}, 1) for s in sides]
    base = nested(groups)
    assert base is not None
    found, whole = ranked_nested(groups, base, select)
    expected: dict[int, int] = {}
    for fall in product(*[range(1, s + 1) for s in sides]):
        total = sum([(face - 1) * time for face, time in zip(sorted(fall), select, strict=True)])
        expected[total] = expected.get(total, 0) + prod([base[face] for face in fall])
    assert found == expected
    assert sum(found.values()) == whole


def test_unlike_dice_are_not_alike() -> None:
    assert nested([({1: 1, 2: 1}, 1), ({1: 1, 3: 1}, 1)]) is None
    assert nested([({1: 1, 2: 2}, 1), ({1: 1, 2: 1, 3: 1}, 1)]) is None
    assert nested([({2: 1}, 1), ({1: 1, 2: 1}, 1)]) is None
