"""The folds that are no sums: tally by classes, largest set, longest run, values side by side."""

from __future__ import annotations

from math import comb, factorial

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.mixed import fold
from wurfwerk.dice.exact.polynomial import multiply

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
    """The size of the largest set of equal faces among n equal dice.

    For each bound c the n-th coefficient of the product over all faces of sum (w z)^i / i!, i up to c, times n!: for each c
    log(faces) products of n terms for each different weight.
    """
    weights: dict[int, int] = {}
    for weight in faces.values():
        weights[weight] = weights.get(weight, 0) + 1
    return largest_set_of(weights, n)


def largest_set_of(weights: dict[int, int], n: int) -> Finite:
    """The same with weight -> how many faces have it: the faces themselves do not matter, even if there are 10^9."""
    total = sum([weight * number for weight, number in weights.items()])
    least = -(-n // sum(weights.values()))
    out: Weights = {}
    below = 0
    if sum(weights.values()) > 4 * n + 64:
        return _largest_among_many(weights, n, total)
    for most in range(least, n + 1):
        lift = factorial(most)
        series = [1]
        number_of_faces = 0
        for weight, number in weights.items():
            one = [lift // factorial(i) * weight**i for i in range(most + 1)]
            series = _short_product(series, _short_power(one, number, n), n)
            number_of_faces += number
        coefficient = series[n] if len(series) > n else 0
        up_to = coefficient * factorial(n) // lift**number_of_faces
        if up_to > below:
            out[most] = up_to - below
        below = up_to
        if below == total**n:
            break
    return Finite(out, total**n)


def _largest_among_many(weights: dict[int, int], n: int, total: int) -> Finite:
    """The same where faces are many: the coefficients times k! are whole, so that no power of factorials is carried along.

    n^2 operations a product, log(faces) products for each bound.
    """
    rows = [[comb(k, i) for i in range(k + 1)] for k in range(n + 1)]

    def times(a: list[int], b: list[int]) -> list[int]:
        return [sum([rows[k][i] * a[i] * b[k - i] for i in range(k + 1)]) for k in range(n + 1)]

    out: Weights = {}
    below = 0
    for most in range(1, n + 1):
        series = [1] + [0] * n
        for weight, number in weights.items():
            one = [weight**i if i <= most else 0 for i in range(n + 1)]
            while number:
                if number & 1:
                    series = times(series, one)
                number >>= 1
                if number:
                    one = times(one, one)
        if series[n] > below:
            out[most] = series[n] - below
        below = series[n]
        if below == total**n:
            break
    return Finite(out, total**n)


def _short_product(a: list[int], b: list[int], n: int) -> list[int]:
    return multiply(a, b)[: n + 1]


def _short_power(a: list[int], exponent: int, n: int) -> list[int]:
    out = [1]
    while exponent:
        if exponent & 1:
            out = _short_product(out, a, n)
        exponent >>= 1
        if exponent:
            a = _short_product(a, a, n)
    return out


def selected_largest_set(groups: Groups, select: tuple[int, ...]) -> Finite:
    """Among kept or unlike dice; the state of the fold is the largest set so far."""

    def advance(state: int, _: int, times: tuple[int, ...]) -> int:
        return max(state, sum(times))

    return _by_state(groups, select, advance, 0)


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
