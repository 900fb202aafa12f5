"""`read` and `parse`: text -> expression, or a `NotationError` with the place in the text as typed.

Law: any text whatever is read or raises NotationError with a span inside it, and nothing else.
"""

from __future__ import annotations

from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import lower_once
from wurfwerk.message import Message
from wurfwerk.notation.clean import clean
from wurfwerk.notation.dialect import dialect_of
from wurfwerk.notation.error import NotationError
from wurfwerk.notation.limits import MAX_TEXT
from wurfwerk.notation.parser import Parser
from wurfwerk.notation.plain import plain
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.expression import Expression

SHORT = 60
"""Characters of a text in which no words to speak of can choose from many dice."""

HINTS = {
    "endless-explosion": "hint-endless-explosion",
    "endless-reroll": "hint-endless-reroll",
    "negative-count": "hint-negative-count",
}
"""What to write instead where the dice themselves refuse."""


@record
class Reading:
    """What a text says.

    text     as it was typed
    comment  what was written behind the roll or as the label of a pasted one
    secret   who sees the roll, from a command such as /gmr: "private", "blind", "self" or None for everyone
    hints    what the reader may want to know about how it was read
    dice     False where the text is arithmetic only
    """

    expression: Expression
    text: str
    comment: str | None = None
    secret: str | None = None
    hints: tuple[Message, ...] = ()
    dice: bool = True


def parse(text: str, dialect: str = "default") -> Expression:
    """The expression of a text. NotationError with key, span and often a hint; TypeError for what is no text.

    >>> parse("3W6+2") == parse("3d6 + 2")
    True
    """
    if not isinstance(text, str):
        raise TypeError(f'parse() takes a text such as "4d6kh3", not {type(text).__name__}')
    found = plain(text) if dialect == "default" else None
    return found if found is not None else parsed(text, dialect, None).expression


def read(text: str, dialect: str = "default", language: str | None = None) -> Reading:
    """The expression of a text and all that was said around it. `language` ("de", "en") decides which numbers look like thousands."""
    found = plain(text) if dialect == "default" else None
    return Reading(found, text) if found is not None else parsed(text, dialect, language)


def parsed(text: str, dialect: str, language: str | None) -> Reading:
    """`read` by the parser."""
    if len(text) > MAX_TEXT:
        raise NotationError(
            "too-long", Message("error-too-long", length=len(text), most=MAX_TEXT), span=(MAX_TEXT, len(text))
        )
    spoken = dialect_of(dialect)
    cleaned = clean(text)
    if cleaned.start >= cleaned.end or cleaned.text[cleaned.start] == "#":
        raise NotationError("empty", span=(0, len(text)), hint=Message("hint-empty"))
    parser = Parser(cleaned, spoken)
    try:
        if len(text) > SHORT or ")" in text or "}" in text:
            # Without a bracket, a number of dice that is rolled, or unlike dice, a short text comes to little.
            from wurfwerk.dice.operators.cases import Counted

            with Counted():
                expression = parser.read()
                lower_once(expression)
        else:
            expression = parser.read()
            lower_once(expression)
    except ExpressionError as error:
        start, end = parser.spans.get(id(error.node), (cleaned.start, cleaned.end))
        hint = error.hint or (Message(HINTS[error.key]) if error.key in HINTS else None)
        span = (cleaned.place(start), cleaned.place(end))
        raise NotationError(error.key, error.message, span=span, hint=hint) from None
    hints = parser.hints
    if not parser.has_dice:
        hints.append(Message("hint-no-dice"))
    if parser.comment and spoken.rolls > 1 and ";" in parser.comment:
        hints += behind_comment(parser.comment, dialect)
    thousands = {"de": ".", "en": ","}.get(language or "", "")
    if hints and thousands:
        hints = [h for h in hints if h.key != "hint-decimal" or thousands in str(h.arguments["number"])]
    comment = parser.comment or cleaned.comment
    return Reading(expression, text, comment, cleaned.secret, tuple(hints), parser.has_dice)


def behind_comment(comment: str, dialect: str) -> list[Message]:
    """A hint where a further roll stands in a comment behind a semicolon: a comment goes on to the end of the text."""
    roll = comment.split(";")[1].split("#")[0].strip()
    try:
        meant = bool(roll) and parsed(roll, dialect, None).dice
    except NotationError:
        meant = False
    return [Message("hint-comment-ends", roll=roll)] if meant else []
