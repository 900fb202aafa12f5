"""A text on a sheet never looks like a line of the program's own, whatever line ends somebody has put in it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wurfwerk.frontends.cli.main import main

ENDS = ["\n", "\r\n", "\r", "\v", "\f", "\x85", "\u2028", "\u2029"]
FAKE = "wurfwerk: nothing is wrong"


@pytest.mark.parametrize("end", ENDS, ids=ascii)
def test_no_text_of_a_sheet_begins_a_line(end: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.json"
    evil = f"Vera{end}{FAKE}"
    assert main(["sheet", "new", "openlegend", str(file), "--name", evil]) == 0
    assert main(["sheet", "set", str(file), f"name={evil}!", f'feats=[{{"name": {json.dumps(evil)}}}]', "xp=3"]) == 0
    assert main(["sheet", "set", str(file), f"flaws={json.dumps([evil])}", "--reason", evil]) == 0
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["fields"]["name"] == f"{evil}!"  # what is kept is as it was given
    found["fields"][evil] = evil
    found["resources"][evil] = found["rules"][evil] = evil
    found["journal"].append({"at": evil, "kind": evil, "reason": evil, "changes": [{"where": evil, "to": evil}]})
    file.write_text(json.dumps(found), encoding="utf-8")
    for verb, *more in (["show"], ["check"], ["history"], ["raise", "--preview"], ["set", "name=A"], ["undo"]):
        assert main(["sheet", verb, str(file), *more]) in (0, 2)
    said = capsys.readouterr()
    assert FAKE in " ".join(said.out.split())
    assert not [line for line in (said.out + said.err).splitlines() if line.startswith(FAKE)]
