"""What a person can do to dice: one small class a file, loaded when it is first used.

A new operator is two new files (code and test), one entry here, one line in each language.
"""

from __future__ import annotations

OPERATORS = {
    "Keep": "keep",
    "Drop": "keep",
    "Take": "take",
    "Explode": "explode",
    "Reroll": "reroll",
    "Clamp": "clamp",
    "Count": "count",
    "Tally": "tally",
    "Match": "match",
    "Mark": "mark",
    "Mixed": "mixed",
    "Worth": "worth",
    "BestSet": "best_set",
    "Shows": "shows",
    "RerollSome": "reroll_some",
    "Pairs": "pairs",
    "Sort": "sort",
    "Values": "sort",
    "Add": "arithmetic",
    "Multiply": "arithmetic",
    "Negate": "arithmetic",
    "Divide": "arithmetic",
    "FloorDivide": "arithmetic",
    "Remainder": "arithmetic",
    "Power": "arithmetic",
    "Compare": "compare",
    "Function": "function",
    "Together": "together",
    "ComputedDice": "computed",
    "Decide": "decide",
    "Let": "let",
    "Several": "several",
    "Conditional": "conditional",
    "Table": "table",
}
"""Class -> module of this package."""

__all__ = tuple(OPERATORS)  # pyright: ignore[reportUnsupportedDunderAll]


def __getattr__(name: str) -> type:
    if name not in OPERATORS:
        raise AttributeError(name)
    from importlib import import_module

    found: type = getattr(import_module(f"{__name__}.{OPERATORS[name]}"), name)
    return found
