"""A pasted text and what it means where."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.exact import distribution
from wurfwerk.notation import NotationError, parse, readings


@pytest.mark.parametrize(
    ("text", "meanings"),
    [
        ("4d6k3", {"default roll20 foundry rpgdr dicemaiden": "15869/1296", "avrae": "2"}),
        ("6d10>8", {"default rpgdr": "6/5", "roll20": "9/5", "avrae": "249993/250000"}),
        ("1d6r<3", {"default foundry": "25/6", "roll20": "5", "rpgdr": "9/2"}),
        ("2d6!kh1", {"default": "29/5", "roll20 rpgdr": "161/36"}),
        ("2d6kh1!", {"default": "259/45", "roll20 rpgdr": "161/36"}),
        ("3d6cs>4", {"roll20 rpgdr": "21/2", "foundry": "1"}),
        ("d%", {"default roll20 foundry rpgdr dicemaiden": "101/2", "avrae": "45"}),
        ("7/2", {"default roll20 foundry rpgdr": "7/2", "avrae dicemaiden": "3"}),
        ("5d10 t8 f1", {"dicemaiden": "1"}),
        ("1d20+5", {"default roll20 foundry avrae rpgdr dicemaiden": "31/2"}),
        ("1d1000000000", {"default roll20 foundry avrae rpgdr dicemaiden": "1000000001/2"}),
    ],
)
def test_all_readings_with_their_means(text: str, meanings: dict[str, str]) -> None:
    found = readings(text)
    assert {" ".join(meaning.dialects): meaning.mean for meaning in found} == {
        dialects: Fraction(mean) for dialects, mean in meanings.items()
    }
    for meaning in found:
        assert meaning.reading.expression == parse(text, meaning.dialects[0])


def test_equal_means_are_not_equal_odds() -> None:
    assert [meaning.dialects for meaning in readings("1d6+0*2d6k3")] == [
        ("default", "roll20", "foundry", "avrae", "rpgdr", "dicemaiden")
    ]
    different = readings("1d100+1d%-1d%")
    assert [meaning.mean for meaning in different] == [Fraction(101, 2), Fraction(101, 2)]


def test_too_costly_odds_have_no_mean_and_are_told_apart_by_the_roll() -> None:
    with pytest.raises(TooCostly):
        distribution(parse("100d1000kh50"))
    (meaning,) = readings("100d1000kh50")
    assert meaning.mean is None
    assert meaning.dialects == ("default", "roll20", "foundry", "avrae", "rpgdr")


def test_what_nobody_can_read_is_refused_as_by_us() -> None:
    with pytest.raises(NotationError) as refused:
        readings("4d6)")
    assert refused.value.message.key == "error-syntax-unopened"
