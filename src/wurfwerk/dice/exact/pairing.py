"""Two sides' dice set against each other from the top: one walk down the faces, its state the dice each side has left.

Who has placed fewer dice is behind; its dice of the next face lose to the other's that wait, and what goes beyond them waits in its
turn for equal ones. So each face is two steps of one side each, and the score lies in the exponent.

Own derivation. Chosen where both sides are equal dice, all kept, from high to low; other sides are compared tuple by tuple.

Cost: faces * m * n * (m + n) operations on packed numbers of 2 min(m, n) + 1 slots.
"""

from __future__ import annotations

from math import comb

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.polynomial import slot, unpack
from wurfwerk.dice.shapes import Pool, Tuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape

    Faces = dict[int, int]
    State = dict[tuple[int, int], int]


def paired(left: tuple[Faces, int], right: tuple[Faces, int], tie: int) -> Finite:
    """The pairs the left side wins less those it loses; an equal pair counts `tie` for it.

    Faces * m * n * (m + n) operations on packed numbers of 2 min(m, n) + 1 slots.
    """
    (faces_a, m), (faces_b, n) = left, right
    whole = int(sum(faces_a.values()) ** m * sum(faces_b.values()) ** n)
    size = slot(whole)
    bits = 8 * size
    most = min(m, n)
    now: State = {(m, n): 1 << (bits * most)}
    for face in sorted({*faces_a, *faces_b}, reverse=True):
        rows_a = _rows(m, faces_a.get(face, 0), face == min(faces_a))
        rows_b = _rows(n, faces_b.get(face, 0), face == min(faces_b))
        # (dice left) after the side that is behind has placed its dice: kept apart by which side that was
        a_first: State = {}
        b_first: State = {}
        for (a, b), packed in now.items():
            lead = (m - a) - (n - b)
            if lead > 0:
                for j, weight in rows_b[b]:
                    more = packed * weight << bits * min(j, lead)
                    key = (a, b - j)
                    b_first[key] = b_first.get(key, 0) + more
            else:
                for i, weight in rows_a[a]:
                    more = packed * weight >> bits * min(i, -lead)
                    key = (a - i, b)
                    a_first[key] = a_first.get(key, 0) + more
        now = {}
        for (a, b), packed in a_first.items():
            waiting = max(0, (m - a) - (n - b))
            for j, weight in rows_b[b]:
                key = (a, b - j)
                now[key] = now.get(key, 0) + _moved(packed * weight, bits * tie * min(j, waiting))
        for (a, b), packed in b_first.items():
            waiting = max(0, (n - b) - (m - a))
            for i, weight in rows_a[a]:
                key = (a - i, b)
                now[key] = now.get(key, 0) + _moved(packed * weight, bits * tie * min(i, waiting))
    return Finite({i - most: c for i, c in enumerate(unpack(now[0, 0], size)) if c}, whole)


def plain_side(part: Shape) -> bool:
    """Whether a side is so many equal dice, all kept, from high to low."""
    return (
        isinstance(part, Pool)
        and part.fold == Tuple("descending")
        and len(part.groups) == 1
        and part.groups[0][1] > 0
        and part.select is None
        and not part.then
        and part.grow is None
    )


def _moved(packed: int, by: int) -> int:
    return packed << by if by >= 0 else packed >> -by


def _rows(most: int, weight: int, last: bool) -> list[list[tuple[int, int]]]:
    """For each number of dice left: (how many of them show the face, weight of that); all of them on the last face."""
    if not weight:
        return [[(0, 1)]] * (most + 1)
    return [
        [(j, comb(left, j) * weight**j) for j in (range(left + 1) if not last else (left,))] for left in range(most + 1)
    ]
