"""The table as a fold over its log.  Law: folding all entries equals folding those of the kinds in `CHANGES`."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from wurfwerk.table.event import Entry, Hidden, Joined, Opened

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from wurfwerk.table.event import Language, Role

CHANGES = ("opened", "joined")
"""Kinds of events that change the table; all others are history and need not be read to know how the table stands."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there, in which role."""

    seat: str
    name: str
    role: Role


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody at the table may know of it. `seq` is the number of the last entry."""

    name: str = ""
    systems: tuple[str, ...] = ()
    language: Language = "en"
    rules: Mapping[str, str] = field(default_factory=dict)
    seats: Mapping[str, Seat] = field(default_factory=dict)
    seq: int = 0


def evolve(table: Table, entry: Entry | Hidden) -> Table:
    """The table after one more entry."""
    match entry:
        case Entry(seq, _, _, Opened(name, systems, language, rules)):
            return replace(table, name=name, systems=systems, language=language, rules=rules, seq=seq)
        case Entry(seq, _, _, Joined(seat, name, role)):
            return replace(table, seats={**table.seats, seat: Seat(seat, name, role)}, seq=seq)
        case _:
            return replace(table, seq=entry.seq)


def fold(entries: Iterable[Entry | Hidden], table: Table | None = None) -> Table:
    """The table after all these entries, from nothing or from an earlier table."""
    table = table or Table()
    for entry in entries:
        table = evolve(table, entry)
    return table
