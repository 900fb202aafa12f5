"""The contract of the command line, held as other programs use it: whole processes, exit status, JSON, both languages."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.contract.whole_process import document, run


def test_odds_of_the_action_roll_are_exact() -> None:
    found = document("odds", "openlegend.action", "--attribute", "5", "--challenge", "20", "--json")
    chances = {outcome["key"]: outcome["probability"] for outcome in found["outcomes"]}
    assert chances["success"] == "89/192"
    assert Fraction(chances["gm-choice"]) == 1 - Fraction(89, 192)
    assert (found["system"], found["check"], found["max"]) == ("openlegend", "action", None)
    assert found["parameters"]["attribute"] == 5
    assert found["parameters"]["advantage"] == 0
    assert all(key.startswith("openlegend.") for key in found["rules"])
    assert sum(map(Fraction, found["pmf"].values())) + Fraction(found["tail"]) == 1
    assert 0 < Fraction(found["tail"]) < Fraction(1, 10**12)


def test_an_action_roll_from_typed_faces() -> None:
    line = "roll openlegend.action --attribute 3 --advantage 2 --challenge 20 --faces 10,8,8,3,5 --json"
    found = document(*line.split())
    assert found["value"] == 23
    assert found["outcome"] == {"key": "success", "label": "Success", "margin": 3}
    assert [die["chain"] for die in found["dice"] if die["kept"]] == [[10], [8, 5]]
    assert {"sides": 8, "chain": [8, 5], "value": 13, "kept": True, "rerolled": []} in found["dice"]
    assert {"sides": 8, "chain": [3], "value": 3, "kept": False, "rerolled": []} in found["dice"]
    assert found["explanation"]


@pytest.mark.parametrize(("language", "mark"), [("en", "."), ("de", ",")])
def test_the_percentages_of_a_test_with_ten_dice(language: str, mark: str) -> None:
    done = run("odds", "starwars-legends.test", "--pool", "10", "--difficulty", "6", "--lang", language)
    assert done.returncode == 0
    found = document("odds", "starwars-legends.test", "--pool", "10", "--difficulty", "6", "--json")
    chances = {outcome["key"]: Fraction(outcome["probability"]) for outcome in found["outcomes"]}
    shown = done.stdout.decode()
    for number in ("94.784", "3.263", "1.954"):
        if number == "94.784":
            success = sum(chance for key, chance in chances.items() if key not in ("botch", "failure"))
            assert f"{float(success * 100):.3f}" == number
        assert number.replace(".", mark) in shown


def test_odds_of_notation() -> None:
    found = document("odds", "4d6kh3", "--json", "--at-least", "10", "15", "--at-most", "7/2")
    assert found["target"] == "4d6kh3"
    assert (found["min"], found["max"], found["mean"], found["tail"]) == (3, 18, "15869/1296", "0")
    assert found["pmf"]["3"] == "1/1296"
    assert sum(map(Fraction, found["pmf"].values())) == 1
    assert found["at-least"] == {
        "10": str(sum(Fraction(c) for v, c in found["pmf"].items() if int(v) >= 10)),
        "15": "25/108",
    }
    assert found["at-most"] == {"7/2": "1/1296"}
    mean = sum(int(v) * Fraction(c) for v, c in found["pmf"].items())
    assert Fraction(found["variance"]) == sum((int(v) - mean) ** 2 * Fraction(c) for v, c in found["pmf"].items())


def test_values_that_are_not_whole_are_strings() -> None:
    found = document("odds", "1d2/2", "--json")
    assert (found["min"], found["max"], found["pmf"]) == ("1/2", 1, {"1/2": "1/2", "1": "1/2"})
    assert document("roll", "1d2/2", "--faces", "1", "--json")["value"] == "1/2"


def test_an_unbounded_distribution() -> None:
    found = document("odds", "1d6!", "--json", "--at-least", "1000")
    assert (found["min"], found["max"], found["mean"]) == (1, None, "21/5")
    assert 0 < Fraction(found["tail"]) < Fraction(1, 10**12)
    assert found["at-least"]["1000"] == str(Fraction(1, 6**166) * Fraction(1, 2))


def test_a_target_with_a_minus() -> None:
    found = document("odds", "--json", "--", "-1d20")
    assert (found["min"], found["max"], found["target"]) == (-20, -1, "-1d20")


def test_a_roll_of_notation() -> None:
    found = document("roll", "4d6kh3", "--faces", "6,1,5,4", "--json")
    assert found == {
        "target": "4d6kh3",
        "value": 15,
        "outcome": None,
        "dice": [
            {"sides": 6, "chain": [face], "value": face, "kept": face > 1, "rerolled": []} for face in (6, 1, 5, 4)
        ],
        "explanation": found["explanation"],
        "parameters": {},
        "rules": {},
    }
    assert "15" in found["explanation"]


def test_a_comparison_has_an_outcome() -> None:
    found = document("roll", "(2d6)>=7", "--faces", "2,3", "--json", "--lang", "de")
    assert (found["value"], found["compared"]) == (0, [5, 7])
    assert found["outcome"] == {"key": "failure", "label": "Fehlschlag", "margin": -2}


def test_a_seed_repeats_the_roll() -> None:
    assert run("roll", "20d6", "--seed", "7").stdout == run("roll", "20d6", "--seed=7").stdout
    assert run("roll", "20d6", "--seed", "7").stdout != run("roll", "20d6", "--seed", "8").stdout


def test_parameters_at_once_and_rules() -> None:
    line = ["odds", "openlegend.action", "--json", "--parameters", '{"attribute": 0, "advantage": 3, "challenge": 15}']
    plain = document(*line)
    assert plain["rules"]["openlegend.zero-score-explodes"] == "yes"
    changed = document(*line, "--rule", "zero-score-explodes=no")
    assert changed["rules"]["openlegend.zero-score-explodes"] == "no"
    assert document(*line, "--rule", "openlegend.zero-score-explodes=no") == changed
    assert (plain["max"], changed["max"]) == (None, 20)


def test_lists_come_through_parameters() -> None:
    modifiers = '{"dc": 15, "modifiers": [{"kind": "status", "amount": 1, "source": "a"}, {"kind": "status", "amount": 2, "source": "b"}]}'
    found = document("roll", "pathfinder2e.check", "--parameters", modifiers, "--faces", "12", "--json")
    assert found["value"] == 14
    assert found["outcome"]["key"] == "failure"
    assert [modifier["amount"] for modifier in found["parameters"]["modifiers"]] == [1, 2]


def test_true_and_false() -> None:
    line = ["odds", "starwars-legends.test", "--pool", "3", "--json"]
    assert document(*line, "--willpower")["parameters"]["willpower"] is True
    assert document(*line, "--no-willpower") == document(*line)


def test_a_check_has_its_own_at_least() -> None:
    found = document("odds", "daggerheart.fate", "--die", "hope", "--at-least", "9", "--json")
    assert found["parameters"]["at-least"] == 9
    assert found["at-least"] == {}
    assert {outcome["key"]: outcome["probability"] for outcome in found["outcomes"]}["yes"] == "1/3"


def test_systems() -> None:
    german, english = (document("systems", "--json", "--lang", language) for language in ("de", "en"))
    assert [system["key"] for system in german["systems"]] == [system["key"] for system in english["systems"]]
    assert {"openlegend", "starwars-legends", "pathfinder2e", "selektor", "daggerheart"} <= {
        system["key"] for system in german["systems"]
    }
    (only,) = document("systems", "openlegend", "--json")["systems"]
    assert only == next(system for system in english["systems"] if system["key"] == "openlegend")
    (action,) = [check for check in only["checks"] if check["target"] == "openlegend.action"]
    attribute = action["parameters"][0]
    assert {key: attribute[key] for key in ("key", "kind", "minimum", "maximum", "required")} == {
        "key": "attribute",
        "kind": "integer",
        "minimum": 0,
        "maximum": 10,
        "required": True,
    }
    assert [outcome["key"] for outcome in action["outcomes"]][-1] == "success"


def test_words_for_notation() -> None:
    found = document("roll", "2d6!kh1", "--faces", "6,3,2", "--explain", "--json", "--lang", "de")
    trace, words, fell = found["explanation"].split("\n")
    assert trace == document("roll", "2d6!kh1", "--faces", "6,3,2", "--json")["explanation"]
    assert "eine Kette zählt als ein Würfel" in words
    assert fell == "8 aus W6: 8 (Kette 6+2), W6: 3 (weggelegt)"
    assert document("odds", "2d6!kh1", "--explain", "--json", "--lang", "de")["explanation"] == [words]
    assert "explanation" not in document("odds", "2d6!kh1", "--json")
    done = run("odds", "2d6!kh1", "--explain", "--lang", "de")
    assert done.stdout.decode().endswith(f"\n\n{words}\n")
    assert words in run("roll", "2d6!kh1", "--explain", "--lang", "de").stdout.decode().splitlines()


def test_words_for_the_odds_of_a_check() -> None:
    found = document("odds", "openlegend.action", "--attribute", "5", "--explain", "--json")
    assert found["explanation"][0].startswith("Attribute 5: 2d6")
    assert found["explanation"][0] in run("odds", "openlegend.action", "--attribute", "5", "--explain").stdout.decode()


@pytest.mark.parametrize("command", ["roll", "odds"])
@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("3d6r<3", "rr<3"),
        ("3+4", "no dice"),
        ("2d6kh5", "All 2 dice"),
        ("1,500*1d6", "decimal"),
        ("pathfinder2e.strike --modifier 5 --dc 15 --damage 3d6r<3", "rr<3"),
    ],
)
def test_how_it_was_read(command: str, line: str, hint: str) -> None:
    (said,) = document(command, *line.split(), "--json", "--lang", "en")["hints"]
    assert hint in said
    assert said in run(command, *line.split()).stderr.decode()


@pytest.mark.parametrize("line", ["3d6", "openlegend.action --attribute 5"])
def test_no_hints_where_nothing_could_surprise(line: str) -> None:
    assert "hints" not in document("roll", *line.split(), "--json")
