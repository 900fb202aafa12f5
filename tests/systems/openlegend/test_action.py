"""The action roll: worked examples from typed dice, the exact tables, what the rules forbid, every house rule."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.systems.reading import as_printed, chances, check, facts, keys, rounded, thrown
from wurfwerk.dice.expression import Dice
from wurfwerk.dice.operators.arithmetic import Add
from wurfwerk.dice.operators.explode import Explode
from wurfwerk.dice.operators.keep import Keep
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import system
from wurfwerk.systems.openlegend.attributes import ATTRIBUTE_DICE
from wurfwerk.words.sentences import Words

FACTS = facts("openlegend")


def action(rules: dict[str, str] | None = None, **parameters: object):
    return check("openlegend.action", {key.replace("_", "-"): value for key, value in parameters.items()}, rules)


def sides(net: int) -> dict[str, object]:
    return {"advantage": max(net, 0), "disadvantage": max(-net, 0)}


@pytest.mark.parametrize(
    ("parameters", "faces", "total", "dropped"),
    [
        ({"attribute": 9, "advantage": 1}, [16, 3, 5, 7, 9], 37, [3]),
        ({"attribute": 5, "disadvantage": 2}, [12, 2, 3, 5, 6], 17, [5, 6]),
        ({"attribute": 3, "advantage": 2}, [10, 8, 8, 3, 5], 23, [8, 3]),
        ({"attribute": 5}, [7, 1, 6, 3], 17, []),
        ({"attribute": 5, "advantage": 1}, [5, 6, 6, 1, 5, 1], 23, [1]),
        ({"attribute": 8, "disadvantage": 4}, [12, 2, 3, 5, 6, 6, 7, 8], 22, [6, 6, 7, 8]),
        ({"attribute": 4, "advantage": 2}, [9, 4, 9, 2], 18, [4, 2]),
        ({"attribute": 6, "disadvantage": 2}, [13, 2, 5, 7, 8], 20, [7, 8]),
        ({"attribute": 0}, [20, 20, 3], 43, []),
        ({"attribute": 0, "advantage": 3}, [4, 20, 7], 27, [4]),
        ({"attribute": 0, "disadvantage": 1}, [20, 11], 11, [20]),
        ({"attribute": 1}, [20, 2, 4, 4, 1], 31, []),
    ],
    ids=[
        "Vera",
        "Armand",
        "Tommy",
        "Imladril",
        "A006",
        "Zarthakis",
        "Jalani",
        "Jade",
        "zero",
        "zero-V3",
        "zero-N1",
        "order",
    ],
)
def test_worked_examples(parameters, faces, total, dropped) -> None:
    roll = thrown(action(**parameters), *faces)
    assert roll.value == total
    assert [die.chain[0] for die in roll.dice if not die.kept] == dropped
    assert all(len(die.chain) == 1 for die in roll.dice if not die.kept)


def test_among_equal_dice_the_later_is_dropped() -> None:
    dice = thrown(action(attribute=3, advantage=2), 10, 8, 8, 3, 5).dice
    assert [(die.sides, die.chain, die.kept) for die in dice] == [
        (20, (10,), True),
        (8, (8, 5), True),
        (8, (8,), False),
        (8, (3,), False),
    ]


def test_one_attack_on_four_targets() -> None:
    """Zarthakis: total 22 against resolves of 14, 17, 22 and 25."""
    faces = [12, 2, 3, 5, 6, 6, 7, 8]
    hit = [
        thrown(action(attribute=8, disadvantage=4, challenge=defense), *faces).outcome.key
        for defense in (14, 17, 22, 25)
    ]
    assert hit == ["success", "success", "success", "gm-choice"]


@pytest.mark.rule("OL-02")
def test_the_player_leaves_the_choice_to_the_gm() -> None:
    roll = thrown(action(attribute=5, challenge=18), 7, 1, 6, 3)
    assert roll.outcome == Outcome("gm-choice", 17, -1)
    assert keys(roll.explanation)[-2:] == ["prompt-twist", "prompt-progress"]
    for language, one, other in (("de", "eines von beiden", "Oder Fehlschlag"), ("en", "one of two", "Or failure")):
        twist, progress = Words(language).lines(roll.explanation[-2:])
        assert one in twist and other in progress, "exactly one of the two"
    assert list(chances(action(attribute=5, challenge=18))) == ["gm-choice", "success"]
    assert thrown(action(attribute=5, challenge=17), 7, 1, 6, 3).outcome == Outcome("success", 17, 0)


@pytest.mark.rule("OL-03")
def test_the_gms_own_roll_fails() -> None:
    roll = thrown(action(attribute=6, challenge=22, roller="gm"), 13, 5, 2)
    assert roll.outcome == Outcome("failure", 20, -2)
    assert keys(roll.explanation)[-1] == "explain-challenge", "nothing is to be chosen"
    assert list(chances(action(attribute=6, challenge=22, roller="gm"))) == ["failure", "success"]


def test_meeting_the_challenge_succeeds() -> None:
    assert thrown(action(attribute=0, challenge=15), 15).outcome == Outcome("success", 15, 0)


def test_without_a_challenge_there_is_only_a_total() -> None:
    of = action(attribute=5)
    assert thrown(of, 7, 1, 3).outcome is None
    assert odds(of).outcomes == ()
    assert odds(of).distribution.mean == Fraction(1848, 95)


def test_advantage_is_one_net_level() -> None:
    assert action(attribute=5, advantage=1, disadvantage=2).dice() == Add(
        (Explode(Dice(1, 20)), Explode(Keep(Dice(3, 6), "lowest", 2)))
    )
    assert action(attribute=0, advantage=3).dice() == Explode(Keep(Dice(2, 20), "highest"))
    assert action(attribute=5, advantage=1, disadvantage=1).dice() == action(attribute=5).dice()


def test_the_dice_of_every_score() -> None:
    assert [list(dice) for dice in ATTRIBUTE_DICE] == FACTS["dice"]


@pytest.mark.parametrize("row", FACTS["average-challenge"]["rows"], ids=lambda row: f"score-{row['score']}")
def test_the_average_challenge(row) -> None:
    for net, text in zip(FACTS["average-challenge"]["nets"], row["percent"], strict=True):
        of = action(attribute=row["score"], challenge=row["challenge"], **sides(net))
        assert as_printed(chances(of)["success"] * 100, text) == text, net
    assert as_printed(odds(action(attribute=row["score"])).distribution.mean, row["mean"]) == row["mean"]


@pytest.mark.parametrize("row", FACTS["challenges"]["rows"], ids=lambda row: f"score-{row['score']}")
def test_the_named_challenges(row) -> None:
    for challenge, text in zip(FACTS["challenges"]["challenges"], row["percent"], strict=True):
        of = action(attribute=row["score"], challenge=challenge)
        assert as_printed(chances(of)["success"] * 100, text) == text, challenge


def test_exact_odds() -> None:
    assert chances(action(attribute=5, challenge=20)) == {"gm-choice": Fraction(103, 192), "success": Fraction(89, 192)}
    assert rounded(chances(action(attribute=5, challenge=18))["success"] * 100, 2) == "55.90"


@pytest.mark.parametrize("case", FACTS["means"], ids=lambda case: case["id"])
def test_exact_means(case) -> None:
    of = action(attribute=case["score"], **sides(case["net"]))
    assert odds(of).distribution.mean == Fraction(case["mean"])
    assert odds(of).distribution.max is None


def test_legend_points_give_advantage_and_a_bonus() -> None:
    of = action(attribute=3, legend_points=2, level=1)
    assert of.dice() == Add((*action(attribute=3, advantage=2).dice().parts, of.dice().parts[-1]))
    assert thrown(of, 10, 8, 8, 3, 5).value == 25
    assert thrown(action(attribute=3, legend_points=1, disadvantage=1), 10, 5).value == 16


@pytest.mark.parametrize(("points", "level"), [(3, 1), (10, 8)])
def test_too_many_legend_points(points, level) -> None:
    with pytest.raises(ParameterError) as error:
        action(attribute=3, legend_points=points, level=level)
    assert (error.value.key, error.value.parameter) == ("forbidden", "legend-points")
    assert error.value.message.arguments["most"] == level + 1


def test_as_many_legend_points_as_allowed() -> None:
    assert thrown(action(attribute=0, legend_points=2, level=1), 5, 9).value == 11


@pytest.mark.rule("OL-04")
def test_an_extraordinary_attribute_at_zero() -> None:
    with pytest.raises(ParameterError) as error:
        action(attribute=0, extraordinary=True)
    assert error.value.key == "forbidden"
    assert action(attribute=1, extraordinary=True).dice() == action(attribute=1).dice()
    assert [die.sides for die in thrown(action(attribute=0), 12).dice] == [20], "an ordinary one: the W20 alone"


def test_legend_points_of_the_gm() -> None:
    with pytest.raises(ParameterError) as error:
        action(attribute=3, legend_points=1, roller="gm")
    assert error.value.key == "forbidden"
    roll = thrown(action({"legend-points-for": "everyone"}, attribute=3, legend_points=1, roller="gm"), 10, 5, 3)
    assert roll.value == 16
    assert "explain-rule-mattered" in keys(roll.explanation)


def test_net_at_zero() -> None:
    assert thrown(action(attribute=0, advantage=3, disadvantage=1), 4, 9).value == 9
    roll = thrown(action({"zero-score-net": "cap-then-net"}, attribute=0, advantage=3, disadvantage=1), 9)
    assert roll.value == 9
    assert len(roll.dice) == 1


def test_explosion_at_zero() -> None:
    rule = {"zero-score-explodes": "no"}
    assert thrown(action(attribute=0, advantage=1), 4, 20, 20, 1).value == 41
    assert thrown(action(rule, attribute=0, advantage=1), 4, 20).value == 20
    assert odds(action(rule, attribute=0, advantage=1)).distribution.max == 20
    assert thrown(action(rule, attribute=0), 20).value == 20, "else advantage could lower the chance of more than 20"
    assert thrown(action(rule, attribute=1), 20, 2, 3).value == 25


def test_the_legend_bonus_at_zero() -> None:
    assert thrown(action(attribute=0, legend_points=2, level=2), 4, 9).value == 11
    capped = action({"legend-bonus-at-zero": "capped"}, attribute=0, legend_points=2, level=2)
    assert thrown(capped, 4, 9).value == 10
    elsewhere = action({"legend-bonus-at-zero": "capped"}, attribute=1, legend_points=2, level=2)
    assert thrown(elsewhere, 4, 1, 2, 3).value == 9


def test_the_breakdown_names_every_part() -> None:
    roll = thrown(action(attribute=0, challenge=20, advantage=2, legend_points=2, disadvantage=1, level=2), 4, 9)
    assert keys(roll.explanation) == [
        "explain-d20",
        "explain-no-dice",
        "explain-advantage",
        "explain-legend-advantage",
        "explain-disadvantage",
        "explain-capped",
        "explain-net-d20-advantage",
        "explain-legend-bonus",
        "explain-total",
        "explain-challenge",
        "prompt-twist",
        "prompt-progress",
        "explain-rule-mattered",
        "explain-rule-mattered",
    ]
    mattered = [message.arguments["rule"].key for message in roll.explanation[-2:]]
    assert mattered == ["openlegend:rule-zero-score-net", "openlegend:rule-legend-bonus-at-zero"]


def test_a_roll_no_rule_mattered_for() -> None:
    assert "explain-rule-mattered" not in keys(thrown(action(attribute=0, advantage=1), 4, 9).explanation)
    assert "explain-rule-mattered" in keys(thrown(action(attribute=0, advantage=1), 4, 20, 2).explanation)


@pytest.mark.rule("OL-01")
def test_every_kept_die_explodes_without_limit() -> None:
    roll = thrown(action(attribute=1), 20, 20, 3, 4, 4, 4, 1)
    assert [die.chain for die in roll.dice] == [(20, 20, 3), (4, 4, 4, 1)]
    assert roll.value == 43 + 13
    assert odds(action(attribute=1)).max is None
    assert odds(action(attribute=1)).at_least(200) > 0
    for score in range(11):
        count, sides_ = FACTS["dice"][score] if score else (0, 0)
        once = [1, *[1] * count]
        assert [die.sides for die in thrown(action(attribute=score), *once).dice] == [20, *[sides_] * count]
        again = thrown(action(attribute=score), 20, 1, *[sides_] * count, *[1] * count)
        assert all(die.chain == (die.sides, 1) for die in again.dice), "every die that shows its maximum goes on"
        assert again.value == 21 + count * (sides_ + 1)


@pytest.mark.rule("OL-10")
@pytest.mark.parametrize(("advantage", "disadvantage", "net"), [(1, 0, 1), (2, 0, 2), (1, 1, 0), (1, 2, -1), (3, 1, 2)])
def test_levels_add_and_only_the_difference_counts(advantage, disadvantage, net) -> None:
    of = action(attribute=5, advantage=advantage, disadvantage=disadvantage)
    assert of.dice() == action(attribute=5, **sides(net)).dice()


@pytest.mark.rule("OL-11")
@pytest.mark.parametrize("levels", [1, 2, 3])
def test_advantage_drops_the_lowest(levels) -> None:
    roll = thrown(action(attribute=6, advantage=levels), 9, *[7, 2, 5, 1, 3][: 2 + levels])
    first, *rest = roll.dice
    assert (first.sides, first.kept, len(rest)) == (20, True, 2 + levels)
    kept = sorted(die.value for die in rest if die.kept)
    assert kept == sorted([7, 2, 5, 1, 3][: 2 + levels])[-2:]


@pytest.mark.rule("OL-12")
@pytest.mark.parametrize("levels", [1, 2, 3])
def test_disadvantage_drops_the_highest(levels) -> None:
    roll = thrown(action(attribute=6, disadvantage=levels), 9, *[7, 2, 5, 1, 3][: 2 + levels])
    first, *rest = roll.dice
    assert (first.sides, first.kept, len(rest)) == (20, True, 2 + levels)
    kept = sorted(die.value for die in rest if die.kept)
    assert kept == sorted([7, 2, 5, 1, 3][: 2 + levels])[:2]


@pytest.mark.rule("OL-13")
def test_dropping_comes_before_exploding() -> None:
    up = thrown(action(attribute=3, advantage=1), 10, 8, 8, 8, 2)
    assert [(die.chain, die.kept) for die in up.dice] == [((10,), True), ((8, 8, 2), True), ((8,), False)]
    down = thrown(action(attribute=3, disadvantage=1), 10, 8, 5)
    assert [(die.chain, die.kept) for die in down.dice] == [((10,), True), ((8,), False), ((5,), True)]


@pytest.mark.rule("OL-16")
def test_more_than_one_level_for_the_situation_is_warned_of() -> None:
    warned = action(attribute=5, advantage=3, situational=2)
    assert "prompt-situational" in keys(warned.explain())
    assert warned.dice() == action(attribute=5, advantage=3).dice(), "a warning changes nothing"
    for fine in (action(attribute=5, advantage=3, situational=1), action(attribute=5, advantage=3)):
        assert "prompt-situational" not in keys(fine.explain())
    with pytest.raises(ParameterError) as error:
        action(attribute=5, advantage=1, situational=2)
    assert (error.value.key, error.value.parameter) == ("forbidden", "situational")


@pytest.mark.rule("OL-24")
def test_who_succeeds_tells_it() -> None:
    for roller in ("player", "gm"):
        told = keys(thrown(action(attribute=0, challenge=15, roller=roller), 15).explanation)
        assert told[-1] == "prompt-tell"
        assert "prompt-tell" not in keys(thrown(action(attribute=0, challenge=15, roller=roller), 14).explanation)
    assert "prompt-tell" not in keys(thrown(action(attribute=0), 15).explanation)


@pytest.mark.rule("OL-25")
@pytest.mark.parametrize("challenge", [10, 15, 25])
def test_circumstances_leave_the_challenge_alone(challenge) -> None:
    """Whatever is for or against, success begins at the challenge itself; what changes is how the dice fall."""
    plain = action(attribute=4, challenge=challenge)
    ways = (
        {"advantage": 1, "situational": 1},
        {"disadvantage": 1, "situational": 1},
        {"advantage": 3},
        {"disadvantage": 4},
        {"legend_points": 2},
        {"roller": "gm", "disadvantage": 1},
    )
    for circumstances in ways:
        of = action(attribute=4, challenge=challenge, **circumstances)
        assert of.cuts() == plain.cuts() == (challenge,)
        for total in range(challenge - 12, challenge + 13):
            judged = of.outcome(total)
            assert judged is not None
            assert ((judged.key == "success"), judged.margin) == (total >= challenge, total - challenge)
        assert chances(of)["success"] == odds(action(attribute=4, **circumstances)).at_least(challenge)
        assert chances(of)["success"] != chances(plain)["success"], "it is the dice that differ"
        (line,) = [line for line in of.explain() if line.key.endswith("explain-challenge")]
        assert line.arguments["challenge"] == challenge
    for language, words in (("de", "ändern nicht den HW"), ("en", "do not change the CR")):
        (table,) = [each for each in system("openlegend").references if each.key == "when-to-roll"]
        assert any(words in Words(language).say(row[0]) for row in table.rows)
