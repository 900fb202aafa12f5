"""The comparison of the two languages finds what is missing, doubled, or said with other arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from scripts import locales

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def compare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A function of two Fluent texts, German and English, that returns the complaints."""
    monkeypatch.setattr(locales, "ROOT", tmp_path)

    def of(german: str, english: str) -> list[str]:
        (tmp_path / "de.ftl").write_text(german, encoding="utf-8")
        (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
        return locales.compare(tmp_path / "de.ftl", tmp_path / "en.ftl")[0]

    return of


def test_two_that_say_the_same(compare) -> None:
    german = "roll = { $name } würfelt { $dice ->\n    [one] einen Würfel\n   *[other] { $dice } Würfel\n }\n    .title = Wurf\n"
    english = "roll = { $name } rolls { $dice } dice\n    .title = Roll\n"
    assert compare(german, english) == []


@pytest.mark.parametrize(
    ("german", "english", "complaint"),
    [
        ("a = eins\nb = zwei\n", "a = one\n", "en.ftl: b is missing"),
        ("a = eins\n", "a = one\nb = two\n", "de.ftl: b is missing"),
        ("a = eins\n", "a = one\n    .title = One\n", "de.ftl: a.title is missing"),
        ("a = { $x }\n", "a = { $y }\n", "uses ['x'] in German and ['y'] in English"),
        ("a = eins\na = zwei\n", "a = one\n", "a stands there twice"),
        ("a = eins\n= zwei\n", "a = one\n", "de.ftl:2: not Fluent"),
        ("a = Los!\n", "a = Go\n", "exclamation mark"),
    ],
)
def test_a_difference_is_named(compare, german: str, english: str, complaint: str) -> None:
    found = compare(german, english)
    assert len(found) == 1
    assert complaint in found[0]


def test_notation_may_have_its_exclamation_mark(compare) -> None:
    assert compare("a = zum Beispiel 3d6!\n", "a = for example 3d6!\n") == []


def test_a_missing_language_is_named(compare, tmp_path: Path) -> None:
    compare("a = eins\n", "a = one\n")
    (tmp_path / "en.ftl").unlink()
    assert locales.compare(tmp_path / "de.ftl", tmp_path / "en.ftl")[0] == ["en.ftl: missing"]
