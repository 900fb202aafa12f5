"""What is counted in Daggerheart: Hope, Fear, Stress, hit points and armor slots as they are marked, countdowns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wurfwerk.message import Message
from wurfwerk.rules.resource import Resource

if TYPE_CHECKING:
    from wurfwerk.rules.resource import Held

HOPE, FEAR, STRESS = "hope", "fear", "stress"
HIT_POINTS, ARMOR_SLOTS = "hit-points", "armor-slots"
COUNTDOWN, COUNTDOWN_START, BREATH = "countdown", "countdown-start", "breath"

MOST_HOPE, MOST_FEAR = 6, 12
START_HOPE = 2
STRESS_SLOTS = 6
MOST_SLOTS = 12
"""More than any sheet has; what a character has stands in `Held.most`."""

RESOURCES = (
    Resource(HOPE, 0, MOST_HOPE, START_HOPE),
    Resource(FEAR, 0, MOST_FEAR, None, "gm"),
    Resource(STRESS, 0, MOST_SLOTS, 0),
    Resource(HIT_POINTS, 0, MOST_SLOTS, 0),
    Resource(ARMOR_SLOTS, 0, MOST_SLOTS, 0),
    Resource(BREATH, 0, 12, None),
    Resource(COUNTDOWN, 0, None, None, "table"),
    Resource(COUNTDOWN_START, 0, None, None, "table"),
)

_USUAL = {HOPE: MOST_HOPE, FEAR: MOST_FEAR, STRESS: STRESS_SLOTS, HIT_POINTS: 6, ARMOR_SLOTS: 0}


def most(held: Held, key: str) -> int:
    """How far a resource may rise: what the sheet says, else what is usual; never beyond the resource itself."""
    bound = held.most.get(key, _USUAL[key])
    return min(bound, {HOPE: MOST_HOPE, FEAR: MOST_FEAR}.get(key, MOST_SLOTS))


def gained(held: Held, key: str, amount: int) -> tuple[Held, Message]:
    """Hope or Fear more, up to the most; what is beyond it is lost, and that is said."""
    now = min(most(held, key), held[key] + amount)
    now = max(now, held[key])
    gain = Message(f"daggerheart:explain-{key}-gained", amount=now - held[key], held=now)
    return held.put(key, now), gain if now - held[key] == amount else Message(
        f"daggerheart:explain-{key}-full", held=now
    )


def stressed(held: Held, amount: int) -> tuple[Held, tuple[Message, ...]]:
    """Stress marked as far as it is free; where some cannot be marked, one hit point instead (DH-A17). With the last one Vulnerable."""
    free = max(0, most(held, STRESS) - held[STRESS])
    marks = min(free, amount)
    after = held.put(STRESS, held[STRESS] + marks)
    told = []
    if marks:
        told.append(Message("daggerheart:explain-stress-marked", amount=marks, held=after[STRESS]))
        if marks == free:
            told.append(Message("daggerheart:explain-vulnerable"))
    if marks < amount:
        after, more = wounded(after, 1)
        told += [Message("daggerheart:explain-stress-overflow"), *more]
    return after, tuple(told)


def wounded(held: Held, amount: int) -> tuple[Held, tuple[Message, ...]]:
    """Hit points marked, at most all of them; with the last one a death move."""
    last = most(held, HIT_POINTS)
    now = max(held[HIT_POINTS], min(last, held[HIT_POINTS] + amount))
    told = [Message("daggerheart:explain-hit-points-marked", amount=now - held[HIT_POINTS], held=now, most=last)]
    if now >= last and amount:
        told.append(Message("daggerheart:prompt-death-move"))
    return held.put(HIT_POINTS, now), tuple(told)
