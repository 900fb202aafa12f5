"""Makes the page of all numbered rules: each in our own words, what carries it out, and the test that proves it.

It comes from the same document as `wurfwerk systems SYSTEM --rules`. That everything named there exists, and that every test is marked
with its number, is held by `tests/contract/test_rulebook.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from declarations import code, escaped, own_words, page_written, table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from wurfwerk.words import Words


def write(folder: Path, language: str) -> None:
    """Write the page into its folder."""
    from wurfwerk.words import Words

    folder.mkdir(exist_ok=True)
    page_written(folder / "coverage.md", "\n".join(_lines(Words(language), own_words(language))) + "\n")


def _lines(words: Words, say: object) -> Iterator[str]:
    from wurfwerk.rules.registry import systems
    from wurfwerk.words.rulebook import rulebook_document

    assert callable(say)
    books = [(system, rulebook_document(system, words)) for system in systems().values()]
    rules = sum(len(rulebook) for _, rulebook in books)
    yield from (f"# {say('coverage')}", "", say("coverage-about", rules=rules), "")
    for system, rulebook in books:
        if not rulebook:
            continue
        name = words.text(f"{system.key}:system")
        yield from (f"## {escaped(name)}", "", say("coverage-count", rules=len(rulebook), system=system.key), "")
        rows = []
        for rule in rulebook:
            by = "; ".join(escaped(carrier["label"]) for carrier in rule["by"])
            path, _, test = rule["proof"].partition("::")
            rows.append((f"**{rule['number']}**", escaped(rule["text"]), by, f"{code(test)}<br>{code(path)}"))
        yield from table([say(key) for key in ("law", "law-text", "law-by", "law-proof")], rows)
