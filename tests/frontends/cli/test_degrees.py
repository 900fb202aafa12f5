"""Signs of outcomes: different for all outcomes of a check, as far as arrows go, and never only a colour."""

from __future__ import annotations

import pytest

from wurfwerk.frontends.cli.degrees import favourable, sign
from wurfwerk.rules.registry import systems


@pytest.mark.parametrize(
    ("keys", "signs"),
    [
        (("gm-choice", "success"), ["▼", "▲"]),
        (("botch", "failure", "marginal", "complete", "memorable"), ["▼▼", "▼", "▲", "▲▲", "▲▲▲"]),
        (("critical-failure", "failure", "success", "critical-success"), ["✦▼", "▼", "▲", "✦▲"]),
        (
            ("failure-with-fear", "failure-with-hope", "success-with-fear", "success-with-hope", "critical-success"),
            ["☾▼", "☀▼", "☾▲", "☀▲", "✦▲"],
        ),
        (("no", "yes"), ["▼", "▲"]),
        (("side-1", "tie"), ["●", "●"]),
        (("not-reached", "reached"), ["▼", "▲"]),
    ],
)
def test_signs(keys: tuple[str, ...], signs: list[str]) -> None:
    assert [sign(key, keys) for key in keys] == signs
    assert all(sign(key, keys, plain=True).isascii() for key in keys)


@pytest.mark.parametrize(
    "check", [c for s in systems().values() for c in s.checks.values()], ids=lambda check: check.target
)
def test_every_check_has_signs_from_worse_to_better(check) -> None:
    goods = [favourable(key) for key in check.outcome_keys]
    assert goods == sorted(goods, key=bool), check.outcome_keys
    for key in check.outcome_keys:
        assert sign(key, check.outcome_keys)
