"""The test of Star Wars: Legends.  Source: its chapter on rolls, successes and failures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from annotated_types import Interval, Len

from wurfwerk.dice.expression import Dice, Expression
from wurfwerk.dice.operators.tally import Tally
from wurfwerk.dice.where import between, only
from wurfwerk.message import Message
from wurfwerk.rules.check import Check, Outcome
from wurfwerk.rules.error import forbidden, missing
from wurfwerk.rules.faces import faces
from wurfwerk.systems.starwars_legends.counting import net
from wurfwerk.systems.starwars_legends.house_rules import HOUSE_RULES
from wurfwerk.systems.starwars_legends.split import share

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll

    Counts = tuple[int, int, int]
    """The raw value: ones, plain successes, tens."""

Pool = Annotated[int, Interval(ge=0, le=100)]
Trait = Annotated[int, Interval(ge=0, le=8)]


@dataclass(frozen=True, kw_only=True)
class PoolTest(Check):
    """W10 of a pool against a difficulty: each die that meets it is a success, a 10 counts twice, a 1 takes one away."""

    system: ClassVar[str] = "starwars-legends"
    key: ClassVar[str] = "test"
    outcome_keys: ClassVar[tuple[str, ...]] = ("botch", "failure", "marginal", "complete", "memorable")
    favourable: ClassVar[tuple[str, ...]] = ("marginal", "complete", "memorable")
    ways: ClassVar[tuple[tuple[str, ...], ...]] = (("pool",), ("attribute", "ability"))
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = tuple(rule.key for rule in HOUSE_RULES)

    pool: Pool | None = None
    attribute: Trait | None = None
    ability: Trait = 0
    difficulty: Annotated[int, Interval(ge=2, le=10)] = 6
    willpower: bool = False
    actions: Annotated[int, Interval(ge=1, le=20)] = 1
    action: Annotated[int, Interval(ge=1, le=20)] = 1
    dice_: Annotated[int, Interval(ge=1, le=100)] | None = None
    other_pools: Annotated[tuple[Annotated[int, Interval(ge=1, le=100)], ...], Len(0, 19)] = ()

    def validate(self) -> None:
        if self.pool is None and self.attribute is None:
            raise missing("pool", Message("starwars-legends:missing-pool"))
        if self.pool is not None and (self.attribute is not None or self.ability):
            raise forbidden("pool", Message("starwars-legends:forbidden-pool-twice"))
        if self.full() == 0:
            raise forbidden(
                "attribute" if self.pool is None else "pool", Message("starwars-legends:forbidden-pool-zero")
            )
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

    def dice(self) -> Expression:
        plain = between(self.difficulty, 9)
        return Tally(Dice(self.thrown(), 10), (only(1), plain, only(10)))

    def shown(self, value: Counts) -> int:
        ones, plain, tens = value
        return net(ones, plain + self.willpower, tens, self.rule("ones-cancel"))

    def outcome(self, value: Counts) -> Outcome:
        ones, plain, tens = value
        shown = self.shown(value)
        return Outcome(self._degree(shown, ones, plain + self.willpower + tens), shown)

    def _degree(self, shown: int, ones: int, successes: int) -> str:
        if shown >= 1:
            return "memorable" if shown >= 6 else "complete" if shown >= 3 else "marginal"
        if self.rule("botch-when") == "no-success-rolled":
            return "botch" if ones and not successes else "failure"
        return "botch" if shown < 0 else "failure"

    def automatic(self) -> bool:
        if self.rule("automatic-success") == "at-least":
            return self.thrown() >= self.difficulty
        return self.thrown() > self.difficulty

    def explain(self, value: Counts | None = None, roll: Roll | None = None) -> tuple[Message, ...]:
        lines = [*self._explain_pool()]
        lines.append(Message("starwars-legends:explain-difficulty", difficulty=self.difficulty))
        if roll is not None:
            lines.append(Message("starwars-legends:explain-dice", faces=faces(roll.dice)))
        if self.willpower:
            lines.append(Message("starwars-legends:explain-willpower"))
        if value is not None:
            ones, plain, tens = value
            lines.append(Message("starwars-legends:explain-counts", ones=ones, plain=plain, tens=tens))
            if ones:
                lines.append(Message(f"starwars-legends:explain-cancel-{self.rule('ones-cancel')}", ones=ones))
            lines.append(Message("starwars-legends:explain-net", net=self.shown(value)))
        if self.automatic():
            lines.append(Message("starwars-legends:explain-automatic", dice=self.thrown(), difficulty=self.difficulty))
        return tuple(lines)

    def _explain_pool(self) -> list[Message]:
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
