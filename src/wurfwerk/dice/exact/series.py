"""`Series`: a law on whole numbers without end, upward, downward or both, and what can be done to it without leaving exactness.

Two measures: `up` on low, low+1, ... and `down`, whose value t stands for -t. A finite part may lie in either. Sums, multiples,
mixtures, restrictions and comparisons stay Series; nothing is cut off.

Cost: a sum is a product of numerators for each pair of sides; n of them powers of the numerator, both ways a split each (`split`); a bound is `far` or the
coefficients up to it. Chosen for every law without end.
"""

from __future__ import annotations

from wurfwerk.dice.distribution import HEAD, Distribution, Finite
from wurfwerk.dice.exact.rational import Rational, total_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from wurfwerk.dice.shapes import Number, Value


class Series(Distribution):
    """`up` and `down`: None where nothing lies. Their sums add up to 1, but for parts of laws inside the engine."""

    __slots__ = ("_head", "down", "up")

    def __init__(self, up: Rational | None, down: Rational | None = None) -> None:
        self.up = up
        self.down = down
        self._head: tuple[Mapping[Value, Fraction], Fraction] | None = None

    @property
    def min(self) -> Number | None:
        return None if self.down is not None or self.up is None else self.up.low

    @property
    def max(self) -> Number | None:
        return None if self.up is not None or self.down is None else -self.down.low

    def sides(self) -> list[tuple[int, Rational]]:
        out = []
        if self.up is not None:
            out.append((1, self.up))
        if self.down is not None:
            out.append((-1, self.down))
        return out

    def _moments(self) -> tuple[Fraction, Fraction, Fraction]:
        """Sums of 1, v and v^2, each by its chance."""
        from fractions import Fraction

        mass = first = second = Fraction(0)
        for sign, side in self.sides():
            g, g1, g2 = side.sums()
            low = side.low
            mass += g
            first += sign * (low * g + g1)
            second += low * low * g + 2 * low * g1 + g2 + g1
        return mass, first, second

    @property
    def mean(self) -> Fraction:
        return self._moments()[1]

    @property
    def variance(self) -> Fraction:
        _, first, second = self._moments()
        return second - first * first

    def mass(self) -> Fraction:
        from fractions import Fraction

        return sum([side.total() for _, side in self.sides()], Fraction(0))

    def at_least(self, bound: Number) -> Fraction:
        from fractions import Fraction

        t = -int(-bound // 1)
        out = Fraction(0)
        if self.up is not None:
            count = t - self.up.low
            out += self.up.total() - _before(self.up, count, bound)
        if self.down is not None:
            count = 1 - t - self.down.low
            out += _before(self.down, count, bound)
        return out

    def at_most(self, bound: Number) -> Fraction:
        return self.mass() - self.at_least(int(bound // 1) + 1)

    def chance(self, value: Value) -> Fraction:
        from fractions import Fraction

        from wurfwerk.dice.cost import check_far, check_tail
        from wurfwerk.dice.exact.far import alone, at

        out = Fraction(0)
        if isinstance(value, tuple) or value != int(value):
            return out
        for sign, side in self.sides():
            place = int(sign * value) - side.low
            if alone(side, place + 1):
                check_far(side, place + 1, value)
                out += at(side, place)
                continue
            check_tail(side, place + 1, value)
            if place >= 0:
                c, denominator = side.coefficients(place + 1)
                out += Fraction(c[place], denominator)
        return out

    @property
    def pmf(self) -> Mapping[Value, Fraction]:
        return self._listed()[0]

    @property
    def tail(self) -> Fraction:
        return self._listed()[1]

    def _listed(self) -> tuple[Mapping[Value, Fraction], Fraction]:
        if self._head is None:
            from wurfwerk.dice.exact.head import head

            self._head = head(self, HEAD)
        return self._head

    # what can be done to a law

    def flipped(self) -> Series:
        """Minus the value."""
        return Series(self.down, self.up)

    def shifted(self, by: int) -> Series:
        if not by:
            return self
        return Series(
            self.up.shifted(by) if self.up is not None else None,
            self.down.shifted(-by) if self.down is not None else None,
        )

    def stretched(self, by: int) -> Series:
        """Times a whole number that is not 0."""
        if by < 0:
            return self.flipped().stretched(-by)
        return Series(
            self.up.stretched(by) if self.up is not None else None,
            self.down.stretched(by) if self.down is not None else None,
        )

    def weighted(self, numerator: int, denominator: int) -> Series:
        return Series(
            self.up.weighted(numerator, denominator) if self.up is not None else None,
            self.down.weighted(numerator, denominator) if self.down is not None else None,
        )

    def plus(self, other: Series) -> Series:
        """The sum of two independent values."""
        ups: list[Rational] = []
        downs: list[Rational] = []
        for sign, a in self.sides():
            for sign_b, b in other.sides():
                if sign == sign_b:
                    (ups if sign > 0 else downs).append(a.times(b))
                    continue
                up, down = (a, b) if sign > 0 else (b, a)
                if not down.endless:
                    ups.append(up.times(mirrored(down)))
                elif not up.endless:
                    downs.append(down.times(mirrored(up)))
                else:
                    from wurfwerk.dice.exact.split import split

                    rising, falling = split(up, down)
                    ups.append(rising)
                    downs.append(falling)
        return settled(total_of(ups), total_of(downs))

    def raised(self, n: int) -> Series:
        """The sum of n independent values."""
        if self.down is None and self.up is not None:
            return Series(self.up.raised(n))
        if self.up is None and self.down is not None:
            return Series(None, self.down.raised(n))
        out: Series | None = None
        square = self
        while n:
            if n & 1:
                out = square if out is None else out.plus(square)
            n >>= 1
            if n:
                square = square.plus(square)
        assert out is not None
        return out

    def listed(self, low: int, high: int) -> tuple[dict[int, int], int]:
        """The weights of low..high and their denominator; one truncated expansion a side. TooCostly before it begins."""
        from wurfwerk.dice.cost import check_tail

        for sign, side in self.sides():
            check_tail(side, (high if sign > 0 else -low) - side.low + 1, high if sign > 0 else low)
        weights: dict[int, int] = {}
        denominator = 1
        for sign, side in self.sides():
            end = (high if sign > 0 else -low) - side.low + 1
            if end <= 0:
                continue
            c, over = side.coefficients(end)
            start = max(0, (low if sign > 0 else -high) - side.low)
            for value in weights:
                weights[value] *= over
            for place in range(start, end):
                if c[place]:
                    value = sign * (side.low + place)
                    weights[value] = weights.get(value, 0) + c[place] * denominator
            denominator *= over
        return {value: weight for value, weight in weights.items() if weight}, denominator

    def above(self, bound: int) -> Series:
        """The part at `bound` and more. The coefficients below it are taken off the numerator."""
        ups: list[Rational] = []
        if self.up is not None:
            ups.append(self.up)
            if bound > self.up.low:
                c, denominator = self.up.coefficients(bound - self.up.low)
                ups.append(Rational([-x for x in c], self.up.low, {}, denominator))
        if self.down is not None and -bound >= self.down.low:
            c, denominator = self.down.coefficients(-bound - self.down.low + 1)
            ups.append(mirrored(Rational(c, self.down.low, {}, denominator)))
        return Series(total_of(ups))

    def below(self, bound: int) -> Series:
        """The part at `bound` and less."""
        return self.flipped().above(-bound).flipped()


def _before(side: Rational, count: int, bound: Number) -> Fraction:
    """The sum of the first `count` coefficients, for the question about `bound`. TooCostly before it is worked out."""
    from wurfwerk.dice.cost import check_far, check_tail
    from wurfwerk.dice.exact.far import alone, before

    if alone(side, count):
        check_far(side, count, bound)
        return before(side, count)
    check_tail(side, count, bound)
    return side.before(count)


def mirrored(finite: Rational) -> Rational:
    """A part without denominator read in the other direction."""
    return Rational(finite.num[::-1], -(finite.low + len(finite.num) - 1), {}, finite.scale)


def settled(up: Rational | None, down: Rational | None) -> Series:
    """A side that is finite is given to the other side, so that each side is there only if it has no end."""
    if up is None or down is None:
        return Series(up, down)
    if not down.endless:
        return Series(total_of([up, mirrored(down)]))
    if not up.endless:
        return Series(None, total_of([down, mirrored(up)]))
    return Series(up, down)


def series_of(law: Finite) -> Series:
    """A finite law of whole numbers as a Series."""
    low: int = min(law.weights)
    num = [0] * (max(law.weights) - low + 1)
    for value, weight in law.weights.items():
        num[value - low] = weight
    return Series(Rational(num, low, {}, law.denominator))


def mixed(parts: list[tuple[int, Series]], denominator: int) -> Series:
    """Each part with chance weight/denominator."""
    weighted = [part.weighted(weight, denominator) for weight, part in parts]
    return settled(
        total_of([part.up for part in weighted if part.up is not None]),
        total_of([part.down for part in weighted if part.down is not None]),
    )


def ended(side: Rational) -> Rational:
    """The side without its denominator where that divides the numerator, as in the lowest of a die with an end and one without.

    Then it has an end at the difference of the degrees, and all its mass up to there; the coefficients tell.
    """
    if side.walked or not side.factors:
        return side
    degree = sum([(len(factor) - 1) * times for factor, times in side.factors.items()])
    count = len(side.num) - degree
    if count <= 0:
        return side
    from wurfwerk.dice.cost import TAIL_STEPS, tail_steps

    if tail_steps(side, count, listing=False) > TAIL_STEPS // 4 or side.before(count) != side.total():
        return side
    c, denominator = side.coefficients(count)
    return Rational(c, side.low, {}, denominator)


def finite_of(law: Series) -> Finite | Series:
    """A Series that has become finite as a Finite law."""
    if any([side.endless for _, side in law.sides()]):
        up, down = [None if side is None else ended(side) for side in (law.up, law.down)]
        if up is law.up and down is law.down:
            return law
        law = settled(up, down)
        if any([side.endless for _, side in law.sides()]):
            return law
    side = law.up
    if side is None:
        assert law.down is not None
        side = mirrored(law.down)
    return Finite({side.low + i: c for i, c in enumerate(side.num) if c}, side.scale)
