"""A whole number for each shape, the same for equal shapes: so that a deep shape is compared part by part once, not at every level.

Cost: one look into a dictionary for each part. Chosen wherever equal shapes are counted once.
"""

from __future__ import annotations

from wurfwerk.dice.shapes import Altered, Apply, Branch, Pool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Hashable

    from wurfwerk.dice.shapes import Shape


class Keys:
    """Numbers in the order in which shapes are seen. Linear in the size of all shapes asked for."""

    def __init__(self) -> None:
        self.seen: dict[int, tuple[Shape, int]] = {}
        self.numbers: dict[Hashable, int] = {}

    def of(self, shape: Shape) -> int:
        found = self.seen.get(id(shape))
        if found is not None:
            return found[1]
        key = self.numbers.setdefault(self.parts(shape), len(self.numbers))
        # The shape is held, so that its id stays its own.
        self.seen[id(shape)] = (shape, key)
        return key

    def parts(self, shape: Shape) -> Hashable:
        """What tells a shape from others, its parts told by their numbers."""
        match shape:
            case Altered(of, rule):
                return Altered, self.of(of), rule
            case Pool(groups):
                members = tuple([(self.of(member), count) for member, count in groups])
                return Pool, members, shape.select, shape.then, shape.grow, shape.beyond, shape.fold
            case Apply(operation, parts):
                return Apply, operation, tuple([self.of(part) for part in parts])
            case Branch(name, part, cases):
                return Branch, name, self.of(part), tuple([(where, self.of(then)) for where, then in cases])
        return shape
