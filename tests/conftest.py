"""What every test shares: Hypothesis with fixed seeds, the measure of effort, and proofs of rules that may not be skipped."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from tests.effort import THOROUGH, effort
from tests.proofs import pytest_runtest_makereport as pytest_runtest_makereport

# Derandomized: a run tells about the code, not about luck. The example database would let an earlier run decide.
_FIXED = settings(derandomize=True, database=None, deadline=None, print_blob=True)
_THOROUGH = 2000
settings.register_profile("default", _FIXED, max_examples=60)
settings.register_profile("ci", _FIXED, max_examples=_THOROUGH // 10)
settings.register_profile("thorough", _FIXED, max_examples=_THOROUGH)
settings.load_profile("thorough" if THOROUGH else "ci" if os.environ.get("CI") == "true" else "default")


@pytest.fixture(name="effort", scope="session")
def _effort() -> object:
    """`effort(n)`: n when thorough, else a tenth; see `tests/effort.py`, which tests may import as well."""
    return effort
