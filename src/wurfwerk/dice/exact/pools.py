"""A Pool's law: which kernel its selection, its later rules and its fold need."""

from __future__ import annotations

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact import chains, sets
from wurfwerk.dice.exact.laws import as_series, integral, listed, mass, over, plus, times
from wurfwerk.dice.exact.rules import chained
from wurfwerk.dice.exact.series import Series, finite_of
from wurfwerk.dice.exact.spread import Spread
from wurfwerk.dice.exact.sums import point, power, scaled, unit
from wurfwerk.dice.shapes import Altered, Explode, LargestSet, LongestRun, Pool, Sum, Tally, Tuple

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
    if select is None and then:
        members = [(shape, chained(law, law, then), count) for shape, law, count in members]
        then = ()
    if then:
        from wurfwerk.dice.exact.kept_rules import kept_law

        assert select is not None
        return kept_law(pool, members, select)
    return folded_law(pool, members, select, law_of)


def _empty(pool: Pool) -> Value:
    match pool.fold:
        case Tally(classes):
            return (0,) * len(classes)
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
        case LongestRun():
            return sets.longest_run(faces_of(members), select or _all(members))
        case Tuple(order):
            if order == "thrown":
                from wurfwerk.dice.exact.thrown import in_thrown_order

                return in_thrown_order(pool, members)
            return sets.side_by_side(faces_of(members), select or _all(members), order == "descending")
    raise AssertionError(pool.fold)


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
        return _finite_sum([(shape, law, count) for shape, (law, count) in merged.items()], select)
    if len(merged) == 1:
        ((shape, (law, count)),) = merged.items()
        if isinstance(shape, Altered) and isinstance(shape.rule, Explode) and shape.rule.limit is None:
            fresh = listed(law_of(shape.of))
            if isinstance(fresh, Finite) and chains.on_top_alone(fresh, shape.rule):
                return chains.kept_chains(fresh, shape.rule, count, select)
    if sum([1 for time in select if time]) == 1:
        from wurfwerk.dice.exact.extremes import ranked_value

        rank = next(index for index, time in enumerate(select) if time)
        laws = [(listed(law), count) for law, count in merged.values()]
        groups = [(law, count) for law, count in laws if isinstance(law, Finite | Series)]
        if len(groups) == len(laws):
            return times(ranked_value(groups, rank), select[rank])
    from wurfwerk.dice.cost import too_costly

    raise too_costly("chains-ranked")


def _finite_sum(members: list[Member], select: tuple[int, ...]) -> Law:
    from math import lcm

    found = finite_members(members)
    common = lcm(*[unit(law.weights) for law, _ in found])
    groups = [(scaled(law, common), count) for law, count in found]
    if len(groups) == 1:
        ((law, count),) = groups
        return over(chains.kept(law, count, select), common)
    from wurfwerk.dice.exact.mixed import fold

    low: int = min([min(law.weights) for law, _ in groups])

    def gain(_group: int, face: int, multiplicities: tuple[int, ...]) -> int:
        return (face - low) * sum(multiplicities)

    def advance(_state: int, _face: int, _times: tuple[int, ...]) -> int:
        return 0

    weights = fold([(law.weights, count) for law, count in groups], select, gain, advance, 0)[0]
    whole = 1
    for law, count in groups:
        whole *= law.denominator**count
    base = low * sum(select)
    return over(Finite({base + value: weight for value, weight in weights.items()}, whole), common)
