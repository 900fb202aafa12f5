"""How an Open Legend character grows: experience gives points, points buy scores, every step costs the new score.

Source: core rules, chapter 1, "Gaining XP and Leveling Up".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wurfwerk.message import Message
from wurfwerk.rules.sheet import Price, Raise
from wurfwerk.systems.openlegend.attributes import (
    BUYABLE,
    HIGHEST,
    POINTS_PER_XP,
    START_FEAT_POINTS,
    START_POINTS,
    cost,
    highest_at,
    level_for,
    level_of,
)

if TYPE_CHECKING:
    from wurfwerk.systems.openlegend.character import Attributes

MOST_XP = 999
CURRENCY = "attribute-points"


def points(xp: int) -> int:
    """Attribute points given in all.

    >>> [points(xp) for xp in (0, 3, 27)]
    [40, 49, 121]
    """
    return START_POINTS + POINTS_PER_XP * xp


def feat_points(xp: int) -> int:
    """Feat points given in all: one with every experience point."""
    return START_FEAT_POINTS + xp


def spent(attributes: Attributes) -> int:
    """What the scores have cost. A score of 10 cannot be bought; it counts as if its last step had been one."""
    return sum(cost(score) for score in attributes.scores().values())


def raises(attributes: Attributes, xp: int) -> tuple[Raise, ...]:
    """One step up for every attribute below 10, and one experience point, which is awarded and costs nothing."""
    left = points(xp) - spent(attributes)
    steps = [_step(name, score, left, level_of(xp)) for name, score in attributes.scores().items() if score < HIGHEST]
    if xp < MOST_XP:
        why = Message("openlegend:price-xp", points=POINTS_PER_XP)
        steps.append(Raise("xp", Message("openlegend:sheet-xp"), xp, xp + 1, Price(0, CURRENCY, (why,))))
    return tuple(steps)


def _step(name: str, score: int, left: int, level: int) -> Raise:
    """The step of one attribute, with what stands against it."""
    then = score + 1
    label = Message(f"openlegend:sheet-attributes-{name}")
    refused = None
    if then > BUYABLE:
        refused = Message("openlegend:refused-ten", attribute=label)
    elif then > highest_at(level):
        refused = Message(
            "openlegend:refused-cap", attribute=label, score=then, level=level, needed=level_for(then) or 0
        )
    elif then > left:
        refused = Message("openlegend:refused-points", attribute=label, cost=then, left=left)
    why = (
        Message("openlegend:price-step", score=then),
        Message("openlegend:price-in-all", score=then, cost=cost(then)),
    )
    return Raise(f"attributes.{name}", label, score, then, Price(then, CURRENCY, why), refused)
