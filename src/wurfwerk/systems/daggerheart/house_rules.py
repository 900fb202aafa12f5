"""The switches of Daggerheart.  Those of its contests, falls and countdowns are declared together with them."""

from __future__ import annotations

from wurfwerk.rules.house_rule import HouseRule

HOUSE_RULES: tuple[HouseRule, ...] = ()
