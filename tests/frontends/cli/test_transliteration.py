"""What an output shows that is not UTF-8: something readable for every sign of the product's own texts."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wurfwerk.frontends.cli.transliteration import ERRORS
from wurfwerk.rules.registry import systems
from wurfwerk.words import LANGUAGES, sentences


@pytest.mark.parametrize(
    ("text", "ascii_text", "latin"),
    [
        ("Würfel „ÄÖÜ“ ß", 'Wuerfel "AeOeUe" ss', 'Würfel "ÄÖÜ" ß'),
        ("6 ≥ 7 ✗, 1→5, 5×2", "6 >= 7 -, 1->5, 5x2", "6 >= 7 -, 1->5, 5×2"),
        ("Zoë Åsa", "Zoe Asa", "Zoë Åsa"),
        ("u\N{COMBINING DIAERESIS}", "u", "u"),
        ("2d6² 🎲", "2d6? ?", "2d6² ?"),
    ],
)
def test_readable(text: str, ascii_text: str, latin: str) -> None:
    assert text.encode("ascii", ERRORS).decode("ascii") == ascii_text
    assert text.encode("latin1", ERRORS).decode("latin1") == latin


@given(st.text())
def test_every_text_can_be_written(text: str) -> None:
    for encoding in ("ascii", "latin1", "cp437", "cp1252"):
        text.encode(encoding, ERRORS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sign_of_the_own_texts_is_lost(language: str) -> None:
    folders = [Path(sentences.__file__).parent / "locales", *[Path(str(each.locales)) for each in systems().values()]]
    signs = {sign for folder in folders for sign in (folder / f"{language}.ftl").read_text(encoding="utf-8")}
    assert {sign for sign in signs - {"?"} if sign.encode("ascii", ERRORS) == b"?"} == set()
