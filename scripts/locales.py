"""Checks that both languages say the same things: every pair `de.ftl` and `en.ftl` has equal keys and equal arguments.

python scripts/locales.py            complaints, one a line; status 1 if there are any
python scripts/locales.py --unused   names keys that no source file mentions (a hint only: keys may be put together)
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
PLACES = (ROOT / "src", ROOT / "web" / "src", ROOT / "docs")
SHOUT = re.compile(r"[A-Za-zÄÖÜäöüß]!(\s|$)")  # a letter before it: notation such as 3d6! stays allowed


class Collector(Visitor):
    """Gathers the arguments and the plain text of one pattern."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.text: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the name is Fluent's)
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)


def read(path: Path, complaints: list[str]) -> dict[str, tuple[set[str], str]]:
    """Key (or key.attribute) -> its arguments and its text. Adds a complaint for what Fluent cannot read and for doubles."""
    found: dict[str, tuple[set[str], str]] = {}
    where = path.relative_to(ROOT)
    text = path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            complaints.append(f"{where}:{line}: not Fluent: {entry.annotations[0].message}")
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        patterns = [(name, entry.value)] if entry.value else []
        patterns += [(f"{name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
        for key, pattern in patterns:
            if key in found:
                complaints.append(f"{where}: {key} stands there twice")
            collector = Collector()
            collector.visit(pattern)
            found[key] = (collector.arguments, "".join(collector.text))
    return found


def pairs() -> Iterator[tuple[Path, Path]]:
    """Every (de.ftl, en.ftl) that belong together; one of them may be missing."""
    folders = {
        path.parent
        for place in PLACES
        for path in place.rglob("*.ftl")
        if path.name in ("de.ftl", "en.ftl") and not {"node_modules", "static"} & set(path.relative_to(ROOT).parts)
    }
    for folder in sorted(folders):
        yield folder / "de.ftl", folder / "en.ftl"


def compare(german: Path, english: Path) -> tuple[list[str], set[str]]:
    """The complaints about one pair, and its keys."""
    missing = [f"{path.relative_to(ROOT)}: missing" for path in (german, english) if not path.is_file()]
    if missing:
        return missing, set()
    complaints: list[str] = []
    de, en = read(german, complaints), read(english, complaints)
    folder = german.parent.relative_to(ROOT)
    complaints += [f"{folder}/en.ftl: {key} is missing" for key in de.keys() - en.keys()]
    complaints += [f"{folder}/de.ftl: {key} is missing" for key in en.keys() - de.keys()]
    for key in sorted(de.keys() & en.keys()):
        if de[key][0] != en[key][0]:
            complaints.append(
                f"{folder}: {key} uses {sorted(de[key][0])} in German and {sorted(en[key][0])} in English"
            )
        if SHOUT.search(de[key][1]):
            complaints.append(f"{folder}/de.ftl: {key} has an exclamation mark")
    return sorted(complaints), {key for key in de if "." not in key and not key.startswith("-")}


def unused(keys: set[str]) -> list[str]:
    """Keys that stand as a word in no source and no other Fluent text."""
    files = [path for place in PLACES for kind in ("py", "ts", "svelte") for path in place.rglob(f"*.{kind}")]
    words = set(re.findall(r"[a-z][a-z0-9-]+", "\n".join(path.read_text(encoding="utf-8") for path in files)))
    texts = "\n".join(path.read_text(encoding="utf-8") for place in PLACES for path in place.rglob("*.ftl"))
    words |= set(re.findall(r"\{\s*([a-z][a-z0-9-]+)\s*\}", texts))
    return sorted(keys - words)


def main(arguments: list[str]) -> int:
    """Check every pair. Returns the exit status."""
    complaints: list[str] = []
    keys: set[str] = set()
    number = 0
    for german, english in pairs():
        found, own = compare(german, english)
        complaints += found
        keys |= own
        number += 1
    if "--unused" in arguments:
        print("\n".join(unused(keys)))
        return 0
    print("\n".join([*complaints, f"{number} pairs of files, {len(keys)} texts, {len(complaints)} complaints"]))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
