"""Checks of any kind for the contract tests, made from nothing but their declaration."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from wurfwerk.notation import parse
from wurfwerk.rules.build import build
from wurfwerk.rules.check import Check
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import Field, Form, form_of
from wurfwerk.rules.registry import systems

CHECKS = [check for system in systems().values() for check in system.checks.values()]
TARGETS = [check.target for check in CHECKS]

SPAN = 12
"""Whole numbers are tried up to so far above their lower bound, and around 0: enough for every case, and quick."""

ROLLS = ("1d4", "1d8+4", "2d6kh1", "1d4-6", "3", "1d6/2", "1d6!", "2d4!/3")


def values(field: Field) -> st.SearchStrategy[Any]:
    """Values of a field as JSON has them, within its bounds."""
    match field.kind:
        case "integer":
            assert field.minimum is not None and field.maximum is not None
            near = st.integers(max(field.minimum, -6), min(field.maximum, max(field.minimum, -6) + SPAN))
            if field.key in ("challenge", "dc", "difficulty", "evasion"):
                return near | st.integers(max(field.minimum, 5), min(field.maximum, 35))
            return near
        case "boolean":
            return st.booleans()
        case "choice":
            return st.sampled_from(field.choices)
        case "text":
            return st.text("Äb c", max_size=8)
        case "notation":
            return st.sampled_from(ROLLS)
        case "group":
            assert field.items is not None
            return objects(field.items)
        case "list":
            assert field.items is not None
            item = values(field.items.fields[0]) if field.item is None else objects(field.items)
            return st.lists(item, min_size=field.minimum or 0, max_size=3)


def objects(form: Form) -> st.SearchStrategy[dict[str, Any]]:
    """An object of a form: everything that is required, and a few of what is optional."""
    required = {field.key: values(field) for field in form.fields if field.required}
    optional = {field.key: values(field) for field in form.fields if not field.required}
    some = st.lists(st.sampled_from(sorted(optional)), max_size=5, unique=True) if optional else st.just([])
    return some.flatmap(lambda keys: st.fixed_dictionaries(required | {key: optional[key] for key in keys}))


@st.composite
def checks(draw: st.DrawFn, of: type[Check]) -> Check:
    """A check with parameters and house rules of its own kind; what its rules forbid is left out."""
    rules = {rule.key: draw(st.sampled_from(rule.values)) for rule in of.system_rules if rule.key in of.house_rules}
    found, error = attempt(of, draw(objects(form_of(of))), rules)
    assert error is None or error.key in ("forbidden", "missing-parameter"), error
    assume(found is not None)
    assert found is not None
    return found


def attempt(
    of: type[Check], raw: Mapping[str, object], rules: Mapping[str, str]
) -> tuple[Check, None] | tuple[None, ParameterError]:
    """The check, or why it is refused."""
    try:
        return build(of, raw, rules, parse), None
    except ParameterError as error:
        return None, error
