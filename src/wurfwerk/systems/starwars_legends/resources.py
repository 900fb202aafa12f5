"""What is counted in Star Wars: Legends: temporary willpower, fate points of both sides, Force points."""

from __future__ import annotations

from wurfwerk.rules.resource import Resource

CHIPS = 4
"""Fate points on the table, however they are spread."""

WILLPOWER = Resource("willpower", 0, None, None)
FATE_POINTS = Resource("fate-points", 0, CHIPS, CHIPS // 2, "table")
FATE_POINTS_GM = Resource("fate-points-gm", 0, CHIPS, CHIPS // 2, "gm")
FORCE_POINTS = Resource("force-points", 0, None, None)

RESOURCES = (WILLPOWER, FATE_POINTS, FATE_POINTS_GM, FORCE_POINTS)
