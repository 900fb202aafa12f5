"""Ports kept in this process alone: a store for tests and short evenings, a broadcast for one server."""

from __future__ import annotations

from wurfwerk.adapters.memory.broadcast import MemoryBroadcast as MemoryBroadcast
from wurfwerk.adapters.memory.store import MemoryStore as MemoryStore
