"""The stacks of the parser: what has been read, what is open, and how operators are applied to operands.

Sums and products are flat, so that 3,000 terms are one node; the depth of everything else is counted and bounded as it grows.
"""

from __future__ import annotations

from wurfwerk.message import Message
from wurfwerk.notation.limits import MAX_BRACKETS, MAX_DEPTH, MAX_WORDS
from wurfwerk.notation.scanner import Scanner

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.shapes import Shape
    from wurfwerk.dice.where import Where
    from wurfwerk.notation.clean import Cleaned

    Seen = tuple[Expression, Shape | None, Where | None]
    """(the dice with the words read so far, their shape with one die for a rolled number of them, the faces a count may see)"""

COMPARISON, SUM, PRODUCT, MINUS, POWER = 1, 2, 3, 4, 5
"""How tightly operators bind, the loosest first."""

WORK = {"**": 9, "/": 2, "//": 1, "%": 1, "rem": 1}
"""Operators that count as so many parts more, for what it takes to find their ends."""


class Operand:
    """A part that has been read.

    `pool`: dice, or a group, that words may follow. `size`: how many dice there are, where that is known. `flat`: the parts of a
    sum or product still being read, with `node` made of them at the end. `seen`: what `counting.reachable` found for an earlier `node`.
    """

    __slots__ = ("counted", "depth", "end", "flat", "node", "pool", "seen", "sign", "size", "start")

    def __init__(
        self, node: Expression, start: int, end: int, depth: int = 1, *, pool: bool = False, size: int | None = None
    ) -> None:
        self.node = node
        self.start = start
        self.end = end
        self.depth = depth
        self.pool = pool
        self.size = size
        self.counted = False
        self.flat: list[Expression] | None = None
        self.seen: Seen | None = None
        self.sign = ""


class Frame:
    """What is open: the text itself (""), a round bracket "(", braces "{" or the bracket of a function (its name)."""

    __slots__ = ("begin", "counted", "depth", "kind", "operands", "operators", "part", "parts", "start")

    def __init__(self, kind: str, start: int, begin: int) -> None:
        self.kind = kind
        self.start = start
        self.begin = begin
        self.part = begin
        self.parts: list[Expression] = []
        self.depth = 0
        self.operands: list[Operand] = []
        self.operators: list[tuple[str, int, int]] = []
        self.counted = False


class Stack(Scanner):
    """The open frames, innermost last; `spans`: id of a node -> where its operator stands in the cleaned text; `names` bound so far."""

    __slots__ = ("frame", "frames", "hints", "lists", "names", "spans", "words")

    def __init__(self, cleaned: Cleaned) -> None:
        super().__init__(cleaned)
        self.hints: list[Message] = []
        self.lists = self.words = 0
        self.spans: dict[int, tuple[int, int]] = {}
        self.names: set[str] | None = None
        self.frame = Frame("", self.at, self.at)
        self.frames = [self.frame]

    def open(self, kind: str, start: int, begin: int) -> None:
        if len(self.frames) > MAX_BRACKETS:
            self.fail("too-deep", Message("error-too-deep"), start, begin)
        self.at = begin
        self.frame = Frame(kind, start, begin)
        self.frames.append(self.frame)
        if kind != "(":
            self.lists += 1

    def separates(self) -> bool:
        return self.lists > 0 and self.text[self.at] == ","

    def altered(self, operand: Operand, node: Expression, start: int) -> None:
        """An operator was put on the operand."""
        operand.end = self.at
        self.words += 1
        if self.words > MAX_WORDS:
            self.fail("too-long", Message("error-too-many-words", most=MAX_WORDS), start, self.at)
        self.made(operand, node, operand.depth + 1, start)

    def push(self, sign: str, precedence: int, at: int) -> None:
        self.reduce(precedence + 1 if sign == "**" else precedence)
        self.wait(sign, precedence, at)

    def wait(self, sign: str, precedence: int, at: int) -> None:
        """An operator waits for its operand. Those that bind from right to left pile up."""
        if len(self.frame.operators) > MAX_DEPTH:
            self.fail("too-deep", Message("error-too-deep"), at, at + 1)
        self.frame.operators.append((sign, precedence, at))

    def close(self) -> Operand:
        """The one operand of a frame whose end was reached."""
        self.reduce(0)
        operand = self.frame.operands.pop()
        self.finish(operand)
        return operand

    def reduce(self, precedence: int) -> None:
        """Applies all operators that bind at least so tightly."""
        operators, operands = self.frame.operators, self.frame.operands
        while operators and operators[-1][1] >= precedence:
            sign, bound, at = operators.pop()
            right = operands.pop()
            if sign == "neg":
                self.negate(right, at)
                operands.append(right)
                continue
            left = operands.pop()
            operands.append(
                self.flat(left, sign, right) if sign in "+-*" else self.binary(left, sign, bound, right, at)
            )

    def negate(self, operand: Operand, at: int) -> None:
        from wurfwerk.dice.operators.arithmetic import Negate

        self.finish(operand)
        operand.start = at
        operand.pool = False
        self.made(operand, Negate(operand.node), operand.depth + 1, at)

    def flat(self, left: Operand, sign: str, right: Operand) -> Operand:
        """A sum or product takes one more part; it becomes a node when something else is built on it."""
        if sign == "-":
            self.negate(right, right.start)
        if left.counted and not right.counted:
            written = self.raw(left.start, left.end)
            self.hints.append(Message("hint-counts-first", count=f"({written}){self.raw(left.end, right.end)}"))
        self.finish(right)
        kind = "*" if sign == "*" else "+"
        if left.flat is None or left.sign != kind:
            self.finish(left)
            whole = Operand(left.node, left.start, right.end, left.depth + 1)
            whole.flat, whole.sign = [left.node], kind
            left = whole
        assert left.flat is not None
        left.flat.append(right.node)
        left.end = right.end
        left.depth = max(left.depth, right.depth + 1)
        if left.depth > MAX_DEPTH:
            self.fail("too-deep", Message("error-too-deep"), left.start, left.end)
        return left

    def finish(self, operand: Operand) -> None:
        if operand.flat is None:
            return
        from wurfwerk.dice.operators.arithmetic import Add, Multiply

        parts = tuple(operand.flat)
        operand.flat = None
        self.made(operand, Add(parts) if operand.sign == "+" else Multiply(parts), operand.depth, operand.start)

    def binary(self, left: Operand, sign: str, precedence: int, right: Operand, at: int) -> Operand:
        self.finish(left)
        self.finish(right)
        self.terms += WORK.get(sign, 0)
        whole = Operand(left.node, left.start, right.end)
        depth = max(left.depth, right.depth) + 1
        if precedence == COMPARISON:
            from wurfwerk.dice.operators.compare import Compare

            self.made(whole, Compare(sign, left.node, right.node), depth, left.start)  # type: ignore[arg-type]
            return whole
        from wurfwerk.dice.operators.arithmetic import Divide, FloorDivide, Power, Remainder

        if sign == "rem":
            from wurfwerk.dice.operators.function import Function

            self.made(whole, Function("rem", (left.node, right.node)), depth, at)
            return whole
        kind = {"/": Divide, "//": FloorDivide, "%": Remainder, "**": Power}[sign]
        self.made(whole, kind(left.node, right.node), depth, left.start if sign == "**" else at)
        return whole

    def made(self, operand: Operand, node: Expression, depth: int, start: int) -> None:
        operand.node = node
        operand.depth = depth
        self.spans[id(node)] = (start, operand.end)
        if depth > MAX_DEPTH:
            self.fail("too-deep", Message("error-too-deep"), start, operand.end)
