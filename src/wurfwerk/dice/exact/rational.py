"""`Rational`: chances on one side without end, as a quotient of polynomials N(x) / (scale * D(x)).

The chance of `low + t` is the coefficient of x^t. D stays a list of factors a - b x^k - ..., never multiplied out: a die with s
faces that is thrown again on its highest and added has the factor s - x^s. A Rational may be a part of a law only (its sum below 1).

Sums of n values are n-fold powers of both; chances come from the recurrence that a power of a polynomial obeys (J. C. P. Miller's, with a negative
exponent), so that the number of dice costs nothing but digits.

Cost: a chance up to place t is terms * t operations for each factor on numbers of t / step * log a bits, and a product with the numerator; powers multiply
exponents and cost nothing; sums bring both to joint factors, a product for each. Chosen for every value without end.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, gcd

from wurfwerk.dice.exact.polynomial import add, at_one, multiply, power, stretched, trimmed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

    Factor = tuple[int, ...]
    Factors = dict[Factor, int]


class Rational:
    """num: coefficients of N; low: the value of x^0; factors: polynomial -> how often it divides; scale: a whole number that divides."""

    __slots__ = ("factors", "known", "low", "num", "scale")
    walked = False
    """Whether coefficients are found otherwise than from the quotient, which is made only on demand (`ordered`)."""

    def __init__(self, num: list[int], low: int, factors: Factors, scale: int = 1) -> None:
        start = 0
        while start < len(num) - 1 and not num[start]:
            start += 1
        self.num = trimmed(num[start:] if start else num)
        self.low = low + start
        self.factors = factors
        self.scale = scale
        self.known: tuple[list[int], int] = ([], 1)

    def __bool__(self) -> bool:
        return any(self.num)

    @property
    def endless(self) -> bool:
        return bool(self.factors)

    def coefficients(self, count: int) -> tuple[list[int], int]:
        """The first `count` coefficients as whole numbers over one denominator; kept, so that fewer of them are at hand.

        An `expansion` and a truncated product for each factor.
        """
        if len(self.known[0]) >= count:
            return self.known[0][:count], self.known[1]
        out = self.num[:count]
        denominator = self.scale
        for factor, times in self.factors.items():
            series, over = expansion(factor, times, count)
            out = multiply(out, series)[:count]
            denominator *= over
            if len(self.factors) > 1:
                shared = gcd(denominator, *out)
                if shared > 1:
                    out = [c // shared for c in out]
                    denominator //= shared
        out += [0] * (count - len(out))
        self.known = (out, denominator)
        return out, denominator

    def chances(self, count: int) -> list[Fraction]:
        """The first `count` coefficients, each in lowest terms: beside one factor each over its own power, not over the highest of all."""
        from fractions import Fraction

        c, denominator = self.coefficients(count)
        if len(self.factors) != 1:
            return [Fraction(x, denominator) for x in c]
        ((factor, times),) = self.factors.items()
        step, unit = grain(factor)
        blocks = (len(self.known[0]) - 1) // step
        powers = [1]
        for _ in range(blocks):
            powers.append(powers[-1] * unit)
        over = [self.scale * factor[0] ** times * power for power in powers[: (count - 1) // step + 1]]
        return [Fraction(x // powers[blocks - t // step], over[t // step]) for t, x in enumerate(c)]

    def before(self, count: int) -> Fraction:
        """The sum of the first `count` coefficients."""
        from fractions import Fraction

        if count <= 0:
            return Fraction(0)
        if not self.factors:
            return Fraction(sum(self.num[:count]), self.scale)
        c, denominator = self.coefficients(count)
        return Fraction(sum(c), denominator)

    def sums(self) -> tuple[Fraction, Fraction, Fraction]:
        """Sum of c_t, of t c_t and of t (t-1) c_t: the quotient and its first two derivatives at 1."""
        from fractions import Fraction

        n0, n1, n2 = at_one(self.num)
        h = Fraction(1, self.scale)
        first = second = Fraction(0)
        for factor, times in self.factors.items():
            f0, f1, f2 = at_one(list(factor))
            h /= f0**times
            ratio = Fraction(f1, f0)
            first -= times * ratio
            second -= times * (Fraction(f2, f0) - ratio * ratio)
        h1 = h * first
        h2 = h * (first * first + second)
        return n0 * h, n1 * h + n0 * h1, n2 * h + 2 * n1 * h1 + n0 * h2

    def total(self) -> Fraction:
        from fractions import Fraction

        value = Fraction(sum(self.num), self.scale)
        for factor, times in self.factors.items():
            value /= sum(factor) ** times
        return value

    def times(self, other: Rational) -> Rational:
        """The product: of independent values the sum."""
        factors = dict(self.factors)
        for factor, times in other.factors.items():
            factors[factor] = factors.get(factor, 0) + times
        return Rational(multiply(self.num, other.num), self.low + other.low, factors, self.scale * other.scale)

    def raised(self, n: int) -> Rational:
        """The sum of n independent values."""
        from wurfwerk.dice.distribution import Finite
        from wurfwerk.dice.exact.sums import power as sum_of

        factors = {factor: times * n for factor, times in self.factors.items()}
        if all([c >= 0 for c in self.num]) and n > 1:
            total = sum_of(Finite({i: c for i, c in enumerate(self.num) if c}, sum(self.num)), n)
            num = [0] * (n * (len(self.num) - 1) + 1)
            for i, c in total.weights.items():
                num[i] = c
        else:
            num = power(self.num, n)
        return Rational(num, self.low * n, factors, self.scale**n)

    def weighted(self, numerator: int, denominator: int) -> Rational:
        if numerator == denominator:
            return self
        shared = gcd(numerator, self.scale * denominator)
        num = [x * (numerator // shared) for x in self.num]
        return Rational(num, self.low, self.factors, self.scale * denominator // shared)

    def shifted(self, by: int) -> Rational:
        return Rational(self.num, self.low + by, self.factors, self.scale)

    def stretched(self, step: int) -> Rational:
        """Every value times `step`, a whole number above 0."""
        factors = {tuple(stretched(list(f), step)): times for f, times in self.factors.items()}
        return Rational(stretched(self.num, step), self.low * step, factors, self.scale)


@lru_cache(maxsize=256)
def grain(factor: Factor) -> tuple[int, int]:
    """(step, unit): the coefficient of x^t in 1 / factor^times is whole over factor[0]^times * unit^(t // step).

    For a - b x^k it is (k, a). Each term f_k of the factor has to be whole over factor[0] and unit^(k // step).
    """
    first = factor[0]
    exponents = [k for k, c in enumerate(factor) if k and c]
    step = exponents[0]
    unit = 1
    for k in exponents:
        missing = first // gcd(first, factor[k] * unit ** (k // step))
        if missing > 1:
            unit *= missing
    return step, unit


def expansion(factor: Factor, times: int, count: int) -> tuple[list[int], int]:
    """The first `count` coefficients of 1 / factor^times, as whole numbers over one denominator.

    From f g' = -times f' g for g = f^-times: a recurrence with as many terms as f has, whatever the power, and with small numbers, as
    `grain` says. count * terms operations.
    """
    exponents = [k for k, c in enumerate(factor) if k and c]
    apart = gcd(*exponents)
    length = (count - 1) // apart + 1
    step, unit = grain(factor)
    step //= apart
    blocks = (length - 1) // step
    terms = [
        (k // apart, -factor[k] * unit ** (k // apart // step) // factor[0], k // apart // step)
        for k in exponents
        if k // apart < length
    ]
    held = [1]
    for t in range(1, length):
        block = t // step
        s = 0
        for k, x, lift in terms:
            if k > t:
                break
            if held[t - k]:
                more = (t - k + times * k) * x * held[t - k]
                s += more * unit if block - (t - k) // step > lift else more
        held.append(s // t)
    powers = [1]
    for _ in range(blocks):
        powers.append(powers[-1] * unit)
    out = [0] * count
    out[::apart] = [c * powers[blocks - t // step] for t, c in enumerate(held)]
    return out, powers[blocks] * factor[0] ** times


def expanded(factors: Factors) -> list[int]:
    """The product of the factors."""
    out = [1]
    for factor, times in factors.items():
        if len(factor) > 2 and not any(factor[1:-1]):
            step = len(factor) - 1
            binomial = [0] * (times * step + 1)
            for j in range(times + 1):
                binomial[j * step] = comb(times, j) * factor[step] ** j * factor[0] ** (times - j)
            out = multiply(out, binomial)
        else:
            out = multiply(out, power(list(factor), times))
    return out


def total_of(parts: list[Rational]) -> Rational | None:
    """The sum of parts over one denominator; None for no part. A product for each factor that is missing somewhere."""
    parts = [part for part in parts if part]
    if len(parts) < 2:
        return parts[0] if parts else None
    scale = 1
    for part in parts:
        scale = scale * part.scale // gcd(scale, part.scale)
    low = min([part.low for part in parts])
    # Parts with equal denominators are added first: a mixture of many cases costs one product each kind.
    kinds: dict[tuple[tuple[Factor, int], ...], list[int]] = {}
    for part in parts:
        kind = tuple(sorted(part.factors.items()))
        lift = scale // part.scale
        num = part.num if lift == 1 else [x * lift for x in part.num]
        kinds[kind] = add(kinds.get(kind, []), num, part.low - low)
    # Denominators often contain one another: from the shortest on, each part is brought to what the next one needs beside.
    out: list[int] = []
    held: Factors = {}
    for kind in sorted(kinds, key=lambda kind: sum([times for _, times in kind])):
        mine = dict(kind)
        joint = dict(held)
        for factor, times in kind:
            joint[factor] = max(times, joint.get(factor, 0))
        out = add(_brought(out, held, joint), _brought(kinds[kind], mine, joint))
        held = joint
    return Rational(out, low, held, scale)


def _brought(num: list[int], mine: Factors, joint: Factors) -> list[int]:
    """The numerator over more factors: a product for each, with few terms."""
    for factor, times in joint.items():
        more = times - mine.get(factor, 0)
        if more and num:
            num = multiply(num, expanded({factor: more}))
    return num
