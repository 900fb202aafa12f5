"""Ranks among unlike dice that are alike below each face: a d12 that shows at most 8 is a d8.

One fold from the highest face down. Dice that can still show the face are told apart no more, so that the state is only how many dice
have been placed. Own derivation. Chosen for ranks of unlike dice wherever every die is the lower part of the longest, from below or from above.

Cost: faces * dice * (ranks from the highest to the last that is taken) operations on packed numbers.
"""

from __future__ import annotations

from math import comb

from wurfwerk.dice.exact.polynomial import slot, unpack

TYPE_CHECKING = False
if TYPE_CHECKING:
    Groups = list[tuple[dict[int, int], int]]
    """(face -> weight, count)"""


def nested(groups: Groups) -> dict[int, int] | None:
    """The weights of the longest die if every other one is its lower part, up to a factor; else None."""
    base = max([faces for faces, _ in groups], key=max)
    for faces, _ in groups:
        top = max(faces)
        if len(faces) != sum([1 for face in base if face <= top]):
            return None
        first = next(iter(faces))
        if first not in base:
            return None
        for face, weight in faces.items():
            if weight * base[first] != base.get(face, 0) * faces[first]:
                return None
    return base


def ranked_nested(groups: Groups, base: dict[int, int], select: tuple[int, ...]) -> tuple[dict[int, int], int]:
    """(gain -> weight, whole) of the sum by rank, gains counted from the lowest face.

    Faces * dice * (ranks from the highest to the last that is taken) operations on packed numbers.
    """
    low = min(base)
    size = len(select)
    descending = select[::-1]
    need = max([rank for rank, time in enumerate(descending) if time]) + 1
    taken = [0]
    for time in descending[:need]:
        taken.append(taken[-1] + time)
    below = {}
    total = 0
    for face in sorted(base):
        below[face] = total
        total += base[face]
    starts: dict[int, int] = {}
    whole = 1
    for faces, count in groups:
        top = max(faces)
        starts[top] = starts.get(top, 0) + count
        whole *= (below[top] + base[top]) ** count
    width = slot(whole)
    bits = 8 * width
    placed: list[int] = [0] * need
    placed[0] = 1
    live = 0
    waiting = whole
    out = 0
    for face in sorted(base, reverse=True):
        if face in starts:
            live += starts[face]
            waiting //= (below[face] + base[face]) ** starts[face]
        under, weight = below[face], base[face]
        after = [0] * need
        powers = [weight**j for j in range(live + 1)]
        for c, packed in enumerate(placed):
            if not packed:
                continue
            free = live - c
            for j in range(min(free, need - c - 1) + 1):
                more = packed * (comb(free, j) * powers[j])
                after[c + j] += more << (bits * (face - low) * (taken[c + j] - taken[c]))
            short = need - c
            if free >= short:
                # All ranks that count are filled here; the other dice show this face or less.
                ends = [comb(free, e) * powers[e] * under ** (free - e) for e in range(short, free + 1)]
                closing = packed * (sum(ends) * waiting)
                out += closing << (bits * (face - low) * (taken[need] - taken[c]))
        placed = after
    assert size >= need
    return {i: c for i, c in enumerate(unpack(out, width)) if c}, whole
