"""What distinguishes one way of writing dice from another: the words after dice, and the readings in which programs differ.

A further dialect is a further module with a `DIALECT`, and one entry in `MODULES`.
"""

from __future__ import annotations

from wurfwerk.message import Message
from wurfwerk.notation.error import NotationError
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any, Literal

    from wurfwerk.dice.expression import Expression
    from wurfwerk.notation.parser import Parser
    from wurfwerk.notation.postfix import Postfix
    from wurfwerk.notation.stack import Operand

    Modifier = Callable[[Postfix, Operand, int], Expression]
    """(the parser, standing behind the word; the dice; where the word began) -> the dice with the operator."""

    Build = Callable[[tuple[Expression, ...]], Expression]
    """The parts in the brackets of a function -> what it makes of them."""

MODULES = {
    "default": "wurfwerk.notation.modifiers",
    "roll20": "wurfwerk.notation.dialects.roll20",
    "foundry": "wurfwerk.notation.dialects.foundry",
    "avrae": "wurfwerk.notation.dialects.avrae",
    "rpgdr": "wurfwerk.notation.dialects.rpgdr",
    "dicemaiden": "wurfwerk.notation.dialects.dicemaiden",
}
"""Name -> the module with its `DIALECT` and, for all but the default, its `PRINTER`."""

SIGNS = {"*": "*", "/": "/", "//": "//", "%": "%", "**": "**", "^": "**"}
"""Signs of arithmetic, beside + and -, and the operation they stand for."""

FUNCTIONS: dict[str, Build | None] = dict.fromkeys(("max", "min", "floor", "ceil", "abs", "trunc", "round", "rem"))
"""The functions of the default dialect; None: the operator `Function` of that name."""


@record
class Dialect:
    """What a dialect has; the defaults are those of our own.

    modifiers  word -> how it is read
    bare       words that mean something without a number
    attached   words that never stand after a space, where they would swallow a comment
    counted    words that may follow a count
    foreign    word of another dialect -> what to write here
    explode    how `!` is read; None: it explodes nothing
    unread     words of this dialect that are not read here
    signs      signs of arithmetic beside + and -
    functions  name -> what is made of the parts
    dice       checks dice and makes them: (parser behind the sides, count, sides, where they began); None: `Dice(count, sides)`
    finish     what is done to the whole, once, at the end
    order      kind of operator -> its turn, where the order in the text means nothing; None: left to right
    own        every die that an explosion adds is a die of its own for what follows
    counts     a comparison behind dice counts faces
    compares   a comparison of totals is possible
    counting   letters that may follow such a count
    inclusive  < and > include their number
    several    a condition may name several faces and ranges
    remarks    signs that begin a comment; "!" only between blanks
    braces     braces are several rolls
    free       a comment may stand behind a space, without a sign
    spaced     words may stand behind a space
    comma      a comma between digits is a decimal one
    mixes      one sum in braces is one pool of all its dice
    sets       round brackets with commas are several rolls
    computed   dice in the bracket that says how many: "rolled" possible, "fixed" numbers only, "no" such bracket at all
    nearest    a number of dice that is not whole is rounded
    brackets   sides and conditions may be numbers in brackets
    rolls      so many rolls may stand in one text, with ; between them
    names      rolls may be bound to names
    """

    name: str
    modifiers: Mapping[str, Modifier]
    bare: frozenset[str]
    explode: Modifier | None = None
    attached: frozenset[str] = frozenset()
    counted: frozenset[str] = frozenset()
    foreign: Mapping[str, str] = {}
    unread: frozenset[str] = frozenset()
    signs: Mapping[str, str] = SIGNS
    functions: Mapping[str, Build | None] = FUNCTIONS
    dice: Callable[[Parser, int, int | str, int], Expression] | None = None
    finish: Callable[[Expression], Expression] | None = None
    order: Mapping[str, int] | None = None
    own: bool = False
    counts: bool = True
    compares: bool = False
    counting: str = ""
    inclusive: bool = False
    several: bool = False
    remarks: tuple[str, ...] = ("#",)
    free: bool = True
    spaced: bool = True
    comma: bool = False
    braces: bool = True
    mixes: bool = False
    sets: bool = False
    computed: Literal["no", "fixed", "rolled"] = "no"
    nearest: bool = False
    brackets: bool = False
    rolls: int = 1
    names: bool = False


def dialect_of(name: str) -> Dialect:
    """The dialect of this name. NotationError unknown-dialect."""
    if name not in MODULES:
        known = ", ".join(MODULES)
        message = Message("error-unknown-dialect", dialect=str(name)[:30], known=known)
        raise NotationError("unknown-dialect", message, span=(0, 0))
    if name == "default":
        from wurfwerk.notation.modifiers import DIALECT

        return DIALECT
    found: Dialect = module_of(name).DIALECT
    return found


def module_of(name: str) -> Any:
    """The module of a dialect that there is."""
    from importlib import import_module

    return import_module(MODULES[name])
