"""How many rolls an extended action takes: exact, as one row of weights by the successes gathered so far, roll after roll.

Same as going through its states one by one (`rules.walk`), but what all botches of a roll come to is put together at once, and the
work is known before it starts.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from wurfwerk.dice.cost import about, too_costly
from wurfwerk.rules.walk import MAX_STEPS, WORD, step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from wurfwerk.dice.distribution import Finite


class Gain(NamedTuple):
    """What one roll gathers: `gains[n]` ways to gather n, `botch` ways to botch, of `ways` in all."""

    gains: tuple[int, ...]
    botch: int
    ways: int

    @classmethod
    def of(cls, law: Finite) -> Gain:
        """Of the law of a stage's value: what is below 0 is a botch."""
        weights = {int(value): weight for value, weight in law.weights.items()}
        gains = tuple(weights.get(value, 0) for value in range(max(0, *weights) + 1))
        return cls(gains, sum([weight for value, weight in weights.items() if value < 0]), law.denominator)


def check_work(pool: int, target: int, rolls: int) -> None:
    """TooCostly if so many rolls of so many dice take too long; nothing has been worked out by then."""
    steps = 0
    for made in range(rolls):
        bits = made * pool * 10 // 3  # of the weights by now: there are 10^pool ways for each roll
        held = min(target, 2 * pool * made + 1)
        steps += held * min(2 * pool + 1, target) * step(bits // WORD)
        if steps > MAX_STEPS:
            raise too_costly("procedure", most=about(MAX_STEPS))


def reached(rolls: Iterable[Gain], target: int, kept: Callable[[int], int]) -> tuple[list[int], int, int]:
    """(weight that the target is reached with the first, second, ... roll; weight that it is not; all weights together).

    kept  what a botch leaves of the successes gathered so far
    """
    row = [1] + [0] * (target - 1)
    ended: list[int] = []
    whole = 1
    for gains, botch, ways in rolls:
        enough = [*accumulate(reversed(gains))][::-1]  # enough[n]: ways to gather n or more
        after = [0] * target
        done = 0
        for held, weight in enumerate(row):
            if not weight:
                continue
            missing = target - held
            if missing < len(gains):
                done += weight * enough[missing]
            for gained, way in enumerate(gains[:missing], held):
                after[gained] += weight * way
            after[kept(held)] += weight * botch
        row = after
        ended = [weight * ways for weight in ended]
        ended.append(done)
        whole *= ways
    return ended, sum(row), whole
