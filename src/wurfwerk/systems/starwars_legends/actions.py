"""Several actions in one round: every action rolls its share of the dice.  Source: multiple actions (SW-12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from annotated_types import Interval, Len

from wurfwerk.dice.expression import Dice, Expression
from wurfwerk.message import Message
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError, forbidden
from wurfwerk.rules.form import ByRule
from wurfwerk.rules.procedure import Procedure, Turn
from wurfwerk.systems.starwars_legends.checks import PoolTest
from wurfwerk.systems.starwars_legends.house_rules import HOUSE_RULES, ROLLING, SPLIT_BASE, SPLIT_REMAINDER
from wurfwerk.systems.starwars_legends.pool import PASSED, STANDARD, Difficulty
from wurfwerk.systems.starwars_legends.split import share

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wurfwerk.rules.odds import Part

MOST = 20


@dataclass(frozen=True, slots=True)
class Action:
    """What one action would roll if it were the only one; `dice` its share where the player divides freely."""

    pool: Annotated[int, Interval(ge=1, le=100), ByRule("SW-12", "minimum")]
    difficulty: Difficulty = STANDARD
    willpower: bool = False
    dice: Annotated[int, Interval(ge=1, le=100), ByRule("SW-12", "minimum")] | None = None


@dataclass(frozen=True, kw_only=True)
class Actions(Procedure):
    """Two or more actions in a round, each with its share of the dice. The value is how many of them succeed."""

    system: ClassVar[str] = "starwars-legends"
    key: ClassVar[str] = "actions"
    outcome_keys: ClassVar[tuple[str, ...]] = ("none", "some", "all")
    favourable: ClassVar[tuple[str, ...]] = ("some", "all")
    proposed: ClassVar[Mapping[str, object]] = {"actions": [{"pool": 6}, {"pool": 5}]}
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = ROLLING

    actions: Annotated[tuple[Action, ...], Len(2, MOST), ByRule("SW-12", "minimum")]

    def validate(self) -> None:
        for place in range(len(self.actions)):
            try:
                self.share(place)
            except ParameterError as error:
                part = "dice" if error.parameter == "dice" else "pool"
                error.parameter = f"actions[{place}].{part}"
                raise
        if self.rule("split-remainder") == "free":
            from fractions import Fraction

            shares = [self.share(place) for place in range(len(self.actions))]
            used = sum([Fraction(share.thrown(), share.base()) for share in shares])
            if used > 1:
                raise forbidden("actions", Message("starwars-legends:forbidden-free-total"))

    def fits(self, rules: Mapping[str, str]) -> Mapping[str, Any]:
        """Shares of one's own count only where the split is free; there even ones are as good as any."""
        free, given = rules[SPLIT_REMAINDER.key] == "free", any(action.dice for action in self.actions)
        if free and not given:
            least = min(action.pool for action in self.actions)
            smallest, count = rules[SPLIT_BASE.key] == "smallest-pool", len(self.actions)
            even = [
                share(least if smallest else action.pool, count, place, SPLIT_REMAINDER.default)
                for place, action in enumerate(self.actions, 1)
            ]
            shared = zip(self.actions, even, strict=True)
            return {"actions": tuple(replace(action, dice=dice) for action, dice in shared)}
        if given and not free:
            return {"actions": tuple(replace(action, dice=None) for action in self.actions)}
        return {}

    def share(self, place: int) -> PoolTest:
        """The roll of one action, counted from 0."""
        one = self.actions[place]
        others = [action.pool for other, action in enumerate(self.actions) if other != place]
        return PoolTest(
            pool=one.pool,
            difficulty=one.difficulty,
            willpower=one.willpower,
            actions=len(self.actions),
            action=place + 1,
            dice_=one.dice,
            other_pools=tuple(others) if self.rule("split-base") == "smallest-pool" else (),
            rules=self.rules,
        )

    def dice(self) -> Expression:
        return Dice(sum([self.share(place).thrown() for place in range(len(self.actions))]), 10)

    def start(self) -> tuple[int, int]:
        return (0, 0)

    def turns(self, state: tuple[int, int]) -> tuple[Turn, ...]:
        done = state[0]
        if done == len(self.actions):
            return ()
        return (Turn("action", f"action-{done + 1}", check=self.share(done)),)

    def after(self, state: tuple[int, int], turn: Turn, told: str) -> tuple[int, int]:
        return (state[0] + 1, state[1] + (told in PASSED))

    def verdict(self, state: Any) -> Outcome:
        succeeded = state[1]
        return Outcome("all" if succeeded == len(self.actions) else "some" if succeeded else "none", succeeded)

    def parts(self) -> tuple[Part, ...]:
        from wurfwerk.rules.odds import Part, odds

        label = "starwars-legends:turn-action"
        return tuple(Part(Message(label, by=place + 1), odds(self.share(place))) for place in range(len(self.actions)))

    def automatic(self) -> bool:
        """Only where every one of them may pass without dice; the divided pool counts."""
        return all(self.share(place).automatic() for place in range(len(self.actions)))

    def told(self, state: tuple[int, int]) -> tuple[Message, ...]:
        return (Message("starwars-legends:explain-actions", succeeded=state[1], actions=len(self.actions)),)

    def explain(self, value: tuple[int, int] | None = None, roll: object = None) -> tuple[Message, ...]:
        lines: list[Message] = []
        for place in range(len(self.actions)):
            lines += [Message("starwars-legends:turn-action", by=place + 1), *self.share(place).explain()]
        return (*lines, *(() if value is None else self.told(value)))
