"""The folds that are no sums: tally by classes, largest set, longest run, values side by side.

Closed forms for one group of dice, all kept; for chosen or unlike dice the fold of `mixed`, faces * (product of count + 1)^2 operations for each
state: sizes for sets, (last face, run, longest) for runs, the tuples themselves for values.

Cost: a tally of n dice in c classes C(n + c, c) products; the size of a set at most n^3 / 12 operations for each different weight. Source: exponential
generating functions (Flajolet and Sedgewick, Analytic Combinatorics, II.3), the multinomial law. Chosen by the fold.
"""

from __future__ import annotations

from math import comb

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.largest import bounded
from wurfwerk.dice.exact.mixed import fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from typing import TypeVar

    from wurfwerk.dice.distribution import Weights

    State = TypeVar("State", bound=Hashable)
    Advance = Callable[[State, int, tuple[int, ...]], State]
    Groups = list[tuple[dict[int, int], int]]


def tally(chances: list[int], rest: int, n: int) -> Finite:
    """How many of n equal dice fall in each class, whose weights are given beside the weight of the rest.

    Multinomial; one product for each of the C(n + classes, classes) outcomes.
    """
    out: list[tuple[tuple[int, ...], int, int]] = [((), n, 1)]
    for chance in chances:
        powers = [chance**j for j in range(n + 1)]
        out = [
            ((*counts, j), left - j, weight * comb(left, j) * powers[j])
            for counts, left, weight in out
            for j in range(left + 1)
            if powers[j]
        ]
    remaining = [rest**j for j in range(n + 1)]
    weights: Weights = {counts: weight * remaining[left] for counts, left, weight in out if remaining[left]}
    return Finite(weights, (sum(chances) + rest) ** n)


def largest_set(faces: dict[int, int], n: int) -> Finite:
    """The size of the largest set of equal faces among n equal dice."""
    numbers: dict[int, int] = {}
    for weight in faces.values():
        numbers[weight] = numbers.get(weight, 0) + 1
    return largest_set_of(numbers, n)


def largest_set_of(numbers: dict[int, int], n: int) -> Finite:
    """The same with weight -> how many faces have it: which faces does not matter, not even if there are 10^9 of them.

    For each bound c the n-th coefficient, times n!, of the product over all faces of the sum of (w z)^i / i! up to i = c. Coefficients
    times k! are whole. At most n^3 / 12 operations for each different weight, and n^3 / 6 more for each weight after the first.
    """
    total = sum([weight * number for weight, number in numbers.items()])
    least = -(-n // sum(numbers.values()))
    rows = [[comb(k, i) for i in range(k + 1)] for k in range(n + 1)]
    out: Weights = {}
    below = 0
    for most in range(least, n + 1):
        series: list[int] | None = None
        for weight, number in numbers.items():
            one = [c * weight**k for k, c in enumerate(bounded(number, most, n, rows))]
            if series is None:
                series = one
            else:
                series = [sum([rows[k][i] * series[i] * one[k - i] for i in range(k + 1)]) for k in range(n + 1)]
        assert series is not None
        if series[n] > below:
            out[most] = series[n] - below
        below = series[n]
        if below == total**n:
            break
    return Finite(out, total**n)


def selected_largest_set(groups: Groups, select: tuple[int, ...]) -> Finite:
    """Among kept or unlike dice; the state of the fold is the largest set so far."""

    def advance(state: int, _: int, times: tuple[int, ...]) -> int:
        return max(state, sum(times))

    return _by_state(groups, select, advance, 0)


def selected_best_set(groups: Groups, select: tuple[int, ...]) -> Finite:
    """(size, value) of the best set; the state is the best so far, as the faces ascend."""

    def advance(state: tuple[int, int], face: int, times: tuple[int, ...]) -> tuple[int, int]:
        size = sum(times)
        return (size, face) if size and size >= state[0] else state

    return _by_state(groups, select, advance, (0, 0))


def longest_run(groups: Groups, select: tuple[int, ...]) -> Finite:
    """The longest run of consecutive faces among the kept dice; the state is (last face, run that ends there, longest)."""

    def advance(state: tuple[int, int, int], face: int, times: tuple[int, ...]) -> tuple[int, int, int]:
        if not any(times):
            return state
        last, run, longest = state
        run = run + 1 if run and face == last + 1 else 1
        return face, run, max(longest, run)

    law = _by_state(groups, select, advance, (0, 0, 0))
    return law.map(lambda state: state[2])


def side_by_side(groups: Groups, select: tuple[int, ...], descending: bool) -> Finite:
    """The kept values in order of size; the state is the values so far."""

    def advance(state: tuple[int, ...], face: int, times: tuple[int, ...]) -> tuple[int, ...]:
        return state + (face,) * sum(times)

    nothing: tuple[int, ...] = ()
    law = _by_state(groups, select, advance, nothing)
    return law.map(lambda values: values[::-1]) if descending else law


def _by_state(groups: Groups, select: tuple[int, ...], advance: Advance[State], start: State) -> Finite:
    whole = 1
    for faces, count in groups:
        whole *= sum(faces.values()) ** count
    found = fold(groups, select, _nothing, advance, start)
    return Finite({state: sum(weights.values()) for state, weights in found.items()}, whole)


def _nothing(_group: int, _face: int, _times: tuple[int, ...]) -> int:
    return 0


def selected_tally(groups: Groups, select: tuple[int, ...], classes: list[dict[int, int]]) -> Finite:
    """Class counts among kept dice; `classes[group]` gives a face's class. The counts are digits of the exponent."""
    radix = sum(select) + 1
    number = 1 + max([index for mine in classes for index in mine.values()], default=-1)

    def gain(group: int, face: int, times: tuple[int, ...]) -> int:
        index = classes[group].get(face)
        return 0 if index is None else sum(times) * radix**index

    def advance(_state: int, _face: int, _times: tuple[int, ...]) -> int:
        return 0

    whole = 1
    for faces, count in groups:
        whole *= sum(faces.values()) ** count
    found = fold(groups, select, gain, advance, 0).get(0, {})
    return Finite({digits(code, radix, number): weight for code, weight in found.items()}, whole)


def digits(code: int, radix: int, number: int) -> tuple[int, ...]:
    """The counts that an exponent stands for, the first class in the lowest digit."""
    out = []
    for _ in range(number):
        out.append(code % radix)
        code //= radix
    return tuple(out)
