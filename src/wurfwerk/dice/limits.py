"""The bounds of the language: what is refused before any work starts.  Cost has its own reading, `dice.cost`."""

from __future__ import annotations

MAX_DICE = 10_000
"""Dice in one pool."""

MAX_DICE_TOGETHER = 20_000
"""Dice in one expression, first throws only."""

MAX_SIDES = 1_000_000_000
"""Sides of one die."""

MAX_NUMBER = 1_000_000_000_000
"""A whole number as it is written; also the largest exponent's result that is followed up."""

MAX_RESULT = 10**100
"""No result of an expression may be larger in amount."""

MAX_THROWS = 100_000
"""Throws of one roll, extra throws included: a chain that would never end in practice is refused, not cut."""

MAX_COMPUTED = 200
"""Dice whose number is rolled, as in (1d4)d6: one case for each number."""

MAX_COMPUTED_LEVELS = 5
"""Rolled numbers of dice that roll a number of dice, as in ((1d4)d6)d8."""

MAX_COMPUTED_WORDS = 2_000
"""Words behind dice whose number is rolled, times the numbers it can be."""

MAX_UNLIKE = 4_000
"""Unlike dice of one pool, or parts of a group, times the words that alter them, together in one text."""

MAX_CHOICES = 300_000
"""Dice of one pool times the words that choose from them, together in one text."""

MAX_CASES = 4_000
"""Cases of all dice whose number is rolled in one text, each counted once more by every word behind it."""
