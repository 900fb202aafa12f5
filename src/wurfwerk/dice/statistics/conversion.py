"""Out of exactness: floats, and the tables of numpy and pandas."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Any

    import numpy
    import pandas  # type: ignore[import-not-found,import-untyped,unused-ignore]

    from wurfwerk.dice.statistics.asked import Asked


def root(square: Fraction) -> float:
    """The square root of a fraction, correctly rounded but for the last bit, however long its numbers are."""
    from math import isqrt

    # isqrt keeps 64 bits and more, so that neither a large nor a small fraction leaves the range of floats on the way.
    shift = max(0, 130 - square.numerator.bit_length() + square.denominator.bit_length())
    shift += shift % 2
    return isqrt((square.numerator << shift) // square.denominator) / (1 << shift // 2)


def to_numpy(law: Asked) -> tuple[numpy.ndarray[Any, Any], numpy.ndarray[Any, Any]]:
    """(values, probabilities), ascending."""
    import numpy

    found = law.floats()
    return _values(list(found)), numpy.fromiter(found.values(), numpy.float64, len(found))


def _values(values: list[Any]) -> numpy.ndarray[Any, Any]:
    """int64 where it holds all of them, floats for fractions, two dimensions for tuples of one length, else objects."""
    import numpy

    if not values:
        return numpy.empty(0, numpy.int64)
    flat = [x for value in values for x in value] if isinstance(values[0], tuple) else values
    whole = all([isinstance(x, int) for x in flat])
    if whole and all([-(2**63) <= x < 2**63 for x in flat]):
        widths = {len(value) for value in values} if isinstance(values[0], tuple) else set()
        if len(widths) <= 1:
            return numpy.array(values, numpy.int64)
    if not whole and all([hasattr(x, "as_integer_ratio") for x in values]):
        return numpy.array([float(x) for x in values], numpy.float64)
    out = numpy.empty(len(values), object)
    out[:] = values
    return out


def to_pandas(law: Asked) -> pandas.Series[float]:
    """A Series of the probabilities by value."""
    try:
        import pandas
    except ImportError as missing:
        raise ImportError(
            "to_pandas() needs pandas, which Wurfwerk does not install: pip install pandas; to_numpy() and floats() do without it"
        ) from missing
    found = law.floats()
    values: list[Any] = list(found)
    if {type(value) for value in values} == {tuple} and len({len(value) for value in values}) == 1:
        index = pandas.MultiIndex.from_tuples(values)
    else:
        numbers = [float(x) if hasattr(x, "denominator") and x.denominator != 1 else x for x in values]
        index = pandas.Index(numbers, name="value")
    return pandas.Series(list(found.values()), index=index, name="probability")
