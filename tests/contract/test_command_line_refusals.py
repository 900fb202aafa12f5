"""What the command line refuses: key, exit status, and a sentence that says what would be right."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from tests.contract.whole_process import document, run, through_a_shell
from wurfwerk.frontends.cli.main import main
from wurfwerk.rules.registry import systems
from wurfwerk.words import LANGUAGES, sentences

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


def test_people_read_the_error_on_standard_error() -> None:
    done = run("roll", "4d6kh3)", "--lang", "de")
    assert (done.returncode, done.stdout) == (2, b"")
    lines = done.stderr.decode().splitlines()
    assert lines[0].startswith("wurfwerk: ")
    assert lines[1:3] == ["  4d6kh3)", "        ^"]


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
