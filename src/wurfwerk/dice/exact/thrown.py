"""Values in the order in which the dice fell, and other questions whose answer depends on the place of each die.

Every way the first throw can fall is gone through, and judged by the same functions that judge a thrown roll.
"""

from __future__ import annotations

from itertools import product

from wurfwerk.dice.choice import chosen, folded, rules_by_rank
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.sums import point

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.distribution import Weights
    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.shapes import Pool, Rule, Shape, Value


def in_thrown_order(pool: Pool, members: list[tuple[Shape, Law, int]]) -> Finite:
    """Finite members without later rules: the product of their numbers of values, each once."""
    from wurfwerk.dice.exact.pools import finite_members

    laws = [law for law, count in finite_members(members) for _ in range(count)]
    weights: Weights = {}
    for fall in product(*[law.weights.items() for law in laws]):
        weight = 1
        for _, w in fall:
            weight *= w
        values: list[int] = [value for value, _ in fall]
        result = folded([(value, time) for value, time in zip(values, chosen(values, pool), strict=True) if time], pool)
        weights[result] = weights.get(result, 0) + weight
    return Finite(weights, _whole(laws))


def grown_in_thrown_order(pool: Pool, law: Finite, n: int) -> Finite:
    """n dice of which each may add a limited number of dice of its own, which lie behind the first throw: every fall, each once."""
    rule = pool.grow
    assert rule is not None and rule.limit is not None
    chains: list[tuple[tuple[int, ...], int, int]] = [((), 1, 0)]
    ended: list[tuple[tuple[int, ...], int, int]] = []
    for extra in range(rule.limit + 1):
        going: list[tuple[tuple[int, ...], int, int]] = []
        for values, weight, length in chains:
            for face, w in law.weights.items():
                one = ((*values, face - rule.less if extra else face), weight * w, length + 1)
                (going if face in rule.again and extra < rule.limit else ended).append(one)
        chains = going
    weights: Weights = {}
    most = n * (rule.limit + 1)
    for fall in product(ended, repeat=n):
        weight, thrown = 1, 0
        for _, w, length in fall:
            weight *= w
            thrown += length
        shown = [chain[0] for chain, _, _ in fall] + [value for chain, _, _ in fall for value in chain[1:]]
        result = folded([(value, time) for value, time in zip(shown, chosen(shown, pool), strict=True) if time], pool)
        weights[result] = weights.get(result, 0) + weight * law.denominator ** (most - thrown)
    return Finite(weights, law.denominator**most)


def altered_each(pool: Pool, members: list[tuple[Shape, Law, int]]) -> Finite:
    """Later rules on each kept die, then a fold that is no sum: every fall, and every outcome of the kept dice in it."""
    from wurfwerk.dice.exact.pools import finite_members
    from wurfwerk.dice.exact.rules import chained
    from wurfwerk.dice.exact.sums import mixture

    laws = [law for law, count in finite_members(members) for _ in range(count)]
    known: dict[tuple[int, Value, tuple[Rule, ...]], Finite] = {}
    outcomes: dict[tuple[tuple[int, int, int, tuple[Rule, ...]], ...], int] = {}
    for fall in product(*[law.weights.items() for law in laws]):
        weight = 1
        for _, w in fall:
            weight *= w
        values: list[int] = [value for value, _ in fall]
        later = rules_by_rank(values, pool)
        kept = [(i, values[i], time, later[i]) for i, time in enumerate(chosen(values, pool)) if time]
        outcomes[tuple(kept)] = outcomes.get(tuple(kept), 0) + weight
    parts: list[tuple[int, Finite]] = []
    for kept_dice, weight in outcomes.items():
        after: list[Finite] = []
        for index, value, _, rules in kept_dice:
            key = (id(laws[index]), value, rules)
            if key not in known:
                found = chained(point(value), laws[index], rules)
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
    return mixture(parts, _whole(laws))


def _whole(laws: list[Finite]) -> int:
    out = 1
    for law in laws:
        out *= law.denominator
    return out
