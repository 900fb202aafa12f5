"""Falls and collisions: damage by range, hit points by thresholds, death only as the GM decides."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.systems.daggerheart.moved import apply, refused
from tests.systems.reading import as_printed, chances, check, facts, keys, thrown
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.systems.daggerheart.sheet import Character
from wurfwerk.words.sentences import Words

RANGES = ("very-close", "close", "far", "very-far")


def fall(where: str, rules: dict[str, str] | None = None, **parameters: object):
    given = {key.replace("_", "-"): value for key, value in parameters.items()}
    return check("daggerheart.fall", {"range": where, **given}, rules)


@pytest.mark.parametrize("row", facts("daggerheart")["falls-of-a-bard-in-gambeson"])
def test_a_bard_in_gambeson_falls(row) -> None:
    """Thresholds 5/11 and level 1, from the sheet."""
    thresholds = Character(class_="bard", armor="gambeson").parameters("fall", {})
    assert thresholds == {"major": 6, "severe": 12}
    of = fall(row["range"], {"massive-damage": row["massive-damage"]}, **thresholds)
    answer = odds(of)
    assert (answer.min, answer.max, answer.mean) == (row["min"], row["max"], Fraction(row["mean"]))
    found = {key: as_printed(chance * 100, "0") for key, chance in answer.outcomes if chance}
    assert found == row["hit-points"]
    assert all((chance * 100).denominator == 1 for _, chance in answer.outcomes)


@pytest.mark.rule("DH-05")
def test_by_range_and_death_only_as_the_gm_says() -> None:
    dice = {"very-close": (4, 13), "close": (6, 25), "far": (16, 115), "very-far": (16, 115)}
    for where in RANGES:
        answer = odds(fall(where))
        assert (answer.min, answer.max) == dice[where]
        low, high = dice[where]
        assert dict(answer.pmf) == {value: Fraction(1, high - low + 1) for value in range(low, high + 1)}
        for language, word in (("de", "physisch"), ("en", "physical")):
            assert word in Words(language).say(fall(where).explain()[0])
        assert answer.outcomes == ()
        deadly = where in ("far", "very-far")
        assert ("prompt-death" in keys(fall(where).explain())) == deadly
        assert ("prompt-death" in keys(thrown(fall(where, major=6, severe=12), 10).explanation)) == deadly
        if deadly:
            assert apply("declare-death", {"hit-points": 2}, {"range": where}) == ({"hit-points": 6}, ["explain-death"])
        else:
            assert refused("declare-death", {}, {"range": where}) == ("range", "forbidden-death")
        assert not any("death" in key for key in fall(where).outcome_keys)


def test_a_throw_against_the_thresholds() -> None:
    roll = thrown(fall("close", major=6, severe=12), 7)
    assert roll.outcome == Outcome("hp-3", 12)
    assert keys(roll.explanation) == ["explain-fall", "explain-damage", "explain-damage-total", "explain-thresholds"]
    with_slot = thrown(fall("close", major=6, severe=12, armor_slot=True), 7)
    assert with_slot.outcome == Outcome("hp-2", 12)
    assert "explain-armor-slot" in keys(with_slot.explanation)
    assert thrown(fall("close"), 7).outcome is None


def test_massive_damage_is_said_where_it_mattered() -> None:
    of = fall("close", {"massive-damage": "on"}, major=6, severe=12)
    assert thrown(of, 19).outcome == Outcome("hp-4", 24)
    assert "explain-rule-mattered" in keys(thrown(of, 19).explanation)
    assert "explain-rule-mattered" not in keys(thrown(of, 18).explanation)


def test_an_armor_slot_shifts_every_chance_by_one() -> None:
    plain, shifted = (chances(fall("very-close", major=6, severe=12, armor_slot=slot)) for slot in (False, True))
    assert [shifted[f"hp-{marks}"] for marks in range(4)] == [
        plain["hp-0"] + plain["hp-1"],
        plain["hp-2"],
        plain["hp-3"],
        plain["hp-4"],
    ]


@pytest.mark.rule("DH-06")
def test_a_collision_is_direct() -> None:
    of = check("daggerheart.collision", {"major": 6, "severe": 12})
    assert dict(odds(of).pmf) == {value: Fraction(1, 20) for value in range(6, 26)}
    for language, words in (("de", ("direkt", "physisch")), ("en", ("direct", "physical"))):
        assert all(word in Words(language).text("daggerheart:check-collision-summary").lower() for word in words)
    assert chances(of) == chances(fall("close", major=6, severe=12))
    assert "explain-direct" in keys(thrown(of, 3).explanation)
    with pytest.raises(ParameterError) as error:
        check("daggerheart.collision", {"major": 6, "severe": 12, "armor-slot": True})
    assert (error.value.key, error.value.parameter) == ("unknown-parameter", "armor-slot")
    assert error.value.hint is not None and "DH-06" in Words("de").say(error.value.hint)
    direct = {"sources": [9], "major": 6, "severe": 12, "direct": True, "armor-slot": True}
    assert refused("take-damage", {}, direct) == ("armor-slot", "forbidden-direct")


@pytest.mark.parametrize(
    ("parameters", "key", "parameter"),
    [
        ({"major": 6}, "missing-parameter", "severe"),
        ({"severe": 6}, "missing-parameter", "major"),
        ({"armor_slot": True}, "missing-parameter", "major"),
        ({"major": 12, "severe": 6}, "forbidden", "severe"),
        ({"major": 0, "severe": 6}, "out-of-bounds", "major"),
    ],
)
def test_what_is_refused(parameters, key, parameter) -> None:
    with pytest.raises(ParameterError) as error:
        fall("close", **parameters)
    assert (error.value.key, error.value.parameter) == (key, parameter)


def test_only_the_four_ranges_deal_damage() -> None:
    for where in ("melee", "out-of-range"):
        with pytest.raises(ParameterError) as error:
            fall(where)
        assert (error.value.key, error.value.parameter) == ("out-of-bounds", "range")
