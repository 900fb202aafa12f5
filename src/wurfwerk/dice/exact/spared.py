"""Keep all dice but a few: an alternating sum of powers, two for each face and each die that is dropped.

Let d of n dice be dropped, the lowest. With L the weight below face v and P = sum of w_f x^(gain f) over the faces f from v on, all dice but
s show v or more with C(n, s) L^s P^(n-s). Going from one face to the next, d - s of the dropped dice are taken off at their own gain; what
each face adds to that telescopes to

    sum over v, s < d of C(n, s) L_v^s P_v^(n-s) (x^(-(d-s) gain v) - x^(-(d-s) gain of the face before v)),

the last term missing for the first face. Own derivation (summation by parts over the face of the last die dropped). Chosen by
`keeps.keep` where it costs less than Horner: few dice dropped of many.

Cost: faces * dropped powers, and two additions for each of their n * span terms, half of it by symmetry for equal chances.
"""

from __future__ import annotations

from math import comb

from wurfwerk.dice.exact.polynomial import long_power, uniform_power

TYPE_CHECKING = False
if TYPE_CHECKING:
    Faces = list[tuple[int, int]]


def spared(n: int, dropped: int, faces: Faces) -> dict[int, int]:
    """Gain -> weight of n equal dice without the `dropped` first in rank; faces as (gain, weight) in ascending order of rank.

    Faces * dropped powers, and two additions for each of their terms: n * span * faces * dropped operations, half of it by symmetry
    where all faces weigh the same.
    """
    lowest = min([gain for gain, _ in faces])
    gains = [0] * (max([gain for gain, _ in faces]) - lowest + 1)
    for gain, weight in faces:
        gains[gain - lowest] += weight
    # Gains from the lowest one; what is dropped is taken off, at most `dropped` times the span.
    span = len(gains) - 1
    total = [0] * ((n + dropped) * span + 1)
    base = dropped * span
    below = 0
    before = 0
    for index, (shown, weight) in enumerate(faces):
        gain = shown - lowest
        for s in range(dropped if below else 1):
            offset, terms = _power(gains, n - s)
            factor = comb(n, s) * below**s
            if factor != 1:
                terms = [factor * c for c in terms]
            start = base + offset - (dropped - s) * gain
            for i, c in enumerate(terms, start):
                total[i] += c
            if index:
                start = base + offset - (dropped - s) * before
                for i, c in enumerate(terms, start):
                    total[i] -= c
        gains[gain] -= weight
        below += weight
        before = gain
    shift = (n - dropped) * lowest - base
    return {i + shift: c for i, c in enumerate(total) if c}


def _power(gains: list[int], n: int) -> tuple[int, list[int]]:
    """(exponent of the first term, terms) of the n-th power."""
    low = next(i for i, c in enumerate(gains) if c)
    high = next(i for i in range(len(gains) - 1, -1, -1) if gains[i])
    mine = gains[low : high + 1]
    first = mine[0]
    if all([c == first for c in mine]):
        lift = first**n
        terms = uniform_power(n, len(mine))
        return low * n, terms if lift == 1 else [lift * c for c in terms]
    return low * n, long_power(mine, n, sum(mine) ** n)
