"""A text on a sheet never looks like a line of the program's own, whatever line ends somebody has put in it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wurfwerk.frontends.cli.main import main
from wurfwerk.words.language import LANGUAGES

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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("end", [*ENDS, "\x1b[2K\r", "\x1b]0;"], ids=ascii)
def test_no_name_that_was_typed_begins_a_line(
    end: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names of files, of scenes and of things on a sheet, in what is told and in what is refused."""
    monkeypatch.chdir(tmp_path)
    file, evil = f"a{end}{FAKE}", f"b{end}{FAKE}"
    told = ["--lang", language]
    assert main(["sheet", "new", "starwars-legends", file, "--name", evil, *told]) == 0
    assert main(["sheet", "new", "starwars-legends", file, *told]) == 2
    assert main(["sheet", "change", file, "mark-time", "--name", evil, "--reason", evil, *told]) == 0
    assert main(["sheet", "set", file, "attributes.strength=9", *told]) == 0
    assert main(["sheet", "history", file, *told]) == 0
    assert main(["roll", "starwars-legends.test", "--sheet", file, "--attribute", "strength", *told]) in (0, 2)
    assert main(["roll", "openlegend.action", "--sheet", file, "--attribute", "1", *told]) == 2
    assert main(["roll", "starwars-legends.test", "--sheet", file, "--attribute", evil, *told]) == 2
    (tmp_path / evil).mkdir()
    for name in (evil, f"c{end}{FAKE}"):
        assert main(["sheet", "show", name, *told]) == 2
    given = json.dumps({"problem": evil, "solutions": [{"name": evil, "attribute": 1, "ability-1": 1, "ability-2": 1}]})
    assert main(["roll", "selektor.proposal", "--parameters", given, *told]) == 0
    assert main(["odds", "selektor.proposal", "--parameters", given, *told]) == 0
    for command in (["roll", evil], ["sheet", evil], ["roll", "1d6", f"--{evil}"], ["systems", evil], [evil]):
        assert main([*command, *told]) == 2
    said = capsys.readouterr()
    assert FAKE in " ".join(said.out.split())
    assert "\x1b" not in said.out + said.err
    assert not [line for line in (said.out + said.err).splitlines() if line.lstrip(" ^").startswith(FAKE)]
