"""A nameless homebrew: five W10, of which an attribute and the sum of two abilities select one each."""

from __future__ import annotations

from pathlib import Path

from wurfwerk.rules.system import Resource, RuleSystem
from wurfwerk.systems.selektor.checks import Problem
from wurfwerk.systems.selektor.house_rules import HOUSE_RULES

SYSTEM = RuleSystem(
    key="selektor",
    package="selektor",
    checks={"problem": Problem},
    house_rules=HOUSE_RULES,
    resources=(Resource("progress-points"),),
    locales=Path(__file__).parent / "locales",
)
