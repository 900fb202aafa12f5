"""Values in the order in which the dice fell, and other questions whose answer depends on the place of each die.

Every way the first throw can fall is gone through, and judged by the same functions that judge a thrown roll.

Cost: the product of the numbers of values of all dice, times the outcomes of later rules. Source: the definition. Chosen where no kernel knows the question:
values in order of the throw, sets and runs of dice altered after the choice.
"""

from __future__ import annotations

from itertools import product

from wurfwerk.dice.choice import chosen, folded, rules_by_rank
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.sums import point

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from wurfwerk.dice.distribution import Weights
    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.shapes import Explode, Pool, Shape, Value

    Fall = tuple[int, list[int], list[Finite]]
    """(weight, values in throwing order, law of a further throw of each die)"""


def fall_by_fall(pool: Pool, members: list[tuple[Shape, Law, int]]) -> Finite:
    """Every way the dice can fall, each once; where there are later rules, every outcome of the kept dice in it.

    The product of the numbers of values of all dice, and for a pool that grows the product of its numbers of chains, times the outcomes.
    """
    from wurfwerk.dice.exact.pools import finite_members

    laws = [law for law, count in finite_members(members) for _ in range(count)]
    if pool.grow is None:
        falls, whole = _falls(laws), _whole(laws)
    else:
        assert pool.grow.limit is not None
        falls = _grown_falls(laws, pool.grow, pool.grow.limit)
        whole = _whole(laws) ** (pool.grow.limit + 1)
    return _after(pool, falls, whole) if pool.then else _judged(pool, falls, whole)


def _falls(laws: list[Finite]) -> Iterator[Fall]:
    for fall in product(*[law.weights.items() for law in laws]):
        weight = 1
        for _, w in fall:
            weight *= w
        yield weight, [value for value, _ in fall], laws


def _grown_falls(laws: list[Finite], rule: Explode, limit: int) -> Iterator[Fall]:
    """The first throw, then the dice that each die adds, which lie behind it; all over the weight of every throw made."""
    for fall in product(*[_chains(law, rule, limit) for law in laws]):
        weight = 1
        shown = [chain[0] for chain, _ in fall]
        fresh = list(laws)
        for (chain, w), law in zip(fall, laws, strict=True):
            weight *= w
            shown += chain[1:]
            fresh += [law] * (len(chain) - 1)
        yield weight, shown, fresh


def _chains(law: Finite, rule: Explode, limit: int) -> list[tuple[tuple[int, ...], int]]:
    """(values, weight) of one die and those that descend from it, over denominator^(limit + 1)."""
    going: list[tuple[tuple[int, ...], int]] = [((), 1)]
    ended: list[tuple[tuple[int, ...], int]] = []
    for extra in range(limit + 1):
        after: list[tuple[tuple[int, ...], int]] = []
        lift = law.denominator ** (limit - extra)
        for values, weight in going:
            for face, w in law.weights.items():
                chain = (*values, face - rule.less if extra else face)
                if face in rule.again and extra < limit:
                    after.append((chain, weight * w))
                else:
                    ended.append((chain, weight * w * lift))
        going = after
    return ended


def _judged(pool: Pool, falls: Iterator[Fall], whole: int) -> Finite:
    weights: Weights = {}
    for weight, values, _ in falls:
        result = folded([(value, time) for value, time in zip(values, chosen(values, pool), strict=True) if time], pool)
        weights[result] = weights.get(result, 0) + weight
    return Finite(weights, whole)


def _after(pool: Pool, falls: Iterator[Fall], whole: int) -> Finite:
    """Later rules on each kept die, then the fold."""
    from wurfwerk.dice.exact.rules import chained
    from wurfwerk.dice.exact.sums import mixture

    known: dict[tuple[int, Value, tuple[int, ...]], Finite] = {}
    outcomes: dict[tuple[tuple[int, int, int, tuple[int, ...]], ...], int] = {}
    laws: dict[int, Finite] = {}
    for weight, values, fresh in falls:
        later = rules_by_rank(values, pool)
        kept = []
        for value, law, time, rules in zip(values, fresh, chosen(values, pool), later, strict=True):
            if time:
                laws[id(law)] = law
                kept.append((id(law), value, time, rules))
        outcomes[tuple(kept)] = outcomes.get(tuple(kept), 0) + weight
    parts: list[tuple[int, Finite]] = []
    for kept_dice, weight in outcomes.items():
        after: list[Finite] = []
        for index, value, _, rules in kept_dice:
            key = (index, value, rules)
            if key not in known:
                found = chained(point(value), laws[index], tuple([pool.then[place] for place in rules]))
                if not isinstance(found, Finite):
                    from wurfwerk.dice.cost import too_costly

                    raise too_costly("endless-members")
                known[key] = found
            after.append(known[key])
        weights: Weights = {}
        for combination in product(*[law.weights.items() for law in after]):
            w = 1
            for _, one in combination:
                w *= one
            counted = [(v, time) for (v, _), (_, _, time, _) in zip(combination, kept_dice, strict=True)]
            result = folded(counted, pool)
            weights[result] = weights.get(result, 0) + w
        parts.append((weight, Finite(weights, _whole(after))))
    return mixture(parts, whole)


def _whole(laws: list[Finite]) -> int:
    out = 1
    for law in laws:
        out *= law.denominator
    return out
