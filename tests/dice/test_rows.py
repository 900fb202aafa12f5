"""Rolls that tell which row of a table is hit: with the bindings they need and no other."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk.dice.operators.scope import names_in
from wurfwerk.dice.rows import chances, tables
from wurfwerk.notation import parse, render

ROWS = '1..3: "low", 4..6: "high"'


@pytest.mark.parametrize(
    ("text", "rolls"),
    [
        (f"na := 1d8; nb := 1d6; nc := 1d10; na + nc + table(nb, {ROWS})", ["nb"]),
        (f"na := 1d4; nb := na + 2; nc := 1d10; nc + table(nb, {ROWS})", ["na", "nb"]),
        (f"na := 1d8; nb := table(1d6, {ROWS}); na + nb", [""]),
        (f"na := 1d8; nb := 1d6; na; table(nb, {ROWS}); na + nb", ["nb"]),
        (f"na := 1d8; nb := 1d6; if(na = 8, table(nb, {ROWS}), 0)", ["na", "nb"]),
    ],
)
def test_only_the_bindings_it_needs_stand_around_a_table(text: str, rolls: list[str]) -> None:
    ((_, which),) = tables(parse(text))
    assert names_in(which) == {name for name in rolls if name}
    assert render(which).count(":=") == len(names_in(which))


def test_chances_behind_bindings() -> None:
    text = f"na := 1d2; nb := na + 2; nc := 1d100; nc + table(nb, {ROWS})"
    assert chances(parse(text)) == [[("low", Fraction(1, 2)), ("high", Fraction(1, 2))]]
