"""The broadcast inside one process."""

from __future__ import annotations

from wurfwerk.adapters.memory import MemoryBroadcast
from wurfwerk.table.event import Entry, Said


def test_listeners_hear_their_table_until_they_stop() -> None:
    broadcast = MemoryBroadcast()
    heard: list[tuple[str, int]] = []
    stop_one = broadcast.subscribe("a", lambda entry: heard.append(("one", entry.seq)))
    broadcast.subscribe("a", lambda entry: heard.append(("two", entry.seq)))
    broadcast.subscribe("b", lambda entry: heard.append(("other", entry.seq)))
    broadcast.publish("a", Entry(1, "", None, Said("x")))
    stop_one()
    stop_one()
    broadcast.publish("a", Entry(2, "", None, Said("x")))
    broadcast.publish("c", Entry(3, "", None, Said("x")))
    assert heard == [("one", 1), ("two", 1), ("two", 2)]


def test_a_listener_may_stop_while_it_hears() -> None:
    broadcast = MemoryBroadcast()
    heard: list[int] = []

    def once(entry: Entry) -> None:
        heard.append(entry.seq)
        stop()

    stop = broadcast.subscribe("a", once)
    broadcast.subscribe("a", lambda entry: heard.append(entry.seq))
    broadcast.publish("a", Entry(1, "", None, Said("x")))
    broadcast.publish("a", Entry(2, "", None, Said("x")))
    assert heard == [1, 1, 2]
