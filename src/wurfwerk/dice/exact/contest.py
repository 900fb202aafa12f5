"""Who has the highest of several independent totals: the exact chance of every set of sides that can share it.

The chances of a total of exploding dice follow, on each residue class of the common stride, sums of j^d r^j in the number j of the
block. So do products of them, and a sum over all blocks is a number known beforehand for each r and d: no term is cut off. Beyond
`MOST_EXACT` sides the sums are cut off where next to nothing is left, and every chance is enclosed from below.

Cost: exact the common stride, times 2^sides, times the product of the numbers of terms of all sides; enclosed 2^sides for each value up to the cut.
Own derivation. Chosen where sides with totals of their own meet, some without end: a joint law would have a value for every combination of totals.
"""

from __future__ import annotations

from math import comb, gcd, lcm
from operator import mul

from wurfwerk.dice.exact.laws import as_series

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.exact.rational import Rational

    Term = tuple[int, int]
    """(a, d) stands for j^d / a^j."""

    Column = list[int]
    """A whole number for each residue class."""

MOST_EXACT = 4
"""So many sides at most are worked out without a remainder; the work grows with the product of their numbers of terms."""

BITS = 160
"""Of the fixed point beyond that."""

REST = 64
"""Bits: what is cut off there is less than one in 2^REST."""


def tops(laws: Sequence[Law], *, exact: bool = True) -> tuple[dict[int, int], int]:
    """(set of sides as bits -> weight, denominator): the chance that exactly these sides share the highest value.

    Exact: the weights add up to the denominator, for `MOST_EXACT` laws at most. Else to less by about 2^-REST, and each is a lower
    bound. Laws of whole values, all of whose open ends are upward and come from dice that explode on one face.
    Exact: stride * 2^n * the product of the numbers of terms (about 4 to 6 a side) multiplications of some hundred bits.
    Enclosed: 2^n multiplications for each value up to the cut.

    >>> from wurfwerk.dice.distribution import Finite
    >>> tops([Finite({1: 1, 2: 1}, 2), Finite({2: 1}, 1)])
    ({2: 1, 3: 1}, 2)
    """
    sides = []
    for law in laws:
        side = as_series(law).up
        assert side is not None
        sides.append(side)
    weights, whole = _exact(sides) if exact else _enclosed(sides)
    shared = gcd(whole, *weights.values())
    return {mask: weight // shared for mask, weight in weights.items() if weight}, whole // shared


# Without remainder


def _exact(sides: list[Rational]) -> tuple[dict[int, int], int]:
    stride, base, start = _frame(sides)
    read = [_Side(side, stride, base, start) for side in sides]
    scale = 1
    for side in read:
        scale *= side.scale
    head = _head(read, start)
    halves = [_products(read[0::2], stride), _products(read[1::2], stride)]
    sums = {
        (i, j): _crossed(left, right) for i, left in enumerate(halves[0]) for j, right in enumerate(halves[1]) if i or j
    }
    whole, blocks = _summed(sums)
    heads = 1
    for side in read:
        heads *= side.over
    denominator = lcm(heads, scale * whole)
    out = {}
    for (i, j), numerator in blocks.items():
        mask = _spread(i, 0) | _spread(j, 1)
        out[mask] = head[mask] * (denominator // heads) + numerator * (denominator // (scale * whole))
    return out, denominator


def _spread(bits: int, first: int) -> int:
    """The sides of a half in their places: the half has every other one."""
    return sum([1 << (2 * place + first) for place in range(MOST_EXACT) if bits >> place & 1])


def _frame(sides: list[Rational]) -> tuple[int, int, int]:
    """(stride, least value, from which place on every side follows its terms)."""
    stride, base = 1, min([side.low for side in sides])
    start = 0
    for side in sides:
        degree = 0
        for factor, times in side.factors.items():
            assert not any(factor[1:-1]), "a die that explodes on one face"
            stride = lcm(stride, len(factor) - 1)
            degree += (len(factor) - 1) * times
        start = max(start, side.low - base + max(0, len(side.num) - degree))
    return stride, base, start


class _Side:
    """One side, read off: its chances and what is below each place up to `start`, and from there its terms.

    over     of the chances `pmf` and the sums `below`
    scale    of the columns: `mine` of the chance of a value, `under` of the chance of less
    """

    def __init__(self, side: Rational, stride: int, base: int, start: int) -> None:
        terms = [(root, d) for root, times in _roots(side, stride).items() for d in range(times)]
        count = start + len(terms) * stride
        gap = side.low - base
        c, self.over = side.coefficients(max(1, count - gap))
        self.pmf = ([0] * gap + c)[:count] if count else []
        self.below = [0]
        for x in self.pmf:
            self.below.append(self.below[-1] + x)
        inverse, lift = _inverse(terms)
        self.mine: dict[Term, Column] = {term: [] for term in terms}
        self.under: dict[Term, Column] = {term: [] for term in terms}
        rest = [self.over - x for x in self.below]
        for residue in range(stride):
            chances = self.pmf[start + residue : count : stride]
            tails = rest[start + residue : count : stride]
            for term, row in zip(terms, inverse, strict=True):
                self.mine[term].append(sum(map(mul, row, chances)))
                self.under[term].append(-sum(map(mul, row, tails)))
        self.scale = self.over * lift
        shared = gcd(self.scale, *[gcd(*column) for part in (self.mine, self.under) for column in part.values()])
        for part in (self.mine, self.under):
            for term, column in part.items():
                part[term] = [x // shared for x in column]
        self.scale //= shared
        self.under[1, 0] = [self.scale] * stride


def _roots(side: Rational, stride: int) -> dict[int, int]:
    """a -> how often: the chances shrink by 1/a from one block to the next. A factor is s - x^s, or a multiple of one."""
    out: dict[int, int] = {}
    for factor, times in side.factors.items():
        top, last = factor[0], -factor[-1]
        assert last > 0 and top % last == 0, factor
        root = (top // last) ** (stride // (len(factor) - 1))
        out[root] = out.get(root, 0) + times
    return out


def _inverse(terms: list[Term]) -> tuple[list[list[int]], int]:
    """(rows, denominator): how the terms follow from as many values, those of the blocks 0, 1, 2 and so on."""
    from fractions import Fraction

    size = len(terms)
    rows = [
        [Fraction(j**d, a**j) for a, d in terms] + [Fraction(int(i == j)) for i in range(size)] for j in range(size)
    ]
    for i in range(size):
        pivot = next(k for k in range(i, size) if rows[k][i])
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for k in range(size):
            if k != i and rows[k][i]:
                by = rows[k][i]
                rows[k] = [x - by * y for x, y in zip(rows[k], rows[i], strict=True)]
    found = [row[size:] for row in rows]
    lift = lcm(*[x.denominator for row in found for x in row])
    return [[int(x * lift) for x in row] for row in found], lift


def _head(read: list[_Side], start: int) -> list[int]:
    """The weights of all sets from the values before `start`, over the product of `over`."""
    out = [0] * (1 << len(read))
    for place in range(start):
        ways = [1]
        for side in read:
            ways = [x * side.below[place] for x in ways] + [x * side.pmf[place] for x in ways]
        for mask, weight in enumerate(ways):
            out[mask] += weight
    return out


def _products(half: list[_Side], stride: int) -> list[dict[Term, Column]]:
    """For each set of sides of a half: the terms of the chance that these show a value and the others less."""
    out: list[dict[Term, Column]] = [{(1, 0): [1] * stride}]
    for side in half:
        out = [_times(known, side.under) for known in out] + [_times(known, side.mine) for known in out]
    return out


def _times(left: dict[Term, Column], right: dict[Term, Column]) -> dict[Term, Column]:
    out: dict[Term, Column] = {}
    for (a, d), x in left.items():
        for (b, e), y in right.items():
            term = (a * b, d + e)
            product = list(map(mul, x, y))
            out[term] = list(map(int.__add__, out[term], product)) if term in out else product
    return out


def _crossed(left: dict[Term, Column], right: dict[Term, Column]) -> dict[Term, int]:
    """The product of two halves, summed over the residue classes."""
    out: dict[Term, int] = {}
    for (a, d), x in left.items():
        for (b, e), y in right.items():
            term = (a * b, d + e)
            out[term] = out.get(term, 0) + sum(map(mul, x, y))
    return out


def _summed(sums: dict[tuple[int, int], dict[Term, int]]) -> tuple[int, dict[tuple[int, int], int]]:
    """(denominator, set -> numerator): every term j^d / a^j summed over all blocks. Of a root a^-1 the sums are whole over (a-1)^(d+1)."""
    most: dict[int, int] = {}
    for terms in sums.values():
        for a, d in terms:
            most[a] = max(most.get(a, 0), d)
    most.pop(1, None)
    powers = {a: (a - 1) ** (d + 1) for a, d in most.items()}
    whole = lcm(*powers.values())
    lifts = {a: whole // power for a, power in powers.items()}
    numbers = {a: _series_sums(a, d) for a, d in most.items()}
    out = {}
    for key, terms in sums.items():
        by_root: dict[int, int] = {}
        for (a, d), weight in terms.items():
            if weight:
                by_root[a] = by_root.get(a, 0) + weight * numbers[a][d]
        out[key] = sum([weight * lifts[a] for a, weight in by_root.items()])
    return whole, out


def _series_sums(a: int, most: int) -> list[int]:
    """For d up to `most`: the sum over j of j^d / a^j, times (a-1)^(most+1). Each follows from those before it."""
    sums = [a * (a - 1) ** most]
    for d in range(1, most + 1):
        sums.append(sum([comb(d, i) * sums[i] for i in range(d)]) // (a - 1))
    return sums


# Enclosed


def _enclosed(sides: list[Rational]) -> tuple[dict[int, int], int]:
    """Fixed point numbers, every one rounded down."""
    base = min([side.low for side in sides])
    cut = max([side.low - base + _cut(side) for side in sides])
    columns = []
    for side in sides:
        gap = side.low - base
        c, over = side.coefficients(cut - gap)
        below = [0]
        for x in [0] * gap + c:
            below.append(below[-1] + x)
        fixed = [[(x << BITS) // over for x in row] for row in ([0] * gap + c, below)]
        columns.append(fixed)
    out = [0] * (1 << len(sides))
    for place in range(cut):
        ways = [1 << BITS]
        for chance, under in columns:
            mine, less = chance[place], under[place]
            ways = [x * less >> BITS for x in ways] + [x * mine >> BITS for x in ways]
        for mask in range(1, len(ways)):
            out[mask] += ways[mask]
    return {mask: weight for mask, weight in enumerate(out) if mask and weight}, 1 << BITS


def _cut(side: Rational) -> int:
    """From which coefficient on less than one in 2^REST is left; found by doubling."""
    count = len(side.num) + 1
    left: Fraction | int = 1 if side.factors else 0
    while left * (1 << REST) >= 1:
        count += count // 2
        left = 1 - side.before(count)
    return count
