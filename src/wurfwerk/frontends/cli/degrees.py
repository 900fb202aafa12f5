"""The sign of an outcome: arrows up for what the roller hopes for, down for what not, more of them further out.

The same scale as the web front's, which draws its signs; a colour is never the only difference.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_UNFAVOURABLE = ("fail", "botch", "gm-choice", "not-")
_NEUTRAL = ("side-", "tie", "hp-")
_PLAIN = {"▲": "+", "▼": "-", "●": "o", "☀": "H", "☾": "F", "✦": "!"}


def favourable(key: str) -> bool | None:
    """Whether the roller hopes for it; None where the check knows no better or worse."""
    if key.startswith(_NEUTRAL):
        return None
    return not (key == "no" or any([part in key for part in _UNFAVOURABLE]))


def sign(key: str, keys: Sequence[str], *, plain: bool = False) -> str:
    """The sign of an outcome among all outcomes of its check, which stand worst to best."""
    drawn = _sign(key, keys)
    return "".join([_PLAIN[part] for part in drawn]) if plain else drawn


def _sign(key: str, keys: Sequence[str]) -> str:
    good = favourable(key)
    if good is None:
        return "●"
    arrow = "▲" if good else "▼"
    for part, mark in (("hope", "☀"), ("fear", "☾"), ("critical", "✦")):
        if part in key:
            return mark + arrow
    same = [other for other in keys if favourable(other) is good and "critical" not in other]
    place = same.index(key) if key in same else 0
    return arrow * min(place + 1 if good else len(same) - place, 4)
