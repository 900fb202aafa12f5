"""Legend points: awarded and spent within their bounds, and refused by the rule."""

from __future__ import annotations

import pytest

from tests.systems.reading import check, keys, thrown
from wurfwerk.rules.build import build
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.registry import systems
from wurfwerk.rules.resource import Held
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

CHANGES = systems()["openlegend"].transitions


def change(key: str, held: int, rules: dict[str, str] | None = None, **parameters: object) -> int:
    """The points held afterwards. What is told is said in both languages."""
    after = build(CHANGES[key], parameters, rules).apply(Held({"legend-points": held}))
    assert all(Words(language).say(line) for language in LANGUAGES for line in after.told)
    return after.held["legend-points"]


def refused(key: str, held: int, rules: dict[str, str] | None = None, **parameters: object) -> tuple[str | None, str]:
    with pytest.raises(ParameterError) as error:
        change(key, held, rules, **parameters)
    assert error.value.key == "forbidden"
    assert all(Words(language).say(error.value.message) for language in LANGUAGES)
    return error.value.parameter, keys([error.value.message])[0]


@pytest.mark.rule("OL-17")
def test_awarded_up_to_ten() -> None:
    (resource,) = systems()["openlegend"].resources
    assert (resource.key, resource.minimum, resource.maximum, resource.start) == ("legend-points", 0, 10, 0)
    for reason in ("flaw", "roleplay", "table-rule"):
        assert change("award-legend-points", 0, reason=reason) == 1
    assert change("award-legend-points", 9) == 10
    assert refused("award-legend-points", 10) == ("points", "forbidden-too-many-held")
    assert refused("award-legend-points", 8, points=3) == ("points", "forbidden-too-many-held")


@pytest.mark.rule("OL-18")
def test_spent_up_to_level_and_one() -> None:
    assert change("spend-legend-points", 5, points=2, level=1) == 3
    assert refused("spend-legend-points", 5, points=3, level=1) == ("points", "forbidden-legend-points")
    assert change("spend-legend-points", 5, points=3, level=2) == 2
    assert refused("spend-legend-points", 1, points=2, level=4) == ("points", "forbidden-not-held")
    plain = thrown(check("openlegend.action", {"attribute": 3}), 10, 5)
    spent = thrown(check("openlegend.action", {"attribute": 3, "legend-points": 2}), 10, 5, 2, 7)
    assert (plain.value, spent.value) == (15, 19)
    assert [die.kept for die in spent.dice] == [True, False, False, True]
    for level in range(1, 11):
        most = min(level + 1, 10)
        bonus, net = check("openlegend.action", {"attribute": 3, "legend-points": most, "level": level}), most
        assert (bonus.bonus(), bonus.net()) == (most, net)
        if most < 10:
            with pytest.raises(ParameterError):
                check("openlegend.action", {"attribute": 3, "legend-points": most + 1, "level": level})


def test_whose_they_are() -> None:
    for key in CHANGES:
        assert refused(key, 5, roller="gm") == ("roller", "forbidden-legend-points-gm")
    assert change("award-legend-points", 5, {"legend-points-for": "everyone"}, roller="gm") == 6
