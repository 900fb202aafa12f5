"""JSON as people write it: numbers keep the way they are written, half characters stay, a key that stands twice is told.

Law: `dumps(loads(text))` has the values, the order of keys and the spelling of every number of `text`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from math import isfinite
from typing import Any, Self

from wurfwerk.sheets.error import SheetError

MAX_SHOWN = 60
"""Characters of a value in a sentence."""

_HALF = re.compile("[\ud800-\udfff]")


class Numeral(float):
    """A number that Python would write in another way: 1e3, 0.10."""

    __slots__ = ("text",)
    text: str

    def __new__(cls, text: str) -> Self:
        numeral = super().__new__(cls, text)
        numeral.text = text
        return numeral

    def __repr__(self) -> str:
        return self.text


class WholeNumeral(int):
    """The same of a whole number: -0."""

    text: str

    def __new__(cls, text: str) -> Self:
        numeral = super().__new__(cls, text)
        numeral.text = text
        return numeral

    def __repr__(self) -> str:
        return self.text

    @classmethod
    def read(cls, text: str) -> int:
        """A whole number of a JSON text."""
        return cls(text) if text == "-0" else int(text)


def loads(text: str, depth: int) -> Any:
    """The value of a JSON text. SheetError not-json, not-a-number, doubled, too-deep (more levels than Python can read)."""
    whole = WholeNumeral.read if "-0" in text else int  # the quick one where it does
    try:
        return json.loads(text, object_pairs_hook=_once, parse_int=whole, parse_float=_finite, parse_constant=_finite)
    except RecursionError:
        raise SheetError("too-deep", most=depth) from None
    except json.JSONDecodeError as error:
        raise SheetError("not-json", line=error.lineno, column=error.colno) from None
    except ValueError:  # a whole number of more digits than Python reads
        raise SheetError("not-a-number", number="…") from None


def dumps(value: Any) -> str:
    """The JSON text of a value, two spaces for each level. Its levels must have a bound."""
    return "".join(_parts(value, "\n"))


def said(value: Any) -> str:
    """A value in a sentence: as JSON writes it, text as it is, never long and never more than one line."""
    text = " ".join(value.splitlines()) if isinstance(value, str) else "".join(_parts(value, ""))
    return text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…"


def is_whole_text(text: str) -> bool:
    """Whether there is no half of a character in it, as only an escape can write it: \\ud83c alone."""
    return text.isascii() or _HALF.search(text) is None


def _parts(value: Any, line: str) -> Iterator[str]:
    """`line` begins a line at this level; "" puts all in one."""
    if isinstance(value, Mapping | list | tuple) and value:
        inner = line and line + "  "
        keyed = isinstance(value, Mapping)
        before = "{" if keyed else "["
        for each in value:
            yield before + inner
            if keyed:
                yield _text(each) + ": "
            yield from _parts(value[each] if keyed else each, inner)
            before = "," if line else ", "
        yield line + ("}" if keyed else "]")
    elif isinstance(value, Mapping | list | tuple):
        yield "{}" if isinstance(value, Mapping) else "[]"
    elif isinstance(value, Numeral | WholeNumeral):
        yield value.text
    elif isinstance(value, str):
        yield _text(value)
    else:
        yield json.dumps(value, allow_nan=False)


def _text(text: str) -> str:
    """A text with quotation marks; half a character stays an escape."""
    written = json.dumps(text, ensure_ascii=False)
    return written if is_whole_text(written) else _HALF.sub(lambda half: f"\\u{ord(half[0]):04x}", written)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise SheetError("doubled", name=said(twice))
    return found


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise SheetError("not-a-number", number=text[:20])
    return number if repr(number) == text else Numeral(text)
