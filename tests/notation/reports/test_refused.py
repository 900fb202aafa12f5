"""Reports on what has to be refused, each as its whole kind: with its key, its place, and before any work."""

from __future__ import annotations

from fractions import Fraction
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.notation.reports.falls import pools
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.limits import MAX_DICE, MAX_DICE_TOGETHER, MAX_SIDES
from wurfwerk.notation import NotationError, parse
from wurfwerk.notation.dialect import MODULES

SUMS = [
    "(1d6+5)",
    "floor(1d6/2)",
    "4d6+2",
    "(2d6)",
    "max(1d6,1d8)",
    "abs(1d6-3)",
    "2*3",
    "(4d6kh3+1)",
    "7",
    "(1d4)d6*2",
]
WORDS = ["!", "!!", "!p", "!o", "!lim2", "kh1", "kl2", "dh1", "dl1", "km1", "kr2", "ro1", "rr1", "min2", "max5", "s", "sd", "set", "run"]  # fmt: skip
LIMIT = 0.05
"""Seconds of the processor in which a text is refused."""


def refused(text: str, dialect: str = "default") -> NotationError:
    """The refusal of a text, in time: the quickest of three goes, since others may be at work."""
    seconds, found = [], None
    for _ in range(3):
        before = process_time()
        with pytest.raises(NotationError) as error:
            parse(text, dialect)
        seconds.append(process_time() - before)
        found = error.value
        if seconds[-1] < LIMIT:
            break
    assert min(seconds) < LIMIT
    assert found is not None
    return found


@pytest.mark.parametrize("of", SUMS)
@pytest.mark.parametrize("word", WORDS)
def test_a021_words_for_dice_behind_what_has_no_dice_of_its_own(of: str, word: str) -> None:
    error = refused(of + word)
    start, end = error.span
    assert error.key == "not-a-pool"
    assert start == len(of)
    assert end > start
    assert word.startswith((of + word)[start:end])


@pytest.mark.parametrize("dialect", MODULES)
@given(sides=st.integers(1, 10**40))
def test_a022_a037_a_die_of_any_size_is_fair_or_refused(dialect, sides) -> None:
    text = f"1d{sides}"
    if sides > MAX_SIDES:
        error = refused(text, dialect)
        start, end = error.span
        assert (error.key, text[start:end]) == ("too-many-sides", text)
        return
    law = distribution(parse(text, dialect))
    assert (law.min, law.max) == (1, sides)
    for face in (1, (sides + 1) // 2, sides):
        assert law.chance(face) == Fraction(1, sides)
        assert law.at_least(face) == Fraction(sides + 1 - face, sides)


@pytest.mark.parametrize("dialect", MODULES)
@given(dice=st.integers(MAX_DICE + 1, 10**40), sides=st.sampled_from([1, 2, 6, 20, 10**9]), zeros=st.integers(0, 20))
def test_a039_too_many_dice_are_refused_before_one_is_made(dialect, dice, sides, zeros) -> None:
    text = f"{'0' * zeros}{dice}d{sides}"
    error = refused(text, dialect)
    assert (error.key, error.span[0]) == ("too-many-dice", 0)


@pytest.mark.parametrize("dialect", MODULES)
@given(dice=st.integers(1000, MAX_DICE), more=st.integers(1, 5))
def test_a039_so_are_many_terms_of_many_dice(dialect, dice, more) -> None:
    terms = MAX_DICE_TOGETHER // dice + more
    assert refused("+".join([f"{dice}d6"] * terms), dialect).key == "too-many-dice"


@given(pools())
def test_a036_a_minus_before_dice_is_minus_the_roll(pool) -> None:
    dice, sides = pool
    law, plain = distribution(parse(f"-{dice}d{sides}")), distribution(parse(f"{dice}d{sides}"))
    assert law.pmf == {-value: chance for value, chance in reversed(plain.pmf.items())}
    assert (law.min, law.max) == (-dice * sides, -dice)


@given(st.integers(0, 30), st.integers(1, 30), st.integers(1, 20))
def test_a036_fewer_than_no_dice_are_refused(count, more, sides) -> None:
    for text in (f"({count}-{count + more})d{sides}", f"(-{more})d{sides}", f"(1d{more}-{more})d{sides}"):
        if text.startswith("(1d1-1)"):
            continue  # no dice, never fewer
        error = refused(text)
        start, end = error.span
        assert (error.key, text[start:end]) == ("negative-count", text)


# How "goes on" is written, with {c} for a condition that every face of a die of {s} sides meets.
ENDLESS = {
    "default": ["1d1!", "1d1!!", "1d1!p", "{n}d{s}!>=1", "{n}d{s}!1..{s}", "{n}d{s}kh1!>0", "{n}d{s}!p<={s}", "{n}d{s}min{s}!"],
    "roll20": ["1d1!", "{n}d{s}!>1", "{n}d{s}!!>1", "{n}d{s}!p>1"],
    "foundry": ["1d1x", "{n}d{s}x>=1", "{n}d{s}x<={s}"],
    "avrae": ["1d1e1", "{n}d{s}e>0"],
    "rpgdr": ["1d1!", "{n}d{s}!>=1", "{n}d{s}!!>0", "{n}d{s}!p>=1"],
    "dicemaiden": ["1d1 ie1", "{n}d{s} ie1"],
}  # fmt: skip


@pytest.mark.parametrize(("dialect", "text"), [(dialect, text) for dialect, texts in ENDLESS.items() for text in texts])
@given(dice=st.integers(1, 20), sides=st.integers(2, 100))
def test_a040_dice_that_never_come_to_rest(dialect, text, dice, sides) -> None:
    if dialect == "dicemaiden" and "{n}" in text:
        sides = 1
    assert refused(text.format(n=dice, s=sides), dialect).key == "endless-explosion"


@given(st.integers(2, 12), st.data())
def test_a040_faces_that_together_are_all_there_are(sides, data) -> None:
    faces = data.draw(st.permutations(range(1, sides + 1)))
    text = f"1d{sides}!" + "|".join(map(str, faces))
    assert refused(text).key == "endless-explosion"
    assert parse(f"1d{sides}!" + "|".join(map(str, faces[:-1])))
