"""Count: faces become successes, with a weight per set of faces."""

from __future__ import annotations

from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.pool import PoolOperator
from wurfwerk.dice.shapes import Altered, Die, Explode, Score
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Pool, Rule, Shape
    from wurfwerk.dice.where import Where


@record
class Count(PoolOperator):
    """Each face counts the sum of the weights of the sets it lies in: 5d10>=8f=1 is (>=8: +1) and (=1: -1), mean 1.

    Faces within a chain count one by one, unless the explosion is `compound`: 1d10!10>=8 has the mean 1/3.
    """

    of: Expression
    weights: tuple[tuple[Where, int], ...]

    def on(self, pool: Pool) -> Shape:
        return scored(pool, Score(self.weights), getattr(self.of, "compound", False))


def scored(pool: Pool, score: Score, compound: bool) -> Pool:
    """The pool with its faces, or the totals of its parts, counted by a score; `compound`: chains as a whole."""
    if pool.select is not None or pool.then or not all(isinstance(m, Die | Altered) for m, _ in pool.groups):
        return replace(pool, then=counted(pool.then, score, compound))
    if pool.grow is not None:
        return replace(pool, then=(score,))
    groups: list[tuple[Shape, int]] = []
    for member, count in pool.groups:
        if isinstance(member, Altered) and isinstance(member.rule, Explode) and not compound:
            groups.append((Altered(member.of, replace(member.rule, score=score)), count))
        elif isinstance(member, Die | Altered):
            groups.append((Altered(member, score), count))
    return replace(pool, groups=tuple(groups))


def counted(then: tuple[Rule, ...], score: Score, compound: bool) -> tuple[Rule, ...]:
    """The rules of the kept dice with a count at their end."""
    if then and isinstance(then[-1], Explode) and not compound:
        return (*then[:-1], replace(then[-1], score=score))
    return (*then, score)
