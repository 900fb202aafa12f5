"""What others rely on is still called what it was called: checks, parameters with their defaults, outcomes, house rules, options, JSON keys.

`tests/data/contract.json` are the facts of that contract. Later issues add to it and rename nothing.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.contract.whole_process import document
from wurfwerk.frontends.cli.options import COMMANDS
from wurfwerk.rules.form import Field, Form, form_of
from wurfwerk.rules.registry import check_type, systems

CONTRACT: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "data" / "contract.json").read_text(encoding="utf-8")
)
RULES = {rule.key: rule for system in systems().values() for rule in system.house_rules}


def agrees(form: Form, wanted: dict[str, Any]) -> None:
    """Every parameter is there with its default, those of lists and groups too, and nothing that was added has to be given."""
    for key, default in wanted.items():
        field = form[key]
        if isinstance(default, dict) or (isinstance(default, list) and default):
            assert field.required and field.items is not None
            agrees(field.items, default if isinstance(default, dict) else default[0])
        elif default == "required":
            assert field.required, key
        else:
            found = list(field.default) if isinstance(field.default, tuple) else field.default
            assert (field.required, found) == (False, default), key
    assert [field.key for field in form.fields if field.required and field.key not in wanted] == []


@pytest.mark.parametrize("target", CONTRACT["checks"])
def test_checks_their_parameters_and_outcomes(target: str) -> None:
    of, wanted = check_type(target), CONTRACT["checks"][target]
    agrees(form_of(of), wanted["parameters"])
    assert set(wanted["outcomes"]) <= set(of.outcome_keys)
    if "side-1" not in wanted["outcomes"]:  # contests name the sides they were tried with
        assert set(wanted["outcomes"]) == set(of.outcome_keys)


@pytest.mark.parametrize("path", CONTRACT["choices"])
def test_choices(path: str) -> None:
    target, *keys = path.split()
    form: Form | None = form_of(check_type(target))
    field: Field | None = None
    for key in keys:
        assert form is not None
        field = form[key]
        form = field.items
    assert field is not None
    assert list(field.choices) == CONTRACT["choices"][path]


def test_all_house_rules_and_no_other() -> None:
    assert RULES.keys() == CONTRACT["rules"].keys()
    assert len(RULES) == 26
    for key, values in CONTRACT["rules"].items():
        assert RULES[key].default == values[0], key
        assert list(RULES[key].values)[: len(values)] == values, key


@pytest.mark.parametrize("command", CONTRACT["commands"])
def test_commands_and_options(command: str) -> None:
    assert set(CONTRACT["commands"][command]) <= COMMANDS[command].keys()


def test_the_keys_of_the_answers() -> None:
    odds = document("odds", "openlegend.action", "--attribute", "5", "--challenge", "20", "--json")
    assert set(CONTRACT["odds"]) <= odds.keys()
    assert odds["outcomes"][0].keys() >= {"key", "label", "probability"}
    roll = document("roll", "openlegend.action", "--attribute", "5", "--challenge", "20", "--json")
    assert set(CONTRACT["roll"]) <= roll.keys()
    assert roll["outcome"].keys() == {"key", "label", "margin"}
    assert all(set(CONTRACT["die"]) <= die.keys() for die in roll["dice"])
