"""What only Foundry VTT says: words that count, behind words that throw further dice."""

from __future__ import annotations

import pytest

from wurfwerk.dice.operators import Count
from wurfwerk.notation import parse, render


@pytest.mark.parametrize(
    ("text", "same"),
    [
        # What a further word does makes extra dice dice of their own: those behind it see faces of a die, not sums of a chain.
        ("1d6xorodd", "1d6xor1cs=1"),
        ("1d6xrodd", "1d6xr1cs=1"),
        ("2d6xorcs", "2d6xor1cs=6"),
    ],
)
def test_words_behind_extra_dice_see_the_faces_of_one_die(text: str, same: str) -> None:
    read, plain = parse(text, "foundry"), parse(same, "foundry")
    assert isinstance(read, Count) and isinstance(plain, Count) and read.of == plain.of
    ((faces, _),) = read.weights
    assert faces.spans[-1][1] in (5, 6), "no face beyond those of the die"
    assert parse(render(read, "foundry"), "foundry") == read
