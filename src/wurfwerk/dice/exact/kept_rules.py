"""Rules for the dice that were kept: the ranks go by what fell first, then each kept die becomes a law of its own.

"Keep first, then explode" (2d6kh1!, 259/45) is a sum over how many kept dice go on. What a kept face surely gives is its gain; what it
gives by chance is a kind, and only the number of dice of each kind is carried: as further digits of the exponent.

Cost: one choice by rank (`keeps`, or `mixed` for unlike dice) whose packed numbers have (k + 1)^kinds times the slots, and for each combination of kinds
that occurs, C(k + kinds, kinds) of them at most, one sum of laws. Own derivation. Chosen for sums and tallies whose dice are altered after the choice.
"""

from __future__ import annotations

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.keeps import keep
from wurfwerk.dice.exact.laws import listed, mass, mix, mix_whole, moved, plus, times
from wurfwerk.dice.exact.mixed import fold
from wurfwerk.dice.exact.pools import finite_members, multiple
from wurfwerk.dice.exact.rules import chained
from wurfwerk.dice.exact.series import Series
from wurfwerk.dice.exact.sets import digits
from wurfwerk.dice.exact.sums import convolution, point, shifted
from wurfwerk.dice.shapes import Ranked, Sum, Tally
from wurfwerk.dice.where import EVERYWHERE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

    from wurfwerk.dice.distribution import Weights
    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.exact.rational import Rational
    from wurfwerk.dice.shapes import Pool, Shape

    Group = tuple[Finite, Law, int]
    """(law of the first throw, law of a further throw, count)"""

    Kind = tuple[object, int]
    """What the law of a kept die is beside its gain, and the code of its rank."""


def kept_law(pool: Pool, members: list[tuple[Shape, Law, int]], select: tuple[int, ...]) -> Law:
    """The law of a Pool with a selection and rules after it."""
    if any([isinstance(rule, Ranked) for rule in pool.then]):
        from wurfwerk.dice.exact.some import some_law

        return some_law(pool, members, select)
    if not isinstance(pool.fold, Sum | Tally):
        from wurfwerk.dice.exact.thrown import fall_by_fall

        return fall_by_fall(pool, members)
    return kept_groups(pool, [(law, law, count) for law, count in finite_members(members)], select)


def kept_groups(pool: Pool, groups: list[Group], select: tuple[int, ...]) -> Law:
    """The same with the law of the first throw and that of a further one given for each group; only for sums and tallies."""
    if isinstance(pool.fold, Tally):
        return _tallied(pool, groups, select)
    return kept_sum(groups, select, lambda face, fresh, _: chained(point(face), fresh, pool.then))


def kept_sum(
    groups: list[Group], select: tuple[int, ...], outcome: Callable[[int, Law, int], Law], marks: tuple[int, ...] = ()
) -> Law:
    """`outcome(face, law of a further throw, mark of its rank)`: the law of what a kept die counts. Only one group may have marks.

    The keep or fold of the gains with the kinds as digits, then one product of laws for each number of dice of each kind.
    """
    taken = sum(select)
    if not taken:
        return point(0)
    # What is given out to the ranks is a code: how often the die is taken, and the mark of its rank.
    number = max(marks, default=0) + 1
    codes = tuple([time * number + mark for time, mark in zip(select, marks or (0,) * len(select), strict=True)])
    gains: list[dict[tuple[int, int], int]] = []
    kinds: list[dict[tuple[int, int], object]] = []
    laws: dict[object, Law] = {}
    for first, fresh, _ in groups:
        mine: dict[tuple[int, int], int] = {}
        by_face: dict[tuple[int, int], object] = {}
        for face in first.weights:
            for mark in range(number):
                law = listed(outcome(face, fresh, mark))
                low, rest, key = _normal(law)
                mine[face, mark] = low
                if key is not None:
                    by_face[face, mark] = key
                    laws[key] = rest
        gains.append(mine)
        kinds.append(by_face)
    low = min([gain for mine in gains for gain in mine.values()])
    base = taken * (max([gain for mine in gains for gain in mine.values()]) - low) + 1
    places: dict[Kind, tuple[int, int]] = {}
    place = base
    for code in sorted({code for code in codes if code >= number}):
        radix = codes.count(code) + 1
        for key in laws:
            if any([by_face.get((face, code % number)) == key for by_face in kinds for face, _ in by_face]):
                places[key, code] = (place, radix)
                place *= radix

    def gain(group: int, face: int, multiplicities: tuple[int, ...]) -> int:
        out = 0
        for code in multiplicities:
            time, mark = divmod(code, number)
            if time:
                out += (gains[group][face, mark] - low) * time
                key = kinds[group].get((face, mark))
                if key is not None:
                    out += places[key, code][0]
        return out

    whole = 1
    for first, _, count in groups:
        whole *= first.denominator**count
    if len(groups) == 1 and set(codes) <= {0, 1}:
        first, _, count = groups[0]
        faces = [(gain(0, face, (1,)), first.weights[face]) for face in sorted(first.weights)]
        weights = keep(count, select, faces)
    else:
        weights = fold(
            [(first.weights, count) for first, _, count in groups], codes, gain, lambda state, _f, _t: state, 0
        )[0]
    kinds_of = [(key, code // number, radix) for (key, code), (_, radix) in places.items()]
    return _joined(weights, whole, base, kinds_of, laws, low * taken)


def _joined(
    weights: dict[int, int],
    whole: int,
    base: int,
    places: list[tuple[object, int, int]],
    laws: dict[object, Law],
    lowest: int,
) -> Law:
    """Each number of dice of each kind with its sums of gains, put together with the laws of these dice.

    `places`: (kind, how often a die is taken, radix of its digit), from the lowest digit.
    """
    by_count: dict[int, Weights] = {}
    for code, weight in weights.items():
        counts, value = divmod(code, base)
        mine = by_count.setdefault(counts, {})
        mine[value + lowest] = mine.get(value + lowest, 0) + weight
    if len(places) == 1:
        ((key, time, _),) = places
        law = times(laws[key], time)
        if isinstance(law, Finite):
            return _horner(by_count, law, whole)
    parts: list[tuple[int, Law]] = []
    for counts, mine in by_count.items():
        total = sum(mine.values())
        joined: Law = Finite(mine, total)
        for key, time, radix in places:
            counts, number = divmod(counts, radix)
            if number:
                joined = plus(joined, multiple(times(laws[key], time), number))
        parts.append((total, joined))
    return mix_whole(parts, whole)


def _horner(by_count: dict[int, Weights], law: Finite, whole: int) -> Finite:
    """The sum over i of by_count[i] times the i-th power of the law: one product for each i."""
    most = max(by_count)
    out = Finite(by_count[most], 1)
    for number in range(most - 1, -1, -1):
        out = convolution(out, Finite(law.weights, 1))
        lift = law.denominator ** (most - number)
        for value, weight in by_count.get(number, {}).items():
            out.weights[value] = out.weights.get(value, 0) + weight * lift
    return Finite(out.weights, whole * law.denominator**most)


def _normal(law: Law) -> tuple[int, Law, object]:
    """(gain, rest, key): the law is gain + rest; equal rests have equal keys, a certain value has none."""
    if isinstance(law, Finite):
        low: int = min(law.weights)
        if len(law.weights) == 1:
            return low, point(0), None
        rest = shifted(law, -low)
        return low, rest, (law.denominator, tuple(sorted(rest.weights.items())))
    assert isinstance(law, Series)
    end = law.min if law.min is not None else law.max if law.max is not None else 0
    assert isinstance(end, int)
    rest_series = moved(law, -end)
    assert isinstance(rest_series, Series)
    return end, rest_series, (_key(rest_series.up), _key(rest_series.down))


def _key(side: Rational | None) -> object:
    return None if side is None else (tuple(side.num), side.low, tuple(sorted(side.factors.items())), side.scale)


def _tallied(pool: Pool, groups: list[Group], select: tuple[int, ...]) -> Law:
    """A tally of kept dice after their rules: each die counts a code with a digit for each class, so that the same kernel serves."""
    assert isinstance(pool.fold, Tally)
    classes = pool.fold.classes
    radix = sum(select) + 1

    def outcome(face: int, fresh: Law, _: int) -> Law:
        law = chained(point(face), fresh, pool.then)
        parts: list[tuple[Fraction, Law]] = [
            (mass(law, where), point(radix**index)) for index, where in enumerate(classes)
        ]
        missed = mass(law, EVERYWHERE) - sum([chance for chance, _ in parts])
        parts.append((missed, point(0)))
        return mix(parts)

    total = kept_sum(groups, select, outcome)
    assert isinstance(total, Finite)
    return total.map(lambda code: digits(code, radix, len(classes)))
