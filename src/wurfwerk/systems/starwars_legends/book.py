"""What Star Wars: Legends has besides its rolls; loaded when it is first asked for."""

from __future__ import annotations

from wurfwerk.rules.system import Book
from wurfwerk.systems.starwars_legends.fate import NewSession, SpendFatePoint
from wurfwerk.systems.starwars_legends.references import REFERENCES
from wurfwerk.systems.starwars_legends.rulebook import RULEBOOK
from wurfwerk.systems.starwars_legends.sheet import Character
from wurfwerk.systems.starwars_legends.spending import (
    Meditate,
    RegainForcePoints,
    RestWillpower,
    RewardWillpower,
    SpendForcePoints,
    SpendWillpower,
)
from wurfwerk.systems.starwars_legends.time import MarkTime

TRANSITIONS = (
    SpendWillpower,
    RestWillpower,
    Meditate,
    RewardWillpower,
    SpendFatePoint,
    NewSession,
    SpendForcePoints,
    RegainForcePoints,
    MarkTime,
)
BOOK = Book(
    transitions={transition.key: transition for transition in TRANSITIONS},
    sheet=Character,
    references=REFERENCES,
    rulebook=RULEBOOK,
)
