"""Figures with targets: what was aimed at, what was seen, whether it is met; and tables in Markdown.

A figure that could not be measured is neither met nor missed; a target is never met by what was not seen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, log


@dataclass(frozen=True)
class Figure:
    """One figure of a run: its name, its target in words, what was seen in words, whether that meets the target (None: not seen)."""

    name: str
    target: str
    seen: str
    met: bool | None

    @property
    def verdict(self) -> str:
        return "not measured" if self.met is None else "met" if self.met else "NOT MET"


@dataclass
class Section:
    """One part of a run: a heading, Markdown below it, figures with targets, what was lost, in words, and notes for the page alone."""

    heading: str
    text: str
    figures: list[Figure] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    notes: str = ""


def at_least(name: str, target: float, seen: float | None, unit: str = "x", *, more: bool = False) -> Figure:
    """A figure that must reach its target; with `more` it must be above it."""
    met = None if seen is None else seen > target if more else seen >= target
    return Figure(name, f"{'more than' if more else 'at least'} {target:g} {unit}", written(seen, unit), met)


def at_most(name: str, target: float, seen: float | None, unit: str = "x", *, less: bool = False) -> Figure:
    """A figure that must not go beyond its target; with `less` it must be below it."""
    met = None if seen is None else seen < target if less else seen <= target
    return Figure(name, f"{'less than' if less else 'at most'} {target:g} {unit}", written(seen, unit), met)


def written(seen: float | None, unit: str) -> str:
    return "-" if seen is None else f"{short(seen)} {unit}"


def short(number: float) -> str:
    """Three figures, whole from 100 on, with commas."""
    size = abs(number)
    return f"{number:,.0f}" if size >= 100 else f"{number:.1f}" if size >= 10 else f"{number:.2f}"


def geometric_mean(ratios: list[float]) -> float | None:
    """None for no ratios at all."""
    return exp(sum([log(ratio) for ratio in ratios]) / len(ratios)) if ratios else None


def over(one: float | None, other: float | None) -> float | None:
    """The ratio of two numbers, None where one is missing."""
    return one / other if one is not None and other else None


def markdown(head: list[str], rows: list[list[str]], left: int = 1) -> str:
    """A table; the first `left` columns hold words, the others numbers."""
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * left + "---:|" * (len(head) - left)]
    return "\n".join([*lines, *[f"| {' | '.join(row)} |" for row in rows]])


def table(figures: list[Figure]) -> str:
    """Every figure with target, what was seen, and the verdict."""
    rows = [[figure.name, figure.target, figure.seen, figure.verdict] for figure in figures]
    return markdown(["figure", "target", "seen", "verdict"], rows, left=4)
