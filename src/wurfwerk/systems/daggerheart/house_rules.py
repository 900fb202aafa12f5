"""The switches of Daggerheart: where its texts are silent, the readings, the default first."""

from __future__ import annotations

from wurfwerk.rules.house_rule import HouseRule

CONFLICT_CRITICAL = HouseRule(
    "daggerheart.conflict-critical", ("beats-non-critical", "action-critical-only", "totals-only"), "public", "DH-A3"
)
UNDERWATER_TICK = HouseRule("daggerheart.underwater-tick", ("action-rolls", "every-action"), "house", "DH-A14")
STRESS_STARTS = HouseRule("daggerheart.stress-starts", ("next-action", "at-once"), "source", "DH-A16")
SURFACING = HouseRule("daggerheart.surfacing", ("reset", "continue"), "house", "DH-A18")
MASSIVE_DAMAGE = HouseRule("daggerheart.massive-damage", ("off", "on"), "public", "DH-05")

HOUSE_RULES = (CONFLICT_CRITICAL, UNDERWATER_TICK, STRESS_STARTS, SURFACING, MASSIVE_DAMAGE)
