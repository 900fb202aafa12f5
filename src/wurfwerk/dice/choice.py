"""Which dice of a pool are taken, which rules hold for them, and what the fold makes of their values.

The one place for it: the roller and the exact answers that go through every fall both call these functions.
"""

from __future__ import annotations

from wurfwerk.dice.shapes import Altered, BestSet, LargestSet, LongestRun, Ranked, Shows, Sum, Tally, Tuple
from wurfwerk.dice.value import apply

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from wurfwerk.dice.shapes import Die, Pool, Rule, Value


def ranks(side: str, count: int, size: int) -> tuple[int, ...]:
    """The selection of the `count` highest, lowest or middle of `size` dice, for each ascending rank."""
    if side == "highest":
        return (0,) * (size - count) + (1,) * count
    low = 0 if side == "lowest" else (size - count + 1) // 2
    return (0,) * low + (1,) * count + (0,) * (size - count - low)


def chosen(values: Sequence[int], pool: Pool) -> list[int]:
    """How often each member is taken. Among equal values the earlier die is the one that is kept."""
    select = pool.select
    if select is None:
        return [1] * len(values)
    size = len(values)
    more = size - len(select)
    if more:
        side, time = pool.beyond
        select = (time,) * more + select if side == "low" else select + (time,) * more
    if size > 1 and select.count(1) == size - 1 and not (select[0] and select[-1]):
        # One die is left out: of equal ones the last.
        left_out = max(values) if select[0] else min(values)
        times = [1] * size
        times[~values[::-1].index(left_out)] = select[-1] if select[0] else select[0]
        return times
    times = [0] * size
    ordered = sorted(select)
    falling = ordered == [*select]
    if falling or ordered == [*reversed(select)]:
        # More for the better (or the worse) ranks: sorting leaves equal dice in their order, so the earlier one comes to more.
        order = sorted(range(size), key=values.__getitem__, reverse=falling)
        for position, time in zip(order, ordered[::-1], strict=True):
            times[position] = time
        return times
    order = sorted(range(len(values)), key=values.__getitem__)
    start = 0
    while start < len(order):
        end = start + 1
        while end < len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for position, time in zip(sorted(order[start:end]), sorted(select[start:end], reverse=True), strict=True):
            times[position] = time
        start = end
    return times


def rules_by_rank(values: Sequence[int], pool: Pool) -> list[tuple[int, ...]]:
    """Which of the later rules hold for each die, by their places in `then`: a `Ranked` one for the dice of its ranks only."""
    then = pool.then
    if not any([isinstance(rule, Ranked) for rule in then]):
        return [tuple(range(len(then)))] * len(values)
    order = sorted(range(len(values)), key=values.__getitem__)
    place = {position: rank for rank, position in enumerate(order)}
    return [at_rank(then, place[position], len(values)) for position in range(len(values))]


def at_rank(then: tuple[Rule, ...], rank: int, size: int) -> tuple[int, ...]:
    """The places of the rules that hold for the die of this ascending rank, from 0."""
    return tuple(
        [
            place
            for place, rule in enumerate(then)
            if not isinstance(rule, Ranked) or (rank if rule.side == "lowest" else size - 1 - rank) < rule.count
        ]
    )


def anew(member: Die | Altered, then: tuple[Rule, ...]) -> Die | Altered:
    """What a rule after `then` throws again: the die with every rule before it, but for those that hold for some ranks only."""
    for rule in then:
        if not isinstance(rule, Ranked):
            member = Altered(member, rule)
    return member


def folded(counted: list[tuple[int, int]], pool: Pool) -> Value:
    """What the fold makes of the kept values, given with how often each was taken, in throwing order."""
    match pool.fold:
        case Sum():
            return apply("+", [0, *[value * time for value, time in counted]])
        case Tally(classes):
            return tuple([sum([time for value, time in counted if value in where]) for where in classes])
        case Tuple(order):
            values = [value for value, time in counted for _ in range(time)]
            if order != "thrown":
                values.sort(reverse=order == "descending")
            return tuple(values)
        case Shows(sets):
            total = apply("+", [0, *[value * time for value, time in counted]])
            assert isinstance(total, int)
            return (total, *[int(any([value in where for value, _ in counted])) for where in sets])
        case LargestSet() | BestSet():
            sizes: dict[int, int] = {}
            for value, time in counted:
                sizes[value] = sizes.get(value, 0) + time
            if isinstance(pool.fold, LargestSet):
                return max(sizes.values(), default=0)
            return max([(size, value) for value, size in sizes.items()], default=(0, 0))
        case LongestRun():
            present = {value for value, _ in counted}
            longest = 0
            for value in present:
                if value - 1 not in present:
                    length = 1
                    while value + length in present:
                        length += 1
                    longest = max(longest, length)
            return longest
    raise AssertionError(pool.fold)
