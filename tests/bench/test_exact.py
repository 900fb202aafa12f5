"""A row of the suite: medians in turns, long answers less often, who was stopped is not asked again, and the run ends in time."""

from __future__ import annotations

import time

import pytest

from bench.exact import enough, row
from bench.process import LIMIT


class Library:
    """Answers each question as it was told to, and counts them."""

    def __init__(self, name: str, *answers: dict) -> None:
        self.name = name
        self.answers = list(answers)
        self.asked = 0

    def ask(self, question: dict, limit: float) -> dict:
        assert question["limit"] <= LIMIT < limit
        self.asked += 1
        return self.answers[min(self.asked, len(self.answers)) - 1]


def seconds(*taken: float) -> list[dict]:
    return [{"seconds": each, "digest": "d"} for each in taken]


def far() -> float:
    return time.monotonic() + 1000


def test_an_answer_is_the_median_of_the_rounds() -> None:
    ours = Library("wurfwerk", *seconds(0.3, 0.1, 0.2))
    found = row("sum_d6", (10,), [ours], set(), 3, far())
    assert found["answers"] == {"wurfwerk": {"seconds": 0.2, "digest": "d"}}


@pytest.mark.parametrize(
    ("taken", "done"), [([0.1] * 6, False), ([0.1] * 7, True), ([1.1] * 3, True), ([2.0], False), ([7.0], True)]
)
def test_long_answers_are_asked_for_less_often(taken: list[float], done: bool) -> None:
    assert enough(taken, 7) is done


def test_who_was_stopped_is_not_asked_for_more_of_the_task() -> None:
    stopped: set = set()
    slow = Library("dyce", {"stopped": True})
    assert row("keep_d6", (40, 20), [slow], stopped, 7, far())["answers"] == {"dyce": {"stopped": True}}
    assert row("keep_d6", (100, 50), [slow], stopped, 7, far())["answers"] == {
        "dyce": {"stopped": True, "smaller": True}
    }
    assert slow.asked == 1
    row("keep_d10", (10, 5), [slow], stopped, 7, far())
    assert slow.asked == 2


def test_what_is_not_offered_is_asked_for_once() -> None:
    lacking = Library("dyce", {"missing": True})
    assert row("risk", (3,), [lacking], set(), 7, far())["answers"] == {"dyce": {"missing": True}}
    assert lacking.asked == 1


def test_a_run_that_is_over_leaves_the_row_unfinished() -> None:
    ours = Library("wurfwerk", *seconds(0.1))
    assert row("sum_d6", (10,), [ours], set(), 3, time.monotonic())["unfinished"] is True
    assert ours.asked == 0


def test_who_is_cut_by_the_end_of_the_run_was_not_stopped_by_the_limit() -> None:
    class Cut(Library):
        def ask(self, question: dict, limit: float) -> dict:
            assert question["limit"] < LIMIT
            return {"stopped": True}

    stopped: set = set()
    found = row("sum_d6", (10,), [Cut("icepool")], stopped, 3, time.monotonic() + 5)
    assert found["unfinished"] is True
    assert stopped == set()
