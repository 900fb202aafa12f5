"""The system's clock."""

from __future__ import annotations

from datetime import UTC, datetime
from time import monotonic


class SystemClock:
    """Fills `play.ports.Clock`."""

    def now(self) -> str:
        return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def steady(self) -> float:
        return monotonic()
