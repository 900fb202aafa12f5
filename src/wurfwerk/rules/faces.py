"""Thrown dice in numbers alone, for a breakdown: `8+5 (8) (3)` is a chain of 8 and 5 and two dice that were dropped."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wurfwerk.dice.roll import RolledDie


def faces(dice: Iterable[RolledDie]) -> str:
    """The faces in throwing order: a chain joined by +, a die taken twice with ×2, a dropped one in brackets."""
    out = []
    for die in dice:
        chain = "+".join([str(face) for face in die.chain])
        times = f"{chain}×{die.times}" if die.times > 1 else chain
        out.append(times if die.kept else f"({chain})")
    return " ".join(out)
