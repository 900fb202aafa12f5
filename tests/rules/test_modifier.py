"""Typed stacking: what counts, what does not, and why."""

from __future__ import annotations

from wurfwerk.rules.modifier import Modifier, Suppressed, stack


def test_the_highest_bonus_and_the_worst_penalty_of_a_type() -> None:
    low, high, mild, harsh = [Modifier("status", amount, str(amount)) for amount in (1, 3, -1, -2)]
    stacked = stack([low, high, mild, harsh])
    assert stacked.total == 1
    assert stacked.applied == (high, harsh)
    assert stacked.suppressed == (Suppressed(low, high, "higher-bonus"), Suppressed(mild, harsh, "worse-penalty"))


def test_of_equals_the_first_counts() -> None:
    first, second = Modifier("item", 2, "rune"), Modifier("item", 2, "other rune")
    assert stack([first, second]).applied == (first,)
    same = Modifier("item", 2, "rune")
    assert stack([same, same]).suppressed == (Suppressed(same, same, "higher-bonus"),)


def test_untyped_ones_add() -> None:
    assert stack([Modifier("untyped", -5), Modifier("untyped", -2), Modifier("untyped", 1)]).total == -6


def test_other_kinds_may_add() -> None:
    assert stack([Modifier("dodge", 1), Modifier("dodge", 2)], adding=frozenset({"dodge"})).total == 3


def test_nothing_is_nothing() -> None:
    assert stack([]).total == 0
