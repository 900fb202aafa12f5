"""The sign of an outcome: arrows up for what the roller hopes for, down for what not, more of them further from the border.

All of it follows from the declaration of the check, never from the name of an outcome; a colour is never the only difference.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.rules.check import Check

_MARKS = {"hope": "☀", "fear": "☾", "critical": "✦"}
_PLAIN = {"▲": "+", "▼": "-", "●": "o", "☀": "H", "☾": "F", "✦": "!"}

DRAWN = 6
"""So many arrows are drawn; beyond that their number stands beside one."""


def sign(of: type[Check], key: str, *, plain: bool = False) -> str:
    """The sign of an outcome among all outcomes of its check: no two of a check with better and worse have the same."""
    drawn = _sign(of, key)
    return "".join([_PLAIN.get(part, part) for part in drawn]) if plain else drawn


def _sign(of: type[Check], key: str) -> str:
    good = of.favours(key)
    if good is None:
        return "●"
    arrow = "▲" if good else "▼"
    mark = of.marks.get(key)
    same = [other for other in of.outcome_keys if of.favours(other) is good and of.marks.get(other) == mark]
    rank = same.index(key) + 1 if good else len(same) - same.index(key)
    return _MARKS.get(mark or "", "") + (arrow * rank if rank <= DRAWN else f"{arrow}{rank}")
