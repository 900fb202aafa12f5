"""Numbers with a decimal point or comma.  Loaded when one occurs."""

from __future__ import annotations

from wurfwerk.dice.expression import Number
from wurfwerk.message import Message
from wurfwerk.notation.limits import MAX_DECIMALS, MAX_DIGITS
from wurfwerk.notation.stack import Operand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.notation.parser import Parser


def decimal(p: Parser, whole: str, decimals: str, start: int) -> Operand:
    """2.5 or 2,5, in lowest terms; the parser stands behind it. NotationError where it would be a number of dice."""
    from math import gcd

    if len(whole.lstrip("0")) > MAX_DIGITS or len(decimals) > MAX_DECIMALS:
        p.too_large(start)
    before = p.at
    p.space()
    if p.text[p.at] in "dw" and p.sides_follow(p.at + 1):
        p.fail("syntax", Message("error-not-whole"), start, before)
    p.at = before
    if len(decimals) == 3 and 0 < len(whole) <= 3:
        p.hints.append(Message("hint-decimal", number=p.raw(start, before)))
    numerator, denominator = int(whole + decimals), 10 ** len(decimals)
    common = gcd(numerator, denominator)
    return Operand(Number(numerator // common, denominator // common), start, before)
