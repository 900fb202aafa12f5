"""A distribution as lines of text: a bar, the percentage and P(at least) for every value.  Symbols and numbers, no words.

Wide distributions are told in two honest steps: the thin ends become one row each that says how much it holds, and what is
still too long is put together in bins of equal width. Nothing is imported but the writing of numbers. Law: the percentages of
the rows are of exact chances that sum to 1.
"""

from __future__ import annotations

from wurfwerk.record import record
from wurfwerk.words import numbers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    Value = int | Fraction

MOST_ROWS = 32
END_PARTS = 2_000
"""An end may be drawn together while it holds less than one part in so many."""
BLOCKS = "\N{LEFT ONE EIGHTH BLOCK}▎▍▌▋▊▉█"
NICE = (1, 2, 5, 10, 20, 25, 50)


@record
class Row:
    """Values from `low` to `high` (None: open on that side), and their chance over the distribution's denominator."""

    low: Value | None
    high: Value | None
    chance: int


def rows(values: Sequence[Value], chances: Sequence[int], below: int = 0, above: int = 0) -> list[Row]:
    """One row a value, or fewer: values ascending, chances over one denominator, `below` and `above` what lies outside."""
    bound = -(-(sum(chances) + below + above) // END_PARTS)
    start, end = 0, len(values)
    open_below, open_above = bool(below), bool(above)
    if end > MOST_ROWS or below or above:
        while start < end - 1 and below + chances[start] < bound:
            below += chances[start]
            start += 1
        while end > start + 1 and above + chances[end - 1] < bound:
            end -= 1
            above += chances[end]
    out, width = _binned(values[start:end], chances[start:end])
    # A bin the cut has left incomplete joins the end it touches.
    if below and width > 1 and len(out) > 2 and _is_cut(values[start], width):
        below += out[0].chance
        start += len([value for value in values[start:end] if value <= out[0].high])  # type: ignore[operator]
        del out[0]
    if above and width > 1 and len(out) > 2 and _is_cut(values[end - 1] + 1, width):
        above += out[-1].chance
        end -= len([value for value in values[start:end] if value >= out[-1].low])  # type: ignore[operator]
        del out[-1]
    if below:
        lone = start == 1 and not open_below
        out.insert(0, Row(values[0] if lone else None, values[start - 1] if start else _before(values[0]), below))
    if above:
        lone = end == len(values) - 1 and not open_above
        out.append(Row(values[end] if end < len(values) else _after(values[-1]), values[-1] if lone else None, above))
    return out


def _is_cut(edge: Value, width: int) -> bool:
    return edge % width != 0


def _before(value: Value) -> Value:
    return -(-value // 1) - 1


def _after(value: Value) -> Value:
    return value // 1 + 1


def _binned(values: Sequence[Value], chances: Sequence[int]) -> tuple[list[Row], int]:
    """Neighbours put together, so many that they fit, and the width of a bin; whole values have bins that begin at its multiples."""
    if len(values) <= MOST_ROWS:
        return [Row(value, value, chance) for value, chance in zip(values, chances, strict=True)], 1
    whole = all([isinstance(value, int) for value in values])
    span = int(values[-1] - values[0]) + 1 if whole else len(values)
    width = _nice(-(-span // (MOST_ROWS - 1)))
    bins: dict[int, list[int]] = {}
    for index, value in enumerate(values):
        bins.setdefault(int((value if whole else index) // width), []).append(index)
    out = [
        Row(values[indexes[0]], values[indexes[-1]], sum(chances[indexes[0] : indexes[-1] + 1]))
        for indexes in bins.values()
    ]
    return out, width if whole else 1


def _nice(width: int) -> int:
    scale = 1
    while True:
        for step in NICE:
            if step * scale >= width:
                return step * scale
        scale *= 100


def bar(chance: int, most: int, width: int, *, plain: bool) -> str:
    """A bar of at most `width` cells; in eighths of a cell, or in # where those cannot be shown."""
    if plain:
        return "#" * ((2 * chance * width + most) // (2 * most))
    eighths = (2 * chance * width * 8 + most) // (2 * most)
    if not eighths and chance:
        eighths = 1
    whole, part = divmod(eighths, 8)
    return "█" * whole + (BLOCKS[part - 1] if part else "")


def table(data: Sequence[Row], denominator: int, language: str, width: int, *, plain: bool) -> list[str]:
    """The rows as lines no wider than `width`: value, bar, percent, percent of at least so much."""
    labels = [_label(row, language, plain=plain) for row in data]
    percents = [numbers.percent(row.chance, denominator, language) for row in data]
    left = sum([row.chance for row in data])
    tails = []
    for row in data:
        tails.append("" if row.low is None else numbers.percent(left, denominator, language))
        left -= row.chance
    label_width = max(map(len, labels))
    percent_width = max(map(len, percents))
    tail_width = max(map(len, tails))
    room = max(5, min(60, width - label_width - percent_width - tail_width - 5))
    most = max([row.chance for row in data]) or 1
    at_least = ">=" if plain else "≥"
    head = f"{'':{label_width}} {'':{room}}  {'=':>{percent_width}}  {at_least:>{tail_width}}"
    lines = [head.rstrip()]
    for row, label, share, tail in zip(data, labels, percents, tails, strict=True):
        drawn = bar(row.chance, most, room, plain=plain)
        lines.append(f"{label:>{label_width}} {drawn:{room}}  {share:>{percent_width}}  {tail:>{tail_width}}".rstrip())
    return lines


def _label(row: Row, language: str, *, plain: bool) -> str:
    low = None if row.low is None else numbers.number(row.low, language)
    high = None if row.high is None else numbers.number(row.high, language)
    if low is None:
        return f"{'<=' if plain else '≤'} {high}"
    if high is None:
        return f"{'>=' if plain else '≥'} {low}"
    if low == high:
        return low
    return f"{low}{'..' if plain or numbers.MINUS in low + high else '–'}{high}"
