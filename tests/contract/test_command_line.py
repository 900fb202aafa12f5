"""The contract of the command line, held as other programs use it: whole processes, exit status, JSON, both languages."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from wurfwerk.frontends.cli.main import main
from wurfwerk.rules.registry import systems
from wurfwerk.words import LANGUAGES, sentences

PROGRAM = "import sys; from wurfwerk.frontends.cli.main import main; sys.exit(main())"
ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The program in a process of its own; a missing text is an error, as every warning."""
    known = {
        "PATH": os.environ["PATH"],
        "PYTHONWARNINGS": "error::UserWarning",
        "PYTHONPATH": str(ROOT / "src"),
        "COLUMNS": "80",
    }
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments],
        input=stdin,
        capture_output=True,
        env=known | environment,
        check=False,
        timeout=60,
    )


def document(*arguments: str, stdin: bytes = b"", status: int = 0, **environment: str) -> dict[str, Any]:
    """What `--json` prints; exactly one JSON text, nothing on standard error."""
    done = run(*arguments, stdin=stdin, **environment)
    assert (done.returncode, done.stderr) == (status, b""), done.stderr.decode()
    found: dict[str, Any] = json.loads(done.stdout)
    return found


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


WRONG = [
    ("roll", "", "empty", 2),
    ("roll", "2d6)", "syntax", 2),
    ("roll", "4d6+2kh3", "not-a-pool", 2),
    ("roll", "(0-1)d6", "negative-count", 2),
    ("roll", "d0", "zero-sides", 2),
    ("roll", "1d6/0", "division-by-zero", 2),
    ("roll", "d1!", "endless-explosion", 2),
    ("roll", "1d20rr<21", "endless-reroll", 2),
    ("roll", "(" * 10_000, "too-deep", 2),
    ("roll", "1" * 20_001, "too-long", 2),
    ("roll", "100000000d20", "too-many-dice", 2),
    ("roll", "999999999d999999999", "too-many-dice", 2),
    ("roll", "1d99999999999999999999", "too-many-sides", 2),
    ("roll", "9**9**9", "too-large", 2),
    ("odds", "9**9**9", "too-large", 2),
    ("odds", "d1!", "endless-explosion", 2),
    ("odds", "999999999d999999999", "too-many-dice", 2),
    ("odds", "9000d1000000000", "too-costly", 3),
    ("roll", "4d6 --dialect klingon", "unknown-dialect", 2),
    ("roll", "4d6 --seed 1 --faces 1,1,1,1", "seed-and-faces", 2),
    ("roll", "4d6 --faces 1,x", "bad-faces", 2),
    ("roll", "4d6 --faces 1,2,3", "too-few-faces", 2),
    ("roll", "4d6 --faces 1,2,3,4,5", "left-over-faces", 2),
    ("roll", "4d6 --faces 1,2,3,7", "impossible-face", 2),
    ("roll", "4d6 --attribute 5", "unknown-option", 2),
    ("odds", "3d6 --at-least x", "bad-number", 2),
    ("odds", "3d6 --at-least 10 --at-most", "missing-value", 2),
    ("roll", "pathfinder2e.check --dc 15 --modifier 5 --rule critical-damage", "unknown-rule", 2),
    ("roll", "openlegend.action --attribute 5 --extraordinary false", "needless-word", 2),
    ("odds", "pathfinder2e.strike --dc 15 --modifier 5 --damage 999d6!", "too-costly", 3),
    ("roll", "4d6 --rule a=b", "unknown-option", 2),
    ("roll", "4d6 --lang klingon", "unknown-language", 2),
    ("odds", "4d6 --at-least 1/0", "bad-number", 2),
    ("odds", "4d6 --at-least=1e999999999", "bad-number", 2),
    ("odds", "4d6 --faces 1", "unknown-option", 2),
    ("roll", "openlegend.acton --attribute 5", "unknown-check", 2),
    ("roll", "nosuch.system", "unknown-check", 2),
    ("roll", "openlegend.action --atribute 5", "unknown-parameter", 2),
    ("roll", "openlegend.action", "missing-parameter", 2),
    ("roll", "openlegend.action --attribute 11", "out-of-bounds", 2),
    ("roll", "openlegend.action --attribute five", "out-of-bounds", 2),
    ("roll", "openlegend.action --attribute " + "9" * 5000, "out-of-bounds", 2),
    ("roll", "openlegend.action --attribute 0 --extraordinary", "forbidden", 2),
    ("roll", "openlegend.action --attribute 5 --legend-points 3", "forbidden", 2),
    ("roll", "openlegend.action --attribute 5 --rule nothing=yes", "unknown-rule", 2),
    ("roll", "openlegend.action --attribute 5 --rule zero-score-explodes=perhaps", "unknown-rule", 2),
    ("roll", "openlegend.action --attribute 5 --rule zero-score-explodes", "unknown-rule", 2),
    ("roll", "openlegend.action --attribute 5 --rule selektor.bands=custom", "unknown-rule", 2),
    ("roll", "openlegend.action --attribute 5 --parameters []", "bad-parameters", 2),
    ("roll", "openlegend.action --parameters {", "bad-parameters", 2),
    ("roll", "openlegend.action --parameters " + "[" * 90_000, "bad-parameters", 2),
    ("roll", 'openlegend.action --parameters {"attribute":1,"attribute":2}', "given-twice", 2),
    ("roll", 'openlegend.action --attribute 1 --parameters {"attribute":2}', "given-twice", 2),
    ("roll", "openlegend.action --attribute 5 extra", "needless-word", 2),
    ("roll", "openlegend.action --attribute 5 --port 5", "unknown-option", 2),
    ("roll", "pathfinder2e.check --dc 5 --modifiers 5", "list-option", 2),
    ("systems", "nosuch", "unknown-system", 2),
    ("systems", "openlegend extra", "needless-word", 2),
]


@pytest.mark.parametrize(("command", "line", "key", "status"), WRONG, ids=[f"{w[2]}-{n}" for n, w in enumerate(WRONG)])
def test_every_refusal_has_its_key_and_status(
    command: str, line: str, key: str, status: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WURFWERK_TRACEBACK", raising=False)
    arguments = line.split(" ") if " " in line else [line]
    sentences = set()
    for language in ("de_DE.UTF-8", "en_GB.UTF-8"):
        monkeypatch.setenv("LC_ALL", language)
        assert main([command, "--json", *arguments]) == status
        said = capsys.readouterr()
        assert said.err == ""
        error = json.loads(said.out)["error"]
        assert set(error) == {"key", "message", "span", "hint"}
        assert error["key"] == key
        if error["span"] is not None:
            start, end = error["span"]
            assert 0 <= start <= end <= len(line)
        sentences.add(error["message"])
        assert main([command, *arguments]) == status
        assert error["message"] in capsys.readouterr().err
    assert len(sentences) == 2


@pytest.mark.parametrize(
    ("line", "key"), [("roll", "missing-target"), ("rol 4d6", "unknown-command"), ("roll --seed", "missing-value")]
)
def test_refusals_before_there_is_a_target(line: str, key: str) -> None:
    assert document(*line.split(), "--json", status=2)["error"]["key"] == key


def test_an_unknown_check_names_the_nearest() -> None:
    assert "openlegend.action" in document("roll", "openlegend.acton", "--json", status=2)["error"]["hint"]
    assert "attribute" in document("roll", "openlegend.action", "--atribute", "5", "--json", status=2)["error"]["hint"]


def test_what_would_be_right_is_said() -> None:
    wrong = document("roll", "openlegend.action", "--attribute", "5", "--extraordinary", "false", "--json", status=2)
    assert "--no-extraordinary" in wrong["error"]["hint"]
    options = document("roll", "3d6", "--foo", "--json", status=2)["error"]["hint"]
    assert all(name in options for name in ("--seed", "--faces", "--explain", "--json"))


@pytest.mark.parametrize("target", ["openlegend.action", "pathfinder2e.strike", "selektor.problem"])
def test_the_example_of_a_house_rule_is_one(target: str) -> None:
    error = document("roll", target, "--rule", "nonsense", "--json", status=2)["error"]
    (example,) = re.findall(r"--rule ([a-z-]+=[a-z-]+)", error["message"])
    again = document("roll", target, "--rule", example, "--json", status=2)["error"]
    assert again["key"] == "missing-parameter", again


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_texts_name_exists(language: str) -> None:
    """Every check and house rule that stands as an example in a text of the product can be used as it stands there."""
    known = {rule.key for system in systems().values() for rule in system.house_rules}
    known |= {check.target for system in systems().values() for check in system.checks.values()}
    text = (Path(sentences.__file__).parent / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    named = set(re.findall(rf"\b(?:{'|'.join(systems())})\.[a-z-]+", text))
    assert named
    assert named <= known


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


UNWRITABLE = [
    *["roll 3d6", "odds 100d6 --json", "odds 4d6 --json", "odds 4d6", "systems", "systems --json", "roll 4x6 --json"],
    *["--help", "--version", "roll openlegend.action --attribute 5", "serve --port 0 --database memory: --lang de"],
]
needs_a_full_device = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")


def through_a_shell(line: str, redirections: str, *more: bytes) -> subprocess.CompletedProcess[bytes]:
    """The program with its streams led elsewhere, as only a shell does it."""
    command: list[str | bytes] = [
        "/bin/sh",
        "-c",
        f'exec "$@" {redirections}',
        "sh",
        sys.executable,
        "-c",
        PROGRAM,
        *line.split(),
        *more,
    ]
    environment = {"PYTHONPATH": str(ROOT / "src"), "LC_ALL": "de_DE.UTF-8", "PYTHONUTF8": "1"}
    return subprocess.run(command, input=b"", capture_output=True, check=False, env=environment, timeout=60)


@needs_a_full_device
@pytest.mark.parametrize("redirections", [">/dev/full", ">&-"])
@pytest.mark.parametrize("line", UNWRITABLE)
def test_an_output_that_cannot_be_written(line: str, redirections: str) -> None:
    done = through_a_shell(line, redirections)
    assert (done.returncode, done.stdout) == (2, b"")
    (said,) = done.stderr.decode().splitlines()
    assert said.startswith("wurfwerk: Die Ausgabe lässt sich nicht schreiben: ")


@needs_a_full_device
@pytest.mark.parametrize("redirections", [">/dev/full 2>/dev/full", ">&- 2>&-", ">/dev/full 2>&-"])
@pytest.mark.parametrize("line", ["roll 3d6", "roll 4x6", "roll 4x6 --json", "--help"])
def test_where_nothing_can_be_told(line: str, redirections: str) -> None:
    assert through_a_shell(line, redirections).returncode == 2


@needs_a_full_device
@pytest.mark.parametrize("redirections", ["2>/dev/full", "2>&-"])
def test_only_standard_error_cannot_be_written(redirections: str) -> None:
    wrong = through_a_shell("roll 4x6", redirections)
    assert (wrong.returncode, wrong.stdout, wrong.stderr) == (2, b"", b"")
    hinted = through_a_shell("roll 3d6r<3 --faces 3,3,3", redirections)
    assert hinted.returncode == 0
    assert hinted.stdout.decode().endswith("= 9\n")


def test_a_standard_input_that_cannot_be_read() -> None:
    done = through_a_shell("roll - --json", "<&-")
    assert (done.returncode, json.loads(done.stdout)["error"]["key"]) == (2, "empty")
    done = through_a_shell("roll - --json", "0>/dev/null")
    assert (done.returncode, json.loads(done.stdout)["error"]["key"]) == (2, "input-unreadable")


def test_people_read_the_error_on_standard_error() -> None:
    done = run("roll", "4d6kh3)", "--lang", "de")
    assert (done.returncode, done.stdout) == (2, b"")
    lines = done.stderr.decode().splitlines()
    assert lines[0].startswith("wurfwerk: ")
    assert lines[1:3] == ["  4d6kh3)", "        ^"]


def test_the_language_follows_the_environment() -> None:
    german = document("roll", "", "--json", status=2, LANG="de_DE.UTF-8")["error"]["message"]
    english = document("roll", "", "--json", status=2, LC_ALL="en_US.UTF-8", LANG="de_DE.UTF-8")["error"]["message"]
    assert german == document("roll", "", "--json", "--lang", "de", status=2)["error"]["message"]
    assert english == document("roll", "", "--json", status=2)["error"]["message"]
    assert german != english


def test_a_line_from_standard_input() -> None:
    assert document("odds", "-", "--json", stdin=b"2d6+1\r\n\n \n")["target"] == "2d6+1"
    assert document("odds", "-", "--json", stdin=b"2d6+1")["target"] == "2d6+1"
    for rest in (b"4d6\n", b"\n \nrest", b" " * 5_000_000):
        assert document("roll", "-", "--json", stdin=b"3d6\n" + rest, status=2)["error"]["key"] == "several-lines"
    assert document("roll", "-", "--json", stdin=b"1d6+" * 250_000, status=2)["error"]["key"] == "too-long"
    assert document("roll", "-", "--json", stdin=b"\xff\xfe", status=2)["error"]["key"] == "not-text"
    assert document("roll", "-", "--json", stdin=b"", status=2)["error"]["key"] == "empty"


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("roll", b"4d6\xff"),
        ("roll", b"openlegend.act\xffion"),
        ("roll 1d6 --seed", b"\xff"),
        ("roll openlegend.action --attribute", b"\xed\xa0\x80"),
        ("systems", b"\xff"),
        ("serve --port 0 --host", b"\xff"),
    ],
)
def test_an_argument_that_is_no_text(line: str, word: bytes) -> None:
    done = through_a_shell(line, "", word)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == "wurfwerk: Die Eingabe ist kein lesbarer Text (kein UTF-8).\n"
    done = through_a_shell(line, "", word, b"--json")
    assert (done.returncode, done.stderr) == (2, b"")
    assert json.loads(done.stdout)["error"]["key"] == "not-text"


def test_a_host_in_the_environment_that_is_no_text() -> None:
    done = run("serve", "--port", "0", "--database", "memory:", WURFWERK_HOST=os.fsdecode(b"\xff"))
    assert (done.returncode, b"not readable text" in done.stderr) == (2, True)


def test_half_a_character_in_parameters() -> None:
    half = '{"dc": 1, "modifiers": [{"kind": "item", "amount": 1, "source": "\\ud800"}]}'
    line = ["roll", "pathfinder2e.check", "--parameters"]
    assert document(*line, half, "--json", status=2)["error"]["key"] == "bad-parameters"
    assert "half a character" in run(*line, half).stderr.decode()
    assert document(*line, '{"\\ud800": 1, "\\ud800": 2}', "--json", status=2)["error"]["key"] == "given-twice"
    whole = half.replace("\\ud800", "\\ud83c\\udfb2")
    assert document(*line, whole, "--json")["parameters"]["modifiers"][0]["source"] == "🎲"


@pytest.mark.parametrize("written", ["nonsense", "2d6)"])
def test_wrong_notation_names_its_parameter(written: str) -> None:
    line = ["roll", "pathfinder2e.strike", "--dc", "15", "--modifier", "5", "--damage", written, "--lang", "de"]
    error = document(*line, "--json", status=2)["error"]
    assert error["message"].startswith("damage (Schaden): ")
    assert error["key"] == document("roll", written, "--json", status=2)["error"]["key"]
    first, text, marks = run(*line).stderr.decode().splitlines()[:3]
    start, end = error["span"]
    assert (first, text, marks) == (
        f"wurfwerk: {error['message']}",
        f"  {written}",
        "  " + " " * start + "^" * (end - start),
    )


def test_control_characters_do_not_reach_the_terminal() -> None:
    modifiers = '{"dc": 9, "modifiers": [{"kind": "item", "amount": 1, "source": "a\\u001b[2J"}]}'
    for line in (
        ["odds", "2d6 # \x1b[2J"],
        ["roll", "2d6 # \x1b[2J"],
        ["roll", "openlegend.action", "\x1b[2J"],
        ["roll", "pathfinder2e.check", "--parameters", modifiers],
    ):
        done = run(*line)
        assert b"\x1b" not in done.stdout + done.stderr
        assert b".[2J" in done.stdout + done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["odds", "2d6"],
        ["odds", "openlegend.action", "--attribute", "5", "--challenge", "20", "--lang", "de"],
        ["systems", "--lang", "de"],
        ["roll", "--help", "--lang", "de"],
    ],
)
def test_an_output_that_knows_only_ascii(arguments: list[str]) -> None:
    done = run(*arguments, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    json_form = run(*arguments[:2], *arguments[2:], "--json", PYTHONIOENCODING="ascii")
    if arguments[1] != "--help":
        json.loads(json_form.stdout)


@pytest.mark.parametrize("encoding", ["ascii", "latin1", "cp1252", "cp850"])
def test_a_comparison_where_the_signs_are_missing(encoding: str) -> None:
    done = run("roll", "(2d6)>=7", "--faces", "4,2", "--lang", "de", PYTHONIOENCODING=encoding)
    assert done.stdout == b"(2d6)>=7: [4 2] = 6 >= 7 (nein)\n"
    done = run("roll", "(2d6)>=7", "--faces", "4,3", PYTHONIOENCODING=encoding)
    assert done.stdout == b"(2d6)>=7: [4 3] = 7 >= 7 (yes)\n"
    chart = run("odds", "4d6kh3", "--at-least", "15", "--at-most", "5", PYTHONIOENCODING=encoding)
    assert b"?" not in chart.stdout
    assert b"\n>= 15  " in chart.stdout
    assert b"\n<= 5  " in chart.stdout


def test_umlauts_and_quotation_marks_on_an_ascii_terminal() -> None:
    done = run("roll", "Zäöüß", "--lang", "de", PYTHONIOENCODING="ascii")
    assert done.stderr.decode("ascii").splitlines()[:3] == [
        'wurfwerk: "Zaeoeuess" ist weder Wuerfel noch Zahl noch Funktion.',
        "  Zaeoeuess",
        "  ^^^^^^^^^",
    ]
    odds = run(
        "odds", "openlegend.action", "--attribute", "5", "--challenge", "20", "--lang", "de", PYTHONIOENCODING="ascii"
    )
    rows = [line for line in odds.stdout.decode("ascii").splitlines() if line.endswith("/192")]
    assert [row[0] for row in rows] == ["+", "-"]
    assert len({row.index("#") for row in rows}) == 1
    assert "waehlt" in rows[1]


def test_a_reader_that_goes_away() -> None:
    command = [sys.executable, "-c", PROGRAM, "odds", "300d6", "--json"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={"PYTHONPATH": str(ROOT / "src")}
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.read(1)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 141


HEAVY = [
    "argparse",
    "asyncio",
    "collections",
    "dataclasses",
    "enum",
    "fluent",
    "fractions",
    "functools",
    "importlib.metadata",
    "json",
    "numpy",
    "re",
    "rich",
    "typing",
]


@pytest.mark.parametrize(
    ("arguments", "allowed"),
    [
        (["roll", "4d6kh3"], set()),
        (["roll", "3W6+2", "--lang", "de"], set()),
        (["roll", "2d20kl1", "--faces", "3,17"], set()),
        (["odds", "4d6kh3"], {"fractions"}),
    ],
)
def test_the_short_way_loads_nothing_heavy(arguments: list[str], allowed: set[str]) -> None:
    program = (
        "import sys; from wurfwerk.frontends.cli.main import main; status = main(sys.argv[1:]);"
        "print(*sorted(sys.modules), file=sys.stderr); sys.exit(status)"
    )
    command = [sys.executable, "-S", "-c", program, *arguments]
    done = subprocess.run(command, capture_output=True, check=True, text=True, env={"PYTHONPATH": str(ROOT / "src")})
    loaded = set(done.stderr.split())
    if "fractions" not in allowed:
        assert not loaded & set(HEAVY)
    else:
        assert not loaded & {
            "argparse",
            "asyncio",
            "dataclasses",
            "fluent",
            "importlib.metadata",
            "json",
            "numpy",
            "rich",
            "typing",
        }
