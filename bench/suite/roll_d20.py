"""Throws in d20: with the parsed text in its cache, and with its cache cleared each time."""

from __future__ import annotations

import d20

EXPRESSIONS = ("4d6kh3", "10d10", "1d20+7")


def _cached(text):
    roller = d20.Roller()

    def call():
        return roller.roll(text)

    return call


def _cleared(text):
    roller = d20.Roller()
    cache = roller._parse_cache

    def call():
        cache.clear()
        return roller.roll(text)

    return call


def rows():
    return [
        *[(f"{kind} {text}", "d20", _cached(text)) for kind in ("roll", "unread") for text in EXPRESSIONS],
        *[(f"parse {text}", "d20", _cleared(text)) for text in EXPRESSIONS],
    ]
