"""Chances far out in a law without end whose denominator has one factor a - b x^k, to the power m: no list of coefficients.

The coefficient of x^(k j) in 1 / (a - b x^k)^m is C(m - 1 + j, j) b^j / a^(m + j), a negative binomial law. Its sum up to j is what n = m + j
trials with chance (a - b) / a leave of m successes or more (Feller, An Introduction to Probability Theory 1, VI.8), so

    (a - b)^-m (1 - (b/a)^(j + 1) * sum over i < m of C(n, i) (a - b)^i b^(m - 1 - i) / a^(m - 1)).

Cost: for each of the (terms of the numerator) / k + 1 different j, m operations on numbers of m log n bits and a few on j log a bits; one
fraction of that length in lowest terms. Chosen by `Series.at_least` and `Series.chance` where such a factor stands alone, not so many
coefficients have been listed yet, and listing them would cost more: few dice, far out.
"""

from __future__ import annotations

from math import comb

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

    from wurfwerk.dice.exact.rational import Rational

NEAR = 256
"""Up to so many coefficients the list is as short, and serves the next question."""


def alone(side: Rational, count: int) -> bool:
    """Whether the question about `count` coefficients is answered here."""
    if count <= NEAR or side.walked or len(side.factors) != 1 or len(side.known[0]) >= count:
        return False
    (factor,) = side.factors
    if not factor[-1] < 0 < factor[0] + factor[-1] or any(factor[1:-1]):
        return False
    from wurfwerk.dice.cost import tail_steps

    return far_steps(side, count) < tail_steps(side, count, listing=False)


def before(side: Rational, count: int) -> Fraction:
    """The sum of the first `count` coefficients."""
    from fractions import Fraction

    a, b, step, times = _form(side)
    weights: dict[int, int] = {}
    for place, c in enumerate(side.num[:count]):
        if c:
            turn = (count - 1 - place) // step
            weights[turn] = weights.get(turn, 0) + c
    last = max(weights, default=0)
    missing = 0
    for turn, weight in weights.items():
        n = times + turn
        some = sum([comb(n, i) * (a - b) ** i * b ** (times - 1 - i) for i in range(times)])
        missing += weight * some * b ** (turn + 1) * a ** (last - turn)
    over = side.scale * (a - b) ** times
    return Fraction(sum(weights.values()), over) - Fraction(missing, over * a ** (times + last))


def at(side: Rational, place: int) -> Fraction:
    """The coefficient of x^place."""
    from fractions import Fraction

    a, b, step, times = _form(side)
    last = place // step
    out = 0
    for start in range(place % step, min(len(side.num), place + 1), step):
        turn = (place - start) // step
        out += side.num[start] * comb(times - 1 + turn, turn) * b**turn * a ** (last - turn)
    return Fraction(out, side.scale * a ** (times + last))


def far_steps(side: Rational, count: int) -> int:
    """Steps of either."""
    a, _, step, times = _form(side)
    turns = len(side.num) // step + 2
    inner = 1 + times * (count.bit_length() + a.bit_length()) // 64
    size = 1 + ((times + count // step) * a.bit_length() + side.scale.bit_length()) // 64
    return len(side.num) + turns * (times * times * inner + 20 + size * (inner + size // 40)) + 2 * size * size // 3


def _form(side: Rational) -> tuple[int, int, int, int]:
    ((factor, times),) = side.factors.items()
    return factor[0], -factor[-1], len(factor) - 1, times
