"""The tables of the selector game to look things up in; prompts in words of our own."""

from __future__ import annotations

from wurfwerk.message import Message
from wurfwerk.rules.reference import Reference
from wurfwerk.systems.selektor.approach import DICE, HIGHEST_ABILITY
from wurfwerk.systems.selektor.bands import SOURCE
from wurfwerk.systems.selektor.creation import TOTALS, alternating, bonus

CATEGORIES = ("1", "2", "3", "4", "5")
GUIDE = ("details", "narrative", "abilities", "backgrounds", "attributes", "move")


def _texts(table: str, column: str, numbers: range) -> tuple[Message, ...]:
    return tuple(Message(f"selektor:reference-{table}-{column}-{number}") for number in numbers)


def _levels(table: str, source: str, most: int) -> Reference:
    rows = enumerate(_texts(table, "level", range(most + 1)))
    return Reference(table, source, ("value", "level"), tuple(rows))


def _rounds() -> tuple[tuple[int, ...], ...]:
    """The totals after each round of the alternating way, in which the categories are closed from the first to the last."""
    rows = []
    for closed in range(len(CATEGORIES) + 1):
        final = alternating(CATEGORIES)
        rows.append((closed, *[min(final[category], TOTALS[-1] + 2 * closed) for category in CATEGORIES]))
    return tuple(rows)


REFERENCES = (
    _levels("abilities", "HB-01", HIGHEST_ABILITY),
    _levels("attributes", "HB-02", DICE),
    Reference(
        "bands",
        "HB-05",
        ("from", "to", "outcome"),
        tuple((band.from_, band.to, Message(f"selektor:outcome-{band.key}")) for band in SOURCE),
    ),
    Reference("totals", "HB-08", ("points", "bonus"), tuple((points, bonus(points)) for points in TOTALS)),
    Reference("alternating", "HB-09", ("closed", *[f"category-{each}" for each in CATEGORIES]), _rounds()[:-1]),
    Reference(
        "backgrounds",
        "HB-10",
        ("level", "question"),
        tuple(enumerate(_texts("backgrounds", "question", range(1, HIGHEST_ABILITY + 1)), 1)),
    ),
    Reference("bonus", "HB-12", ("points", "bonus"), tuple((points, bonus(points)) for points in range(4, 16))),
    Reference("events", "HB-15", ("event",), tuple((text,) for text in _texts("events", "event", range(1, 3)))),
    Reference("states", "HB-15", ("state",), tuple((text,) for text in _texts("states", "state", range(1, 5)))),
    Reference(
        "progress", "HB-18", ("occasion",), tuple((text,) for text in _texts("progress", "occasion", range(1, 5)))
    ),
    Reference(
        "advantages", "HB-19", ("example",), tuple((text,) for text in _texts("advantages", "example", range(1, 4)))
    ),
    Reference(
        "order",
        "HB-21",
        ("step", "what"),
        tuple((number, Message(f"selektor:guide-{step}")) for number, step in enumerate(GUIDE, 1)),
    ),
)
