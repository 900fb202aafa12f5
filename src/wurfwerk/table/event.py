"""The events of a table and the log's entries.  Every event is a fact: replaying one throws no die and asks no clock.

Sentences are never stored: an explanation is kept as keys with their arguments (`table.told`) and said in each viewer's language on
the way out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

Role = Literal["gm", "player", "spectator"]
ROLES: tuple[Role, ...] = ("gm", "player", "spectator")
Mode = Literal["public", "private", "blind", "self"]
MODES: tuple[Mode, ...] = ("public", "private", "blind", "self")
Language = Literal["de", "en"]
Number = int | str
"""A value of a roll: a whole number, or "p/q" in lowest terms."""

Told = tuple[str, dict[str, Any]]
"""A Message as data: its key and its arguments; see `table.told`."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The table was opened, with these systems and house rules."""

    name: str
    systems: tuple[str, ...]
    language: Language
    rules: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody took a seat."""

    seat: str
    name: str
    role: Role


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody wrote a line to all."""

    text: str


@dataclass(frozen=True, slots=True)
class ShownDie:
    """One rolled die: its printed sides, its faces as they fell, what it counts for, the faces it lost.

    `group` is its path through groups in braces; `times` how often it was taken where that is more than once;
    `label` what it is for: a text somebody wrote, or the key of a role in a check.
    """

    sides: int | str
    chain: tuple[int, ...]
    value: int
    kept: bool
    rerolled: tuple[int, ...] = ()
    group: tuple[int, ...] | None = None
    times: int | None = None
    label: str | None = None


@dataclass(frozen=True, slots=True)
class ShownRow:
    """A row of a table that was hit: its name, and what it counts for."""

    name: str
    value: Number


@dataclass(frozen=True, slots=True)
class ShownRoll:
    """One of several rolls of a text: its notation, its value, its own dice, and how it came about in symbols."""

    target: str
    value: Number
    dice: tuple[ShownDie, ...]
    explanation: str
    compared: tuple[Number, Number] | None = None
    rows: tuple[ShownRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict of a check: the key of its outcome, and by how much."""

    key: str
    margin: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled:
    """Somebody rolled. `target` is notation or a check; the rules in force are stored with every roll.

    target       what was typed, without a command before it and a comment behind it
    explanation  lines: text where it needs no language (symbols and numbers of plain notation), else messages
    hints        what there is to know about how notation was read
    value        None where the dice fell but no value came of it: see `decide`, blind rolls; for several rolls; and where a
                 check only compares sides
    rolls        several rolls, each by itself; `dice` are all of them, and those that they share
    rows         the rows of tables that were hit
    note         the comment that was typed behind the notation
    typed        the faces were typed in
    concealed    places of parameters that are the GM's alone, as `Check.concealed` names them
    """

    mode: Mode
    target: str
    value: Number | None
    outcome: Judged | None = None
    automatic: bool = False
    dice: tuple[ShownDie, ...] = ()
    compared: tuple[Number, Number] | None = None
    rolls: tuple[ShownRoll, ...] = ()
    rows: tuple[ShownRow, ...] = ()
    explanation: str | tuple[str | Told, ...] = ""
    hints: tuple[Told, ...] = ()
    parameters: Mapping[str, Any]
    rules: Mapping[str, str]
    note: str | None = None
    typed: bool = False
    concealed: tuple[str, ...] = ()


Event = Opened | Joined | Said | Rolled


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log. `at` is UTC as in 2026-11-30T20:15:00Z, `by` the seat that did it; None: the table itself."""

    seq: int
    at: str
    by: str | None
    event: Event


@dataclass(frozen=True, slots=True)
class Part(Entry):
    """An entry without what its viewer may not see of it."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """An entry its viewer may not see. It has a number, so that a client can tell secrecy from loss, and nothing else."""

    seq: int
