"""The sum of the dice together with whether any of them lies in each of several sets: inclusion and exclusion, no state.

Dice that avoid some of the sets are a pool of smaller dice; the sums over all of them, with signs, give each combination of flags.

Chosen for all dice kept; with a choice by rank the flags are the state of the fold in `mixed`.

Cost: 2^sets powers and sums of the dice (`sums`), and 2^sets * sets additions of such laws. Source: inclusion and exclusion (Stanley, Enumerative
Combinatorics 1, 2.1).
"""

from __future__ import annotations

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.mixed import fold
from wurfwerk.dice.exact.sums import point, power, scaled, unit, whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

    from wurfwerk.dice.distribution import Weights
    from wurfwerk.dice.where import Where

    Groups = list[tuple[Finite, int]]


def shown(groups: Groups, sets: tuple[Where, ...]) -> Finite:
    """(sum, flag for each set) of all dice. 2^sets powers and sums."""
    count = 1 << len(sets)
    masks = [{face: _mask(face, sets) for face in law.weights} for law, _ in groups]
    avoiding: list[dict[int | Fraction, int]] = []
    known: dict[tuple[tuple[int, ...], ...], dict[int | Fraction, int]] = {}
    for avoided in range(count):
        left = [
            {f: w for f, w in law.weights.items() if not mine[f] & avoided}
            for (law, _), mine in zip(groups, masks, strict=True)
        ]
        key = tuple([tuple(faces) for faces in left])
        if key not in known:
            known[key] = _sums(left, groups)
        avoiding.append(dict(known[key]))
    # From "avoids at least these" to "avoids exactly these": one pass a set.
    for bit in [1 << index for index in range(len(sets))]:
        for avoided in range(count):
            if not avoided & bit:
                mine = avoiding[avoided]
                for value, weight in avoiding[avoided | bit].items():
                    mine[value] -= weight
    out: Weights = {}
    for avoided, sums in enumerate(avoiding):
        flags = [1 - (avoided >> index & 1) for index in range(len(sets))]
        for value, weight in sums.items():
            if weight:
                out[(value, *flags)] = weight
    return Finite(out, _whole(groups))


def _mask(face: int, sets: tuple[Where, ...]) -> int:
    return sum([1 << index for index, where in enumerate(sets) if face in where])


def _sums(left: list[dict[int, int]], groups: Groups) -> dict[int | Fraction, int]:
    """Sum -> weight of dice with these faces only; nothing if a die has none left."""
    from wurfwerk.dice.exact.sums import convolution

    total = point(0)
    for faces, (_, count) in zip(left, groups, strict=True):
        if not faces:
            return {}
        law = Finite(dict(faces), sum(faces.values()))
        common = unit(law.weights)
        part = power(scaled(law, common), count)
        if common > 1:
            from fractions import Fraction

            part = part.map(lambda value, common=common: whole(Fraction(value, common)))  # type: ignore[misc]
        total = convolution(total, part)
    return total.weights


def selected_shown(groups: Groups, select: tuple[int, ...], sets: tuple[Where, ...]) -> Finite:
    """The same of the dice that are taken by rank: one fold, its state the flags so far."""
    common = unit([value for law, _ in groups for value in law.weights])
    low = min([value for law, _ in groups for value in law.weights])
    masks = {value: _mask(value, sets) for law, _ in groups for value in law.weights}

    def gain(_group: int, face: int, multiplicities: tuple[int, ...]) -> int:
        return int((face - low) * common) * sum(multiplicities)

    def advance(state: int, face: int, multiplicities: tuple[int, ...]) -> int:
        return state | masks[face] if any(multiplicities) else state

    found = fold([(law.weights, count) for law, count in groups], select, gain, advance, 0)
    base = low * sum(select)
    out: Weights = {}
    for state, sums in found.items():
        flags = [state >> index & 1 for index in range(len(sets))]
        for value, weight in sums.items():
            total = value + base if common == 1 else _part(value, common) + base
            out[(whole(total), *flags)] = weight
    return Finite(out, _whole(groups))


def _part(value: int, common: int) -> Fraction:
    from fractions import Fraction

    return Fraction(value, common)


def _whole(groups: Groups) -> int:
    out = 1
    for law, count in groups:
        out *= law.denominator**count
    return out
