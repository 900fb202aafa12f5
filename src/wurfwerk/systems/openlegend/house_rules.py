"""The switches of Open Legend: where its text is silent, the readings, the default first."""

from __future__ import annotations

from wurfwerk.rules.house_rule import HouseRule

TIE = HouseRule("openlegend.tie", ("gm-decides", "attribute-score", "reroll", "status-quo"), "source", "OL-A1")
ZERO_SCORE_NET = HouseRule("openlegend.zero-score-net", ("net-then-cap", "cap-then-net"), "source", "OL-A3")
ZERO_SCORE_EXPLODES = HouseRule("openlegend.zero-score-explodes", ("yes", "no"), "source", "OL-A4")
LEGEND_BONUS_AT_ZERO = HouseRule("openlegend.legend-bonus-at-zero", ("full", "capped"), "source", "OL-A5")
LEGEND_POINTS_FOR = HouseRule("openlegend.legend-points-for", ("players", "everyone"), "public", "OL-A7")

HOUSE_RULES = (TIE, ZERO_SCORE_NET, ZERO_SCORE_EXPLODES, LEGEND_BONUS_AT_ZERO, LEGEND_POINTS_FOR)

OF_A_ROLL = tuple(rule.key for rule in HOUSE_RULES if rule is not TIE)
"""The keys of those that touch a single action roll."""


def net_without_dice(advantage: int, disadvantage: int, reading: str) -> int:
    """The level that counts where there are no attribute dice: 1 at most, either way; `reading` of zero-score-net.

    >>> net_without_dice(3, 1, "net-then-cap"), net_without_dice(3, 1, "cap-then-net")
    (1, 0)
    """
    if reading == "cap-then-net":
        return min(advantage, 1) - min(disadvantage, 1)
    return max(-1, min(1, advantage - disadvantage))
