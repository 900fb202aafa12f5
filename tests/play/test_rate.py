"""Limits of how often."""

from __future__ import annotations

from tests.live_server import StoppedClock
from wurfwerk.play import rate
from wurfwerk.play.rate import Limit


def test_a_burst_and_then_so_many_a_second() -> None:
    clock = StoppedClock()
    limit = Limit(20, clock)
    assert sum(limit.take("a") for _ in range(200)) == 60
    assert limit.take("b")
    clock.time += 1
    assert sum(limit.take("a") for _ in range(200)) == 20
    clock.time += 1000
    assert sum(limit.take("a") for _ in range(200)) == 60


def test_nought_is_no_limit() -> None:
    limit = Limit(0, StoppedClock())
    assert all(limit.take("a") for _ in range(10_000))


def test_slow_rates_still_let_something_through() -> None:
    clock = StoppedClock()
    limit = Limit(0.1, clock)
    assert limit.take("a") and not limit.take("a")
    clock.time += 10
    assert limit.take("a")


def test_buckets_do_not_grow_without_bound(monkeypatch: object) -> None:
    clock = StoppedClock()
    limit = Limit(1, clock)
    for number in range(rate.MOST + 10):
        limit.take(str(number))
    assert len(limit._buckets) <= rate.MOST
    clock.time += 100
    limit.take("one more")
    assert len(limit._buckets) <= rate.MOST


def test_what_came_to_cost_more_is_paid_before_anything_else_passes() -> None:
    clock = StoppedClock()
    limit = Limit(20, clock)
    limit.charge("a", 5)
    assert not limit.take("a") and limit.take("b")
    clock.time += 2
    assert not limit.take("a")
    clock.time += 0.06
    assert limit.take("a") and not limit.take("a")
    free = Limit(0, clock)
    free.charge("a", 1_000)
    assert free.take("a")
