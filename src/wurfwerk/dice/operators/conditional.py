"""Conditional: what follows depends on whether something is met; only that is thrown."""

from __future__ import annotations

from wurfwerk.dice.expression import Dice, Expression, Name, Number
from wurfwerk.dice.operators.compare import Compare
from wurfwerk.dice.operators.count import Count
from wurfwerk.dice.operators.scope import SCOPE, lowered
from wurfwerk.dice.shapes import Apply, Branch, Constant
from wurfwerk.dice.where import EVERYWHERE, between, only
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape, Var
    from wurfwerk.dice.where import Where

COMPARISONS = ("=", "<>", "<", "<=", ">", ">=")
NO = only(0)


@record
class Conditional(Expression):
    """`then` where the condition is met or not 0, else `otherwise`. Mean of if(1d20>=11, 1d6, 0): 7/4."""

    condition: Expression
    then: Expression
    otherwise: Expression

    def lower(self) -> Shape:
        condition = judged(self.condition).lower()
        then, otherwise = self._lowered(self.then, met=True), self._lowered(self.otherwise, met=False)
        if isinstance(condition, Constant):
            return then if condition.value else otherwise
        if not (isinstance(condition, Apply) and condition.operation in COMPARISONS):
            condition = Apply("<>", (condition, Constant(0)))
        return Branch("if", condition, ((NO, otherwise), (EVERYWHERE, then)))

    def _lowered(self, branch: Expression, *, met: bool) -> Shape:
        """A branch, with what its condition says about a name: behind x>=5 x is at least 5."""
        of = self.condition
        if isinstance(of, Compare) and isinstance(of.left, Name) and isinstance(of.right, Number):
            value = SCOPE.get().get(of.left.name)
            if value is not None and value.whole and of.right.denominator == 1:
                return lowered(branch, of.left.name, narrowed(value, of.sign, of.right.numerator, met))
        return branch.lower()


def judged(condition: Expression) -> Expression:
    """A count of one plain die as the comparison of its face that it is; anything else as it stands."""
    of = getattr(condition, "of", None)
    weights = condition.weights if isinstance(condition, Count) else ()
    if not (isinstance(of, Dice) and of.count == 1 and len(weights) == 1 and weights[0][1] == 1):
        return condition
    spans, gap = weights[0][0].spans, weights[0][0].complement().spans
    if len(spans) == 1:
        low, high = spans[0]
        if low is not None and low == high:
            return Compare("=", of, Number(low))
        if (low is None) != (high is None):
            return Compare("<=", of, Number(high)) if high is not None else Compare(">=", of, Number(low or 0))
    elif len(gap) == 1 and gap[0][0] is not None and gap[0][0] == gap[0][1]:
        return Compare("<>", of, Number(gap[0][0]))
    return condition


def narrowed(value: Var, sign: str, bound: int, met: bool) -> Var:
    """The value where a comparison with a whole number is met, or is not. As it was if that cannot be."""
    from wurfwerk.dice.ends import ceiling, floor

    ends = {
        "=": between(bound, bound),
        "<>": between(bound, bound),
        "<": between(None, bound - 1),
        "<=": between(None, bound),
        ">": between(bound + 1, None),
        ">=": between(bound, None),
    }[sign]
    reach: Where = ends if met is not (sign == "<>") else ends.complement()
    reach &= between(ceiling(value.low), floor(value.high))
    return replace(value, low=reach.spans[0][0], high=reach.spans[-1][1]) if reach else value
