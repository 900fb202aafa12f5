"""What is said to whom in which language: error answers, and the frames of entries.

An entry is put into words once for each language and each form that viewers may see, not once for each socket.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterable
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from wurfwerk.notation.target import names_a_check
from wurfwerk.play import codec
from wurfwerk.table.event import Entry, Rolled
from wurfwerk.words import Words, language_of_header
from wurfwerk.words.documents import error_document, localise

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Mapping

    from wurfwerk.message import WurfwerkError
    from wurfwerk.table.event import Hidden, Language


@cache
def words_of(language: str) -> Words:
    """The words of a language; made once, they are only read."""
    return Words(language)


def accepted(header: str | None) -> Language:
    """The language of an Accept-Language header."""
    return cast("Language", language_of_header(header))


def to_json(document: object) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def error_body(error: WurfwerkError, language: str) -> dict[str, Any]:
    """`{"error": {"key", "message", "span", "hint"}}`; beside it a wrong parameter, or what other dialects read in the text."""
    body: dict[str, Any] = error_document(error, words_of(language))
    parameter = getattr(error, "parameter", None)
    if parameter is not None:
        body["error"].setdefault("parameter", parameter)
    readings = getattr(error, "readings", None)
    if readings:
        body["error"]["readings"] = readings
    return body


def entry_document(entry: Entry | Hidden, language: str) -> Mapping[str, Any]:
    """An entry as its viewer reads it. A hidden one has its number and nothing else."""
    if isinstance(entry, Entry):
        words = words_of(language)
        event = localise(codec.document(entry.event), words)
        if isinstance(entry.event, Rolled):
            target = entry.event.target
            event["label"] = words.text(target.replace(".", ":check-", 1)) if names_a_check(target) else None
        return {"seq": entry.seq, "at": entry.at, "by": entry.by, "event": event}
    return {"seq": entry.seq, "hidden": True}


async def entry_documents(
    entries: Iterable[Entry | Hidden] | AsyncIterable[Entry | Hidden], language: str
) -> AsyncIterator[Mapping[str, Any]]:
    """The entries as their viewer reads them; many take long to say, so everybody else has a turn between two."""
    if isinstance(entries, AsyncIterable):
        async for entry in entries:
            yield entry_document(entry, language)
            await asyncio.sleep(0)
        return
    for entry in entries:
        yield entry_document(entry, language)
        await asyncio.sleep(0)


class Frames:
    """The frames of one table's entries, each made once for every language and form (whole, in part, hidden); the latest are kept."""

    KEPT = 512

    def __init__(self) -> None:
        self._made: dict[tuple[int, type[Entry | Hidden], str], str] = {}

    def frame(self, entry: Entry | Hidden, language: str) -> str:
        """The JSON text of an entry."""
        key = (entry.seq, type(entry), language)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = to_json(entry_document(entry, language))
            if len(self._made) > self.KEPT:
                del self._made[next(iter(self._made))]
        return made
