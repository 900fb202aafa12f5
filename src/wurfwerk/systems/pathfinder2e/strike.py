"""The strike of Pathfinder 2e: an attack roll with its two penalties, and the damage where it hits.

Source: Player Core, "Attack Rolls", "Damage". The damage is thrown only on a hit, after the W20.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from annotated_types import Interval

from wurfwerk.dice.expression import Expression, Name, Number
from wurfwerk.dice.operators.decide import Decide
from wurfwerk.dice.operators.together import Together
from wurfwerk.dice.where import only
from wurfwerk.message import Message
from wurfwerk.rules.check import Decided
from wurfwerk.rules.error import forbidden, missing
from wurfwerk.rules.faces import faces
from wurfwerk.rules.form import ByRule
from wurfwerk.rules.modifier import Modifier
from wurfwerk.systems.pathfinder2e.check import D20Check
from wurfwerk.systems.pathfinder2e.damage import DOUBLE_DICE, RULE, explain_critical, floored, thrown_damage, worth
from wurfwerk.systems.pathfinder2e.degree import DEGREES
from wurfwerk.systems.pathfinder2e.house_rules import CRITICAL_DAMAGE, PROFICIENCY_WITHOUT_LEVEL

if TYPE_CHECKING:
    from collections.abc import Callable

    from wurfwerk.dice.roll import Roll

NATURAL = "strike natural"
"""The name the W20 is bound to; no notation can write it."""

INCREMENTS = 6
"""Range increments a weapon reaches at most."""

Feet = Annotated[int, Interval(ge=0, le=100_000)]
Penalty = Annotated[int, Interval(ge=-20, le=0), ByRule("PF-02", "maximum")]


def multiple_attack_penalty(attack: int, agile: bool, second: int | None = None, third: int | None = None) -> int:
    """Of the weapon used now: none on the first attack, and it does not grow after the third.

    second, third   another pair, by a class feature or an effect; the third is twice the second unless it is given

    >>> [multiple_attack_penalty(attack, True) for attack in (1, 2, 3, 4)]
    [0, -4, -8, -8]
    """
    if attack == 1:
        return 0
    once = second if second is not None else -4 if agile else -5
    if attack == 2:
        return once
    return third if third is not None else 2 * once


@dataclass(frozen=True, kw_only=True)
class Strike(D20Check):
    """An attack roll against an armor class. With damage the value is the damage: 0 on a miss, doubled on a critical success.

    attack   which action with the attack trait this turn it is, whatever the ones before were and whether they hit
    deadly   dice that a critical hit adds, not doubled
    """

    key: ClassVar[str] = "strike"
    together: ClassVar[tuple[tuple[str, ...], ...]] = (*D20Check.together, ("distance", "increment"))
    house_rules: ClassVar[tuple[str, ...]] = (CRITICAL_DAMAGE.key, PROFICIENCY_WITHOUT_LEVEL.key)

    attack: Annotated[int, Interval(ge=1, le=20)] = 1
    agile: bool = False
    distance: Feet | None = None
    increment: Annotated[int, Interval(ge=1, le=100_000)] | None = None
    own_turn: bool = True
    damage: Expression | None = None
    second_attack: Penalty | None = None
    third_attack: Penalty | None = None
    deadly: Expression | None = None

    def validate(self) -> None:
        D20Check.validate(self)
        if self.third_attack is not None and self.second_attack is None:
            raise missing("second-attack", Message("pathfinder2e:missing-second-attack"))
        if self.deadly is not None and self.damage is None:
            raise missing("damage", Message("pathfinder2e:missing-damage"))
        if self.distance is not None and self.increment is None:
            raise missing("increment", Message("pathfinder2e:missing-increment"))
        if self.increment is not None and self.distance is None:
            raise missing("distance", Message("pathfinder2e:missing-distance"))
        if self.increment is not None and self.increments() > INCREMENTS:
            message = Message(
                "pathfinder2e:forbidden-range",
                distance=self.distance,
                increments=self.increments(),
                farthest=INCREMENTS * self.increment,
            )
            raise forbidden("distance", message)

    def increments(self) -> int:
        """In which range increment the target is; the first costs nothing, a border belongs to the nearer one."""
        if self.distance is None or self.increment is None:
            return 1
        return max(1, -(-self.distance // self.increment))

    def range_penalty(self) -> int:
        return -2 * (self.increments() - 1)

    def multiple_attack_penalty(self) -> int:
        """Of the weapon used now; a reaction outside the own turn has none."""
        if not self.own_turn:
            return 0
        return multiple_attack_penalty(self.attack, self.agile, self.second_attack, self.third_attack)

    def gathered(self) -> tuple[Modifier, ...]:
        penalties = (
            (self.multiple_attack_penalty(), Message("pathfinder2e:source-multiple-attacks")),
            (self.range_penalty(), Message("pathfinder2e:source-range")),
        )
        own = tuple(Modifier("untyped", amount, source) for amount, source in penalties if amount)
        return (*D20Check.gathered(self), *own)

    def hits(self, key: str) -> bool:
        return key in ("success", "critical-success")

    def dice(self) -> Expression:
        if self.damage is None:
            return self.d20()
        return self._by_degree(lambda key: Together((Name(NATURAL), *self._thrown(key))))

    def decided(self) -> Decided | None:
        if self.damage is None:
            return None
        return Decided(self.d20(), self.degree_of, self._by_degree(self._worth))

    def _by_degree(self, then: Callable[[str], Expression]) -> Expression:
        """The W20, and what follows on each degree that it can have."""
        cases = []
        for key in DEGREES:
            faces_of = [natural for natural in range(1, 21) if self.degree_of(natural) == key]
            if faces_of:
                cases.append((only(*faces_of), then(key)))
        return Decide(NATURAL, self.d20(), tuple(cases))

    def _thrown(self, key: str) -> tuple[Expression, ...]:
        """The dice of a degree: those of the damage, and where there are any the deadly ones."""
        if self.damage is None or not self.hits(key):
            return (Number(0),)
        damage = thrown_damage(self.damage, _critical(key), self.rule(RULE))
        return (damage, floored(self.deadly)) if _critical(key) and self.deadly is not None else (damage,)

    def _worth(self, key: str) -> Expression:
        """What `shown` makes of them, as an expression of its own."""
        if self.damage is None or not self.hits(key):
            return Number(0)
        return worth(self.damage, self.deadly, _critical(key), self.rule(RULE))

    def natural(self, value: Any) -> int:
        return value if self.damage is None else value[0]  # type: ignore[no-any-return]

    def shown(self, value: Any) -> int:
        if self.damage is None:
            return self.total(value)
        key = self.degree_of(self.natural(value))
        if not self.hits(key):
            return 0
        rolled: int = max(1, value[1])
        doubled = 2 * rolled if _critical(key) and self.rule(RULE) != DOUBLE_DICE else rolled
        return doubled + max(0, value[2]) if _critical(key) and self.deadly is not None else doubled

    def explain(self, value: Any = None, roll: Roll | None = None) -> tuple[Message, ...]:
        lines = [*D20Check.explain(self, value, roll)]
        if self.damage is None or value is None:
            return tuple(lines)
        key = self.degree_of(self.natural(value))
        if not self.hits(key):
            return (*lines, Message("pathfinder2e:explain-no-damage"))
        if roll is not None:
            thrown = roll.dice[1 if self.fortune == "none" else 2 :]
            lines.append(Message("pathfinder2e:explain-damage", faces=faces(thrown), rolled=sum(value[1:])))
        if value[1] < 1:
            lines.append(Message("pathfinder2e:explain-least-damage"))
        lines += explain_critical(_critical(key), self.rule(RULE), self.deadly is not None)
        return (*lines, Message("pathfinder2e:explain-damage-total", damage=self.shown(value)))


def _critical(key: str) -> bool:
    return key == "critical-success"
