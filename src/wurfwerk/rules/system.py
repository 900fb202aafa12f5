"""`RuleSystem`: the declaration of a game, found through the entry points `wurfwerk.systems`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wurfwerk.rules.check import Check
    from wurfwerk.rules.house_rule import HouseRule


@dataclass(frozen=True, slots=True)
class Resource:
    """Something counted at the table. `maximum` None: no limit of its own; `start` None: the table sets it. Label: `resource-KEY`."""

    key: str
    minimum: int = 0
    maximum: int | None = None
    start: int | None = 0


@dataclass(frozen=True, slots=True)
class RuleSystem:
    """key as in targets (`starwars-legends`), package as in Python, and what the game has. `locales` is the folder of its texts."""

    key: str
    package: str
    checks: Mapping[str, type[Check]]
    house_rules: tuple[HouseRule, ...]
    resources: tuple[Resource, ...]
    locales: Path
