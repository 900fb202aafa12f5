"""Which array a simulation gives, known from the shape alone: how many numbers a throw has, and of which type."""

from __future__ import annotations

from wurfwerk.dice.bounds import bounds, whole
from wurfwerk.dice.bulk.column import LEAST, MOST
from wurfwerk.dice.limits import MAX_THROWS
from wurfwerk.dice.shapes import (
    Altered,
    Apply,
    BestSet,
    Branch,
    Constant,
    Explode,
    Pool,
    Ranked,
    Shows,
    Tally,
    Tuple,
    Var,
)
from wurfwerk.dice.value import TIES
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.bounds import Bounds
    from wurfwerk.dice.shapes import Rule, Shape

RAGGED = -1

MOST_POWER = 64


@record
class Form:
    """width: None for one number, else how many numbers the tuples have, RAGGED if not all as many; whole: all of them fit into 64 bits."""

    width: int | None
    words: bool

    @property
    def objects(self) -> bool:
        """Whether the array is one of Python's own objects."""
        return not self.words or self.width == RAGGED


def form(shape: Shape) -> Form:
    return Form(_width(shape, {}), _fits(_ended(shape), {}))


def _width(shape: Shape, bound: dict[str, int | None]) -> int | None:
    match shape:
        case Pool():
            match shape.fold:
                case Tally(classes):
                    return len(classes)
                case Shows(sets):
                    return 1 + len(sets)
                case BestSet():
                    return 2
                case Tuple():
                    if shape.grow is not None and (shape.select is None or shape.beyond[1]):
                        return RAGGED
                    return shape.size if shape.select is None else sum(shape.select)
            return None
        case Apply("tuple", parts):
            widths = [_width(part, bound) for part in parts]
            return RAGGED if RAGGED in widths else sum([1 if width is None else width for width in widths])
        case Branch(name, part, cases):
            inner = {**bound, name: _width(part, bound)}
            found = {_width(then, inner) for _, then in cases}
            return found.pop() if len(found) == 1 else RAGGED
        case Var(name):
            return bound[name]
    return None


def _ended(shape: Shape) -> Shape:
    """The shape with an end to every chain, beyond which nothing is ever thrown."""
    match shape:
        case Altered(of, rule):
            inner = _ended(of)
            assert not isinstance(inner, Pool | Apply | Branch)
            return Altered(inner, _ended_rule(rule))  # type: ignore[arg-type]  # a die stays a die
        case Pool():
            return replace(
                shape,
                groups=tuple([(_ended(member), count) for member, count in shape.groups]),
                then=tuple([_ended_rule(rule) for rule in shape.then]),
                grow=None if shape.grow is None else _ended_rule(shape.grow),
            )
        case Apply("**", (base, Constant(int(power)))) if 0 < power <= MOST_POWER:
            return Apply("*", (_ended(base),) * power)  # whole wherever the base is
        case Apply(operation, parts):
            return Apply(operation, tuple([_ended(part) for part in parts]))
        case Branch(name, part, cases):
            return Branch(name, _ended(part), tuple([(where, _ended(then)) for where, then in cases]))
    return shape


def _ended_rule(rule: Rule) -> Rule:
    if isinstance(rule, Ranked):
        return rule
    return replace(rule, limit=MAX_THROWS) if isinstance(rule, Explode) and rule.limit is None else rule


def _fits(shape: Shape, bound: dict[str, Bounds]) -> bool:
    match shape:
        case Pool(groups):
            if not all([whole(member) and _inside(bounds(member, bound)) for member, _ in groups]):
                return False
            return _inside(bounds(shape, bound))
        case Apply("tuple", parts):
            return all([_fits(part, bound) for part in parts])
        case Apply(operation) if operation in TIES:
            return True
        case Branch(name, part, cases):
            inner = {**bound, name: bounds(part, bound)}
            return _fits(part, bound) and all([_fits(then, inner) for _, then in cases])
    return whole(shape) and _inside(bounds(shape, bound))


def _inside(ends: Bounds) -> bool:
    low, high = ends
    return low is not None and high is not None and low >= LEAST and high <= MOST
