"""Law: what is thrown follows its odds, for every operator and every check, with fixed seeds."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from tests.chances import OPERATORS, checks_of, contains
from tests.contract.checks import CHECKS
from tests.effort import effort
from tests.goodness import BOUND, MOST_TESTS, cells_of, chance_of, chance_of_counts
from wurfwerk.dice import bulk, operators
from wurfwerk.dice.chance import SeededChance
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.roll import throw
from wurfwerk.notation import parse
from wurfwerk.rules.check import Check, Outcome
from wurfwerk.rules.odds import odds
from wurfwerk.rules.procedure import Procedure
from wurfwerk.rules.simulate import simulate
from wurfwerk.rules.throw import throw as throw_check

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from wurfwerk.dice.chance import Chance

THROWS = effort(20_000)
A_CHECK = 8
CASES = [
    pytest.param(of, id=f"{name}-{number}") for name, cases in OPERATORS.items() for number, of in enumerate(cases)
]
ASKED = [
    pytest.param(of, number, id=f"{of.target}-{number}")
    for of in CHECKS
    for number in range(len(checks_of(of, A_CHECK)))
]


def test_every_operator_has_a_case_in_which_it_stands() -> None:
    assert OPERATORS.keys() == operators.OPERATORS.keys()
    for name, cases in OPERATORS.items():
        assert cases, name
        for of in cases:
            assert contains(of, getattr(operators, name)), (name, of)


def test_every_check_has_cases_and_every_value_of_its_house_rules_is_among_them() -> None:
    for of in CHECKS:
        used = {(rule, value) for check in checks_of(of, A_CHECK) for rule, value in check.rules.items()}
        for rule in of.system_rules:
            if rule.key in of.house_rules:
                assert {(rule.key, value) for value in rule.values} <= used


def test_there_are_no_more_tests_than_the_bound_is_made_for() -> None:
    # Roller, many at once, and drawn from the law; of a check, roller and many at once, its value and its outcome.
    assert 3 * len(CASES) + 2 * 2 * len(ASKED) <= MOST_TESTS


@pytest.mark.parametrize("of", CASES)
def test_the_roller_follows_the_exact_law(of: Expression) -> None:
    shape = of.lower()
    chance = SeededChance("roller")
    values = [throw(shape, chance).value for _ in range(THROWS)]
    assert chance_of(values, cells_of(distribution(shape))) > BOUND


@pytest.mark.parametrize(("of", "number"), ASKED)
def test_a_thrown_check_follows_its_odds(of: type[Check], number: int) -> None:
    check = checks_of(of, A_CHECK)[number]
    answer, chance = odds(check), SeededChance(f"{of.target}-{number}")
    times = THROWS // 10 if isinstance(check, Procedure) else THROWS
    values, outcomes = [], []
    for value, outcome in judged(check, chance, times):
        values.append(value)
        if outcome is not None:
            outcomes.append(outcome.key)
            assert outcome.value == values[-1]
    assert chance_of(values, cells_of(answer)) > BOUND
    assert chance_of(outcomes, dict(answer.outcomes)) > BOUND
    assert len(outcomes) == (times if answer.outcomes else 0)


def judged(check: Check, chance: Chance, times: int) -> Iterator[tuple[Any, Outcome | None]]:
    """(value shown, verdict) of so many throws; a procedure is thrown whole, with its breakdown, and so less often."""
    if isinstance(check, Procedure):
        for _ in range(times):
            thrown = throw_check(check, chance)
            yield thrown.value, thrown.outcome
        return
    shape = check.dice().lower()
    for _ in range(times):
        raw: Any = throw(shape, chance).value
        yield check.shown(raw), check.outcome(raw)


# Many throws at once.

AT_ONCE = effort(200_000)


def listed(values: NDArray[Any]) -> list[Any]:
    """The values of an array, tuples where a throw has several numbers."""
    return [tuple(row) for row in values.tolist()] if values.ndim == 2 else values.tolist()


@pytest.mark.parametrize("of", CASES)
def test_many_throws_at_once_follow_the_exact_law(of: Expression) -> None:
    values = listed(bulk.throw(of, AT_ONCE, seed="bulk"))
    assert len(values) == AT_ONCE
    assert chance_of(values, cells_of(distribution(of))) > BOUND


@pytest.mark.parametrize("of", CASES)
def test_draws_from_the_exact_law_follow_it(of: Expression) -> None:
    law = distribution(of)
    assert chance_of(listed(bulk.sample(of, AT_ONCE, seed="sample")), cells_of(law)) > BOUND


@pytest.mark.parametrize(("of", "number"), ASKED)
def test_many_checks_at_once_follow_their_odds(of: type[Check], number: int) -> None:
    check = checks_of(of, A_CHECK)[number]
    answer, thrown = odds(check), simulate(check, AT_ONCE, seed=f"{of.target}-{number}")
    assert chance_of(listed(thrown.values), cells_of(answer)) > BOUND
    assert chance_of_counts(dict(thrown.outcomes), dict(answer.outcomes)) > BOUND
    assert sum(count for _, count in thrown.outcomes) == (AT_ONCE if answer.outcomes else 0)


# The test itself: what is a little wrong is found.

ENOUGH = 10_000


@pytest.mark.parametrize(
    ("thrown", "law"),
    [
        ("4d6kh3", "4d6dh1"),
        ("4d4!kh1", "4d4kh1!"),
        ("2d6!kh1", "2d6!xkh1"),
        ("1d6ro1", "1d6rr1"),
        ("5d10>=8f1", "5d10>=8"),
        ("3d6!p", "3d6!"),
        ("1d20", "1d19"),
        ("5d10kr4", "5d10kr3"),
    ],
)
def test_throws_of_another_roll_are_found_out(thrown: str, law: str) -> None:
    shape, chance = parse(thrown).lower(), SeededChance("other")
    values = [throw(shape, chance).value for _ in range(ENOUGH)]
    assert chance_of(values, cells_of(distribution(parse(law)))) <= BOUND
    assert chance_of(values, cells_of(distribution(shape))) > BOUND


def test_a_loaded_die_is_found_out() -> None:
    fair = {face: Fraction(1, 6) for face in range(1, 7)}
    loaded = [face for face in range(1, 7) for _ in range(1000 + (300 if face == 6 else -60))]
    assert chance_of(loaded, fair) <= BOUND
    assert chance_of([*loaded, 7], fair) == 0
    assert chance_of([1, 1, 1], {1: Fraction(1)}) == 1
