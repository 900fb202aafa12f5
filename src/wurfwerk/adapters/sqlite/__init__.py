"""The store in one SQLite file: one writer thread, group commit, readers beside it."""

from __future__ import annotations

from wurfwerk.adapters.sqlite.store import SqliteStore as SqliteStore
