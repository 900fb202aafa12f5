"""Changes of countdowns: start and move one, act under water, come up for air.  Source: system reference; optional mechanics for the GM."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from annotated_types import Interval

from wurfwerk.message import Message
from wurfwerk.rules.error import forbidden
from wurfwerk.rules.resource import Changed, Held, Transition
from wurfwerk.systems.daggerheart import under_water
from wurfwerk.systems.daggerheart.countdowns import Countdown, Kind, Loop, advance
from wurfwerk.systems.daggerheart.house_rules import HOUSE_RULES, STRESS_STARTS, SURFACING, UNDERWATER_TICK
from wurfwerk.systems.daggerheart.resources import BREATH, COUNTDOWN, COUNTDOWN_START, HIT_POINTS, STRESS, stressed


@dataclass(frozen=True, kw_only=True)
class StartCountdown(Transition):
    """A countdown begins at a number that is set, or at the face of a fate roll."""

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "start-countdown"
    rule_number: ClassVar[str] = "DH-03"
    moves: ClassVar[tuple[str, ...]] = (COUNTDOWN, COUNTDOWN_START)
    system_rules = HOUSE_RULES

    start: Annotated[int, Interval(ge=1, le=30)]

    def apply(self, held: Held) -> Changed:
        after = held.put(COUNTDOWN, self.start).put(COUNTDOWN_START, self.start)
        return Changed(after, (Message("daggerheart:explain-start", start=self.start),))


@dataclass(frozen=True, kw_only=True)
class TickCountdown(Transition):
    """An action roll moves a countdown by its kind; at 0 it triggers, and a loop begins anew."""

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "tick-countdown"
    rule_number: ClassVar[str] = "DH-P11"
    moves: ClassVar[tuple[str, ...]] = (COUNTDOWN, COUNTDOWN_START)
    system_rules = HOUSE_RULES

    outcome: Literal[
        "critical-success", "success-with-hope", "success-with-fear", "failure-with-hope", "failure-with-fear"
    ]
    kind: Kind = "standard"
    loop: Loop = "once"

    def apply(self, held: Held) -> Changed:
        if held[COUNTDOWN] <= 0:
            raise forbidden("outcome", Message("daggerheart:forbidden-no-countdown"))
        before = Countdown(max(held[COUNTDOWN_START], 1), held[COUNTDOWN])
        moved = before.moved(advance(self.kind, self.outcome), self.loop)
        after = held.put(COUNTDOWN, moved.left).put(COUNTDOWN_START, moved.start)
        told = [Message("daggerheart:explain-countdown-triggers")] if moved.triggered else []
        return Changed(after, (*told, Message("daggerheart:explain-left", left=moved.left)))


@dataclass(frozen=True, kw_only=True)
class Dive(Transition):
    """A character who cannot breathe water goes under it: a standard countdown of 3 begins."""

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "dive"
    rule_number: ClassVar[str] = "DH-08"
    moves: ClassVar[tuple[str, ...]] = (BREATH,)
    system_rules = HOUSE_RULES

    def apply(self, held: Held) -> Changed:
        told = Message("daggerheart:explain-breath", start=under_water.BREATH)
        return Changed(held.put(BREATH, under_water.BREATH), (told,))


@dataclass(frozen=True, kw_only=True)
class ActUnderWater(Transition):
    """An action under water: the countdown moves, the GM may spend a move where the roll allows it, and without breath it costs Stress.

    counted         the GM counts an action without a roll
    gm_spends       the GM spends the GM move
    breathes_water  the countdown means nothing to the character
    """

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "act-under-water"
    rule_number: ClassVar[str] = "DH-08"
    moves: ClassVar[tuple[str, ...]] = (BREATH, STRESS, HIT_POINTS)
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (UNDERWATER_TICK.key, STRESS_STARTS.key)

    action: Literal[
        "no-roll", "reaction", "critical-success", "success-with-hope", "success-with-fear", "failure-with-hope",
        "failure-with-fear",
    ]  # fmt: skip
    counted: bool = False
    gm_spends: bool = False
    breathes_water: bool = False

    def validate(self) -> None:
        if self.counted and self.action != "no-roll":
            raise forbidden("counted", Message("daggerheart:forbidden-counted"))
        if self.gm_spends and not under_water.option(self.action):
            raise forbidden("gm-spends", Message("daggerheart:forbidden-gm-move"))

    def apply(self, held: Held) -> Changed:
        if self.breathes_water:
            return Changed(held, (Message("daggerheart:explain-breathes-water"),))
        steps = under_water.ticks(self.action, self.rule("underwater-tick"), counted=self.counted)
        if not steps:
            return Changed(held, (Message("daggerheart:explain-no-tick"),))
        before = held[BREATH]
        steps += under_water.option(self.action) if self.gm_spends else 0
        after = held.put(BREATH, max(0, before - steps))
        told = [Message("daggerheart:explain-left", left=after[BREATH])]
        if before and not after[BREATH]:
            told.append(Message("daggerheart:prompt-stress"))
        if under_water.costs_stress(before, after[BREATH], self.rule("stress-starts")):
            after, more = stressed(after, 1)
            told += more
        return Changed(after, tuple(told))


@dataclass(frozen=True, kw_only=True)
class Surface(Transition):
    """A character comes up for air; the house rule surfacing says what that is worth."""

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "surface"
    rule_number: ClassVar[str] = "DH-10"
    moves: ClassVar[tuple[str, ...]] = (BREATH,)
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (SURFACING.key,)

    def apply(self, held: Held) -> Changed:
        left = under_water.BREATH if self.rule("surfacing") == "reset" else held[BREATH]
        return Changed(held.put(BREATH, left), (Message("daggerheart:explain-left", left=left),))
