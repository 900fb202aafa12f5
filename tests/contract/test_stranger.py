"""The guide's game, taken from the page of the handbook, installed and found: command line, API, form of the table, odds, sheet."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.contract.test_systems import conventional, texts
from tests.contract.whole_process import ROOT, document, run
from tests.live_server import LiveServer, live_server
from tests.proofs import unproven
from tests.stranger import guide, install, installed
from wurfwerk.rules.registry import system
from wurfwerk.rules.rulebook import missing_parts
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words


@pytest.fixture
def path(tmp_path: Path) -> str:
    """PYTHONPATH with the installed game on it."""
    install(tmp_path / "site")
    return f"{ROOT / 'src'}:{tmp_path / 'site'}"


@pytest.fixture(name="server")
def _server(tmp_path: Path) -> Iterator[LiveServer]:
    with installed(tmp_path / "site"), live_server() as server:
        yield server


def test_both_languages_of_the_guide_show_the_same_files() -> None:
    assert guide("de") == guide("en")
    assert {"pyproject.toml", "lantern/__init__.py", "lantern/checks.py", "lantern/book.py"} <= guide().keys()


def written(folder: Path, language: str) -> Path:
    """A folder with the files of the guide, as somebody copies them."""
    for name, text in guide(language).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_installed_with_pip_as_the_guide_says_it_is_found(language: str, tmp_path: Path) -> None:
    source, site = written(tmp_path / "source", language), tmp_path / "site"
    alone = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    pip = [sys.executable, "-m", "pip", "install", *alone, "--target", str(site), "."]
    done = subprocess.run(pip, cwd=source, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    path = f"{ROOT / 'src'}:{site}"
    assert "lantern.descent" in run("systems", PYTHONPATH=path).stdout.decode()
    rolled = document("roll", "lantern.search", "--light", "2", "--faces", "1,5", "--json", PYTHONPATH=path)
    assert rolled["outcome"]["key"] == "found"


def test_its_proofs_pass_and_are_those_that_its_rules_name(path: str, tmp_path: Path) -> None:
    folder = written(tmp_path / "source", "en")
    command = [sys.executable, "-m", "pytest", "-q", "--strict-markers", "-p", "no:cacheprovider", "tests"]
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False, env=environment)
    assert done.returncode == 0, done.stdout
    with installed(tmp_path / "here"):
        assert unproven(system("lantern").rulebook, folder) == []


def test_the_command_line_finds_it(path: str, tmp_path: Path) -> None:
    odds = document("odds", "lantern.search", "--light", "2", "--compare-rule", "found-on", "--json", PYTHONPATH=path)
    assert [outcome["probability"] for outcome in odds["outcomes"]] == ["4/9", "5/9"]
    (compared,) = odds["compared-rules"]
    six = next(value for value in compared["values"] if value["value"] == "six")
    assert [outcome["probability"] for outcome in six["outcomes"]] == ["25/36", "11/36"]
    whole = document("odds", "lantern.descent", "--light", "2", "--rooms", "2", "--json", PYTHONPATH=path)
    assert whole["outcomes"][1]["probability"] == str(1 - Fraction(4, 9) ** 2)
    thrown = run("roll", "lantern.descent", "--light", "1", "--faces", "2,3,6", "--lang", "de", PYTHONPATH=path)
    assert "Raum 3" in thrown.stdout.decode() and "Gefunden" in thrown.stdout.decode()
    named = run("systems", PYTHONPATH=path).stdout.decode()
    assert "lantern.search" in named and "openlegend.action" in named
    rules = document("systems", "lantern", "--rules", "--json", PYTHONPATH=path)["systems"][0]["rulebook"]
    assert [rule["number"] for rule in rules] == ["LA-01", "LA-02", "LA-03"]
    assert "lamp" in run("systems", "lantern", "--tables", PYTHONPATH=path).stdout.decode()
    file = str(tmp_path / "ida.json")
    document("sheet", "new", "lantern", file, "--name", "Ida", "--json", PYTHONPATH=path)
    raised = document("sheet", "raise", file, "light", "--json", PYTHONPATH=path)
    assert raised["raises"][0]["price"]["amount"] == 4
    assert (
        document("sheet", "change", file, "burn", "--rooms", "2", "--json", PYTHONPATH=path)["resources"][0]["count"]
        == 4
    )
    rolled = document("roll", "lantern.search", "--sheet", file, "--faces", "1,5", "--json", PYTHONPATH=path)
    assert (rolled["parameters"], rolled["outcome"]["key"]) == ({"light": 2}, "found")


def test_without_it_it_is_gone() -> None:
    assert document("odds", "lantern.search", "--light", "2", "--json", status=2)["error"]["key"] == "unknown-check"


def test_the_api_and_the_form_of_the_table_know_it(server: LiveServer) -> None:
    listed: list[dict[str, Any]] = server.http.get("/api/systems?lang=de").json()["systems"]
    found = next(each for each in listed if each["key"] == "lantern")
    assert found["name"] == "Laterne"
    (light,) = found["checks"][0]["parameters"]
    assert (light["label"], light["kind"], light["minimum"], light["maximum"]) == ("Licht", "integer", 1, 6)
    assert found["sheet"]["version"] == 2 and found["references"][0]["rows"] == [["eine Kerze", 1], ["eine Lampe", 3]]
    asked = {"target": "lantern.search", "parameters": {"light": 2}, "rules": {"found-on": "six"}}
    assert server.http.post("/api/odds", json=asked).json()["outcomes"][1]["probability"] == "11/36"
    opened = server.http.post(
        "/api/tables", json={"name": "Dark", "systems": ["lantern"], "language": "en", "rules": {}}
    )
    assert opened.status_code == 201


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_keeps_the_contract_of_the_five(language: str, tmp_path: Path) -> None:
    with installed(tmp_path / "site"):
        lantern = system("lantern")
        must, _ = conventional(lantern)
        assert must <= texts(lantern.locales / f"{language}.ftl")
        words = Words(language)
        for rule in lantern.rulebook:
            assert missing_parts(rule, lantern) == []
            assert 20 <= len(words.say(rule.text("lantern"))) <= 600
