"""What the operators on pools share: the pool they act on, and how a rule reaches its dice."""

from __future__ import annotations

from wurfwerk.dice import limits
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.shapes import Altered, Branch, Die, Explode, Pool, Sum
from wurfwerk.message import Message
from wurfwerk.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Rule, Shape
    from wurfwerk.dice.where import Where


class PoolOperator(Expression):
    """An operator on the dice of a pool. Where a roll decides which pool it is, as for computed dice, it acts on each of them."""

    __slots__ = ()

    if TYPE_CHECKING:
        of: Expression

        def on(self, pool: Pool) -> Shape:
            """What becomes of one pool."""
            ...

    def lower(self) -> Shape:
        return act(self.of.lower(), self)


def act(shape: Shape, node: PoolOperator) -> Shape:
    """What becomes of a shape under an operator: of its pool, or of each of its pools."""
    if isinstance(shape, Branch):
        from wurfwerk.dice.operators.cases import spend

        if len(shape.cases) * _words(node) > limits.MAX_COMPUTED_WORDS:
            most = max(limits.MAX_COMPUTED_WORDS // len(shape.cases), 1)
            raise ExpressionError("too-long", Message("error-too-many-words", most=most), node=node)
        spend(len(shape.cases), node)
        return replace(shape, cases=tuple([(where, act(then, node)) for where, then in shape.cases]))
    return node.on(_pool(shape, node))


def _words(node: Expression) -> int:
    """How many operators stand on one another down to the dice."""
    count, below = 0, node
    while isinstance(below, PoolOperator):
        count, below = count + 1, below.of
    return count


def _pool(shape: Shape, node: Expression) -> Pool:
    if isinstance(shape, Pool) and isinstance(shape.fold, Sum):
        return shape
    raise ExpressionError("not-a-pool", node=node)


def pool_of(of: Expression, node: Expression) -> Pool:
    """The pool `node` acts on. ExpressionError not-a-pool: a sum or a function has no dice of its own to keep or reroll."""
    return _pool(of.lower(), node)


def alter(pool: Pool, rule: Rule, node: Expression) -> Pool:
    """The pool with a rule for each die: before a selection for all of them, after one for those that were kept."""
    if isinstance(rule, Explode) and (
        pool.grow is not None or has_exploded(pool) or any([isinstance(r, Explode) for r in pool.then])
    ):
        raise ExpressionError("not-a-pool", Message("error-exploded-already"), node=node)
    if len(pool.groups) > 1:
        from wurfwerk.dice.operators.cases import spend

        spend(len(pool.groups), node, "unlike")
    altered: dict[int, Altered] = {}
    for member, _ in pool.groups:
        if id(member) not in altered:
            if not isinstance(member, Die | Altered):
                raise ExpressionError("not-a-pool", node=node)
            altered[id(member)] = Altered(member, rule)
    if pool.select is not None or pool.then or pool.grow is not None:
        return replace(pool, then=(*pool.then, rule))
    return replace(pool, groups=tuple([(altered[id(member)], count) for member, count in pool.groups]))


def has_exploded(pool: Pool) -> bool:
    return any(isinstance(m, Die | Altered) and explosion_in(m) is not None for m, _ in pool.groups)


def explosion_in(member: Die | Altered) -> Explode | None:
    """The explosion a die carries, if any."""
    while isinstance(member, Altered):
        if isinstance(member.rule, Explode):
            return member.rule
        member = member.of
    return None


def values_of_members(pool: Pool, node: Expression) -> list[Where]:
    """The sets of values the dice of the pool can count for now, one for each kind of die, the rules after a selection included."""
    from wurfwerk.dice.bounds import faces, through

    out: dict[int, Where] = {}
    for member, _ in pool.groups:
        if id(member) not in out:
            if not isinstance(member, Die | Altered):
                raise ExpressionError("not-a-pool", node=node)
            out[id(member)] = through(faces(member), pool.then)
    return list(out.values())
