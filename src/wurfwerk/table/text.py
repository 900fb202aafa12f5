"""Texts of people as they are kept: as they were written, without signs that act on what stands around them.

`line` is the one way in for every text of a command: what is said may have several lines (`lines`), names are narrower still (`name`).
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Any

from wurfwerk.table.error import TableError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_JOINERS = {"\N{ZERO WIDTH JOINER}", "\N{ZERO WIDTH NON-JOINER}"}
_DIRECTIONS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
_MARKS = {"\N{LEFT-TO-RIGHT MARK}", "\N{RIGHT-TO-LEFT MARK}", "\N{ARABIC LETTER MARK}"}
_BLANK = {
    "\N{BRAILLE PATTERN BLANK}",
    "\N{HANGUL FILLER}",
    "\N{HALFWIDTH HANGUL FILLER}",
    "\N{HANGUL CHOSEONG FILLER}",
    "\N{HANGUL JUNGSEONG FILLER}",
}
"""Signs that count as letters or symbols and show nothing."""
_UNSEEN_MARKS = {"\N{COMBINING GRAPHEME JOINER}", *map(chr, range(0xFE00, 0xFE10))}
"""Marks that show nothing by themselves: they choose a form of the sign before them."""
_BREAK = re.compile("\r\n|[\n\r\x0b\x0c\x85\u2028\u2029]")
_NUMBERED = re.compile(r" \([1-9]\d*\)$")


def line(text: str) -> str:
    """The text in one line: without control signs, halves of characters, and signs that turn the direction of what follows.

    >>> line("2d6 \\u202e# note\\x07\\nTotal\\u2028\\t40")
    '2d6 # note Total  40'
    """
    return text if text.isascii() and text.isprintable() else _without_signs_that_act(_BREAK.sub(" ", text))


def lines(text: str) -> str:
    """As `line`, but its lines stay.

    >>> lines("one\\r\\ntwo\\u2028three\\x00")
    'one\\ntwo\\nthree'
    """
    if text.isascii() and text.isprintable():
        return text
    return "\n".join(map(_without_signs_that_act, _BREAK.split(text)))


def values(given: Mapping[str, Any]) -> dict[str, Any]:
    """The values of JSON with every text in them, however deep, as `line` keeps it."""
    return {key: _value(value) for key, value in given.items()}


def name(text: str, most: int) -> str:
    """A name as `line`, without signs that nobody sees, with single spaces. TableError bad-name, too-long."""
    kept = "".join([" " if sign in _BLANK else sign for sign in line(text) if not _formats(sign)])
    shown = " ".join(kept.split())
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in shown):
        raise TableError("bad-name")
    if len(shown) > most:
        raise TableError("too-long", most=most, field="name")
    return shown


def same_name(one: str, other: str) -> bool:
    """Whether people would take one name for the other; the number behind namesakes does not count.

    >>> same_name("Mia", "MIA (2)"), same_name("Mia", "Mio")
    (True, False)
    """
    return _read(_NUMBERED.sub("", one)) == _read(_NUMBERED.sub("", other))


def apart(name: str, taken: Iterable[str], most: int) -> str:
    """The name, with a number behind it if somebody bears it already.

    >>> apart("Mia", ["Tom", "mia", "Mia (2)"], 40)
    'Mia (3)'
    """
    known = {_read(other) for other in taken}
    shown, number = name, 1
    while _read(shown) in known:
        number += 1
        end = f" ({number})"
        shown = name[: most - len(end)].rstrip() + end
    return shown


def _read(name: str) -> str:
    """What is read of a name: signs that look the same are the same, whatever their case."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join([sign for sign in plain if sign not in _JOINERS and sign not in _UNSEEN_MARKS])


def _value(value: Any) -> Any:
    match value:
        case str():
            return line(value)
        case list() | tuple():
            return [_value(part) for part in value]
        case dict():
            return values(value)
    return value


def _without_signs_that_act(text: str) -> str:
    return "".join([" " if sign == "\t" else sign for sign in text if sign == "\t" or not _acts(sign)])


def _acts(sign: str) -> bool:
    return (
        unicodedata.category(sign) in ("Cc", "Cs") or unicodedata.bidirectional(sign) in _DIRECTIONS or sign in _MARKS
    )


def _formats(sign: str) -> bool:
    return unicodedata.category(sign) == "Cf" and sign not in _JOINERS
