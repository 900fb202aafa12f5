"""`readings`: what a pasted text means in each dialect that can read it, with its mean, instead of a guess.

Law: readings of one group have the same odds, of different groups different ones; the first group is that of our own dialect if that
reads the text at all.
"""

from __future__ import annotations

from wurfwerk.dice.expression import lowered
from wurfwerk.notation.dialect import MODULES
from wurfwerk.notation.error import NotationError
from wurfwerk.notation.reading import Reading, read
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from fractions import Fraction

    from wurfwerk.dice.distribution import Distribution
    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.shapes import Shape


@record
class Meaning:
    """One meaning of a text: the dialects that give it these odds, as the first of them reads it.

    mean  None where the exact odds are refused as too costly; such readings are one only if they are the same roll. None also for
          several rolls, which have no mean together
    laws  the exact odds of the roll, or of each of several; empty where they are too costly
    """

    dialects: tuple[str, ...]
    reading: Reading
    mean: Fraction | None
    laws: tuple[Distribution, ...] = ()


def exact(shape: Shape) -> Distribution | None:
    """The law of a shape, or None where it is refused as too costly."""
    from wurfwerk.dice.cost import TooCostly
    from wurfwerk.dice.exact import distribution

    try:
        return distribution(shape)
    except TooCostly:
        return None


def readings(text: str, language: str | None = None) -> tuple[Meaning, ...]:
    """All meanings with different odds. NotationError of our own dialect where no dialect can read the text.

    >>> [(meaning.dialects[0], str(meaning.mean)) for meaning in readings("4d6k3")]
    [('default', '15869/1296'), ('avrae', '2')]
    """
    return told_apart(rolls(text, language))


def rolls(text: str, language: str | None = None) -> dict[Shape, Meaning]:
    """The readings that are different rolls, none of them worked out: two of them may yet have the same odds. NotationError as `readings`."""
    found: dict[Shape, Meaning] = {}
    refused: NotationError | None = None
    for dialect in MODULES:
        try:
            reading = read(text, dialect, language)
        except NotationError as error:
            refused = refused or error
            continue
        shape = lowered(reading.expression)
        same = found.get(shape)
        found[shape] = (
            Meaning((dialect,), reading, None) if same is None else replace(same, dialects=(*same.dialects, dialect))
        )
    if not found:
        assert refused is not None
        raise refused
    return found


def told_apart(
    rolls: Mapping[Shape, Meaning], law: Callable[[Shape], Distribution | None] = exact
) -> tuple[Meaning, ...]:
    """Those of the rolls that have different odds. `law`: shape -> its odds, None where they may not be worked out."""
    found: list[Meaning] = []
    for meaning in rolls.values():
        odds = [law(shape) for shape in shapes(meaning.reading)]
        laws = tuple([one for one in odds if one is not None])
        if len(laws) < len(odds):
            found.append(meaning)
            continue
        for place, other in enumerate(found):
            if len(other.laws) == len(laws) and all([_same(*pair) for pair in zip(laws, other.laws, strict=True)]):
                both = {*other.dialects, *meaning.dialects}
                found[place] = replace(other, dialects=tuple([dialect for dialect in MODULES if dialect in both]))
                break
        else:
            found.append(replace(meaning, mean=laws[0].mean if len(laws) == 1 else None, laws=laws))
    return tuple(found)


def shapes(reading: Reading) -> tuple[Shape, ...]:
    """The roll of a reading, or each of several."""
    several: tuple[Expression, ...] = getattr(reading.expression, "rolls", ())
    return tuple([lowered(roll) for roll in several or (reading.expression,)])


def _same(one: Distribution, other: Distribution) -> bool:
    """Whether two laws are one. What is cheap to ask is asked first; laws too costly or too wide to list count as different."""
    from wurfwerk.dice.cost import TooCostly

    for told in ("min", "max", "mean", "variance"):
        if getattr(one, told) != getattr(other, told):
            return False
    try:
        return bool(one.pmf) and one.pmf == other.pmf
    except TooCostly:
        return False
