"""Limits of how often: a bucket of tokens for each seat or address, `rate` new ones a second, never more than `burst`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wurfwerk.play.ports import Clock

BURST = 3
"""A full bucket holds so many seconds' worth, unless told otherwise."""
MOST = 20_000
"""Buckets kept at most; full ones are thrown away first, they are as good as none."""


class Limit:
    """`rate` a second for each key, with a burst of so many seconds' worth; 0: no limit."""

    def __init__(self, rate: float, clock: Clock, burst: float = BURST) -> None:
        self.rate = rate
        self._burst = max(1.0, rate * burst)
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Whether there is still room for something of this cost; if so, it is used up."""
        if self.rate <= 0:
            return True
        level, now = self._level(key)
        enough = level >= cost
        self._buckets[key] = (level - cost if enough else level, now)
        return enough

    def charge(self, key: str, seconds: float) -> None:
        """Use up so many seconds' worth for work whose cost came to light later; a bucket may owe, and lets nothing pass until it is paid."""
        if self.rate > 0:
            level, now = self._level(key)
            self._buckets[key] = (level - seconds * self.rate, now)

    def _level(self, key: str) -> tuple[float, float]:
        now = self._clock.steady()
        if len(self._buckets) >= MOST and key not in self._buckets:
            self._forget(now)
        level, then = self._buckets.get(key, (self._burst, now))
        return min(self._burst, level + (now - then) * self.rate), now

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again; if all are in use, the oldest half."""
        full = [key for key, (level, then) in self._buckets.items() if level + (now - then) * self.rate >= self._burst]
        for key in full or list(self._buckets)[: MOST // 2]:
            del self._buckets[key]
