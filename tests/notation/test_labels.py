"""Labels: however they are typed, what is printed of them is read as the same roll."""

from __future__ import annotations

import pytest

from wurfwerk.notation import NotationError, parse, render

SIGNS = [
    "#",
    "[",
    "]",
    '"',
    "*",
    "/",
    ";",
    ":=",
    "(",
    "{",
    "}",
    "//",
    "!",
    "<",
    "[[",
    "a]+5[b",
    "]]",
    "\\",
    "|",
    "„",
    "“",
    "½",
    "%",
]


@pytest.mark.parametrize("sign", SIGNS)
@pytest.mark.parametrize("text", ["1d6[a{}b]", "1d6/*a{}b*/", "1d6/*{}*/", "1d6 a{}b; 2d6", "2d6; 1d6 a{}b; 1d4"])
def test_no_sign_in_a_label_becomes_notation(text: str, sign: str) -> None:
    try:
        read = parse(text.replace("{}", sign))
    except NotationError:
        return
    assert parse(render(read)) == read


@pytest.mark.parametrize(
    ("text", "place"), [("1d20/*x]+5[y*/", 7), ("1d6/*a]b*/", 6), ("1d6/*]*/", 5), ("2d6 + 1W6 /*ab]*/", 14)]
)
def test_a_closing_bracket_in_a_label_is_refused_where_it_stands(text: str, place: int) -> None:
    with pytest.raises(NotationError) as refused:
        parse(text)
    assert (refused.value.message.key, refused.value.span) == ("error-label-bracket", (place, place + 1))


@pytest.mark.parametrize("sign", [*SIGNS, "”", "»", "«"])
@pytest.mark.parametrize("quotes", ['""', "„“", "„”", "“”", "»«", "«»"])
def test_no_sign_in_the_name_of_a_row_becomes_notation(quotes: str, sign: str) -> None:
    try:
        read = parse(f'table(1d2, 1: {quotes[0]}a{sign}b{quotes[1]}, 2: 1d4 "c")')
    except NotationError:
        return
    assert parse(render(read)) == read
