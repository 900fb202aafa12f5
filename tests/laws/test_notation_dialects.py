"""Laws of every dialect: any text is read or refused with a place in it; what was read can be printed and is read back alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.notation.written import meaningful
from wurfwerk.dice.explain import explain
from wurfwerk.dice.expression import Expression
from wurfwerk.notation import NotationError, parse, read, render
from wurfwerk.notation.dialect import MODULES

T = TypeVar("T")
PEERS = [name for name in MODULES if name != "default"]
# Words with blanks between them.
WORDS = """
    kh1 kh3 kl1 kl2 k1 k3 k>3 k<2 d1 dl1 dh1 p1 p<3 ph1 pl1 ! !! !p !>4 !=4 >=8 >8 <3 f1 f=1 f<2 cs>4 cf<2 cs cf df<2 df1 sf1 even odd ms>12
    ms<3 x x6 x>=5 xo r r1 r<3 ro1 ro<3 rr1 ir2 e6 ie6 e>4 ra1 t8 b1 min2 max5 mi2 ma5 s sd + - * / // % ** ^ ( ) { } , 1 2 3 2.5 [fire] #x
    /*x*/ == != < >= floor( max( round( abs( pow( trunc(
"""
DICE = """
    1d6 2d6 4d6 1d10 5d10 d% 2dF 4dF.1 1d1 (2)d6 d(3) 3d(5/2) (1d4)d6 {3d6} {2d6+1d4} {2d6,1d10} (1,2,3) 1D6 3w6 0d6 12
"""


@st.composite
def texts(draw: st.DrawFn) -> str:
    between = draw(st.sampled_from(["", "", " "]))
    dice, words = st.sampled_from(DICE.split()), st.sampled_from(WORDS.split())
    pieces = st.one_of(words, words, dice)
    return between.join([draw(dice), *draw(st.lists(pieces, max_size=6))])


def tried(read_or_print: Callable[[], T]) -> T | NotationError:
    try:
        return read_or_print()
    except NotationError as error:
        return error


def check_place(refused: NotationError, text: str) -> None:
    start, end = refused.span
    assert 0 <= start <= end <= len(text)
    assert refused.key in str(NotationError.__doc__)


@pytest.mark.parametrize("dialect", PEERS)
@given(text=texts())
def test_what_was_read_can_be_printed_explained_and_read_again(dialect: str, text: str) -> None:
    reading = tried(lambda: read(text, dialect))
    if isinstance(reading, NotationError):
        check_place(reading, text)
        return
    printed = render(reading.expression, dialect)
    assert parse(printed, dialect) == reading.expression
    assert render(parse(printed, dialect), dialect) == printed
    explain(reading.expression)


@pytest.mark.parametrize("dialect", PEERS)
@given(expression=meaningful())
def test_our_expressions_are_printed_to_be_read_alike_or_refused_by_name(dialect: str, expression: Expression) -> None:
    printed = tried(lambda: render(expression, dialect))
    if isinstance(printed, NotationError):
        assert printed.key == "no-spelling"
    else:
        assert parse(printed, dialect) == expression


@pytest.mark.parametrize("dialect", PEERS)
@given(text=st.text())
def test_any_characters(dialect: str, text: str) -> None:
    reading = tried(lambda: read(text, dialect))
    if isinstance(reading, NotationError):
        check_place(reading, text)
