"""Where faces come from: fair, repeatable, and typed-in faces checked one by one."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from wurfwerk.dice import chance as chances
from wurfwerk.dice.chance import (
    SYSTEM,
    FacesError,
    RecordedChance,
    ScriptedChance,
    SeededChance,
    SystemChance,
    face_at,
    has_face,
    several,
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


@pytest.mark.parametrize("die", [Die(1), Die(6), Die(255), Die(256), Die(257), FATE, WEIGHTED])
@pytest.mark.parametrize("count", [0, 1, 3, 5_000])
def test_several_faces_at_once(die: Die, count: int) -> None:
    source = SystemChance()
    for _ in range(3):
        faces = source.several(die, count)
        assert len(faces) == count
        assert all(has_face(die, face) for face in faces)


@pytest.mark.parametrize("die", [Die(6), Die(200), Die(256), FATE, WEIGHTED])
def test_each_way_has_equally_many_bytes(die: Die, monkeypatch: pytest.MonkeyPatch) -> None:
    """From every byte once, each face comes as often as its weight says; what would favour some is rejected."""
    monkeypatch.setattr(chances, "urandom", lambda size: bytes(range(256)) * (size // 256))
    each = 256 // ways(die)
    counted = Counter(SystemChance().several(die, each * ways(die)))
    assert counted == Counter({face_at(die, way): 0 for way in range(ways(die))}) + Counter(
        [face_at(die, way) for way in range(ways(die)) for _ in range(each)]
    )


@pytest.mark.parametrize("die", [Die(6), Die(10**6), FATE, WEIGHTED])
def test_a_seed_gives_the_same_faces_one_by_one_and_at_once(die: Die) -> None:
    single, together = SeededChance(3), SeededChance(3)
    assert list(several(together, die, 40)) == [single.throw(die) for _ in range(40)]


def test_several_faces_of_a_chance_that_only_throws() -> None:
    """Typed-in faces are checked one by one, and what was given before the first that does not fit is written down."""
    source = RecordedChance(ScriptedChance([1, 2, 7]))
    assert several(source, Die(6), 2) == [1, 2]
    with pytest.raises(FacesError):
        several(source, Die(6), 1)
    short = RecordedChance(ScriptedChance([4, 5]))
    with pytest.raises(FacesError):
        several(short, Die(6), 3)
    assert (source.faces, short.faces) == ([1, 2], [4, 5])


def test_a_child_process_throws_its_own_faces() -> None:
    """What lay ready before a fork would fall in both."""
    SYSTEM.several(Die(6), 1)
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(write, bytes(SYSTEM.several(Die(6), 60)))
        os._exit(0)
    os.waitpid(child, 0)
    assert os.read(read, 60) != bytes(SYSTEM.several(Die(6), 60))
    os.close(read)
    os.close(write)


def test_threads_share_one_chance_without_sharing_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each face of a block is handed out once: with counted bytes in place of random ones, no place comes twice."""
    from threading import Thread

    blocks = iter(range(10**6))
    monkeypatch.setattr(chances, "urandom", lambda size: bytes([next(blocks) % 250] * size))
    source = SystemChance()
    taken: list[list[int]] = [[] for _ in range(4)]

    def take(mine: list[int]) -> None:
        for _ in range(3_000):
            mine.extend(source.several(Die(250), 7))

    threads = [Thread(target=take, args=(mine,)) for mine in taken]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(map(len, taken)) == 4 * 3_000 * 7
    most = Counter(face for mine in taken for face in mine)
    assert max(most.values()) <= chances.BLOCK


def test_dice_of_any_faces_do_not_pile_up() -> None:
    source = SystemChance()
    for number in range(chances.STOCKS + 10):
        source.throw(Die("x", ((number, 1), (number + 1, 1))))
    assert len(source._stocks) <= chances.STOCKS
