"""One attack on several targets: one roll, every target judged by its own defense."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.systems.reading import chances, check, keys, thrown
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds


def attack(*defenses: int, **parameters: object):
    given = {key.replace("_", "-"): value for key, value in parameters.items()}
    return check("openlegend.attack", {"attribute": 8, "defenses": list(defenses), **given})


ZARTHAKIS = [12, 2, 3, 5, 6, 6, 7, 8]


def test_zarthakis() -> None:
    """Score 8 against four targets: seven dice, the three lowest are kept."""
    roll = thrown(attack(14, 17, 22, 25), *ZARTHAKIS)
    assert roll.outcome == Outcome("hits-3", 22)
    assert [die.kept for die in roll.dice] == [True, True, True, True, False, False, False, False]
    told = keys(roll.explanation)
    assert told.count("explain-target-hit") == 3
    assert told.count("explain-target-missed") == 1
    assert told[-1] == "prompt-tell"
    damage = [line.arguments["damage"] for line in roll.explanation if line.key.endswith("target-hit")]
    assert damage == [8, 5, 3], "meeting the defense is a hit of 3"


def test_the_disadvantage_is_the_number_of_targets() -> None:
    assert attack(20).dice() == check("openlegend.action", {"attribute": 8}).dice()
    for targets in (2, 3, 10):
        several = check("openlegend.action", {"attribute": 8, "disadvantage": targets + 1, "advantage": 2})
        assert attack(*[20] * targets, advantage=2, disadvantage=1).dice() == several.dice()


@pytest.mark.rule("OL-07")
def test_the_defense_is_the_challenge() -> None:
    for defense in (12, 20, 28):
        alone = chances(attack(defense))
        action = chances(check("openlegend.action", {"attribute": 8, "challenge": defense}))
        assert alone == {"hits-0": action["gm-choice"], "hits-1": action["success"]}
    assert thrown(attack(21), 10, 2, 3, 6).outcome == Outcome("hits-1", 21)
    assert thrown(attack(22), 10, 2, 3, 6).outcome == Outcome("hits-0", 21)


@pytest.mark.rule("OL-15")
def test_no_several_targets_without_attribute_dice() -> None:
    with pytest.raises(ParameterError) as error:
        attack(10, 12, attribute=0)
    assert (error.value.key, error.value.parameter) == ("forbidden", "defenses")
    assert "OL-15" in error.value.__notes__[0]
    assert thrown(attack(10, attribute=0), 12).outcome == Outcome("hits-1", 12)


def test_the_odds_of_every_target_stand_side_by_side() -> None:
    answer = odds(attack(14, 17, 17, 25))
    parts = [dict(part.odds.outcomes)["success"] for part in answer.parts]
    assert [part.label.arguments["defense"] for part in answer.parts] == [14, 17, 17, 25]
    by_key = dict(answer.outcomes)
    assert list(by_key) == ["hits-0", "hits-1", "hits-3", "hits-4"]
    assert by_key["hits-4"] == parts[3]
    assert by_key["hits-3"] == parts[1] - parts[3]
    assert by_key["hits-0"] == 1 - parts[0]
    assert sum(Fraction(int(key[5:])) * chance for key, chance in by_key.items()) == sum(parts), "expected hits"


def test_a_player_who_hits_nobody_leaves_the_choice_to_the_gm() -> None:
    assert keys(thrown(attack(30), 10, 2, 3, 6).explanation)[-2:] == ["prompt-twist", "prompt-progress"]
    assert keys(thrown(attack(30, roller="gm"), 10, 2, 3, 6).explanation)[-1] == "explain-target-missed"


def test_ten_above_the_defense_brings_a_bane() -> None:
    assert "explain-target-bane" in keys(thrown(attack(11), 10, 2, 3, 6).explanation)
    assert "explain-target-bane" not in keys(thrown(attack(12), 10, 2, 3, 6).explanation)


@pytest.mark.parametrize("defenses", [[], [10] * 11])
def test_so_many_targets_are_refused(defenses) -> None:
    with pytest.raises(ParameterError) as error:
        attack(*defenses)
    assert (error.value.key, error.value.parameter) == ("out-of-bounds", "defenses")
