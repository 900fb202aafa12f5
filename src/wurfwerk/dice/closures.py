"""Closures for every shape there is: any rules on dice, groups in braces, dice that grow, decisions, functions of parts.

A shape is compiled once into a closure for each of its parts; what is thrown is noted in a `Hand`. Everyday shapes inside others
are thrown by their own closures, see `dice.everyday`.
"""

from __future__ import annotations

from wurfwerk.dice.chance import several
from wurfwerk.dice.choice import anew, chosen, folded, rules_by_rank
from wurfwerk.dice.everyday import counted_as, everyday, too_many_throws
from wurfwerk.dice.hand import FixedThrow, Hand, One, tree
from wurfwerk.dice.limits import MAX_THROWS
from wurfwerk.dice.shapes import (
    Altered,
    Apply,
    Branch,
    Clamp,
    Constant,
    Die,
    Explode,
    Pool,
    Ranked,
    Reroll,
    Score,
    Var,
)
from wurfwerk.dice.trace import COMPARISONS, innermost
from wurfwerk.dice.value import apply

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from wurfwerk.dice.chance import Chance
    from wurfwerk.dice.shapes import Rule, Shape, Value
    from wurfwerk.dice.trace import Throw

    Node = Callable[[Hand], Throw]
    """Throws a part and notes its faces."""
    Settle = Callable[[Hand, One], int]
    """Throws a die (or takes the face that already fell) and says what it counts for."""
    Ruled = Callable[[Hand, One, int, int], int]
    """(hand, die, its value so far, where in its chain that began) -> its value under a rule."""


def anything(shape: Shape, chance: Chance) -> Callable[[], Throw]:
    """The closure for a shape of any kind."""
    node = node_of(shape, chance)
    return lambda: node(Hand())


def node_of(shape: Shape, chance: Chance) -> Node:
    """The closure for a part of any kind."""
    simple = everyday(shape, chance)
    if simple is not None:
        return noted(simple)
    match shape:
        case Constant(value):
            return fixed(shape, value)
        case Die() | Altered():
            return node_of(Pool(((shape, 1),)), chance)
        case Pool():
            return pool_node(shape, chance)
        case Apply():
            return apply_node(shape, chance)
        case Branch():
            return branch_node(shape, chance)
        case Var(name):
            return lambda hand: tree(hand, shape, hand.bound[name], (), ())
    if TYPE_CHECKING:
        from typing import assert_never

        assert_never(shape)
    raise AssertionError(shape)


def noted(simple: Callable[[], Throw]) -> Node:
    """An everyday part of something larger."""

    def throw(hand: Hand) -> Throw:
        thrown = simple()
        thrown.begin = len(hand.faces)
        hand.add(thrown.faces)
        return thrown

    return throw


def fixed(shape: Shape, value: Value) -> Node:
    thrown = FixedThrow()
    thrown.shape = shape
    thrown.value = value
    thrown.faces = ()
    return lambda _hand: thrown


def apply_node(shape: Apply, chance: Chance) -> Node:
    """All parts, from left to right."""
    operation = shape.operation
    nodes = [node_of(part, chance) for part in shape.parts]
    ones = (1,) * len(nodes)
    compares = operation in COMPARISONS

    def throw(hand: Hand) -> Throw:
        parts = [node(hand) for node in nodes]
        values = [part.value for part in parts]
        thrown = tree(hand, shape, apply(operation, values), parts, ones)
        if compares:
            thrown.sides = (values[0], values[1])
        return thrown

    return throw


def branch_node(shape: Branch, chance: Chance) -> Node:
    """The part that decides, then the case it falls in. A case is compiled when it occurs: there may be hundreds."""
    name, cases = shape.name, shape.cases
    part = node_of(shape.part, chance)
    nodes: list[Node | None] = [None] * len(cases)

    def throw(hand: Hand) -> Throw:
        first = part(hand)
        decisive = first.value[0] if isinstance(first.value, tuple) else first.value
        for place, (where, then) in enumerate(cases):
            if decisive in where:  # type: ignore[operator]  # a fraction lies in a span as a whole number does
                node = nodes[place]
                if node is None:
                    node = nodes[place] = node_of(then, chance)
                outer = hand.bound
                hand.bound = {**outer, name: first.value}
                after = node(hand)
                hand.bound = outer
                return tree(hand, shape, after.value, (first, after), (1, 1))
        raise AssertionError(shape)

    return throw


def pool_node(pool: Pool, chance: Chance) -> Node:
    """Any pool. The whole first throw comes before any extra throw; a part in braces is a throw of its own and comes whole."""
    groups: list[tuple[Die | None, Settle | None, Node | None, list[Ruled], int]] = []
    then = pool.then
    rules = [rule.rule if isinstance(rule, Ranked) else rule for rule in then]
    for member, count in pool.groups:
        if isinstance(member, Die | Altered):
            settle = settle_of(member, chance)
            later = [ruled_of(settle_of(anew(member, then[:place]), chance), rule) for place, rule in enumerate(rules)]
            groups.append((innermost(member), settle, None, later, count))
        else:
            groups.append((None, None, node_of(member, chance), [], count))
    grow = pool.grow

    def throw(hand: Hand) -> Throw:
        faces = hand.faces
        parts: list[One | Throw] = []
        kinds: list[tuple[Settle | None, list[Ruled]]] = []
        for die, settle, node, later, count in groups:
            if node is not None:
                parts.extend([node(hand) for _ in range(count)])
            else:
                assert die is not None
                start = len(faces)
                hand.add(several(chance, die, count))
                parts.extend([One(die, place) for place in range(start, start + count)])
            kinds.extend([(settle, later)] * count)
        values: list[int] = []
        for part, (settle, _) in zip(parts, kinds, strict=True):
            # A part in braces may be a fraction, dice never are.
            values.append(settle(hand, part) if settle is not None else part.value)  # type: ignore[arg-type]
        if grow is not None:
            grown(hand, grow, parts, kinds, values)
        times = chosen(values, pool)
        if then:
            for place, hold in enumerate(rules_by_rank(values, pool)):
                part = parts[place]
                for number in hold if times[place] else ():
                    if isinstance(part, One):
                        values[place] = kinds[place][1][number](hand, part, values[place], 0)
                    else:
                        # A part in braces can only be counted or clamped, never thrown again.
                        values[place] = counted_as(values[place], rules[number])  # type: ignore[arg-type]
        for part, value in zip(parts, values, strict=True):
            if isinstance(part, One):
                part.value = value
        counted = [(value, time) for value, time in zip(values, times, strict=True) if time]
        return tree(hand, pool, folded(counted, pool), parts, times)

    def grown(
        hand: Hand,
        rule: Explode,
        parts: list[One | Throw],
        kinds: list[tuple[Settle | None, list[Ruled]]],
        values: list[int],
    ) -> None:
        """Every face in `again` adds a die of its own, which may add one in its turn; `limit` counts per first die."""
        for part, kind, value in list(zip(parts, kinds, values, strict=True)):
            if kind[0] is None:
                continue
            extra = 0
            while value in rule.again and (rule.limit is None or extra < rule.limit):
                more = One(part.die, -1)  # type: ignore[union-attr]
                value = kind[0](hand, more)
                parts.append(more)
                kinds.append(kind)
                values.append(value - rule.less)
                extra += 1

    return throw


def settle_of(shape: Die | Altered, chance: Chance) -> Settle:
    """The die with its rules, the innermost first."""
    if isinstance(shape, Altered):
        inner = settle_of(shape.of, chance)
        ruled = ruled_of(inner, shape.rule)

        def altered(hand: Hand, one: One) -> int:
            start = len(one.chain)
            return ruled(hand, one, inner(hand, one), start)

        return altered
    die, throw = shape, chance.throw

    def bare(hand: Hand, one: One) -> int:
        place = one.first
        if place < 0:
            place = len(hand.faces)
            if place >= MAX_THROWS:
                raise too_many_throws()
            hand.faces.append(throw(die))
        one.first = -1
        one.chain.append(place)
        return hand.faces[place]

    return bare


def ruled_of(settle: Settle, rule: Rule) -> Ruled:
    """What a rule makes of a value; `settle` throws anew what it is a rule for."""
    match rule:
        case Reroll(again, limit):

            def reroll(hand: Hand, one: One, value: int, start: int) -> int:
                tries = 0
                while value in again and (limit is None or tries < limit):
                    one.lost += one.chain[start:]
                    del one.chain[start:]
                    value = settle(hand, one)
                    tries += 1
                return value

            return reroll
        case Explode(again, limit, less, score):

            def explode(hand: Hand, one: One, value: int, _start: int) -> int:
                total = score.of(value) if score is not None else value
                extra = 0
                while value in again and (limit is None or extra < limit):
                    value = settle(hand, one)
                    total += score.of(value - less) if score is not None else value - less
                    extra += 1
                return total

            return explode
        case Clamp() | Score():
            return lambda _hand, _one, value, _start: counted_as(value, rule)
    raise AssertionError(rule)
