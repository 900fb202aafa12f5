"""Text in the width of the terminal: paragraphs and two columns."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from wurfwerk.frontends.cli import output

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDEST = 100


def columns(rows: Sequence[tuple[str, str]], indent: int, left: int) -> list[str]:
    """Two columns."""
    out: list[str] = []
    for name, text in rows:
        wrapped = wrap(text, width() - indent - left)
        if not wrapped:
            out.append(" " * indent + name)
            continue
        head = f"{name:{left}}"
        if len(name) >= left:
            out.append(" " * indent + name)
            head = " " * left
        out += [" " * indent + (head if place == 0 else " " * left) + line for place, line in enumerate(wrapped)]
    return out


def table(rows: Sequence[Sequence[str]], indent: int) -> list[str]:
    """A table, the first row its heads; the widest column gives way and wraps."""
    widths = [max([len(row[place]) for row in rows]) for place in range(len(rows[0]))]
    room = width() - indent - 2 * (len(widths) - 1)
    while sum(widths) > room and max(widths) > 8:
        widest = widths.index(max(widths))
        widths[widest] = max(8, widths[widest] - (sum(widths) - room), sorted(widths)[-2] - 1 if len(widths) > 1 else 8)
    out = []
    for number, row in enumerate(rows):
        cells = [wrap(cell, size) or [""] for cell, size in zip(row, widths, strict=True)]
        for line in range(max(map(len, cells))):
            parts = [
                f"{cell[line] if line < len(cell) else '':{size}}" for cell, size in zip(cells, widths, strict=True)
            ]
            out.append((" " * indent + "  ".join(parts)).rstrip())
        if number == 0:
            out.append(" " * indent + "  ".join(["-" * size for size in widths]))
    return out


def lines(text: str, indent: int) -> list[str]:
    return [" " * indent + line for line in wrap(text, width() - indent)]


def width() -> int:
    return min(output.width(), WIDEST)
