"""One fold over the faces of unlike dice: ascending, each face takes some dice of each group, ranks are given out as dice are placed.

What a result adds up lies in the exponent of a packed number; only what cannot be added lies in the state.
Among equal faces the earlier die has the higher multiplicity, as `choice.chosen` has it.

Chosen where no closed form fits: unlike dice that are not nested, folds of chosen dice, tallies and flags by rank. The fold over (face, count) is
the method of dice-pool libraries; that what adds up stays in the exponent is what makes it short.

Cost: faces * (product of count + 1)^2 * states operations on packed numbers of as many slots as the results span.
"""

from __future__ import annotations

from itertools import product
from math import comb

from wurfwerk.dice.exact.polynomial import slot, unpack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from typing import TypeVar

    State = TypeVar("State", bound=Hashable)
    Gain = Callable[[int, int, tuple[int, ...]], int]
    """(group, face, multiplicities of its dice of that face) -> what they add, 0 or more."""


def fold(
    groups: list[tuple[dict[int, int], int]],
    select: tuple[int, ...],
    gain: Gain,
    advance: Callable[[State, int, tuple[int, ...]], State],
    start: State,
) -> dict[State, dict[int, int]]:
    """state -> gain -> weight, over the product of each group's sum of weights to the power of its count.

    groups   (face -> weight, count); `advance(state, face, multiplicities)` follows the state over every face that shows
    Faces * (product of count + 1)^2 * states operations on packed numbers.
    """
    whole = 1
    for faces, count in groups:
        whole *= sum(faces.values()) ** count
    size = slot(whole)
    bits = 8 * size
    values = sorted({face for faces, _ in groups for face in faces})
    counts = tuple([count for _, count in groups])
    last = [max(faces) for faces, _ in groups]
    now: dict[tuple[tuple[int, ...], State], int] = {(counts, start): 1}
    for face in values:
        after: dict[tuple[tuple[int, ...], State], int] = {}
        steps: dict[tuple[int, ...], list[tuple[tuple[int, ...], int, int, tuple[int, ...]]]] = {}
        for (left, state), packed in now.items():
            if left not in steps:
                steps[left] = _steps(groups, left, face, last, select, gain)
            for rest, weight, added, multiplicities in steps[left]:
                following = advance(state, face, multiplicities) if multiplicities else state
                key = (rest, following)
                more = packed * weight
                after[key] = after.get(key, 0) + (more << (bits * added) if added else more)
        now = after
    out: dict[State, dict[int, int]] = {}
    for (_, state), packed in now.items():
        out[state] = {i: c for i, c in enumerate(unpack(packed, size)) if c}
    return out


def _steps(
    groups: list[tuple[dict[int, int], int]],
    left: tuple[int, ...],
    face: int,
    last: list[int],
    select: tuple[int, ...],
    gain: Gain,
) -> list[tuple[tuple[int, ...], int, int, tuple[int, ...]]]:
    """(dice left, weight, gain, multiplicities) for every number of dice of each group that can show the face."""
    ranges = []
    for (faces, _), dice, end in zip(groups, left, last, strict=True):
        if face not in faces:
            ranges.append(range(1))
        else:
            ranges.append(range(dice, dice + 1) if face == end else range(dice + 1))
    placed = len(select) - sum(left)
    out = []
    for shown in product(*ranges):
        total = sum(shown)
        multiplicities = tuple(sorted(select[placed : placed + total], reverse=True))
        weight, added, begin = 1, 0, 0
        for index, (j, dice) in enumerate(zip(shown, left, strict=True)):
            if j:
                weight *= comb(dice, j) * groups[index][0][face] ** j
                added += gain(index, face, multiplicities[begin : begin + j])
                begin += j
        out.append((tuple([a - b for a, b in zip(left, shown, strict=True)]), weight, added, multiplicities))
    return out
