"""What an exact answer costs, told before anything is built, and `TooCostly`, the refusal by name."""

from __future__ import annotations

from wurfwerk.message import Message, WurfwerkError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.exact.rational import Rational
    from wurfwerk.dice.shapes import Number


class TooCostly(WurfwerkError):
    """An exact answer is refused because of its cost; the message names the bound and what to do instead."""

    key = "too-costly"


def too_costly(reason: str, **arguments: int | str) -> TooCostly:
    return TooCostly(Message(f"error-too-costly-{reason}", **arguments))


TAIL_WORK = 4_000_000_000
"""Bit operations for the chances up to a bound of a law without end."""


def check_tail(side: Rational, count: int, bound: Number) -> None:
    """Refuse before the coefficients up to `count` are worked out, if they are too many or too long."""
    if count <= 0 or not side.factors:
        return
    bits = 64
    for factor, times in side.factors.items():
        step = next(k for k in range(1, len(factor)) if factor[k])
        bits += (count // step + times) * factor[0].bit_length()
    if count * bits * len(side.factors) > TAIL_WORK:
        raise too_costly("tail", bound=str(bound))


def check(shape: object, budget: int) -> None:
    """Refuse a shape that costs more than the budget."""
