"""The different values of an array, whatever its form."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from wurfwerk.dice.bulk.distinct import distinct


def of_objects(values: list[Any]) -> np.ndarray:
    out = np.empty(len(values), object)
    for place, value in enumerate(values):
        out[place] = value
    return out


ARRAYS = [
    np.array([3, 1, 3, -2]),
    np.zeros(0, np.int64),
    np.zeros((0, 2), np.int64),
    np.array([[1, 2], [0, 7], [1, 2]]),
    np.array([[2**62, -(2**62)], [-(2**62), 2**62], [2**62, -(2**62)], [5, 5]]),
    np.array([[2**40, 1, 2**40, 9], [-(2**40), 1, -(2**40), 9], [2**40, 1, 2**40, 9]]),
    np.array([2**62, -(2**62), 2**62]),
    np.zeros((3, 0), np.int64),
    of_objects([Fraction(1, 2), 3, Fraction(1, 2)]),
    of_objects([(1,), (1, 2), (), (1,)]),
    np.array([[Fraction(1, 2), 3], [1, 1], [Fraction(1, 2), 3]], object),
]


@pytest.mark.parametrize("values", ARRAYS)
def test_every_value_has_its_place_and_number(values: np.ndarray) -> None:
    rows = [tuple(row) for row in values.tolist()] if values.ndim == 2 else values.tolist()
    found, places, counts = distinct(values)
    assert [found[place] for place in places] == rows
    assert dict(zip(found, counts, strict=True)) == Counter(rows)
    assert len(set(found)) == len(found)
