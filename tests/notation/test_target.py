"""Names of checks and dice notation are told apart by their form."""

from __future__ import annotations

import pytest

from wurfwerk.notation.target import names_a_check


@pytest.mark.parametrize("target", ["openlegend.action", "starwars-legends.test", "pathfinder2e.check", "no.such"])
def test_names(target: str) -> None:
    assert names_a_check(target)


@pytest.mark.parametrize(
    "target",
    ["", ".", "a.", ".b", "1d6", "2.5", "d6.", "1d6+2.5", "2d6.x", "a.2", "a..b", "a.b.c", "a b.c", "ä.b", "-a.b"],
)
def test_other_texts(target: str) -> None:
    assert not names_a_check(target)
