"""`Asked`: the questions a person has about a distribution.  Methods of every `Distribution`, put there when the first is asked.

The short way of the command line knows chances, means and bounds only; what stands here is not loaded on it. Importing this module is
enough for every distribution to have all of it.
"""

from __future__ import annotations

from wurfwerk.dice.law import Distribution as Distribution

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping
    from decimal import Decimal
    from fractions import Fraction
    from typing import Any, overload

    import numpy
    import pandas  # type: ignore[import-not-found,import-untyped,unused-ignore]

    from wurfwerk.dice.distribution import Finite
    from wurfwerk.dice.law import Told as Base
    from wurfwerk.dice.shapes import Number, Value
    from wurfwerk.dice.where import Where

    Condition = Callable[[Any], object] | Where | Iterable[Any]
    """A predicate of a value, a set of whole numbers from `dice.where`, or the values themselves."""
else:
    Base = object

    def overload(function: object) -> object:
        return function


class Asked(Base):
    """What a law can be asked beyond its chances, mean and bounds."""

    __slots__ = ()

    # quantiles

    @property
    def cdf(self) -> Mapping[Value, Fraction]:
        """Value -> chance of it or less, for the values in `pmf`, ascending. For any other number ask `at_most`.

        >>> from wurfwerk import odds, parse
        >>> odds(parse("1d4")).cdf[3]
        Fraction(3, 4)
        >>> odds(parse("1d6!")).cdf[5]
        Fraction(5, 6)
        """
        from wurfwerk.dice.statistics.quantile import cumulated

        return cumulated(self.law)

    def quantile(self, chance: Fraction | Decimal | float | str) -> Number:
        """The least value v with at_most(v) >= chance, found in whole numbers; for 0 the lowest value.

        A float counts as the decimal it is written as: 0.1 is a tenth. ValueError outside of 0..1, and at 0 or 1 where the law has no such
        end; TypeError for tuples; TooCostly where the value is too far out.

        >>> from wurfwerk import odds, parse
        >>> odds(parse("4d6kh3")).quantile(0.25)
        10
        >>> odds(parse("1d6!")).quantile("0.999999")
        47
        """
        from wurfwerk.dice.statistics.quantile import quantile

        return quantile(self.law, chance)

    @property
    def median(self) -> Number:
        """The value in the middle; halfway between two where exactly half lies on either side.

        >>> from wurfwerk import odds, parse
        >>> odds(parse("1d6")).median, odds(parse("3d6!")).median
        (Fraction(7, 2), 11)
        """
        from wurfwerk.dice.statistics.quantile import median

        return median(self.law)

    @property
    def mode(self) -> tuple[Value, ...]:
        """The likeliest values, ascending. TooCostly where they cannot be told from the values that can be listed.

        >>> from wurfwerk import odds, parse
        >>> odds(parse("3d6")).mode, odds(parse("2d6!")).mode
        ((10, 11), (6,))
        """
        from wurfwerk.dice.statistics.quantile import mode

        return mode(self.law)

    @property
    def standard_deviation(self) -> float:
        """The square root of the variance, in the unit of the values; a float.

        >>> from wurfwerk import odds, parse
        >>> odds(parse("2d6")).standard_deviation
        2.41522945769824
        """
        from wurfwerk.dice.statistics.conversion import root

        return root(self.variance)

    # conditions

    def given(
        self, condition: Condition | None = None, *, at_least: Number | None = None, at_most: Number | None = None
    ) -> Distribution:
        """The law given that its value fulfils the condition: conditional probability.

        condition   a predicate, the values themselves, such as range(3, 9) or {1, 6}, or a set of `dice.where` (of fractions all between
                    its bounds)
        at_least, at_most   the condition as bounds; all that is given must hold

        A law without end can be asked for all but a predicate (TypeError). ValueError if no value fulfils the condition.

        >>> from wurfwerk import odds, parse
        >>> odds(parse("2d6")).given(lambda value: value % 2 == 0).chance(12)
        Fraction(1, 18)
        >>> odds(parse("1d6!")).given(at_least=7).mean
        Fraction(51, 5)
        """
        from wurfwerk.dice.statistics.condition import given

        return given(self.law, condition, at_least, at_most)

    @overload
    def group_by(
        self, key: Mapping[Any, Where], value: Callable[[Any], Any] | int | None = None
    ) -> dict[Any, tuple[Fraction, Distribution]]: ...

    @overload
    def group_by(  # noqa: F811
        self, key: Callable[[Any], Hashable] | int, value: Callable[[Any], Any] | int | None = None
    ) -> dict[Any, tuple[Fraction, Finite]]: ...

    def group_by(  # noqa: F811
        self,
        key: Callable[[Any], Hashable] | int | Mapping[Any, Where],
        value: Callable[[Any], Any] | int | None = None,
    ) -> Any:
        """Tag -> (its chance, the law given the tag). The chances add up to 1, and the laws by their chances to the whole.

        key     a function of the value that gives its tag; the place of the tag in a tuple, from 0; or tag -> set of `dice.where`: the
                first set that holds the value counts, None is the tag of values in no set
        value   what becomes of the values in each part: a function, or a place in a tuple

        Laws without end take sets only (TypeError).

        >>> from wurfwerk.dice.distribution import Finite
        >>> duality = Finite({(7, "hope"): 2, (9, "hope"): 1, (7, "fear"): 1}, 4)
        >>> duality.group_by(1, 0)["hope"]
        (Fraction(3, 4), Finite({7: 2, 9: 1}, 3))
        >>> from wurfwerk import odds, parse
        >>> from wurfwerk.dice.where import at_least, at_most
        >>> parts = odds(parse("1d6!")).group_by({"low": at_most(4), "high": at_least(5)})
        >>> {tag: (str(chance), str(law.mean)) for tag, (chance, law) in parts.items()}
        {'low': ('2/3', '5/2'), 'high': ('1/3', '38/5')}
        """
        from wurfwerk.dice.statistics.condition import group_by

        return group_by(self.law, key, value)

    # functions of the value

    def finite(self) -> Finite:
        """This law with all its values listed. TypeError for a law without end, TooCostly for one too wide.

        >>> from wurfwerk import odds, parse
        >>> len(odds(parse("1d5000")).finite().weights)
        5000
        """
        from wurfwerk.dice.statistics.condition import finite

        return finite(self.law)

    def map(self, function: Callable[[Any], Any]) -> Finite:
        """The distribution of a function of the value; outcomes with equal results are put together. As `finite`, for laws with an end.

        >>> from wurfwerk import odds, parse
        >>> odds(parse("1d20+7")).map(lambda total: "hit" if total >= 15 else "miss").weights
        {'miss': 7, 'hit': 13}
        """
        return self.finite().map(function)

    def combined(self, other: Distribution, function: Callable[[Any, Any], Any]) -> Finite:
        """The distribution of a function of this value and an independent one of the other law. As `finite`, for laws with an end.

        >>> from wurfwerk.dice.distribution import Finite
        >>> Finite({1: 1, 2: 1}, 2).combined(Finite({0: 1, 5: 1}, 2), max).weights
        {1: 1, 5: 2, 2: 1}
        """
        return self.finite().combined(other, function)

    # two laws

    def dominates(self, other: Distribution) -> bool:
        """Whether this law reaches every number at least as likely as the other: stochastic dominance of the first order.

        Neither need dominate. One of the two must have listed values (TypeError).

        >>> from wurfwerk import odds, parse
        >>> odds(parse("1d6!")).dominates(odds(parse("1d6"))), odds(parse("1d12")).dominates(odds(parse("2d6")))
        (True, False)
        """
        from wurfwerk.dice.statistics.order import dominates

        return dominates(self.law, other.law)

    # values and floats

    @overload
    def sample(self, n: None = None, seed: int | str | None = None) -> Any: ...

    @overload
    def sample(self, n: int, seed: int | str | None = None) -> list[Any]: ...  # noqa: F811

    def sample(self, n: int | None = None, seed: int | str | None = None) -> Any:  # noqa: F811
        """One value, or a list of n independent ones, drawn fairly to the last bit: by the exact chances, not by floats.

        Without a seed from the system's randomness; the same seed gives the same values. Laws without end are drawn as far as they reach.
        ValueError for n below 0.

        >>> from wurfwerk import odds, parse
        >>> odds(parse("1d6!")).sample(8, seed=1)
        [4, 5, 1, 1, 5, 3, 3, 2]
        """
        from wurfwerk.dice.statistics.sampling import sample

        return sample(self.law, n, seed)

    def floats(self) -> dict[Value, float]:
        """Value -> chance as the nearest float, for the values in `pmf`, ascending. What is below 5e-324 is 0.0.

        >>> from wurfwerk import odds, parse
        >>> odds(parse("1d3")).floats()
        {1: 0.3333333333333333, 2: 0.3333333333333333, 3: 0.3333333333333333}
        """
        return {value: float(chance) for value, chance in self.items()}

    def to_numpy(self) -> tuple[numpy.ndarray[Any, Any], numpy.ndarray[Any, Any]]:
        """(values, probabilities) of the values in `pmf`, ascending; the probabilities are `floats`, float64.

        Whole values are int64 of shape (n,), fractions float64, tuples of k whole numbers int64 of shape (n, k), all else objects.

        >>> from wurfwerk import odds, parse
        >>> values, probabilities = odds(parse("2d6")).to_numpy()
        >>> values.shape, probabilities.dtype.name, probabilities[values >= 10].sum().round(15)
        ((11,), 'float64', np.float64(0.166666666666667))
        """
        from wurfwerk.dice.statistics.conversion import to_numpy

        return to_numpy(self)

    def to_pandas(self) -> pandas.Series[float]:
        """A pandas Series "probability" of the `floats`, its index "value" (of tuples a MultiIndex). ImportError where pandas is missing."""
        from wurfwerk.dice.statistics.conversion import to_pandas

        return to_pandas(self)


for _name, _method in vars(Asked).items():
    if not _name.startswith("__"):
        setattr(Distribution, _name, _method)
