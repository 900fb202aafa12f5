"""Texts of people as they are kept: as they were written, without signs that act on what stands around them."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

from wurfwerk.table.error import TableError

if TYPE_CHECKING:
    from collections.abc import Mapping

_JOINERS = {"\N{ZERO WIDTH JOINER}", "\N{ZERO WIDTH NON-JOINER}"}
_DIRECTIONS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
_MARKS = {"\N{LEFT-TO-RIGHT MARK}", "\N{RIGHT-TO-LEFT MARK}", "\N{ARABIC LETTER MARK}"}


def name(text: str, most: int) -> str:
    """A name without control and direction signs, with single spaces. TableError bad-name, too-long."""
    kept = "".join(
        sign
        for sign in text
        if unicodedata.category(sign) not in ("Cc", "Cf", "Cs") or sign in _JOINERS or sign.isspace()
    )
    shown = " ".join(kept.split())
    if not shown.strip("".join(_JOINERS)):
        raise TableError("bad-name")
    if len(shown) > most:
        raise TableError("too-long", most=most, field="name")
    return shown


def plain(text: str) -> str:
    """The text without control signs and without those that turn the direction of what follows; line ends stay.

    >>> plain("2d6 \\u202e# note\\x07")
    '2d6 # note'
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(sign for sign in text if sign == "\n" or not _acts(sign))


def plain_values(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values of JSON with every text in them plain."""
    return {key: _plain_value(value) for key, value in values.items()}


def _plain_value(value: Any) -> Any:
    match value:
        case str():
            return plain(value)
        case list() | tuple():
            return [_plain_value(part) for part in value]
        case dict():
            return plain_values(value)
    return value


def _acts(sign: str) -> bool:
    return (
        unicodedata.category(sign) in ("Cc", "Cs") or unicodedata.bidirectional(sign) in _DIRECTIONS or sign in _MARKS
    )
