"""All measurements side by side in one run, as tables of ratios with targets.

    ./dev bench                         every section; writes docs/benchmarks.md
    ./dev bench start rolling           some sections; prints only
    ./dev bench --rows "roll 4d6"       the rows of any section whose name begins so; prints only

This is a measurement, never a test: it ends with status 0 whatever it sees, unless no row was wanted.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench import bulk, exact, rolling, start, writing  # noqa: E402
from bench.page import document, printed, summary  # noqa: E402
from bench.peers import environment  # noqa: E402
from bench.process import WHOLE, Run, say  # noqa: E402

SECTIONS = {
    "start": start.measure,
    "writing": writing.measure,
    "rolling": rolling.measure,
    "bulk": bulk.measure,
    "exact": exact.measure,
}
"""The quick ones first, so that they are never cut."""
PAGE = ROOT / "docs" / "benchmarks.md"


def main(arguments: list[str] | None = None) -> int:
    options = argparse.ArgumentParser(
        prog="./dev bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("sections", nargs="*", metavar="SECTION", help=", ".join(SECTIONS))
    options.add_argument("--rows", default="", metavar="PREFIX")
    options.add_argument("--rounds", type=int, default=7, help="fewer for a quick look")
    options.add_argument("--page", type=Path, metavar="FILE", help="write the page there, even of a part")
    given = options.parse_args(arguments)
    unknown = [name for name in given.sections if name not in SECTIONS]
    if unknown or given.rounds < 1:
        options.error(f"no section {unknown[0]}: {', '.join(SECTIONS)}" if unknown else "--rounds: at least 1")
    page = given.page or (None if given.sections or given.rows else PAGE)
    began, load = time.monotonic(), os.getloadavg()[0]
    peers = environment()
    for name, reason in peers.missing.items():
        say(f"missing: {name} ({reason})")
    run = Run(given.rows, given.rounds, began + WHOLE)
    sections = []
    for name in given.sections or SECTIONS:
        say(f"section {name}")
        section = SECTIONS[name](run, peers)
        if section is not None:
            sections.append(section)
            print(f"\n{printed(section)}\n", flush=True)
    if not sections:
        options.error(f"no row begins with {given.rows!r}")
    print(f"## All figures\n\n{summary(sections)}" if len(sections) > 1 else summary(sections))
    if page is not None:
        page.write_text(document(sections, peers, (load, os.getloadavg()[0]), time.monotonic() - began), "utf-8")
        print(f"\n{page}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
