"""Expression + Chance -> one throw with its trace.  The one roller: shapes are compiled into closures, and these throw.

Faces fall in reading order; within a pool first the whole first throw, then the extra throws die by die, left to right.
Law: over all ways the faces can fall, the values of `throw` have exactly the distribution of `dice.exact`.
"""

from __future__ import annotations

from wurfwerk.dice.chance import SYSTEM
from wurfwerk.dice.everyday import everyday
from wurfwerk.dice.expression import Expression, lowered, shape_of
from wurfwerk.dice.trace import COMPARISONS, Roll, RolledDie, Throw, innermost

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from wurfwerk.dice.chance import Chance
    from wurfwerk.dice.shapes import Shape

__all__ = ("COMPARISONS", "Roll", "RolledDie", "Throw", "compiled", "innermost", "roll", "throw")


def compiled(of: Expression | Shape, chance: Chance | None = None) -> Callable[[], Throw]:
    """A function that throws this again and again, each time anew; from the system's randomness if no `chance` is given.

    ExpressionError where an expression cannot mean anything; TypeError for what is no dice, such as notation that nobody has parsed;
    what a throw may raise (`throw`) is raised by the function.

    >>> from wurfwerk.dice.chance import ScriptedChance
    >>> from wurfwerk.dice.expression import Dice
    >>> again = compiled(Dice(2, 6), ScriptedChance([3, 4, 6, 6]))
    >>> [again().value, again().faces]
    [7, [6, 6]]
    """
    shape = lowered(of) if isinstance(of, Expression) else of
    source = SYSTEM if chance is None else chance
    found = everyday(shape, source)
    if found is not None:
        return found
    from wurfwerk.dice.closures import anything

    return anything(shape_of(shape, "compiled"), source)


def roll(expression: Expression, chance: Chance | None = None) -> Roll:
    """One throw of an expression. ExpressionError where it cannot mean anything; FacesError from typed-in faces."""
    return compiled(expression, chance)().roll


def throw(shape: Shape, chance: Chance | None = None) -> Roll:
    """One throw of a shape."""
    return compiled(shape, chance)().roll
