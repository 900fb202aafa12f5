"""The suite's rows become ratios, means and verdicts; who was stopped counts with the limit, ours as well."""

from __future__ import annotations

import pytest

from bench.figures import Figure
from bench.suite import report

LIMIT = 20.0
NAMES = ["wurfwerk", "icepool", "dyce"]


def row(task: str, size: tuple[int, ...] = (10,), **answers: dict | float) -> dict:
    """A row; a number is an answer in so many seconds."""
    made = {
        name: {"seconds": found, "digest": "d"} if isinstance(found, float) else found
        for name, found in answers.items()
    }
    return {"task": task, "size": size, "answers": made}


def figure(rows: list[dict], name: str, whole: int = 60) -> Figure:
    return next(each for each in report.figures(rows, NAMES, whole, LIMIT) if each.name.startswith(name))


def test_a_ratio_is_their_time_over_ours() -> None:
    assert report.ratio(row("sum_d6", wurfwerk=0.5, icepool=4.0), "icepool", LIMIT) == 8


def test_a_stopped_peer_counts_with_the_limit() -> None:
    found = row("sum_d6", wurfwerk=0.5, icepool={"stopped": True}, dyce={"stopped": True, "smaller": True})
    assert report.ratio(found, "icepool", LIMIT) == 40
    assert report.ratio(found, "dyce", LIMIT) == 40
    assert report.times_ours(found, "icepool", LIMIT) == "> 40.0"


def test_ours_counts_with_the_limit_when_it_was_stopped_or_failed() -> None:
    for answer in ({"stopped": True}, {"error": "TooCostly"}):
        found = row("sum_d6", wurfwerk=answer, icepool=2.0)
        assert report.ratio(found, "icepool", LIMIT) == 0.1
        assert not report.won(found, LIMIT)
        assert len(report.lost([found], LIMIT)) == 2


def test_what_a_peer_does_not_offer_is_no_ratio_and_no_loss() -> None:
    found = row("risk", wurfwerk=0.5, icepool=1.0, dyce={"missing": True})
    assert report.ratio(found, "dyce", LIMIT) is None
    assert report.won(found, LIMIT)
    assert report.lost([found], LIMIT) == []


def test_a_row_is_lost_by_being_as_slow_as_one_peer() -> None:
    found = row("sum_d6", wurfwerk=1.0, icepool=9.0, dyce=1.0)
    assert not report.won(found, LIMIT)
    assert report.lost([found], LIMIT) == ["sum_d6 10 against dyce: 1.00 x"]
    assert figure([found], "rows faster", 1).met is False


def test_a_quick_answer_that_differs_wins_nothing() -> None:
    found = row("sum_d6", wurfwerk=0.1, icepool={"seconds": 1.0, "digest": "other"})
    assert report.agreement(found) == "DIFFERENT"
    assert not report.won(found, LIMIT)
    assert figure([found], "rows with different").met is False
    assert report.lost([found], LIMIT) == ["sum_d6 10: different answers"]


def test_all_rows_are_won_only_when_all_were_run() -> None:
    rows = [row("sum_d6", wurfwerk=0.1, icepool=1.0)]
    assert figure(rows, "rows faster", 1).met is True
    assert figure(rows, "rows faster", 2).met is None
    assert figure([], "rows faster", 2).met is None


def test_means_and_minima_are_over_the_rows_that_they_name() -> None:
    rows = [
        row("sum_d6", (10,), wurfwerk=1.0, icepool=2.0),
        row("sum_d6", (100,), wurfwerk=1.0, icepool=16.0),
        row("keep_d6", (4, 3), wurfwerk=1.0, icepool=4.0),
        row("keep_d10", (50, 25), wurfwerk=1.0, icepool=12.0),
        row("l5r_inf", (5, 3, 100), wurfwerk=0.1, icepool={"stopped": True}),
        row("explode_inf", (3, 60), wurfwerk=1.0, icepool=2.0),
    ]
    every = report.figures(rows, NAMES, 60, LIMIT)
    seen = {each.name: (each.seen, each.met) for each in every if " over ours" in each.name}
    mean = (2 * 16 * 4 * 12 * 200 * 2) ** (1 / 6)
    assert list(seen.values()) == [
        (f"{mean:.2f} x", False),
        ("12.0 x", True),
        ("2.00 x", False),
        ("20.0 x", False),
    ]


def test_without_the_rival_its_figures_are_not_measured() -> None:
    every = report.figures([row("sum_d6", wurfwerk=1.0)], ["wurfwerk"], 1, LIMIT)
    assert [each.verdict for each in every if each.name != "rows with different answers"] == ["not measured"] * 5


def test_the_table_shows_every_library_and_its_ratio() -> None:
    found = row("keep_d6", (4, 3), wurfwerk=0.00025, icepool=0.002, dyce={"stopped": True})
    lines = report.table([found], NAMES, LIMIT).splitlines()
    assert lines[0] == "| row | wurfwerk ms | icepool ms | dyce ms | icepool / ours | dyce / ours | answers |"
    assert lines[2] == "| keep_d6 4,3 | 0.25 | 2.00 | > 20 s | 8.00 | > 80,000 | agree |"


@pytest.mark.parametrize(("ms", "text"), [(0.254, "0.25"), (25.4, "25"), (2540.0, "2,540")])
def test_milliseconds(ms: float, text: str) -> None:
    assert report.shown({"seconds": ms / 1000}, LIMIT) == text
