"""The chances of the rows of tables, as lines: name, bar, percent, and the exact chance where it is short."""

from __future__ import annotations

from wurfwerk.frontends.cli import chart, output
from wurfwerk.words import numbers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

MAX_NAME = 40
MAX_FRACTION = 24
MAX_BAR = 30
LEAST_BAR = 5


def shown(tables: list[list[tuple[str, Fraction]]], language: str) -> list[str]:
    """A blank line and a line for each row, of every table."""
    out: list[str] = []
    for rows in tables:
        names = [_short(name) for name, _ in rows]
        shares = [numbers.percent(chance.numerator, chance.denominator, language) for _, chance in rows]
        exact = [numbers.fraction(chance) for _, chance in rows]
        name_width, share_width = max(map(len, names)), max(map(len, shares))
        exact_width = max(map(len, exact))
        told = exact_width <= MAX_FRACTION
        room = output.width() - name_width - share_width - 3 - (exact_width + 2 if told else 0)
        room = max(LEAST_BAR, min(MAX_BAR, room))
        out.append("")
        for name, share, fraction, (_, chance) in zip(names, shares, exact, rows, strict=True):
            bar = chart.bar(chance.numerator, chance.denominator, room, plain=output.plain())
            line = f"{name:{name_width}} {bar:{room}}  {share:>{share_width}}"
            out.append(line + (f"  {fraction}" if told else ""))
    return out


def _short(name: str) -> str:
    name = output.shown(output.harmless(name))
    return name if len(name) <= MAX_NAME else name[: MAX_NAME - 3] + "..."
