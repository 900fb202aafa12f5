"""`tables`: for every table in an expression a roll that tells which of its rows is hit, so that their exact chances can be asked for.

Law: the value k of such a roll is as likely as the k-th row of the table, 0 as likely as that the table is not asked at all.
"""

from __future__ import annotations

from wurfwerk.dice.expression import Expression, Name, Number
from wurfwerk.dice.operators.conditional import Conditional
from wurfwerk.dice.operators.let import Let, alone
from wurfwerk.dice.operators.several import Several
from wurfwerk.dice.operators.table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from fractions import Fraction

NONE = Number(0)


def tables(expression: Expression) -> Iterator[tuple[tuple[str, ...], Expression]]:
    """(names of the rows, which of them is hit: 1 and more, 0 where another branch is taken) of every table, in reading order.

    One after the other, each made when it is asked for.
    """
    bindings: list[tuple[str, Expression]] = []
    body = expression
    while isinstance(body, Let):
        bindings.append((body.name, body.part))
        body = body.body
    if bindings:
        return _found(Several((body,), tuple(bindings)), _as_it_stands)
    return _found(expression, _as_it_stands)


def chances(expression: Expression, budget: int | None = None) -> list[list[tuple[str, Fraction]]]:
    """For every table its rows with their exact chances; what is missing to 1 is the chance that the table is not asked.

    TooCostly before any work if all of them together take more than `budget` steps.
    """
    from wurfwerk.dice.cost import about, cost, too_costly
    from wurfwerk.dice.exact import BUDGET, distribution

    most = BUDGET if budget is None else budget
    found = [(names, which.lower()) for names, which in tables(expression)]
    steps = sum([cost(shape).steps for _, shape in found])
    if steps > most:
        raise too_costly("branch", steps=about(steps), most=about(most))
    out = []
    for names, shape in found:
        law = distribution(shape, most)
        out.append([(name, law.chance(place)) for place, name in enumerate(names, 1)])
    return out


def _as_it_stands(which: Expression) -> Expression:
    return which


def _found(node: object, within: Callable[[Expression], Expression]) -> Iterator[tuple[tuple[str, ...], Expression]]:
    """`within` puts a roll where `node` stands: behind the bindings that it needs, in its branch alone."""
    match node:
        case Table(of, rows):
            yield from _found(of, within)
            numbered = tuple([(where, name, Number(place)) for place, (where, name, _) in enumerate(rows, 1)])
            yield tuple([name for _, name, _ in rows]), within(Table(of, numbered))
            for place, (_, _, roll) in enumerate(rows):
                yield from _found(roll, lambda which, place=place: within(Table(of, _only(rows, place, which))))  # type: ignore[misc, arg-type]
        case Conditional(condition, then, otherwise):
            yield from _found(condition, within)
            yield from _found(then, lambda which: within(Conditional(condition, which, NONE)))
            yield from _found(otherwise, lambda which: within(Conditional(condition, NONE, which)))
        case Let(name, part, body):
            yield from _found(part, within)
            yield from _found(body, lambda which: within(Let(name, part, which)))
        case Several(parts, bindings):
            for place, (_, part) in enumerate(bindings):
                yield from _found(part, lambda which, place=place: within(alone(bindings[:place], which)))  # type: ignore[misc]
            for part in parts:
                yield from _found(part, lambda which: within(alone(bindings, which)))
        case tuple():
            for part in node:
                yield from _found(part, within)
        case Expression() if not isinstance(node, Name):
            for field in node.__match_args__:  # type: ignore[attr-defined]
                yield from _found(getattr(node, field), within)


def _only(
    rows: tuple[tuple[object, str, Expression | None], ...], place: int, which: Expression
) -> tuple[tuple[object, str, Expression], ...]:
    """The rows with a roll in one of them and 0 in all others."""
    return tuple([(where, name, which if at == place else NONE) for at, (where, name, _) in enumerate(rows)])
