"""What Pathfinder 2e has besides its rolls; loaded when it is first asked for."""

from __future__ import annotations

from wurfwerk.rules.system import Book
from wurfwerk.systems.pathfinder2e.references import REFERENCES
from wurfwerk.systems.pathfinder2e.resources import TRANSITIONS
from wurfwerk.systems.pathfinder2e.rulebook import RULEBOOK
from wurfwerk.systems.pathfinder2e.sheet import Character

BOOK = Book(transitions=TRANSITIONS, sheet=Character, references=REFERENCES, rulebook=RULEBOOK)
