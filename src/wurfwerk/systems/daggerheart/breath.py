"""Holding one's breath under water, as procedures: how many actions it lasts, and what so many actions cost in Stress.

Every action is an action roll or one without a roll; after a failure or a roll with Fear the GM may spend a GM move.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from annotated_types import Interval

from wurfwerk.dice.operators.together import Together
from wurfwerk.message import Message
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.procedure import Procedure, Turn
from wurfwerk.systems.daggerheart.checks import Action
from wurfwerk.systems.daggerheart.duality import Amount, Sources, Target
from wurfwerk.systems.daggerheart.house_rules import HOUSE_RULES, STRESS_STARTS, SURFACING, UNDERWATER_TICK
from wurfwerk.systems.daggerheart.under_water import BREATH, costs_stress, option, ticks

if TYPE_CHECKING:
    from wurfwerk.dice.expression import Expression

MOST_ACTIONS = 20

Counter = Annotated[int, Interval(ge=1, le=12)]
Quiet = Annotated[int, Interval(ge=0, le=5)]
GmMove = Literal["keep", "spend", "spend-on-failure-with-fear"]


@dataclass(frozen=True, slots=True)
class Dive:
    """How a dive stands.

    done      actions that were taken
    left      of the countdown
    before    what was left of it before the action that is being taken
    stress    to be marked so far
    quiet     actions without a roll since the last roll
    surfaced  has come up for air
    phase     "act": what next? "roll": an action roll; "gm": may the GM spend a move for `offered` steps?
    """

    done: int
    left: int
    before: int
    stress: int = 0
    quiet: int = 0
    surfaced: bool = False
    phase: Literal["act", "roll", "gm"] = "act"
    offered: int = 0


@dataclass(frozen=True, kw_only=True)
class _Diving(Procedure):
    """Base: a character who cannot breathe water acts under it. The policies say what is chosen in one go; at a table people choose.

    quiet    so many actions without a roll come after each action roll
    gm_move  whether the GM spends the GM move where it may be spent
    """

    system: ClassVar[str] = "daggerheart"
    roles: ClassVar[tuple[str, ...]] = ("hope", "fear", "advantage", "disadvantage")
    system_rules = HOUSE_RULES

    difficulty: Target
    modifier: Amount = 0
    advantage: Sources = 0
    disadvantage: Sources = 0
    gm_move: GmMove = "keep"
    quiet: Quiet = 0
    countdown: Counter = BREATH

    def most(self) -> int:
        """The most actions."""
        raise NotImplementedError

    def over(self, state: Dive) -> bool:
        """Whether it ends here, between two actions."""
        raise NotImplementedError

    def stress_for(self, before: int, after: int) -> bool:
        return False

    @cached_property
    def action(self) -> Action:
        """Every action roll."""
        return Action(
            modifier=self.modifier,
            advantage=self.advantage,
            disadvantage=self.disadvantage,
            difficulty=self.difficulty,
        )

    def dice(self) -> Expression:
        return Together((self.action.dice(),) * self.most())

    def start(self) -> Dive:
        return Dive(0, self.countdown, self.countdown)

    def choices(self, state: Dive) -> tuple[str, ...]:
        """What may come next, the policy's choice first."""
        quiet = state.done > 0 and state.quiet < self.quiet
        return ("no-roll", "roll") if quiet else ("roll", "no-roll")

    def turns(self, state: Dive) -> tuple[Turn, ...]:
        if state.phase == "roll":
            return (Turn("action", f"action-{state.done + 1}", check=self.action),)
        if state.phase == "gm":
            spends = self.gm_move == "spend" or (self.gm_move != "keep" and state.offered == 2)
            return (Turn("gm-move", choices=("spend", "keep") if spends else ("keep", "spend")),)
        if self.over(state):
            return ()
        return (Turn("next", f"action-{state.done + 1}", choices=self.choices(state)),)

    def after(self, state: Dive, turn: Turn, told: str) -> Dive:
        if turn.key == "action":
            moved = replace(state, left=max(0, state.left - ticks(told, self.rule("underwater-tick"))))
            if option(told) and moved.left:
                return replace(moved, phase="gm", offered=option(told))
            return self._acted(moved, counts=True, rolled=True)
        if turn.key == "gm-move":
            spent = state.offered if told == "spend" else 0
            return self._acted(replace(state, left=max(0, state.left - spent)), counts=True, rolled=True)
        if told == "roll":
            return replace(state, phase="roll")
        if told == "surface":
            return self.surfaced(state)
        tick = ticks("no-roll", self.rule("underwater-tick"))
        return self._acted(replace(state, left=max(0, state.left - tick)), counts=tick > 0, rolled=False)

    def surfaced(self, state: Dive) -> Dive:
        """After coming up for air."""
        return replace(state, surfaced=True)

    def _acted(self, state: Dive, *, counts: bool, rolled: bool) -> Dive:
        """After an action, which may count as one in the sense of the countdown."""
        stress = state.stress + (counts and self.stress_for(state.before, state.left))
        return Dive(state.done + 1, state.left, state.left, stress, 0 if rolled else state.quiet + 1, state.surfaced)

    def explain(self, value: object = None, roll: object = None) -> tuple[Message, ...]:
        lines = [Message("daggerheart:explain-breath", start=self.countdown)]
        if self.gm_move != "keep":
            lines.append(Message(f"daggerheart:explain-gm-{self.gm_move}"))
        if self.quiet:
            lines.append(Message("daggerheart:explain-quiet", count=self.quiet))
        return (*lines, *self.action.explain())


@dataclass(frozen=True, kw_only=True)
class Breath(_Diving):
    """How long the breath lasts: the value is the number of actions until the countdown has ended."""

    key: ClassVar[str] = "breath"
    house_rules: ClassVar[tuple[str, ...]] = (UNDERWATER_TICK.key,)

    def most(self) -> int:
        return self.countdown * (self.quiet + 1)

    def over(self, state: Dive) -> bool:
        return state.left == 0 or state.done >= 10 * MOST_ACTIONS

    def verdict(self, state: Dive) -> None:
        return None

    def reachable(self) -> tuple[str, ...]:
        return ()

    def shown(self, value: Any) -> int:
        done: int = value.done
        return done

    def told(self, state: Dive) -> tuple[Message, ...]:
        return Message("daggerheart:explain-breath-ended", actions=state.done), Message("daggerheart:prompt-stress")


@dataclass(frozen=True, kw_only=True)
class Drowning(_Diving):
    """So many actions under water: the value is how often Stress must be marked after the breath is gone.

    A character without free Stress marks hit points instead. After `surface_after` actions it comes up for air once (0: never);
    the house rule surfacing says what that is worth.
    """

    key: ClassVar[str] = "drowning"
    outcome_keys: ClassVar[tuple[str, ...]] = ("hit-points", "stress", "out-of-breath", "breath-left")
    house_rules: ClassVar[tuple[str, ...]] = (UNDERWATER_TICK.key, STRESS_STARTS.key, SURFACING.key)

    actions: Annotated[int, Interval(ge=1, le=MOST_ACTIONS)]
    free_stress: Annotated[int, Interval(ge=0, le=12)] = 6
    surface_after: Annotated[int, Interval(ge=0, le=MOST_ACTIONS)] = 0

    def most(self) -> int:
        return self.actions

    def over(self, state: Dive) -> bool:
        return state.done == self.actions

    def choices(self, state: Dive) -> tuple[str, ...]:
        if self.surface_after and state.done == self.surface_after and not state.surfaced:
            return ("surface", *super().choices(state))
        return (*super().choices(state), "surface")

    def surfaced(self, state: Dive) -> Dive:
        left = self.countdown if self.rule("surfacing") == "reset" else state.left
        return replace(state, left=left, before=left, surfaced=True)

    def stress_for(self, before: int, after: int) -> bool:
        return costs_stress(before, after, self.rule("stress-starts"))

    def verdict(self, state: Dive) -> Outcome:
        if state.stress:
            return Outcome("hit-points" if state.stress > self.free_stress else "stress", state.stress)
        return Outcome("breath-left" if state.left else "out-of-breath", 0)

    def told(self, state: Dive) -> tuple[Message, ...]:
        lines = [Message("daggerheart:explain-drowning", actions=state.done, left=state.left, stress=state.stress)]
        if state.stress > self.free_stress:
            lines.append(Message("daggerheart:explain-overflow", hit_points=state.stress - self.free_stress))
        return tuple(lines)
