"""Who waits for whom at the odds desk, by counting."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING

import pytest

from tests.live_server import StoppedClock
from wurfwerk.dice.cost import TooCostly
from wurfwerk.frontends.web import desk
from wurfwerk.frontends.web.bench import SECONDS
from wurfwerk.frontends.web.desk import MOST_OF_ONE, MOST_WAITING, OddsDesk
from wurfwerk.frontends.web.odds import Question, quickly
from wurfwerk.message import Message
from wurfwerk.play.rate import Limit
from wurfwerk.table.error import TableError

if TYPE_CHECKING:
    from collections.abc import Coroutine

COSTLY = ("500d6", "501d6", "502d6", "503d6", "504d6", "505d6")


class Kitchen:
    """A costly lane that answers when it is told to."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.charged: list[tuple[str, float]] = []
        self.open = asyncio.Event()
        self.desk = OddsDesk(self._charge, self._cook)

    def _charge(self, address: str, seconds: float) -> None:
        if seconds > 0:  # what is given back comes later
            self.charged.append((address, seconds))

    async def _cook(self, question: Question, _: str) -> bytes:
        self.begun.append(question.target)
        await self.open.wait()
        return question.target.encode()

    def ask(self, target: str, address: str) -> asyncio.Task[bytes]:
        return asyncio.ensure_future(self.desk.answer(Question(target=target), "en", address))

    async def waits(self, count: int) -> None:
        """Until so many costly questions have been charged."""
        while len(self.charged) < count:
            await asyncio.sleep(0)


def run(work: Coroutine[None, None, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def test_a_quick_question_overtakes_all_costly_ones() -> None:
    async def work() -> None:
        kitchen = Kitchen()
        costly = [kitchen.ask(target, f"@{target}") for target in COSTLY[:4]]
        await kitchen.waits(4)
        assert b'"max":19' in await kitchen.ask("2d6+7", "@quick")
        assert not any(task.done() for task in costly)
        kitchen.open.set()
        assert [await task for task in costly] == [target.encode() for target in COSTLY[:4]]
        await kitchen.desk.close()

    run(work())


def test_an_address_has_one_costly_question_under_way() -> None:
    async def work() -> None:
        kitchen = Kitchen()
        own = [kitchen.ask(target, "@one") for target in COSTLY[:3]]
        await kitchen.waits(3)
        other = kitchen.ask(COSTLY[3], "@other")
        await kitchen.waits(4)
        await asyncio.sleep(0)
        assert kitchen.begun == [COSTLY[0], COSTLY[3]]
        assert kitchen.charged == [("@one", SECONDS)] * 3 + [("@other", SECONDS)]
        kitchen.open.set()
        await asyncio.gather(*own, other)
        await kitchen.desk.close()

    run(work())


def test_too_many_costly_questions_of_one_address_are_sent_away() -> None:
    async def work() -> None:
        kitchen = Kitchen()
        own = [kitchen.ask(target, "@one") for target in COSTLY[:MOST_OF_ONE]]
        await kitchen.waits(MOST_OF_ONE)
        with pytest.raises(TableError) as error:
            await kitchen.ask(COSTLY[MOST_OF_ONE], "@one")
        assert error.value.key == "too-fast"
        kitchen.open.set()
        await asyncio.gather(*own)
        assert await kitchen.ask(COSTLY[MOST_OF_ONE], "@one") == COSTLY[MOST_OF_ONE].encode()
        await kitchen.desk.close()

    run(work())


def test_two_who_ask_share_no_answer() -> None:
    """What the GM has asked of a secret difficulty makes nobody else's question quicker: each is worked out anew."""

    async def work() -> None:
        kitchen = Kitchen()
        waiting = [kitchen.ask(COSTLY[0], "@gm"), kitchen.ask(COSTLY[0], "@player")]
        await kitchen.waits(2)
        kitchen.open.set()
        await asyncio.gather(*waiting)
        for address in ("@gm", "@player", "@gm"):
            await kitchen.ask(COSTLY[0], address)
        assert kitchen.begun == [COSTLY[0]] * 5 and len(kitchen.charged) == 5
        await kitchen.desk.close()

    run(work())


def test_a_quick_question_is_worked_out_anew_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def counted(question: Question, language: str) -> bytes | None:
        asked.append(question.target)
        return quickly(question, language)

    monkeypatch.setattr(desk, "quickly", counted)

    async def work() -> None:
        kitchen = Kitchen()
        check = Question(target="openlegend.action", parameters={"attribute": 5, "challenge": 20})
        answers = [await kitchen.desk.answer(check, "en", address) for address in ("@gm", "@player", "@player")]
        assert len(asked) == 3 and len(set(answers)) == 1
        await kitchen.desk.close()

    run(work())


def test_who_stops_asking_leaves_the_line() -> None:
    async def work() -> None:
        kitchen = Kitchen()
        own = [kitchen.ask(COSTLY[0], "@one") for _ in range(MOST_OF_ONE)]
        await kitchen.waits(MOST_OF_ONE)
        for task in own[1:]:
            task.cancel()
        await asyncio.gather(*own[1:], return_exceptions=True)
        kitchen.open.set()
        assert await kitchen.ask(COSTLY[1], "@one") == COSTLY[1].encode()
        assert await own[0] == COSTLY[0].encode() and kitchen.begun == [COSTLY[0], COSTLY[1]]
        await kitchen.desk.close()

    run(work())


def test_the_line_is_bounded() -> None:
    async def work() -> None:
        kitchen = Kitchen()
        all_of_them = [kitchen.ask(f"{500 + number}d6", f"@{number}") for number in range(MOST_WAITING)]
        await kitchen.waits(MOST_WAITING)
        with pytest.raises(TableError) as error:
            await kitchen.ask("2d6", "@late")
        assert error.value.key == "too-fast"
        kitchen.open.set()
        await asyncio.gather(*all_of_them)
        await kitchen.desk.close()

    run(work())


def test_what_is_costly_is_paid_by_its_address() -> None:
    async def work() -> None:
        limit = Limit(20, StoppedClock())
        desk = OddsDesk(
            limit.charge, _at_once, count(0, 2).__next__
        )  # two seconds pass between any two looks at the clock
        for target in COSTLY[:3]:
            await desk.answer(Question(target=target), "en", "@one")
        assert not limit.take("@one") and limit.take("@other")
        await desk.answer(Question(target="2d6"), "en", "@other")
        assert sum(limit.take("@other") for _ in range(100)) == 59
        await desk.close()

    run(work())


def test_what_is_not_needed_is_given_back() -> None:
    """Rounded up to tenths: 3/100 of a second cost 2 of 60 requests. An answer that is a refusal, or whose asker has gone, is paid alike."""

    async def refused(question: Question, _: str) -> bytes:
        raise TooCostly(Message("table-too-costly-time"))

    async def work() -> None:
        limit = Limit(20, StoppedClock())
        desk = OddsDesk(limit.charge, _at_once, count(0, 0.03).__next__)
        for target in COSTLY:
            await desk.answer(Question(target=target), "en", "@one")
        await desk.close()
        desk = OddsDesk(limit.charge, refused, count(0, 0.03).__next__)
        with pytest.raises(TooCostly):
            await desk.answer(Question(target=COSTLY[0]), "en", "@one")
        assert sum(limit.take("@one") for _ in range(100)) == 60 - 2 * (len(COSTLY) + 1)
        await desk.close()

    run(work())


async def _at_once(question: Question, _: str) -> bytes:
    return question.target.encode()
