"""What a target is: the name of a check, as `openlegend.action`, or dice notation.  No notation has the form of such a name."""

from __future__ import annotations


def names_a_check(target: str) -> bool:
    """Whether the text has the form of a check's name: two names with a dot between. The check need not exist."""
    system, dot, key = target.partition(".")
    return bool(dot) and all(
        [part[:1].isalpha() and part.replace("-", "").isalnum() and part.isascii() for part in (system, key)]
    )
