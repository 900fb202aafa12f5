"""The resist roll: a W20 without attribute dice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.systems.reading import chances, check, keys, thrown
from wurfwerk.rules.build import build
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import system, systems
from wurfwerk.rules.resource import Held
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words


def resist(rules: dict[str, str] | None = None, **parameters: object):
    return check("openlegend.resist", parameters, rules)


def test_ten_ends_the_bane() -> None:
    assert thrown(resist(), 10).outcome == Outcome("success", 10, 0)
    assert thrown(resist(), 9).outcome == Outcome("failure", 9, -1)
    assert chances(resist())["success"] == Fraction(11, 20)


def test_it_does_not_explode() -> None:
    assert thrown(resist(), 20).value == 20
    assert odds(resist(advantage=1)).max == 20


@pytest.mark.rule("OL-14")
def test_without_attribute_dice_one_level_at_most() -> None:
    for levels in (1, 2, 5):
        assert thrown(resist(advantage=levels), 4, 13).value == 13
        assert thrown(resist(disadvantage=levels), 4, 13).value == 4
        assert thrown(check("openlegend.action", {"attribute": 0, "advantage": levels}), 4, 13).value == 13
        assert thrown(check("openlegend.action", {"attribute": 0, "disadvantage": levels}), 4, 13).value == 4
    assert chances(resist(advantage=3))["success"] == 1 - Fraction(9, 20) ** 2
    assert chances(resist(disadvantage=2))["success"] == Fraction(11, 20) ** 2


def test_net_by_house_rule() -> None:
    assert thrown(resist(advantage=3, disadvantage=1), 4, 13).value == 13
    roll = thrown(resist({"zero-score-net": "cap-then-net"}, advantage=3, disadvantage=1), 4)
    assert roll.value == 4
    assert keys(roll.explanation)[-1] == "explain-rule-mattered"


@pytest.mark.rule("OL-27")
def test_legend_points_are_for_action_rolls() -> None:
    with pytest.raises(ParameterError) as error:
        resist(**{"legend-points": 1})
    assert (error.value.key, error.value.parameter) == ("unknown-parameter", "legend-points")
    assert error.value.hint is not None
    for language in LANGUAGES:
        assert "OL-27" in Words(language).say(error.value.hint)
    takes = {key for key, of in systems()["openlegend"].checks.items() if "legend_points" in of.__dataclass_fields__}
    assert takes == {"action", "attack"}
    one = thrown(check("openlegend.action", {"attribute": 5, "legend-points": 1}), 10, 2, 3, 5)
    after = thrown(check("openlegend.action", {"attribute": 5}), 10, 2, 3)
    assert (one.value, after.value) == (19, 15)
    spent = build(system("openlegend").transitions["spend-legend-points"], {}).apply(Held({"legend-points": 2}))
    assert spent.held["legend-points"] == 1
    for language, words in (
        ("de", "auf einen Aktionswurf, der jetzt folgt"),
        ("en", "on one action roll that follows now"),
    ):
        assert words in Words(language).say(spent.told[0])
