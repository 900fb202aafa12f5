"""Conditions printed with what follows them: a minus behind an open range must not become its end."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from wurfwerk.dice.expression import Dice, Number
from wurfwerk.dice.operators import Add, Count, Explode, Multiply, Negate, Reroll
from wurfwerk.dice.where import spans
from wurfwerk.notation import parse, render

if TYPE_CHECKING:
    from collections.abc import Callable

    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.where import Where

PARTS: tuple[tuple[int | None, int | None], ...] = (
    (None, -2), (-1, -1), (1, 1), (3, 4), (6, None), (None, None), (None, 0), (-3, None),
)  # fmt: skip
WHERES = sorted({spans(list(chosen)) for few in (1, 2, 3) for chosen in combinations(PARTS, few)}, key=repr)
BEHIND: tuple[Callable[[Expression], Expression], ...] = (
    lambda of: of,
    lambda of: Add((of, Negate(Number(2)))),
    lambda of: Add((of, Number(2))),
    lambda of: Multiply((of, Negate(Number(2)))),
)


@pytest.mark.parametrize("where", WHERES, ids=lambda where: str(where.spans))
def test_what_follows_a_condition_is_read_back_as_what_it_was(where: Where) -> None:
    made = [
        Reroll(of=Dice(2, 6), where=where, limit=1),
        Reroll(of=Dice(2, 6), where=where, limit=3),
        Explode(of=Dice(1, 6), where=where, limit=1),
        Explode(of=Dice(1, 6), where=where, limit=2),
    ]
    if where & spans([(1, 6)]) not in (spans([]), spans([(1, 6)])):  # some faces, not all
        made.append(Count(of=Dice(3, 6), weights=((where, 1),)))
    for one in made:
        for put in BEHIND:
            expression = put(one)
            text = render(expression)
            assert parse(text) == expression and render(parse(text)) == text, text


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("d6r1|..-2", "1d6ro=1..|..0-2"),
        ("d6r1|5..-2", "1d6ro1|5..-2"),
        ("(d6rr=-1|5..)-2", "1d6rr=5..|-1-2"),
        ("3d6=1|5..+2", "(3d6=5..|1)+2"),
        ('table(1d6, 1|5..: "a", 2..4: "b")', 'table(1d6, 1|5..: "a", 2..4: "b")'),
    ],
)
def test_open_ranges_are_printed(text: str, printed: str) -> None:
    assert render(parse(text)) == printed
    assert parse(printed) == parse(text)
