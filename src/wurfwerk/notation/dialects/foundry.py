"""Foundry VTT: left to right, extra dice are dice of their own, r throws again once, cs and cf count.

Source: Foundry VTT's article on dice modifiers.
"""

from __future__ import annotations

from wurfwerk.dice.where import NOWHERE
from wurfwerk.message import Message
from wurfwerk.notation.dialect import SIGNS, Dialect
from wurfwerk.notation.dialects.peers import again, exploding, half_up, highest_face
from wurfwerk.notation.dialects.spelling import PeerPrinter
from wurfwerk.notation.limits import MAX_DEPTH
from wurfwerk.notation.modifiers import (
    clamp_high,
    clamp_low,
    drop_highest,
    drop_lowest,
    drop_or_dice,
    keep_highest,
    keep_lowest,
)
from wurfwerk.notation.printer import Printer, Text
from wurfwerk.notation.stack import Operand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, Literal

    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.where import Where
    from wurfwerk.notation.postfix import Postfix

MAX_PARITY = 200
"""Faces among which the even or odd ones are told one by one."""


def count(p: Postfix, dice: Operand, start: int) -> Expression:
    """`cs>=8` and `cf<=2` count the faces that meet the condition; without one, the highest face."""
    where = p.condition(start) if p.condition_follows() else highest_face(p, dice)
    return counted(p, dice, where)


def counted(p: Postfix, dice: Operand, where: Where) -> Expression:
    from wurfwerk.dice.operators.count import Count

    dice.counted = p.frame.counted = True
    return Count(dice.node, ((where, 1),))


def parity(p: Postfix, dice: Operand, start: int) -> Expression:
    """`even` and `odd` count such faces."""
    where = faces_of_parity(dice, odd=p.text[start] == "o")
    if where is None:
        p.fail("bad-selector", Message("error-parity", most=MAX_PARITY), start, p.at)
    return counted(p, dice, where)


def faces_of_parity(dice: Operand, *, odd: bool) -> Where | None:
    """The odd or the even ones of the faces that a count may see; None where they are too many to be told one by one."""
    from wurfwerk.dice.where import only
    from wurfwerk.notation.counting import reachable

    faces = reachable(dice)
    low, high = (None, None) if faces is None else (faces.spans[0][0], faces.spans[-1][1])
    if low is None or high is None or high - low >= MAX_PARITY:
        return None
    return only(*[face for face in range(low, high + 1) if face % 2 == odd])


def deduct(p: Postfix, dice: Operand, start: int) -> Expression:
    """`df<3`: a failing face takes one away, behind a count as well; the others count what they counted."""
    from wurfwerk.dice.operators.count import Count

    where = p.condition(start)
    if not isinstance(dice.node, Count):
        return taken_off(p, dice, start, where, "minus-one")
    weights = dice.node.weights
    for each, weight in weights:
        if weight == -1:
            where = where | each
    others = tuple([(each - where, weight) for each, weight in weights if weight != -1 and each - where])
    return Count(dice.node.of, (*others, (where, -1)))


def subtract(p: Postfix, dice: Operand, start: int) -> Expression:
    """`sf<3`: the number of a failing face is taken away."""
    if dice.counted:
        p.refuse_counted(dice, start, p.at)
    return taken_off(p, dice, start, p.condition(start), "minus-face")


def taken_off(
    p: Postfix, dice: Operand, start: int, where: Where, kind: Literal["minus-one", "minus-face"]
) -> Expression:
    """Two of a kind, one behind the other, are one; what else two of them would mean is said nowhere."""
    from wurfwerk.dice.operators.worth import Worth

    node = dice.node
    if isinstance(node, Worth) and node.kind == kind:
        return Worth(node.of, node.where | where, kind)
    below: Expression | None = node
    while below is not None:
        if isinstance(below, Worth):
            p.fail("bad-selector", Message("error-chosen-together"), start, p.at)
        below = getattr(below, "of", None)
    return Worth(node, where, kind)


def margin(p: Postfix, dice: Operand, start: int) -> Expression:
    """`ms>12`: by how much the total is above 12, `ms<12`: below it."""
    from wurfwerk.dice.expression import Number
    from wurfwerk.dice.operators.arithmetic import Add, Negate
    from wurfwerk.notation.arrange import arrange

    arrange(p, dice)  # no word acts on the dice any more
    p.space()
    sign = p.sign() if p.text[p.at] in "<>=" else ">="
    bound = p.signed(start)
    dice.pool = False
    if sign[0] == "<" and sign != "<>":
        return Add((Number(bound), Negate(dice.node)))
    return Add((dice.node, Number(-bound) if bound < 0 else Negate(Number(bound))))


DIALECT = Dialect(
    name="foundry",
    modifiers={
        "k": keep_highest,
        "kh": keep_highest,
        "kl": keep_lowest,
        "d": drop_or_dice,
        "dl": drop_lowest,
        "dh": drop_highest,
        "x": exploding(None),
        "xo": exploding(1),
        "r": again(1),
        "rr": again(None),
        "min": clamp_low,
        "max": clamp_high,
        "cs": count,
        "cf": count,
        "df": deduct,
        "sf": subtract,
        "even": parity,
        "odd": parity,
        "ms": margin,
    },
    bare=frozenset(("k", "kh", "kl", "d", "dl", "dh", "x", "xo", "r", "rr", "cs", "even", "odd")),
    counted=frozenset(("df", "sf")),
    signs={"*": "*", "/": "/", "%": "rem", "**": SIGNS["**"]},
    functions={**dict.fromkeys(("floor", "ceil", "abs", "max", "min", "trunc")), "round": half_up},
    own=True,
    counts=False,
    computed="rolled",
    brackets=True,
)


def pieces(where: Where) -> list[Where]:
    """Conditions that say a set together, one behind the other, as they were read."""
    from wurfwerk.dice.where import between, only

    if spared(where) is not None:
        return [where]
    out: list[Where] = []
    for low, high in where.spans:
        if low is None and high is None:
            out += [between(None, 0), between(1, None)]
            continue
        few = low is not None and high is not None and high - low <= MAX_DEPTH
        out += [only(face) for face in range(low, high + 1)] if few else [between(low, high)]  # type: ignore[arg-type, operator]
    return out


def spared(where: Where) -> int | None:
    """The face of a condition that all others meet."""
    rest = where.complement().spans
    return rest[0][0] if len(rest) == 1 and rest[0][0] == rest[0][1] else None


def sayable(where: Where) -> bool:
    """Whether one condition says it: a face, all from one or up to one, all but one."""
    (low, high), *others = where.spans or ((None, None),)
    return spared(where) is not None if others else (low is None) != (high is None) or (low is not None and low == high)


def conditions(first: Where, failing: Where) -> Iterator[Where]:
    """Conditions of one sign that may have counted `first` before the failing faces were taken off."""
    from wurfwerk.dice.where import between, only

    yield between(first.spans[0][0], None)
    yield between(None, first.spans[-1][1])
    neither = (first | failing).complement()
    for low, high in (neither or failing).spans:
        face = high if low is None else low
        if face is not None:
            yield only(face).complement()


class PRINTER(PeerPrinter):
    """Every condition may have any sign; cs counts, df takes away."""

    dialect = "foundry"
    signs = {"Divide": "/", "rem": "%", "Power": "**"}  # noqa: RUF012
    functions = ("floor", "ceil", "abs", "max", "min", "trunc")
    equal = "="

    def condition(self, where: Where) -> str:
        face = spared(where)
        return super().condition(where) if face is None else f"<>{face}"

    def bare(self, where: Where) -> str:
        text = self.condition(where)
        return text if "-" in text else text.removeprefix("=")

    def clamp(self, node: Any) -> Text:
        return Printer.clamp(self, node)

    def explode(self, node: Any) -> Text:
        if not self.remarkable(node):
            self.refuse(node)
        return self.behind(
            node, ("x" if node.limit is None else "xo") + ("" if node.where is None else self.bare(node.where))
        )

    def reroll(self, node: Any) -> Text:
        if node.limit not in (None, 1):
            self.refuse(node)
        return self.behind(node, ("rr" if node.limit is None else "r") + self.bare(node.where))

    def count(self, node: Any) -> Text:
        succeeding = [where for where, weight in node.weights if weight == 1]
        failing = NOWHERE
        for where, weight in node.weights[len(succeeding) :]:
            failing |= where
            if weight != -1:
                self.refuse(node)
        # Without any that succeed, whatever succeeded fails as well.
        if not succeeding:
            word = "cs" + self.condition(pieces(failing)[0])
        elif len(succeeding) == 1:
            word = self.succeeding(node, succeeding[0], failing)
        else:
            self.refuse(node)
        failures = "".join(["df" + self.condition(part) for part in pieces(failing)]) if failing else ""
        return self.behind(node, (word + failures).rstrip())

    def succeeding(self, node: Any, first: Where, failing: Where) -> str:
        """The word that counts these faces: what fails as well was taken off them, and is none of them any more."""
        for where in (first, *conditions(first, failing)) if first else ():
            if where - failing == first and sayable(where):
                return "cs" + self.condition(where)
        # Spaces, because xodd begins with xo, and odddf with odd.
        for odd, word in enumerate((" even ", " odd ")):
            where = faces_of_parity(Operand(node.of, 0, 0), odd=bool(odd)) or NOWHERE
            if where - failing == first:
                return word
        return self.no_condition(first)

    def worth(self, node: Any) -> Text:
        if node.kind == "nothing":
            self.refuse(node)
        word = "df" if node.kind == "minus-one" else "sf"
        return self.behind(node, "".join([word + self.condition(part) for part in pieces(node.where)]))
