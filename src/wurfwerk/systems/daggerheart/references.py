"""The tables of Daggerheart to look things up in; every sentence in words of our own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wurfwerk.message import Message
from wurfwerk.rules.reference import Reference
from wurfwerk.systems.daggerheart.classes import ARMORS, CLASSES, RANGES
from wurfwerk.systems.daggerheart.countdowns import DYNAMIC
from wurfwerk.systems.daggerheart.fall import COLLISION, DEADLY, FALLS
from wurfwerk.systems.daggerheart.under_water import option, ticks

if TYPE_CHECKING:
    from wurfwerk.rules.reference import Cell

EXAMPLES = (("cliff", 12), ("river", 4), ("ritual", 6), ("pass", 4), ("chaos", 14))
"""Environments and what their countdown starts at."""


def _cell(table: str, key: str) -> Message:
    return Message(f"daggerheart:reference-{table}-{key}")


def _listed(key: str, source: str, column: str, count: int) -> Reference:
    """A list of sentences, one a row."""
    rows = tuple((_cell(key, f"{column}-{number}"),) for number in range(1, count + 1))
    return Reference(key, source, (column,), rows)


def _damage(dice: tuple[int, int]) -> str:
    return f"1d{dice[0]}+{dice[1]}"


def _falls() -> tuple[tuple[Cell, ...], ...]:
    """By range; within Melee nothing happens, and out of range is as very far (DH-A10)."""
    rows: list[tuple[Cell, ...]] = [(_cell("falls", "melee"), None, _cell("falls", "note-none"))]
    for where, dice in FALLS.items():
        note = _cell("falls", "note-death") if where in DEADLY else _cell("falls", "note-physical")
        rows.append((_cell("falls", where), _damage(dice), note))
    rows.append((_cell("falls", "out-of-range"), _damage(FALLS["very-far"]), _cell("falls", "note-death")))
    rows.append((_cell("falls", "collision"), _damage(COLLISION), _cell("falls", "note-direct")))
    return tuple(rows)


def _under_water() -> tuple[tuple[Cell, ...], ...]:
    """Outcome of the action, what it moves the countdown by itself, and what one GM move adds."""
    rows = []
    for action in ("no-roll", *sorted(DYNAMIC, key=lambda key: (option(key), key))):
        own = ticks(action, "action-rolls", counted=action == "no-roll")
        rows.append((_cell("under-water", action), own, option(action), own + option(action)))
    return tuple(rows)


REFERENCES = (
    _listed("fate-readings", "DH-01", "reading", 4),
    Reference(
        "ranges",
        "DH-P",
        ("range", "feet", "squares"),
        tuple((_cell("ranges", key), feet, squares) for key, feet, squares in RANGES),
    ),
    Reference("falls", "DH-05", ("from", "damage", "note"), _falls()),
    Reference(
        "damage-marks",
        "DH-P6",
        ("damage", "marks"),
        tuple(
            (_cell("damage-marks", key), marks)
            for marks, key in enumerate(("none", "minor", "major", "severe", "massive"))
        ),
    ),
    Reference(
        "classes",
        "DH-P5",
        ("class", "evasion", "hit-points"),
        tuple((_cell("classes", key), evasion, hit_points) for key, (evasion, hit_points) in CLASSES.items()),
    ),
    Reference(
        "armors",
        "DH-P6",
        ("armor", "major", "severe", "score", "evasion"),
        tuple(
            (_cell("armors", key), each.major, each.severe, each.score, each.evasion) for key, each in ARMORS.items()
        ),
    ),
    Reference(
        "dynamic-countdowns",
        "DH-P11",
        ("outcome", "progress", "consequence"),
        tuple((_cell("dynamic-countdowns", key), *steps) for key, steps in DYNAMIC.items()),
    ),
    Reference(
        "countdown-kinds",
        "DH-P11",
        ("name", "rule"),
        tuple(
            (_cell("countdown-kinds", key), _cell("countdown-kinds", f"{key}-rule"))
            for key in ("standard", "dynamic", "loop", "increasing", "decreasing", "linked", "long-term", "random")
        ),
    ),
    Reference(
        "countdown-examples",
        "DH-P11",
        ("environment", "start", "note"),
        tuple(
            (_cell("countdown-examples", key), start, _cell("countdown-examples", f"{key}-note"))
            for key, start in EXAMPLES
        ),
    ),
    Reference("under-water", "DH-09", ("action", "own", "gm-move", "most"), _under_water()),
    _listed("conflict-steps", "DH-11", "step", 4),
    Reference(
        "death-moves",
        "DH-P10",
        ("name", "rule"),
        tuple(
            (_cell("death-moves", key), _cell("death-moves", f"{key}-rule"))
            for key in ("blaze-of-glory", "avoid-death", "risk-it-all", "caution")
        ),
    ),
    _listed("together", "DH-P12", "way", 3),
    Reference(
        "character-rules",
        "DH-P",
        ("number", "rule"),
        tuple((f"DH-P{number}", _cell("character-rules", f"rule-{number}")) for number in range(1, 14)),
    ),
)
