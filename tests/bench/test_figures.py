"""Figures are met, missed or not measured by the book, and a target is never met by what was not seen."""

from __future__ import annotations

import pytest

from bench.figures import at_least, at_most, geometric_mean, markdown, over, short, table


@pytest.mark.parametrize(("seen", "met"), [(19.99, False), (20.0, True), (31.0, True), (None, None)])
def test_at_least(seen: float | None, met: bool | None) -> None:
    assert at_least("mean", 20, seen).met is met


def test_more_than_is_not_met_by_as_much() -> None:
    assert at_least("rate", 1, 1.0, more=True).met is False
    assert at_least("rate", 1, 1.01, more=True).met is True


@pytest.mark.parametrize(("seen", "met"), [(2.49, True), (2.5, True), (2.51, False), (None, None)])
def test_at_most(seen: float | None, met: bool | None) -> None:
    assert at_most("start", 2.5, seen).met is met


def test_less_than_is_not_met_by_as_much() -> None:
    assert at_most("write", 2.5, 2.5, less=True).met is False
    assert at_most("write", 2.5, 2.4, less=True).met is True


def test_a_table_says_what_was_aimed_at_what_was_seen_and_the_verdict() -> None:
    lines = table([at_least("a", 15, 26.04), at_most("b", 25, 30.0, "ms"), at_least("c", 3, None)]).splitlines()
    assert lines[2:] == [
        "| a | at least 15 x | 26.0 x | met |",
        "| b | at most 25 ms | 30.0 ms | NOT MET |",
        "| c | at least 3 x | - | not measured |",
    ]


def test_the_geometric_mean_of_ratios() -> None:
    assert geometric_mean([2.0, 8.0]) == pytest.approx(4)
    assert geometric_mean([0.5, 2.0]) == pytest.approx(1)
    assert geometric_mean([]) is None


def test_a_ratio_of_what_is_missing_is_missing() -> None:
    assert over(6.0, 3.0) == 2
    assert over(None, 3.0) is None
    assert over(6.0, None) is None
    assert over(6.0, 0.0) is None


def test_numbers_are_written_with_three_figures() -> None:
    assert [short(number) for number in (0.3333, 4.567, 45.67, 456.7, 45678.0)] == [
        "0.33",
        "4.57",
        "45.7",
        "457",
        "45,678",
    ]


def test_a_table_has_words_left_and_numbers_right() -> None:
    assert markdown(["row", "ms"], [["a", "1"]]) == "| row | ms |\n|---|---:|\n| a | 1 |"
