"""What a game forbids is refused with the number of the rule that forbids it, in the user's language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.contract.checks import CHECKS, TARGETS, attempt, objects
from wurfwerk.notation import parse
from wurfwerk.rules.build import build
from wurfwerk.rules.check import Check
from wurfwerk.rules.declared import Declared
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import Field, Form, form_of
from wurfwerk.rules.registry import systems
from wurfwerk.rules.system import RuleSystem
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

NUMBER = re.compile(r"\b[A-Z]{2}-[AP]?\d+\b")
SYSTEMS = [system for system in systems().values() if system.rulebook]
every = pytest.mark.parametrize("system", SYSTEMS, ids=[system.key for system in SYSTEMS])


@cache
def numbers(key: str) -> frozenset[str]:
    """The numbers that can be looked up: in the list of rules, in a table of published rules, or as the point of a house rule."""
    system = systems()[key]
    tables = {str(row[0]) for table in system.references for row in table.rows if table.columns[0] == "number"}
    return frozenset({rule.number for rule in system.rulebook} | tables | {rule.point for rule in system.house_rules})


def texts(system: RuleSystem, language: str) -> dict[str, str]:
    """Key -> text as it is written, with its placeables."""
    source = (system.locales / f"{language}.ftl").read_text(encoding="utf-8")
    out = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, fluent.Message):
            assert entry.span is not None
            out[entry.id.name] = source[entry.span.start : entry.span.end]
    return out


def raised(system: RuleSystem) -> set[str]:
    """The keys of all texts that the code of a system raises `forbidden` or `missing` with."""
    out: set[str] = set()
    for module in sorted(system.locales.parent.glob("*.py")):
        for function in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            named = {
                target.id: node.value
                for node in ast.walk(function)
                if isinstance(node, ast.Assign)
                for target in node.targets
                if isinstance(target, ast.Name)
            }
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and ast.unparse(call.func) in ("forbidden", "missing"):
                    message = call.args[1]
                    message = named.get(message.id, message) if isinstance(message, ast.Name) else message
                    if isinstance(message, ast.Call):
                        out |= written(message.args[0], system)
    return out


def written(key: ast.expr, system: RuleSystem) -> set[str]:
    """The text keys that a key written in code can be; an f-string may be any text that fits it."""
    if isinstance(key, ast.Constant):
        return {str(key.value).partition(":")[2]}
    assert isinstance(key, ast.JoinedStr), ast.unparse(key)
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in key.values]
    pattern = re.compile("".join(parts).partition(":")[2] + "$")
    return {name for name in texts(system, "en") if pattern.match(name)}


@every
def test_every_text_of_a_refusal_names_its_rule(system: RuleSystem) -> None:
    found = raised(system)
    assert len(found) > 4
    withheld = {text for check in system.checks.values() for text in check.withheld.values()}
    for language in LANGUAGES:
        known = texts(system, language)
        refusals = {key for key in known if key.startswith(("forbidden-", "missing-", "refused-"))}
        for key in sorted(found | refusals | withheld):
            said = known[key]
            if "{ $what }" in said or "{ $rule }" in said:
                continue  # it passes on another refusal, or is given the number
            named = NUMBER.findall(said)
            assert named, f"{language}: {key} names no rule"
            assert set(named) <= numbers(system.key), f"{language}: {key} names {named}"


@pytest.mark.parametrize("of", CHECKS, ids=TARGETS)
@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much], deadline=None)
@given(data=st.data())
def test_whatever_is_refused_names_its_rule(of: type[Check], data: st.DataObject) -> None:
    """Any parameters and house rules: what is forbidden or needed says by which rule, whichever language is asked for."""
    rules = {
        rule.key: data.draw(st.sampled_from(rule.values)) for rule in of.system_rules if rule.key in of.house_rules
    }
    _, error = attempt(of, data.draw(objects(form_of(of))), rules)
    if error is None:
        return
    assert error.key in ("forbidden", "missing-parameter")
    for language in LANGUAGES:
        named = NUMBER.findall(Words(language).say(error.message))
        assert named and set(named) <= numbers(of.system)


@pytest.mark.parametrize(
    ("target", "parameter", "number"),
    [
        ("daggerheart.collision", "armor-slot", "DH-06"),
        ("daggerheart.reaction", "helpers", "DH-P4"),
        ("openlegend.resist", "legend-points", "OL-27"),
    ],
)
def test_what_a_game_withholds_says_by_which_rule(target: str, parameter: str, number: str) -> None:
    of = next(check for check in CHECKS if check.target == target)
    with pytest.raises(ParameterError) as error:
        build(of, {parameter: 1})
    assert (error.value.key, error.value.parameter) == ("unknown-parameter", parameter)
    for language in LANGUAGES:
        assert error.value.hint is not None
        assert number in Words(language).say(error.value.hint)


def test_withheld_parameters_are_parameters_elsewhere_in_the_game() -> None:
    for of in CHECKS:
        for key in of.withheld:
            others = [other for other in CHECKS if other.system == of.system and key in set(form_of(other).keys())]
            assert others and key not in set(form_of(of).keys())


DECLARED: list[type[Declared]] = [
    of
    for system in SYSTEMS
    for of in (*system.checks.values(), *system.transitions.values(), *((system.sheet,) if system.sheet else ()))
]
Place = tuple[str | int, ...]


def bounded(form: Form, path: Place = ()) -> Iterator[tuple[Place, Field]]:
    """Every whole number and every list of a form that has bounds, in lists of it the first item."""
    for field in form.fields:
        here = (*path, field.key) if field.key else path
        if field.kind in ("integer", "list"):
            yield here, field
        if field.items is not None:
            yield from bounded(field.items, (*here, 0) if field.kind == "list" else here)


def least(field: Field) -> Any:
    """A value of a field that lies in its bounds, as JSON has it."""
    match field.kind:
        case "integer":
            return field.minimum
        case "list":
            assert field.items is not None
            item = least(field.items.fields[0]) if field.item is None else required(field.items)
            return [item] * max(1, field.minimum or 0)
        case "group":
            assert field.items is not None
            return required(field.items)
    return {"boolean": False, "choice": field.choices and field.choices[0], "text": "", "notation": "1d4"}[field.kind]


def required(form: Form) -> dict[str, Any]:
    return {field.key: least(field) for field in form.fields if field.required}


def with_value(of: type[Declared], place: Place, value: object) -> dict[str, Any]:
    """Parameters with one value at a place, whatever else they need within its bounds."""
    raw: Any = required(form_of(of))
    inside, form, at = raw, form_of(of), list(place)
    while len(at) > 1:
        field = form[str(at.pop(0))]
        inside.setdefault(field.key, least(field))
        inside = inside[field.key]
        assert field.items is not None
        form = field.items
        if field.kind == "list" and len(at) > 1:
            inside = inside[int(at.pop(0))]
    inside[at[0]] = value
    return dict(raw)


def beyond(field: Field) -> Iterator[tuple[object, str]]:
    """Values just outside the bounds, each with the number of the rule that sets the bound it breaks."""
    if field.kind == "integer":
        assert field.minimum is not None and field.maximum is not None
        yield field.minimum - 1, field.minimum_rule
        yield field.maximum + 1, field.maximum_rule
        yield "x", field.minimum_rule if field.minimum_rule == field.maximum_rule else ""
        return
    (item,) = least(field)[:1]
    if field.minimum:
        yield [item] * (field.minimum - 1), field.minimum_rule
    if field.maximum is not None:
        yield [item] * (field.maximum + 1), field.maximum_rule


@pytest.mark.parametrize("of", DECLARED, ids=[of.target for of in DECLARED])
def test_a_bound_that_a_rule_sets_is_told_with_the_rule_and_no_other(of: type[Declared]) -> None:
    for place, field in bounded(form_of(of)):
        assert {field.minimum_rule, field.maximum_rule} - {""} <= numbers(of.system), place
        for value, number in beyond(field):
            with pytest.raises(ParameterError) as error:
                build(of, with_value(of, place, value), read=parse)
            assert error.value.key == "out-of-bounds", (place, error.value.message)
            for language in LANGUAGES:
                said = Words(language).say(error.value.message)
                assert said.endswith(f" ({number})." if number else "."), said
                assert NUMBER.findall(said) == ([number] if number else []), said


@pytest.mark.parametrize(
    ("target", "place", "low", "high"),
    [
        ("openlegend.action", "attribute", "OL-P4", "OL-P4"),
        ("openlegend.action", "level", "OL-P3", "OL-P3"),
        ("openlegend.action", "legend-points", "OL-17", "OL-17"),
        ("openlegend.action", "advantage", "", ""),
        ("openlegend.group", "sides", "OL-09", ""),
        ("openlegend.group", "sides[].attribute", "OL-P4", "OL-P4"),
        ("openlegend.contest", "sides", "OL-08", ""),
        ("starwars-legends.test", "difficulty", "SW-03", "SW-03"),
        ("starwars-legends.test", "ability", "SW-02", "SW-02"),
        ("starwars-legends.test", "pool", "", ""),
        ("starwars-legends.actions", "actions", "SW-12", ""),
        ("starwars-legends.willpower", "fixed", "SW-02", "SW-02"),
        ("pathfinder2e.check", "shift[]", "PF-11", "PF-11"),
        ("pathfinder2e.hero-point", "hero-points", "PF-P2", "PF-P2"),
        ("pathfinder2e.check", "modifier", "", ""),
        ("selektor.problem", "attribute", "HB-02", "HB-02"),
        ("selektor.problem", "ability-1", "HB-01", "HB-01"),
        ("selektor.problem", "bands[].to", "HB-04", "HB-04"),
        ("daggerheart.fate", "at-most", "DH-01", "DH-01"),
        ("daggerheart.spend-fear", "fear", "DH-P3", "DH-P3"),
        ("daggerheart.action", "modifier", "", ""),
    ],
)
def test_which_rule_sets_a_bound(target: str, place: str, low: str, high: str) -> None:
    of = next(each for each in DECLARED if each.target == target)
    found = {
        "".join(f".{step}" if isinstance(step, str) else "[]" for step in at)[1:]: field
        for at, field in bounded(form_of(of))
    }[place]
    assert (found.minimum_rule, found.maximum_rule) == (low, high)
