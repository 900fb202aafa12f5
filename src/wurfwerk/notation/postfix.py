"""What stands directly behind dice, brackets and numbers: words, `!`, comparisons, labels; and where a comment begins instead."""

from __future__ import annotations

from wurfwerk.dice.expression import Labelled, Name
from wurfwerk.message import Message
from wurfwerk.notation.limits import MAX_DEPTH, MAX_TERMS
from wurfwerk.notation.scanner import DIGITS, END
from wurfwerk.notation.stack import Operand, Stack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.expression import Expression
    from wurfwerk.notation.clean import Cleaned
    from wurfwerk.notation.dialect import Dialect


class Postfix(Stack):
    """Reads on behind an operand. The words are those of the dialect."""

    __slots__ = ("dialect", "joined", "replaced")

    def __init__(self, cleaned: Cleaned, dialect: Dialect) -> None:
        super().__init__(cleaned)
        self.dialect = dialect
        self.joined = (
            0,
            0,
        )  # a run of letters that `first_of` found to be words: where the first begins and the last ends
        self.replaced: list[
            object
        ] = []  # `spans` names nodes by identity: those that were replaced must outlive the reading
        self.inclusive = dialect.inclusive
        self.several = dialect.several
        if dialect.brackets:
            self.marks = "%("
        if not dialect.comma:
            self.lists = 1  # a comma always separates

    def whole(self, start: int) -> int:
        """A whole number, in brackets where the dialect has them there."""
        if self.dialect.brackets:
            self.space()
            if self.text[self.at] == "(":
                from wurfwerk.notation.fixed import fixed

                begin, value = self.at, fixed(self)
                if not isinstance(value, int):
                    self.fail("bad-selector", Message("error-not-whole"), begin, self.at)
                return value
        return super().whole(start)

    def put(self, operand: Operand) -> None:
        """The operand with all words and labels behind it goes on the stack."""
        text = self.text
        while True:
            before = self.at
            spaced = text[before].isspace() and self.space()
            character = text[self.at]
            if character in "+-":
                break
            if character.isalpha():
                if not self.word(operand, spaced):
                    self.at = before
                    break
            elif character == "!":
                if self.dialect.explode is None:
                    break
                self.exploding(operand)
            elif character in "<>=" and operand.pool and self.dialect.counts:
                from wurfwerk.notation.counting import count

                self.altered(operand, count(self, operand, self.at), self.at)
            elif character == "[":
                self.label(operand, "]")
            elif character == "/" and text[self.at + 1] == "*":
                self.label(operand, "*/")
            else:
                break
        if operand.depth > 1 and (self.dialect.own or self.dialect.order):
            from wurfwerk.notation.arrange import arrange

            arrange(self, operand)
        self.terms += 1
        if self.terms > MAX_TERMS:
            self.fail("too-long", Message("error-too-many-terms", most=MAX_TERMS), operand.start, self.at)
        self.frame.operands.append(operand)

    def altered(self, operand: Operand, node: Expression, start: int) -> None:
        super().altered(operand, node, start)
        if self.dialect.own and self.dialect.order is None:
            from wurfwerk.notation.arrange import own_dice

            own_dice(self, operand)

    def exploding(self, operand: Operand) -> None:
        start = self.at
        if not operand.pool:
            unequal = self.text[start + 1] == "="
            hint = Message("hint-not-equal") if unequal else Message("hint-word-behind-dice")
            self.fail("not-a-pool", no_pool(operand), start, start + 1, hint)
        if self.dialect.order is None:
            self.refuse_counted(operand, start, start + 1)
        self.at += 1
        assert self.dialect.explode is not None
        self.altered(operand, self.dialect.explode(self, operand, start), start)

    def word(self, operand: Operand, spaced: bool) -> bool:
        """Reads one word behind an operand. False: it is no such word, the text after a blank is a comment."""
        start = self.at
        end = self.joined[1] if self.joined[0] < start < self.joined[1] else self.word_end()
        word = self.text[start:end]
        known = self.dialect.modifiers
        name = word if word in known else ""
        if spaced:
            if not self.dialect.spaced:
                return False
            if name in self.dialect.attached or not self.stands_alone(word, name, end):
                return False
        elif not name:
            if self.names and word in self.names:
                message = Message("error-syntax-expected-operator", found=word)
                self.fail("syntax", message, start, end, Message("hint-name-times", name=word))
            name = self.first_of(word, start, end)
        if name or not spaced:
            if not operand.pool:
                self.at = start + len(name)
                self.digits()
                self.fail("not-a-pool", no_pool(operand), start, self.at, Message("hint-word-behind-dice"))
            if name not in self.dialect.counted and self.dialect.order is None:
                self.refuse_counted(operand, start, start + len(name))
            self.at = start + len(name)
            self.altered(operand, known[name](self, operand, start), start)
        return True

    def refuse_counted(self, operand: Operand, start: int, end: int) -> None:
        """Counted dice are successes: nothing is left to throw again or to keep."""
        if operand.counted:
            self.at = end
            self.digits()
            end = self.at
            self.fail("not-a-pool", Message("error-counted-already", found=self.raw(start, end)), start, end)

    def stands_alone(self, word: str, name: str, end: int) -> bool:
        """Whether a word after a blank is an operator: a number or condition follows, or it needs none and no other word follows."""
        text = self.text
        at = end
        while text[at].isspace():
            at += 1
        follows = text[at] in DIGITS or text[at] in "<>="
        if not name:
            if follows and at == end:
                self.refuse_strange(word, self.at, end)
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
        """The first of several words written as one: `khdl` is kh and dl. The run is gone through once, so far as words may stand on one another."""
        known = self.dialect.modifiers
        inside = self.joined[0] < start < self.joined[1]
        first = ""
        at = many = 0
        while at < len(word) and many <= MAX_DEPTH:
            name = next((word[at : at + n] for n in (4, 3, 2, 1) if word[at : at + n] in known), "")
            if not name:
                if word in self.dialect.foreign or word in self.dialect.unread:
                    self.refuse_foreign(word, start, end)
                message = Message("error-syntax-modifier", word=self.raw(start, end))
                self.fail("syntax", message, start, end, self.hint_of(word))
            if not first:
                first = name
                if inside:
                    break
            at += len(name)
            many += 1
        else:
            self.joined = (start, end)
        return first

    def refuse_foreign(self, word: str, start: int, end: int) -> None:
        if word in self.dialect.unread:
            message = Message("error-syntax-unread", word=self.raw(start, end), dialect=self.dialect.name)
            self.fail("syntax", message, start, end)
        message = Message("error-syntax-foreign", word=self.raw(start, end))
        self.fail("syntax", message, start, end, Message(f"hint-{self.dialect.foreign[word]}"))

    def refuse_strange(self, word: str, start: int, end: int) -> None:
        """Refuses a word with a number that is a word of some dialect: it is no comment, and the roll without it would be another one."""
        if word in self.dialect.foreign or word in self.dialect.unread:
            self.refuse_foreign(word, start, end)
        hint = self.hint_of(word)
        if hint.key == "hint-dialects":
            self.fail("syntax", Message("error-syntax-modifier", word=self.raw(start, end)), start, end, hint)

    def hint_of(self, word: str) -> Message:
        """For a word that nobody knows here: the dialects that know it, else how a comment is written. Our own has hints of its own."""
        if self.dialect.name != "default":
            from wurfwerk.notation.dialect import MODULES, dialect_of

            known = [name for name in MODULES if word in dialect_of(name).modifiers]
            if known:
                return Message("hint-dialects", word=word, dialects=", ".join(known))
        return Message("hint-comment")

    def label(self, operand: Operand, close: str) -> None:
        """`[fire]`, or `/* fire */`."""
        start = self.at
        self.at += len(close) - 1
        end = self.text.find(close, self.at + 1)
        text = self.cleaned.raw(start + len(close), end) if end > 0 else ""
        if not text:
            self.fail("syntax", Message("error-syntax-label"), start, end + 1 if end > 0 else start + 1)
        # However it was typed, a label is printed in square brackets, and what is printed is read again.
        bracket = self.cleaned.find("]", start + len(close), end)
        if bracket >= 0:
            self.fail("syntax", Message("error-label-bracket"), bracket, bracket + 1)
        self.at = end + len(close)
        self.altered(operand, Labelled(operand.node, text), start)


def no_pool(operand: Operand) -> Message:
    """Why words cannot act on an operand."""
    node = operand.node
    return Message("error-name-is-total", name=node.name) if isinstance(node, Name) else Message("error-not-a-pool")
