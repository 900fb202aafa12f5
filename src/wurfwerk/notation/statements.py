"""Several statements in one text, with ; between them: bindings `x := d6`, then the rolls that may use them.  Loaded when one occurs."""

from __future__ import annotations

from wurfwerk.dice.expression import Labelled, Name
from wurfwerk.message import Message
from wurfwerk.notation.limits import MAX_DEPTH, MAX_NAME
from wurfwerk.notation.scanner import DIGITS, END
from wurfwerk.notation.stack import Operand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.expression import Expression
    from wurfwerk.notation.dialect import Dialect
    from wurfwerk.notation.parser import Parser

LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzäöüß")
"""Of names; capital letters are the same."""


class Statements:
    """The statements read so far: `bindings` and `rolls`; `pending` is the name whose roll is being read."""

    __slots__ = ("bindings", "depth", "parser", "pending", "rolls", "used")

    def __init__(self, parser: Parser) -> None:
        self.parser = parser
        self.bindings: list[tuple[str, Expression]] = []
        self.rolls: list[Expression] = []
        self.pending: tuple[str, int, int] | None = None
        self.depth = 0
        self.used: set[str] = set()

    def begin(self) -> None:
        """The name and the := of a binding, if they stand here."""
        p = self.parser
        if p.names is None:
            p.names = set()
        p.space()
        text, start = p.text, p.at
        end = at = p.word_end()
        while text[at].isspace():
            at += 1
        if not text.startswith(":=", at):
            self.refuse_strange(start)
            return
        name = text[start:end]
        self.check(name, start, end)
        self.pending = (name, start, end)
        p.at = p.frame.part = at + 2

    def check(self, name: str, start: int, end: int) -> None:
        """Refuses what is no name, or none that is free."""
        p = self.parser
        assert p.names is not None
        if not name or not LETTERS.issuperset(name) or len(name) > MAX_NAME:
            p.fail("syntax", Message("error-name-letters", most=MAX_NAME), start, max(end, start + 1))
        if name in p.names:
            p.fail("syntax", Message("error-name-twice", name=p.raw(start, end)), start, end)
        if reserved(name, p.dialect):
            p.fail("syntax", Message("error-name-reserved", name=p.raw(start, end)), start, end)
        if self.rolls:
            p.fail("syntax", Message("error-let-behind-roll", name=p.raw(start, end)), start, end, Message("hint-let"))

    def refuse_strange(self, start: int) -> None:
        """What stands before a := is no name, as in x1 := d6."""
        p = self.parser
        place = p.text.find(":=", start)
        before = p.text[start:place] if place >= 0 else ";"
        if all([character.isalnum() or character in "_-.$@ \t" for character in before]):
            p.fail("syntax", Message("error-name-letters", most=MAX_NAME), start, place)

    def name(self, name: str, start: int) -> bool:
        """Reads a name that stands as an operand. False: nothing is bound to it."""
        p = self.parser
        assert p.names is not None
        if name not in p.names:
            if name[-1] in "dw" and name[:-1] in p.names and p.text[p.at] in DIGITS:
                dice = f"({name[:-1]})d"
                message = Message("error-syntax-word", word=p.raw(start, p.at))
                p.fail("syntax", message, start, p.at, Message("hint-name-dice", dice=dice))
            return False
        self.used.add(name)
        p.put(Operand(Name(name), start, p.at))
        return True

    def end(self, at: int) -> None:
        """A semicolon ends a statement; another one must follow."""
        p = self.parser
        self.store()
        if len(self.bindings) + len(self.rolls) >= p.dialect.rolls:
            p.fail("too-long", Message("error-too-many-statements", most=p.dialect.rolls), at, at + 1)
        p.at = p.frame.part = at + 1
        p.frame.counted = False
        if p.names is not None:
            self.begin()

    def store(self) -> None:
        p = self.parser
        operand = p.close()
        self.depth = max(self.depth, operand.depth)
        if self.pending is None:
            finish = p.dialect.finish
            self.rolls.append(operand.node if finish is None else finish(operand.node))
            return
        assert p.names is not None
        self.bindings.append((self.pending[0], operand.node))
        p.names.add(self.pending[0])
        self.pending = None

    def whole(self) -> Expression:
        """The expression of all statements."""
        p = self.parser
        last = self.pending
        self.store()
        if last is not None:
            p.fail("syntax", Message("error-let-no-roll", name=last[0]), last[1], last[2], Message("hint-let"))
        if self.depth + len(self.bindings) > MAX_DEPTH:
            p.fail("too-deep", Message("error-too-deep"), 0, len(p.text) - 1)
        p.hints += [Message("hint-name-unused", name=name) for name, _ in self.bindings if name not in self.used]
        bindings = tuple(self.bindings)
        if len(self.rolls) > 1:
            from wurfwerk.dice.operators.several import Several

            return Several(tuple(self.rolls), bindings)
        from wurfwerk.dice.operators.let import bound

        return bound(bindings, self.rolls[0])


def reserved(name: str, dialect: Dialect) -> bool:
    """Whether a name would be taken for a word of the notation, or for a Fate die as in dF."""
    return name in dialect.modifiers or name in dialect.functions or name[:2] in ("df", "wf")


def labelled(p: Parser, at: int) -> bool:
    """A comment without a sign, one roll of several: it ends at the semicolon and is the label of its roll. False: it is the only roll."""
    text = p.text
    if p.names and next_word(p, at) in p.names:
        from wurfwerk.notation.refusals import expected_operator

        expected_operator(p, at)
    stop = at
    while text[stop] not in ";#" and text[stop] != END:
        stop += 1
    if text[stop] != ";" and (p.statements is None or not p.statements.rolls):
        return False
    if text[p.word_end()] in "( 0123456789":
        from wurfwerk.notation.refusals import no_remark

        no_remark(p, at)
    bracket = p.cleaned.find("]", at, stop)
    if bracket >= 0:
        p.fail("syntax", Message("error-label-bracket"), bracket, bracket + 1)
    p.reduce(0)
    operand = p.frame.operands[-1]
    p.finish(operand)
    p.at = stop
    p.altered(operand, Labelled(operand.node, p.cleaned.raw(at, stop)), at)
    return True


def next_word(p: Parser, at: int) -> str:
    end = at
    while p.text[end].isalpha():
        end += 1
    return p.text[at:end]
