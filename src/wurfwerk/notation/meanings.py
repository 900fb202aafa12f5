"""`readings`: what a pasted text means in each dialect that can read it, with its mean, instead of a guess.

Law: readings of one group have the same odds, of different groups different ones; the first group is that of our own dialect if that
reads the text at all.
"""

from __future__ import annotations

from wurfwerk.notation.dialect import MODULES
from wurfwerk.notation.error import NotationError
from wurfwerk.notation.reading import Reading, read
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

    from wurfwerk.dice.distribution import Distribution


@record
class Meaning:
    """One meaning of a text: the dialects that give it these odds, as the first of them reads it.

    mean  None where the exact odds are refused as too costly; such readings are one only if they are the same roll
    """

    dialects: tuple[str, ...]
    reading: Reading
    mean: Fraction | None


def readings(text: str, language: str | None = None) -> tuple[Meaning, ...]:
    """All meanings with different odds. NotationError of our own dialect where no dialect can read the text.

    >>> [(meaning.dialects[0], str(meaning.mean)) for meaning in readings("4d6k3")]
    [('default', '15869/1296'), ('avrae', '2')]
    """
    found: dict[object, Meaning] = {}
    refused: NotationError | None = None
    for dialect in MODULES:
        try:
            reading = read(text, dialect, language)
        except NotationError as error:
            refused = refused or error
            continue
        key, mean = _odds(reading)
        same = found.get(key)
        found[key] = (
            Meaning((dialect,), reading, mean) if same is None else replace(same, dialects=(*same.dialects, dialect))
        )
    if not found:
        assert refused is not None
        raise refused
    return tuple(found.values())


def _odds(reading: Reading) -> tuple[object, Fraction | None]:
    """What tells odds apart, and the mean."""
    from wurfwerk.dice.cost import TooCostly
    from wurfwerk.dice.exact import distribution

    try:
        law = distribution(reading.expression)
        return _law(law), law.mean
    except TooCostly:
        return reading.expression.lower(), None


def _law(law: Distribution) -> object:
    ends = (law.min, law.max, law.mean, law.variance)
    return (*ends, tuple(sorted(law.pmf.items())))
