"""The chart loses no chance, stays inside its width, and tells what it puts together."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wurfwerk.frontends.cli.chart import MOST_ROWS, Row, bar, rows, table


@st.composite
def distributions(draw: st.DrawFn) -> tuple[list[int], list[int], int, int]:
    values = sorted(draw(st.sets(st.integers(-3000, 3000), min_size=1, max_size=300)))
    chances = draw(st.lists(st.integers(1, 10**9), min_size=len(values), max_size=len(values)))
    return values, chances, draw(st.integers(0, 50)), draw(st.integers(0, 50))


@given(distributions())
def test_no_chance_is_lost(data: tuple[list[int], list[int], int, int]) -> None:
    values, chances, below, above = data
    drawn = rows(values, chances, below, above)
    assert sum(row.chance for row in drawn) == sum(chances) + below + above
    assert len(drawn) <= MOST_ROWS + 2
    for row in drawn:
        if row.low is not None and row.high is not None:
            inside = [chance for value, chance in zip(values, chances, strict=True) if row.low <= value <= row.high]
            assert row.chance == sum(inside)
    for before, after in pairwise(drawn):
        assert before.high is not None and after.low is not None and before.high < after.low
    if below:
        assert drawn[0].low is None
    if above:
        assert drawn[-1].high is None


@given(distributions(), st.integers(20, 200), st.sampled_from(("de", "en")), st.booleans())
def test_lines_stay_inside(data: tuple[list[int], list[int], int, int], width: int, language: str, plain: bool) -> None:
    values, chances, below, above = data
    drawn = rows(values, chances, below, above)
    lines = table(drawn, sum(chances) + below + above, language, width, plain=plain)
    assert len(lines) == len(drawn) + 1
    assert max(map(len, lines)) <= max(width, 45)
    if plain:
        assert all(line.replace("\N{NO-BREAK SPACE}", " ").replace("\N{MINUS SIGN}", "-").isascii() for line in lines)


def test_few_values_are_a_row_each() -> None:
    assert rows([1, 2, 3], [1, 1, 1]) == [Row(1, 1, 1), Row(2, 2, 1), Row(3, 3, 1)]
    assert rows([Fraction(1, 2), Fraction(3, 2)], [1, 3]) == [
        Row(Fraction(1, 2), Fraction(1, 2), 1),
        Row(Fraction(3, 2), Fraction(3, 2), 3),
    ]


def test_many_equal_values_are_bins_of_one_width() -> None:
    drawn = rows(list(range(1, 101)), [1] * 100)
    assert [row.low for row in drawn[1:4]] == [5, 10, 15]
    assert {row.chance for row in drawn[1:-1]} == {5}


def test_thin_ends_are_one_row_each() -> None:
    chances = [1] * 30 + [10**6] * 20 + [1] * 30
    drawn = rows(list(range(80)), chances)
    assert drawn[0] == Row(None, 29, 30)
    assert drawn[-1] == Row(50, None, 30)
    assert len(drawn) == 22


def test_an_open_end_is_a_row_of_its_own() -> None:
    assert rows([1, 2], [5, 5], above=1)[-1] == Row(3, None, 1)
    assert rows([1, 2], [5, 5], below=1)[0] == Row(None, 0, 1)


@pytest.mark.parametrize(
    ("chance", "drawn", "plain"),
    [(8, "████████", "########"), (4, "████", "####"), (0, "", ""), (1, "█", "#")],
)
def test_bars(chance: int, drawn: str, plain: str) -> None:
    assert bar(chance, 8, 8, plain=False) == drawn
    assert bar(chance, 8, 8, plain=True) == plain


def test_a_chance_above_nothing_is_always_seen() -> None:
    assert bar(1, 10**9, 40, plain=False) == "▏"


def test_the_columns() -> None:
    lines = table(rows([1, 2], [1, 3]), 4, "en", 40, plain=True)
    assert lines[0].split() == ["=", ">="]
    assert lines[1].split() == ["1", "######", "25.000%", "100.000%"]
    assert lines[2].split()[-2:] == ["75.000%", "75.000%"]


def test_a_range_of_negative_values_has_no_dash_beside_a_minus() -> None:
    data = [Row(-4, -3, 1), Row(-2, 1, 1), Row(2, 3, 2)]
    lines = table(data, 4, "en", 80, plain=False)
    assert [line.split()[0] for line in lines[1:]] == ["−4..−3", "−2..1", "2–3"]
