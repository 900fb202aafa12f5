"""What is said where a roll or an operator must stand and something else does.  Loaded when something is refused."""

from __future__ import annotations

from wurfwerk.message import Message
from wurfwerk.notation.scanner import DIGITS, END

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

    from wurfwerk.notation.parser import Parser

GERMAN = {"wenn": "if", "falls": "if", "tabelle": "table"}
"""What a function is called in German -> its name."""


def expected_roll(p: Parser, at: int) -> NoReturn:
    character = p.text[at]
    if character == END or character == "#":
        p.fail("syntax", Message("error-syntax-ends"), at, at)
    if character in ")}":
        p.fail("syntax", Message("error-syntax-nothing-before", found=character), at, at + 1)
    hint = None
    if character.isdigit() or character.isnumeric():
        hint = Message("hint-digits")
    elif character in "@?":
        hint = Message("hint-query")
    p.fail("syntax", Message("error-syntax-expected-roll", found=p.raw(at, at + 1)), at, at + 1, hint)


def strange_word(p: Parser, name: str, start: int, end: int) -> NoReturn:
    """A word that is neither a function nor bound to anything."""
    if name in ("d", "w"):
        if p.text[p.at] == "(":
            p.fail("syntax", Message("error-syntax-sides-rolled"), start, p.at + 1)
        p.fail("syntax", Message("error-syntax-sides", after=p.raw(start, end)), start, end)
    if p.text[p.at] == "(":
        known = ", ".join(p.dialect.functions)
        key = "error-syntax-function" if known else "error-syntax-no-function"
        meant = GERMAN.get(name)
        hint = Message("hint-function", name=meant) if meant in p.dialect.functions else None
        p.fail("syntax", Message(key, word=p.raw(start, end), known=known), start, end, hint)
    if name == "if" and "if" in p.dialect.functions:
        p.fail("syntax", Message("error-if-bracket"), start, end, Message("hint-if"))
    if p.dialect.names and p.text[p.at] == "=" and p.frame.kind == "" and not p.frame.operands:
        message = Message("error-let-sign", name=p.raw(start, end))
        p.fail("syntax", message, start, p.at + 1, Message("hint-let"))
    if p.names is not None:
        known = ", ".join(sorted(p.names))
        message = Message("error-name-unknown", word=p.raw(start, end), known=known, number=len(p.names))
        p.fail("syntax", message, start, end, None if known else Message("hint-let"))
    p.fail("syntax", Message("error-syntax-word", word=p.raw(start, end)), start, end, Message("hint-comment"))


def expected_operator(p: Parser, at: int) -> NoReturn:
    character = p.text[at]
    if character.isdigit() and character not in DIGITS:
        p.fail("syntax", Message("error-syntax-character", found=character), at, at + 1, Message("hint-digits"))
    found = p.raw(at, p.word_end() if character.isalpha() else at + 1)
    hint = Message("hint-let" if p.text.startswith(":=", at) else "hint-comment")
    p.fail("syntax", Message("error-syntax-expected-operator", found=found), at, at + 1, hint)


def no_remark(p: Parser, at: int) -> None:
    """Refuses a comment without # that begins as a part of a roll does: with a function and its bracket, or as a product with x."""
    end = p.word_end()
    word, text = p.text[at:end], p.text
    if text[end] == "(" and word in p.dialect.functions:
        expected_operator(p, at)
    if word == "x":
        while text[end].isspace():
            end += 1
        if text[end] in DIGITS:
            p.fail("syntax", Message("error-syntax-expected-operator", found="x"), at, at + 1, Message("hint-times"))


def no_sign(p: Parser, at: int, end: int) -> NoReturn:
    known = " ".join(["+", "-", *p.dialect.signs])
    p.fail("syntax", Message("error-syntax-sign", found=p.raw(at, end), known=known), at, end)


def no_sides(p: Parser, start: int) -> NoReturn:
    """Refuses what stands behind the `d` at `at`, where its sides must stand: a bracket, or nothing."""
    end = p.at + 1
    if p.text[end] == "(":
        p.fail("syntax", Message("error-syntax-sides-rolled"), start, end + 1)
    p.fail("syntax", Message("error-syntax-sides", after=p.raw(start, end)), start, end)
