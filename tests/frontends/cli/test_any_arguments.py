"""Lists of arguments as nobody would write them: every one ends in a status of the contract, and in its form."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest

from wurfwerk.frontends.cli.main import main
from wurfwerk.frontends.cli.options import COMMANDS, SHEET_VERBS
from wurfwerk.rules.form import form_of
from wurfwerk.rules.registry import systems

COUNT = 400
CHECKS = {check.target: check for system in systems().values() for check in system.checks.values()}
NOTATION = (
    "4d6kh3",
    "3W6+2",
    "(2d6)>=7",
    "2d6!",
    "-1d20",
    "d%",
    "1d6/0",
    "4x6",
    "((((",
    "2d6 # \x1b[2J\n",
    "9**9**9",
    "",
)
ODD = (
    b"\xff",
    b"4d6\xff",
    b"\xed\xa0\x80",
    "ä".encode(),
    "🎲 – ½ ²".encode(),
    b"\x1b[31m",
    b"a\nb",
    b"--",
    b"---",
    b"--=",
    b"-",
    b"-h",
    b"--no-json",
    b"--json=1",
    b"1e99999999",
    b"-1e99999999",
    b"1/0",
    b"9" * 5000,
    b"+-3",
    b"\xd9\xa3",
    b"NaN",
)
JSON = (
    '{"dc":1,"modifiers":[{"kind":"item","amount":1,"source":"\\ud800"}]}',
    '{"\\ud800":1,"\\ud800":2}',
    '{"dc":1e999,"modifier":NaN}',
    '{"modifier":Infinity}',
    '{"attribute":1.5}',
    '{"attribute":true,"challenge":null}',
    '{"modifiers":{"a":1}}',
    '{"modifiers":[[[]]]}',
    '{"modifiers":[null]}',
    '{"sides":[{}]}',
    '{"":""}',
    '{"damage":{"x":1}}',
    '{"damage":"\\u0000"}',
    "[" * 5000,
    "{" * 5000,
    '{"attribute":' + "9" * 5000 + "}",
    "null",
    '"\\ud83c\\udfb2"',
    "\ufeff{}",
)


def word(chance: random.Random, check: str | None) -> list[str]:
    """One option or word of the command line, more wrong than right."""
    kind = chance.randrange(10)
    if kind < 2 and check is not None:
        field = chance.choice(form_of(CHECKS[check]).fields)
        value = chance.choice(
            [str(chance.randint(-3, 30)), *map(str, field.choices), *NOTATION, *map(os.fsdecode, ODD)]
        )
        return [f"--{field.key}={value}"] if chance.random() < 0.3 else [f"--{field.key}", value]
    if kind < 4:
        return [os.fsdecode(chance.choice(ODD))]
    if kind == 4:
        return ["--parameters", chance.choice(JSON)]
    if kind == 5:
        return [chance.choice(NOTATION)]
    if kind == 6:
        return [
            "--rule",
            chance.choice(["", "=", "a=b", "a.b=c", "selektor.bands=custom", os.fsdecode(chance.choice(ODD))]),
        ]
    names = sorted({name for options in COMMANDS.values() for name in options})
    name = "--" + chance.choice(names)
    value = os.fsdecode(
        chance.choice([*ODD, b"7", b"1,2,3", b"de", b"en", b"default", *[text.encode() for text in JSON]])
    )
    return chance.choice([[name], [name, value], [f"{name}={value}"]])


PLACES = (
    "xp",
    "attributes.might",
    "feats[0]",
    "feats[9].name",
    "a..b",
    "rules",
    "resources.legend-points",
    "journal[0]",
    "[0]",
)
FILES = ("vera.json", "vera.json", "vera.json", "new.json", "no/file", ".", "", "vera.json\0", "\x1b[2J")


def of_sheet(chance: random.Random) -> list[str]:
    """What can follow `sheet`, more wrong than right."""
    values = ["1", "-1", "[]", "{", "9" * 50, "null", "\x1b", *JSON]
    files = chance.sample(FILES, chance.choice([0, 1, 1, 1, 1, 1, 2]))
    found = [
        chance.choice([*SHEET_VERBS, "fly"]),
        *([chance.choice(list(systems()))] if chance.random() < 0.2 else []),
        *files,
    ]
    for _ in range(chance.randrange(4)):
        place = chance.choice(PLACES)
        found += chance.choice(
            [[place], [f"{place}={chance.choice(values)}"], word(chance, None), ["spend-legend-points"]]
        )
    return [*found, *(["--json"] if chance.random() < 0.5 else [])]


def arguments(chance: random.Random) -> list[str]:
    """A command and what follows; never `serve`, which would start, and never the line on standard input."""
    command = chance.choice(
        [
            "roll",
            "odds",
            "roll",
            "odds",
            "systems",
            "sheet",
            "sheet",
            "--version",
            "--help",
            "rol",
            os.fsdecode(b"\xfe"),
        ]
    )
    if command == "sheet":
        return [command, *of_sheet(chance)]
    check = chance.choice([None, *CHECKS]) if command in ("roll", "odds") else None
    found = [check] if check is not None else [chance.choice(NOTATION)]
    for _ in range(chance.randrange(5)):
        found += word(chance, check)
    if chance.random() < 0.5:
        found.append("--json")
    return [command, *[each for each in found if each != "-"]]


@pytest.mark.parametrize("seed", range(COUNT))
def test_a_status_and_a_form_of_the_contract(
    seed: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["sheet", "new", "openlegend", "vera.json"]) == 0
    capsys.readouterr()
    monkeypatch.delenv("WURFWERK_TRACEBACK", raising=False)
    given = arguments(random.Random(seed))
    status = main(given)
    said = capsys.readouterr()
    assert status in (0, 2, 3), (given, said)
    before_end = given[: given.index("--")] if "--" in given else given
    if (
        "--json" in before_end
        and given[0] in ("roll", "odds", "systems", "sheet")
        and not {"--help", "-h"} & set(before_end)
    ):
        assert said.err == ""
        assert ("error" in json.loads(said.out)) == (status != 0)
    elif status:
        assert said.out == "" or "--json" in before_end or given[:2] == ["sheet", "check"], given
        assert "--json" in before_end or said.err.startswith("wurfwerk: "), given
    assert "Traceback" not in said.out + said.err
    assert "\x1b" not in said.out + said.err, given
