"""The exact reference numbers, to the printed digit, as `wurfwerk odds` gives them."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from tests.systems.reading import as_printed, facts, percents
from wurfwerk.frontends.cli.main import main

FACTS = facts("starwars_legends")


@pytest.fixture(name="asked")
def _asked(capsys: pytest.CaptureFixture[str]) -> Any:
    """What the command line prints for these options, as JSON."""

    def asked(*options: str, target: str = "test") -> Any:
        assert main(["odds", f"starwars-legends.{target}", *options, "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    return asked


def three(document: Any) -> list[Fraction]:
    """Success, failure, botch."""
    by_key = {outcome["key"]: Fraction(outcome["probability"]) for outcome in document["outcomes"]}
    return [1 - by_key["failure"] - by_key["botch"], by_key["failure"], by_key["botch"]]


@pytest.mark.parametrize("row", FACTS["odds"]["rows"], ids=lambda row: f"pool-{row['pool']}")
def test_the_table_of_pools_and_difficulties(row: Any, asked: Any) -> None:
    for difficulty, text in zip(FACTS["odds"]["difficulties"], row["percent"], strict=True):
        found = three(asked("--pool", str(row["pool"]), "--difficulty", str(difficulty)))
        assert percents(found, text.split("/")) == text.split("/"), difficulty


def test_the_distribution_for_five_dice(asked: Any) -> None:
    found = asked("--pool", "5")
    for value, text in FACTS["pool-5-difficulty-6"].items():
        assert as_printed(Fraction(found["pmf"][value]) * 100, text) == text


@pytest.mark.parametrize("order", ["plain-first", "tens-first"])
def test_the_means_for_six_dice(order: str, asked: Any) -> None:
    found = asked("--pool", "6", "--rule", f"ones-cancel={order}")
    text = FACTS["pool-6-difficulty-6-mean"][order]
    assert as_printed(Fraction(found["mean"]), text) == text
    positive = sum(int(value) * Fraction(share) for value, share in found["pmf"].items() if int(value) > 0)
    text = FACTS["pool-6-difficulty-6-mean-of-successes"][order]
    assert as_printed(positive, text) == text


def test_a_bought_success(asked: Any) -> None:
    printed = FACTS["willpower-pool-3-difficulty-6"].split("/")
    assert percents(three(asked("--pool", "3", "--willpower")), printed) == printed


def test_an_extended_action(asked: Any) -> None:
    found = asked("--pool", "7", "--target", "15", "--rolls", "12", target="extended")
    assert found["parameters"] == {"pool": 7, "difficulty": 6, "target": 15, "rolls": 12, "willpower": 0}
    assert found["rules"]["starwars-legends.extended-botch"] == "lose-all"
    assert [outcome["key"] for outcome in found["outcomes"]] == ["not-reached", "reached"]
    assert sum(map(Fraction, found["pmf"].values())) == 1
    assert (found["min"], found["max"], found["tail"]) == (2, 12, "0")
