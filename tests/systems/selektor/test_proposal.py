"""Proposed solutions: side by side with their odds, one is chosen and rolled against the bands of the problem."""

from __future__ import annotations

import pytest

from tests.systems.reading import check, facts, keys, thrown
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.rules.walk import ends
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

FACES = facts("selektor")["example-dice"]
SOLUTIONS = [
    {"name": "klettern", "attribute": 3, "ability-1": 1, "ability-2": 1},
    {"name": "reden", "attribute": 5, "ability-1": 3, "ability-2": 3},
    {"attribute": 0, "ability-1": 1, "activity-advantage-1": True},
]
BANDS = [{"key": "failure", "from": 0, "to": 10}, {"key": "great-success", "from": 11, "to": 20}]


def proposal(solutions=SOLUTIONS, rules=None, **more: object):
    return check("selektor.proposal", {"problem": "die Mauer", "solutions": solutions, **more}, rules)


@pytest.mark.rule("HB-07")
def test_solutions_are_proposed_and_one_is_chosen() -> None:
    of = proposal()
    state = of.start()
    (turn,) = of.turns(state)
    assert (turn.key, turn.check, turn.choices) == ("solution", None, ("1", "2", "3"))
    for choice, value, outcome in (("1", 11, "extended-success"), ("2", 20, "perfection"), ("3", 4, "failure")):
        chosen = of.after(state, turn, choice)
        (roll,) = of.turns(chosen)
        assert thrown(roll.check, *FACES).value == value
        ended = of.after(chosen, roll, value)
        assert of.turns(ended) == ()
        assert (of.verdict(ended).key, of.verdict(ended).value) == (outcome, value)
    lines = keys(of.explain())
    assert lines[0] == "prompt-proposal"
    assert [line for line in lines if line.startswith("solution")] == ["solution-named", "solution-named", "solution"]
    assert "SL" in Words("de").say(of.explain()[0])


@pytest.mark.parametrize(("chosen", "value"), [(1, 11), (2, 20), (3, 4)])
def test_in_one_go_it_is_the_chosen_one(chosen, value) -> None:
    roll = thrown(proposal(chosen=chosen), *FACES)
    assert roll.value == value
    assert [turn.told for turn in roll.turns] == [str(chosen), value]
    for language in LANGUAGES:
        assert "die Mauer" in "\n".join(Words(language).lines(roll.explanation))


def test_the_odds_of_every_solution_stand_side_by_side() -> None:
    answer = odds(proposal(chosen=2))
    assert [part.label.key.rpartition(":")[2] for part in answer.parts] == [
        "solution-named",
        "solution-named",
        "solution",
    ]
    for part, levels in zip(answer.parts, ((3, 1, 1), (5, 3, 3), (0, 2, 0)), strict=True):
        alone = odds(check("selektor.problem", dict(zip(("attribute", "ability-1", "ability-2"), levels, strict=True))))
        assert (part.odds.outcomes, dict(part.odds.pmf)) == (alone.outcomes, dict(alone.pmf))
    assert answer.outcomes == answer.parts[1].odds.outcomes


@pytest.mark.parametrize("chosen", [1, 3])
@pytest.mark.parametrize("reading", ["same-die", "next-lower"])
def test_its_odds_are_those_of_its_states(chosen, reading) -> None:
    of = proposal(chosen=chosen, rules={"equal-selectors": reading})
    weights, whole = ends(of, odds)
    found: dict[str, int] = dict.fromkeys(of.reachable(), 0)
    for state, weight in weights.items():
        found[of.verdict(state).key] += weight
    assert [(key, chance * whole) for key, chance in odds(of).outcomes] == list(found.items())


@pytest.mark.rule("HB-06")
def test_a_problem_may_have_other_bands_and_higher_levels_need_not_matter() -> None:
    of = proposal(bands=BANDS)
    for part in odds(of).parts:
        assert [key for key, _ in part.odds.outcomes] == ["failure", "great-success"], "they count for all solutions"
    roll = thrown(of, *FACES)
    assert roll.outcome.key == "great-success"
    assert keys(roll.explanation)[-1] == "prompt-higher-levels"
    for solution, outcome in ((SOLUTIONS[2], "failure"), ({"attribute": 2, "ability-1": 2}, "success")):
        plain = thrown(proposal([solution]), *FACES)
        assert plain.outcome.key == outcome
        assert "prompt-higher-levels" not in keys(plain.explanation)
    with pytest.raises(ParameterError) as error:
        proposal(rules={"bands": "custom"})
    assert (error.value.key, error.value.parameter) == ("missing-parameter", "bands")
    assert proposal(rules={"bands": "custom"}, bands=BANDS).reachable() == ("failure", "great-success")
    with pytest.raises(ParameterError) as error:
        proposal(bands=BANDS[:1])
    assert error.value.parameter == "bands"


def test_what_cannot_be_proposed_is_named() -> None:
    twice = [{"attribute": 1, "ability-1": 2, "ability-2": 2, "same-ability": True}]
    for solutions, more, parameter in (
        (
            [*SOLUTIONS, {"attribute": 1, "ability-1": 3, "activity-advantage-1": True}],
            {},
            "solutions[3].activity-advantage-1",
        ),
        (twice, {}, "solutions[0].same-ability"),
        (SOLUTIONS, {"chosen": 4}, "chosen"),
    ):
        with pytest.raises(ParameterError) as error:
            proposal(solutions, **more)
        assert (error.value.key, error.value.parameter) == ("forbidden", parameter)
        for language in LANGUAGES:
            assert "HB-" in Words(language).say(error.value.message)
    assert proposal(twice, {"same-ability-twice": "yes"}).rolls[0].abilities() == 4
