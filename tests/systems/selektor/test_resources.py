"""Progress points: a session gives one, training and skipped time what is agreed."""

from __future__ import annotations

import pytest

from tests.systems.reading import keys
from wurfwerk.rules.build import build
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.registry import system
from wurfwerk.rules.resource import Held
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

AWARD = system("selektor").transitions["award-progress-points"]


def award(held: int = 0, **given: object):
    after = build(AWARD, given).apply(Held({"progress-points": held}))
    for language in LANGUAGES:
        Words(language).lines(after.told)
    return after.held["progress-points"], keys(after.told)


@pytest.mark.rule("HB-18")
def test_a_session_gives_one_point() -> None:
    assert award(**{"in": "Klettern"}) == (1, ["told-progress"])
    assert award(4, **{"in": "Klettern"})[0] == 5
    for amount in (0, 2):
        with pytest.raises(ParameterError) as error:
            award(amount=amount, **{"in": "Klettern"})
        assert keys([error.value.message]) == ["forbidden-session-points"]
        for language in LANGUAGES:
            assert "HB-18" in Words(language).say(error.value.message)
    with pytest.raises(ParameterError) as error:
        award()
    assert (error.value.key, error.value.parameter) == ("missing-parameter", "in"), "both agree on something"
    assert award(2, occasion="downtime", amount=0) == (2, ["told-progress", "told-no-entitlement"])
    assert award(2, occasion="training", amount=3, **{"in": "Fechten"}) == (5, ["told-progress", "told-no-entitlement"])
    (progress,) = [reference for reference in system("selektor").references if reference.key == "progress"]
    assert len(progress.rows) == 4
