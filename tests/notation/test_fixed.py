"""Numbers in brackets: the quick way for plain sums says what the parser says, and every bracket counts towards the parts of a text."""

from __future__ import annotations

from random import Random

import pytest

from wurfwerk.dice.expression import Number
from wurfwerk.notation import NotationError, parse, render
from wurfwerk.notation.fixed import simple


def value(text: str) -> object:
    """What the parser makes of the text, None where it refuses it."""
    try:
        return parse(text, "rpgdr").lower().value  # type: ignore[union-attr]
    except NotationError:
        return None


def test_simple_sums_are_what_the_parser_makes_of_them() -> None:
    random = Random(3)
    read = 0
    for _ in range(4_000):
        text = "".join(
            random.choices(["1", "20", "3", "007", " ", "+", "-", "*", "999999999999", "4"], k=random.randrange(1, 9))
        )
        numbers, found = simple(text)
        if numbers:
            read += 1
            assert found == value(text), text
    assert read > 400


@pytest.mark.parametrize(
    "text", ["", " ", "-5", "5-", "+5", "5 5", "5**2", "5--3", "2/2", "(5)", "d6", "9999999999999", "5*"]
)
def test_anything_else_is_left_to_the_parser(text: str) -> None:
    assert simple(text) == (0, 0)


@pytest.mark.parametrize(("inside", "number"), [("5+5", 1_333), ("5", 2_000), ("((5))", 571), ("5/1", 500)])
def test_what_stands_in_brackets_counts_as_parts(inside: str, number: int) -> None:
    assert parse("*".join([f"2d({inside})"] * (number - 50)), "foundry")
    with pytest.raises(NotationError) as refused:
        parse("*".join([f"2d({inside})"] * (number + 50)), "foundry")
    assert refused.value.message.key == "error-too-many-terms"


def test_a_sum_in_brackets_stands_for_its_number() -> None:
    assert parse("2d(5+5)", "rpgdr") == parse("2d10", "rpgdr")
    assert parse("2d(2*3+4-1)", "foundry") == parse("2d9", "foundry")
    assert parse("1d6min(1+1)", "foundry") == parse("1d6min2", "foundry")
    assert parse("2+(3-1)d4", "rpgdr") != Number(4)


@pytest.mark.parametrize("pairs", [10, 11, 12])
def test_a_count_that_is_rounded_counts_as_the_function_it_is_printed_as(pairs: int) -> None:
    text = "*".join(["(1**d4)d6" + "kl2kh1" * pairs] * 20)  # 20 (2 + 2 pairs) words when it is printed
    if pairs == 12:
        with pytest.raises(NotationError, match="too-many-words"):
            parse(text, "roll20")
        return
    read = parse(text, "roll20")
    assert parse(render(read, "roll20"), "roll20") == read
