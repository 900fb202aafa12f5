"""Rules for the dice of some ranks only: the few lowest are thrown again.

Ascending, the dice of each face fill ranks; those within the ranks of the rule become a law of their own, whose number is a further
digit of the exponent; the others give what they show.

Cost: faces * n^2 / 2 operations on packed numbers whose slots are multiplied by 1 + the dice of the rule. Own derivation. Chosen for sums of equal dice; other
pools with such a rule go through every fall (`thrown`).
"""

from __future__ import annotations

from wurfwerk.dice.choice import at_rank
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.kept_rules import kept_sum
from wurfwerk.dice.exact.pools import finite_members
from wurfwerk.dice.exact.rules import chained
from wurfwerk.dice.exact.sums import point
from wurfwerk.dice.shapes import Sum

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.shapes import Pool, Shape


def some_law(pool: Pool, members: list[tuple[Shape, Law, int]], select: tuple[int, ...]) -> Law:
    """The law of a Pool with `Ranked` rules. Faces * n^2 / 2 operations on packed numbers with a digit for the dice of the rule."""
    if not isinstance(pool.fold, Sum) or len(members) > 1:
        from wurfwerk.dice.exact.thrown import fall_by_fall

        return fall_by_fall(pool, members)
    ((law, count),) = finite_members(members)
    rules = [at_rank(pool.then, rank, count) for rank in range(count)]
    kinds: list[tuple[int, ...]] = []
    for rule in rules:
        if rule not in kinds:
            kinds.append(rule)
    marks = tuple([kinds.index(rule) for rule in rules])

    def outcome(face: int, fresh: Law, mark: int) -> Law:
        return chained(point(face), fresh, tuple([pool.then[place] for place in kinds[mark]]))

    assert isinstance(law, Finite)
    return kept_sum([(law, law, count)], select, outcome, marks)
