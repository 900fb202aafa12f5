"""Throws in Wurfwerk: compiled once and thrown with its trace; and from text to throw by the public interface, parsed each time."""

from __future__ import annotations

import wurfwerk
from wurfwerk.dice.roll import compiled
from wurfwerk.notation import parse

EXPRESSIONS = ("4d6kh3", "10d10", "1d20+7")


def _parsed_each_time(text):
    def call():
        return wurfwerk.roll(parse(text))

    return call


def rows():
    return [
        *[(f"roll {text}", "wurfwerk", compiled(parse(text))) for text in EXPRESSIONS],
        *[(f"parse {text}", "wurfwerk", _parsed_each_time(text)) for text in EXPRESSIONS],
    ]
