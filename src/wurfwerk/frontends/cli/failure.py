"""Telling what was wrong: a sentence and the place on standard error, or the contract's JSON on standard output."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from wurfwerk.frontends.cli.options import asked_for_json, asked_language
from wurfwerk.frontends.cli.output import OutputError, complain, flush, harmless, put_json, shown
from wurfwerk.message import Message
from wurfwerk.words.documents import error_document
from wurfwerk.words.language import LanguageError, language_of
from wurfwerk.words.sentences import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wurfwerk.message import WurfwerkError

STATUS = {"too-costly": 3, "internal": 1}
WRONG_INPUT = 2
_BEFORE, _MARKED, _BEHIND = 30, 30, 10
"""So many characters are shown before, at and behind the place of an error: together they fit a line."""


def report(error: WurfwerkError, given: Sequence[str]) -> int:
    """Tell about an error in the language and the form the command asked for. Returns the exit status.

    That standard output cannot be written is always told on standard error.
    """
    words = _words(given)
    if error.message.key == "error-too-costly-output" and error.hint is None:
        error.hint = Message("hint-single-values")
    if asked_for_json(given) and not isinstance(error, OutputError):
        put_json({**getattr(error, "document", {}), **error_document(error, words)})
        flush()
    else:
        lines = [f"wurfwerk: {words.say(error.message)}"]
        text = getattr(error, "text", None)
        if error.span is not None and isinstance(text, str):
            lines += place(text, error.span)
        if error.hint is not None:
            lines.append(words.say(error.hint))
        complain("\n".join(lines) + "\n")
    return STATUS.get(error.key, WRONG_INPUT)


def _words(given: Sequence[str]) -> Words:
    try:
        return Words(language_of(os.environ, asked_language(given)))
    except LanguageError:
        return Words(language_of(os.environ))


def place(text: str, span: tuple[int, int]) -> list[str]:
    """The text round the place, and a line of ^ under it; control characters as dots, an ellipsis where it is cut."""
    start, end = span
    marked = min(max(end - start, 1), _MARKED)
    first, last = max(0, start - _BEFORE), min(len(text), start + marked + _BEHIND)
    parts = (text[first:start], text[start : start + marked], text[start + marked : last])
    before, inside, behind = (shown(harmless(part), sys.stderr) for part in parts)
    before, behind = ("..." if first else "") + before, behind + ("..." if last < len(text) else "")
    return [f"  {before}{inside}{behind}", "  " + " " * len(before) + "^" * (len(inside) or 1)]
