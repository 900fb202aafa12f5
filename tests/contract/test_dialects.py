"""`--dialect` on the command line: every dialect is read, refusals name it, and `all` tells every reading with its mean."""

from __future__ import annotations

import json

import pytest

from tests.contract.test_command_line import document, run


@pytest.mark.parametrize(
    ("dialect", "text", "mean"),
    [
        ("default", "4d6k3", "15869/1296"),
        ("roll20", "6d10>8", "9/5"),
        ("foundry", "5d10cf<=2", "1"),
        ("avrae", "4d6k3", "2"),
        ("rpgdr", "1d6r<3", "9/2"),
        ("dicemaiden", "5d10 t8 f1", "1"),
    ],
)
def test_odds_in_a_dialect(dialect: str, text: str, mean: str) -> None:
    assert document("odds", text, "--dialect", dialect, "--json")["mean"] == mean


def test_a_roll_in_a_dialect_is_told_in_it() -> None:
    found = document("roll", "10d6k1ph1", "--dialect", "avrae", "--faces", "1,1,2,3,4,5,6,6,6,6", "--json")
    assert found["value"] == 1
    assert found["explanation"].startswith("10d6k1ph1: ")


def test_a_word_of_another_dialect_is_refused_with_its_name() -> None:
    error = document("odds", "4d6e6", "--dialect", "foundry", "--json", "--lang", "de", status=2)["error"]
    assert (error["key"], error["span"]) == ("syntax", [3, 4])
    assert "avrae, dicemaiden" in error["hint"]


def test_all_readings() -> None:
    assert document("odds", "6d10>8", "--dialect", "all", "--json") == {
        "target": "6d10>8",
        "readings": [
            {"dialects": dialects, "expression": text, "notation": text, "mean": mean, "min": 0, "max": most}
            for dialects, text, mean, most in (
                (["default", "rpgdr"], "6d10>=9", "6/5", 6),
                (["roll20"], "6d10>=8", "9/5", 6),
                (["avrae"], "(6d10)>8", "249993/250000", 1),
            )
        ],
    }
    done = run("odds", "6d10>8", "--dialect", "all", "--lang", "de", PYTHONUTF8="1")
    assert done.stdout.decode().splitlines()[1] == "µ 1,800   6d10>=8   roll20"


def test_all_dialects_are_for_odds_only() -> None:
    done = run("roll", "6d10>8", "--dialect", "all", "--json")
    assert done.returncode == 2
    assert json.loads(done.stdout)["error"]["key"] == "unknown-dialect"
