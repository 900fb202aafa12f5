"""What is the chance: dice as expressions, read several ways.  No game, no sentence, no input or output.

For building by code the names are here too: leaves, operators, sets of faces, dice with faces of your own, finite laws. Each is loaded when
it is asked for.

>>> from wurfwerk import odds
>>> from wurfwerk.dice import Count, Dice, Keep, at_least, custom, only
>>> odds(Keep(Dice(4, 6), "highest", 3)).mean
Fraction(15869, 1296)
>>> odds(Count(Dice(5, 10), ((at_least(8), 1), (only(1), -1)))).at_least(1)
Fraction(16227, 25000)
>>> odds(custom([0, 0, 0, 1, 1, 2], count=3)).pmf[6]
Fraction(1, 216)
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.distribution import Distribution as Distribution
    from wurfwerk.dice.distribution import Finite as Finite
    from wurfwerk.dice.expression import Dice as Dice
    from wurfwerk.dice.expression import Expression as Expression
    from wurfwerk.dice.expression import Group as Group
    from wurfwerk.dice.expression import Labelled as Labelled
    from wurfwerk.dice.expression import Name as Name
    from wurfwerk.dice.expression import Number as Number
    from wurfwerk.dice.faces import custom as custom
    from wurfwerk.dice.where import at_least as at_least
    from wurfwerk.dice.where import at_most as at_most
    from wurfwerk.dice.where import between as between
    from wurfwerk.dice.where import only as only

NAMES = {
    "Dice": "expression",
    "Expression": "expression",
    "Group": "expression",
    "Labelled": "expression",
    "Name": "expression",
    "Number": "expression",
    "Distribution": "statistics.asked",
    "Finite": "distribution",
    "at_least": "where",
    "at_most": "where",
    "between": "where",
    "only": "where",
    "custom": "faces",
}
"""Name -> module of this package; the operators are told by `dice.operators`."""


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name == "__all__":
        # The modules are not among these: `from wurfwerk.dice import *` would put the module `roll` in place of the function.
        from wurfwerk.dice.operators import OPERATORS

        return sorted([*NAMES, *OPERATORS])

    if name in NAMES:
        return getattr(import_module(f"wurfwerk.dice.{NAMES[name]}"), name)
    if name[:1].isupper():
        from wurfwerk.dice import operators

        if name in operators.OPERATORS:
            return getattr(operators, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    from wurfwerk.dice.operators import OPERATORS

    return sorted({*globals(), *NAMES, *OPERATORS})
