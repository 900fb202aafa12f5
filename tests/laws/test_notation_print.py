"""Law: what is printed is read back as the same expression, and printing is settled after once."""

from __future__ import annotations

from hypothesis import given

from tests.notation.written import meaningful, pools
from wurfwerk.dice.expression import Expression
from wurfwerk.notation import NotationError, parse, render


def refused_for_its_faces(error: NotationError) -> bool:
    """A count that no face or every face meets can be built, but it is not read: it would always be meant otherwise."""
    return error.message.key in (
        "error-no-face-meets",
        "error-every-face-meets",
        "error-no-such-face",
    )


def check(expression: Expression) -> None:
    text = render(expression)
    try:
        again = parse(text)
    except NotationError as error:
        if refused_for_its_faces(error):
            return
        raise
    assert again == expression
    assert render(again) == text


@given(meaningful())
def test_expressions(expression: Expression) -> None:
    check(expression)


@given(pools())
def test_pools(expression: Expression) -> None:
    check(expression)
