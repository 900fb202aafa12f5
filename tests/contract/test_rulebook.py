"""Every numbered rule of the sources is carried out by something, said in both languages, and proven by a test that names it."""

from __future__ import annotations

import ast
import json
from functools import cache
from pathlib import Path

import pytest

from wurfwerk.rules.registry import systems
from wurfwerk.rules.rulebook import NumberedRule, missing_parts
from wurfwerk.rules.system import RuleSystem
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

ROOT = Path(__file__).parents[2]
NUMBERS = json.loads((ROOT / "tests" / "data" / "rules" / "numbers.json").read_text(encoding="utf-8"))
SYSTEMS = [system for system in systems().values() if system.rulebook]
RULES = [(system, rule) for system in SYSTEMS for rule in system.rulebook]
every_rule = pytest.mark.parametrize(("system", "rule"), RULES, ids=[rule.number for _, rule in RULES])


@cache
def marked(path: Path) -> dict[str, set[str]]:
    """Test function -> the numbers of the rules it is marked with."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            numbers: set[str] = set()
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
                    numbers |= {str(ast.literal_eval(argument)) for argument in decorator.args}
            found[node.name] = numbers
    return found


@pytest.mark.parametrize("system", SYSTEMS, ids=[system.key for system in SYSTEMS])
def test_every_rule_is_there_once(system: RuleSystem) -> None:
    prefix, count = NUMBERS[system.key]
    assert [rule.number for rule in system.rulebook] == [f"{prefix}-{number:02}" for number in range(1, count + 1)]


@every_rule
def test_what_carries_it_out_is_there(system: RuleSystem, rule: NumberedRule) -> None:
    assert rule.by
    assert missing_parts(rule, system) == []
    words = Words("en")
    texts = [part.partition(":")[2] for part in rule.by if part.startswith(("prompt:", "refusal:"))]
    assert [key for key in texts if not words.has(f"{system.key}:{key}")] == []


@every_rule
def test_a_test_proves_it(system: RuleSystem, rule: NumberedRule) -> None:
    path, _, name = rule.proof.partition("::")
    assert (ROOT / path).is_file(), path
    assert rule.number in marked(ROOT / path).get(name, set()), f"{rule.proof} is not marked with {rule.number}"


@every_rule
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said(system: RuleSystem, rule: NumberedRule, language: str) -> None:
    text = Words(language).say(rule.text(system.key))
    assert 20 <= len(text) <= 600, "a sentence or two in our own words"
