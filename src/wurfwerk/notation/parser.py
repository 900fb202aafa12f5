"""Text -> tree of operators: operator precedence with stacks of its own, so that neither brackets nor terms are recursion.

Precedence, the loosest first: comparison of totals, + and -, * / // %, the minus before a term, ** (right to left), labels
and the words after dice. The words themselves belong to a dialect.
"""

from __future__ import annotations

from wurfwerk.dice.expression import Dice, Expression, Group, Labelled, Number
from wurfwerk.dice.limits import MAX_DICE, MAX_DICE_TOGETHER, MAX_SIDES
from wurfwerk.message import Message
from wurfwerk.notation.limits import MAX_BRACKETS, MAX_DECIMALS, MAX_DEPTH, MAX_DIGITS
from wurfwerk.notation.scanner import DIGITS, END, Scanner

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.notation.clean import Cleaned
    from wurfwerk.notation.dialect import Dialect

FUNCTIONS = ("max", "min", "floor", "ceil", "abs")
COMPARISON, SUM, PRODUCT, MINUS, POWER = 1, 2, 3, 4, 5
PRECEDENCE = {"+": SUM, "-": SUM, "*": PRODUCT, "/": PRODUCT, "//": PRODUCT, "%": PRODUCT, "**": POWER}


class Operand:
    """A part that has been read.

    `pool`: dice, or a group, that words may follow. `size`: how many dice there are, where that is known. `flat`: the parts of a
    sum or product still being read, with `node` made of them at the end.
    """

    __slots__ = ("counted", "depth", "end", "flat", "node", "pool", "sign", "size", "start")

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


class Parser(Scanner):
    """One text being read. After `read`: `comment`, `hints`, `has_dice`, and `spans`, the place of every operator."""

    __slots__ = ("comment", "dialect", "dice_together", "frame", "frames", "has_dice", "hints", "lists", "spans")

    def __init__(self, cleaned: Cleaned, dialect: Dialect) -> None:
        super().__init__(cleaned)
        self.dialect = dialect
        self.comment: str | None = None
        self.hints: list[Message] = []
        self.has_dice = False
        self.dice_together = 0
        self.lists = 0
        self.spans: dict[int, tuple[int, int]] = {}
        self.frame = Frame("", self.at, self.at)
        self.frames = [self.frame]

    def read(self) -> Expression:
        """The whole text. NotationError wherever it cannot be read."""
        self.space()
        if self.text[self.at] == "+":
            self.at += 1
            self.hints.append(Message("hint-leading-plus"))
        while True:
            self.operand()
            if not self.operator():
                break
        if len(self.frames) > 1:
            name = self.text[self.frame.begin - 1]
            self.fail("syntax", Message("error-syntax-unclosed", bracket=name), self.frame.start, self.frame.begin)
        return self.close().node

    # Operands.

    def operand(self) -> None:
        """Reads on until a part stands on top of the stack, opening brackets on the way."""
        text = self.text
        while True:
            self.space()
            at = self.at
            character = text[at]
            if character in DIGITS:
                self.number()
                return
            if character == "-":
                self.frame.operators.append(("neg", MINUS, at))
                self.at += 1
            elif character == "+":
                self.at += 1
            elif character in "({":
                self.open(character, at, at + 1)
            elif character in "dw" and self.sides_follow(at + 1):
                self.at = at + 1
                self.dice(1, at)
                return
            elif character.isalpha():
                self.function(at)
            else:
                self.expected_roll(at)

    def expected_roll(self, at: int) -> None:
        character = self.text[at]
        if character == END or character == "#":
            self.fail("syntax", Message("error-syntax-ends"), at, at)
        if character in ")}":
            self.fail("syntax", Message("error-syntax-nothing-before", found=character), at, at + 1)
        hint = None
        if character.isdigit() or character.isnumeric():
            hint = Message("hint-digits")
        self.fail("syntax", Message("error-syntax-expected-roll", found=self.raw(at, at + 1)), at, at + 1, hint)

    def open(self, kind: str, start: int, begin: int) -> None:
        if len(self.frames) > MAX_BRACKETS:
            self.fail("too-deep", Message("error-too-deep"), start, begin)
        self.at = begin
        self.frame = Frame(kind, start, begin)
        self.frames.append(self.frame)
        if kind != "(":
            self.lists += 1

    def function(self, start: int) -> None:
        end = self.word_end()
        name = self.text[start:end]
        self.at = end
        self.space()
        if name in FUNCTIONS and self.text[self.at] == "(":
            self.open(name, start, self.at + 1)
            return
        if name in ("d", "w"):
            self.fail("syntax", Message("error-syntax-sides", after=self.raw(start, end)), start, end)
        if self.text[self.at] == "(":
            known = ", ".join(FUNCTIONS)
            self.fail("syntax", Message("error-syntax-function", word=self.raw(start, end), known=known), start, end)
        self.fail(
            "syntax", Message("error-syntax-word", word=self.raw(start, end)), start, end, Message("hint-comment")
        )

    def number(self) -> None:
        """A number, or the number of dice and the dice."""
        start = self.at
        digits = self.digits()
        end = self.at
        mark = self.text[end]
        if mark in ".," and self.text[end + 1] in DIGITS and not (mark == "," and self.lists):
            self.at = end + 1
            self.put(self.decimal(digits, self.digits(), start))
            return
        spaced = self.space()
        if self.text[self.at] in "dw":
            if self.sides_follow(self.at + 1):
                self.at += 1
                if len(digits) > MAX_DIGITS and len(digits.lstrip("0")) > MAX_DIGITS:
                    self.fail("too-many-dice", Message("error-too-many-dice", most=MAX_DICE), start, end)
                self.dice(int(digits[-MAX_DIGITS:]), start)
                return
            if not spaced and self.word_end() == self.at + 1:
                after = self.raw(start, self.at + 1)
                self.fail("syntax", Message("error-syntax-sides", after=after), start, self.at + 1)
        self.at = end
        number = Number(self.value(digits, start))
        self.put(Operand(number, start, end))

    def decimal(self, whole: str, decimals: str, start: int) -> Operand:
        """2.5 or 2,5, in lowest terms."""
        from math import gcd

        if len(whole.lstrip("0")) > MAX_DIGITS or len(decimals) > MAX_DECIMALS:
            self.too_large(start)
        before = self.at
        self.space()
        if self.text[self.at] in "dw" and self.sides_follow(self.at + 1):
            self.fail("syntax", Message("error-not-whole"), start, before)
        self.at = before
        if len(decimals) == 3 and 0 < len(whole) <= 3:
            self.hints.append(Message("hint-decimal", number=self.raw(start, before)))
        numerator, denominator = int(whole + decimals), 10 ** len(decimals)
        common = gcd(numerator, denominator)
        return Operand(Number(numerator // common, denominator // common), start, before)

    def sides_follow(self, at: int) -> bool:
        """Whether the sides of a die stand at `at`: a number, % or F."""
        text = self.text
        while text[at].isspace():
            at += 1
        if text[at] in DIGITS or text[at] == "%":
            return True
        return text[at] == "f" and (text[at - 1] in "dw" or not text[at + 1].isalpha())

    def dice(self, count: int, start: int) -> None:
        """Dice, standing behind their `d`."""
        sides = self.sides(start)
        self.has_dice = True
        self.dice_together += count
        if self.dice_together > MAX_DICE_TOGETHER:
            most = MAX_DICE if count > MAX_DICE else MAX_DICE_TOGETHER
            self.fail("too-many-dice", Message("error-too-many-dice", most=most), start, self.at)
        node = Dice(count, sides)
        self.spans[id(node)] = (start, self.at)
        self.put(Operand(node, start, self.at, pool=True, size=count))

    def sides(self, start: int) -> int | str:
        self.space()
        begin = self.at
        if self.text[begin] == "%":
            self.at += 1
            return 100
        if self.text[begin] == "f":
            self.at += 1
            return "F"
        digits = self.digits()
        if len(digits) > MAX_DIGITS and len(digits.lstrip("0")) > MAX_DIGITS:
            self.fail("too-many-sides", Message("error-too-many-sides", most=MAX_SIDES), start, self.at)
        if self.text[self.at] in ".," and self.text[self.at + 1] in DIGITS and not self.separates():
            self.fail("syntax", Message("error-not-whole"), begin, self.at + 2)
        return int(digits[-MAX_DIGITS:])

    def separates(self) -> bool:
        return self.lists > 0 and self.text[self.at] == ","

    # What stands behind an operand.

    def put(self, operand: Operand) -> None:
        """The operand with all words and labels behind it goes on the stack."""
        text = self.text
        while True:
            before = self.at
            spaced = self.space()
            character = text[self.at]
            if character.isalpha():
                if not self.word(operand, spaced):
                    self.at = before
                    break
            elif character == "!":
                self.exploding(operand)
            elif character in "<>=" and operand.pool:
                from wurfwerk.notation.counting import count

                self.altered(operand, count(self, operand, self.at), self.at)
            elif character == "[":
                self.label(operand)
            else:
                break
        self.frame.operands.append(operand)

    def exploding(self, operand: Operand) -> None:
        start = self.at
        if not operand.pool:
            unequal = self.text[start + 1] == "="
            hint = Message("hint-not-equal") if unequal else Message("hint-word-behind-dice")
            self.fail("not-a-pool", Message("error-not-a-pool"), start, start + 1, hint)
        self.at += 1
        self.altered(operand, self.dialect.explode(self, operand, start), start)

    def word(self, operand: Operand, spaced: bool) -> bool:
        """Reads one word behind an operand. False: it is no such word, the text after a blank is a comment."""
        start = self.at
        end = self.word_end()
        word = self.text[start:end]
        known = self.dialect.modifiers
        name = word if word in known else ""
        if spaced:
            if name in self.dialect.attached or not self.stands_alone(word, name, end):
                return False
        elif not name:
            name = self.first_of(word, start, end)
        if name or not spaced:
            if not operand.pool:
                hint = Message("hint-word-behind-dice")
                self.fail("not-a-pool", Message("error-not-a-pool"), start, start + len(name), hint)
            self.at = start + len(name)
            self.altered(operand, known[name](self, operand, start), start)
        return True

    def stands_alone(self, word: str, name: str, end: int) -> bool:
        """Whether a word after a blank is an operator: a number or condition follows, or it needs none and no other word follows."""
        text = self.text
        at = end
        while text[at].isspace():
            at += 1
        follows = text[at] in DIGITS or text[at] in "<>="
        if not name:
            if follows and at == end and word in self.dialect.foreign:
                self.refuse_foreign(word, self.at, end)
            return False
        if follows:
            return True
        if name not in self.dialect.bare and not (name in ("min", "max") and text[at] == "-"):
            return name in ("d", "w") and text[at] in "%f" and not text[at + 1].isalpha()
        if text[at].isalpha():
            self_at, self.at = self.at, at
            stop = self.word_end()
            self.at = self_at
            return text[at:stop] in self.dialect.modifiers
        return text[at] in END + "+-*/%^<>=!)]},;#["

    def first_of(self, word: str, start: int, end: int) -> str:
        """The first of several words written as one: `khdl` is kh and dl."""
        known = self.dialect.modifiers
        first = ""
        rest = word
        while rest:
            name = next((rest[:n] for n in (3, 2, 1) if rest[:n] in known), "")
            if not name:
                if word in self.dialect.foreign:
                    self.refuse_foreign(word, start, end)
                message = Message("error-syntax-modifier", word=self.raw(start, end))
                self.fail("syntax", message, start, end, Message("hint-comment"))
            first = first or name
            rest = rest[len(name) :]
        return first

    def refuse_foreign(self, word: str, start: int, end: int) -> None:
        message = Message("error-syntax-foreign", word=self.raw(start, end))
        self.fail("syntax", message, start, end, Message(f"hint-{self.dialect.foreign[word]}"))

    def altered(self, operand: Operand, node: Expression, start: int) -> None:
        """An operator was put on the operand."""
        operand.node = node
        operand.end = self.at
        operand.depth += 1
        self.spans[id(node)] = (start, self.at)
        if operand.depth > MAX_DEPTH:
            self.fail("too-deep", Message("error-too-deep"), start, self.at)

    def label(self, operand: Operand) -> None:
        start = self.at
        end = self.text.find("]", start)
        text = self.cleaned.raw(start + 1, end) if end > 0 else ""
        if not text:
            self.fail("syntax", Message("error-syntax-label"), start, end + 1 if end > 0 else start + 1)
        self.at = end + 1
        self.altered(operand, Labelled(operand.node, text), start)

    # Operators between operands.

    def operator(self) -> bool:
        """Reads on behind an operand, closing brackets on the way. True: an operand must follow; False: the end."""
        text = self.text
        while True:
            spaced = self.space()
            at = self.at
            character = text[at]
            if character == END:
                return False
            if character in "+-":
                self.at += 1
                self.push(character, SUM, at)
                return True
            if character in "*/%^":
                sign = (
                    text[at : at + 2] if text[at : at + 2] in ("**", "//") else "**" if character == "^" else character
                )
                self.at += 2 if text[at : at + 2] in ("**", "//") else 1
                self.push(sign, PRECEDENCE[sign], at)
                return True
            if character in "<>=":
                self.push(self.sign(), COMPARISON, at)
                return True
            if character in ")}":
                self.closing(character, at)
            elif character in ",;":
                self.separator(character, at)
                return True
            elif character == "#":
                if not self.hash(at):
                    return False
            elif character.isalpha() and len(self.frames) == 1 and (spaced or (at and text[at - 1].isspace())):
                self.comment = self.cleaned.raw(at, len(text) - 1)
                return False
            else:
                self.expected_operator(at)

    def expected_operator(self, at: int) -> None:
        character = self.text[at]
        if character.isdigit() and character not in DIGITS:
            self.fail("syntax", Message("error-syntax-character", found=character), at, at + 1, Message("hint-digits"))
        found = self.raw(at, self.word_end() if character.isalpha() else at + 1)
        self.fail("syntax", Message("error-syntax-expected-operator", found=found), at, at + 1, Message("hint-comment"))

    def hash(self, at: int) -> bool:
        """A comment to the end of the text, or inside braces to their end. True: reading goes on."""
        if self.frame.kind == "{":
            end = self.text.find("}", at)
            if end > 0:
                self.comment = self.cleaned.raw(at + 1, end) or None
                self.at = end
                return True
        self.comment = self.cleaned.raw(at + 1, len(self.text) - 1) or None
        return False

    def separator(self, character: str, at: int) -> None:
        frame = self.frame
        if frame.kind in ("", "("):
            self.fail("syntax", Message("error-syntax-separator", found=character), at, at + 1, Message("hint-group"))
        part = self.close()
        frame.parts.append(part.node)
        frame.depth = max(frame.depth, part.depth)
        frame.counted = False
        self.at += 1
        frame.part = self.at

    def closing(self, character: str, at: int) -> None:
        frame = self.frame
        if not frame.kind:
            self.fail("syntax", Message("error-syntax-unopened", bracket=character), at, at + 1)
        if (frame.kind == "{") != (character == "}"):
            message = Message("error-syntax-bracket", found=character, bracket=self.text[frame.begin - 1])
            self.fail("syntax", message, at, at + 1)
        part = self.close()
        self.at += 1
        self.frames.pop()
        self.frame = self.frames[-1]
        if frame.kind == "(":
            self.put(self.computed(part, frame.start))
            return
        self.lists -= 1
        parts = (*frame.parts, part.node)
        depth = max(frame.depth, part.depth)
        if frame.kind == "{":
            size = len(parts) if frame.parts else part.size
            operand = Operand(part.node, frame.start, self.at, depth, pool=True, size=size)
            node: Expression = Group(parts)
        else:
            from wurfwerk.dice.operators.function import Function

            operand = Operand(part.node, frame.start, self.at, depth)
            node = Function(frame.kind, parts)  # type: ignore[arg-type]
        self.altered(operand, node, frame.start)
        self.put(operand if operand.pool else self.computed(operand, frame.start))

    def computed(self, part: Operand, start: int) -> Operand:
        """A bracket that was closed: the number of dice if a `d` with sides stands behind it, else a total."""
        operand = Operand(part.node, start, self.at, part.depth)
        end = self.at
        self.space()
        if self.text[self.at] in "dw" and self.sides_follow(self.at + 1):
            from wurfwerk.dice.operators.computed import ComputedDice

            begin = self.at
            self.at += 1
            operand.pool = self.has_dice = True
            self.altered(operand, ComputedDice(part.node, self.sides(begin)), start)
        else:
            self.at = end
        return operand

    # Reducing.

    def push(self, sign: str, precedence: int, at: int) -> None:
        self.reduce(precedence + 1 if sign == "**" else precedence)
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
        whole = Operand(left.node, left.start, right.end)
        depth = max(left.depth, right.depth) + 1
        if precedence == COMPARISON:
            from wurfwerk.dice.operators.compare import Compare

            self.made(whole, Compare(sign, left.node, right.node), depth, left.start)  # type: ignore[arg-type]
            return whole
        from wurfwerk.dice.operators.arithmetic import Divide, FloorDivide, Power, Remainder

        kind = {"/": Divide, "//": FloorDivide, "%": Remainder, "**": Power}[sign]
        self.made(whole, kind(left.node, right.node), depth, left.start if sign == "**" else at)
        return whole

    def made(self, operand: Operand, node: Expression, depth: int, start: int) -> None:
        operand.node = node
        operand.depth = depth
        self.spans[id(node)] = (start, operand.end)
        if depth > MAX_DEPTH:
            self.fail("too-deep", Message("error-too-deep"), start, operand.end)
