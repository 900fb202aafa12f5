"""The language: option first, then the locale by its order, then English; a header by its qualities."""

from __future__ import annotations

import pytest

from wurfwerk.words import LANGUAGES, language_of, language_of_header
from wurfwerk.words.language import LanguageError


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_CH@euro", "LANG": "en_US"}, "de"),
        ({"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "de_CH", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "de_DE"}, "en"),
    ],
)
def test_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_option_comes_first() -> None:
    assert language_of({"LC_ALL": "en_US.UTF-8"}, "de") == "de"
    with pytest.raises(LanguageError) as caught:
        language_of({}, "klingon")
    assert caught.value.key == "unknown-language"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("de-AT, en;q=0.9", "de"),
        ("en;q=0.3, de;q=0.4", "de"),
        ("en, de", "en"),
        ("de;q=0", "en"),
        ("de;q=much", "en"),
        ("fr;q=1, ja", "en"),
        (";;;,,,q=q=q", "en"),
    ],
)
def test_header(header: str | None, language: str) -> None:
    assert language_of_header(header) == language


def test_an_endless_header_is_cut() -> None:
    assert language_of_header("x," * 1_000_000 + "de") == "en"


def test_there_are_two() -> None:
    assert LANGUAGES == ("de", "en")
