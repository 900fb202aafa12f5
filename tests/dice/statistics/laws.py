"""Hypothesis strategies for laws of all forms."""

from __future__ import annotations

from hypothesis import strategies as st

from wurfwerk import odds, parse
from wurfwerk.dice.distribution import Distribution, Finite

ENDLESS = ("1d6!", "2d4!", "1d6!>=5", "-1d4!", "1d6!-1d8!", "1d6!/2", "2d3!-5", "1d4!/3-1d6", "3d6!kh2", "1d6!+1d1000")
WIDE = ("1d5000", "1d1000000000", "1d3000/7", "-1d2000", "1d2000min900", "1d2000+1d4")


def endless_laws() -> st.SearchStrategy[Distribution]:
    """Laws without end: upward, downward, both ways, of fractions."""
    return st.sampled_from([odds(parse(text)) for text in ENDLESS])


def finite_laws() -> st.SearchStrategy[Finite]:
    """Any values, any weights."""
    values = st.one_of(
        st.integers(-12, 20), st.fractions(-3, 3, max_denominator=4).map(lambda f: f if f.denominator > 1 else int(f))
    )
    return st.dictionaries(values, st.integers(1, 50), min_size=1, max_size=9).map(lambda w: Finite(w, sum(w.values())))


def laws() -> st.SearchStrategy[Distribution]:
    """Laws of every form."""
    return st.one_of(finite_laws(), endless_laws(), st.sampled_from([odds(parse(text)) for text in WIDE]))
