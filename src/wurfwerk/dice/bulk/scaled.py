"""Pools some of whose members are fractions: all values are taken times one number, and what comes out is divided by it again."""

from __future__ import annotations

import numpy as np

from wurfwerk.dice.bulk.column import Column, Tuples, coded
from wurfwerk.dice.shapes import (
    BestSet,
    Clamp,
    LargestSet,
    LongestRun,
    Pool,
    Ranked,
    Score,
    Shows,
    Tally,
)
from wurfwerk.dice.where import Where
from wurfwerk.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Fold, Rule


def scaled(shape: Pool, scale: int) -> Pool:
    """The pool for members times the scale. A part in braces carries no rule but counts and bounds."""

    then: list[Rule] = []
    fold: Fold = shape.fold
    for rule in shape.then:
        changed = rule.rule if isinstance(rule, Ranked) else rule
        if isinstance(changed, Score):
            # What it makes of a value is whole, and is scaled back with all others.
            changed = Score(tuple([(stretched(of, scale), weight * scale) for of, weight in changed.weights]))
        elif isinstance(changed, Clamp):
            low, high = changed.low, changed.high
            changed = Clamp(None if low is None else low * scale, None if high is None else high * scale)
        else:
            raise AssertionError(changed)
        then.append(replace(rule, rule=changed) if isinstance(rule, Ranked) else changed)
    if isinstance(fold, Tally):
        fold = Tally(tuple([stretched(of, scale) for of in fold.classes]))
    elif isinstance(fold, Shows):
        fold = Shows(tuple([stretched(of, scale) for of in fold.sets]))
    return replace(shape, then=tuple(then), fold=fold)


def stretched(where: Where, scale: int) -> Where:
    """The set of what is inside, times the scale."""
    if scale == 1:
        return where
    return Where(
        tuple(
            [
                (None if low is None else low * scale, None if high is None else high * scale)
                for low, high in where.spans
            ]
        )
    )


def back(found: Column | Tuples, fold: Fold, scale: int) -> Column | Tuples:
    """A result of members times the scale, with what is made of their values divided again."""
    if isinstance(found, Column):
        return found if isinstance(fold, LargestSet | LongestRun) else divided(found, scale)
    if isinstance(fold, Tally):
        return found
    by_value = {Shows: [0], BestSet: [1]}.get(type(fold), range(len(found.columns)))
    columns = [divided(column, scale) if place in by_value else column for place, column in enumerate(found.columns)]
    return Tuples(columns, found.lengths)


def divided(column: Column, scale: int) -> Column:
    from fractions import Fraction

    found, places = np.unique(column.values, return_inverse=True)
    quotients = [Fraction(int(value), scale) for value in found]
    return coded([q.numerator if q.denominator == 1 else q for q in quotients], places)
