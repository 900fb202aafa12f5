"""A broadcast inside one process: listeners are called at once, in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from wurfwerk.table.event import Entry


class MemoryBroadcast:
    """Fills `play.ports.Broadcast`."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Callable[[Entry], None]]] = {}

    def publish(self, table: str, entry: Entry) -> None:
        for listener in tuple(self._listeners.get(table, ())):
            listener(entry)

    def subscribe(self, table: str, listener: Callable[[Entry], None]) -> Callable[[], None]:
        self._listeners.setdefault(table, []).append(listener)

        def stop() -> None:
            listeners = self._listeners.get(table, [])
            if listener in listeners:
                listeners.remove(listener)
            if not listeners:
                self._listeners.pop(table, None)

        return stop
