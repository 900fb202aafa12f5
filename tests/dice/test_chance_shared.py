"""One chance in several threads and processes: no face falls for two throws, and no child process throws what its parent throws."""

from __future__ import annotations

import os
import sys
from threading import Thread
from typing import TYPE_CHECKING

import pytest

from wurfwerk.dice import chance as chances
from wurfwerk.dice import everyday
from wurfwerk.dice.chance import SystemChance
from wurfwerk.dice.expression import Dice
from wurfwerk.dice.operators.keep import Keep
from wurfwerk.dice.roll import compiled
from wurfwerk.dice.shapes import Die

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from wurfwerk.dice.expression import Expression

POOL = Dice(16, 256)
BEST = Keep(POOL, "highest", 15)
"""Sixteen faces of 256 are the same by chance once in 2^128 throws."""


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads change as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def side_by_side(take: Callable[[], object], times: int) -> list[object]:
    """What four threads take, each so many times."""
    taken: list[list[object]] = [[] for _ in range(4)]

    def work(mine: list[object]) -> None:
        mine.extend(take() for _ in range(times))

    threads = [Thread(target=work, args=(mine,)) for mine in taken]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [one for mine in taken for one in mine]


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("expression", [POOL, BEST])
def test_threads_share_a_compiled_throw(expression: Expression) -> None:
    throw = compiled(expression, SystemChance())
    faces = side_by_side(lambda: tuple(throw().faces), 5_000)
    assert len(set(faces)) == len(faces)


@pytest.mark.usefixtures("restless")
def test_threads_share_large_numbers() -> None:
    source = SystemChance()
    drawn = side_by_side(lambda: source.below(2**128), 5_000)
    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize(("expression", "kind"), [(POOL, "PoolThrow"), (BEST, "OneOutThrow")])
def test_faces_are_cut_out_before_anything_is_called(
    expression: Expression, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where another thread may come in, when the record of the throw is made, it takes everything that lies ready."""
    source = SystemChance()
    others: list[tuple[int, ...]] = []
    plain: type = getattr(everyday, kind)

    def made() -> object:
        others.extend(tuple(source.several(Die(256), 16)) for _ in range(2 * chances.BLOCK // 16))
        return plain()

    throw = compiled(expression, source)
    throw()
    monkeypatch.setattr(everyday, kind, made)
    mine = [tuple(throw().faces) for _ in range(5)]
    assert len({*mine, *others}) == len(mine) + len(others)


def test_a_child_process_throws_its_own_faces_from_a_stock_that_was_dropped() -> None:
    """So many kinds of dice that the stock of a compiled throw is no longer found by its die: the throw still has it."""
    source = SystemChance()
    throw = compiled(Dice(16, 200), source)
    throw()
    for number in range(chances.STOCKS + 1):
        source.throw(Die("x", ((number, 1), (number + 1, 1))))
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        source.forget()
        os.write(write, bytes(throw().faces))
        os._exit(0)
    os.waitpid(child, 0)
    assert os.read(read, 16) != bytes(throw().faces)
    os.close(read)
    os.close(write)


def test_stocks_that_nobody_holds_are_let_go() -> None:
    source = SystemChance()
    for number in range(3 * chances.STOCKS):
        source.throw(Die("x", ((number, 1), (number + 1, 1))))
    assert len(source._held) <= chances.STOCKS
