"""Roll20: < and > include their number, r throws again and again, dice explode before they are kept.

Source: Roll20's wiki, page Dice Reference.
"""

from __future__ import annotations

from wurfwerk.notation.dialect import SIGNS, Dialect
from wurfwerk.notation.dialects.peers import again, half_up, marked
from wurfwerk.notation.dialects.spelling import MarkPrinter
from wurfwerk.notation.modifiers import (
    drop_highest,
    drop_lowest,
    drop_or_dice,
    explode,
    keep_highest,
    keep_lowest,
    sort_ascending,
    sort_descending,
)

DIALECT = Dialect(
    name="roll20",
    modifiers={
        "k": keep_highest,
        "kh": keep_highest,
        "kl": keep_lowest,
        "d": drop_or_dice,
        "dl": drop_lowest,
        "dh": drop_highest,
        "r": again(None),
        "ro": again(1),
        "cs": marked("success"),
        "cf": marked("failure"),
        "s": sort_ascending,
        "sa": sort_ascending,
        "sd": sort_descending,
    },
    bare=frozenset(("k", "kh", "kl", "d", "dl", "dh", "r", "ro", "s", "sa", "sd")),
    explode=explode,
    unread=frozenset(("m", "mt")),
    signs={"*": "*", "/": "/", "%": "rem", "**": SIGNS["**"]},
    functions={"floor": None, "ceil": None, "abs": None, "round": half_up},
    order={"Reroll": 1, "Explode": 2, "Keep": 3, "Drop": 3, "Mark": 4, "Count": 5, "Sort": 6},
    own=True,
    mixes=True,
    counting="f",
    inclusive=True,
    computed="rolled",
    nearest=True,
)


class PRINTER(MarkPrinter):
    """<5 is 5 and less here."""

    dialect = "roll20"
    signs = {"Divide": "/", "rem": "%", "Power": "**"}  # noqa: RUF012
    functions = ("floor", "ceil", "abs")
    least, most = ">", "<"
