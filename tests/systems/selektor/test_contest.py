"""Characters against each other: results are compared, a tie is a stalemate."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.systems.reading import chances, check, keys, thrown
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.rules.walk import ends


def side(attribute: int, first: int, second: int = 0, **more: object) -> dict[str, object]:
    return {"attribute": attribute, "ability-1": first, "ability-2": second} | {
        key.replace("_", "-"): value for key, value in more.items()
    }


def contest(*sides, rules=None):
    return check("selektor.contest", {"sides": list(sides)}, rules)


@pytest.mark.parametrize(
    ("sides", "rules"),
    [
        ((side(3, 2), side(2, 2)), {}),
        ((side(3, 3), side(3, 3)), {"equal-selectors": "next-lower"}),
        (
            (side(1, 1), side(2, 1, activity_advantage_1=True), side(4, 2, 2, same_ability=True)),
            {"same-ability-twice": "yes"},
        ),
    ],
)
def test_its_odds_are_those_of_all_its_states(sides, rules) -> None:
    of = contest(*sides, rules=rules)
    weights, whole = ends(of, odds)
    found = dict.fromkeys(of.reachable(), Fraction(0))
    for state, weight in weights.items():
        found[of.verdict(state).key] += Fraction(weight, whole)
    answer = odds(of)
    assert dict(answer.outcomes) == found
    assert (answer.compares, len(answer.parts), sum(found.values())) == (True, len(sides), 1)


def test_who_is_alike_has_the_same_chance() -> None:
    found = chances(contest(*[side(3, 2)] * 4))
    assert len({found[f"side-{number}"] for number in range(1, 5)}) == 1
    hopeless = chances(contest(side(5, 3), side(0, 0)))
    assert hopeless == {"side-1": 1, "side-2": 0, "tie": 0}
    nobody = chances(contest(side(0, 0), side(0, 0)))
    assert nobody["tie"] == 1


def test_the_highest_result_wins() -> None:
    roll = thrown(contest(side(3, 2), side(2, 2)), 7, 2, 9, 4, 10, 7, 2, 9, 4, 10)
    assert (roll.outcome.key, roll.outcome.margin, [turn.told for turn in roll.turns]) == ("side-1", 3, [11, 8])
    assert keys(roll.explanation)[0] == "turn-side"
    assert "explain-contest-won" in keys(roll.explanation)


def test_equal_results_are_a_stalemate() -> None:
    roll = thrown(contest(side(3, 2), side(2, 3), side(0, 1)), *([7, 2, 9, 4, 10] * 3))
    assert (roll.outcome.key, roll.outcome.margin) == ("tie", 0)
    (said,) = [line for line in roll.explanation if line.key.endswith("explain-contest-tie")]
    assert said.arguments["sides"] == "1, 2"


def test_the_side_at_fault_is_named() -> None:
    with pytest.raises(ParameterError) as error:
        contest(side(3, 2), side(3, 3, activity_advantage_1=True))
    assert error.value.parameter == "sides[1].activity-advantage-1"
    assert error.value.message.arguments["number"] == 2
    with pytest.raises(ParameterError):
        contest(side(3, 2), side(3, 2, 2, same_ability=True))


def test_bands_do_not_matter_here() -> None:
    of = contest(side(3, 2), side(2, 2), rules={"bands": "custom"})
    assert thrown(of, *([1] * 10)).outcome.key == "tie"
