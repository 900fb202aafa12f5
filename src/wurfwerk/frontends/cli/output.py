"""What goes to standard output: lines, JSON, and how wide and how rich the terminal is."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wurfwerk.message import Message

_SIGNS = "█▏≥≤µσ–…−"


def put(lines: Iterable[str]) -> None:
    """Write lines."""
    sys.stdout.write(shown("\n".join(lines) + "\n"))


def shown(text: str) -> str:
    """The text as the output can show it: where that is ASCII only, with the signs that mean the same there."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{MINUS SIGN}", "-") if plain() else text


def tell(hints: Sequence[Message], language: str) -> None:
    """Hints on standard error, because the answer is on standard output."""
    if hints:
        from wurfwerk.words.sentences import Words

        sys.stdout.flush()
        sys.stderr.write(shown("".join([line + "\n" for line in Words(language).lines(hints)])))


def put_json(document: object) -> None:
    """Write one JSON text in one line; only ASCII where the output is not UTF-8."""
    from json import dumps

    encoding = (sys.stdout.encoding or "ascii").lower()
    sys.stdout.write(dumps(document, ensure_ascii=encoding not in ("utf-8", "utf8")) + "\n")


def plain() -> bool:
    """Whether the output can show ASCII only."""
    try:
        _SIGNS.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return True
    return False


def width() -> int:
    """How many cells a line has: the terminal's, COLUMNS if set, else 80."""
    columns = os.environ.get("COLUMNS", "")
    if columns.isdecimal() and 0 < len(columns) < 5:
        return max(20, int(columns))
    try:
        return max(20, os.get_terminal_size(sys.stdout.fileno()).columns)
    except (OSError, ValueError):
        return 80
