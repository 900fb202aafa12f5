"""Long logs are said without keeping everybody else waiting."""

from __future__ import annotations

import asyncio

from wurfwerk.frontends.web.speech import entry_documents
from wurfwerk.table.event import Entry, Hidden, Said

ENTRIES = [Entry(seq, "", "m", Said(str(seq))) if seq % 2 else Hidden(seq) for seq in range(1, 201)]


def test_others_have_a_turn_between_two_entries() -> None:
    async def work() -> tuple[int, list[int]]:
        turns = 0

        async def other() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.ensure_future(other())
        said = [document["seq"] async for document in entry_documents(ENTRIES, "de")]
        task.cancel()
        return turns, said

    turns, said = asyncio.run(work())
    assert said == list(range(1, 201)) and turns >= 199
