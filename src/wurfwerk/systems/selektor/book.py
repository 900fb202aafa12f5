"""What the selector game has besides its rolls; loaded when it is first asked for."""

from __future__ import annotations

from wurfwerk.rules.system import Book
from wurfwerk.systems.selektor.events import MomentousEvent, MovePoint, ResolveAlteredState
from wurfwerk.systems.selektor.references import REFERENCES
from wurfwerk.systems.selektor.resources import AwardProgressPoints
from wurfwerk.systems.selektor.rulebook import RULEBOOK
from wurfwerk.systems.selektor.sheet import Character

TRANSITIONS = (AwardProgressPoints, MovePoint, MomentousEvent, ResolveAlteredState)
BOOK = Book(
    transitions={transition.key: transition for transition in TRANSITIONS},
    sheet=Character,
    references=REFERENCES,
    rulebook=RULEBOOK,
)
