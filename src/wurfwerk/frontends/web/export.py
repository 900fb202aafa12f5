"""The log as a file: JSON Lines for programs, Markdown and HTML for people.  What comes in has already been through `view`."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, Any

from wurfwerk.frontends.web.speech import entry_document, to_json

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping

    from wurfwerk.table.event import Entry, Hidden
    from wurfwerk.table.state import Table
    from wurfwerk.words import Words

    Entries = AsyncIterator[Entry | Hidden]
    Format = Callable[[Table, Entries, Words], AsyncIterator[str]]

_MARKDOWN = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~&])")
_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}"
    "li{margin:.4rem 0}time,.more{color:#666;font-size:.85em}.more{white-space:pre-line;display:block}"
)
MEDIA = {"jsonl": "application/x-ndjson", "md": "text/markdown; charset=utf-8", "html": "text/html; charset=utf-8"}


async def json_lines(_: Table, entries: Entries, words: Words) -> AsyncIterator[str]:
    """One entry a line, as the live line sends it."""
    async for entry in entries:
        yield to_json(entry_document(entry, words.language)) + "\n"


async def markdown(table: Table, entries: Entries, words: Words) -> AsyncIterator[str]:
    """A heading and a list."""
    yield f"# {_quoted(table.name)}\n\n"
    async for entry in entries:
        line = _line(entry_document(entry, words.language), table, words)
        head = f"- `{line.seq}` {_quoted(line.at)} " if line.at else f"- `{line.seq}` "
        who = f"**{_quoted(line.who)}**: " if line.who else ""
        more = "".join(f"  \n  {_quoted(part)}" for part in line.more)
        yield f"{head}{who}{_quoted(line.text)}{more}\n"


async def html(table: Table, entries: Entries, words: Words) -> AsyncIterator[str]:
    """One page that needs nothing else."""
    name = escape(table.name)
    yield (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{name}</title><style>{_STYLE}</style></head>'
        f"<body><h1>{name}</h1><ol>\n"
    )
    async for entry in entries:
        line = _line(entry_document(entry, words.language), table, words)
        at = f"<time>{escape(line.at)}</time> " if line.at else ""
        who = f"<strong>{escape(line.who)}</strong>: " if line.who else ""
        more = f'<span class="more">{escape(chr(10).join(line.more))}</span>' if line.more else ""
        yield f'<li value="{line.seq}">{at}{who}{escape(line.text)}{more}</li>\n'
    yield "</ol></body></html>\n"


FORMATS: Mapping[str, Format] = {"jsonl": json_lines, "md": markdown, "html": html}


class _Line:
    """An entry for people: its number, when, who, what, and what lies behind it."""

    def __init__(self, seq: int, text: str, at: str = "", who: str = "", more: tuple[str, ...] = ()) -> None:
        self.seq = seq
        self.text = text
        self.at = at
        self.who = who
        self.more = more


def _line(document: Mapping[str, Any], table: Table, words: Words) -> _Line:
    seq = document["seq"]
    if "hidden" in document:
        return _Line(seq, words.text("table-export-hidden"))
    event, at = document["event"], str(document["at"]).replace("T", " ").removesuffix("Z")
    seat = table.seats.get(document["by"])
    who = seat.name if seat else ""
    match event["kind"]:
        case "opened":
            return _Line(seq, words.text("table-export-opened", name=event["name"]), at)
        case "joined":
            return _Line(seq, words.text("table-export-joined", name=event["name"], role=event["role"]), at)
        case "said":
            return _Line(seq, event["text"], at, who)
    return _Line(seq, _result(event, words), at, who, tuple(str(event["explanation"]).splitlines()))


def _result(event: Mapping[str, Any], words: Words) -> str:
    """What was rolled and what came of it, in one line."""
    name = event["label"] or event["target"]
    value = "" if event["value"] is None else f" = {event['value']}"
    outcome = event["outcome"]
    parts = [f"{name}{value}"]
    if outcome is not None:
        margin = outcome["margin"]
        parts.append((outcome["label"] or outcome["key"]) + (f" ({margin:+d})" if margin is not None else ""))
    if event["mode"] != "public":
        parts.append(words.text(f"table-mode-{event['mode']}"))
    if event["typed"]:
        parts.append(words.text("table-export-typed"))
    if event["note"]:
        parts.append(event["note"])
    return " · ".join(parts)


def _quoted(text: str) -> str:
    """Text in which Markdown finds nothing of its own."""
    return _MARKDOWN.sub(r"\\\1", " ".join(text.split()))
