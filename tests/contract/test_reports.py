"""What users of other programs reported as wrong: every report on dice or notation is tested, the input itself and its whole kind."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent
LINES = (TESTS / "data" / "reports" / "cases.jsonl").read_text(encoding="utf-8").splitlines()
CASES = [json.loads(line) for line in LINES]
OURS = [case["id"] for case in CASES if case["room"] in ("dice", "notation")]
KINDS = "\n".join(path.read_text(encoding="utf-8") for path in (TESTS / "notation" / "reports").glob("test_*.py"))
INPUTS = "\n".join(
    path.read_text(encoding="utf-8")
    for path in (TESTS / "notation" / "test_reports.py", TESTS / "notation" / "dialects" / "test_reports_of_peers.py")
)


def named(text: str) -> set[str]:
    """The reports that the tests of a text name: in the name of a test, or as the first entry of a row."""
    in_names = [name for test in re.findall(r"def test_((?:a\d{3}_)+)", text) for name in test.strip("_").split("_")]
    return {name.upper() for name in in_names} | set(re.findall(r'\("(A\d{3})", ', text))


def test_the_table_is_whole() -> None:
    assert [case["id"] for case in CASES] == [f"A{number:03}" for number in range(1, 84)]
    assert {case["room"] for case in CASES} == {"dice", "notation", "systems", "table", "sheets"}
    assert all(set(case) == {"id", "room", "kind", "input", "right"} for case in CASES)
    assert len(OURS) == 50


@pytest.mark.parametrize("report", OURS)
def test_its_input_is_tested(report: str) -> None:
    assert report in named(INPUTS)


@pytest.mark.parametrize("report", OURS)
def test_its_whole_kind_is_tested(report: str) -> None:
    assert report in named(KINDS)


def test_no_test_names_a_report_that_is_not_there() -> None:
    assert named(KINDS) | named(INPUTS) <= {case["id"] for case in CASES}
