"""Runs every test: the web front's with vitest, then the engine's with pytest, and closes with one line of numbers.

    python scripts/test.py [--thorough] [pytest options]

`--thorough` runs the long laws. With pytest options only pytest runs. Where no browser can be had, the tests that need
one are skipped and a notice says so at the end; with CI=true or WURFWERK_REQUIRE_BROWSER=1 that is a failure.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "test-results"
NO_TESTS_COLLECTED = 5
MOST_WORKERS = 4  # every one has a browser of its own
THOROUGH_SECONDS = "1800"  # for one test; without --thorough the limit stands in pyproject.toml


@dataclass(frozen=True)
class Count:
    """Numbers of tests."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: Count) -> Count:
        return Count(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed" + (f", {self.skipped} skipped" if self.skipped else "")


def count(report: Path) -> Count:
    """Read the numbers from a report in JUnit's format; none if there is no report."""
    if not report.is_file():
        return Count()
    total = Count()
    for case in ElementTree.parse(report).getroot().iter("testcase"):
        bad = case.find("failure") is not None or case.find("error") is not None
        left_out = case.find("skipped") is not None
        total += Count(failed=1) if bad else Count(skipped=1) if left_out else Count(passed=1)
    return total


def require_browser() -> bool:
    """Whether a missing browser is a failure."""
    return os.environ.get("CI") == "true" or os.environ.get("WURFWERK_REQUIRE_BROWSER", "0") not in ("", "0")


def browser() -> str | None:
    """The path of a Chromium, found or installed."""
    done = subprocess.run(
        [sys.executable, "scripts/browser.py"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False
    )
    return done.stdout.strip() or None


def front(report: Path) -> int:
    """Run the web front's tests. Returns the exit status."""
    command = [sys.executable, "build_hooks/front.py", "test", "--reporter=default", "--reporter=junit"]
    return subprocess.run([*command, f"--outputFile.junit={report}"], cwd=ROOT, check=False).returncode


def engine(report: Path, options: list[str], environment: dict[str, str]) -> int:
    """Run pytest, all tests on as many cores as there are. Returns the exit status."""
    workers = min(os.cpu_count() or 1, MOST_WORKERS)
    spread = ["-n", str(workers), "--dist", "worksteal"] if workers > 1 and not options else []
    command = [sys.executable, "-m", "pytest", f"--junitxml={report}", *spread, *options]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def main(arguments: list[str]) -> int:
    """Run the tests. Returns the exit status."""
    options = [argument for argument in arguments if argument != "--thorough"]
    environment = dict(os.environ)
    if len(options) < len(arguments):
        environment["WURFWERK_THOROUGH"] = "1"
        environment["PYTEST_TIMEOUT"] = THOROUGH_SECONDS
    RESULTS.mkdir(exist_ok=True)
    reports = {"web front": RESULTS / "front.xml", "engine": RESULTS / "engine.xml"}
    for report in reports.values():
        report.unlink(missing_ok=True)

    troubles = []
    chromium = browser()
    if chromium:
        environment["WURFWERK_CHROMIUM"] = chromium
    elif require_browser():
        troubles.append("a browser is required (CI or WURFWERK_REQUIRE_BROWSER), and none could be had: see above")
    if not options and (status := front(reports["web front"])):
        troubles.append(f"the web front's tests ended with status {status}")
    status = engine(reports["engine"], options, environment)
    if status == NO_TESTS_COLLECTED:
        troubles.append("pytest found no tests")
    elif status:
        troubles.append(f"pytest ended with status {status}")

    numbers = {name: count(report) for name, report in reports.items()}
    print()
    if not chromium:
        print("=" * 96)
        print(
            "NOT TESTED: the live table in a browser (tests/browser). No Chromium was found and none could be installed;"
        )
        print("the reasons stand at the top. Install one, or name it: WURFWERK_CHROMIUM=/path/to/chromium ./dev test")
        print("=" * 96)
    for trouble in troubles:
        print(f"FAILED: {trouble}")
    if not options:
        print("; ".join(f"{name}: {number}" for name, number in numbers.items()))
    total = sum(numbers.values(), Count())
    print(f"{total} - FAILED, see above" if troubles else total, flush=True)
    return 1 if troubles else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
