"""Every way the dice of a check can fall, with its exact chance: the odds, found again by throwing."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from wurfwerk.dice.shapes import Die
from wurfwerk.rules.check import Check
from wurfwerk.rules.throw import CheckRoll, throw


class Path:
    """A Chance that follows one path: faces by number, and new dice start with their first face."""

    def __init__(self, taken: list[int]) -> None:
        self.taken = taken
        self.sides: list[int] = []

    def throw(self, die: Die, /) -> int:
        assert isinstance(die.sides, int) and die.faces is None
        place = len(self.sides)
        if place == len(self.taken):
            self.taken.append(1)
        self.sides.append(die.sides)
        return self.taken[place]


def paths(check: Check) -> Iterator[tuple[Fraction, CheckRoll]]:
    """(chance, thrown check) for every path; only for checks whose dice cannot explode."""
    taken: list[int] | None = []
    while taken is not None:
        chance = Path(taken)
        thrown = throw(check, chance)
        share = Fraction(1)
        for sides in chance.sides:
            share /= sides
        yield share, thrown
        taken = following(taken, chance.sides)


def following(taken: list[int], sides: list[int]) -> list[int] | None:
    """The next path: the last face that can still grow, one higher."""
    while taken and taken[-1] == sides[len(taken) - 1]:
        taken.pop()
    return [*taken[:-1], taken[-1] + 1] if taken else None
