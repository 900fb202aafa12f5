"""Messages become sentences: nested, joined, with numbers of the language; nothing falls back in silence."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk.message import Message
from wurfwerk.words import LANGUAGES, MissingText, Words


def test_both_languages_speak() -> None:
    assert Words("de").text("yes") == "ja"
    assert Words("en").text("yes") == "yes"
    with pytest.raises(ValueError, match="fr"):
        Words("fr")


def test_arguments_may_be_messages_and_tuples_of_them() -> None:
    inner = (Message("yes"), Message("no"))
    assert Words("de").say(Message("systems-outcomes", outcomes=inner)) == "Ergebnisse: ja, nein"
    assert Words("en").say(Message("systems-outcomes", outcomes=Message("yes"))) == "Outcomes: yes"


def test_numbers_are_written_in_the_language() -> None:
    assert Words("de").text("resource-minimum", number=1234567) == "mindestens 1.234.567"
    assert Words("en").text("resource-minimum", number=1234567) == "at least 1,234,567"
    assert Words("de").text("resource-minimum", number=Fraction(7, 2)) == "mindestens 3,5"
    assert Words("en").text("resource-minimum", number=Fraction(1, 3)) == "at least 1/3"


def test_numbers_below_zero_have_one_minus_sign() -> None:
    message = Message(
        "error-out-of-bounds", parameter="a", label="A", value=-1234, minimum=-3, maximum=Fraction(-1, 2), rule="none"
    )
    assert Words("en").say(message) == "a (A) is −1,234, but must lie between −3 and −0.5."


def test_plurals() -> None:
    english = Words("en")
    assert english.text("error-left-over-faces", given=1, used=0, left=1).endswith("one is left over.")
    assert english.text("error-left-over-faces", given=3, used=1, left=2).endswith("2 are left over.")


def test_no_isolation_marks() -> None:
    said = Words("de").text("error-unknown-option", option="x")
    assert not {"\u2068", "\u2069"} & set(said)


def test_long_texts_pass() -> None:
    long = "1, " * 5000
    assert Words("en").text("systems-outcomes", outcomes=long) == f"Outcomes: {long}"
    assert len(Words("en").text("resource-minimum", number=10**4000)) > 4000


def test_texts_of_a_system() -> None:
    for language in LANGUAGES:
        words = Words(language)
        assert words.text("openlegend:system") == "Open Legend"
        assert words.has("openlegend:system")
        assert not words.has("openlegend:nothing-of-the-kind")
        assert not words.has("no-such-system:system")


@pytest.mark.parametrize("key", ["nothing-of-the-kind", "openlegend:nothing-of-the-kind", "no-such-system:system"])
def test_a_missing_text_is_never_silent(key: str) -> None:
    with pytest.warns(MissingText, match="no text"):
        assert Words("de").text(key, count=3).startswith(key)


def test_a_missing_argument_is_never_silent() -> None:
    with pytest.warns(MissingText, match="option"):
        Words("de").text("error-unknown-option")


def test_the_first_that_exists() -> None:
    assert Words("en").first("nothing-of-the-kind", "yes", "no") == "yes"
