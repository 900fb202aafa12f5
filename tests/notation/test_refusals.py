"""What is said of texts that come close to the notation: the sentence, its place, and that both languages have it."""

from __future__ import annotations

import pytest

from wurfwerk.notation import NotationError, read
from wurfwerk.words.sentences import Words


@pytest.mark.parametrize(
    ("dialect", "text", "place", "key", "hint"),
    [
        ("default", "1d20 if(1", "i", "error-syntax-expected-operator", "hint-comment"),
        ("default", "1d20 max(3)", "m", "error-syntax-expected-operator", "hint-comment"),
        ("default", "1d20 max(3); 1d6", "m", "error-syntax-expected-operator", "hint-comment"),
        ("default", "1d6 x 2", "x", "error-syntax-expected-operator", "hint-times"),
        ("default", "1d6 x 2; 1d6", "x", "error-syntax-expected-operator", "hint-times"),
        ("default", "(1d4)d(1d6)", "(1d4)d(", "error-syntax-sides-rolled", None),
        ("default", "2d(1d6)", "2d(", "error-syntax-sides-rolled", None),
        ("default", "d(6)", "d(", "error-syntax-sides-rolled", None),
        ("default", "if 1d6 then 2", "if", "error-if-bracket", "hint-if"),
        ("default", "x = 1d6; x", "x =", "error-let-sign", "hint-let"),
        ("default", "x := 1d6; y = 2; y", "y =", "error-let-sign", "hint-let"),
        ("default", "x := y", "y", "error-name-unknown", "hint-let"),
        ("default", "x := 1d6; y", "y", "error-name-unknown", None),
        ("avrae", "foo(2)", "foo", "error-syntax-no-function", None),
        ("foundry", "5d6x2=6", "x2=6", "error-number-and-condition", None),
        ("foundry", "5d6xo2>=6", "xo2>=6", "error-number-and-condition", None),
        ("foundry", "5d6r2<4", "r2<4", "error-number-and-condition", None),
    ],
)
def test_near_misses(dialect: str, text: str, place: str, key: str, hint: str | None) -> None:
    with pytest.raises(NotationError) as refused:
        read(text, dialect)
    error = refused.value
    assert (error.message.key, error.hint and error.hint.key) == (key, hint)
    assert text[slice(*error.span)] == place
    for language in ("de", "en"):
        assert "{" not in Words(language).say(error.message)


@pytest.mark.parametrize(
    ("text", "comment"),
    [
        ("1d20 if only", "if only"),
        ("1d20 round (2)", "round (2)"),
        ("1d20 x marks", "x marks"),
        ("1d20 a(b) 2", "a(b) 2"),
    ],
)
def test_comments_that_stay(text: str, comment: str) -> None:
    assert read(text).comment == comment
