"""Limits of how often."""

from __future__ import annotations

from wurfwerk.play import rate
from wurfwerk.play.rate import Limit


class HandClock:
    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> str:
        return ""

    def steady(self) -> float:
        return self.time


def test_a_burst_and_then_so_many_a_second() -> None:
    clock = HandClock()
    limit = Limit(20, clock)
    assert sum(limit.take("a") for _ in range(200)) == 60
    assert limit.take("b")
    clock.time += 1
    assert sum(limit.take("a") for _ in range(200)) == 20
    clock.time += 1000
    assert sum(limit.take("a") for _ in range(200)) == 60


def test_nought_is_no_limit() -> None:
    limit = Limit(0, HandClock())
    assert all(limit.take("a") for _ in range(10_000))


def test_slow_rates_still_let_something_through() -> None:
    clock = HandClock()
    limit = Limit(0.1, clock)
    assert limit.take("a") and not limit.take("a")
    clock.time += 10
    assert limit.take("a")


def test_buckets_do_not_grow_without_bound(monkeypatch: object) -> None:
    clock = HandClock()
    limit = Limit(1, clock)
    for number in range(rate.MOST + 10):
        limit.take(str(number))
    assert len(limit._buckets) <= rate.MOST
    clock.time += 100
    limit.take("one more")
    assert len(limit._buckets) <= rate.MOST
