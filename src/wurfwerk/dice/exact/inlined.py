"""A shape with fewer bound values and the same law: what is used once is thrown where it is used, and x + x is 2 * x.

A bound value is gone through value by value, and values without end cannot be. Law: `inlined(shape)` has the law of `shape`, and
raises where that raises.

Cost: linear in the shape, times the depth of bound values in one another; no chance is calculated. Own derivation. Chosen before every exact answer
with bound values.
"""

from __future__ import annotations

from wurfwerk.dice.shapes import Altered, Apply, Branch, Constant, Die, Pool, Var
from wurfwerk.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Number, Shape

SURE = ("+", "neg", "max", "min", "abs", "floor", "ceil", "trunc", "round", "=", "<>", "<", "<=", ">", ">=")
"""Operations that have a result for all values. What has none must be tried wherever the throw would try it."""


def inlined(shape: Shape) -> Shape:
    """The shape itself if nothing is bound in it."""
    match shape:
        case Apply(operation, parts):
            new = tuple([inlined(part) for part in parts])
            return shape if all([a is b for a, b in zip(parts, new, strict=True)]) else Apply(operation, new)
        case Pool(groups):
            if all([isinstance(member, Die | Altered) for member, _ in groups]):
                return shape
            return replace(shape, groups=tuple([(inlined(member), count) for member, count in groups]))
        case Branch(name, part, cases, rows):
            part = inlined(part)
            bodies = [inlined(then) for _, then in cases]
            if len(cases) == 1 and not rows:
                body = collected(bodies[0], name)
                if uses(body, name) == 1 and sure(part) and not bound_in(body) & named(part):
                    return put(body, name, part)
                bodies = [body]
            return Branch(
                name, part, tuple([(where, then) for (where, _), then in zip(cases, bodies, strict=True)]), rows
            )
    return shape


def uses(shape: Shape, name: str) -> int:
    """How often a value is thrown if it stands in the place of its name; 2 is as good as more."""
    match shape:
        case Var(other):
            return int(other == name)
        case Apply(_, parts):
            return sum([uses(part, name) for part in parts])
        case Pool(groups):
            return sum([count * uses(member, name) for member, count in groups])
        case Branch(other, part, cases):
            inside = 0 if other == name else sum([uses(then, name) for _, then in cases])
            return uses(part, name) + inside
    return 0


def put(shape: Shape, name: str, value: Shape) -> Shape:
    """The shape with a value in the place of its name."""
    match shape:
        case Var(other) if other == name:
            return value
        case Apply(operation, parts):
            return Apply(operation, tuple([put(part, name, value) for part in parts]))
        case Pool(groups):
            return replace(shape, groups=tuple([(put(member, name, value), count) for member, count in groups]))
        case Branch(other, part, cases, rows):
            if other != name:
                cases = tuple([(where, put(then, name, value)) for where, then in cases])
            return Branch(other, put(part, name, value), cases, rows)
    return shape


def sure(shape: Shape) -> bool:
    """Whether every throw has a value."""
    match shape:
        case Apply(operation, parts):
            return operation in SURE and all([sure(part) for part in parts])
        case Pool(groups):
            return all([sure(member) for member, _ in groups])
        case Branch(_, part, cases):
            return sure(part) and all([sure(then) for _, then in cases])
    return True


def bound_in(shape: Shape) -> set[str]:
    """The names bound inside."""
    match shape:
        case Apply(_, parts):
            return set().union(*[bound_in(part) for part in parts])
        case Pool(groups):
            return set().union(*[bound_in(member) for member, _ in groups])
        case Branch(name, part, cases):
            return {name}.union(bound_in(part), *[bound_in(then) for _, then in cases])
    return set()


def named(shape: Shape) -> set[str]:
    """The names that occur."""
    match shape:
        case Var(name):
            return {name}
        case Apply(_, parts):
            return set().union(*[named(part) for part in parts])
        case Pool(groups):
            return set().union(*[named(member) for member, _ in groups])
        case Branch(_, part, cases):
            return named(part).union(*[named(then) for _, then in cases])
    return set()


def collected(shape: Shape, name: str) -> Shape:
    """The shape with all that is added of one value in one place: x + 3 - 2 * x is 3 - x."""
    match shape:
        case Apply("+", parts):
            times: Number = 0
            rest: list[Shape] = []
            first: Var | None = None
            for part in parts:
                found = multiple(part, name)
                if found is None:
                    rest.append(collected(part, name))
                else:
                    first, times = first or found[0], times + found[1]
            if first is not None and times:
                rest.append(first if times == 1 else Apply("*", (first, Constant(times))))
            return Constant(0) if not rest else rest[0] if len(rest) == 1 else Apply("+", tuple(rest))
        case Apply(operation, parts):
            return Apply(operation, tuple([collected(part, name) for part in parts]))
        case Pool(groups):
            return replace(shape, groups=tuple([(collected(member, name), count) for member, count in groups]))
        case Branch(other, part, cases, rows):
            cases = tuple([(where, collected(then, name)) for where, then in cases])
            return Branch(other, collected(part, name), cases, rows)
    return shape


def multiple(shape: Shape, name: str) -> tuple[Var, Number] | None:
    """(the value, how often) of x, -x, 2*x."""
    match shape:
        case Var(other):
            return (shape, 1) if other == name else None
        case Apply("neg", (part,)):
            found = multiple(part, name)
            return None if found is None else (found[0], -found[1])
        case Apply("*", (Constant(times), part)) | Apply("*", (part, Constant(times))):
            found = multiple(part, name)
            return None if found is None else (found[0], found[1] * times)
    return None
