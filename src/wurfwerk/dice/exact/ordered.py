"""The sum by rank of several independent values, some of them without end (`3d6!>=5kh2`, `{1d6!,1d8!,1d10!}kh2`): exact, a quotient.

Walk up the values: at v some of the values stop, the s others are v + 1 at least. Each of these steps lifts the s highest ranks by one, so
it multiplies by x^w, w being how often the s highest ranks are taken, and moves the chances of all s values on at once. The chances of one
value follow a linear recurrence whose roots are those of its denominator; those of s values side by side follow one with the products of s
roots. So the generating function has the denominator prod over s of (lcm of the products of s roots)(x^w), which is known beforehand, and
its numerator follows from finitely many exact chances, found by the same walk on whole numbers.

The quotient is long, and most questions do without it: chances up to a bound are a walk, and mean and variance are the sums of two sequences
of expectations at each v, whose denominators are products of roots as well, but not in x^w.

Source: own derivation, by the transfer-matrix method (Stanley, Enumerative Combinatorics 1, 4.7). Chosen for ranks among values without end
wherever they are not the chains of equal dice that explode on their highest face alone (`chains`).

Cost: a walk of count / w steps up to a place, (product over the groups of (count + 1)(count + 2) / 2) operations on packed numbers each; the quotient a
walk as long as its degree and two products of that length for each rank.
"""

from __future__ import annotations

from itertools import product
from math import comb

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.polynomial import multiply, slot, stretched, unpack
from wurfwerk.dice.exact.rational import Rational, expanded
from wurfwerk.dice.exact.roots import joined, powers, products
from wurfwerk.dice.exact.series import Series, finite_of, series_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.exact.rational import Factors

    Counts = tuple[int, ...]


MOST_DEGREE = 4_000
"""The largest degree of a denominator that is followed."""


def ranked_sum(groups: list[tuple[Finite | Series, int]], select: tuple[int, ...]) -> Law:
    """The sum of all values, each taken as often as its ascending rank says."""
    if any([isinstance(law, Series) and law.down is not None for law, _ in groups]):
        if any([isinstance(law, Series) and law.up is not None for law, _ in groups]):
            from wurfwerk.dice.cost import too_costly

            raise too_costly("both-ways")
        turned = ranked_sum([(flipped(law), count) for law, count in groups], select[::-1])
        assert isinstance(turned, Finite | Series)
        return flipped(turned)
    walk = Walk([(side_of(law), count) for law, count in groups], select)
    return Series(Walked(walk)) if walk.endless else finite_of(Series(walk.quotient()))


def ranked_value(groups: list[tuple[Finite | Series, int]], rank: int) -> Law:
    """The value of ascending `rank` (from 0) among count independent values of each law."""
    size = sum([count for _, count in groups])
    return ranked_sum(groups, tuple([int(place == rank) for place in range(size)]))


def flipped(law: Finite | Series) -> Finite | Series:
    if isinstance(law, Series):
        return law.flipped()
    from wurfwerk.dice.exact.sums import scaled

    return scaled(law, -1)


def side_of(law: Finite | Series) -> Rational:
    side = (series_of(law) if isinstance(law, Finite) else law).up
    assert side is not None
    return side


class Walk:
    """The values of all groups on their way up, and what follows from it.

    lifts    how often the s highest ranks are taken, for s from 0 on
    low      the lowest value of any group; the walk begins there
    lowest   the lowest sum
    endless  whether the sum has no end
    """

    def __init__(self, sides: list[tuple[Rational, int]], select: tuple[int, ...]) -> None:
        self.sides = sides
        self.counts = tuple([count for _, count in sides])
        self.lifts = [0]
        for time in reversed(select):
            self.lifts.append(self.lifts[-1] + time)
        self.low = min([side.low for side, _ in sides])
        lows = sorted([side.low for side, count in sides for _ in range(count)])
        self.lowest = sum([low * time for low, time in zip(lows, select, strict=True)])
        self.endless = self.lifts[sum([count for side, count in sides if side.endless])] > 0
        self.start = max([_regular(side) for side, _ in sides]) - self.low
        self.known: dict[int, Factors] | None = None
        self.expected: tuple[Fraction, Fraction] | None = None

    def chances(self, count: int) -> tuple[list[int], int]:
        """The weights of the first `count` sums from low * multiplicities on, and the sum of all weights.

        count / w steps, w for the highest rank that is taken, of (product over the groups of (count + 1)(count + 2) / 2) operations on packed
        numbers of up to `count` slots.
        """
        lifts = self.lifts
        least = next(lift for lift in lifts if lift)
        tails, over = self.tails((count - 1) // least + 2)
        whole = 1
        for one, times in zip(over, self.counts, strict=True):
            whole *= one**times
        size = slot(whole)
        bits = 8 * size
        total = 0
        # What has stopped, packed; the values that go on are counted when they stop.
        now: dict[Counts, int] = {self.counts: 1}
        value = 0
        while now:
            after: dict[Counts, int] = {}
            here, above = [tail[value] for tail in tails], [tail[value + 1] for tail in tails]
            for left, packed in now.items():
                lift = lifts[sum(left)]
                for rest, weight in _steps(left, here, above):
                    under = lifts[sum(rest)]
                    more = packed * weight << bits * value * (lift - under) if value else packed * weight
                    if under:
                        after[rest] = after.get(rest, 0) + more
                    else:
                        # The ranks that are left count nothing: whatever they are.
                        for tail, m in zip(above, rest, strict=True):
                            more *= tail**m
                        total += more
            value += 1
            now = {}
            for left, packed in after.items():
                length = count - value * lifts[sum(left)]
                if length > 0 and packed:
                    # Longer ones only where the highest ranks stop late: no sum below `count` comes of them.
                    now[left] = packed & ((1 << bits * length) - 1) if packed.bit_length() > bits * length else packed
        out = unpack(total, size)[:count]
        return out + [0] * (count - len(out)), whole

    def tails(self, count: int) -> tuple[list[list[int]], list[int]]:
        """tails[g][i] / over[g] = P(value of g >= low + i) for i below `count`. One expansion for each."""
        tails: list[list[int]] = []
        over: list[int] = []
        for side, _ in self.sides:
            total = side.total()
            c, denominator = side.coefficients(max(1, self.low + count - side.low))
            left = total.numerator * denominator
            tail = [left] * (side.low - self.low)
            for x in c:
                tail.append(left)
                left -= x * total.denominator
            tails.append([*tail, left][:count])
            over.append(denominator * total.denominator)
        return tails, over

    def factors(self) -> dict[int, Factors]:
        """For each number of values that go on: the denominators of all products of the roots of so many. `roots.choices` for several terms."""
        if self.known is None:
            self.known = {}
            by_group = [
                [{}, *[powers(side.factors, m) for m in range(1, count + 1 if side.endless else 1)]]
                for side, count in self.sides
            ]
            for counts in product(*[range(len(mine)) for mine in by_group]):
                number = sum(counts)
                if not number or not self.lifts[number]:
                    continue
                mine: Factors = {}
                for group, m in enumerate(counts):
                    if m:
                        mine = products(mine, by_group[group][m]) if mine else by_group[group][m]
                self.known[number] = joined(self.known.get(number, {}), mine)
                if _degree(self.known[number]) > MOST_DEGREE:
                    from wurfwerk.dice.cost import too_costly

                    raise too_costly("degree", degree=_degree(self.known[number]), most=MOST_DEGREE)
        return self.known

    def quotient(self) -> Rational:
        """The generating function: chances up to the degree of its denominator, and a product of that length for each factor."""
        factors: Factors = {}
        for number, found in self.factors().items():
            for factor, times in found.items():
                wide = tuple(stretched(list(factor), self.lifts[number]))
                factors[wide] = factors.get(wide, 0) + times
        count = _degree(factors) + self.start * self.lifts[-1] + 1
        num, whole = self.chances(count)
        for factor, times in factors.items():
            num = multiply(num, expanded({factor: times}))[:count]
        out = Rational(num, self.low * self.lifts[-1], factors, whole)
        assert out.total() == 1
        return out

    def moments(self) -> tuple[Fraction, Fraction]:
        if self.expected is None:
            self.expected = self._moments()
        return self.expected

    def _moments(self) -> tuple[Fraction, Fraction]:
        """E(S) and E(S^2) of the sum less low * multiplicities.

        With w(v) how often the ranks of the values from v on are taken, S is the sum of w(v) over all v, and S^2 that of
        w(v) (w(v) + 2 (w(1) + ... + w(v-1))). The expectation of the latter is v times a sequence with the same denominators, what the earlier
        w surely hold (`_sure`), and another such sequence. As many steps as the joined denominators have degrees, on numbers.
        """
        from fractions import Fraction

        factors: Factors = {}
        for found in self.factors().values():
            factors = joined(factors, found)
        count = _degree(factors) + self.start + 2
        tails, over = self.tails(count + 2)
        whole = 1
        for one, times in zip(over, self.counts, strict=True):
            whole *= one**times
        first, second, sure = [0] * count, [0] * count, [0] * count
        parts = self._sure(over)
        # (chance, chance times what the sum has come to), without the weights of those that still go on
        now: dict[Counts, tuple[int, int]] = {self.counts: (1, 0)}
        for value in range(count):
            after: dict[Counts, tuple[int, int]] = {}
            here, above = [tail[value] for tail in tails], [tail[value + 1] for tail in tails]
            for left, (chance, moment) in now.items():
                for rest, weight in _steps(left, here, above):
                    p, m = after.get(rest, (0, 0))
                    after[rest] = (p + chance * weight, m + moment * weight)
            now = {}
            for left, (chance, moment) in after.items():
                lift = self.lifts[sum(left)]
                if not lift:
                    continue
                going = 1
                for tail, m in zip(above, left, strict=True):
                    going *= tail**m
                first[value] += lift * chance * going
                second[value] += lift * (lift * chance + 2 * moment) * going
                if going:
                    now[left] = (chance, moment + lift * chance)
            for left, part in parts:
                for tail, m in zip(above, left, strict=True):
                    part *= tail**m
                sure[value] += part
            second[value] -= 2 * value * sure[value]
        below = expanded(factors)
        at_one, slope = sum(below), sum([k * c for k, c in enumerate(below)])
        sums, slopes = [0], [0]
        for k, c in enumerate(below):
            sums.append(sums[-1] + c)
            slopes.append(slopes[-1] + k * c)
        sums += [at_one] * (count + 1 - len(sums))
        slopes += [slope] * (count + 1 - len(slopes))
        ends = below[:count] + [0] * (count - len(below))
        assert not any([sum([c * ends[-1 - k] for k, c in enumerate(side)]) for side in (first, second, sure)])
        # The numerators at 1, and the derivative of one of them.
        one, two, three = [
            sum([c * sums[count - k] for k, c in enumerate(side) if c]) for side in (first, second, sure)
        ]
        rise = sum([c * (k * sums[count - k] + slopes[count - k]) for k, c in enumerate(sure) if c])
        mean = Fraction(one, at_one * whole)
        return mean, (Fraction(two + 2 * rise, at_one) - Fraction(2 * three * slope, at_one**2)) / whole

    def _sure(self, over: list[int]) -> list[tuple[Counts, int]]:
        """(power of each group's tail at v, factor): the part of E(w(u) w(v)), u < v, that does not depend on the tails at u."""
        alternating = [
            self.lifts[m] * sum([comb(m, b) * (-1) ** (m - b) * self.lifts[b] for b in range(m + 1)])
            for m in range(len(self.lifts))
        ]
        out = []
        for left in product(*[range(count + 1) for count in self.counts]):
            part = alternating[sum(left)]
            for count, m, one in zip(self.counts, left, over, strict=True):
                part *= comb(count, m) * one ** (count - m)
            if part:
                out.append((left, part))
        return out


class Walked(Rational):
    """The chances of such a sum. Its quotient is made only when it is needed: in calculations with other values."""

    __slots__ = ("made", "offset", "walk")
    walked = True

    @property
    def endless(self) -> bool:
        return True

    def __init__(self, walk: Walk, by: int = 0) -> None:
        self.walk = walk
        self.low = walk.lowest + by
        self.offset = walk.lowest - walk.low * walk.lifts[-1]
        self.known = ([], 1)
        self.made: Rational | None = None

    def quotient(self) -> Rational:
        if self.made is None:
            from wurfwerk.dice.exact.costing_ranked import check_quotient

            check_quotient(self.walk)
            found = self.walk.quotient()
            assert found.low == self.walk.lowest
            self.made = found
        return self.made

    @property
    def num(self) -> list[int]:  # type: ignore[override]
        return self.quotient().num

    @property
    def factors(self) -> Factors:  # type: ignore[override]
        return self.quotient().factors

    @property
    def scale(self) -> int:  # type: ignore[override]
        return self.quotient().scale

    def __bool__(self) -> bool:
        return True

    def coefficients(self, count: int) -> tuple[list[int], int]:
        if len(self.known[0]) < count:
            chances, whole = self.walk.chances(count + self.offset)
            self.known = (chances[self.offset :], whole)
        return self.known[0][:count], self.known[1]

    def chances(self, count: int) -> list[Fraction]:
        from fractions import Fraction

        c, denominator = self.coefficients(count)
        return [Fraction(x, denominator) for x in c]

    def before(self, count: int) -> Fraction:
        from fractions import Fraction

        if count <= 0:
            return Fraction(0)
        c, denominator = self.coefficients(count)
        return Fraction(sum(c), denominator)

    def sums(self) -> tuple[Fraction, Fraction, Fraction]:
        from fractions import Fraction

        first, second = self.walk.moments()
        first, second = first - self.offset, second - 2 * self.offset * first + self.offset**2
        return Fraction(1), first, second - first

    def total(self) -> Fraction:
        from fractions import Fraction

        return Fraction(1)

    def shifted(self, by: int) -> Rational:
        out = Walked(self.walk, self.low + by - self.walk.lowest)
        out.known, out.made = self.known, None
        return out if self.made is None else self.made.shifted(out.low - self.made.low)


def _regular(side: Rational) -> int:
    """The value from which the tail follows its denominator's recurrence."""
    return side.low + max(0, len(side.num) - _degree(side.factors)) + 1


def _degree(factors: Factors) -> int:
    return sum([(len(factor) - 1) * times for factor, times in factors.items()])


def _steps(left: Counts, here: list[int], above: list[int]) -> list[tuple[Counts, int]]:
    """(values left, weight) for every number of values of each group that may stop at this one."""
    out: list[tuple[Counts, int]] = [((), 1)]
    for m, at_least, more in zip(left, here, above, strict=True):
        stop = at_least - more
        ways = [(m - j, comb(m, j) * stop**j) for j in range(m + 1)] if stop else [(m, 1)]
        if not more:
            ways = [(0, stop**m)]
        out = [((*rest, n), weight * way) for rest, weight in out for n, way in ways]
    return out
