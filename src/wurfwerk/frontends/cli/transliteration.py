"""Signs and letters for an output that does not have them: ≥ becomes >=, ä becomes ae; what has no such form becomes a question mark.

Importing this makes `ERRORS` known as a way to handle errors of encoding, for `str.encode` and for streams. Loaded only where
an output is not UTF-8.
"""

from __future__ import annotations

import codecs
from unicodedata import combining, normalize

ERRORS = "wurfwerk-readable"
_READABLE = {
    **dict(zip("äöüÄÖÜßẞ", ("ae", "oe", "ue", "Ae", "Oe", "Ue", "ss", "SS"), strict=True)),
    **dict(zip("æœøÆŒØłŁđĐ", ("ae", "oe", "o", "Ae", "Oe", "O", "l", "L", "d", "D"), strict=True)),
    **dict.fromkeys("„“”‟«»", '"'),
    **dict.fromkeys("‚‘’‹›", "'"),
    **dict.fromkeys("−–—‐‑", "-"),
    **dict.fromkeys("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}", " "),
    **dict.fromkeys("█▉▊▋▌▍▎▏", "#"),
    "…": "...",
    "≤": "<=",
    "≥": ">=",
    "≠": "<>",
    "→": "->",
    "×": "x",
    "÷": "/",
    "·": "*",
    "∞": "inf",
    "✓": "+",
    "✗": "-",
    "▲": "+",
    "▼": "-",
    "●": "o",
    "µ": "mean",
    "σ": "sd",
}


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join([_readable(sign) for sign in error.object[error.start : error.end]]), error.end


def _readable(sign: str) -> str:
    if sign in _READABLE:
        return _READABLE[sign]
    if combining(sign):
        return ""
    # A letter without its accent; compatible forms would not do, they make 2d62 of 2d6².
    return "".join([part for part in normalize("NFD", sign) if part.isascii()]) or "?"


codecs.register_error(ERRORS, _replace)
