"""Thrown dice in numbers alone."""

from __future__ import annotations

from wurfwerk.dice.roll import RolledDie
from wurfwerk.rules.faces import faces


def test_faces() -> None:
    dice = [RolledDie(8, (8, 5), 13), RolledDie(8, (8,), 8, times=0), RolledDie(10, (4,), 4, times=2)]
    assert faces(dice) == "8+5 (8) 4×2"
    assert faces([]) == ""
