"""Expression -> many throws as one numpy array.  By throwing all of them side by side, or from the exact distribution where that is cheaper.

    simulate   the one way in: totals, whichever way is quicker
    throw      by throwing, always
    throws     the same with the single dice, as arrays
    sample     from the exact distribution, always

    bits column                          where faces come from; the values of a part in a block of throws
    thrower arithmetic pools scaled      the shapes, many throws at a time
    choice ranks folds                   what becomes of the dice of a pool
    trace                                the single dice
    table sampler                        the exact distribution, drawn from
    work form                            what it takes and what comes out, known before it begins

Law: the values have exactly the distribution of `dice.exact`, whichever way they are made; no chain is cut off, no chance is rounded.
Only this package imports numpy at its top; nothing that throws or reckons once comes by here.
"""

from __future__ import annotations

from wurfwerk.dice.bulk.distinct import distinct
from wurfwerk.dice.bulk.simulate import sample, simulate, throw, throws
from wurfwerk.dice.bulk.trace import PoolThrows, Throws

__all__ = ("PoolThrows", "Throws", "distinct", "sample", "simulate", "throw", "throws")
