"""What pasted notation means in the dialects of other programs, with as many means as the budget of a question allows.

Law: what is told depends on the text and the budget alone, never on what was asked before.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.exact import distribution
from wurfwerk.notation import NotationError
from wurfwerk.notation.meanings import rolls, shapes, told_apart
from wurfwerk.words.documents import meanings_list

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from wurfwerk.dice.distribution import Distribution
    from wurfwerk.dice.shapes import Shape
    from wurfwerk.notation.meanings import Meaning

MOST_READ = 500
"""Characters of a text that is read in every dialect, some hundredths of a second; a longer one is no pasted roll."""


class Laws:
    """The laws of one question, each worked out once."""

    def __init__(self) -> None:
        self._found: dict[Shape, Distribution] = {}

    def of(self, shape: Shape) -> Distribution:
        """TooCostly as `distribution`."""
        found = self._found.get(shape)
        if found is None:
            found = self._found[shape] = distribution(shape)
        return found


class Meant:
    """The different rolls that a text may be. Where there are several, or our own dialect reads none, there is something to tell."""

    def __init__(self, text: str, language: str, laws: Laws) -> None:
        self.rolls: dict[Shape, Meaning] = {}
        self._laws = laws
        self._affordable: set[Shape] = set()
        if len(text) <= MOST_READ:
            with suppress(NotationError):
                self.rolls = rolls(text, language)

    def plan(self, own: Collection[Shape], left: int, steps: Callable[[Shape], int]) -> int:
        """Choose the laws that fit into the steps that are left, one after the other; the steps these take. `own` are worked out anyway."""
        self._affordable = set(own)
        taken = 0
        for shape in [shape for meaning in self.rolls.values() for shape in shapes(meaning.reading)]:
            more = 0 if shape in self._affordable else steps(shape)
            if taken + more <= left:
                taken += more
                self._affordable.add(shape)
        return taken

    def told(self, own: Shape | None) -> list[dict[str, Any]]:
        """The readings with different odds, as JSON data; none where all are the roll `own`. After `plan`."""
        if set(self.rolls) <= {own}:
            return []
        found = told_apart(self.rolls, self._law)
        return meanings_list(found) if own is None or len(found) > 1 else []

    def _law(self, shape: Shape) -> Distribution | None:
        if shape not in self._affordable:
            return None
        try:
            return self._laws.of(shape)
        except TooCostly:
            return None
