"""What users of other dice programs reported as wrong, as tests: typed faces give the value that is right."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk.dice.chance import ScriptedChance
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Dice
from wurfwerk.dice.operators import Tally
from wurfwerk.dice.roll import Roll, roll
from wurfwerk.dice.where import at_least, only
from wurfwerk.notation import NotationError, parse, read, trace


def thrown(text: str, *faces: int) -> Roll:
    chance = ScriptedChance(faces)
    result = roll(parse(text), chance)
    chance.finish()
    return result


@pytest.mark.parametrize(
    ("report", "text", "faces", "value"),
    [
        ("A001", "2d6!kh1", (6, 2, 4), 10),
        ("A002", "6d10!kh3", (4, 10, 7, 9, 10, 8, 6, 2), 37),
        ("A003", "10d2!okh3", (2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1), 12),
        ("A004", "8d4kh4!", (4, 4, 3, 3, 2, 2, 1, 1, 3, 4, 1), 22),
        ("A005", "max(1d8!, 1d6!)", (8, 3, 6, 6, 2), 14),
        ("A006", "1d20! + 3d6kh2!", (5, 6, 6, 1, 5, 1), 23),
        ("A009", "10d10!o10", (10, 10, 10, 1, 1, 1, 1, 1, 1, 1, 10, 5, 10), 62),
        ("A010", "2d6! + 1d4!", (6, 4, 3, 4, 1), 18),
        ("A013", "2d10!10>7", (8, 10, 5), 2),
        ("A014", "5d10>=8f=1", (10, 8, 8, 1, 4), 2),
        ("A015", "3d10>=6f=1", (8, 1, 1), -1),
        ("A017", "4d10>=6b10", (10, 7, 3, 1), 3),
        ("A018", "1d10!>=10", (10, 10, 10, 3), 33),
        ("A018", "1d10!10>=10", (10, 10, 10, 3), 3),
        ("A023", "1d1", (1,), 1),
        ("A024", "2d6ro<3kh1", (2, 1, 1, 1), 1),
        ("A025", "3d6dh1dl1", (6, 4, 6), 6),
        ("A025", "3d6kh2dl1", (2, 4, 5), 5),
        ("A028", "2d20dl1", (18, 9), 18),
        ("A028", "2d20kh1+5", (18, 9), 23),
        ("A029", "2d6ro<3", (2, 6, 5), 11),
        ("A031", "1d10ro1min2", (1, 1), 2),
        ("A034", "1d20 -5", (11,), 6),
        ("A038", "d%", (2,), 2),
        ("A038", "d%", (100,), 100),
        ("A038", "d%", (90,), 90),
        ("A034", "1d6-6", (4,), -2),
        ("A035", "1d20−2", (10,), 8),
        ("A044", "2d20 +5", (3, 4), 12),
        ("A045", "20+15", (), 35),
        ("A046", "+d20 + 1", (7,), 8),
        ("A048", "3W10+3", (1, 2, 3), 9),
    ],
)
def test_typed_faces_give_the_right_value(report: str, text: str, faces: tuple[int, ...], value: int) -> None:
    assert thrown(text, *faces).value == value


@pytest.mark.parametrize(("faces", "value"), [((1, 1, 4, 6, 3), 1), ((5, 2, 2, 1, 5), 2)])
def test_a016_two_ones_take_one_success(faces: tuple[int, ...], value: int) -> None:
    good, ones = roll(Tally(Dice(5, 6), (at_least(4), only(1))), ScriptedChance(faces)).value
    assert good - ones // 2 == value


def test_a024_a_face_that_was_thrown_again_is_never_kept() -> None:
    # 2 is thrown again and shows 1; 1 is thrown again and shows 1.
    result = thrown("2d6ro<3kh1", 2, 1, 1, 1)
    assert [(die.rerolled, die.value) for die in result.dice] == [((2,), 1), ((1,), 1)]


def test_a025_each_die_is_marked_once() -> None:
    result = thrown("3d6dh1dl1", 6, 4, 6)
    assert [die.times for die in result.dice] == [1, 0, 0]


def test_a031_two_dice_are_used() -> None:
    (die,) = thrown("1d10ro1min2", 1, 1).dice
    assert (die.rerolled, die.chain, die.value) == ((1,), (1,), 2)


def test_a049_a083_dice_are_shown_as_they_fell() -> None:
    result = thrown("3W20", 17, 4, 12)
    assert [die.value for die in result.dice] == [17, 4, 12]
    assert trace(result, parse("3W20")) == "3d20: 17 4 12 = 33"
    assert trace(thrown("3W20s", 17, 4, 12), parse("3W20s")) == "3d20sa: 4 12 17 = 33"


@pytest.mark.parametrize(
    ("report", "text", "mean"),
    [
        ("A008", "2d2!", Fraction(6)),
        ("A026", "2d20kh1", Fraction(553, 40)),
        ("A026", "3d20kh1", Fraction(1239, 80)),
        ("A027", "4d12+10", Fraction(36)),
        ("A027", "1d6", Fraction(7, 2)),
    ],
)
def test_means(report: str, text: str, mean: Fraction) -> None:
    assert distribution(parse(text)).mean == mean


@pytest.mark.parametrize(
    ("report", "text", "low", "high"),
    [
        ("A011", "1d6xo6", 1, 12),
        ("A012", "3d20kh2dl1", 1, 20),
        ("A020", "{2d6>=4, 2d6>=4}kh1", 0, 2),
        ("A033", "1d20+-5", -4, 15),
        ("A033", "1d6 + -1", 0, 5),
        ("A036", "-9d20", -180, -9),
        ("A044", "2d20+5", 7, 45),
        ("A044", "2d20 +5", 7, 45),
        ("A048", "1W20", 1, 20),
        ("A048", "2W4", 2, 8),
    ],
)
def test_bounds(report: str, text: str, low: int, high: int) -> None:
    law = distribution(parse(text))
    assert (law.min, law.max) == (low, high)


def test_a008_each_die_explodes_by_itself() -> None:
    assert distribution(parse("2d2!")).chance(2) == Fraction(1, 4)


def test_a030_both_conditions_hold() -> None:
    assert distribution(parse("1d4rr1rr4")).pmf == {2: Fraction(1, 2), 3: Fraction(1, 2)}


@pytest.mark.parametrize(
    ("report", "text", "key", "place"),
    [
        ("A021", "(1d6+5)!", "not-a-pool", "!"),
        ("A021", "floor(1d6/2)kh1", "not-a-pool", "kh1"),
        ("A021", "4d6+2kh3", "not-a-pool", "kh3"),
        ("A022", "1d9007199254740991", "too-many-sides", "1d9007199254740991"),
        ("A036", "(0-9)d20", "negative-count", "(0-9)d20"),
        ("A037", "1d99999999999999999999999999999999", "too-many-sides", "1d99999999999999999999999999999999"),
        ("A039", "100000000d20", "too-many-dice", "100000000d20"),
        ("A040", "1d1!", "endless-explosion", "!"),
        ("A041", "1d2rr1rr2", "endless-reroll", "rr2"),
        ("A041", "1d8rr4rr<4rr>4", "endless-reroll", "rr>4"),
        ("A019", "1000d4cs", "syntax", "cs"),
        ("A032", "1d20cs<=(10+5)", "syntax", "cs"),
    ],
)
def test_refused(report: str, text: str, key: str, place: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(text)
    start, end = refused.value.span
    assert (refused.value.key, text[start:end]) == (key, place)


@pytest.mark.parametrize(
    ("report", "text", "same", "comment"),
    [
        ("A042", "1d20 please don't break", "1d20", "please don't break"),
        ("A043", "6d10>=7 stark", "6d10>=7", "stark"),
        ("A047", "[[/r {1d4+1} #rounds]]{1d4+1 rounds}", "{1d4+1}", "rounds"),
        ("A047", "[[/r 1d4+1]]{1d4+1 rounds}", "1d4+1", "1d4+1 rounds"),
        ("A080", "1d20 # <script>alert(1)</script>", "1d20", "<script>alert(1)</script>"),
    ],
)
def test_comments(report: str, text: str, same: str, comment: str) -> None:
    reading = read(text)
    assert reading.expression == parse(same)
    assert reading.comment == comment


def test_a045_arithmetic_is_marked() -> None:
    reading = read("20+15")
    assert not reading.dice
    assert [hint.key for hint in reading.hints] == ["hint-no-dice"]


def test_a046_the_plus_before_a_die_is_explained() -> None:
    reading = read("+d20 + 1")
    assert reading.expression == parse("1d20+1")
    assert [hint.key for hint in reading.hints] == ["hint-leading-plus"]
