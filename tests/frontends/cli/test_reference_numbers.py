"""The exact reference numbers of the five games come out of `wurfwerk odds` to the printed digit, rounded half up.

The numbers are those that were worked out from the rules before there was a program; `where` is the section they stand in. Two differ
from what was printed there, halves that had gone to the even digit: score 4 with disadvantage 1 against 18 is 6899/20000, 34.50; score 3
against 10 is 25/32, 78.13.
"""

from __future__ import annotations

import json
import shlex
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tests.systems.reading import as_printed, facts, rounded
from wurfwerk.frontends.cli.main import main

CASES: list[dict[str, Any]] = facts("reference_numbers")


def asked(capsys: pytest.CaptureFixture[str], arguments: str, *more: str) -> str:
    assert main(["odds", *shlex.split(arguments), *more]) == 0
    said = capsys.readouterr()
    return said.out


def test_all_sections_are_there() -> None:
    assert Counter(case["where"] for case in CASES) == {"1.4": 107, "2.4": 32, "3.2": 9, "4.3": 30, "5.3": 24}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["ask"])
def test_it_comes_out_of_the_command_line(case: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    answer = json.loads(asked(capsys, case["ask"], "--json"))
    shown = asked(capsys, case["ask"], "--lang", "en")
    chances = {outcome["key"]: Fraction(outcome["probability"]) for outcome in answer.get("outcomes") or []}
    for keys, text in case.get("percent", {}).items():
        chance = sum([chances[key] for key in keys.split("+")], Fraction(0)) * 100
        assert as_printed(chance, text) == text, keys
        assert "+" in keys or f" {rounded(chance, 3)}%" in shown or 0 < chance < Fraction(1, 1000)
    for value, text in case.get("values", {}).items():
        assert as_printed(Fraction(answer["pmf"][value]) * 100, text) == text, value
    if "mean" in case:
        assert as_printed(Fraction(answer["mean"]), case["mean"]) == case["mean"]
        assert f"µ {rounded(Fraction(answer['mean']), 3)}" in shown
    if "exact-mean" in case:
        assert answer["mean"] == case["exact-mean"]
    if "mean-of-successes" in case:
        counted = sum([max(0, int(value)) * Fraction(chance) for value, chance in answer["pmf"].items()], Fraction(0))
        assert as_printed(counted, case["mean-of-successes"]) == case["mean-of-successes"]


@pytest.mark.parametrize("pool", range(1, 11))
def test_at_difficulty_10_success_and_botch_are_as_likely(pool: int, capsys: pytest.CaptureFixture[str]) -> None:
    answer = json.loads(asked(capsys, f"starwars-legends.test --pool {pool} --difficulty 10 --json"))
    chances = {outcome["key"]: Fraction(outcome["probability"]) for outcome in answer["outcomes"]}
    assert chances["marginal"] + chances["complete"] + chances["memorable"] == chances["botch"]


def test_with_equal_selectors_only_even_results_occur(capsys: pytest.CaptureFixture[str]) -> None:
    for selector in (1, 2, 3):
        answer = json.loads(asked(capsys, f"selektor.problem --attribute {selector} --ability-1 {selector} --json"))
        assert {int(value) % 2 for value in answer["pmf"]} == {0}
