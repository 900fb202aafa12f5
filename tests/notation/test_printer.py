"""The canonical spelling."""

from __future__ import annotations

import pytest

from wurfwerk.dice.expression import Dice, Expression, Name
from wurfwerk.dice.operators.clamp import Clamp
from wurfwerk.dice.operators.count import Count
from wurfwerk.dice.operators.explode import Explode
from wurfwerk.dice.operators.tally import Tally
from wurfwerk.dice.where import NOWHERE, at_least, only
from wurfwerk.notation import NotationError, parse, render
from wurfwerk.notation.dialect import MODULES
from wurfwerk.notation.printer import spelled


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("3W6 + 2", "3d6+2"),
        ("d%", "1d100"),
        ("4dF", "4dF"),
        ("4d6k", "4d6kh1"),
        ("4d6 d 1", "4d6dl1"),
        ("4d6km2", "4d6km2"),
        ("5d10 kr 2 | 2 | 5", "5d10kr2|2|5"),
        ("1d6xo6", "1d6!o6"),
        ("1d6! >= 5", "1d6!>=5"),
        ("1d6!=6", "1d6!6"),
        ("1d1!>1000000000000", "1d1!>1000000000000"),
        ("1d1!<-1000000000000", "1d1!<-1000000000000"),
        ("1d6!p", "1d6!p"),
        ("2d6!! kh1", "2d6!!kh1"),
        ("2d6!xkh1", "2d6!xkh1"),
        ("1d6!lim3>4", "1d6!lim3>=5"),
        ("1d6!lim3=6", "1d6!lim3=6"),
        ("1d6r<3", "1d6ro<=2"),
        ("1d6rr<>6", "1d6rr<>6"),
        ("1d6rlim2=1", "1d6rlim2=1"),
        ("1d6ro1|3..4", "1d6ro1|3..4"),
        ("4dFro=-1..0", "4dFro=-1..0"),
        ("1d6min2max5", "1d6min2max5"),
        ("4dFmin-1", "4dFmin-1"),
        ("5d10>7f1b10x2", "5d10>=8f1b10x2"),
        ("5d10f=1", "5d10f1"),
        ("2d6sd", "2d6sd"),
        ("5d6set", "5d6set"),
        ("{2d6;1d10}kh1", "{2d6, 1d10}kh1"),
        ("(1d4+1)d6", "(1d4+1)d6"),
        ("2d6[ Feuer ]+1", "2d6[Feuer]+1"),
        ("(2d6+1)[Feuer]", "(2d6+1)[Feuer]"),
        ("((1d6))", "1d6"),
        ("2,5+1d6", "2.5+1d6"),
        ("0,125*1d6", "0.125*1d6"),
        ("1-(2-3)", "1-(2-3)"),
        ("1-(2*3)", "1-2*3"),
        ("-(2*3)", "-(2*3)"),
        ("(-2)**2", "(-2)**2"),
        ("-2^2", "-2**2"),
        ("2^3^2", "2**3**2"),
        ("(2**3)**2", "(2**3)**2"),
        ("2*(3*4)", "2*(3*4)"),
        ("2/3*4", "2/3*4"),
        ("2/(3*4)", "2/(3*4)"),
        ("3d6+2>=10", "(3d6+2)>=10"),
        ("(3d6)>=10", "(3d6)>=10"),
        ("10<3d6", "10<3d6"),
        ("max(1d6,2)>3", "max(1d6, 2)>3"),
        ("2d6>=5+1", "(2d6>=5)+1"),
        ("(1>2)=0", "(1>2)=0"),
    ],
)
def test_canonical(text: str, printed: str) -> None:
    assert render(parse(text)) == printed
    assert parse(printed) == parse(text)


def test_a_count_behind_an_open_explosion_is_no_condition_of_it() -> None:
    counted = Count(Explode(Dice(3, 10)), ((at_least(8), 1),))
    assert render(counted) == "3d10!b>=8"
    assert parse("3d10!b>=8") == counted


def test_a_count_of_chosen_chains_is_spelled_so_that_it_cannot_be_the_total() -> None:
    assert render(parse("2d6!kh1 b >= 5")) == "2d6!kh1b>=5"


@pytest.mark.parametrize(
    "expression",
    [Tally(Dice(3, 6), (only(1),)), Name("x"), Dice(1, 6, ((1, 1), (2, 5))), Explode(Dice(1, 6), NOWHERE)],
)
def test_what_only_rules_can_say_has_no_notation(expression: Expression) -> None:
    with pytest.raises(NotationError) as refused:
        render(expression)
    assert refused.value.key == "no-spelling"
    assert spelled(expression) is None


@pytest.mark.parametrize(
    "text", ["d6evendf3df3", "{d6odddf<3df1}", "d6evendf<3", "d6odddf1df3df5", "5d10cs>=8df=1df=2", "d6cs6df6"]
)
def test_what_foundry_counts_and_takes_off_is_printed_as_it_reads_it(text: str) -> None:
    expression = parse(text, "foundry")
    assert parse(render(expression, "foundry"), "foundry") == expression


@pytest.mark.parametrize("dialect", MODULES)
def test_bounds_that_are_none_are_no_words(dialect: str) -> None:
    with pytest.raises(NotationError) as refused:
        render(Clamp(Dice(1, 6)), dialect)
    assert refused.value.key == "no-spelling"


@pytest.mark.parametrize(
    ("text", "dialect"),
    [
        ("d6k>2k<10", "avrae"),
        ("d6df<3df>2", "foundry"),
        ("4d6k3db<26", "default"),
        ("d6" + "s" * 40, "default"),
        ("2d6e6kl2kh1666666", "avrae"),
        ("max(d1>1000000000000)*2", "rpgdr"),
        ("(d6ſſſſſſſſſſſſſſſſſſſſſ)", "default"),
        ("3d6ssdsa", "default"),
        ("2d6kxrrrrrrr1r", "foundry"),
    ],
)
def test_what_is_read_is_printed_or_refused_and_nothing_else(text: str, dialect: str) -> None:
    try:
        expression = parse(text, dialect)
    except NotationError:
        return
    assert parse(render(expression, dialect), dialect) == expression
