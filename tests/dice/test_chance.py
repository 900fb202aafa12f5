"""Where faces come from: fair, repeatable, and typed-in faces checked one by one."""

from __future__ import annotations

from collections import Counter

import pytest

from wurfwerk.dice import chance as chances
from wurfwerk.dice.chance import (
    FacesError,
    RecordedChance,
    ScriptedChance,
    SeededChance,
    SystemChance,
    face_at,
    has_face,
    ways,
)
from wurfwerk.dice.expression import FATE
from wurfwerk.dice.shapes import Die

WEIGHTED = Die(4, ((-2, 3), (7, 1)))


@pytest.mark.parametrize("die", [Die(1), Die(2), Die(6), Die(256), Die(257), Die(10**9), FATE, WEIGHTED])
def test_system_faces_are_faces_of_the_die(die: Die) -> None:
    source = SystemChance()
    assert all(has_face(die, source.throw(die)) for _ in range(300))


def test_every_byte_is_used_by_rejection_never_by_remainder(monkeypatch: pytest.MonkeyPatch) -> None:
    """All 256 bytes in turn: a d6 takes the three low bits, so each face must come from equally many bytes."""
    monkeypatch.setattr(chances, "urandom", lambda size: bytes(i % 256 for i in range(size)))
    source = SystemChance()
    # 8 groups of 32 equal top bits; two of eight are rejected, 192 faces remain of each full cycle.
    counted = Counter(source.throw(Die(6)) for _ in range(192))
    assert counted == dict.fromkeys(range(1, 7), 32)


@pytest.mark.parametrize("die", [Die(1), Die(6), Die(100), Die(10**9), FATE])
def test_a_seed_repeats(die: Die) -> None:
    first, second, other = SeededChance(7), SeededChance(7), SeededChance("another")
    drawn = [first.throw(die) for _ in range(50)]
    assert drawn == [second.throw(die) for _ in range(50)]
    assert ways(die) == 1 or drawn != [other.throw(die) for _ in range(50)]


def test_seeded_faces_stay_the_same_from_release_to_release() -> None:
    source = SeededChance(2026)
    assert [source.throw(Die(20)) for _ in range(8)] == SEEDED_2026


SEEDED_2026 = [4, 11, 17, 17, 4, 8, 20, 20]


def test_a_weighted_die_falls_by_its_weights() -> None:
    assert [face_at(WEIGHTED, way) for way in range(ways(WEIGHTED))] == [-2, -2, -2, 7]


def test_scripted_faces_come_in_order_and_must_fit() -> None:
    source = ScriptedChance([3, 9])
    assert source.throw(Die(6)) == 3
    with pytest.raises(FacesError) as impossible:
        source.throw(Die(6))
    assert (impossible.value.key, impossible.value.position) == ("impossible-face", 2)
    with pytest.raises(FacesError) as left:
        source.finish()
    assert (left.value.key, left.value.message.arguments["left"]) == ("left-over-faces", 1)
    assert source.throw(Die(10)) == 9
    source.finish()
    with pytest.raises(FacesError) as few:
        source.throw(Die(6))
    assert few.value.key == "too-few-faces"


def test_recorded_faces_replay() -> None:
    record = RecordedChance(SeededChance(1))
    drawn = [record.throw(Die(6)) for _ in range(9)]
    assert record.faces == drawn
