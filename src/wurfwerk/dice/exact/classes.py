"""Bound values that are only compared with numbers: what follows is the same for all values between two bounds, so few of them are tried.

That makes values without end, and dice too wide to list, possible as the condition of what follows.

Cost: one pass over the parts that follow, and one reading of them for each number they compare with, twice at most. Own derivation. Chosen by
`evaluate` where the bound value has no end or is too wide to list, and is compared only.
"""

from __future__ import annotations

from wurfwerk.dice.shapes import Altered, Apply, Branch, Constant, Die, Pool, Var
from wurfwerk.dice.where import between

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape
    from wurfwerk.dice.where import Where

    Known = dict[int, tuple[Shape, frozenset[str]]]

NONE: frozenset[str] = frozenset()
COMPARISONS = ("=", "<>", "<", "<=", ">", ">=")


def classes_of(shape: Shape, name: str) -> list[Where] | None:
    """Stretches of whole numbers within which the shape does not depend on the value; None if it does more than compare it."""
    cuts: set[int] = set()
    if not _cuts(shape, name, cuts):
        return None
    starts = sorted(cuts)
    return [
        between(low, None if high is None else high - 1)
        for low, high in zip([None, *starts], [*starts, None], strict=True)
    ]


def _cuts(shape: Shape, name: str, cuts: set[int]) -> bool:
    """Adds the first number of each stretch but the lowest. False where the value itself is used."""
    match shape:
        case Var(other):
            return other != name
        case Apply(operation, (Var(other), Constant(bound)) | (Constant(bound), Var(other))) if (
            operation in COMPARISONS and other == name
        ):
            below = int(bound // 1)
            cuts.update((below, below + 1))
            return True
        case Apply(_, parts):
            return all([_cuts(part, name, cuts) for part in parts])
        case Pool(groups):
            return all([_cuts(member, name, cuts) for member, _ in groups])
        case Branch(other, part, cases):
            if isinstance(part, Var) and part.name == name:
                for where, _ in cases:
                    for low, high in where.spans:
                        cuts.update([end for end in (low, None if high is None else high + 1) if end is not None])
            elif not _cuts(part, name, cuts):
                return False
            return other == name or all([_cuts(then, name, cuts) for _, then in cases])
    return True


def some_of(where: Where) -> int | None:
    """A number of a set, None of the empty one."""
    if not where:
        return None
    low, high = where.spans[0]
    return low if low is not None else high if high is not None else 0


def free_names(shape: Shape, known: Known) -> frozenset[str]:
    """The names bound outside the shape; `known` keeps what was found, and the shapes, so that each is looked through once."""
    if isinstance(shape, Constant | Die | Altered):
        return NONE
    kept = known.get(id(shape))
    if kept is not None:
        return kept[1]
    found = NONE
    match shape:
        case Var(name):
            found = frozenset((name,))
        case Pool(groups):
            found = NONE.union(*[free_names(member, known) for member, _ in groups])
        case Apply(_, parts):
            found = NONE.union(*[free_names(part, known) for part in parts])
        case Branch(name, part, cases):
            inner = NONE.union(*[free_names(then, known) for _, then in cases])
            found = free_names(part, known) | (inner - {name})
    known[id(shape)] = (shape, found)
    return found
