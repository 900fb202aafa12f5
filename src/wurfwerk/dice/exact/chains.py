"""Selection by rank among chains without end: each die's whole chain is one value (`2d6!kh1`, 29/5).

A die that goes on counts more than any that stops, if it explodes on its highest face alone. So the ranks split: i of m dice go on
and take the i highest ranks, and their rest is the same question again. Where all m go on the question comes back to itself
and becomes the denominator s^m - w^m x^(top * multiplicities).

Own derivation. Chosen for one group of dice without end that explode on their highest face alone; everything else goes to `ordered`.

Cost: n^2 / 2 keeps of the other faces, as many products of polynomials of up to top * n * multiplicities terms, n factors of the denominator.
"""

from __future__ import annotations

from math import comb

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.keeps import keep
from wurfwerk.dice.exact.rational import Rational, total_of
from wurfwerk.dice.exact.series import Series, finite_of
from wurfwerk.dice.exact.sums import shifted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.shapes import Explode


def kept(law: Finite, n: int, select: tuple[int, ...]) -> Finite:
    """The sum of n equal finite values, each rank taken as often as it says."""
    if not n or not any(select):
        return Finite({0: 1}, 1)
    low: int = min(law.weights)
    faces = sorted([(value - low, weight) for value, weight in law.weights.items()])
    base = low * sum(select)
    return Finite({base + gain: w for gain, w in keep(n, select, faces).items()}, law.denominator**n)


def on_top_alone(fresh: Finite, rule: Explode) -> bool:
    """Whether chains are ordered by their length first."""
    again = [value for value in fresh.weights if value in rule.again]
    low: int = min(fresh.weights)
    top: int = max(fresh.weights)
    return again == [top] and low - rule.less >= 0 and top - rule.less > 0 and rule.score is None


def kept_chains(fresh: Finite, rule: Explode, n: int, select: tuple[int, ...]) -> Law:
    """Of n dice that explode on their highest face without limit, ranked by their chains.

    n^2 / 2 keeps of the other faces and as many products with what is above; the degree grows as top * n * multiplicities.
    """
    top: int = max(fresh.weights)
    weight = fresh.weights[top]
    whole = fresh.denominator
    stop = Finite({v: w for v, w in fresh.weights.items() if v != top}, whole - weight)
    further = shifted(stop, -rule.less)
    step = top - rule.less
    known: dict[int, Rational] = {0: Rational([1], 0, {})}

    def split(m: int, low: Finite, gain: int, most: int) -> list[Rational]:
        """m dice on the m highest ranks, of which up to `most` go on; over whole^m."""
        ranks = select[n - m :]
        parts = []
        for i in range(most + 1):
            chance = comb(m, i) * weight**i * (whole - weight) ** (m - i)
            rest = kept(low, m - i, ranks[: m - i])
            side = _side(rest).times(above(i)).shifted(gain * sum(ranks[m - i :]))
            parts.append(side.weighted(chance, 1))
        return parts

    def above(m: int) -> Rational:
        """The rest of m dice that all have gone on once."""
        if m not in known:
            taken = sum(select[n - m :])
            if not taken:
                known[m] = known[0]
            else:
                found = total_of(split(m, further, step, m - 1))
                assert found is not None
                factor = [whole**m] + [0] * (step * taken)
                factor[-1] -= weight**m
                factors = dict(found.factors)
                factors[tuple(factor)] = factors.get(tuple(factor), 0) + 1
                known[m] = Rational(found.num, found.low, factors, found.scale)
        return known[m]

    for m in range(1, n):
        above(m)
    if not rule.less:
        return finite_of(Series(above(n)))
    return finite_of(Series(total_of([part.weighted(1, whole**n) for part in split(n, stop, top, n)])))


def _side(law: Finite) -> Rational:
    low: int = min(law.weights)
    num = [0] * (max(law.weights) - low + 1)
    for value, w in law.weights.items():
        num[value - low] = w
    return Rational(num, low, {}, law.denominator)
