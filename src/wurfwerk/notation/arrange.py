"""The order of work where the text does not decide on it, and extra dice that are dice of their own.

A chain of operators is read left to right first; then it is put in the order of the dialect. An explosion is marked as one of dice of
their own only where something follows that sees the difference, so that `2d6x` and our `2d6!` are one expression.
"""

from __future__ import annotations

from wurfwerk.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from wurfwerk.notation.postfix import Postfix
    from wurfwerk.notation.stack import Operand

CHOICES = ("Keep", "Drop", "Take")
BLIND = ("Count", "Mark", "Sort", "Labelled", "Explode")
"""What is the same for the faces of a chain and for dice of their own."""

LAST = 100


def arrange(p: Postfix, operand: Operand) -> None:
    """Rebuilds the operators on the dice of an operand."""
    chain: list[Any] = []
    node: Any = operand.node
    while hasattr(node, "of") and type(node).__name__ != "Negate":
        chain.append(node)
        node = node.of
    chain.reverse()
    order = p.dialect.order
    new = sorted(chain, key=lambda each: order.get(type(each).__name__, LAST)) if order is not None else list(chain)
    if p.dialect.own:
        new = [_own(each, new[:index], new[index + 1 :]) for index, each in enumerate(new)]
    if new == chain:
        return
    for each in new:
        place = p.spans.get(id(each), (operand.start, operand.end))
        node = replace(each, of=node)
        p.spans[id(node)] = place
    p.replaced.append(operand.node)
    operand.node = node


def own_dice(p: Postfix, operand: Operand) -> None:
    """Marks an explosion as soon as something behind it sees the difference: words behind that must find the faces of dice of their own.

    Only where the text decides on the order; `arrange` would find the same at the end.
    """
    above: list[Any] = [operand.node]
    if type(operand.node).__name__ in BLIND:
        return
    below: Any = getattr(operand.node, "of", None)
    while type(below).__name__ in BLIND and type(below).__name__ != "Explode":
        above.append(below)
        below = below.of
    if type(below).__name__ != "Explode" or below.own or below.compound:
        return
    first: Any = below.of
    while hasattr(first, "of") and type(first).__name__ != "Negate":
        if type(first).__name__ in CHOICES:
            return
        first = first.of
    node: Any = replace(below, own=True)
    p.spans[id(node)] = p.spans.get(id(below), (operand.start, operand.end))
    for each in reversed(above):
        node = replace(each, of=node)
        p.spans[id(node)] = p.spans.get(id(each), (operand.start, operand.end))
    p.replaced.append(operand.node)
    operand.node = node


def _own(each: Any, before: list[Any], after: list[Any]) -> Any:
    if type(each).__name__ != "Explode" or each.compound:
        return each
    chosen = [other for other in before if type(other).__name__ in CHOICES]
    seen = [other for other in after if type(other).__name__ not in BLIND]
    return replace(each, own=True) if seen and not chosen else each
