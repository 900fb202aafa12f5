"""The longest run among equal dice, by which faces show at all: the number of dice enters only at the very end.

The dice that show exactly the faces A weigh the sum over B in A of (-1)^|A - B| w(B)^n, w(B) being the weight of B. So one walk over the
faces carries, for each state (run, longest), a polynomial in y whose exponent is w(B).

Cost: faces^3 / 6 operations on packed numbers of (sum of weights) slots; where all faces weigh the same and follow one another K^2 log K for
K = min(faces, n). Own derivation of the walk. Chosen where that is less than the fold over (face, count).
"""

from __future__ import annotations

from math import comb

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.polynomial import slot, unpack_signed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.distribution import Weights


def walkable(faces: dict[int, int], n: int) -> bool:
    """Whether this walk costs less than the fold over (face, count)."""
    states = (min(n, len(faces)) + 1) ** 2 // 2
    return walk_steps(len(faces), sum(faces.values())) < 4 * len(faces) * (n + 1) * (n + 2) * states


def walk_steps(faces: int, weight: int) -> int:
    """Steps of the walk: its states, times the words of (sum of weights) slots."""
    return faces**3 * (10 + weight * (1 + faces // 5) // 16) // 2


def longest_run_of(faces: dict[int, int], n: int) -> Finite:
    """The longest run of consecutive faces among n dice. faces^3 / 6 operations on packed numbers of (sum of weights) slots."""
    size = slot(2 * 3 ** len(faces))
    bits = 8 * size
    whole = sum(faces.values())
    now: dict[tuple[int, int], int] = {(0, 0): 1}
    last: int | None = None
    for face in sorted(faces):
        after: dict[tuple[int, int], int] = {}
        shift = bits * faces[face]
        follows = last is not None and face == last + 1
        for (run, longest), packed in now.items():
            key = (0, longest)
            after[key] = after.get(key, 0) + packed
            run = run + 1 if follows else 1
            key = (run, max(longest, run))
            after[key] = after.get(key, 0) + (packed << shift) - packed
        now = after
        last = face
    by_length: dict[int, int] = {}
    for (_, longest), packed in now.items():
        by_length[longest] = by_length.get(longest, 0) + packed
    powers = [weight**n for weight in range(whole + 1)]
    out: Weights = {}
    for length, packed in sorted(by_length.items()):
        signed = unpack_signed(packed, size, whole + 1)
        weight = sum([c * power for c, power in zip(signed, powers, strict=True) if c])
        if weight:
            out[length] = weight
    return Finite(out, whole**n)


def even_runs(faces: int, n: int) -> Finite:
    """The longest run among n dice whose faces follow one another and weigh the same: closed, however many faces there are.

    n dice show exactly k given faces in as many ways as there are surjections. k faces without a run longer than m are k ones in the
    faces - k + 1 gaps between and around the others, at most m in each: the coefficient of x^k in ((1 - x^(m+1)) / (1 - x))^(faces - k + 1).
    K^2 log K operations for K = min(faces, n). (Stanley, Enumerative Combinatorics 1, 1.4 and 1.9.)
    """
    most = min(faces, n)
    powers = [j**n for j in range(most + 1)]
    surjections = [
        sum([(-1) ** (k - j) * c * powers[j] for j, c in enumerate(_row(k))]) if k else 0 for k in range(most + 1)
    ]
    out: Weights = {}
    below = 0
    for longest in range(1, most + 1):
        total = 0
        for k in range(1, most + 1):
            gaps = faces - k + 1
            ways = 0
            for i in range(min(gaps, k // (longest + 1)) + 1):
                left = k - i * (longest + 1)
                ways += (-1) ** i * comb(gaps, i) * comb(gaps - 1 + left, left)
            total += ways * surjections[k]
        if total > below:
            out[longest] = total - below
        below = total
    return Finite(out, faces**n)


def even_steps(faces: int, n: int) -> int:
    """Steps of `even_runs`."""
    most = min(faces, n)
    size = 1 + n * most.bit_length() // 64
    long = most * faces.bit_length() // 256
    return most * most * (4 + size // 4) // 2 + most * most * (2 + most.bit_length()) * (4 + long) // 4


def _row(k: int) -> list[int]:
    row = [1]
    for j in range(k):
        row.append(row[-1] * (k - j) // (j + 1))
    return row
