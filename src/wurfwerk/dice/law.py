"""`Distribution`: what every exact answer can tell, whatever the form of its law.  Exact until a float is asked for.

Here stands what the short way of the command line needs. All other questions are methods too; they stand in `dice.statistics.asked` and
are loaded with the first of them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from fractions import Fraction

    from wurfwerk.dice.distribution import Finite, Weights
    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.shapes import Number, Value
    from wurfwerk.dice.statistics.asked import Asked

    class Told:
        """What the form of a law tells by itself."""

        @property
        def min(self) -> Number | None: ...
        @property
        def max(self) -> Number | None: ...
        @property
        def mean(self) -> Fraction: ...
        @property
        def variance(self) -> Fraction: ...
        @property
        def pmf(self) -> Mapping[Value, Fraction]: ...
        @property
        def tail(self) -> Fraction: ...

        def at_least(self, bound: Number) -> Fraction:
            """The chance of a value of `bound` or more."""
            ...

        def chance(self, value: Value) -> Fraction:
            """The chance of exactly this value."""
            ...

        def listed(self, low: int, high: int) -> tuple[Weights, int]:
            """(value -> weight, denominator) of the values from `low` to `high`: whole numbers, no fraction is reduced.

            A law without end is listed as far as it is asked.
            """
            ...

        @property
        def law(self) -> Law: ...
        def at_most(self, bound: Number) -> Fraction: ...
        def items(self) -> Iterator[tuple[Value, Fraction]]: ...

else:
    Asked = object

ASKED = (
    "cdf", "quantile", "median", "mode", "standard_deviation", "given", "group_by", "finite", "map", "combined", "dominates", "sample",
    "floats", "to_numpy", "to_pandas",
)  # fmt: skip
"""The methods of `dice.statistics.asked`."""


class Distribution(Asked):
    """What every exact answer can tell. Values are whole, or fractions where they are not; chances are fractions.

    min, max    the ends that can be reached; None where there is none
    mean, variance
    pmf         value -> chance, ascending; of an unbounded law its head, of a law too wide to list nothing
    tail        the exact chance of all values that `pmf` does not list

    `+`, `-` and `n @` are about independent values: `law - law` is not 0. These, `against`, `combined` and `dominates` raise TooCostly before
    any work, as `odds` does.

    >>> from wurfwerk import odds, parse
    >>> odds(parse("1d6!"))
    <Series from 1, mean 21/5>
    """

    __slots__ = ()

    @property
    def law(self) -> Law:
        """The law itself, in one of the four forms; of a check's odds that of its value."""
        return self  # type: ignore[return-value]  # every law is one of the four forms

    def __repr__(self) -> str:
        low, high = self.min, self.max
        ends = [f"from {low}"] * (low is not None) + [f"to {high}"] * (high is not None)
        mean = str(self.mean)
        if len(mean) > 20:
            mean = f"about {float(self.mean):.6g}"
        return f"<{type(self).__name__} {' '.join(ends) or 'without ends'}, mean {mean}>"

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            # The first of these questions brings them all; so does who looks for help, by a name with underscores.
            if name in ASKED or name[:2] == "__":
                import wurfwerk.dice.statistics.asked  # noqa: F401

            return object.__getattribute__(self, name)

        def __dir__(self) -> Iterable[str]:
            import wurfwerk.dice.statistics.asked  # noqa: F401

            return object.__dir__(self)

    def at_most(self, bound: Number) -> Fraction:
        """The chance of a value of `bound` or less: the cumulative distribution function at any number."""
        return 1 - self.at_least(bound) + self.chance(bound)

    def items(self) -> Iterator[tuple[Value, Fraction]]:
        """(value, chance) of the values in `pmf`, ascending."""
        return iter(self.pmf.items())

    def against(self, other: Distribution) -> Finite:
        """1, 0 or -1: whether a value of this law is above, equal to or below an independent one of the other.

        >>> from wurfwerk.dice.distribution import Finite
        >>> Finite({1: 1, 2: 1}, 2).against(Finite({2: 1}, 1)).weights
        {-1: 1, 0: 1}
        """
        from wurfwerk.dice.exact.costing_laws import check_against
        from wurfwerk.dice.exact.functions import contest

        check_against(self.law, other.law)
        return contest(self.law, other.law)

    def __add__(self, other: Distribution | Number) -> Distribution:
        """The sum with a number, or with an independent value of another law.

        >>> from wurfwerk import odds, parse
        >>> (odds(parse("1d6!")) + odds(parse("1d4")) + 2).mean
        Fraction(87, 10)
        """
        from wurfwerk.dice.statistics.order import added

        return NotImplemented if (sum_ := added(self, other)) is None else sum_

    __radd__ = __add__

    def __neg__(self) -> Distribution:
        from wurfwerk.dice.statistics.order import negative

        return negative(self)

    def __sub__(self, other: Distribution | Number) -> Distribution:
        """The difference from a number, or from an independent value of another law.

        >>> from wurfwerk import odds, parse
        >>> d6 = odds(parse("1d6"))
        >>> (d6 - d6).chance(0), (odds(parse("1d6!")) - d6).at_least(1)
        (Fraction(1, 6), Fraction(4, 9))
        """
        return self + -other

    def __rsub__(self, other: Number) -> Distribution:
        return -self + other

    def __rmatmul__(self, times: int) -> Distribution:
        """`n @ law`: the sum of n independent values of it.

        >>> from wurfwerk import odds, parse
        >>> (3 @ odds(parse("1d6!"))).mean
        Fraction(63, 5)
        """
        from wurfwerk.dice.statistics.order import repeated

        return repeated(self, times)
