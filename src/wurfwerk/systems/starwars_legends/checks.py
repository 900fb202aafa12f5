"""The test of Star Wars: Legends.  Source: its chapter on rolls, successes and failures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from annotated_types import Interval, Len

from wurfwerk.message import Message
from wurfwerk.rules.error import forbidden, missing
from wurfwerk.rules.form import ByRule
from wurfwerk.systems.starwars_legends.counting import passes_unrolled
from wurfwerk.systems.starwars_legends.house_rules import ROLLING, SPLIT_BASE, SPLIT_REMAINDER
from wurfwerk.systems.starwars_legends.pool import STANDARD, Counted, Difficulty, Pool, Trait, no_empty_pool
from wurfwerk.systems.starwars_legends.split import share

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, kw_only=True)
class PoolTest(Counted):
    """W10 of a pool against a difficulty: each die that meets it is a success, a 10 counts twice, a 1 takes one away."""

    key: ClassVar[str] = "test"
    ways: ClassVar[tuple[tuple[str, ...], ...]] = (("pool",), ("attribute", "ability"))
    gains: ClassVar[tuple[str, ...]] = ("willpower",)
    house_rules: ClassVar[tuple[str, ...]] = ROLLING

    pool: Pool | None = None
    attribute: Trait | None = None
    ability: Trait = 0
    difficulty: Difficulty = STANDARD
    willpower: bool = False
    actions: Annotated[int, Interval(ge=1, le=20)] = 1
    action: Annotated[int, Interval(ge=1, le=20)] = 1
    dice_: Annotated[int, Interval(ge=1, le=100), ByRule("SW-12", "minimum")] | None = None
    other_pools: Annotated[
        tuple[Annotated[int, Interval(ge=1, le=100), ByRule("SW-12", "minimum")], ...], Len(0, 19)
    ] = ()

    def validate(self) -> None:
        if self.pool is None and self.attribute is None:
            raise missing("pool", Message("starwars-legends:missing-pool"))
        if self.pool is not None and (self.attribute is not None or self.ability):
            raise forbidden("pool", Message("starwars-legends:forbidden-pool-twice"))
        no_empty_pool("attribute" if self.pool is None else "pool", self.full())
        if self.action > self.actions:
            message = Message("starwars-legends:forbidden-action", action=self.action, actions=self.actions)
            raise forbidden("action", message)
        if self.other_pools and self.rule("split-base") != "smallest-pool":
            raise forbidden("other-pools", Message("starwars-legends:forbidden-other-pools"))
        if self.other_pools and len(self.other_pools) >= self.actions:
            message = Message("starwars-legends:forbidden-too-many-pools", actions=self.actions)
            raise forbidden("other-pools", message)
        if self.actions > self.base():
            message = Message("starwars-legends:forbidden-actions", actions=self.actions, pool=self.base())
            raise forbidden("actions", message)
        self._validate_free()

    def _validate_free(self) -> None:
        free = self.rule("split-remainder") == "free"
        if self.dice_ is not None and not free:
            raise forbidden("dice", Message("starwars-legends:forbidden-dice"))
        if self.dice_ is None and free and self.actions > 1:
            raise missing("dice", Message("starwars-legends:missing-dice", actions=self.actions, pool=self.base()))
        most = self.base() - self.actions + 1
        if self.dice_ is not None and self.dice_ > most:
            message = Message("starwars-legends:forbidden-free-dice", dice=self.dice_, most=most, actions=self.actions)
            raise forbidden("dice", message)
        if self.dice_ is not None and self.actions == 1 and self.dice_ != self.base():
            raise forbidden("dice", Message("starwars-legends:forbidden-dice-undivided", pool=self.base()))

    def fits(self, rules: Mapping[str, str]) -> Mapping[str, Any]:
        """Other pools count only where the smallest is divided, a share of one's own only where it is free; there an even one is as good as any."""
        out: dict[str, Any] = {}
        pools = self.other_pools
        if pools and rules[SPLIT_BASE.key] != "smallest-pool":
            out["other_pools"] = pools = ()
        if rules[SPLIT_REMAINDER.key] != "free":
            return out if self.dice_ is None else out | {"dice_": None}
        base = min(self.full(), *pools) if pools else self.full()
        if self.dice_ is None and self.actions > 1:
            out["dice_"] = share(base, self.actions, self.action, SPLIT_REMAINDER.default)
        return out

    def full(self) -> int:
        """The pool of this action before it is divided."""
        return self.pool if self.pool is not None else (self.attribute or 0) + self.ability

    def base(self) -> int:
        """The pool that is divided among the actions."""
        return min(self.full(), *self.other_pools) if self.other_pools else self.full()

    def thrown(self) -> int:
        """How many dice this action throws."""
        if self.actions == 1:
            return self.full()
        if self.dice_ is not None:
            return self.dice_
        return share(self.base(), self.actions, self.action, self.rule("split-remainder"))

    def automatic(self) -> bool:
        return passes_unrolled(self.thrown(), self.difficulty, self.rule("automatic-success"))

    def explain_pool(self) -> list[Message]:
        lines = []
        if self.pool is None:
            lines.append(
                Message(
                    "starwars-legends:explain-traits",
                    attribute=self.attribute or 0,
                    ability=self.ability,
                    pool=self.full(),
                )
            )
        else:
            lines.append(Message("starwars-legends:explain-pool", pool=self.pool))
        if self.actions > 1:
            if self.base() != self.full():
                lines.append(Message("starwars-legends:explain-smallest", pool=self.base()))
            lines.append(
                Message(
                    "starwars-legends:explain-split",
                    action=self.action,
                    actions=self.actions,
                    pool=self.base(),
                    dice=self.thrown(),
                )
            )
        return lines
