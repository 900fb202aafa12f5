"""Throws in Wurfwerk: compiled once, and from text to throw, parsed and compiled each time.

Of a throw the value, the faces and which dice count are read, so that no part of the trace is left undone; `unread` leaves them.
"""

from __future__ import annotations

from wurfwerk.dice.roll import compiled
from wurfwerk.notation import parse

EXPRESSIONS = ("4d6kh3", "10d10", "1d20+7")


def _again(text):
    again = compiled(parse(text))

    def call():
        throw = again()
        return throw.value, throw.faces, throw.times

    return call


def _parsed_each_time(text):
    def call():
        throw = compiled(parse(text))()
        return throw.value, throw.faces, throw.times

    return call


def rows():
    return [
        *[(f"roll {text}", "wurfwerk", _again(text)) for text in EXPRESSIONS],
        *[(f"unread {text}", "wurfwerk", compiled(parse(text))) for text in EXPRESSIONS],
        *[(f"parse {text}", "wurfwerk", _parsed_each_time(text)) for text in EXPRESSIONS],
    ]
