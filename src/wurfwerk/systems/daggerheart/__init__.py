"""Daggerheart: two W12, Hope and Fear.  Rules: the published system reference and optional mechanics for the GM."""

from __future__ import annotations

from pathlib import Path

from wurfwerk.rules.system import Resource, RuleSystem
from wurfwerk.systems.daggerheart.checks import Action, Attack, Reaction
from wurfwerk.systems.daggerheart.damage import Damage
from wurfwerk.systems.daggerheart.fate import Fate
from wurfwerk.systems.daggerheart.house_rules import HOUSE_RULES

SYSTEM = RuleSystem(
    key="daggerheart",
    package="daggerheart",
    checks={"action": Action, "attack": Attack, "reaction": Reaction, "damage": Damage, "fate": Fate},
    house_rules=HOUSE_RULES,
    resources=(Resource("hope", 0, 6, 2), Resource("fear", 0, 12, None), Resource("stress", 0, 6, 0)),
    locales=Path(__file__).parent / "locales",
)
