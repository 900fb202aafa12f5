"""The exact reference numbers, to the printed digit, as `wurfwerk odds` gives them."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from tests.systems.reading import as_printed, facts
from wurfwerk.frontends.cli.main import main

FACTS = facts("daggerheart")
SIDES = {-1: ("--disadvantage", "1"), 0: (), 1: ("--advantage", "1")}


@pytest.fixture(name="asked")
def _asked(capsys: pytest.CaptureFixture[str]) -> Any:
    """Outcome key -> chance, as the command line prints it for these options, and the whole answer."""

    def asked(check: str, *options: str) -> tuple[dict[str, Fraction], Any]:
        assert main(["odds", f"daggerheart.{check}", *options, "--json"]) == 0
        answer = json.loads(capsys.readouterr().out)
        return {outcome["key"]: Fraction(outcome["probability"]) for outcome in answer["outcomes"]}, answer

    return asked


@pytest.mark.parametrize(
    "row", FACTS["duality"], ids=lambda row: f"{row['modifier']}-{row['difficulty']}-{row['side']}"
)
def test_shares_of_an_action_roll(row: Any, asked: Any) -> None:
    options = ("--modifier", str(row["modifier"]), "--difficulty", str(row["difficulty"]), *SIDES[row["side"]])
    by_key, _ = asked("action", *options)
    assert as_printed(by_key["critical-success"] * 100, "8.333") == "8.333"
    for feeling in ("hope", "fear"):
        for what in ("success", "failure"):
            assert as_printed(by_key[f"{what}-with-{feeling}"] * 100, row[what]) == row[what]
        both = by_key[f"success-with-{feeling}"] + by_key[f"failure-with-{feeling}"]
        assert as_printed(both * 100, "45.833") == "45.833"
    success = 1 - by_key["failure-with-hope"] - by_key["failure-with-fear"]
    assert as_printed(success * 100, row["total"]) == row["total"]


@pytest.mark.parametrize("row", FACTS["conflict"], ids=lambda row: f"{row['initiator']}-{row['target']}")
@pytest.mark.parametrize("reading", ["beats-non-critical", "action-critical-only", "totals-only"])
def test_conflicts(row: Any, reading: str, asked: Any) -> None:
    sides = {side: {"modifier": row[side]} for side in ("initiator", "target")}
    by_key, answer = asked("conflict", "--parameters", json.dumps(sides), "--rule", f"conflict-critical={reading}")
    assert as_printed(by_key["success"] * 100, row[reading]) == row[reading]
    assert answer["rules"] == {"daggerheart.conflict-critical": reading}


@pytest.mark.parametrize(
    "row", FACTS["falls-of-a-bard-in-gambeson"], ids=lambda row: f"{row['range']}-{row['massive-damage']}"
)
def test_falls(row: Any, asked: Any) -> None:
    rule = f"massive-damage={row['massive-damage']}"
    by_key, answer = asked("fall", "--range", row["range"], "--major", "6", "--severe", "12", "--rule", rule)
    assert {key: as_printed(chance * 100, "0") for key, chance in by_key.items() if chance} == row["hit-points"]
    assert (answer["min"], answer["max"]) == (row["min"], row["max"])
    assert as_printed(Fraction(answer["mean"]), row["mean"]) == row["mean"]


def test_a_bear_on_a_guardian_in_leather(asked: Any) -> None:
    by_key, _ = asked("damage", "--damage", "1d8+3", "--major", "7", "--severe", "14")
    found = {key: str(chance) for key, chance in by_key.items() if chance}
    assert found == FACTS["bear-on-a-guardian-in-leather"]["hit-points"]


def test_the_fire_spreads(asked: Any) -> None:
    assert asked("fate", "--die", "fear", "--at-most", "4")[0] == {"no": Fraction(2, 3), "yes": Fraction(1, 3)}
