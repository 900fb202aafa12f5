"""A position in a cleaned text and the ways to read on from it: blanks, digits, words, signs, conditions, refusals."""

from __future__ import annotations

from wurfwerk.dice.limits import MAX_NUMBER
from wurfwerk.dice.where import at_least, at_most, between, only, spans
from wurfwerk.message import Message
from wurfwerk.notation.error import NotationError
from wurfwerk.notation.limits import MAX_DIGITS, MAX_SPANS, MAX_TERMS, SPAN_TERMS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

    from wurfwerk.dice.where import Where
    from wurfwerk.notation.clean import Cleaned

DIGITS = frozenset("0123456789")
END = "\0"
"""What stands behind the last character; `clean` lets it occur nowhere else."""


class Scanner:
    """`at` is the position in `text`; `text` ends with `END`.

    `marks`: what may stand for the sides of a die in place of digits. `inclusive`: < and > include their number. `several`: a condition
    may name several faces and ranges.
    """

    __slots__ = ("at", "cleaned", "inclusive", "marks", "several", "terms", "text")

    def __init__(self, cleaned: Cleaned) -> None:
        self.cleaned = cleaned
        self.text = cleaned.text[: cleaned.end] + END
        self.at = cleaned.start
        self.terms = 0
        self.inclusive = False
        self.several = True
        self.marks = "%"

    def space(self) -> bool:
        """Skip blanks; whether there were any."""
        text, at = self.text, self.at
        while text[at].isspace():
            at += 1
        moved = at > self.at
        self.at = at
        return moved

    def digits(self) -> str:
        """The digits from here, perhaps none."""
        text, start = self.text, self.at
        at = start
        while text[at] in DIGITS:
            at += 1
        self.at = at
        return text[start:at]

    def word_end(self) -> int:
        """Where the run of letters that starts here ends."""
        text, at = self.text, self.at
        while text[at].isalpha():
            at += 1
        return at

    def sides_follow(self, at: int) -> bool:
        """Whether the sides of a die stand at `at`: a number, % or F."""
        text = self.text
        while text[at].isspace():
            at += 1
        if text[at] in DIGITS or text[at] in self.marks:
            return True
        return text[at] == "f" and (text[at - 1] in "dw" or not text[at + 1].isalpha())

    def whole(self, start: int) -> int:
        """The whole number that must stand here, for what began at `start`."""
        self.space()
        begin = self.at
        digits = self.digits()
        if not digits:
            self.fail("syntax", Message("error-syntax-number", after=self.raw(start, begin)), begin, begin + 1)
        return self.value(digits, begin)

    def value(self, digits: str, start: int) -> int:
        """Digits as a number; too-large beyond any use, told from their number alone."""
        if len(digits) > MAX_DIGITS and len(digits.lstrip("0")) > MAX_DIGITS:
            self.too_large(start)
        if self.text[self.at] in ".," and self.text[self.at + 1] in DIGITS and not self.separates():
            self.fail("bad-selector", Message("error-not-whole"), start, self.at + 2)
        value = int(digits[-MAX_DIGITS:])
        if value > MAX_NUMBER:
            self.too_large(start)
        return value

    def separates(self) -> bool:
        """Whether the comma that stands here separates parts: a point never does."""
        return False

    def too_large(self, start: int) -> NoReturn:
        self.fail("too-large", Message("error-too-large", most=MAX_NUMBER), start, self.at)

    # Conditions on a face.

    def sign(self) -> str:
        """The comparison sign that stands here: = <> < <= > >=, == for =, != for <>."""
        two = self.text[self.at : self.at + 2]
        if two in ("<=", ">=", "<>", "==", "!="):
            self.at += 2
            return {"==": "=", "!=": "<>"}.get(two, two)
        self.at += 1
        return two[0]

    def condition_follows(self) -> bool:
        """Whether a number or a comparison stands behind the blanks; stays where it is if not."""
        start = self.at
        self.space()
        if self.text[self.at] in DIGITS or self.text[self.at] in "<>=":
            return True
        self.at = start
        return False

    def condition(self, start: int) -> Where:
        """A set of faces: `5`, `>=5`, `<>5`, `=-1`, `1|3|5..7`. What it belongs to began at `start`."""
        self.space()
        if self.text[self.at] in "<>=":
            sign = self.sign()
            if self.inclusive and sign == "<>":
                # No such sign where the others include their number.
                message = Message("error-syntax-condition", after=self.raw(start, self.at - 2))
                self.fail("syntax", message, self.at - 2, self.at)
            if self.inclusive and sign in ("<", ">"):
                sign += "="
            if sign != "=":
                return compared(sign, self.signed(start))
            return self.listed(start, negative=True)
        if self.text[self.at] not in DIGITS:
            self.fail("syntax", Message("error-syntax-condition", after=self.raw(start, self.at)), self.at, self.at + 1)
        return self.listed(start, negative=False)

    def listed(self, start: int, *, negative: bool) -> Where:
        """Numbers and ranges with | between them. Without a sign before it a minus would be arithmetic."""
        parts: list[tuple[int | None, int | None]] = []
        while True:
            self.space()
            low: int | None = None
            if not self.several or not self.text.startswith("..", self.at):
                low = self.signed(start) if negative else self.whole(start)
            high = low
            if self.several and self.text.startswith("..", self.at):
                begin = self.at
                self.at += 2
                self.space()
                open_end = self.text[self.at] not in DIGITS and not (negative and self.text[self.at] == "-")
                high = None if open_end else self.signed(start)
                if low is not None and high is not None and low > high:
                    self.fail("bad-selector", Message("error-range-backwards"), begin, self.at)
            parts.append((low, high))
            if len(parts) > MAX_SPANS:
                self.fail("too-large", Message("error-too-many-conditions", most=MAX_SPANS), start, self.at)
            self.terms += SPAN_TERMS
            if self.terms > MAX_TERMS:
                self.fail("too-long", Message("error-too-many-terms", most=MAX_TERMS), start, self.at)
            before = self.at
            self.space()
            if not self.several or self.text[self.at] != "|":
                self.at = before
                return spans(parts)
            self.at += 1

    def signed(self, start: int) -> int:
        """A whole number that may have a minus."""
        self.space()
        if self.text[self.at] == "-":
            self.at += 1
            return -self.whole(start)
        return self.whole(start)

    # Refusals.

    def raw(self, start: int, end: int) -> str:
        """What was typed there, shortened if it is long."""
        typed = self.cleaned.raw(start, min(end, len(self.text) - 1))
        return typed if len(typed) <= 40 else typed[:39] + "…"

    def fail(self, key: str, message: Message, start: int, end: int, hint: Message | None = None) -> NoReturn:
        """NotationError at a stretch of the cleaned text."""
        last = len(self.text) - 1
        start, end = min(start, last), min(end, last)
        span = (self.cleaned.place(start), self.cleaned.place(max(start, end)))
        if start < end and span[0] == span[1]:
            span = (span[0], span[0] + 1)  # one typed character became several
        raise NotationError(key, message, span=span, hint=hint)


def compared(sign: str, bound: int) -> Where:
    """The whole numbers that stand in this relation to the bound."""
    match sign:
        case "=":
            return only(bound)
        case "<>":
            return only(bound).complement()
        case "<":
            return at_most(bound - 1)
        case "<=":
            return at_most(bound)
        case ">":
            return at_least(bound + 1)
    return between(bound, None)
