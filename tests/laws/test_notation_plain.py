"""What the short way reads, the parser reads alike: the same tree, no hint, no comment, and no refusal by the dice."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from wurfwerk.dice.expression import lowered
from wurfwerk.notation import NotationError, parse, read
from wurfwerk.notation.plain import plain
from wurfwerk.notation.reading import Reading, parsed

COUNTS = st.sampled_from(["", "0", "1", "2", "4", "007", "250", "251", "10001", "99999999999999"])
SIDES = st.sampled_from(["", "0", "1", "6", "20", "%", "f", "1000000000", "1000000001", "00"])
WORDS = st.sampled_from(["", "", "k", "kh", "kl", "dh", "dl", "d", "km", "kH", "khdl", "r", "min", "!", "s"])
AMOUNTS = st.sampled_from(["", "0", "1", "2", "3", "9", "251", "1000000000000"])
DICE = st.tuples(COUNTS, st.sampled_from("dwDW"), SIDES, WORDS, AMOUNTS).map("".join)
NUMBERS = st.sampled_from(["", "0", "7", "000", "12", "999999999999", "1000000000000", "1000000000001", "2.5", "2,5"])
SIGNS = st.sampled_from(["+", "-", "+-", "--", "++", " + ", "*", "", " "])
TEXTS = st.lists(st.tuples(st.one_of(DICE, DICE, NUMBERS), SIGNS).map("".join), max_size=4).map("".join)
ANY = st.text(st.sampled_from("0123456789dwkhl+- DWKH%!()[]#²４ß"), max_size=14)


def check(text: str) -> bool:
    """Whether the short way reads it; if so, alike."""
    tree = plain(text)
    if tree is None:
        return False
    long = parsed(text, "default", None)
    assert long == read(text) == Reading(tree, text)
    assert parse(text) == tree
    assert lowered(long.expression) == lowered(parse(text)) == tree.lower()
    return True


@given(st.one_of(TEXTS, TEXTS.map(lambda text: text.rstrip("+- ")), ANY))
@example("4d6kh3")
@example("d20+1d4-1")
@example("2w10kl")
def test_any_text(text: str) -> None:
    check(text)


@pytest.mark.parametrize(
    "text",
    [
        "4d6kh3",
        "10d10",
        "1d20+7",
        "3W6+2",
        "d20-1",
        "2D20KH1+5",
        "4d6dl1",
        "1d8+2d6+3",
        "2d6k-10",
        " 1d20 + 7 ",
        "3W6 - 1\n",
        "4d6kh3 ",
    ],
)
def test_what_is_plain(text: str) -> None:
    assert check(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7",
        "1+2",
        "4d6kh4",
        "2d6dl2",
        "d",
        "4d",
        "-d6",
        "-1+1d6",
        "1d6++2",
        "1d6-",
        "1d6d4",
        "1d0",
        "d%",
        "2d6!",
        "²d6",
    ],
)
def test_what_is_left_to_the_parser(text: str) -> None:
    """Whatever needs a hint or an error, and whatever is not of the plainest form."""
    assert plain(text) is None


def test_errors_are_the_parsers() -> None:
    with pytest.raises(NotationError) as refused:
        parse("1d0+4d6kh3")
    assert (refused.value.key, refused.value.span) == ("zero-sides", (0, 3))
