"""A Pool's law: which kernel its selection, its later rules and its fold need.

Cost: that of the kernel; the choice itself is linear in the groups. A sum of groups is a power for each and one product for each group after the first.
"""

from __future__ import annotations

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact import chains, largest, runs, sets, shown
from wurfwerk.dice.exact.laws import as_series, integral, listed, mass, over, plus, times
from wurfwerk.dice.exact.rules import chained
from wurfwerk.dice.exact.series import Series, finite_of
from wurfwerk.dice.exact.spread import Spread
from wurfwerk.dice.exact.sums import point, power, scaled, unit
from wurfwerk.dice.shapes import (
    Altered,
    BestSet,
    Explode,
    LargestSet,
    LongestRun,
    Pool,
    Ranked,
    Shows,
    Sum,
    Tally,
    Tuple,
)
from wurfwerk.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from wurfwerk.dice.distribution import Weights
    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.shapes import Shape, Value
    from wurfwerk.dice.where import Where

    Member = tuple[Shape, Law, int]
    LawOf = Callable[[Shape], Law]
    """(shape, law, how many)"""


def pool_law(pool: Pool, members: list[Member], law_of: LawOf) -> Law:
    """`members`: the groups with their laws; `law_of` gives the law of any shape."""
    members = [member for member in members if member[2]]
    size = sum([count for _, _, count in members])
    if not size:
        return point(_empty(pool))
    if pool.grow is not None:
        from wurfwerk.dice.exact.grown import grown_law

        return grown_law(pool, members)
    select = pool.select
    if select is not None and all([time == 1 for time in select]):
        select = None
    then = pool.then
    by_rank = any([isinstance(rule, Ranked) for rule in then])
    if select is None and then and not by_rank:
        members = [(shape, chained(law, law, then), count) for shape, law, count in members]
        pool, then = replace(pool, then=()), ()
    if then:
        from wurfwerk.dice.exact.kept_rules import kept_law

        return kept_law(pool, members, select or _all(members))
    return folded_law(pool, members, select, law_of)


def _empty(pool: Pool) -> Value:
    match pool.fold:
        case Tally(classes):
            return (0,) * len(classes)
        case Shows(asked):
            return (0,) * (1 + len(asked))
        case BestSet():
            return (0, 0)
        case Tuple():
            return ()
    return 0


def folded_law(pool: Pool, members: list[Member], select: tuple[int, ...] | None, law_of: LawOf) -> Law:
    match pool.fold:
        case Sum():
            return summed(members) if select is None else selected_sum(members, select, law_of)
        case Tally(classes):
            if select is None:
                return _tally(members, classes)
            groups = faces_of(members)
            numbers = [
                {face: _class(face, classes) for face in faces if _class(face, classes) >= 0} for faces, _ in groups
            ]
            tallied = sets.selected_tally(groups, select, numbers)
            width = len(classes)
            return tallied.map(lambda counts: (*counts, *[0] * (width - len(counts))))
        case LargestSet():
            if select is None and len(members) == 1:
                _, law, count = members[0]
                if isinstance(law, Spread):
                    numbers_of: dict[int, int] = {}
                    for low, high, weight in law.spans:
                        numbers_of[weight] = numbers_of.get(weight, 0) + high - low + 1
                    return sets.largest_set_of(numbers_of, count)
                ((faces, count),) = faces_of(members)
                return sets.largest_set(faces, count)
            return sets.selected_largest_set(faces_of(members), select or _all(members))
        case BestSet():
            groups = faces_of(members)
            if select is None and len(groups) == 1 and len(set(groups[0][0].values())) == 1:
                return largest.best_set(sorted(groups[0][0]), groups[0][1])
            return sets.selected_best_set(groups, select or _all(members))
        case Shows(asked):
            finite = finite_members(members)
            return shown.shown(finite, asked) if select is None else shown.selected_shown(finite, select, asked)
        case LongestRun():
            if select is None and len(members) == 1:
                found = _even_faces(members[0][1])
                if found:
                    return runs.even_runs(found, members[0][2])
            groups = faces_of(members)
            if select is None and len(groups) == 1 and runs.walkable(groups[0][0], groups[0][1]):
                return runs.longest_run_of(*groups[0])
            return sets.longest_run(groups, select or _all(members))
        case Tuple(order):
            if order == "thrown":
                from wurfwerk.dice.exact.thrown import fall_by_fall

                return fall_by_fall(pool, members)
            return sets.side_by_side(faces_of(members), select or _all(members), order == "descending")
    raise AssertionError(pool.fold)


def _even_faces(law: Law) -> int:
    """How many faces a die has, if they follow one another and all weigh the same; else 0."""
    if isinstance(law, Spread):
        return law.spans[0][1] - law.spans[0][0] + 1 if len(law.spans) == 1 else 0
    if not isinstance(law, Finite) or len(set(law.weights.values())) > 1:
        return 0
    low, high = min(law.weights), max(law.weights)
    follow = all([isinstance(value, int) for value in law.weights]) and high - low + 1 == len(law.weights)
    return len(law.weights) if follow else 0


def _all(members: list[Member]) -> tuple[int, ...]:
    return (1,) * sum([count for _, _, count in members])


def _class(face: int, classes: tuple[Where, ...]) -> int:
    return next((index for index, where in enumerate(classes) if face in where), -1)


def finite_members(members: list[Member]) -> list[tuple[Finite, int]]:
    """All laws listed. TooCostly where one has no end."""
    out = []
    for _, law, count in members:
        found = listed(law)
        if not isinstance(found, Finite):
            from wurfwerk.dice.cost import too_costly

            raise too_costly("endless-members")
        out.append((found, count))
    return out


def faces_of(members: list[Member]) -> list[tuple[dict[int, int], int]]:
    return [(law.weights, count) for law, count in finite_members(members)]


def multiple(law: Law, n: int) -> Law:
    """The sum of n independent values of a law."""
    if n == 0:
        return point(0)
    if n == 1:
        return law
    if isinstance(law, Spread):
        law = listed(law)
    if isinstance(law, Finite):
        common = unit(law.weights)
        return over(power(scaled(law, common), n), common)
    whole, common = integral(law)
    return over(finite_of(as_series(whole).raised(n)), common)


def summed(members: list[Member]) -> Law:
    out: Law | None = None
    for _, law, count in members:
        part = multiple(law, count)
        out = part if out is None else plus(out, part)
    assert out is not None
    return out


def _tally(members: list[Member], classes: tuple[Where, ...]) -> Finite:
    """Independent dice: a multinomial for each group, then their sum, entry by entry."""
    from math import lcm

    out: Finite | None = None
    for _, law, count in members:
        chances = [mass(law, where) for where in classes]
        whole = lcm(*[chance.denominator for chance in chances])
        weights = [int(chance * whole) for chance in chances]
        part = sets.tally(weights, whole - sum(weights), count)
        if out is None:
            out = part
            continue
        joined: Weights = {}
        for x, p in out.weights.items():
            for y, q in part.weights.items():
                key = tuple([a + b for a, b in zip(x, y, strict=True)])
                joined[key] = joined.get(key, 0) + p * q
        out = Finite(joined, out.denominator * part.denominator)
    assert out is not None
    return out


def selected_sum(members: list[Member], select: tuple[int, ...], law_of: LawOf) -> Law:
    """The sum of selected values: equal finite dice by rank, unlike ones by one fold, chains by their levels."""
    if not any(select):
        return point(0)
    merged: dict[Shape, tuple[Law, int]] = {}
    for shape, law, count in members:
        merged[shape] = (law, merged[shape][1] + count) if shape in merged else (law, count)
    if all([isinstance(law, Finite | Spread) for law, _ in merged.values()]):
        if len(merged) == 1:
            ((shape, (law, count)),) = merged.items()
            by_level = _by_level(shape, count, select, law_of)
            if by_level is not None:
                return by_level
        return _finite_sum([(shape, law, count) for shape, (law, count) in merged.items()], select)
    if len(merged) == 1:
        ((shape, (law, count)),) = merged.items()
        if isinstance(shape, Altered) and isinstance(shape.rule, Explode) and shape.rule.limit is None:
            fresh = listed(law_of(shape.of))
            if isinstance(fresh, Finite) and chains.on_top_alone(fresh, shape.rule):
                return chains.kept_chains(fresh, shape.rule, count, select)
    from math import lcm

    units = [(integral(listed(law)), count) for law, count in merged.values()]
    common = lcm(*[one for (_, one), _ in units])
    groups = [(as_ranked(times(law, common // one)), count) for (law, one), count in units]
    from wurfwerk.dice.exact.ordered import ranked_sum

    return over(ranked_sum(groups, select), common)


def as_ranked(law: Law) -> Finite | Series:
    assert isinstance(law, Finite | Series)
    return law


def _by_level(shape: Shape, count: int, select: tuple[int, ...], law_of: LawOf) -> Finite | None:
    """The highest chains of a limited explosion on the highest face; None where it is anything else."""
    if not isinstance(shape, Altered) or not isinstance(shape.rule, Explode) or not shape.rule.limit:
        return None
    kept = sum([1 for time in select if time])
    if select[count - kept :] != (1,) * kept or shape.rule.limit * count < 10:
        return None
    fresh = listed(law_of(shape.of))
    if not isinstance(fresh, Finite) or len(fresh.weights) < 2 or not chains.on_top_alone(fresh, shape.rule):
        return None
    if not all([isinstance(value, int) for value in fresh.weights]):
        return None
    from wurfwerk.dice.exact.levels import highest_chains

    return highest_chains(fresh, shape.rule, count, kept)


def _finite_sum(members: list[Member], select: tuple[int, ...]) -> Law:
    from math import lcm

    found = finite_members(members)
    common = lcm(*[unit(law.weights) for law, _ in found])
    groups = [(scaled(law, common), count) for law, count in found]
    if len(groups) == 1:
        ((law, count),) = groups
        return over(chains.kept(law, count, select), common)
    whole = 1
    for law, count in groups:
        whole *= law.denominator**count
    alike = _nested_sum([(law.weights, count) for law, count in groups], select)
    if alike is not None:
        return over(alike, common)
    from wurfwerk.dice.exact.mixed import fold

    low: int = min([min(law.weights) for law, _ in groups])

    def gain(_group: int, face: int, multiplicities: tuple[int, ...]) -> int:
        return (face - low) * sum(multiplicities)

    def advance(_state: int, _face: int, _times: tuple[int, ...]) -> int:
        return 0

    weights = fold([(law.weights, count) for law, count in groups], select, gain, advance, 0)[0]
    base = low * sum(select)
    return over(Finite({base + value: weight for value, weight in weights.items()}, whole), common)


def _nested_sum(groups: list[tuple[dict[int, int], int]], select: tuple[int, ...]) -> Finite | None:
    """The sum by rank where below each face (or above it) all dice that can show it are alike; None where they are not."""
    from wurfwerk.dice.exact.nested import nested, ranked_nested

    for sign in (1, -1):
        faces = groups if sign > 0 else [({-f: w for f, w in mine.items()}, count) for mine, count in groups]
        base = nested(faces)
        if base is not None:
            weights, whole = ranked_nested(faces, base, select[::sign])
            low = min(base) * sum(select)
            return Finite({sign * (low + gain): w for gain, w in weights.items()}, whole)
    return None
