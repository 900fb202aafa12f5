"""How hard the tests try: `./dev test` is for every change, `./dev test --thorough` for the long laws."""

from __future__ import annotations

import os

THOROUGH = os.environ.get("WURFWERK_THOROUGH", "0") not in ("", "0")


def effort(cases: int) -> int:
    """The number of cases to try: `cases` when thorough, else a tenth of it, at least one."""
    return cases if THOROUGH else max(1, cases // 10)
