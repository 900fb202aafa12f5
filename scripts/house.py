"""Checks rules of the house that no other tool knows: locks without hosts, short files, rooms with names that mean something.

python scripts/house.py     complaints, one a line; status 1 if there are any
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
MOST_LINES = 400
CODE = {".py", ".ts", ".svelte", ".css", ".sh"}
PLACES = ("src", "web", "tests", "scripts", "build_hooks", "bench", "docs")
NOT_OURS = {"node_modules", "static", "_build", "__pycache__", "data"}
SAYS_NOTHING = {"utils", "util", "common", "helpers", "helper", "types", "misc"}


def sources() -> Iterator[Path]:
    """Every file of code that people wrote."""
    for place in PLACES:
        for path in sorted((ROOT / place).rglob("*")):
            if path.suffix in CODE and not NOT_OURS & set(path.relative_to(ROOT).parts):
                yield path


def complaints_of_locks() -> Iterator[str]:
    """Every lock pins by hash and names no host to download from."""
    for lock in [*sorted(ROOT.glob("requirements*.lock")), ROOT / "bench" / "peers.lock"]:
        where = lock.relative_to(ROOT).as_posix()
        if not lock.is_file():
            yield f"{where}: missing"
            continue
        lines = lock.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines, 1):
            if "://" in line:
                yield f"{where}:{number}: names a host"
            following = lines[number] if number < len(lines) else ""
            if "==" in line.split("#")[0].split(";")[0] and "--hash=" not in line + following:
                yield f"{where}:{number}: has no hash"
    for place in ("web", "bench/peers-js"):
        lock = ROOT / place / "package-lock.json"
        if not lock.is_file():
            yield f"{place}/package-lock.json: missing"
            continue
        if '"resolved"' in lock.read_text(encoding="utf-8"):
            yield f'{place}/package-lock.json: has "resolved", so it names a host'
        for name, package in json.loads(lock.read_text(encoding="utf-8")).get("packages", {}).items():
            if name and not package.get("integrity"):
                yield f"{place}/package-lock.json: {name} has no hash"


def complaints() -> Iterator[str]:
    """What is against the rules, one sentence each."""
    yield from complaints_of_locks()
    for path in sources():
        where = path.relative_to(ROOT).as_posix()
        lines = path.read_bytes().count(b"\n")
        if lines > MOST_LINES and not path.name.endswith(".d.ts"):
            yield f"{where}: {lines} lines, at most {MOST_LINES}: split it"
        if path.stem in SAYS_NOTHING:
            yield f"{where}: the name says nothing about what is inside"


def main() -> int:
    """Print every complaint. Returns the exit status."""
    found = list(complaints())
    print("\n".join([*found, f"{len(found)} complaints"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
