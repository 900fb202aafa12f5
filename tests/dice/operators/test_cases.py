"""The bound on the cases of dice whose number is rolled: over a whole text, spent before the work is done."""

from __future__ import annotations

import pytest

from wurfwerk.dice import limits
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.operators.cases import LEFT, Counted
from wurfwerk.notation import NotationError, parse

WORDED = "(1d200)d6rr1min2max5"
"""200 cases, gone through by three words: 800."""


@pytest.mark.parametrize(
    "text",
    [
        "+".join([WORDED] * 6),
        ";".join([WORDED] * 6),
        ";".join(f"n{name} := {WORDED}" for name in "abcdef") + ";na",
        "; ".join([WORDED] * 5) + "; if(1d6 = 1, (1d200)d6, 0)",
        "+".join(["(1d200)d6"] * 21),
        "((1d200)d6kh1)d8+" + "+".join([WORDED] * 5),
    ],
)
def test_cases_of_a_whole_text_are_bounded(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(text)
    assert (refused.value.key, refused.value.message.key) == ("too-long", "error-too-many-cases")


@pytest.mark.parametrize("text", ["+".join([WORDED] * 5), "(1d200)d6" + "ro1" * 10, "+".join(["(2d4)d6kh3"] * 90)])
def test_what_is_within_the_bound_is_read_again_and_again(text: str) -> None:
    for _ in range(3):
        parse(text)


def test_no_case_is_made_beyond_the_bound() -> None:
    """What is left is counted down before the cases are made, and a text that was refused leaves nothing behind."""
    tree = parse(WORDED)
    with Counted():
        for _ in range(limits.MAX_CASES // 800):
            tree.lower()
        assert (LEFT.get() or {})["cases"] == 0
        with pytest.raises(ExpressionError):
            tree.lower()
        assert (LEFT.get() or {})["cases"] == -200
    assert LEFT.get() is None
    with pytest.raises(NotationError):
        parse("+".join([WORDED] * 99))
    assert LEFT.get() is None


UNLIKE = "{" + "+".join([f"1d{sides}" for sides in range(2, 502)]) + "}"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (UNLIKE + "r=1" * 9, "error-too-many-unlike"),
        (UNLIKE + "kh3" + "r=1" * 9, "error-too-many-unlike"),
        ("+".join([UNLIKE + "ro2" * 3] * 3), "error-too-many-unlike"),
        ("10000d6" + "kh9000" * 31, "error-too-many-choices"),
        ("+".join(["9999d6" + "dl1" * 17] * 2), "error-too-many-choices"),
    ],
)
def test_dice_times_the_words_behind_them_are_bounded(text: str, key: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(text, "roll20")
    assert (refused.value.key, refused.value.message.key) == ("too-long", key)


@pytest.mark.parametrize(
    "text", [UNLIKE + "r=1" * 8, UNLIKE + "kh9" * 90, "10000d6" + "kh9000" * 30, "99d6" + "dl1" * 97]
)
def test_dice_and_words_within_the_bounds_are_read(text: str) -> None:
    parse(text, "roll20")
