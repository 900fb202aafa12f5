"""The bounds of a text, checked before it is worked on.  Those of the dice themselves stand in `dice.limits`."""

from __future__ import annotations

MAX_TEXT = 20_000
"""Characters of one text, as typed."""

MAX_BRACKETS = 1_000
"""Brackets open at once. Brackets that group nothing cost nothing, but a text of nothing else is refused."""

MAX_DEPTH = 100
"""Operators above one another: every reading of the tree may be a recursion."""

MAX_TERMS = 4_000
"""Dice, numbers, brackets and minus signs in one text; a quotient counts one more, one that keeps its fraction two, a power nine."""

SPAN_TERMS = 3
"""A number or range of a condition counts as so many of them: every word behind it goes through it again."""

MAX_WORDS = 500
"""Words, explosions, comparisons and labels behind dice in one text."""

MAX_DIGITS = 13
"""Digits of a whole number before it is even looked at: 10^12 has 13."""

MAX_DECIMALS = 12
"""Digits after a decimal comma."""

MAX_SPANS = 100
"""Numbers and ranges of one condition, as in =1|3|5..7."""

MAX_WEIGHTS = 20
"""Conditions of one count."""

MAX_WEIGHT = 100
"""How often one face may count."""

MAX_STATEMENTS = 50
"""Rolls and bindings of one text, with ; between them."""

MAX_NAME = 40
"""Letters of a name."""

MAX_ROWS = 200
"""Rows of one table."""

MAX_TABLES = 20
"""Tables in one text."""

MAX_ROW_NAME = 200
"""Characters of the name of a row."""
