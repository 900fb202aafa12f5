"""Labels: however they are typed, what is printed of them is read as the same roll."""

from __future__ import annotations

import pytest

from wurfwerk.dice.expression import Dice, Labelled
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
    "［",
    "］",
    "］］",
    "[[]]",
    "[[1]]",
    "［［］］",
    "[［1］]",
    "＂",
    "a＂b",
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
    ("text", "place"),
    [
        ("1d20/*x]+5[y*/", 7),
        ("1d6/*a]b*/", 6),
        ("1d6/*]*/", 5),
        ("2d6 + 1W6 /*ab]*/", 14),
        ("1d6/*a］b*/", 6),
        ("1d6/*﹪］*/", 6),
        ("6/*[[]]*/", 5),
        ("6/*a[[1]]b*/", 7),
        ("6/*a［［1］］b*/", 7),
        ("6/*½［［1］］b*/", 7),
        ("1d6/*½*/; 6/*a﹪［［1］］b*/", 18),
        ("1d20 aﬁ[[1]]; 2", 10),
        ("1d20 a]b; 2", 6),
        ("1d20 a］b; 2", 6),
        ("1d20 ﬁ］; 2", 6),
    ],
)
def test_a_closing_bracket_in_a_label_is_refused_where_it_stands(text: str, place: int) -> None:
    with pytest.raises(NotationError) as refused:
        parse(text)
    assert (refused.value.message.key, refused.value.span) == ("error-label-bracket", (place, place + 1))


@pytest.mark.parametrize("label", ["", " ", " a", "a]", "］"])
def test_a_label_that_could_not_be_read_has_no_spelling(label: str) -> None:
    with pytest.raises(NotationError) as refused:
        render(Labelled(Dice(1, 6), label))
    assert refused.value.key == "no-spelling"


@pytest.mark.parametrize("text", ['table(1d2, 1: 6/*[[a*/ "x]]y", 2: "c")', '6/*[[1d6*/+table(1d2, 1: "]]", 2: "c")'])
def test_two_brackets_in_a_label_open_no_roll(text: str) -> None:
    assert parse(render(parse(text))) == parse(text)


@pytest.mark.parametrize("sign", [*SIGNS, "”", "»", "«"])
@pytest.mark.parametrize("quotes", ['""', "„“", "„”", "“”", "»«", "«»"])
def test_no_sign_in_the_name_of_a_row_becomes_notation(quotes: str, sign: str) -> None:
    try:
        read = parse(f'table(1d2, 1: {quotes[0]}a{sign}b{quotes[1]}, 2: 1d4 "c")')
    except NotationError:
        return
    assert parse(render(read)) == read
