"""Rates are medians of turns; who is stopped counts as one call within the limit; rows have the targets of their kind."""

from __future__ import annotations

import sys
import time
from types import SimpleNamespace

import pytest

from bench.bulk import alike
from bench.process import LIMIT, Worker
from bench.rolling import cell, rates, ratio, targets

ECHO = """
import json, sys
print(json.dumps({"rows": []}), flush=True)
for line in sys.stdin:
    print(json.dumps({"heard": json.loads(line)}), flush=True)
"""
SILENT = ECHO.replace(
    'print(json.dumps({"heard"', 'import threading; threading.Event().wait(); print(json.dumps({"heard"'
)
ENDING = ECHO.replace('print(json.dumps({"heard"', 'sys.exit(3); print(json.dumps({"heard"')


class Answering:
    """A contender that answers what it was told to."""

    def __init__(self, *answers: dict) -> None:
        self.answers = list(answers)
        self.asked: list[dict] = []

    def ask(self, question: dict, limit: float) -> dict:
        assert 0 < limit <= LIMIT
        self.asked.append(question)
        return self.answers.pop(0)


def far() -> float:
    return time.monotonic() + 1000


def test_a_rate_is_the_median_of_the_rounds_and_only_the_first_is_warmed_up() -> None:
    ours, theirs = Answering({"rate": 5.0}, {"rate": 90.0}, {"rate": 6.0}), Answering(*[{"rate": 2.0}] * 3)
    found = rates("roll 4d6", [(ours, "wurfwerk"), (theirs, "d20")], 3, 0.4, 20, far())
    assert found["wurfwerk"]["rate"] == 6
    assert ratio(found, "d20") == 3
    assert [question["warm"] for question in ours.asked] == [True, False, False]


def test_who_is_stopped_counts_as_one_call_within_the_limit_and_is_asked_no_more() -> None:
    stopped = Answering({"stopped": True})
    found = rates("roll 4d6", [(Answering(*[{"rate": 3.0}] * 3), "wurfwerk"), (stopped, "d20")], 3, 0.4, 20, far())
    assert ratio(found, "d20") == 3.0 * LIMIT
    assert cell(found, "d20") == "> 20 s"
    assert len(stopped.asked) == 1


def test_an_error_is_no_rate() -> None:
    found = rates("roll 4d6", [(Answering({"error": "no such thing"}), "wurfwerk")], 3, 0.4, 20, far())
    assert ratio(found, "wurfwerk") is None
    assert cell(found, "wurfwerk") == "no such thing"


def test_nobody_is_asked_when_the_run_is_over() -> None:
    assert rates("roll 4d6", [(Answering(), "wurfwerk")], 3, 0.4, 20, time.monotonic()) == {}


def test_the_targets_of_a_throw() -> None:
    assert [figure.met for figure in targets("roll 4d6kh3", 15.0, 0.1)] == [True]
    assert targets("unread 4d6kh3", 50.0, 10.0) == []
    assert [figure.met for figure in targets("parse 4d6kh3", 3.0, 1.0)] == [False, True]
    assert [figure.met for figure in targets("parse 10d10", 2.9, 0.5)] == [True, False]
    assert [figure.met for figure in targets("parse 1d20+7", None, None)] == [None, None]


def worker(script: str) -> Worker:
    return Worker("test", [sys.executable, "-c", script])


def test_a_process_answers_question_after_question() -> None:
    echo = worker(ECHO)
    try:
        assert [echo.ask({"number": number}) for number in range(2)] == [
            {"heard": {"number": number}} for number in range(2)
        ]
        assert echo.about == {"rows": []}
    finally:
        assert echo.end() == 0


def test_a_process_that_does_not_answer_is_stopped_and_begun_anew() -> None:
    silent = worker(SILENT)
    assert silent.ask({}, 0.05) == {"stopped": True}
    assert silent.process is None
    assert silent.ask({}, 0.05) == {"stopped": True}
    assert silent.process is None


def test_a_process_that_ends_says_with_which_status() -> None:
    assert worker(ENDING).ask({}) == {"error": "the process ended with status 3"}


@pytest.mark.parametrize(("answer", "size"), [([1, 2, 3], None), (SimpleNamespace(), None)])
def test_calls_without_a_mean_have_a_rate_alone(answer: object, size: int | None) -> None:
    from bench.suite.rates import measure

    found = measure(lambda: answer, 0, 5)
    assert found.keys() == {"rate"}
    assert found["rate"] > 0


def test_of_many_throws_at_once_their_number_and_mean_are_told() -> None:
    import numpy

    from bench.suite.rates import measure

    found = measure(lambda: numpy.array([1, 2, 6]), 0, 1)
    assert (found["size"], found["mean"]) == (3, 3.0)
    assert found["variance"] == pytest.approx(14 / 3)


def test_many_throws_are_compared_with_as_many_of_the_same() -> None:
    ours = {"size": 10_000, "mean": 10.5, "variance": 33.0}
    assert alike(ours, {**ours, "mean": 10.9})
    assert not alike(ours, {**ours, "mean": 11.1})
    assert not alike(ours, {**ours, "size": 9_999})
    assert not alike(ours, {"error": "no throws"})
