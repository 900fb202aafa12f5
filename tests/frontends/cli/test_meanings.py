"""What the command line says about other dialects: asked with `--dialect all`, and unasked on standard error."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from wurfwerk.frontends.cli.main import main
from wurfwerk.frontends.cli.plain import may_differ


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[str, str]:
    assert main([*arguments]) == 0
    told = capsys.readouterr()
    return told.out, told.err


def test_every_roll_has_its_mean_and_its_bounds(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = said(capsys, "odds", "3d6; 4d6k3", "--dialect", "all", "--at-least", "5", "--at-most", "3", "--lang", "en")
    assert out.splitlines() == [
        "µ 10.500; 12.245   3d6; 4d6kh3   default, dicemaiden",
        "  ≥ 5  98.148%; 99.614%",
        "  ≤ 3  0.463%; 0.077%",
    ]


def test_bounds_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = said(capsys, "odds", "4d6k3", "--dialect", "all", "--json", "--at-least", "15")
    chances = {reading["dialects"][0]: reading["at-least"] for reading in json.loads(out)["readings"]}
    assert chances == {"default": {"15": "25/108"}, "avrae": {"15": "0"}}


@pytest.mark.parametrize(("language", "words"), [("en", "too costly"), ("de", "zu aufwendig")])
def test_a_costly_mean_is_said_to_be(capsys: pytest.CaptureFixture[str], language: str, words: str) -> None:
    out, _ = said(
        capsys, "odds", "{1d6!,1000d20!,100d1000}kh2", "--dialect", "all", "--at-least", "3", "--lang", language
    )
    assert words in out
    assert "?" not in out


@pytest.mark.parametrize("command", ["roll", "odds"])
@pytest.mark.parametrize(("language", "mean"), [("en", "avrae (µ 2.000)"), ("de", "avrae (µ 2,000)")])
def test_a_hint_on_other_readings(capsys: pytest.CaptureFixture[str], command: str, language: str, mean: str) -> None:
    _, told = said(capsys, command, "4d6k3", "--lang", language)
    assert told.count("\n") == 1
    assert mean in told
    assert "--dialect all" in told
    assert said(capsys, command, "4d6k3", "--lang", language, "--dialect", "default")[1] == ""


@pytest.mark.parametrize("text", ["4d6kh3", "3W6+2", "4d6dl1*2", "1d20+5 # k3", "1d20 attack", "1d6!", "3000d3000!kh7"])
def test_no_hint_where_all_agree_or_nobody_can_tell(capsys: pytest.CaptureFixture[str], text: str) -> None:
    assert said(capsys, "roll", text)[1] == ""


def test_plain_texts_are_not_compared() -> None:
    assert not any(map(may_differ, ("4d6kh3", "2W20kl1 - 4", "(2d6+3)*2", "4d6dl1 # k3")))
    assert all(map(may_differ, ("4d6k3", "6d10>8", "d%", "7/2", "1d6!")))
    program = (
        "import sys; from wurfwerk.frontends.cli.main import main; main(['roll', '4d6kh3']); main(['odds', '4d6kh3'])\n"
        "assert not [name for name in sys.modules if 'dialects' in name or 'meanings' in name or 'fluent' in name]"
    )
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
