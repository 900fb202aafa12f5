"""The log as a file: JSON Lines for programs, Markdown and HTML for people.  What comes in has already been through `view`."""

from __future__ import annotations

import re
from fractions import Fraction
from html import escape
from typing import TYPE_CHECKING, Any

from wurfwerk.frontends.web.speech import entry_documents, to_json
from wurfwerk.words.numbers import MINUS, number, signed

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping

    from wurfwerk.table.event import Entry, Hidden
    from wurfwerk.table.state import Seat, Table
    from wurfwerk.words import Words

    Entries = AsyncIterator[Entry | Hidden]
    Format = Callable[[Table, Entries, Words, str], AsyncIterator[str]]
    """Table, entries, words, and the seat of who reads."""

_MARKDOWN = re.compile(r"([\\`*_{}\[\]()<>#+=\-.!|~&])")
_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}"
    "li{margin:.4rem 0}time,.more{color:#666;font-size:.85em}.more{white-space:pre-line;display:block}"
)
MEDIA = {"jsonl": "application/x-ndjson", "md": "text/markdown; charset=utf-8", "html": "text/html; charset=utf-8"}


async def json_lines(_: Table, entries: Entries, words: Words, __: str) -> AsyncIterator[str]:
    """One entry a line, as the live line sends it."""
    async for document in entry_documents(entries, words.language):
        yield to_json(document) + "\n"


async def markdown(table: Table, entries: Entries, words: Words, reader: str) -> AsyncIterator[str]:
    """A heading and a list."""
    yield f"# {_quoted(table.name)}\n\n"
    async for document in entry_documents(entries, words.language):
        line = _line(document, table, words, reader)
        head = f"- `{line.seq}` {_quoted(line.at)} " if line.at else f"- `{line.seq}` "
        who = f"**{_quoted(line.who)}**: " if line.who else ""
        more = "".join(f"  \n  {_quoted(part)}" for part in line.more)
        yield f"{head}{who}{_quoted(line.text)}{more}\n"


async def html(table: Table, entries: Entries, words: Words, reader: str) -> AsyncIterator[str]:
    """One page that needs nothing else."""
    name = escape(table.name)
    yield (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{name}</title><style>{_STYLE}</style></head>'
        f"<body><h1>{name}</h1><ol>\n"
    )
    async for document in entry_documents(entries, words.language):
        line = _line(document, table, words, reader)
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


def _line(document: Mapping[str, Any], table: Table, words: Words, reader: str) -> _Line:
    seq = document["seq"]
    if "hidden" in document:
        return _Line(seq, words.text("table-export-hidden"))
    event, at = document["event"], str(document["at"]).replace("T", " ").replace("Z", " UTC")
    seat = table.seats.get(document["by"])
    who = seat.name if seat else ""
    match event["kind"]:
        case "opened":
            return _Line(seq, words.text("table-export-opened", name=event["name"]), at)
        case "joined":
            return _Line(seq, words.text("table-export-joined", name=event["name"], role=event["role"]), at)
        case "said":
            return _Line(seq, event["text"], at, who)
    secret = None if event["mode"] == "public" else _secret(event["mode"], seat, reader, words)
    more = (*str(event["explanation"]).splitlines(), *event.get("hints", ()))
    return _Line(seq, _result(event, secret, words), at, who, more)


def _secret(mode: str, roller: Seat | None, reader: str, words: Words) -> str:
    """Who sees a roll, told to one who does."""
    if mode != "private" or roller is None:
        return words.text(f"table-mode-{mode}")
    if roller.role == "gm":
        return words.text("table-mode-private-gm")
    return (
        words.text("table-mode-private")
        if roller.seat == reader
        else words.text("table-mode-private-of", name=roller.name)
    )


def _result(event: Mapping[str, Any], secret: str | None, words: Words) -> str:
    """What was rolled and what came of it, in one line."""
    name = event["label"] or event["target"]
    values = [roll["value"] for roll in event.get("rolls", ())] or [event["value"]]
    value = "" if values == [None] else f" = {', '.join([_value(each, words) for each in values])}"
    outcome = event["outcome"]
    parts = [f"{name}{value}"]
    if outcome is not None:
        margin = outcome["margin"]
        parts.append(
            (outcome["label"] or outcome["key"])
            + (f" ({signed(Fraction(margin), words.language)})" if margin is not None else "")
        )
    if secret is not None:
        parts.append(secret)
    if event["typed"]:
        parts.append(words.text("table-export-typed"))
    if event["note"]:
        parts.append(event["note"])
    return " · ".join(parts)


def _value(value: int | str, words: Words) -> str:
    """A value of a roll with the minus sign of everything in words; what is not whole stays a fraction."""
    return number(value, words.language) if isinstance(value, int) else value.replace("-", MINUS)


def _quoted(text: str) -> str:
    """Text in which Markdown finds nothing of its own."""
    return _MARKDOWN.sub(r"\\\1", " ".join(text.split()))
