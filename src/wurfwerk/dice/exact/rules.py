"""The rules of a die on its law: reroll, clamp, score, explode.

A rule sees the law of what fell (`first`) and the law of a fresh throw (`fresh`). For an altered die both are the same; for a die
that was kept and is altered afterwards `first` is the face it shows.

Cost: rerolls, clamps and scores are linear in the faces, a limited explosion one product of the faces with the chain for each level, one without limit a
quotient whose numerator has at most twice the span of the faces. Source: the geometric series. Chosen for every rule on a single die.
"""

from __future__ import annotations

from math import gcd

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.exact.laws import clamped, listed, mass, mix, restricted
from wurfwerk.dice.exact.polynomial import add, multiply
from wurfwerk.dice.exact.rational import Rational
from wurfwerk.dice.exact.series import Series, finite_of
from wurfwerk.dice.exact.sums import mixture, point, shifted
from wurfwerk.dice.shapes import Clamp, Explode, Ranked, Reroll, Score
from wurfwerk.dice.where import between

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

    from wurfwerk.dice.distribution import Weights
    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.shapes import Rule


def altered(first: Law, fresh: Law, rule: Rule) -> Law:
    """What becomes of `first` under the rule."""
    match rule:
        case Reroll():
            return rerolled(first, fresh, rule)
        case Clamp(low, high):
            return clamped(first, low, high)
        case Score():
            return scored(first, rule)
        case Explode():
            return exploded(first, fresh, rule)
    raise AssertionError(rule)


def rerolled(first: Law, fresh: Law, rule: Reroll) -> Law:
    """With q the chance of a face that goes, n tries on a fresh die end on one that stays with chance 1 - q^n. Linear in the faces."""
    gone = mass(first, rule.again)
    if not gone or rule.limit == 0:
        return first
    stays = rule.again.complement()
    good = restricted(fresh, stays)
    if rule.limit is None:
        if good is None:
            raise ExpressionError("endless-reroll")
        after: Law = good
    else:
        left = mass(fresh, rule.again) ** (rule.limit - 1)
        after = fresh if good is None else mix([(1 - left, good), (left, fresh)])
    stay = restricted(first, stays)
    return after if stay is None else mix([(1 - gone, stay), (gone, after)])


def scored(law: Law, score: Score) -> Law:
    """The points of the value. A finite law is mapped; of any other the chances of the sets between the bounds are enough."""
    if isinstance(law, Finite):
        return law.map(score.of)
    edges = sorted({edge for where, _ in score.weights for low, high in where.spans for edge in _edges(low, high)})
    starts: list[int | None] = [None, *edges]
    ends: list[int | None] = [*[edge - 1 for edge in edges], None]
    parts: list[tuple[Fraction, Law]] = []
    for low, high in zip(starts, ends, strict=True):
        inside = low if low is not None else high if high is not None else 0
        parts.append((mass(law, between(low, high)), point(score.of(inside))))
    return mix(parts)


def _edges(low: int | None, high: int | None) -> list[int]:
    return ([] if low is None else [low]) + ([] if high is None else [high + 1])


def exploded(first: Law, fresh: Law, rule: Explode) -> Law:
    """The chain as one value. Limited: a convolution a level. Without limit: one quotient.

    With S and A the sums over the faces that stop and that go on, of weight * x^gain, a further throw is S / (d - A).
    """
    if not mass(first, rule.again) and rule.score is None:
        return first
    start, further = listed(first), listed(fresh)
    if not isinstance(start, Finite) or not isinstance(further, Finite):
        from wurfwerk.dice.cost import too_costly

        raise too_costly("chain-of-chains")
    gain = rule.score.of if rule.score is not None else None
    opening = _gains(start, rule, gain, 0)
    going = _gains(further, rule, gain, rule.less)
    if rule.limit is not None:
        law: Finite | None = None
        for _ in range(rule.limit):
            law = _link(going, further.denominator, law)
        return _link(opening, start.denominator, law)
    return _endless(opening, start.denominator, going, further.denominator)


def _gains(law: Finite, rule: Explode, gain: Callable[[int], int] | None, less: int) -> tuple[Weights, Weights]:
    """(gain -> weight of the faces that stop, the same of those that go on)."""
    stop: Weights = {}
    on: Weights = {}
    for value, weight in law.weights.items():
        counted = value - less
        if gain is not None:
            counted = gain(counted)
        side = on if value in rule.again else stop
        side[counted] = side.get(counted, 0) + weight
    return stop, on


def _link(gains: tuple[Weights, Weights], denominator: int, rest: Finite | None) -> Finite:
    """One throw of the chain, followed by `rest` if it goes on (None: the limit is reached)."""
    stop, on = gains
    if rest is None:
        both = dict(stop)
        for value, weight in on.items():
            both[value] = both.get(value, 0) + weight
        return Finite(both, denominator)
    parts = [(weight, point(value)) for value, weight in stop.items()]
    parts += [(weight, shifted(rest, value)) for value, weight in on.items()]
    return mixture(parts, denominator)


def _endless(
    opening: tuple[Weights, Weights],
    over_first: int,
    going: tuple[Weights, Weights],
    over: int,
) -> Law:
    stop, on = going
    first_stop, first_on = opening
    if not first_on:
        return Finite(first_stop, over_first)
    if not stop:
        raise ExpressionError("endless-explosion")
    signs = {(value > 0) - (value < 0) for value in on}
    if {1, -1} <= signs:
        from wurfwerk.dice.cost import too_costly

        raise too_costly("chain-both-ways")
    sign = -1 if -1 in signs else 1
    factor = [over] + [0] * max([abs(value) for value in on])
    for value, weight in on.items():
        factor[abs(value)] -= weight
    shared = gcd(*factor)
    factor = [c // shared for c in factor]
    if opening == going and over_first == over:
        low, num = _poly(stop, sign)
        return _law(num, low, factor, shared, sign)
    # (S0 (d - A1) + A0 S1) / (d0 (d - A1))
    low_stop, s1 = _poly(stop, sign)
    low_on, a0 = _poly(first_on, sign)
    chained = multiply(a0, s1)
    if not first_stop:
        return _law(chained, low_on + low_stop, factor, shared * over_first, sign)
    low_first, s0 = _poly(first_stop, sign)
    direct = [c * shared for c in multiply(s0, factor)]
    low = min(low_first, low_on + low_stop)
    num = add(add([], direct, low_first - low), chained, low_on + low_stop - low)
    return _law(num, low, factor, shared * over_first, sign)


def _law(num: list[int], low: int, factor: list[int], scale: int, sign: int) -> Law:
    if len(factor) == 1:
        side = Rational(num, low, {}, scale * factor[0])
    else:
        side = Rational(num, low, {tuple(factor): 1}, scale)
    return finite_of(Series(side) if sign > 0 else Series(None, side))


def _poly(weights: Weights, sign: int) -> tuple[int, list[int]]:
    """(lowest exponent, coefficients) of the sum of weight * x^(sign * value)."""
    low: int = min([sign * value for value in weights])
    out = [0] * (max([sign * value for value in weights]) - low + 1)
    for value, weight in weights.items():
        out[sign * value - low] = weight
    return low, out


def chained(first: Law, fresh: Law, rules: tuple[Rule, ...]) -> Law:
    """Several rules in order on a die that was kept. What is thrown again keeps every rule before, but for those of some ranks only.

    `choice.anew` says the same of the shape.
    """
    again = max([place for place, rule in enumerate(rules) if throws_again(rule)], default=0)
    for place, rule in enumerate(rules):
        if isinstance(rule, Ranked):
            first = altered(first, fresh, rule.rule)
            continue
        first = altered(first, fresh, rule)
        if place < again:
            fresh = altered(fresh, fresh, rule)
    return first


def throws_again(rule: Rule) -> bool:
    """Whether a die under the rule may be thrown once more."""
    return not isinstance(rule.rule if isinstance(rule, Ranked) else rule, Clamp | Score)
