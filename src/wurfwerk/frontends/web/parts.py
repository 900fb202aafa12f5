"""How large a shape is, told by a look: even its cost is not asked before that is within the bounds of a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wurfwerk.dice.shapes import Altered, Apply, Branch, Die, Pool

if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape


def parts_of(shape: Shape, most: int) -> int:
    """The parts of a shape, counted until there are more than `most`. Dice alone are no parts."""
    parts = 0
    waiting: list[Shape] = [shape]
    while waiting and parts <= most:
        one = waiting.pop()
        parts += not isinstance(one, Die)
        match one:
            case Pool(groups):
                waiting += [member for member, _ in groups]
            case Apply(_, below):
                waiting += below
            case Altered(of):
                waiting.append(of)
            case Branch(_, part, cases):
                waiting.append(part)
                waiting += [then for _, then in cases]
    return parts
