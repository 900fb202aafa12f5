"""Keep and drop: by rank, of first faces or of finished values, whichever stand when the operator acts."""

from __future__ import annotations

from wurfwerk.dice.choice import ranks
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import pool_of
from wurfwerk.dice.shapes import Pool
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from wurfwerk.dice.shapes import Shape


@record
class Keep(Expression):
    """Keep the highest, lowest or middle `count` dice; all of them if there are not so many.

    "middle" leaves out as many above as below; if that cannot be, one more below. Mean of 4d6kh3: 15869/1296.
    """

    of: Expression
    side: Literal["highest", "lowest", "middle"]
    count: int = 1

    def lower(self) -> Shape:
        pool = choosable(self.of, self)
        if self.count < 0 or (self.side == "middle" and pool.grow is not None):
            raise ExpressionError("bad-selector", node=self)
        return select(pool, self.side, self.count, ("low" if self.side == "highest" else "high", 0))


@record
class Drop(Expression):
    """Drop the highest or lowest `count` dice; all of them if there are not so many. Mean of 4d6dl1: 15869/1296."""

    of: Expression
    side: Literal["highest", "lowest"]
    count: int = 1

    def lower(self) -> Shape:
        pool = choosable(self.of, self)
        if self.count < 0:
            raise ExpressionError("bad-selector", node=self)
        kept = max(0, sum([1 for time in times(pool) if time]) - self.count)
        side: Literal["lowest", "highest"] = "lowest" if self.side == "highest" else "highest"
        return select(pool, side, kept, ("low" if self.side == "highest" else "high", 1))


def choosable(of: Expression, node: Expression) -> Pool:
    """A pool whose dice may still be chosen from: after an alteration of kept dice the ranks are gone."""
    pool = pool_of(of, node)
    if pool.then:
        from wurfwerk.message import Message

        raise ExpressionError("not-a-pool", Message("error-kept-already"), node=node)
    return pool


def times(pool: Pool) -> tuple[int, ...]:
    return pool.select if pool.select is not None else (1,) * pool.size


def select(pool: Pool, side: str, count: int, beyond: tuple[Literal["low", "high"], int]) -> Pool:
    """Of the ranks still in the pool, only so many. `beyond` says what a pool that grows does with the ranks of its further dice."""
    if pool.select is None and pool.grow is None:
        # All dice are still in it.
        size = pool.size
        if count >= size:
            return pool
        chosen = ranks(side, count, size)
        return Pool(pool.groups, chosen, pool.then, None, pool.beyond, pool.fold, pool.shown, pool.label)
    now = times(pool)
    left = [rank for rank, time in enumerate(now) if time]
    count = min(count, len(left))
    start = {"highest": len(left) - count, "lowest": 0, "middle": (len(left) - count + 1) // 2}[side]
    kept = set(left[start : start + count])
    if len(kept) == len(left) and pool.grow is None:
        return pool
    chosen = tuple([time if rank in kept else 0 for rank, time in enumerate(now)])
    if pool.grow is None:
        return replace(pool, select=chosen)
    # How many dice there will be is not known before the throw: a choice that left further dice out stays as it is.
    return replace(pool, select=chosen, beyond=pool.beyond if pool.beyond[1] == 0 else beyond)
