"""Attribute points that move: the one move of creation, momentous events, and the end of an altered state (HB-13 to HB-17).

The moves stand on the sheet in order and are gone through from the start; the same function judges a move that is on the sheet and
one that is about to be made. Law: as long as no move is against a rule, the narrative attributes have ten points or more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from wurfwerk.message import Message
from wurfwerk.rules.error import forbidden
from wurfwerk.rules.sheet import Violation
from wurfwerk.systems.selektor.approach import DICE
from wurfwerk.systems.selektor.creation import NARRATIVE_SUM
from wurfwerk.systems.selektor.traits import Move

if TYPE_CHECKING:
    from wurfwerk.systems.selektor.sheet import Character
    from wurfwerk.systems.selektor.traits import MoveKind

MOST = DICE


@dataclass
class Standing:
    """The attributes while the moves are gone through, by name; names are looked up whatever their case."""

    values: dict[str, int] = field(default_factory=dict)
    narrative: set[str] = field(default_factory=set)
    created: int = 0

    def narrative_sum(self) -> int:
        return sum([self.values[name] for name in self.narrative])

    def excess(self) -> int:
        """Points above ten among the narrative attributes: above 0 is an altered state."""
        return max(0, self.narrative_sum() - NARRATIVE_SUM)

    def move(self, move: Move) -> None:
        self.values[key(move.from_)] -= 1
        self.values[key(move.to)] += 1
        self.created += move.kind == "creation"


def key(name: str) -> str:
    return name.strip().casefold()


def before(sheet: Character) -> Standing:
    """The attributes before any move. Of two with one name the first counts."""
    standing = Standing()
    for category in sheet.categories:
        for attribute in category.attributes:
            if key(attribute.name) and key(attribute.name) not in standing.values:
                standing.values[key(attribute.name)] = attribute.value
                if category.narrative:
                    standing.narrative.add(key(attribute.name))
    return standing


def against(move: Move, standing: Standing, second_event: str) -> tuple[str, str, Message] | None:
    """(number of the rule, field, sentence) that a move breaks; None where it may be made."""
    for place, name in (("from", move.from_), ("to", move.to)):
        if key(name) not in standing.values:
            return "", place, Message("selektor:violation-unknown-attribute", name=name)
    from_narrative, to_narrative = key(move.from_) in standing.narrative, key(move.to) in standing.narrative
    if key(move.from_) == key(move.to):
        return _number(move), "to", Message("selektor:violation-move-to-itself", name=move.to, rule=_number(move))
    match move.kind:
        case "creation" if standing.created:
            return "HB-13", "kind", Message("selektor:violation-second-move")
        case "creation" if from_narrative or to_narrative:
            return "HB-13", "from" if from_narrative else "to", Message("selektor:violation-move-narrative")
        case "event" if not to_narrative:
            return "HB-15", "to", Message("selektor:violation-event-target", name=move.to)
        case "event" if standing.excess() and second_event == "resolve-only":
            return "HB-15", "kind", Message("selektor:violation-second-event", excess=standing.excess())
        case "resolution" if not standing.excess():
            return "HB-17", "kind", Message("selektor:violation-nothing-to-resolve", sum=standing.narrative_sum())
        case "resolution" if not from_narrative or to_narrative:
            return "HB-17", "to" if from_narrative else "from", Message("selektor:violation-resolution-target")
    if standing.values[key(move.from_)] <= 0:
        return "HB-02", "from", Message("selektor:violation-nothing-to-move", name=move.from_)
    if standing.values[key(move.to)] >= MOST:
        return "HB-02", "to", Message("selektor:violation-move-above", name=move.to, most=MOST)
    return None


def _number(move: Move) -> str:
    return {"creation": "HB-13", "event": "HB-15", "resolution": "HB-17"}[move.kind]


def replay(sheet: Character) -> tuple[Standing, tuple[Violation, ...]]:
    """The attributes after all moves, and what is against the rules in them. A move of an attribute there is not changes nothing."""
    standing, found = before(sheet), []
    for number, move in enumerate(sheet.moves):
        where = f"moves[{number}]"
        wrong = against(move, standing, sheet.rule("second-event"))
        if wrong is not None:
            found.append(Violation(wrong[0], f"{where}.{wrong[1]}", wrong[2]))
        if {key(move.from_), key(move.to)} <= set(standing.values):
            standing.move(move)
        last = number + 1 == len(sheet.moves) or sheet.moves[number + 1].kind != "resolution"
        if move.kind == "resolution" and last and standing.excess():
            message = Message("selektor:violation-half-resolved", excess=standing.excess())
            found.append(Violation("HB-17", where, message))
    return standing, tuple(found)


def moved(sheet: Character, kind: MoveKind, pairs: Sequence[tuple[str, str]], reason: str = "") -> Character:
    """The sheet after points went from one attribute to another, (from, to) by name; a resolution moves all that are above ten at once.

    ParameterError forbidden, naming the rule.
    """
    standing, _ = replay(sheet)
    made: list[Move] = []
    for source, target in pairs:
        move = Move(kind=kind, from_=source, to=target, reason=reason)
        wrong = against(move, standing, sheet.rule("second-event"))
        if wrong is not None:
            raise forbidden(f"moves[{len(sheet.moves) + len(made)}].{wrong[1]}", wrong[2])
        standing.move(move)
        made.append(move)
    if kind == "resolution" and standing.excess():
        raise forbidden("moves", Message("selektor:violation-half-resolved", excess=standing.excess()))
    return replace(sheet, moves=(*sheet.moves, *made))
