"""What all laws can do, whatever their form: restrict, mix, clamp, add, multiply.  Chosen by form, exact in each.

A law is Finite, a Spread (too wide to list), a Series (without end, whole numbers) or a Scaled one (without end or too wide, fractions).

Cost: to restrict, mix, clamp or multiply by a number is linear in the values or in the numerator; a sum of two is one product of packed numbers where both
are listed (`sums`), one a span where one is wide (`spread`), of quotients a product of numerators (`series`).
"""

from __future__ import annotations

from math import gcd

from wurfwerk.dice.distribution import Distribution, Finite
from wurfwerk.dice.exact.series import Series, finite_of, mixed, series_of
from wurfwerk.dice.exact.spread import LISTED, WIDE, Spread
from wurfwerk.dice.exact.sums import convolution, mixture, point, scaled, shifted, unit, whole
from wurfwerk.dice.where import Where, at_least, at_most, between

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from wurfwerk.dice.distribution import Weights
    from wurfwerk.dice.shapes import Number, Value


class Scaled(Distribution):
    """A law of whole numbers, each divided by `unit`: 1d6!/2."""

    __slots__ = ("of", "unit")

    def __init__(self, of: Series | Spread, unit: int) -> None:
        self.of = of
        self.unit = unit

    @property
    def min(self) -> Number | None:
        return self._back(self.of.min)

    @property
    def max(self) -> Number | None:
        return self._back(self.of.max)

    def _back(self, value: Number | None) -> Number | None:
        from fractions import Fraction

        return None if value is None else whole(Fraction(value) / self.unit)

    @property
    def mean(self) -> Fraction:
        return self.of.mean / self.unit

    @property
    def variance(self) -> Fraction:
        return self.of.variance / self.unit**2

    @property
    def pmf(self) -> Mapping[Value, Fraction]:

        return {self._back(value): chance for value, chance in self.of.pmf.items()}  # type: ignore[arg-type, misc]

    @property
    def tail(self) -> Fraction:
        return self.of.tail

    def at_least(self, bound: Number) -> Fraction:
        return self.of.at_least(bound * self.unit)

    def at_most(self, bound: Number) -> Fraction:
        return self.of.at_most(bound * self.unit)

    def listed(self, low: int, high: int) -> tuple[Weights, int]:
        weights, denominator = self.of.listed(low * self.unit, high * self.unit)
        return {self._back(value): weight for value, weight in weights.items()}, denominator

    def chance(self, value: Value) -> Fraction:
        assert not isinstance(value, tuple)
        return self.of.chance(value * self.unit)


if TYPE_CHECKING:
    Law = Finite | Spread | Series | Scaled


def mass(law: Law, where: Where) -> Fraction:
    """The chance of a value in a set of whole numbers."""
    from fractions import Fraction

    if isinstance(law, Finite):
        return Fraction(sum([w for value, w in law.weights.items() if value in where]), law.denominator)
    if isinstance(law, Spread):
        return Fraction(sum([w * (high - low + 1) for low, high, w in law.within(where)]), law.denominator)
    out = Fraction(0)
    for low, high in where.spans:
        out += 1 if low is None else law.at_least(low)
        out -= 0 if high is None else law.at_least(high + 1)
    return out


def restricted(law: Law, where: Where) -> Law | None:
    """The law given that the value is in the set; None if it cannot be."""
    if isinstance(law, Finite):
        kept: Weights = {value: w for value, w in law.weights.items() if value in where}
        return Finite(kept, sum(kept.values())) if kept else None
    if isinstance(law, Spread):
        spans = law.within(where)
        return Spread(spans, sum([w * (high - low + 1) for low, high, w in spans])) if spans else None
    assert isinstance(law, Series)
    parts: list[tuple[int, Series]] = []
    for low, high in where.spans:
        part = law if low is None else law.above(low)
        part = part if high is None else part.below(high)
        parts.append((1, part))
    kept_part = mixed(parts, 1)
    total = kept_part.mass()
    if not total:
        return None
    return finite_of(kept_part.weighted(total.denominator, total.numerator))


def mix(parts: list[tuple[Fraction, Law]]) -> Law:
    """Each law with its chance; the chances add up to 1."""
    parts = [(chance, law) for chance, law in parts if chance]
    if len(parts) == 1:
        return parts[0][1]
    denominator = 1
    for chance, _ in parts:
        denominator = denominator * chance.denominator // gcd(denominator, chance.denominator)
    return mix_whole([(int(chance * denominator), law) for chance, law in parts], denominator)


def mix_whole(parts: list[tuple[int, Law]], denominator: int) -> Law:
    """Each law with chance weight/denominator."""
    if len(parts) == 1:
        return parts[0][1]
    finite = [(weight, law) for weight, law in parts if isinstance(law, Finite)]
    if len(finite) == len(parts):
        return mixture(finite, denominator)
    if any([isinstance(law, Spread) for _, law in parts]):
        bounded = [(weight, law) for weight, law in parts if isinstance(law, Finite | Spread)]
        if len(bounded) == len(parts):
            return _mix_spreads(bounded, denominator)
        parts = [(weight, listed(law)) for weight, law in parts]
    units = [integral(law) for _, law in parts]
    common = 1
    for _, u in units:
        common = common * u // gcd(common, u)
    whole_laws = [(w, times(law, common // u)) for (w, _), (law, u) in zip(parts, units, strict=True)]
    return over(finite_of(mixed([(w, as_series(law)) for w, law in whole_laws], denominator)), common)


def _mix_spreads(parts: list[tuple[int, Finite | Spread]], denominator: int) -> Spread:
    common = 1
    for _, law in parts:
        common = common * law.denominator // gcd(common, law.denominator)
    spans = []
    for chance, law in parts:
        factor = chance * (common // law.denominator)
        if isinstance(law, Spread):
            spans += [(low, high, w * factor) for low, high, w in law.spans]
        else:
            spans += [(value, value, w * factor) for value, w in law.weights.items()]
    return Spread(spans, denominator * common)


def listed(law: Law) -> Law:
    """A Spread as a Finite law. TooCostly where it is too wide."""
    return law.finite() if isinstance(law, Spread) else law


def as_series(law: Law) -> Series:
    if isinstance(law, Series):
        return law
    found = listed(law)
    assert isinstance(found, Finite)
    return series_of(found)


def integral(law: Law) -> tuple[Law, int]:
    """(law of whole numbers, unit): the values are those of the first divided by the unit."""
    if isinstance(law, Scaled):
        return law.of, law.unit
    if isinstance(law, Finite):
        u = unit(law.weights)
        return (scaled(law, u), u) if u > 1 else (law, 1)
    return law, 1


def over(law: Law, u: int) -> Law:
    """Every value of a law of whole numbers divided by u."""
    if u == 1:
        return law
    if isinstance(law, Finite):
        from fractions import Fraction

        return law.map(lambda value: whole(Fraction(value, u)))
    assert isinstance(law, Series | Spread)
    return Scaled(law, u)


def times(law: Law, by: int) -> Law:
    """Every value times a whole number."""
    if by == 1:
        return law
    if by == 0:
        return point(0)
    if isinstance(law, Finite):
        return scaled(law, by)
    if isinstance(law, Scaled):
        return over(times(law.of, by // gcd(by, law.unit)), law.unit // gcd(by, law.unit))
    if isinstance(law, Spread):
        return law.flipped() if by == -1 else times(listed(law), by)
    return law.stretched(by)


def plus(a: Law, b: Law) -> Law:
    """The sum of two independent values."""
    if isinstance(a, Finite) and isinstance(b, Finite):
        return convolution(a, b)
    for x, y in ((a, b), (b, a)):
        if isinstance(x, Finite) and len(x.weights) == 1:
            (value,) = x.weights
            return moved(y, value)
    if isinstance(a, Scaled) or isinstance(b, Scaled) or (not _is_whole(a)) or (not _is_whole(b)):
        (x, u), (y, v) = integral(a), integral(b)
        common = u * v // gcd(u, v)
        return over(plus(times(x, common // u), times(y, common // v)), common)
    if isinstance(a, Spread) or isinstance(b, Spread):
        wide, other = (a, b) if isinstance(a, Spread) else (b, a)
        assert isinstance(wide, Spread)
        if isinstance(other, Finite) and wide.width > LISTED and len(other.weights) <= WIDE:
            return mix_whole([(w, wide.shifted(value)) for value, w in other.weights.items()], other.denominator)
        return plus(listed(a), listed(b))
    return finite_of(as_series(a).plus(as_series(b)))


def _is_whole(law: Law) -> bool:
    return not isinstance(law, Finite) or all([isinstance(value, int) for value in law.weights])


def moved(law: Law, by: Number) -> Law:
    """Every value plus `by`."""
    if isinstance(law, Finite):
        return shifted(law, by)
    if isinstance(by, int) and not isinstance(law, Scaled):
        return law.shifted(by)
    from fractions import Fraction

    u = law.unit if isinstance(law, Scaled) else 1
    amount = Fraction(by)
    common = u * amount.denominator // gcd(u, amount.denominator)
    of = times(law.of if isinstance(law, Scaled) else law, common // u)
    return over(moved(of, int(amount * common)), common)


def clamped(law: Law, low: int | None, high: int | None) -> Law:
    """Values below `low` become `low`, above `high` become `high`."""
    from fractions import Fraction

    if isinstance(law, Finite):

        def inside(value: Number) -> Number:
            if low is not None and value < low:
                return low
            return high if high is not None and value > high else value

        return law.map(inside)
    if isinstance(law, Scaled):
        u = law.unit
        return over(clamped(law.of, None if low is None else low * u, None if high is None else high * u), u)
    parts: list[tuple[Fraction, Law]] = []
    for bound, where in ((low, low is not None and at_most(low - 1)), (high, high is not None and at_least(high + 1))):
        if isinstance(where, Where) and bound is not None:
            parts.append((mass(law, where), point(bound)))
    middle = restricted(law, between(low, high))
    if middle is not None:
        parts.append((1 - sum([chance for chance, _ in parts], Fraction(0)), middle))
    return mix(parts)
