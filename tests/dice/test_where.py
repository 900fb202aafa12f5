"""Sets of faces: every operation agrees with plain sets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from wurfwerk.dice.where import EVERYWHERE, NOWHERE, Where, at_least, at_most, between, only, spans

ENDS = st.none() | st.integers(-6, 6)
WHERES = st.lists(st.tuples(ENDS, ENDS), max_size=4).map(spans)
FIELD = range(-9, 10)


def as_set(where: Where) -> set[int]:
    return {value for value in FIELD if value in where}


@given(WHERES, WHERES)
def test_operations_agree_with_sets(left: Where, right: Where) -> None:
    a, b, everything = as_set(left), as_set(right), set(FIELD)
    assert as_set(left | right) == a | b
    assert as_set(left & right) == a & b
    assert as_set(left - right) == a - b
    assert as_set(left.complement()) == everything - a


@given(WHERES)
def test_spans_are_sorted_and_do_not_touch(where: Where) -> None:
    for (_, high), (low, _) in zip(where.spans, where.spans[1:], strict=False):
        assert high is not None
        assert low is not None
        assert high + 1 < low
    assert where.complement().complement() == where
    assert bool(where) == (where != NOWHERE)


def test_makers() -> None:
    assert as_set(only(1, 2, 5)) == {1, 2, 5}
    assert only(1, 2) == between(1, 2)
    assert at_least(3) | at_most(2) == EVERYWHERE
    assert between(3, 2) == NOWHERE
