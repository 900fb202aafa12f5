"""Which division can be one by zero, and where it stands."""

from __future__ import annotations

import pytest

from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.exact import marginals
from wurfwerk.message import Message, WurfwerkError
from wurfwerk.notation import parse
from wurfwerk.notation.divisor import pointed


@pytest.mark.parametrize(
    ("text", "divisor", "place"),
    [
        ("1d6/(1d6-1)", "1d6-1", "(1d6-1)"),
        ("1d6/(1d6*2-3) + 4 // (1d4-2)", "1d4-2", "(1d4-2)"),
        ("2d6 % (1d4-1)", "1d4-1", "(1d4-1)"),
        ("2d6+rem(7, 1d4-1)", "1d4-1", "rem(7, 1d4-1)"),
        ("x := 1d3-1; 4 // x", "x", "x"),
        ("\u200b1d6÷(1d6−1)", "1d6-1", "(1d6−1)"),
    ],
)
def test_the_divisor_is_named_and_placed(text: str, divisor: str, place: str) -> None:
    with pytest.raises(ExpressionError) as refused:
        marginals(parse(text))
    error = pointed(text, "default", refused.value)
    assert error.key == "division-by-zero"
    assert error.message == Message("error-divisor-zero", divisor=divisor)
    assert error.span is not None
    assert text[slice(*error.span)] == place


def test_other_errors_stay_as_they_are() -> None:
    error = WurfwerkError(Message("error-too-deep"), key="too-deep")
    assert pointed("1d6", "default", error) is error
