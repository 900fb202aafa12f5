"""Precedence, brackets, numbers, functions; refusals with their places; bounds."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk.dice.chance import SeededChance
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Dice, Number
from wurfwerk.dice.operators.arithmetic import Add, Negate
from wurfwerk.dice.roll import roll
from wurfwerk.notation import NotationError, parse, read


def refused(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        parse(text)
    return caught.value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2+3*4", 14),
        ("(2+3)*4", 20),
        ("2-3-4", -5),
        ("2-(3-4)", 3),
        ("-2**2", -4),
        ("(-2)**2", 4),
        ("2**3**2", 512),
        ("2^3^2", 512),
        ("2**-1", Fraction(1, 2)),
        ("2*-3", -6),
        ("-2*3", -6),
        ("7//2", 3),
        ("-7//2", -4),
        ("7%3", 1),
        ("-7%3", 2),
        ("8/4/2", 1),
        ("8/(4/2)", 4),
        ("2*3%4", 2),
        ("7/2", Fraction(7, 2)),
        ("2,5*2", 5),
        ("2.5*2", 5),
        ("1--2", 3),
        ("1+-2", -1),
        ("1++2", 3),
        ("----1", 1),
        ("max(1;2)", 2),
        ("max(1,2,3)", 3),
        ("min(2,5)", 2),
        ("max(2.5, 1)", Fraction(5, 2)),
        ("abs(-3)", 3),
        ("floor(-7/2)", -4),
        ("ceil(-7/2)", -3),
        ("max(1, min(5, 3), floor(2.9))", 3),
        ("3>2", 1),
        ("3<>3", 0),
        ("1+1=2", 1),
        ("2>=1+2", 0),
        ("{3,4,5}", 12),
        ("{3;4;5}kh2", 9),
        ("1000000000000", 10**12),
    ],
)
def test_arithmetic(text: str, value: Fraction | int) -> None:
    assert distribution(parse(text)).pmf == {value: 1}


def test_a_sum_is_flat_however_long() -> None:
    expression = parse("+".join(["1d6"] * 3000))
    assert isinstance(expression, Add)
    assert len(expression.parts) == 3000
    difference = parse("1d6-2+3-1d4")
    assert difference == Add((Dice(1, 6), Negate(Number(2)), Number(3), Negate(Dice(1, 4))))


def test_bracketed_sums_stay_apart() -> None:
    assert parse("(1d6+2)+3") == Add((Add((Dice(1, 6), Number(2))), Number(3)))


@pytest.mark.parametrize(
    ("text", "mean"),
    [
        ("(1d4)d6", Fraction(35, 4)),
        ("(2)d6", Fraction(7)),
        ("(1+1)d6", Fraction(7)),
        ("(1d6!)>=(1d8!)", Fraction(307766, 663551)),
        ("max(1d6!,1d8!)", Fraction(21494566, 3317755)),
        ("5d10!kh3", Fraction(27508315, 1122211)),
        ("2d6!xkh1", Fraction(161, 36)),
        ("2d6!!", Fraction(42, 5)),
        ("3d6+2>=10", Fraction(181, 216)),
        ("1d20+5>=15", Fraction(11, 20)),
        ("1d6ro1ro2", Fraction(1853, 432)),
        ("2d6>=5+1d6>=4", Fraction(7, 6)),
        ("3d6km1", Fraction(7, 2)),
    ],
)
def test_exact_means(text: str, mean: Fraction) -> None:
    assert distribution(parse(text)).mean == mean


def test_unbounded_on_both_sides() -> None:
    law = distribution(parse("1d6!-1d6!"))
    assert (law.min, law.max) == (None, None)
    assert (law.at_least(3), law.at_least(-3)) == (Fraction(47, 210), Fraction(59, 70))


@pytest.mark.parametrize(
    ("text", "key", "message", "place"),
    [
        ("", "empty", "error-empty", ""),
        (" # nur Text", "empty", "error-empty", " # nur Text"),
        ("/r ", "empty", "error-empty", "/r "),
        ("1d6+", "syntax", "error-syntax-ends", ""),
        ("1d6)", "syntax", "error-syntax-unopened", ")"),
        ("(1d6", "syntax", "error-syntax-unclosed", "("),
        ("max(1d6", "syntax", "error-syntax-unclosed", "max("),
        ("(1d6}", "syntax", "error-syntax-bracket", "}"),
        ("()", "syntax", "error-syntax-nothing-before", ")"),
        ("{}", "syntax", "error-syntax-nothing-before", "}"),
        ("abc", "syntax", "error-syntax-word", "abc"),
        ("sin(1d6)", "syntax", "error-syntax-function", "sin"),
        ("4d-6", "syntax", "error-syntax-sides", "4d"),
        ("d", "syntax", "error-syntax-sides", "d"),
        ("1d6 $ 2", "syntax", "error-syntax-expected-operator", "$"),
        ("1d6 5", "syntax", "error-syntax-expected-operator", "5"),
        ("1d6+*2", "syntax", "error-syntax-expected-roll", "*"),
        ("3d6, 5", "syntax", "error-syntax-separator", ","),
        ("3d6,5", "syntax", "error-not-whole", "6,5"),
        ("2.5d6", "syntax", "error-not-whole", "2.5"),
        ("1d6foo", "syntax", "error-syntax-modifier", "foo"),
        ("1d6ro", "syntax", "error-syntax-condition", ""),
        ("1d6>=", "syntax", "error-syntax-condition", ""),
        ("1d6min", "syntax", "error-syntax-number", ""),
        ("1d6[", "syntax", "error-syntax-label", "["),
        ("1d6[ ]", "syntax", "error-syntax-label", "[ ]"),
        ("1d6=5..2", "bad-selector", "error-range-backwards", "..2"),
        ("1d6ro2,5", "bad-selector", "error-not-whole", "2,5"),
        ("1d6!lim0", "bad-selector", "error-limit", "!lim0"),
        ("5d10>=8x0", "bad-selector", "error-weight", "x0"),
        ("5d10>=8f=11", "bad-selector", "error-no-such-face", "f=11"),
        ("3d6kr4", "bad-selector", "error-bad-selector", "kr4"),
        ("floor(1,2)", "syntax", "error-function-parts", "floor(1,2)"),
        ("d0", "zero-sides", "error-zero-sides", "d0"),
        ("(2)d0", "zero-sides", "error-zero-sides", "d0"),
        ("1d6/0", "division-by-zero", "error-division-by-zero", "/0"),
        ("1+1d6%0", "division-by-zero", "error-division-by-zero", "%0"),
        ("0**-1", "division-by-zero", "error-division-by-zero", "0**-1"),
        ("4d6!kh3!", "not-a-pool", "error-exploded-already", "!"),
        ("4d6kh3ro1kh1", "not-a-pool", "error-kept-already", "kh1"),
        ("5d10>=8kh1", "not-a-pool", "error-counted-already", "kh1"),
        ("5d10>=8f", "syntax", "error-syntax-condition", ""),
        ("5d10>=8sf1", "not-a-pool", "error-counted-already", "f1"),
        ("5d10>=8!", "not-a-pool", "error-counted-already", "!"),
        ("(1d6)kh1", "not-a-pool", "error-not-a-pool", "kh1"),
        ("(1d6)!=3", "not-a-pool", "error-not-a-pool", "!"),
        ("2kh1", "not-a-pool", "error-not-a-pool", "kh1"),
        ("5!", "not-a-pool", "error-not-a-pool", "!"),
        ("1d10!>0", "endless-explosion", "error-endless-explosion", "!>0"),
        ("1d6rr<=6", "endless-reroll", "error-endless-reroll", "rr<=6"),
        ("(0-1)d6", "negative-count", "error-negative-count", "(0-1)d6"),
        ("(1/2)d6", "bad-selector", "error-count-not-whole", "(1/2)d6"),
        ("9**9**9", "too-large", "error-power-too-large", "9**9**9"),
        ("1+1000000000001", "too-large", "error-too-large", "1000000000001"),
        ("1+" + "9" * 500, "too-large", "error-too-large", "9" * 500),
        ("10**60*10**60", "overflow", "error-overflow", "10**60*10**60"),
        ("1d1000000001", "too-many-sides", "error-too-many-sides", "1d1000000001"),
        ("999999999d999999999", "too-many-dice", "error-too-many-dice", "999999999d999999999"),
        ("10000d6+10000d6+1d6", "too-many-dice", "error-too-many-dice", "1d6"),
        ("(1d1000)d6", "too-many-dice", "error-too-many-computed", "(1d1000)d6"),
    ],
)
def test_refusals_name_the_place(text: str, key: str, message: str, place: str) -> None:
    error = refused(text)
    assert (error.key, error.message.key) == (key, message)
    assert text[slice(*error.span)] == place


@pytest.mark.parametrize(
    "text", ["1000d6", "10000d6", "1d1000000000", "1000000000000", "000000000000000000004d6", "d%", "0d6"]
)
def test_inside_the_bounds(text: str) -> None:
    parse(text)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("1+" * 500_000, "too-long"),
        ("(" * 10_000, "too-deep"),
        ("(" * 2_000 + "1" + ")" * 2_000, "too-deep"),
        ("{" * 101 + "1d6" + "}" * 101, "too-deep"),
        ("max(" * 101 + "1" + ")" * 101, "too-deep"),
        ("-" * 200 + "1", "too-deep"),
        ("/".join(["1"] * 200), "too-deep"),
        ("**".join(["1"] * 200), "too-deep"),
        (">".join(["1"] * 200), "too-deep"),
        ("1d6" + "ro1" * 200, "too-deep"),
        ("+".join(["1"] * 4_001), "too-long"),
        ("+".join(["1d6!"] * 501), "too-long"),
        ("1d6" + "kh" * 5_000, "too-deep"),
        ("5d10=" + "|".join(["1"] * 200), "too-large"),
        ("5d10>=8" + "f=1" * 21, "too-large"),
        ("+".join(["(1d9)d6"] * 101), "too-many-dice"),
    ],
    ids=lambda value: str(value)[:12],
)
def test_bounds_of_a_text(text: str, key: str) -> None:
    assert refused(text).key == key


def test_brackets_that_group_nothing_are_not_depth() -> None:
    assert parse("(" * 900 + "1d6+1" + ")" * 900) == parse("1d6+1")


def test_the_length_is_looked_at_first() -> None:
    text = "\u2212" * 1_000_000
    error = refused(text)
    assert (error.key, error.span) == ("too-long", (20_000, 1_000_000))


def test_an_unknown_dialect_is_refused_by_name() -> None:
    with pytest.raises(NotationError) as caught:
        read("1d6", dialect="klingon")
    assert caught.value.key == "unknown-dialect"
    assert caught.value.message.arguments["dialect"] == "klingon"


@pytest.mark.parametrize(
    ("text", "hints"),
    [
        ("3d6+2", []),
        ("1d6r1", ["hint-reroll-once"]),
        ("4d6kh5", ["hint-keeps-all"]),
        ("4d6dl5", ["hint-drops-all"]),
        ("1d10!>=8", ["hint-explodes"]),
        ("1d10!10>=8", []),
        ("5d10>=8+2", ["hint-counts-first"]),
        ("(5d10>=8)+2", []),
        ("2d6>=5+1d6>=4", []),
        ("1d10!>=9>=8", []),
        ("1+1", ["hint-no-dice"]),
        ("1d6+1.000", ["hint-decimal"]),
    ],
)
def test_hints(text: str, hints: list[str]) -> None:
    assert [hint.key for hint in read(text).hints] == hints


def test_which_numbers_look_like_thousands_depends_on_the_language() -> None:
    assert [hint.key for hint in read("1d6+1.000", language="de").hints] == ["hint-decimal"]
    assert read("1d6+1.000", language="en").hints == ()
    assert [hint.key for hint in read("1d6+1,000", language="en").hints] == ["hint-decimal"]


def test_halves_that_make_a_whole_are_whole() -> None:
    assert parse("(0.5+0.5)d6").lower() == parse("(1)d6").lower()
    rolled = roll(parse("{1/2, 1/2, 1d1}"), SeededChance(1))
    assert (rolled.value, type(rolled.value)) == (2, int)
