"""Reports on dice that are thrown again, each as its whole kind."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.notation.reports.falls import kept, pools, thrown
from wurfwerk.dice.exact import distribution
from wurfwerk.notation import NotationError, parse

# How "below t, once" is written, and by how much the number in it differs from t.
ONCE_BELOW = [
    ("default", "ro<", 0),
    ("default", "ro<=", -1),
    ("avrae", "ro<", 0),
    ("rpgdr", "ro<", 0),
    ("rpgdr", "ro<=", -1),
    ("roll20", "ro<", -1),
    ("foundry", "r<", 0),
    ("foundry", "r<=", -1),
]


def thrown_again(first: list[int], second: list[int], below: int) -> tuple[list[int], list[int]]:
    """(all faces as they fall, the faces that stand) when faces below a bound are thrown once more."""
    following = iter(second)
    more = [next(following) if face < below else None for face in first]
    stand = [face if other is None else other for face, other in zip(first, more, strict=True)]
    return first + [face for face in more if face is not None], stand


@st.composite
def twice(draw: st.DrawFn) -> tuple[int, int, list[int], list[int]]:
    dice, sides = draw(pools())
    faces = st.lists(st.integers(1, sides), min_size=dice, max_size=dice)
    return dice, sides, draw(faces), draw(faces)


@given(twice(), st.integers(2, 12), st.sampled_from(["kh", "kl", "dh", "dl"]), st.integers(0, 6))
def test_a024_a_face_that_is_gone_is_never_kept(fallen, below, word, count) -> None:
    dice, sides, first, second = fallen
    below = min(below, sides)
    faces, stand = thrown_again(first, second, below)
    result = thrown(f"{dice}d{sides}ro<{below}{word}{count}", faces)
    assert result.value == sum(stand[place] for place in kept(stand, word, count))
    assert [die.value for die in result.dice] == stand


@pytest.mark.parametrize(("dialect", "word", "more"), ONCE_BELOW)
@given(fallen=twice(), below=st.integers(2, 12))
def test_a029_the_bound_is_where_the_sign_says_and_the_roll_tells_which_faces_went(
    dialect, word, more, fallen, below
) -> None:
    dice, sides, first, second = fallen
    below = min(below, sides)
    faces, stand = thrown_again(first, second, below)
    result = thrown(f"{dice}d{sides}{word}{below + more}", faces, dialect)
    assert result.value == sum(stand)
    assert [die.rerolled for die in result.dice] == [(face,) if face < below else () for face in first]


@given(st.integers(2, 12), st.sets(st.integers(1, 12), min_size=1, max_size=5), st.permutations(["rr"] * 5))
def test_a030_a041_all_conditions_hold_together_or_are_refused_together(sides, again, words) -> None:
    again = {face for face in again if face <= sides}
    assume(again)
    text = f"1d{sides}" + "".join(f"rr{face}" for face in sorted(again))
    rest = [face for face in range(1, sides + 1) if face not in again]
    if not rest:
        with pytest.raises(NotationError) as refused:
            parse(text)
        assert refused.value.key == "endless-reroll"
    else:
        assert distribution(parse(text)).pmf == dict.fromkeys(rest, Fraction(1, len(rest)))


@st.composite
def covers(draw: st.DrawFn) -> tuple[int, list[str]]:
    """Conditions that together hold for every face of a die."""
    sides = draw(st.integers(2, 20))
    middle = draw(st.integers(1, sides))
    parts = draw(st.permutations([f"<{middle}", f"{middle}", f">{middle}"]))
    possible = {f"<{middle}": middle > 1, f"{middle}": True, f">{middle}": middle < sides}
    return sides, [part for part in parts if possible[part]]


@given(covers(), st.integers(1, 5))
def test_a041_conditions_that_together_hold_for_every_face_are_refused_at_the_last(cover, dice) -> None:
    sides, parts = cover
    text = f"{dice}d{sides}" + "".join(f"rr{part}" for part in parts)
    with pytest.raises(NotationError) as refused:
        parse(text)
    start, end = refused.value.span
    assert (refused.value.key, text[start:end]) == ("endless-reroll", f"rr{parts[-1]}")
    # One of them less, and the die comes to rest.
    if len(parts) > 1:
        assert parse(f"{dice}d{sides}" + "".join(f"rr{part}" for part in parts[:-1]))


@given(twice(), st.integers(1, 12), st.integers(1, 12), st.sampled_from(["min", "max"]))
def test_a031_a_least_value_throws_nothing_again(fallen, below, bound, word) -> None:
    dice, sides, first, second = fallen
    below = max(2, min(below, sides))
    faces, stand = thrown_again(first, second, below)
    value = sum(max(face, bound) if word == "min" else min(face, bound) for face in stand)
    # Every face is used and none more is asked for.
    assert thrown(f"{dice}d{sides}ro<{below}{word}{bound}", faces).value == value
