"""What Open Legend has besides its rolls; loaded when it is first asked for."""

from __future__ import annotations

from wurfwerk.rules.system import Book
from wurfwerk.systems.openlegend.references import REFERENCES
from wurfwerk.systems.openlegend.rulebook import RULEBOOK
from wurfwerk.systems.openlegend.sheet import Character
from wurfwerk.systems.openlegend.transitions import AwardLegendPoints, SpendLegendPoints

BOOK = Book(
    transitions={change.key: change for change in (AwardLegendPoints, SpendLegendPoints)},
    sheet=Character,
    references=REFERENCES,
    rulebook=RULEBOOK,
)
