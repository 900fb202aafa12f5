"""Floats, numpy, pandas."""

from __future__ import annotations

import sys
from fractions import Fraction
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy
import pytest
from hypothesis import given

from tests.dice.statistics.laws import laws
from wurfwerk import odds, parse
from wurfwerk.dice.distribution import Distribution, Finite

HALF_STEP = Fraction(1, 2**53)
"""The relative error of the nearest float."""


@given(laws())
def test_floats_are_the_nearest_to_the_fractions(law: Distribution) -> None:
    floats = law.floats()
    assert list(floats) == list(law.pmf)
    for value, chance in law.pmf.items():
        assert abs(Fraction(floats[value]) - chance) <= chance * HALF_STEP


def test_floats_of_huge_fractions() -> None:
    law = odds(parse("1000d20"))
    floats = law.floats()
    assert floats[1000] == 0.0  # 20^-1000 is below every float
    weights, denominator = law.listed(9_000, 12_000)
    for value in range(9_000, 12_000, 97):
        chance = Fraction(weights[value], denominator)
        assert abs(Fraction(floats[value]) - chance) <= chance * HALF_STEP
    assert sum(floats.values()) == pytest.approx(1, abs=1e-12)


@given(laws())
def test_the_standard_deviation(law: Distribution) -> None:
    found = Fraction(law.standard_deviation)
    assert abs(found**2 - law.variance) <= law.variance * HALF_STEP * 3


def test_the_standard_deviation_of_any_size() -> None:
    for size in (10**-300, 1, 10**300):
        assert Finite({Fraction(0): 1, Fraction(size) * 2: 1}, 2).standard_deviation == pytest.approx(size, rel=1e-15)
    assert Finite({3: 1}, 1).standard_deviation == 0


@pytest.mark.parametrize(
    ("law", "kind", "shape"),
    [
        (odds(parse("2d6")), "int64", (11,)),
        (odds(parse("1d6!")), "int64", None),
        (odds(parse("1d4/2")), "float64", (4,)),
        (Finite({(1, 2): 1, (2, 1): 1}, 2), "int64", (2, 2)),
        (Finite({(1, "hope"): 1, (2, "fear"): 1}, 2), "object", (2,)),
        (Finite({"hit": 1, "miss": 1}, 2), "object", (2,)),
        (Finite({2**70: 1, 1: 1}, 2), "object", (2,)),
        (odds(parse("1d1000000000")), "int64", (0,)),
    ],
)
def test_arrays(law: Distribution, kind: str, shape: tuple[int, ...] | None) -> None:
    values, probabilities = law.to_numpy()
    assert values.dtype == numpy.dtype(kind)
    assert probabilities.dtype == numpy.float64
    assert shape is None or values.shape == shape
    assert probabilities.tolist() == list(law.floats().values())
    rows = values.tolist()
    assert [tuple(row) if isinstance(row, list) else row for row in rows] == list(law.pmf)


def test_without_pandas_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match="to_pandas\\(\\) needs pandas"):
        odds(parse("1d6")).to_pandas()


def test_with_pandas_a_series() -> None:
    pandas: Any = pytest.importorskip("pandas")
    series = odds(parse("2d6")).to_pandas()
    assert series.loc[7] == 6 / 36
    assert (series.name, series.index.name, series.index.dtype.kind) == ("probability", "value", "i")
    joint = Finite({(7, "hope"): 2, (9, "hope"): 1, (7, "fear"): 1}, 4).to_pandas()
    assert isinstance(joint.index, pandas.MultiIndex)
    assert joint.loc[(9, "hope")] == 0.25
    assert odds(parse("1d4/2")).to_pandas().index.tolist() == [0.5, 1, 1.5, 2]


def test_what_pandas_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    # Where pandas is not installed, what it would be called with.
    class Index:
        def __init__(self, data: list[Any], name: str) -> None:
            self.data, self.name = data, name

    stand_in = ModuleType("pandas")
    stand_in.__dict__.update(
        Index=Index,
        MultiIndex=SimpleNamespace(from_tuples=lambda values: ("tuples", values)),
        Series=lambda data, index, name: (data, index, name),
    )
    monkeypatch.setitem(sys.modules, "pandas", stand_in)
    data, index, name = odds(parse("1d4/2")).to_pandas()  # type: ignore[misc,unused-ignore]
    assert (data, index.data, index.name, name) == ([0.25] * 4, [0.5, 1, 1.5, 2], "value", "probability")
    _, index, _ = Finite({(1, 2): 1}, 1).to_pandas()  # type: ignore[misc,unused-ignore]
    assert index == ("tuples", [(1, 2)])
