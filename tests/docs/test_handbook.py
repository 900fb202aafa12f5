"""The handbook builds without a warning in both languages, asks no other host for anything, and has the declarations' pages."""

from __future__ import annotations

import html
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.console import ROOT
from wurfwerk.rules.registry import systems
from wurfwerk.words.catalogue import systems_document
from wurfwerk.words.sentences import Words

LANGUAGES = ("en", "de")
HANDBOOK = ROOT / "docs" / "handbook"
pytestmark = pytest.mark.timeout(600)  # two whole builds, on a busy machine too


@pytest.fixture(scope="module", name="built")
def _built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Language -> folder of its pages. Built from a copy, so that no two builds write to the same place."""
    top = tmp_path_factory.mktemp("handbook")
    shutil.copytree(
        ROOT / "docs", top / "docs", ignore=shutil.ignore_patterns("systems", "rules", "_build", "__pycache__")
    )
    out = {}
    for language in LANGUAGES:
        out[language] = top / "docs" / "_build" / language
        source = top / "docs" / "handbook" / language
        options = ["--fail-on-warning", "--keep-going", "--quiet", "-b", "html", "-d", str(top / "doctrees" / language)]
        done = subprocess.run(
            [sys.executable, "-m", "sphinx", *options, str(source), str(out[language])],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout
    return out


def pages(folder: Path) -> dict[str, str]:
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in folder.rglob("*.html")}


def test_both_languages_have_the_same_pages(built: dict[str, Path]) -> None:
    english, german = pages(built["en"]), pages(built["de"])
    assert english.keys() == german.keys()
    assert {"index.html", "first-evening.html", "notices.html"} <= english.keys()
    assert {f"systems/{key}.html" for key in systems()} <= english.keys()
    for name, text in german.items():
        assert '<html class="no-js" lang="de"' in text, name
        assert (built["de"].parent / "en" / name).is_file()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_asks_another_host(built: dict[str, Path], language: str) -> None:
    loaded = re.compile(r"""<(?:script|img|iframe|source)[^>]*\ssrc=["']([^"']+)|<link[^>]*\shref=["']([^"']+)""")
    for name, text in pages(built[language]).items():
        for source in loaded.finditer(text):
            assert "//" not in (source[1] or source[2]), (name, source[0])
    for style in built[language].rglob("*.css"):
        assert not re.search(r"(url\(|@import)\s*[\"']?(https?:)?//", style.read_text(encoding="utf-8")), style.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_check_has_its_parameters_outcomes_and_example(built: dict[str, Path], language: str) -> None:
    for system in systems().values():
        page = (built[language] / "systems" / f"{system.key}.html").read_text(encoding="utf-8")
        text = html.unescape(re.sub(r"<[^>]+>", "", page))
        for check in system.checks.values():
            assert f"wurfwerk odds {check.target} " in text, check.target
            assert all(key in text for key in check.outcome_keys)
        for rule in system.house_rules:
            assert rule.key in text
            assert all(value in text for value in rule.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_of_a_page_are_the_exact_ones(built: dict[str, Path], language: str) -> None:
    # Action roll, attribute 5 against 20, and a dice pool of 6 against 6, as the facts of the games have them.
    text = (built[language] / "systems" / "openlegend.html").read_text(encoding="utf-8")
    assert "89/192" in text
    assert ("46,354" if language == "de" else "46.354") in text
    text = (built[language] / "systems" / "starwars-legends.html").read_text(encoding="utf-8")
    assert all(re.search(share, text) for share in (r"\b8[.,]100", r"\b4[.,]253"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_and_every_field_of_a_sheet_is_shown(built: dict[str, Path], language: str) -> None:
    for document in systems_document(Words(language))["systems"]:
        page = (built[language] / "systems" / f"{document['key']}.html").read_text(encoding="utf-8")
        text = html.unescape(re.sub(r"<[^>]+>", "", page))
        for reference in document["references"]:
            assert reference["key"] in text and reference["source"] in text
            for row in reference["rows"]:
                assert all(str(cell) in text for cell in row if isinstance(cell, int))
        for change in document["transitions"]:
            assert change["key"] in text
        for field in document["sheet"]["fields"] if document["sheet"] else []:
            assert field["key"] in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_numbered_rule_stands_on_the_page_of_rules_with_its_proof(built: dict[str, Path], language: str) -> None:
    page = (built[language] / "rules" / "coverage.html").read_text(encoding="utf-8")
    rows = [html.unescape(re.sub(r"<[^>]+>", " ", row)) for row in re.findall(r"(?s)<tr.*?</tr>", page)]
    numbers = 0
    for system in systems().values():
        for rule in system.rulebook:
            (row,) = [row for row in rows if re.match(rf"\s*{rule.number}\s", row)]
            assert rule.proof.partition("::")[2] in row and rule.proof.partition("::")[0] in row
            assert len(row) > len(rule.proof) + 30
            numbers += 1
    assert numbers > 50
    assert str(numbers) in html.unescape(page)
