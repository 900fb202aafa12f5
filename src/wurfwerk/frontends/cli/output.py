"""What goes to standard output and standard error: lines, JSON, sentences, and how wide and how rich the terminal is.

Law: an output that cannot be written is an `OutputError`, told on standard error; what cannot be told there either is told nowhere.
"""

from __future__ import annotations

import os
import sys

from wurfwerk.message import Message, WurfwerkError, why

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import TextIO

_SIGNS = "█▏≥≤µσ–…−"
_KEPT = "\n\N{NO-BREAK SPACE}"
_UTF8 = ("utf-8", "utf8")


class OutputError(WurfwerkError):
    """Standard output is closed, full or broken."""

    key = "output-unwritable"

    def __init__(self, error: OSError) -> None:
        super().__init__(Message("error-output-unwritable", why=why(error.errno)))


def prepare() -> None:
    """Make both outputs take every sign. OutputError if there is no standard output."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  (no time for pathlib; open to the end)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is None:
            continue
        if _encoding(stream) in _UTF8:
            reconfigure(errors="backslashreplace")
        else:
            from wurfwerk.frontends.cli.transliteration import ERRORS

            reconfigure(errors=ERRORS)
    if sys.stdout is None:
        from errno import EBADF

        raise OutputError(OSError(EBADF, ""))


def unwritable(error: OSError) -> OutputError:
    """The error to raise after one that standard output has given: nothing more is written to it."""
    _silence(sys.stdout)
    return OutputError(error)


def put(lines: Iterable[str]) -> None:
    """Write lines. OutputError if that is not possible; BrokenPipeError if nobody reads them."""
    _write(harmless("\n".join(lines) + "\n", _KEPT))


def put_json(document: object) -> None:
    """Write one JSON text in one line; only ASCII where the output is not UTF-8. Errors as `put`."""
    from json import dumps

    _write(dumps(document, ensure_ascii=_encoding(sys.stdout) not in _UTF8) + "\n")


def flush() -> None:
    """Write what has been held back. Errors as `put`."""
    _write("", now=True)


def tell(hints: Sequence[Message], language: str) -> None:
    """Hints on standard error, because the answer is on standard output."""
    if hints:
        from wurfwerk.words.sentences import Words

        flush()
        complain("".join([line + "\n" for line in Words(language).lines(hints)]))


def complain(text: str) -> None:
    """Write to standard error, if that is possible."""
    try:
        sys.stderr.write(shown(harmless(text, _KEPT), sys.stderr))
        sys.stderr.flush()
    except OSError:
        _silence(sys.stderr)


def shown(text: str, stream: TextIO | None = None) -> str:
    """The text as the output (standard output if no other is named) can show it, so that its cells can be counted."""
    encoding = _encoding(stream or sys.stdout)
    if encoding in _UTF8:
        return text
    from wurfwerk.frontends.cli.transliteration import ERRORS

    return text.encode(encoding, ERRORS).decode(encoding)


def harmless(text: str, keep: str = "") -> str:
    """What somebody has typed, with control characters as dots: repeated as they are, they would steer the terminal."""
    if text.isprintable():
        return text
    return "".join([sign if sign.isprintable() or sign in keep else "." for sign in text])


def plain() -> bool:
    """Whether the output can show ASCII only."""
    try:
        _SIGNS.encode(_encoding(sys.stdout))
    except UnicodeEncodeError:
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


def _write(text: str, *, now: bool = False) -> None:
    try:
        sys.stdout.write(text)
        if now:
            sys.stdout.flush()
    except BrokenPipeError:
        _silence(sys.stdout)
        raise
    except OSError as error:
        raise unwritable(error) from None


def _silence(stream: TextIO) -> None:
    """What is left of the output has nowhere to go; the interpreter must not complain about it at its end either."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    except (OSError, ValueError):  # a stream of no file has no end to fear
        return


def _encoding(stream: TextIO | None) -> str:
    return (getattr(stream, "encoding", None) or "ascii").lower()
