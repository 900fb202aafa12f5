"""Open Legend: a W20 and attribute dice, all of which explode.  Rules: the public core rules, chapter 2."""

from __future__ import annotations

from pathlib import Path

from wurfwerk.rules.system import Resource, RuleSystem
from wurfwerk.systems.openlegend.checks import Action
from wurfwerk.systems.openlegend.house_rules import HOUSE_RULES

SYSTEM = RuleSystem(
    key="openlegend",
    package="openlegend",
    checks={"action": Action},
    house_rules=HOUSE_RULES,
    resources=(Resource("legend-points", 0, 10, 0),),
    locales=Path(__file__).parent / "locales",
)
