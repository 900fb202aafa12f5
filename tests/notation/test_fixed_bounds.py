"""Arithmetic in the place of a number: no larger than a number may be, so that it can be printed again, in every dialect."""

from __future__ import annotations

import pytest

from wurfwerk.dice.limits import MAX_NUMBER
from wurfwerk.notation import NotationError, parse, render
from wurfwerk.notation.dialect import MODULES

LARGE = ["5**55", "5^55", "10**12+1", "1000000*1000001", "1000000*1000000+1", "0-10**12-1", "-1000000*1000001"]
SMALL = ["10**12", "1000000*1000000", "10**20/10**15", "2**3", "3*4-1", "-1000000*1000000"]
PLACES = [
    "d6cs>({})",
    "d6>({})",
    "d6>=({})",
    "d6<({})",
    "d6<=({})",
    "d6=({})",
    "3d6r<({})",
    "d6!>({})",
    "d6min({})",
    "d({})",
    "4d6kh({})",
]


def reading(text: str, dialect: str) -> str | None:
    """The key of the refusal; None if it is read, and then also printed and read again."""
    try:
        expression = parse(text, dialect)
    except NotationError as refused:
        return refused.key
    assert parse(render(expression, dialect), dialect) == expression, text
    return None


@pytest.mark.parametrize("dialect", MODULES)
@pytest.mark.parametrize("place", PLACES)
def test_what_is_read_can_be_printed(dialect: str, place: str) -> None:
    for number in (*LARGE, *SMALL):
        reading(place.format(number), dialect)


@pytest.mark.parametrize("place", ["d6cs>({})", "d6cs<({})", "3d6ro<({})"])
def test_too_large_is_told(place: str) -> None:
    assert {reading(place.format(number), "rpgdr") for number in ("5**55", "1000000*1000001")} == {"too-large"}
    with pytest.raises(NotationError) as refused:
        parse(place.format("5**55"), "rpgdr")
    start, end = refused.value.span
    assert place.format("5**55")[start:end] == "(5**55)"
    assert str(MAX_NUMBER) in str(refused.value.message)
