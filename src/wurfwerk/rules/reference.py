"""`Reference`: a table of a game's sources to look things up in: difficulties by name, DCs by level, dice by attribute, prompts.

Texts: `reference-KEY` its title, `reference-KEY-COLUMN` the heads of its columns. A cell is a number, a text of the notation, or a
message; a message's key begins with `reference-KEY-`.
"""

from __future__ import annotations

from dataclasses import dataclass

from wurfwerk.message import Message

Cell = int | str | Message | None


@dataclass(frozen=True, slots=True)
class Reference:
    """`source` is the rule number or the chapter it stands in; every row has as many cells as there are columns."""

    key: str
    source: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
