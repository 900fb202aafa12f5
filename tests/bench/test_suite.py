"""What the suite measures against says the same as what is measured."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.suite.by_bare import sum_d20
from bench.suite.tasks import PEERS, TASKS
from wurfwerk import odds, parse

SUITE = Path(__file__).parents[2] / "bench" / "suite"


@pytest.mark.parametrize("n", [1, 2, 3, 4, 17])
def test_the_recurrence_writes_the_distribution_out(n: int) -> None:
    weights, whole = sum_d20(n)
    law = odds(parse(f"{n}d20"))
    assert len(weights) == 20 * n + 1
    assert sum(weights) == whole == 20**n
    assert {value: weight for value, weight in enumerate(weights) if weight} == {
        value: weight * whole // law.denominator for value, weight in law.weights.items()
    }


def test_the_suite_is_twenty_questions_at_three_sizes_and_ours_answers_all() -> None:
    assert [len(sizes) for sizes, _ in TASKS.values()] == [3] * 20
    for name in ("wurfwerk", *PEERS):
        text = (SUITE / f"by_{name}.py").read_text(encoding="utf-8")
        unanswered = {task for task in TASKS if f"def {task}(" not in text}
        assert unanswered <= ({"empower", "risk"} if name == "dyce" else set())
