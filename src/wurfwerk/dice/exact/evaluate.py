"""Shape -> law: the one `match` of the exact reading.  Which kernel is used is told by the modules beside it.

Cost: one reading of each different closed shape; a decision reads its cases once, and those that use the value once for each value. The kernels' own
costs stand beside them.
"""

from __future__ import annotations

from wurfwerk.dice.bounds import whole
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.classes import classes_of, free_names, some_of
from wurfwerk.dice.exact.functions import applied
from wurfwerk.dice.exact.keeps import keep
from wurfwerk.dice.exact.laws import listed, mass, mix, mix_whole
from wurfwerk.dice.exact.pairing import paired, plain_side
from wurfwerk.dice.exact.polynomial import uniform_power
from wurfwerk.dice.exact.pools import multiple, pool_law
from wurfwerk.dice.exact.rules import altered
from wurfwerk.dice.exact.spread import WIDE, Spread
from wurfwerk.dice.exact.sums import point
from wurfwerk.dice.shapes import Altered, Apply, Branch, Constant, Die, Pool, Sum, Var
from wurfwerk.dice.value import TIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import assert_never

    from wurfwerk.dice.distribution import Weights
    from wurfwerk.dice.exact.classes import Known
    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.shapes import Shape, Value


class Reading:
    """The laws of shapes; a closed shape (one without a name that is bound outside it) is read once."""

    def __init__(self) -> None:
        self.known: dict[Shape, Law] = {}
        self.open: Known = {}

    def law(self, shape: Shape, bound: dict[str, Value]) -> Law:
        if bound and self.free(shape):
            return self.read(shape, bound)
        found = self.known.get(shape)
        if found is None:
            found = self.known[shape] = self.read(shape, {})
        return found

    def closed(self, shape: Shape) -> Law:
        return self.law(shape, {})

    def read(self, shape: Shape, bound: dict[str, Value]) -> Law:
        match shape:
            case Constant(value):
                return point(value)
            case Die():
                return die(shape)
            case Altered(of, rule):
                fresh = self.law(of, bound)
                return altered(fresh, fresh, rule)
            case Pool():
                plain = of_plain_dice(shape)
                if plain is not None:
                    return plain
                members = [(member, self.law(member, bound), count) for member, count in shape.groups]
                return pool_law(shape, members, self.closed)
            case Apply(operation, parts):
                return self.apply(operation, parts, bound)
            case Branch():
                return self.branch(shape, bound)
            case Var(name):
                return point(bound[name])
        if TYPE_CHECKING:
            assert_never(shape)
        raise AssertionError(shape)

    def apply(self, operation: str, parts: tuple[Shape, ...], bound: dict[str, Value]) -> Law:
        if operation in TIES:
            return self.pairs(operation, parts, bound)
        if operation != "+":
            return applied(operation, [self.law(part, bound) for part in parts])
        # Equal terms are one power, so that a sum of a thousand terms is not a thousand sums.
        counts: dict[Shape, int] = {}
        for part in parts:
            counts[part] = counts.get(part, 0) + 1
        return applied("+", [multiple(self.law(part, bound), count) for part, count in counts.items()])

    def pairs(self, operation: str, parts: tuple[Shape, ...], bound: dict[str, Value]) -> Law:
        """Equal dice against equal dice by one walk; anything else by every pair of tuples."""
        sides: list[tuple[dict[int, int], int]] = []
        for part in parts:
            if plain_side(part):
                assert isinstance(part, Pool)
                ((member, count),) = part.groups
                law = listed(self.law(member, bound))
                if isinstance(law, Finite):
                    sides.append((law.weights, count))
        if len(sides) == 2:
            return paired(sides[0], sides[1], TIES[operation])
        return applied(operation, [self.law(part, bound) for part in parts])

    def branch(self, branch: Branch, bound: dict[str, Value]) -> Law:
        """The sum over the values of the part; over whole cases where what follows does not use the value."""
        first = self.law(branch.part, bound)
        if isinstance(first, Spread) and any([branch.name in self.free(then) for _, then in branch.cases]):
            first = listed(first)
        if not isinstance(first, Finite):
            return self.wide_branch(branch, first, bound)
        uses = [branch.name in self.free(then) for _, then in branch.cases]
        together = [0] * len(branch.cases)
        parts: list[tuple[int, Law]] = []
        for value, weight in first.weights.items():
            decisive = value[0] if isinstance(value, tuple) else value
            index = next(i for i, (where, _) in enumerate(branch.cases) if decisive in where)
            if uses[index]:
                parts.append((weight, self.law(branch.cases[index][1], {**bound, branch.name: value})))
            else:
                together[index] += weight
        for weight, (_, then) in zip(together, branch.cases, strict=True):
            if weight:
                parts.append((weight, self.law(then, bound)))
        return mix_whole(parts, first.denominator)

    def wide_branch(self, branch: Branch, first: Law, bound: dict[str, Value]) -> Law:
        """A part without end or too wide to list: its cases have exact chances, but its value cannot be carried on one by one."""
        from wurfwerk.dice.where import EVERYWHERE

        left = EVERYWHERE
        parts: list[tuple[Fraction, Law]] = []
        for where, then in branch.cases:
            here = where & left
            left = left - where
            chance = mass(first, here)
            if not chance:
                continue
            if branch.name not in self.free(then):
                parts.append((chance, self.law(then, bound)))
                continue
            classes = classes_of(then, branch.name) if whole(branch.part) else None
            if classes is None:
                from wurfwerk.dice.cost import too_costly

                raise too_costly("endless-branch")
            for one in classes:
                value = some_of(one & here)
                if value is not None:
                    parts.append((mass(first, one & here), self.law(then, {**bound, branch.name: value})))
        return mix(parts)

    def free(self, shape: Shape) -> frozenset[str]:
        return free_names(shape, self.open)


def of_plain_dice(pool: Pool) -> Finite | None:
    """So many equal dice with faces 1 to s, summed or chosen by rank: straight to the kernel. None for any other pool."""
    if len(pool.groups) > 1 or pool.then or pool.grow is not None or not isinstance(pool.fold, Sum):
        return None
    ((member, n),) = pool.groups
    if not isinstance(member, Die) or member.faces is not None or not n:
        return None
    sides, select = member.sides, pool.select
    if not isinstance(sides, int) or sides > WIDE:
        return None
    if select is None:
        chances = uniform_power(n, sides)
        return Finite(dict(enumerate(chances, n)), sides**n)
    if not any(select):
        return None
    gains = keep(n, select, [(gain, 1) for gain in range(sides)])
    low = sum(select)
    return Finite({low + gain: c for gain, c in gains.items()}, sides**n)


def die(shape: Die) -> Law:
    if shape.faces is not None:
        weights: Weights = {}
        for value, weight in shape.faces:
            weights[value] = weights.get(value, 0) + weight
        return Finite(weights, sum(weights.values()))
    assert isinstance(shape.sides, int)
    if shape.sides > WIDE:
        return Spread([(1, shape.sides, 1)], shape.sides)
    return Finite(dict.fromkeys(range(1, shape.sides + 1), 1), shape.sides)
