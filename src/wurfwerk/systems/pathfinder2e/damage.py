"""Damage of a hit: at least 1 (PF-A11), and that before a critical hit doubles it; what that hit alone adds comes after the doubling.

Source: PF-13; Player Core, "Damage"; total or dice are doubled by house rule (PF-A10). A fraction is rounded down.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from wurfwerk.dice.bounds import whole
from wurfwerk.dice.expression import Expression, Number
from wurfwerk.dice.operators.arithmetic import Add, Multiply
from wurfwerk.dice.operators.function import Function
from wurfwerk.message import Message
from wurfwerk.rules.check import Check
from wurfwerk.rules.faces import faces
from wurfwerk.systems.pathfinder2e.house_rules import CRITICAL_DAMAGE, HOUSE_RULES

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll

DOUBLE_DICE = "double-dice"
RULE = CRITICAL_DAMAGE.short


def floored(part: Expression) -> Expression:
    return part if whole(part.lower()) else Function("floor", (part,))


def thrown_damage(damage: Expression, critical: bool, rule: str) -> Expression:
    """The damage dice of a hit: with double dice they fall twice on a critical hit."""
    once = floored(damage)
    return Add((once, once)) if critical and rule == DOUBLE_DICE else once


def worth(damage: Expression, deadly: Expression | None, critical: bool, rule: str) -> Expression:
    """What a hit is worth, whole: at least 1, doubled, and on a critical hit with its deadly dice."""
    least: Expression = Function("max", (Number(1), thrown_damage(damage, critical, rule)))
    if critical and rule != DOUBLE_DICE:
        least = Multiply((Number(2), least))
    if critical and deadly is not None:
        return Add((least, Function("max", (Number(0), floored(deadly)))))
    return least


@dataclass(frozen=True, kw_only=True)
class Damage(Check):
    """The damage of a hit, thrown by itself after the attack roll."""

    system: ClassVar[str] = "pathfinder2e"
    key: ClassVar[str] = "damage"
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (CRITICAL_DAMAGE.key,)

    damage: Expression
    critical: bool = False
    deadly: Expression | None = None

    def dice(self) -> Expression:
        return worth(self.damage, self.deadly, self.critical, self.rule(RULE))

    def outcome(self, value: Any) -> None:
        return None

    def explain(self, value: Any = None, roll: Roll | None = None) -> tuple[Message, ...]:
        lines = []
        if roll is not None:
            lines.append(Message("pathfinder2e:explain-damage-dice", faces=faces(roll.dice) or "–"))
        lines += explain_critical(self.critical, self.rule(RULE), self.deadly is not None)
        if value is not None:
            lines.append(Message("pathfinder2e:explain-damage-total", damage=value))
        return tuple(lines) or (Message("pathfinder2e:explain-least-damage"),)


def explain_critical(critical: bool, rule: str, deadly: bool) -> list[Message]:
    """How a critical hit changes the damage."""
    if not critical:
        return []
    lines = [Message(f"pathfinder2e:explain-{rule}")]
    return [*lines, Message("pathfinder2e:explain-deadly")] if deadly else lines
