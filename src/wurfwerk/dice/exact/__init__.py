"""Expression -> exact distribution.  Cost comes first; what is too costly is refused by name, never approximated.

    distribution   the one way in
    evaluate       the one `match` over the shapes
    sums keeps spared levels nested mixed                   finite kernels: sums, and sums by rank
    sets largest runs shown pairing                         the other folds
    pools kept_rules some grown thrown                      pools, and rules after a choice
    rational series split chains ordered lattice roots      values without end, as quotients of polynomials
    contest                                                 who of several has the highest of them
    spread laws rules functions                             dice too wide to list; what all laws can do
    inlined classes                                         bound values: used once, or only compared

Law: the distribution equals the enumeration of every chance path of `dice.roll.throw`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.distribution import Distribution
    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.shapes import Shape

BUDGET = 10_000_000
"""Steps of about 0.1 microseconds: nothing runs longer than about a second."""


def distribution(of: Shape | Expression, budget: int = BUDGET) -> Distribution:
    """The exact distribution of a shape or an expression.

    TooCostly, before any work, where `dice.cost` says that it would take more than `budget` steps; ExpressionError where the
    expression cannot mean anything; TypeError for anything else, such as notation that nobody has parsed.
    """
    from wurfwerk.dice.cost import check
    from wurfwerk.dice.exact.evaluate import Reading
    from wurfwerk.dice.expression import shape_of
    from wurfwerk.dice.shapes import Pool

    shape = shape_of(of, "distribution")
    check(shape, budget)
    if not isinstance(shape, Pool):
        from wurfwerk.dice.exact.inlined import inlined

        shape = inlined(shape)
    return Reading().read(shape, {})


def marginals(of: Expression, budget: int = BUDGET) -> list[Distribution]:
    """The distributions of several rolls, each by itself; of one roll alone its own.

    TooCostly, before any work, where all of them together would take more than `budget` steps.
    """
    rolls = getattr(of, "rolls", None)
    if rolls is None:
        return [distribution(of, budget)]
    from wurfwerk.dice.cost import about, cost, too_costly

    shapes = [roll.lower() for roll in rolls]
    costs = [cost(shape) for shape in shapes]
    steps = sum([one.steps for one in costs])
    if steps > budget:
        worst = max(costs, key=lambda one: one.steps).worst
        raise too_costly(worst, steps=about(steps), most=about(budget))
    return [distribution(shape, budget) for shape in shapes]
