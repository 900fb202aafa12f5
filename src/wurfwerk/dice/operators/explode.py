"""Explode: a face stays and its die is thrown again.  The three orders players argue about are three expressions.

2d6!kh1    Keep(Explode(2d6))            a chain is one die, the better chain is kept: 29/5
2d6kh1!    Explode(Keep(2d6))            keep first, then explode what was kept: 259/45
2d6!xkh1   Keep(Explode(2d6, own=True))  every extra die is a die of its own: 161/36
"""

from __future__ import annotations

from wurfwerk.dice import shapes
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import PoolOperator, alter, has_exploded, values_of_members
from wurfwerk.dice.where import only
from wurfwerk.message import Message
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Pool, Shape
    from wurfwerk.dice.where import Where


@record
class Explode(PoolOperator):
    """Faces in `where` (None: the highest face) are thrown again and added, at most `limit` times a die (None: without limit).

    less      each further throw counts so much less: 1 for the penetrating kind
    own       every extra die is a die of its own, for keep and count
    compound  a count after it judges the whole chain, not each face (written `!!`)

    Mean of 1d6!: 21/5. ExpressionError endless-explosion where a die could never stop.
    """

    of: Expression
    where: Where | None = None
    limit: int | None = None
    less: int = 0
    own: bool = False
    compound: bool = False

    def on(self, pool: Pool) -> Shape:
        reaches = values_of_members(pool, self)
        where = self.where
        if where is None:
            tops = {reach.spans[-1][1] for reach in reaches if reach}
            if len(tops) > 1 or None in tops:
                raise ExpressionError("not-a-pool", node=self)
            where = only(*[top for top in tops if top is not None])
        if self.limit is None:
            for reach in reaches:
                if not reach - where:
                    raise ExpressionError("endless-explosion", node=self)
        rule = shapes.Explode(where, self.limit, self.less)
        if not self.own:
            return alter(pool, rule, self)
        if pool.select is not None or pool.then or pool.grow is not None or has_exploded(pool):
            raise ExpressionError("not-a-pool", Message("error-exploded-already"), node=self)
        return replace(pool, grow=rule)
