"""`custom`: dice with faces of your own, as an expression like any other."""

from __future__ import annotations

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.expression import Dice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any


def custom(faces: Iterable[int] | Mapping[int, int] | Finite, count: int = 1, name: str = "custom") -> Dice:
    """`count` dice with these faces: every operator works on them, and they are thrown as well as reckoned.

    faces   a list of faces (one that comes twice is twice as likely), face -> weight, or a finite law: its values become the faces
    name    what is printed for the number of sides; it is not read back

    Faces are whole numbers, weights whole numbers above 0; TypeError and ValueError for others, and for no face at all.

    >>> custom([1, 2, 2, 3]).faces
    ((1, 1), (2, 2), (3, 1))
    >>> from wurfwerk import odds, parse
    >>> from wurfwerk.dice import Keep
    >>> odds(Keep(custom(odds(parse("2d6")), count=3), "highest", 1)).mean
    Fraction(3913, 432)
    """
    weights: dict[Any, Any] = {}
    if isinstance(faces, Finite):
        weights = faces.weights
    elif hasattr(faces, "items"):
        weights = dict(faces.items())
    else:
        for face in faces:
            weights[face] = weights.get(face, 0) + 1
    if not weights:
        raise ValueError("a die needs at least one face")
    for face, weight in weights.items():
        if not isinstance(face, int) or not isinstance(weight, int):
            raise TypeError(f"faces and their weights are whole numbers, not {face!r}: {weight!r}")
        if weight < 1:
            raise ValueError(f"the weight of a face is 1 or more; face {face} has {weight}")
    return Dice(count, name, tuple(sorted(weights.items())))
