"""Keep and drop: by rank, of first faces or of finished values, whichever stand when the operator acts."""

from __future__ import annotations

from wurfwerk.dice.choice import ranks
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import PoolOperator
from wurfwerk.dice.shapes import Pool
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from wurfwerk.dice.shapes import Shape


@record
class Keep(PoolOperator):
    """Keep the highest, lowest or middle `count` dice; all of them if there are not so many.

    "middle" leaves out as many above as below; if that cannot be, one more below. Mean of 4d6kh3: 15869/1296.
    """

    of: Expression
    side: Literal["highest", "lowest", "middle"]
    count: int = 1

    def on(self, pool: Pool) -> Shape:
        choosable(pool, self)
        if self.count < 0 or (self.side == "middle" and pool.grow is not None):
            raise ExpressionError("bad-selector", node=self)
        return select(pool, self.side, self.count, ("low" if self.side == "highest" else "high", 0))


@record
class Drop(PoolOperator):
    """Drop the highest or lowest `count` dice; all of them if there are not so many. Mean of 4d6dl1: 15869/1296."""

    of: Expression
    side: Literal["highest", "lowest"]
    count: int = 1

    def on(self, pool: Pool) -> Shape:
        choosable(pool, self)
        if self.count < 0:
            raise ExpressionError("bad-selector", node=self)
        left = pool.size if pool.select is None else pool.size - pool.select.count(0)
        kept = max(0, left - self.count)
        side: Literal["lowest", "highest"] = "lowest" if self.side == "highest" else "highest"
        return select(pool, side, kept, ("low" if self.side == "highest" else "high", 1))


FEW = 100
"""Dice that are chosen from at no cost to speak of."""


def choosable(pool: Pool, node: Expression) -> None:
    """Refuses a pool whose dice can no longer be chosen from: after an alteration of kept dice the ranks are gone."""
    if pool.size > FEW:
        from wurfwerk.dice.operators.cases import spend

        spend(pool.size, node, "dice")
    if pool.then:
        from wurfwerk.message import Message

        raise ExpressionError("not-a-pool", Message("error-kept-already"), node=node)


def times(pool: Pool) -> tuple[int, ...]:
    return pool.select if pool.select is not None else (1,) * pool.size


def select(pool: Pool, side: str, count: int, beyond: tuple[Literal["low", "high"], int]) -> Pool:
    """Of the ranks still in the pool, only so many. `beyond` says what a pool that grows does with the ranks of its further dice."""
    if pool.select is None and pool.grow is None:
        # All dice are still in it.
        size = pool.size
        if count >= size:
            return pool
        return Pool(
            pool.groups, ranks(side, count, size), pool.then, None, pool.beyond, pool.fold, pool.shown, pool.label
        )
    from itertools import compress

    now = times(pool)
    left = range(len(now)) if 0 not in now else tuple(compress(range(len(now)), now))
    count = min(count, len(left))
    if count == len(left) and pool.grow is None:
        return pool
    start = {"highest": len(left) - count, "lowest": 0, "middle": (len(left) - count + 1) // 2}[side]
    chosen: tuple[int, ...] = (0,) * len(now)
    if count:
        first, last = left[start], left[start + count - 1] + 1
        chosen = (0,) * first + now[first:last] + (0,) * (len(now) - last)
    if pool.grow is None:
        return replace(pool, select=chosen)
    # How many dice there will be is not known before the throw: a choice that left further dice out stays as it is.
    return replace(pool, select=chosen, beyond=pool.beyond if pool.beyond[1] == 0 else beyond)
