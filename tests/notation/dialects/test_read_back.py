"""Whatever a dialect reads it can print, and reads as the same: every two words behind dice, and many of three, in any order."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from wurfwerk.notation import NotationError, parse, render
from wurfwerk.notation.dialect import MODULES, dialect_of

DICE = ("1d6", "4d6", "{2d6,1d10}")
BEHIND = ("", "1", "2", "6", "<3", "<6", ">5", ">=3", "<>4", "=6")
TRIPLES = 1_500


def words_of(dialect: str) -> list[str]:
    """Every word and comparison of a dialect with every number and condition that it takes behind one die."""
    spoken = dialect_of(dialect)
    words = [word + behind for word in [*spoken.modifiers, "!", "!!", "!p"] for behind in BEHIND] + [*BEHIND[4:]]
    return [word for word in words if read_back(f"4d6{word}", dialect) or read_back(f"4d6>=3{word}", dialect)]


def read_back(text: str, dialect: str) -> bool:
    """Whether the text is read. Then it is printed and read again."""
    try:
        read = parse(text, dialect)
    except NotationError:
        return False
    try:
        printed = render(read, dialect)
    except NotationError as refused:
        raise AssertionError(f"{dialect}: {text} is read, but {refused.message}") from refused
    assert parse(printed, dialect) == read, text
    return True


@pytest.mark.parametrize("dialect", MODULES)
def test_two_and_three_words(dialect: str) -> None:
    space = " " if dialect == "dicemaiden" else ""
    words = words_of(dialect)
    assert len(words) > 20
    read = 0
    for dice, *pair in product(DICE[1:2], words, words):
        read += read_back(space.join([dice, *pair]), dialect)
    random = Random(7)
    for _ in range(TRIPLES):
        read += read_back(space.join([random.choice(DICE), *random.choices(words, k=3)]), dialect)
    assert read > 300


@pytest.mark.parametrize(
    ("dialect", "text", "printed"),
    [
        ("foundry", "d6cs<6df<3", "1d6cs<=5df<=2"),
        ("foundry", "d6cs<>3df4", "1d6cs<>3df=4"),
        ("foundry", "6d6cs>2df3df5", "6d6cs>=4df=3df=5"),
        ("foundry", "6d6cs>2df4df6", "6d6cs>=3df=4df=6"),
        ("foundry", "6d6cs<>3df>4df<3", "6d6cs=4df<=2df>=5"),
        ("foundry", "6d20evendf>7df<3", "6d20 even df<=2df>=8"),
        ("foundry", "6d6evendf<9", "6d6cs<=8df<=8"),
        ("foundry", "1d6x6dl2ms>5", "1d6xdl2-5"),
        ("dicemaiden", "4d6 t6 e6", "4d6 e6 t6"),
        ("dicemaiden", "4d6 t6 f1 k2 ie6", "4d6 ie6 k2 t6 f1"),
    ],
)
def test_failures_taken_off_and_words_whose_turn_is_earlier(dialect: str, text: str, printed: str) -> None:
    assert render(parse(text, dialect), dialect) == printed
    assert parse(printed, dialect) == parse(text, dialect)
