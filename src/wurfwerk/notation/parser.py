"""Text -> tree of operators: operator precedence with stacks of its own, so that neither brackets nor terms are recursion.

Precedence, the loosest first: comparison of totals, + and -, * / // %, the minus before a term, ** (right to left), labels
and the words after dice. The words themselves belong to a dialect.
"""

from __future__ import annotations

from wurfwerk.dice.expression import Dice, Group, Number
from wurfwerk.dice.limits import MAX_COMPUTED, MAX_DICE, MAX_DICE_TOGETHER, MAX_SIDES
from wurfwerk.message import Message
from wurfwerk.notation.limits import MAX_DIGITS
from wurfwerk.notation.postfix import Postfix
from wurfwerk.notation.scanner import DIGITS, END
from wurfwerk.notation.stack import COMPARISON, MINUS, POWER, PRODUCT, SUM, Operand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.expression import Expression
    from wurfwerk.notation.clean import Cleaned
    from wurfwerk.notation.dialect import Dialect
    from wurfwerk.notation.statements import Statements

PRECEDENCE = {"*": PRODUCT, "/": PRODUCT, "//": PRODUCT, "%": PRODUCT, "rem": PRODUCT, "**": POWER}


class Parser(Postfix):
    """One text being read. After `read`: `comment`, `hints`, `has_dice`, and `spans`, the place of every operator."""

    __slots__ = ("comment", "dice_together", "has_dice", "statements")

    def __init__(self, cleaned: Cleaned, dialect: Dialect) -> None:
        super().__init__(cleaned, dialect)
        self.comment: str | None = None
        self.has_dice = False
        self.dice_together = 0
        self.statements: Statements | None = None

    def read(self) -> Expression:
        """The whole text. NotationError wherever it cannot be read."""
        self.space()
        if self.text[self.at] == "+":
            self.at += 1
            self.hints.append(Message("hint-leading-plus"))
        if ":=" in self.text and self.dialect.names:
            self.stated().begin()
        while True:
            self.operand()
            if not self.operator():
                break
        if len(self.frames) > 1:
            name = self.text[self.frame.begin - 1]
            self.fail("syntax", Message("error-syntax-unclosed", bracket=name), self.frame.start, self.frame.begin)
        if self.statements is not None:
            return self.statements.whole()
        node = self.close().node
        return self.dialect.finish(node) if self.dialect.finish is not None else node

    def stated(self) -> Statements:
        """The statements of a text that has more than one."""
        if self.statements is None:
            from wurfwerk.notation.statements import Statements

            self.statements = Statements(self)
        return self.statements

    # Operands.

    def operand(self) -> None:
        """Reads on until a part stands on top of the stack, opening brackets on the way."""
        text = self.text
        while True:
            if text[self.at].isspace():
                self.space()
            at = self.at
            character = text[at]
            if character in DIGITS:
                self.number()
                return
            if character == "-":
                self.wait("neg", MINUS, at)
                self.terms += 1
                self.at += 1
            elif character == "+":
                self.at += 1
            elif character == "(" or (character == "{" and self.dialect.braces):
                self.open(character, at, at + 1)
            elif character in "dw" and self.sides_follow(at + 1):
                self.at = at + 1
                self.dice(1, at)
                return
            elif character.isalpha():
                if self.word_read(at):
                    return
            else:
                from wurfwerk.notation.refusals import expected_roll

                expected_roll(self, at)

    def word_read(self, start: int) -> bool:
        """A word where an operand must stand. Whether it was one, a name; else it is a function, and its bracket was opened."""
        end = self.word_end()
        name = self.text[start:end]
        self.at = end
        if self.names and self.stated().name(name, start):
            return True
        self.space()
        if name not in self.dialect.functions or self.text[self.at] != "(":
            from wurfwerk.notation.refusals import strange_word

            strange_word(self, name, start, end)
        self.open(name, start, self.at + 1)
        if name == "table":
            from wurfwerk.notation.tables import begin

            begin(self)
        return False

    def number(self) -> None:
        """A number, or the number of dice and the dice."""
        start = self.at
        digits = self.digits()
        end = self.at
        mark = self.text[end]
        if mark in ".," and self.text[end + 1] in DIGITS and not (mark == "," and self.lists):
            self.at = end + 1
            from wurfwerk.notation.decimals import decimal

            self.put(decimal(self, digits, self.digits(), start))
            return
        spaced = mark.isspace() and self.space()
        if self.text[self.at] in "dw":
            if self.sides_follow(self.at + 1):
                self.at += 1
                if len(digits) > MAX_DIGITS and len(digits.lstrip("0")) > MAX_DIGITS:
                    self.fail("too-many-dice", Message("error-too-many-dice", most=MAX_DICE), start, end)
                self.dice(int(digits[-MAX_DIGITS:]), start)
                return
            if not spaced and self.word_end() == self.at + 1:
                from wurfwerk.notation.refusals import no_sides

                no_sides(self, start)
        self.at = end
        number = Number(self.value(digits, start))
        self.put(Operand(number, start, end))

    def dice(self, count: int, start: int) -> None:
        """Dice, standing behind their `d`."""
        sides = self.sides(start)
        self.has_dice = True
        self.together(count, start)
        node = Dice(count, sides) if self.dialect.dice is None else self.dialect.dice(self, count, sides, start)
        self.spans[id(node)] = (start, self.at)
        self.put(Operand(node, start, self.at, pool=True, size=count))

    def together(self, count: int, start: int) -> None:
        """So many more dice."""
        self.dice_together += count
        if count > MAX_DICE or self.dice_together > MAX_DICE_TOGETHER:
            most = MAX_DICE if count > MAX_DICE else MAX_DICE_TOGETHER
            self.fail("too-many-dice", Message("error-too-many-dice", most=most), start, self.at)

    def sides(self, start: int) -> int | str:
        if self.text[self.at].isspace():
            self.space()
        begin = self.at
        if self.text[begin] in DIGITS:
            return self.sides_written(begin, start)
        if self.text[begin] == "%":
            self.at += 1
            return 100
        if self.text[begin] == "f":
            self.at += 1
            return "F"
        if self.text[begin] == "(":
            return self.bracketed_sides(start)
        return self.sides_written(begin, start)

    def sides_written(self, begin: int, start: int) -> int:
        """The number that stands for the sides, if one does."""
        digits = self.digits()
        if len(digits) > MAX_DIGITS and len(digits.lstrip("0")) > MAX_DIGITS:
            self.fail("too-many-sides", Message("error-too-many-sides", most=MAX_SIDES), start, self.at)
        if self.text[self.at] in ".," and self.text[self.at + 1] in DIGITS and not self.separates():
            self.fail("syntax", Message("error-not-whole"), begin, self.at + 2)
        if not digits.strip("0"):
            self.fail("zero-sides", Message("error-zero-sides"), start, self.at)
        return int(digits[-MAX_DIGITS:])

    def bracketed_sides(self, start: int) -> int:
        from wurfwerk.notation.fixed import fixed

        sides = int(fixed(self) // 1)
        if sides < 1:
            self.fail("zero-sides", Message("error-zero-sides"), start, self.at)
        return sides

    # Operators between operands.

    def operator(self) -> bool:
        """Reads on behind an operand, closing brackets on the way. True: an operand must follow; False: the end."""
        text = self.text
        while True:
            spaced = text[self.at].isspace() and self.space()
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
                if sign == "//" and "//" in self.dialect.remarks:
                    return self.remark(at, 2)
                meaning = self.dialect.signs.get(text[at] if sign == "**" and character == "^" else sign)
                if meaning is None:
                    from wurfwerk.notation.refusals import no_sign

                    no_sign(self, at, at + len(sign))
                self.at += 2 if text[at : at + 2] in ("**", "//") else 1
                self.push(meaning, PRECEDENCE[meaning], at)
                return True
            if character in "<>=" or (character == "!" and text[at + 1] == "=" and not self.dialect.counts):
                if not self.dialect.compares:
                    self.fail("syntax", Message("error-syntax-no-comparison", found=self.raw(at, at + 1)), at, at + 1)
                self.push(self.sign(), COMPARISON, at)
                return True
            if character in ")}":
                self.closing(character, at)
            elif character in ",;":
                if self.separator(character, at):
                    return True
            elif character in self.dialect.remarks and (character != "!" or (text[at - 1] + text[at + 1]).isspace()):
                if not self.remark(at, 1):
                    return False
            elif (
                character.isalpha()
                and self.dialect.free
                and len(self.frames) == 1
                and (spaced or (at and text[at - 1].isspace()))
            ):
                if self.dialect.rolls > 1 and (";" in text or self.names):
                    from wurfwerk.notation.statements import labelled

                    if labelled(self, at):
                        continue
                if text[self.word_end()] in "( 0123456789":
                    from wurfwerk.notation.refusals import no_remark

                    no_remark(self, at)
                self.comment = self.cleaned.raw(at, len(text) - 1)
                return False
            elif not self.row_ends(character, at):
                from wurfwerk.notation.refusals import expected_operator

                expected_operator(self, at)

    def remark(self, at: int, width: int) -> bool:
        """A comment to the end of the text, or inside braces to their end. True: reading goes on."""
        if self.frame.kind == "{":
            end = self.text.find("}", at)
            if end > 0:
                self.comment = self.cleaned.raw(at + width, end) or None
                self.at = end
                return True
        self.comment = self.cleaned.raw(at + width, len(self.text) - 1) or None
        return False

    def separator(self, character: str, at: int) -> bool:
        """Ends a part. Whether an operand must follow."""
        frame = self.frame
        if frame.kind == "" and character == ";" and self.dialect.rolls > 1:
            self.stated().end(at)
            return True
        if frame.kind == "" or (frame.kind == "(" and not self.dialect.sets):
            hint = Message("hint-several" if self.dialect.rolls > 1 else "hint-group")
            self.fail("syntax", Message("error-syntax-separator", found=character), at, at + 1, hint)
        if frame.kind == "table":
            from wurfwerk.notation.tables import separator

            return separator(self, at)
        part = self.close()
        if frame.kind == "if" and not frame.parts and part.counted:
            from wurfwerk.notation.tables import check_condition

            check_condition(self, part)
        frame.parts.append(part.node)
        frame.depth = max(frame.depth, part.depth)
        frame.counted = False
        self.at += 1
        frame.part = self.at
        return True

    def row_ends(self, character: str, at: int) -> bool:
        """The name behind the roll of a table's row, if that stands here."""
        if self.frame.kind != "table":
            return False
        from wurfwerk.notation.tables import QUOTES, named

        return character in QUOTES and named(self, at)

    def closing(self, character: str, at: int) -> None:
        frame = self.frame
        if not frame.kind:
            self.fail("syntax", Message("error-syntax-unopened", bracket=character), at, at + 1)
        if (frame.kind == "{") != (character == "}"):
            message = Message("error-syntax-bracket", found=character, bracket=self.text[frame.begin - 1])
            self.fail("syntax", message, at, at + 1)
        if frame.kind == "table":
            from wurfwerk.notation.tables import closing

            closing(self, at)
            return
        part = self.close()
        self.at += 1
        self.frames.pop()
        self.frame = self.frames[-1]
        if frame.kind == "(" and not frame.parts:
            self.put(self.computed(part, frame.start))
            return
        if frame.kind != "(":
            self.lists -= 1
        parts = (*frame.parts, part.node)
        depth = max(frame.depth, part.depth)
        if frame.kind in "({":
            size = len(parts) if frame.parts else part.size
            operand = Operand(part.node, frame.start, self.at, depth, pool=True, size=size)
            node: Expression = Group(parts)
            if self.dialect.mixes and not frame.parts:
                from wurfwerk.notation.dialects.peers import mixed

                node = mixed(part.node) or node
        else:
            operand = Operand(part.node, frame.start, self.at, depth)
            build = self.dialect.functions[frame.kind]
            if frame.kind == "if":
                from wurfwerk.notation.tables import conditional

                node = conditional(self, parts, frame.start)
            elif build is None:
                from wurfwerk.dice.operators.function import Function

                node = Function(frame.kind, parts)  # type: ignore[arg-type]
            else:
                node = build(parts)
        self.altered(operand, node, frame.start)
        self.put(operand if operand.pool else self.computed(operand, frame.start))

    def computed(self, part: Operand, start: int) -> Operand:
        """A bracket that was closed: the number of dice if a `d` with sides stands behind it, else a total."""
        operand = Operand(part.node, start, self.at, part.depth)
        if self.dialect.sets:
            operand.pool, operand.size = part.pool, part.size
        if self.dialect.computed == "no":
            return operand
        end = self.at
        self.space()
        if self.text[self.at] in "dw" and self.sides_follow(self.at + 1):
            from wurfwerk.dice.operators.computed import ComputedDice

            begin = self.at
            self.at += 1
            operand.pool = self.has_dice = True
            count = part.node
            if self.dialect.computed == "fixed" or self.dialect.nearest:
                from wurfwerk.notation.fixed import checked_count

                count = checked_count(self, count, start, begin)
            self.altered(operand, ComputedDice(count, self.sides(begin)), start)
            self.together(part.node.numerator if isinstance(part.node, Number) else MAX_COMPUTED, start)
        else:
            if self.text[self.at] in "dw" and self.text[self.at + 1] == "(":
                from wurfwerk.notation.refusals import no_sides

                no_sides(self, start)
            self.at = end
        return operand
