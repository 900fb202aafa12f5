"""Hints for texts of several rolls: what a comment swallowed, and functions by their German names."""

from __future__ import annotations

import pytest

from wurfwerk.notation import NotationError, parse, read


@pytest.mark.parametrize(
    ("text", "roll"),
    [
        ("1d20 # hit; 2d6 # damage", "2d6"),
        ("1W20 # Treffer; W6", "W6"),
        ("1d20; 1d4 # both; (1d4)d6+1; 3d6", "(1d4)d6+1"),
    ],
)
def test_a_roll_that_a_comment_swallowed_is_told(text: str, roll: str) -> None:
    (hint,) = [hint for hint in read(text).hints if hint.key == "hint-comment-ends"]
    assert hint.arguments == {"roll": roll}


@pytest.mark.parametrize(
    "text",
    [
        "1d20 # hit; then damage",
        "1d20 # hit;",
        "1d20 # hit; 2 of them",
        "1d20 # hit;;2d6",
        "1d20 hit; 2d6 damage",
        "1d20[a;b] # 2d6",
    ],
)
def test_other_comments_have_no_hint(text: str) -> None:
    assert "hint-comment-ends" not in [hint.key for hint in read(text).hints]


def test_a_dialect_of_one_roll_has_no_hint_to_several() -> None:
    assert "hint-comment-ends" not in [hint.key for hint in read("1d20 # hit; 2d6", "avrae").hints]


@pytest.mark.parametrize(
    ("text", "name"),
    [("wenn(1W20 >= 11; 1W6; 0)", "if"), ("Falls(1W20>=11;1;0)", "if"), ('2 + tabelle(1W6; 1..6: "x")', "table")],
)
def test_german_names_of_functions_have_a_hint(text: str, name: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(text)
    assert refused.value.hint is not None
    assert (refused.value.hint.key, refused.value.hint.arguments) == ("hint-function", {"name": name})


@pytest.mark.parametrize("text", ["wurzel(4)", "xyz(1d6)"])
def test_names_that_mean_nothing_have_none(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(text)
    assert refused.value.hint is None
