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
    from wurfwerk.dice.expression import Expression
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
    fine        the bits in 64ths, rounded up, where they are known so: a thousand dice have less than a thousand times the bits of one
    grain       the lowest exponent of its factors beside the constant: how fast the bits of its chances grow
    unit        its values are whole numbers divided by this; without end, `values`, `degree` and `stride` are told in such steps
    quotient    steps that are due only if a law without end is calculated with further (`exact.ordered`)
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
    fine: int = 0
    grain: int = 1
    quotient: int = 0
    unit: int = 1

    def bits_of(self, n: int) -> int:
        """The bits of the denominator of n such values."""
        return -(-self.fine * n // 64) if self.fine else self.bits * n


def cost(of: Shape | Expression) -> Cost:
    """The cost of the exact distribution of a shape or an expression. TypeError for anything else."""
    from wurfwerk.dice.exact.costing import Costing
    from wurfwerk.dice.exact.inlined import inlined
    from wurfwerk.dice.expression import shape_of

    return Costing().total(inlined(shape_of(of, "cost")))


def check(shape: Shape, budget: int) -> None:
    """TooCostly if the shape takes more steps than the budget."""
    if budget >= LIGHT and light(shape) <= LIGHT_VALUES:
        return
    from wurfwerk.dice.exact.costing import Costing
    from wurfwerk.dice.exact.inlined import inlined

    costing = Costing(FAR * budget)
    steps = costing.told(inlined(shape))
    if steps > budget:
        raise too_costly(costing.worst, steps=about(steps), most=about(budget))


FAR = 100
"""What takes so many times the budget is refused without looking further."""

LIGHT = 1_000_000
"""No shape that is light takes so many steps."""

LIGHT_VALUES = 2_000


LIGHT_DICE = 20
"""So many dice of up to so many sides are light in any choice, of equal or unlike dice, and in sets and runs."""


def light(shape: Shape) -> int:
    """At most so many values, told at a glance for a few plain dice and tuples of such; more than `LIGHT_VALUES` for all else."""
    from wurfwerk.dice.shapes import Apply, Die, LargestSet, LongestRun, Pool, Sum

    if isinstance(shape, Pool):
        if shape.then or shape.grow is not None:
            return LIGHT_VALUES + 1
        size = most = 0
        for member, count in shape.groups:
            if isinstance(member, Pool):
                if len(member.groups) > 1 or member.groups[0][1] > 1 or member.then or member.grow is not None:
                    return LIGHT_VALUES + 1
                if not isinstance(member.fold, Sum) or member.select not in (None, (1,)):
                    return LIGHT_VALUES + 1
                member = member.groups[0][0]
            if not isinstance(member, Die) or (member.faces is not None and len(shape.groups) > 1):
                return LIGHT_VALUES + 1
            faces = member.sides if member.faces is None else len(member.faces)
            assert isinstance(faces, int)
            size += count
            most = max(most, faces)
        small = size <= LIGHT_DICE and most <= LIGHT_DICE
        if isinstance(shape.fold, Sum):
            once = not shape.select or max(shape.select) <= 1
            if once and (small or (len(shape.groups) == 1 and size * most <= (240 if shape.select else 300))):
                return size * most + 1
        elif small and isinstance(shape.fold, LargestSet | LongestRun):
            return size + 1 if shape.select is None and len(shape.groups) == 1 else LIGHT_VALUES + 1
    elif isinstance(shape, Apply) and shape.operation == "tuple":
        values = 1
        for part in shape.parts:
            values = min(values * light(part), LIGHT_VALUES + 1)
        return values
    return LIGHT_VALUES + 1


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
    if count > 0 and side.endless and tail_steps(side, count, listing=bound is None) > TAIL_STEPS:
        raise too_costly("head") if bound is None else too_costly("tail", bound=str(bound))


def check_far(side: Rational, count: int, bound: Number) -> None:
    """The same where no coefficients are listed (`exact.far`)."""
    from wurfwerk.dice.exact.far import far_steps

    if far_steps(side, count) > TAIL_STEPS:
        raise too_costly("tail", bound=str(bound))


def tail_steps(side: Rational, count: int, *, listing: bool) -> int:
    """Steps of `coefficients(count)`; `listing`: and of each of them as a fraction in lowest terms."""
    if side.walked:
        from wurfwerk.dice.exact.costing_ranked import walked_steps

        return walked_steps(side, count, listing=listing)
    from wurfwerk.dice.exact.rational import grain

    steps, short = 0, min(sum([1 for c in side.num if c]), count)
    bits = max([abs(c).bit_length() for c in side.num])
    below = side.scale.bit_length()
    for factor, times in side.factors.items():
        exponents = [k for k, c in enumerate(factor) if k and c]
        more, widths = expansion_steps(exponents, grain(factor)[1].bit_length(), count)
        widths += times * factor[0].bit_length()
        bits += widths
        below += widths
        size = 1 + bits // 64
        steps += more + product_steps(min(short, count // exponents[0] + 1), count, size)
        short = count
        if len(side.factors) > 1:
            steps += count * size * size // 6
    if listing:
        size = 1 + below // 64
        steps += count * (16 + size * size // (56 if len(side.factors) == 1 else 6))
    return steps


def expansion_steps(exponents: list[int], top: int, count: int) -> tuple[int, int]:
    """(steps, bits of a coefficient) of `rational.expansion`; `top`: bits of the unit of `rational.grain`."""
    from math import gcd

    step, apart = exponents[0], gcd(*exponents)
    length = count // apart + 1
    bits = count // step * top
    size = 1 + bits // 64
    exponents = [k for k in exponents if k <= count]
    spread = (exponents[-1] - step) // step * top // 64 if exponents else 0
    each = len(exponents) * (5 + size * (1 + spread) // 20)
    return length * (each + 3 + size * size // 200) + count // step * size // 2, bits


def product_steps(short: int, long: int, size: int) -> int:
    """`polynomial.multiply`, the results of up to `size` words: term by term, packed, or by python-flint."""
    short, long = sorted((short, long))
    if short <= 12:
        return short * long * (1 + size // 16)
    if short * size > 15_000:
        return (short + long) * (8 + 3 * size)
    return long * size * (4 + int((short * size) ** 0.6) // 8) + 4 * long
