"""The switches of Open Legend: where its text is silent, the readings, the default first."""

from __future__ import annotations

from wurfwerk.rules.house_rule import HouseRule

ZERO_SCORE_NET = HouseRule("openlegend.zero-score-net", ("net-then-cap", "cap-then-net"), "source", "OL-A3")
ZERO_SCORE_EXPLODES = HouseRule("openlegend.zero-score-explodes", ("yes", "no"), "source", "OL-A4")
LEGEND_BONUS_AT_ZERO = HouseRule("openlegend.legend-bonus-at-zero", ("full", "capped"), "source", "OL-A5")
LEGEND_POINTS_FOR = HouseRule("openlegend.legend-points-for", ("players", "everyone"), "public", "OL-A7")

HOUSE_RULES = (ZERO_SCORE_NET, ZERO_SCORE_EXPLODES, LEGEND_BONUS_AT_ZERO, LEGEND_POINTS_FOR)
