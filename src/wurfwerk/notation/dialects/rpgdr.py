"""rpg-dice-roller: a fixed order of work whatever the text says, conditions with a sign, r throws again and again, cs and cf mark.

Source: @dice-roller/rpg-dice-roller 5.5.1, its tests and its behaviour.
"""

from __future__ import annotations

from wurfwerk.message import Message
from wurfwerk.notation.dialect import Dialect
from wurfwerk.notation.dialects.peers import again, marked, most_dice, numbered, small_d, with_sign
from wurfwerk.notation.dialects.spelling import MarkPrinter
from wurfwerk.notation.modifiers import (
    clamp_high,
    clamp_low,
    drop_highest,
    drop_lowest,
    drop_or_dice,
    explode,
    keep_highest,
    keep_lowest,
    sort_ascending,
    sort_descending,
)
from wurfwerk.notation.printer import Printer, Text
from wurfwerk.notation.scanner import DIGITS
from wurfwerk.notation.stack import MINUS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.where import Where
    from wurfwerk.notation.parser import Parser

MOST_DICE = 999
FATE = {"1": ((-1, 1), (0, 4), (1, 1)), "2": None}
"""dF.1 has one plus and one minus on six faces, dF.2 two of each."""


def dice(p: Parser, count: int, sides: int | str, start: int) -> Expression:
    from wurfwerk.dice.expression import Dice

    small_d(p, start, p.at)
    if p.text[start] == "0" and p.text[start + 1] in DIGITS:
        p.fail("syntax", Message("error-syntax-leading-zero"), start, p.at)
    if count == 0:
        p.fail("zero-dice", Message("error-zero-dice"), start, p.at)
    if p.frame.operators and p.frame.operators[-1][0] == "neg":
        p.fail("syntax", Message("error-syntax-minus-dice"), p.frame.operators[-1][2], p.at)
    most_dice(p, count, MOST_DICE, start)
    if sides == "F" and p.text[p.at] == ".":
        kind = p.text[p.at + 1]
        if kind not in FATE:
            p.fail("syntax", Message("error-syntax-fate"), start, p.at + 2)
        p.at += 2
        return Dice(count, "F", FATE[kind])
    return Dice(count, sides)


def power(parts: tuple[Expression, ...]) -> Expression:
    from wurfwerk.dice.error import ExpressionError
    from wurfwerk.dice.operators.arithmetic import Power

    if len(parts) != 2:
        raise ExpressionError("syntax", Message("error-function-two-parts", function="pow"))
    return Power(parts[0], parts[1])


DIALECT = Dialect(
    name="rpgdr",
    modifiers={
        "k": numbered(keep_highest),
        "kh": numbered(keep_highest),
        "kl": numbered(keep_lowest),
        "d": numbered(drop_or_dice),
        "dl": numbered(drop_lowest),
        "dh": numbered(drop_highest),
        "r": with_sign(again(None), needed=False),
        "ro": with_sign(again(1), needed=False),
        "min": clamp_low,
        "max": clamp_high,
        "cs": with_sign(marked("success"), needed=True),
        "cf": with_sign(marked("failure"), needed=True),
        "s": sort_ascending,
        "sa": sort_ascending,
        "sd": sort_descending,
    },
    bare=frozenset(),
    explode=with_sign(explode, needed=False),
    unread=frozenset(("u", "uo")),
    signs={"*": "*", "/": "/", "%": "%", "**": "**", "^": "**"},
    functions={**dict.fromkeys(("floor", "ceil", "abs", "max", "min", "round")), "pow": power},
    dice=dice,
    order={"Clamp": 1, "Explode": 3, "Reroll": 4, "Keep": 6, "Drop": 7, "Count": 8, "Mark": 9, "Sort": 11},
    own=True,
    mixes=True,
    counting="f",
    remarks=("#", "//"),
    free=False,
    spaced=False,
    computed="fixed",
    brackets=True,
)


class PRINTER(MarkPrinter):
    """Conditions have a sign; what the text says last may be done first."""

    dialect = "rpgdr"
    signs = {"Divide": "/", "Remainder": "%", "Power": "**"}  # noqa: RUF012
    functions = ("floor", "ceil", "abs", "max", "min", "round")
    equal = "="

    def no_condition(self, where: Where) -> str:
        text = Printer.condition(self, where)
        return text if text.startswith("<>") else super().no_condition(where)

    def dice(self, node: Any) -> Text:
        if node.sides == "F" and node.faces == FATE["1"]:
            return Text(f"{node.count}dF.1", pool=True)
        return super().dice(node)

    def clamp(self, node: Any) -> Text:
        return Printer.clamp(self, node)

    def negate(self, node: Any) -> Text:
        """A minus stands before a number or a bracket, never before dice."""
        text = self.print(node.of).at(MINUS)
        dice = text[0] in DIGITS and text.lstrip("".join(DIGITS)).startswith("d")
        return Text(f"-({text})" if dice else f"-{text}", MINUS)
