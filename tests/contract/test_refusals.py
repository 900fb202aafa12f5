"""What a game forbids is refused with the number of the rule that forbids it, in the user's language."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.contract.checks import CHECKS, TARGETS, attempt, objects
from wurfwerk.rules.build import build
from wurfwerk.rules.check import Check
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import form_of
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
