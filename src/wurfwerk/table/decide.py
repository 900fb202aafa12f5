"""`decide`: what a command leads to.  All rights, all rules and all randomness of the table are here; the answer is events.

GM, player     say, roll in every mode, typed-in faces
spectator      looks on; may choose the language of what is read
house rules    those of the table; in a single roll only the GM may set others
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wurfwerk.rules.house_rule import in_force
from wurfwerk.rules.registry import systems
from wurfwerk.table.audience import Viewer, audience
from wurfwerk.table.command import MAX_NAME, MAX_TABLE_NAME, MAX_TEXT, Join, Open, Roll, Say
from wurfwerk.table.error import TableError
from wurfwerk.table.event import Entry, Joined, Opened, Rolled, Said
from wurfwerk.table.roll import rolled
from wurfwerk.table.text import apart, lines, same_name
from wurfwerk.table.text import name as named

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wurfwerk.dice.chance import Chance
    from wurfwerk.table.command import Command
    from wurfwerk.table.event import Event, Role
    from wurfwerk.table.state import Seat, Table

MAX_SEATS: Mapping[Role, int] = {"gm": 100, "player": 1_000, "spectator": 1_000}
"""Seats of a table by role: whoever holds one link can fill the seats of that role and no others."""


def decide(table: Table, by: str | None, command: Command, chance: Chance) -> tuple[Event, ...]:
    """The events of a command that the seat `by` gives; WurfwerkError if it is refused, and then nothing has happened."""
    match command:
        case Open():
            return (_open(command),)
        case Join(seat=key, name=name, role=role):
            return (Joined(key, _free_name(table, named(name, MAX_NAME), role), role),)
        case Roll():
            return (_roll(table, _active(table, by), command, chance),)
        case Say(text=text):
            seat = _active(table, by)
            if lines(text).lstrip().startswith("/"):
                # Its command says who may see it.
                return (_roll(table, seat, Roll(target=text), chance),)
            return (Said(_line(text)),)


def sees_blind(by: str, role: Role) -> bool:
    """Whether a seat of this role may see its own blind rolls."""
    blind = Entry(0, "", by, Rolled(mode="blind", target="", value=None, parameters={}, rules={}))
    return Viewer(by, role) in audience(blind)


def _active(table: Table, by: str | None) -> Seat:
    """The seat, if it may say and roll."""
    seat = table.seats.get(by) if by is not None else None
    if seat is None or seat.role == "spectator":
        raise TableError("not-allowed", role=seat.role if seat else "none")
    return seat


def _open(command: Open) -> Opened:
    name = named(command.name, MAX_TABLE_NAME)
    known = systems()
    chosen = tuple(dict.fromkeys(command.systems or known))
    for key in chosen:
        if key not in known:
            raise TableError("unknown-system", system=key[:40], known=", ".join(known))
    return Opened(name, chosen, command.language, _rules(command.rules, chosen))


def _rules(given: Mapping[str, str], chosen: tuple[str, ...]) -> dict[str, str]:
    """The house rules of a table by their full keys. ParameterError unknown-rule; TableError for a system that is not chosen."""
    known = systems()
    for name in given:
        prefix, dot, _ = name.partition(".")
        if not dot or prefix not in chosen:
            raise TableError("rule-of-no-system", rule=name[:60], known=", ".join(chosen))
    for key in chosen:
        touched = [rule.key for rule in known[key].house_rules]
        in_force(given, known[key].house_rules, touched, key)
    return dict(given)


def _roll(table: Table, seat: Seat, command: Roll, chance: Chance) -> Rolled:
    return rolled(table, command, chance, sees_blind=sees_blind(seat.seat, seat.role), sets_rules=seat.role == "gm")


def _free_name(table: Table, name: str, role: Role) -> str:
    """The name under which somebody new sits here: nobody else's, and not that of somebody who leads. TableError too-many-seats, name-taken."""
    seats = table.seats.values()
    if sum(seat.role == role for seat in seats) >= MAX_SEATS[role]:
        raise TableError("too-many-seats", most=MAX_SEATS[role], role=role)
    if role != "gm" and any(seat.role == "gm" and same_name(seat.name, name) for seat in seats):
        raise TableError("name-taken", name=name)
    return apart(name, [seat.name for seat in seats], MAX_NAME)


def _line(text: str) -> str:
    if len(text) > MAX_TEXT:
        raise TableError("too-long", most=MAX_TEXT, field="text")
    kept = lines(text).strip()
    if not kept:
        raise TableError("empty-text")
    return kept
