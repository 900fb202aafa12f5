"""What Daggerheart has besides its rolls; loaded when it is first asked for."""

from __future__ import annotations

from wurfwerk.rules.system import Book
from wurfwerk.systems.daggerheart.clocks import ActUnderWater, Dive, StartCountdown, Surface, TickCountdown
from wurfwerk.systems.daggerheart.harm import DeclareDeath, MarkStress, Recover, TakeDamage
from wurfwerk.systems.daggerheart.hope_and_fear import ApplyRoll, BeginCampaign, Rest, SpendFear, SpendHope
from wurfwerk.systems.daggerheart.references import REFERENCES
from wurfwerk.systems.daggerheart.rulebook import RULEBOOK
from wurfwerk.systems.daggerheart.sheet import Character

TRANSITIONS = (
    ApplyRoll, SpendHope, SpendFear, BeginCampaign, Rest, TakeDamage, MarkStress, Recover, DeclareDeath,
    StartCountdown, TickCountdown, Dive, ActUnderWater, Surface,
)  # fmt: skip
BOOK = Book(
    transitions={change.key: change for change in TRANSITIONS},
    sheet=Character,
    references=REFERENCES,
    rulebook=RULEBOOK,
)
