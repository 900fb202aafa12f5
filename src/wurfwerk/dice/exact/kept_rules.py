"""Rules for the dice that were kept: the ranks go by what fell first, then each kept die becomes a law of its own.

"Keep first, then explode" (2d6kh1!, 259/45) is a sum over how many kept dice go on. What a kept face surely gives is its gain; what it
gives by chance is a kind, and only the number of dice of each kind is carried: as further digits of the exponent.
"""

from __future__ import annotations

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.keeps import keep
from wurfwerk.dice.exact.laws import listed, mix_whole, moved, plus, times
from wurfwerk.dice.exact.mixed import fold
from wurfwerk.dice.exact.pools import finite_members, multiple
from wurfwerk.dice.exact.rules import chained
from wurfwerk.dice.exact.series import Series
from wurfwerk.dice.exact.sums import point, shifted
from wurfwerk.dice.shapes import Sum, Tally

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.exact.rational import Rational
    from wurfwerk.dice.shapes import Pool, Shape, Value

    Kind = tuple[object, int]
    """What the law of a kept die is beside its gain, and how often it is taken."""


def kept_law(pool: Pool, members: list[tuple[Shape, Law, int]], select: tuple[int, ...]) -> Law:
    """The law of a Pool with a selection and rules after it."""
    if isinstance(pool.fold, Tally):
        return _tallied(pool, members, select)
    if not isinstance(pool.fold, Sum):
        from wurfwerk.dice.exact.thrown import altered_each

        return altered_each(pool, members)
    return kept_sum(pool, [(law, law, count) for law, count in finite_members(members)], select)


def kept_sum(pool: Pool, groups: list[tuple[Finite, Law, int]], select: tuple[int, ...]) -> Law:
    """`groups`: (law of the first throw, law of a further throw, count).

    The keep or fold of the gains with the kinds as digits, then one product of laws for each number of dice of each kind.
    """
    taken = sum(select)
    if not taken:
        return point(0)
    gains: list[dict[int, int]] = []
    kinds: list[dict[int, object]] = []
    laws: dict[object, Law] = {}
    for first, fresh, _ in groups:
        mine: dict[int, int] = {}
        by_face: dict[int, object] = {}
        for face in first.weights:
            law = listed(chained(point(face), fresh, pool.then))
            low, rest, key = _normal(law)
            mine[face] = low  # type: ignore[index]
            if key is not None:
                by_face[face] = key  # type: ignore[index]
                laws[key] = rest
        gains.append(mine)
        kinds.append(by_face)
    low = min([gain for mine in gains for gain in mine.values()])
    base = taken * (max([gain for mine in gains for gain in mine.values()]) - low) + 1
    radix = sum([1 for time in select if time]) + 1
    digits: dict[Kind, int] = {}
    for time in sorted({time for time in select if time}):
        for key in laws:
            digits[key, time] = base * radix ** len(digits)

    def gain(group: int, face: int, multiplicities: tuple[int, ...]) -> int:
        out = (gains[group][face] - low) * sum(multiplicities)
        key = kinds[group].get(face)
        if key is not None:
            out += sum([digits[key, time] for time in multiplicities if time])
        return out

    whole = 1
    for first, _, count in groups:
        whole *= first.denominator**count
    if len(groups) == 1 and set(select) <= {0, 1}:
        first, _, count = groups[0]
        faces = [(gain(0, face, (1,)), first.weights[face]) for face in sorted(first.weights)]  # type: ignore[type-var, arg-type]
        weights = keep(count, select, faces)
    else:
        ranked: list[tuple[dict[int, int], int]] = [(first.weights, count) for first, _, count in groups]  # type: ignore[misc]
        weights = fold(ranked, select, gain, lambda state, _f, _t: state, 0)[0]
    return _joined(weights, whole, base, radix, digits, laws, low * taken)


def _joined(
    weights: dict[int, int],
    whole: int,
    base: int,
    radix: int,
    digits: dict[Kind, int],
    laws: dict[object, Law],
    lowest: int,
) -> Law:
    """Each number of dice of each kind with its sums of gains, put together with the laws of these dice."""
    by_count: dict[int, dict[Value, int]] = {}
    for code, weight in weights.items():
        counts, value = divmod(code, base)
        mine = by_count.setdefault(counts, {})
        mine[value + lowest] = mine.get(value + lowest, 0) + weight
    parts: list[tuple[int, Law]] = []
    for counts, mine in by_count.items():
        total = sum(mine.values())
        law: Law = Finite(mine, total)
        for key, time in digits:
            counts, number = divmod(counts, radix)
            if number:
                law = plus(law, multiple(times(laws[key], time), number))
        parts.append((total, law))
    return mix_whole(parts, whole)


def _normal(law: Law) -> tuple[int, Law, object]:
    """(gain, rest, key): the law is gain + rest; equal rests have equal keys, a certain value has none."""
    if isinstance(law, Finite):
        low: int = min(law.weights)  # type: ignore[assignment, type-var]
        if len(law.weights) == 1:
            return low, point(0), None
        rest = shifted(law, -low)
        return low, rest, (law.denominator, tuple(sorted(rest.weights.items())))  # type: ignore[type-var]
    assert isinstance(law, Series)
    end = law.min if law.min is not None else law.max if law.max is not None else 0
    assert isinstance(end, int)
    rest_series = moved(law, -end)
    assert isinstance(rest_series, Series)
    return end, rest_series, (_key(rest_series.up), _key(rest_series.down))


def _key(side: Rational | None) -> object:
    return None if side is None else (tuple(side.num), side.low, tuple(sorted(side.factors.items())), side.scale)


def _tallied(pool: Pool, members: list[tuple[Shape, Law, int]], select: tuple[int, ...]) -> Law:
    """A tally of kept dice after their rules: the sum of codes, a digit for each class, so that the same kernel serves."""
    from wurfwerk.dice.exact.laws import mass
    from wurfwerk.dice.exact.sets import digits as digits_of
    from wurfwerk.message import Message  # noqa: F401

    assert isinstance(pool.fold, Tally)
    classes = pool.fold.classes
    radix = sum(select) + 1
    codes = [radix**index for index in range(len(classes))]

    def coded(law: Law) -> Law:
        from fractions import Fraction

        from wurfwerk.dice.exact.laws import mix

        parts: list[tuple[Fraction, Law]] = [(mass(law, where), point(code)) for where, code in zip(classes, codes, strict=True)]
        rest = 1 - sum([chance for chance, _ in parts], Fraction(0))
        return mix([*parts, (rest, point(0))])

    out = kept_codes(pool, finite_members(members), select, coded)
    return out.map(lambda code: digits_of(code, radix, len(classes)))  # type: ignore[arg-type]


def kept_codes(pool: Pool, groups: list[tuple[Finite, int]], select: tuple[int, ...], coded: object) -> Finite:
    """Each kept die gives a code by chance; the sum of the codes, as a law."""
    laws: list[dict[int, Law]] = []
    for first, _ in groups:
        laws.append({face: coded(chained(point(face), first, pool.then)) for face in first.weights})  # type: ignore[operator, misc]
    names: dict[tuple[object, int], tuple[int, Law]] = {}
    radix = sum([1 for time in select if time]) + 1

    def gain(group: int, face: int, multiplicities: tuple[int, ...]) -> int:
        out = 0
        for time in multiplicities:
            if time:
                law = laws[group][face]
                key = (tuple(sorted(law.weights.items())), time)  # type: ignore[union-attr, type-var]
                if key not in names:
                    names[key] = (radix ** len(names), law)
                out += names[key][0]
        return out

    ranked: list[tuple[dict[int, int], int]] = [(first.weights, count) for first, count in groups]  # type: ignore[misc]
    weights = fold(ranked, select, gain, lambda state, _f, _t: state, 0)[0]
    whole = 1
    for first, count in groups:
        whole *= first.denominator**count
    parts: list[tuple[int, Law]] = []
    for code, weight in weights.items():
        law: Law = point(0)
        for (_, time), (_, one) in names.items():
            code, number = divmod(code, radix)
            if number:
                law = plus(law, multiple(times(one, time), number))
        parts.append((weight, law))
    out = mix_whole(parts, whole)
    assert isinstance(out, Finite)
    return out
