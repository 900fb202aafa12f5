"""`cost`: what an exact answer takes, told before anything is built; and `TooCostly`, the refusal by name.

One step is about 0.1 microseconds: one operation on a small whole number of Python's, or eight bytes of a long one. The reading is linear
in the size of the shape and does no arithmetic on chances. Its estimates lie on the safe side, for the kernels of `dice.exact` as their
docstrings state them.
"""

from __future__ import annotations

from wurfwerk.message import Message, WurfwerkError
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.exact.rational import Rational
    from wurfwerk.dice.shapes import Number, Shape


class TooCostly(WurfwerkError):  # noqa: N818  (a refusal, as the contract names it)
    """An exact answer is refused because of its cost; the message names the bound and what to do instead."""

    key = "too-costly"


def too_costly(reason: str, **arguments: int | str) -> TooCostly:
    return TooCostly(Message(f"error-too-costly-{reason}", **arguments))


@record
class Cost:
    """What is known of a law before it is built.

    low, high   the ends of its values, None where open
    values      at most so many different values; for a law without end the length of its numerator
    degree      of the denominator of a law without end, 0 if it is finite
    stride      its factors are polynomials in x^stride or divide one; below 0 where they have several terms (degree then)
    bits        of the common denominator of its chances
    whole       whether all values are whole numbers
    steps       for this law and everything below it
    wide        whether it is told by spans and its values are not listed
    worst       which kernel takes most of them: the end of the key `error-too-costly-...`
    """

    low: Number | None
    high: Number | None
    values: int
    degree: int
    bits: int
    whole: bool = True
    wide: bool = False
    stride: int = 1
    steps: int = 0
    worst: str = "steps"


def cost(shape: Shape) -> Cost:
    """The cost of the exact distribution of a shape."""
    from wurfwerk.dice.exact.costing import Costing

    return Costing().total(shape)


def check(shape: Shape, budget: int) -> None:
    """TooCostly if the shape takes more steps than the budget."""
    found = cost(shape)
    if found.steps > budget:
        raise too_costly(found.worst, steps=about(found.steps), most=about(budget))


def about(number: int) -> str:
    """A large number by its size: 4*10^9, for the message only."""
    digits = str(number)
    return digits if len(digits) < 7 else f"{digits[0]}·10^{len(digits) - 1}"


TAIL_STEPS = 8_000_000
"""Eight bytes each: as much may be worked out for the chances of a law without end up to a bound."""


def check_tail(side: Rational, count: int, bound: Number | None) -> None:
    """Refuse before the coefficients up to `count` are worked out, if they are too many or too long.

    `bound`: the value that was asked about; None where the values are to be listed.
    """
    if count <= 0 or not side.factors:
        return
    bits, passes = 64, 0
    for factor, times in side.factors.items():
        stride = next(k for k in range(1, len(factor)) if factor[k])
        bits += (count // stride + times) * factor[0].bit_length()
        if stride < len(factor) - 1:
            passes += sum([1 for c in factor if c]) * times
    if count * (bits // 64 + passes * (2 + bits // 512)) > TAIL_STEPS:
        raise too_costly("head") if bound is None else too_costly("tail", bound=str(bound))
