"""Comparisons behind dice: count or total, and the spellings that are offered where it is not guessed."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk.dice.exact import distribution
from wurfwerk.notation import NotationError, parse


@pytest.mark.parametrize(
    ("text", "key", "place", "total", "count"),
    [
        ("2+3d6>=10", "syntax", ">=10", "(2+3d6)>=10", "2+(3d6>=5)"),
        ("2+3d6>=4", "syntax", ">=4", "(2+3d6)>=4", "2+(3d6>=4)"),
        ("2-1d6>=4", "syntax", ">=4", "(2-1d6)>=4", "2-(1d6>=4)"),
        ("-1d6>=4", "syntax", ">=4", "(-1d6)>=4", "-(1d6>=4)"),
        ("5>=1d6>=3", "syntax", ">=3", "(5>=1d6)>=3", "5>=(1d6>=3)"),
        ("3d6>=10", "bad-selector", ">=10", "(3d6)>=10", "3d6>=5"),
        ("3d6=18 # drei Sechsen", "bad-selector", "=18", "(3d6)=18", "3d6=5"),
        ("3d6>=1", "bad-selector", ">=1", "(3d6)>=1", "3d6>=5"),
        ("3d6<10", "bad-selector", "<10", "(3d6)<10", "3d6<5"),
        ("1d6!>=1d8!", "syntax", ">=1d8!", "(1d6!)>=(1d8!)", None),
        ("3d6>=1d8", "syntax", ">=1d8", "(3d6)>=(1d8)", None),
        ("1d20<=(10+5)", "syntax", "<=(10+5)", "(1d20)<=(10+5)", "1d20<=19"),
        ("2d6>=max(1,2)", "syntax", ">=max(1,2)", "(2d6)>=(max(1,2))", "2d6>=5"),
        ("3d6>=10,5", "syntax", ">=10,5", "(3d6)>=10,5", "3d6>=5"),
        ("2d6!kh1>=5", "syntax", ">=5", "(2d6!kh1)>=5", "2d6!kh1b>=5"),
        ("5d10>=8>=2", "syntax", ">=2", "(5d10>=8)>=2", None),
        ("max(1, 2+3d6>=10, 3)", "syntax", ">=10", "(2+3d6)>=10", "2+(3d6>=5)"),
        ("(2+3W6≥10)*2", "syntax", "≥10", "(2+3W6)≥10", "2+(3W6≥5)"),
    ],
)
def test_both_spellings_are_offered(text: str, key: str, place: str, total: str, count: str | None) -> None:
    with pytest.raises(NotationError) as refused:
        parse(text)
    error = refused.value
    assert (error.key, text[slice(*error.span)]) == (key, place)
    assert error.hint is not None
    assert error.hint.arguments.get("total") == total
    assert error.hint.arguments.get("count") == count
    parse(total)
    if count is not None:
        parse(count)


@pytest.mark.parametrize(
    ("text", "mean"),
    [
        ("(2+3d6)>=10", Fraction(181, 216)),
        ("2+(3d6>=5)", Fraction(3)),
        ("1d20>=20", Fraction(1, 20)),
        ("1d20<=20", Fraction(1)),
        ("2d20kh1>=15", Fraction(51, 100)),
        ("2d6!!6>=5", Fraction(2, 3)),
        ("{2d6>=4, 2d6>=4}kh1", Fraction(11, 8)),
        ("4dF=-1", Fraction(4, 3)),
        ("5d6=2|4|6", Fraction(5, 2)),
        ("5d6=..2", Fraction(5, 3)),
        ("5d6=5..", Fraction(5, 3)),
        ("5d6<>6", Fraction(25, 6)),
        ("2d10>=8x3", Fraction(9, 5)),
        ("2d10f1", Fraction(-1, 5)),
        ("2d10b=10", Fraction(1, 5)),
        ("(1d20)>=11", Fraction(1, 2)),
    ],
)
def test_what_is_clear_is_read(text: str, mean: Fraction) -> None:
    assert distribution(parse(text)).mean == mean
