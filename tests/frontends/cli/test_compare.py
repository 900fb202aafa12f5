"""`--compare-rule` and refusals as they are read on the command line."""

from __future__ import annotations

import json
import shlex

import pytest

from wurfwerk.frontends.cli.main import main


def answered(capsys: pytest.CaptureFixture[str], line: str, status: int = 0) -> tuple[str, str]:
    assert main(shlex.split(line)) == status
    said = capsys.readouterr()
    return said.out, said.err


def row(out: str, begins: str) -> list[str]:
    """The cells of the row of a table that begins so."""
    (line,) = [line for line in out.splitlines() if line.startswith(begins)]
    return line.removeprefix(begins).split()


def test_a_pass_without_dice_is_a_difference(capsys: pytest.CaptureFixture[str]) -> None:
    line = "odds starwars-legends.test --pool 6 --compare-rule automatic-success --lang en"
    out, _ = answered(capsys, line)
    assert row(out, "possible without a roll") == ["no", "yes"]
    assert "Here it changes nothing." not in out
    out, _ = answered(capsys, line.replace("--pool 6", "--pool 3"))
    assert "possible without a roll" not in out and "Here it changes nothing." in out
    out, _ = answered(capsys, line.replace("--lang en", "--lang de"))
    assert row(out, "ohne Wurf möglich") == ["nein", "ja"]


def test_the_same_mean_with_another_spread_shows_the_spread(capsys: pytest.CaptureFixture[str]) -> None:
    line = "odds pathfinder2e.damage --damage 1d8+4 --critical --compare-rule critical-damage --lang en"
    out, _ = answered(capsys, line)
    first, second = row(out, "σ")
    assert first > second
    document = json.loads(answered(capsys, f"{line} --json")[0])["compared-rules"][0]
    assert [value["mean"] for value in document["values"]] == ["17", "17"]
    assert [value["variance"] for value in document["values"]] == ["21", "21/2"]


@pytest.mark.parametrize("second", ["ones-cancel", "starwars-legends.ones-cancel"])
def test_a_rule_that_is_asked_for_twice_is_told(capsys: pytest.CaptureFixture[str], second: str) -> None:
    line = f"odds starwars-legends.test --pool 6 --compare-rule ones-cancel --compare-rule {second} --lang en"
    assert f"compare-rule {second} is given twice" in answered(capsys, line, 2)[1]


def test_a_rule_that_cannot_be_compared_is_told_before_anything_is_worked_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However costly the check and the rules before it."""
    monkeypatch.setattr("wurfwerk.rules.odds.odds", None)
    monkeypatch.setattr("wurfwerk.rules.compare.odds", None)
    line = "odds starwars-legends.test --pool 100 --compare-rule ones-cancel --compare-rule openlegend.tie --lang en"
    assert "does not belong to starwars-legends" in answered(capsys, line, 2)[1]


def test_of_a_procedure_the_rolls_that_differ_follow(capsys: pytest.CaptureFixture[str]) -> None:
    parameters = json.dumps({"actions": [{"pool": 7}, {"pool": 5}]})
    line = f"odds starwars-legends.actions --parameters '{parameters}' --lang en"
    out, _ = answered(capsys, f"{line} --compare-rule botch-when")
    compared = out.partition("House rule")[2]
    assert "Action 1" in compared and "Here it changes nothing." not in compared


@pytest.mark.parametrize(
    ("language", "shows"), [("en", "“wurfwerk sheet check SHEET”"), ("de", "„wurfwerk sheet check BOGEN“")]
)
def test_a_rule_of_the_sheet_says_where_it_shows(capsys: pytest.CaptureFixture[str], language: str, shows: str) -> None:
    line = f"odds starwars-legends.test --pool 6 --compare-rule attribute-cost-factor --lang {language}"
    _, err = answered(capsys, line, 2)
    assert shows in err and "--rule attribute-cost-factor=5" in err


@pytest.mark.parametrize("more", ["", " --difficulty 3", "=yes"])
def test_a_collision_takes_no_armor_slot_and_says_why(capsys: pytest.CaptureFixture[str], more: str) -> None:
    _, err = answered(capsys, f"odds daggerheart.collision --armor-slot{more} --lang en", 2)
    assert "has no parameter armor-slot" in err and "(DH-06)" in err


def test_a_contest_shows_who_is_ahead_and_no_value(capsys: pytest.CaptureFixture[str]) -> None:
    parameters = json.dumps({"sides": [{"attribute": 0}, {"attribute": 0}]})
    line = f"roll openlegend.contest --parameters '{parameters}' --faces 12,7 --lang en"
    assert answered(capsys, line)[0].splitlines()[-1] == "= ● Side 1 wins (+5)"
    document = json.loads(answered(capsys, f"{line} --json")[0])
    assert document["value"] is None
    assert (document["outcome"]["key"], [turn["value"] for turn in document["turns"]]) == ("side-1", [12, 7])
