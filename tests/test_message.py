"""Messages are values; errors carry what the person who asked needs."""

from __future__ import annotations

from wurfwerk.message import Message, WurfwerkError


def test_messages_compare_by_key_and_arguments() -> None:
    assert Message("keep-highest", kept=3) == Message("keep-highest", kept=3)
    assert Message("keep-highest", kept=3) != Message("keep-highest", kept=2)
    assert hash(Message("a", x=1)) == hash(Message("a", x=1))
    assert repr(Message("a", x=1)) == "Message('a', x=1)"


def test_an_error_has_key_span_and_hint() -> None:
    error = WurfwerkError(Message("error-syntax"), key="syntax", span=(2, 5), hint=Message("hint"))
    assert (error.key, error.span, error.hint) == ("syntax", (2, 5), Message("hint"))
    assert WurfwerkError(Message("x")).key == "error"
