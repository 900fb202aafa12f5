"""The extended action of Star Wars: Legends: successes are gathered over several rolls.  Source: extended rolls (SW-13)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, ClassVar, NamedTuple

from annotated_types import Interval

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.expression import Dice, Expression
from wurfwerk.message import Message
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import forbidden
from wurfwerk.rules.odds import CheckOdds, odds
from wurfwerk.rules.procedure import Procedure, Turn
from wurfwerk.systems.starwars_legends.gathering import Gain, check_work, reached
from wurfwerk.systems.starwars_legends.house_rules import COUNTING, EXTENDED_BOTCH, HOUSE_RULES
from wurfwerk.systems.starwars_legends.pool import STANDARD, Counted, Difficulty, Pool, no_empty_pool

if TYPE_CHECKING:
    from wurfwerk.systems.starwars_legends.pool import Counts


@dataclass(frozen=True, kw_only=True)
class Stage(Counted):
    """One roll of an extended action. Its value is what it gathers, at least 0; below 0 only if it is a botch.

    It may not pass without dice: how many successes that would gather, the sources do not say.
    """

    key: ClassVar[str] = "test"
    house_rules: ClassVar[tuple[str, ...]] = COUNTING

    pool: Pool
    difficulty: Difficulty = STANDARD
    willpower: bool = False

    def thrown(self) -> int:
        return self.pool

    def shown(self, value: Counts) -> int:
        net = self.net(value)
        return net if self.degree(value) == "botch" else max(0, net)


class Progress(NamedTuple):
    """Rolls made, successes gathered, and how many of them the last botch took."""

    made: int = 0
    gathered: int = 0
    lost: int = 0


@dataclass(frozen=True, kw_only=True)
class Extended(Procedure):
    """Gather successes over several rolls until the target is met. A failure costs only time, a botch throws you back."""

    system: ClassVar[str] = "starwars-legends"
    key: ClassVar[str] = "extended"
    outcome_keys: ClassVar[tuple[str, ...]] = ("not-reached", "reached")
    favourable: ClassVar[tuple[str, ...]] = ("reached",)
    gains: ClassVar[tuple[str, ...]] = ("willpower",)
    proposed: ClassVar[Mapping[str, object]] = {"pool": 6, "target": 10, "rolls": 4}
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (*COUNTING, EXTENDED_BOTCH.key)

    pool: Pool
    difficulty: Difficulty = STANDARD
    target_: Annotated[int, Interval(ge=1, le=1000)]
    rolls: Annotated[int, Interval(ge=1, le=100)]
    willpower: Annotated[int, Interval(ge=0, le=100)] = 0

    def validate(self) -> None:
        no_empty_pool("pool", self.pool)
        if self.willpower > self.rolls:
            message = Message("starwars-legends:forbidden-willpower-rolls", points=self.willpower, rolls=self.rolls)
            raise forbidden("willpower", message)

    def dice(self) -> Expression:
        return Dice(self.pool * self.rolls, 10)

    def start(self) -> Progress:
        return Progress()

    def turns(self, state: Progress) -> tuple[Turn, ...]:
        if state.gathered >= self.target_ or state.made >= self.rolls:
            return ()
        stage = self._stage(state.made < self.willpower)
        roll = Turn("roll", f"roll-{state.made + 1}", check=stage, reads="value")
        return (roll, Turn("give-back", "gm", choices=("give-back",))) if state.lost else (roll,)

    def after(self, state: Progress, turn: Turn, told: int | str) -> Progress:
        if not isinstance(told, int):
            return Progress(state.made, state.gathered + state.lost)
        if told >= 0:
            return Progress(state.made + 1, state.gathered + told)
        kept = self._kept(state.gathered)
        return Progress(state.made + 1, kept, state.gathered - kept)

    def _kept(self, gathered: int) -> int:
        """What a botch leaves of the successes gathered so far."""
        match self.rule("extended-botch"):
            case "lose-all":
                return 0
            case "halve":
                return gathered // 2
        return gathered

    def worked_out(self) -> CheckOdds:
        """Roll after roll: how many it takes. TooCostly before anything is worked out."""
        check_work(self.pool, self.target_, self.rolls)
        plain, bought = [self._gain(willpower) for willpower in (False, True)]
        stages = [bought] * self.willpower + [plain] * (self.rolls - self.willpower)
        ended, short, whole = reached(stages, self.target_, self._kept)
        made = {rolls: weight for rolls, weight in enumerate(ended, 1) if weight}
        chance = Fraction(short, whole)
        if short:
            made[self.rolls] = made.get(self.rolls, 0) + short
        return CheckOdds(self, Finite(made, whole), (("not-reached", chance), ("reached", 1 - chance)), False)

    def _gain(self, willpower: bool) -> Gain:
        """What a roll gathers; of a roll that is never made nothing is worked out."""
        if (self.willpower if willpower else self.rolls - self.willpower) == 0:
            return Gain((), 0, 1)
        law = odds(self._stage(willpower)).distribution
        assert isinstance(law, Finite)  # ten faces, thrown once each
        return Gain.of(law)

    def _stage(self, willpower: bool) -> Stage:
        return Stage(pool=self.pool, difficulty=self.difficulty, willpower=willpower, rules=self.rules)

    def verdict(self, state: Progress) -> Outcome:
        return Outcome("reached" if state.gathered >= self.target_ else "not-reached", state.made)

    def told(self, state: Progress) -> tuple[Message, ...]:
        lines = [*self._aims()]
        if self.willpower:
            lines.append(Message("starwars-legends:explain-extended-willpower", points=self.willpower))
        gathered = {"gathered": state.gathered, "target": self.target_, "made": state.made}
        return (*lines, Message("starwars-legends:explain-extended-gathered", **gathered))

    def explain(self, value: Progress | None = None, roll: object = None) -> tuple[Message, ...]:
        lines = [
            Message("starwars-legends:explain-pool", pool=self.pool),
            Message("starwars-legends:explain-difficulty", difficulty=self.difficulty),
        ]
        return (*lines, *(self.told(value) if value is not None else self._aims()))

    def _aims(self) -> tuple[Message, ...]:
        """What is to be reached, and what a botch takes on the way."""
        return (
            Message("starwars-legends:explain-extended-goal", target=self.target_, rolls=self.rolls),
            Message(f"starwars-legends:explain-extended-botch-{self.rule('extended-botch')}"),
        )
