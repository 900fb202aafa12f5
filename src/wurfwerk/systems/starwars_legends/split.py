"""The share of a dice pool that one of several actions in a round gets."""

from __future__ import annotations


def share(pool: int, actions: int, action: int, remainder: str) -> int:
    """Dice of action number `action` (from 1). `remainder`: "first-actions" get one more each, or it is "lost".

    Law: under "first-actions" the shares of all actions add up to the pool.

    >>> [share(7, 2, action, "first-actions") for action in (1, 2)], [share(7, 2, action, "lost") for action in (1, 2)]
    ([4, 3], [3, 3])
    """
    each, left = divmod(pool, actions)
    return each + (1 if remainder == "first-actions" and action <= left else 0)
