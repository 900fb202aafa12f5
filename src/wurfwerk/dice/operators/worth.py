"""Worth: some faces count for something else than their number, all others for themselves."""

from __future__ import annotations

from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.count import scored
from wurfwerk.dice.operators.pool import PoolOperator
from wurfwerk.dice.shapes import Score
from wurfwerk.dice.where import only
from wurfwerk.message import Message
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from wurfwerk.dice.shapes import Pool, Shape
    from wurfwerk.dice.where import Where

MAX_FACES = 200
"""Each face has a worth of its own."""


@record
class Worth(PoolOperator):
    """Faces in `where` count "nothing" (they are not kept), "minus-one", or "minus-face". Mean of 4d6 without all but the threes: 2."""

    of: Expression
    where: Where
    kind: Literal["nothing", "minus-one", "minus-face"]

    def on(self, pool: Pool) -> Shape:
        worth: dict[int, list[int]] = {}
        for face in reach(pool, self):
            value = face if face not in self.where else {"nothing": 0, "minus-one": -1, "minus-face": -face}[self.kind]
            if value:
                worth.setdefault(value, []).append(face)
        weights = tuple([(only(*faces), value) for value, faces in worth.items()])
        return scored(pool, Score(weights), getattr(self.of, "compound", False))


def reach(pool: Pool, node: Worth) -> list[int]:
    """Every value the dice, or the parts of a group, can have. ExpressionError bad-selector where there are too many or they are not whole."""
    from wurfwerk.dice.bounds import bounds, faces, through, whole
    from wurfwerk.dice.shapes import Altered, Die, Explode
    from wurfwerk.dice.where import NOWHERE, between

    found = NOWHERE
    for member, count in pool.groups:
        if not count:
            continue
        if isinstance(member, Die | Altered):
            chain = isinstance(member, Altered) and isinstance(member.rule, Explode)
            found |= faces(member.of) if chain else faces(member)  # type: ignore[union-attr]
        elif whole(member):
            low, high = bounds(member)
            found |= between(None if low is None else int(low), None if high is None else int(high))
        else:
            raise ExpressionError("bad-selector", Message("error-worth"), node=node)
    found = through(found, pool.then)
    ends = [(low, high) for low, high in found.spans if low is not None and high is not None]
    if len(ends) < len(found.spans) or sum([high - low + 1 for low, high in ends]) > MAX_FACES:
        raise ExpressionError("bad-selector", Message("error-worth"), node=node)
    return [value for low, high in ends for value in range(low, high + 1)]
