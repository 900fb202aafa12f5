"""Every registered system keeps the contract, a stranger's as well: it is one new folder, found by its entry point."""

from __future__ import annotations

import ast
import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from wurfwerk.dice.chance import ScriptedChance
from wurfwerk.rules import registry
from wurfwerk.rules.build import build
from wurfwerk.rules.declared import Declared
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import Field, Form, form_of
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import check_type, systems
from wurfwerk.rules.system import RuleSystem
from wurfwerk.rules.texts import choice_key, die_key, field_key, outcome_keys, parameter_key
from wurfwerk.rules.throw import throw
from wurfwerk.words import sentences
from wurfwerk.words.catalogue import systems_document
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

SYSTEMS = list(systems().values())
every = pytest.mark.parametrize("system", SYSTEMS, ids=[system.key for system in SYSTEMS])
ORIGINS = ("source", "public", "house")


def folder(system: RuleSystem) -> Path:
    return system.locales.parent


def texts(path: Path) -> set[str]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, fluent.Message)}


def written(path: Path, prefix: str) -> Iterator[re.Pattern[str]]:
    """Every message key that the code of a folder writes, as a pattern: what an f-string fills in may be anything."""
    for module in sorted(path.glob("*.py")):
        nodes = list(ast.walk(ast.parse(module.read_text(encoding="utf-8"))))
        parts_of = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in nodes:
            if id(node) in parts_of:
                continue
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(prefix):
                yield re.compile(re.escape(node.value.removeprefix(prefix)) + "$")
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values]  # type: ignore[arg-type]
                text = "".join(parts)
                if text.startswith(re.escape(prefix)):
                    yield re.compile(text.removeprefix(re.escape(prefix)) + "$")


def conventional(system: RuleSystem) -> tuple[set[str], set[str]]:
    """The text keys that follow from the declarations: those that must be there, and those that may."""
    must, may = {"system"}, {"system-summary"}
    for resource in system.resources:
        must.add(f"resource-{resource.key}")
    for rule in system.rulebook:
        must.add(f"law-{rule.number}")
    for reference in system.references:
        must |= {f"reference-{reference.key}", *[f"reference-{reference.key}-{column}" for column in reference.columns]}
    declared: list[type[Declared]] = [*system.transitions.values()]
    if system.sheet is not None:
        must |= {f"sheet-{derived.key}" for derived in system.sheet().derived()}
        may |= {f"currency-{step.price.currency}" for step in system.sheet().raises()}
        declared.append(system.sheet)
    for each in declared:
        if each is not system.sheet:
            must.add(each.texts)
        for where, field in fields(form_of(each)):
            must.add(field_key(each.texts, where))
            may |= {f"{field_key(each.texts, where)}-help", f"{field_key(each.texts, where)}-one"}
            must |= {choice_key(field.key, str(choice)) for choice in field.choices if isinstance(choice, str)}
    for rule in system.house_rules:
        must |= {f"rule-{rule.short}", f"rule-{rule.short}-reason"}
        may.add(f"rule-{rule.short}-fitted")
        must |= {rule.value_label(value).key.partition(":")[2] for value in rule.values}
        must |= {f"rule-{rule.short}-table"} if rule.table else set()
    for check in system.checks.values():
        must |= {f"check-{check.key}", f"check-{check.key}-summary"}
        must |= {die_key(role) for role in check.roles} | set(check.withheld.values())
        for outcome in check.outcome_keys:
            may |= set(outcome_keys(check.key, outcome))
        document = systems_document(Words("en"), system.key)["systems"][0]["checks"]
        for parameter in next(each for each in document if each["key"] == check.key)["parameters"]:
            for where, inner in [(parameter["key"], parameter)] + [
                (f"{parameter['key']}.{item['key']}", item) for item in parameter["items"] or [] if item["key"]
            ]:
                must.add(parameter_key(check.key, where))
                may.add(f"{parameter_key(check.key, where)}-help")
                if any(not item["key"] for item in inner["items"] or []):
                    must.add(f"{parameter_key(check.key, where)}-one")
                for choice in inner["choices"] or []:
                    must.add(choice_key(inner["key"], choice["key"]))
    return must, may


def fields(form: Form, path: str = "") -> Iterator[tuple[str, Field]]:
    """(path, field) of a form and of the forms in it; an item that is a plain value has no text of its own."""
    for field in form.fields:
        if field.key:
            where = f"{path}.{field.key}" if path else field.key
            yield where, field
            if field.items is not None:
                yield from fields(field.items, where)


@every
def test_it_is_declared_whole(system: RuleSystem) -> None:
    assert systems()[system.key] is system
    assert folder(system).name == system.package
    for key, check in system.checks.items():
        assert (check.system, check.key) == (system.key, key)
        assert check.system_rules == system.house_rules
    touched = {rule for check in system.checks.values() for rule in check.house_rules}
    touched |= {rule for transition in system.transitions.values() for rule in transition.house_rules}
    touched |= set(system.sheet.house_rules) if system.sheet is not None else set()
    assert touched == {rule.key for rule in system.house_rules}, "a house rule is declared with what it touches"
    assert system.sheet is None or set(system.sheet.follows) <= set(system.sheet.house_rules)
    for rule in system.house_rules:
        assert rule.system == system.key
        assert len(set(rule.values)) == len(rule.values) >= 2
        assert rule.default == rule.values[0]
        assert rule.origin in ORIGINS
        assert re.fullmatch(r"[A-Z]{2}-A?\d+", rule.point)
    for key, transition in system.transitions.items():
        assert (transition.system, transition.key) == (system.key, key)
        assert set(transition.moves) <= {resource.key for resource in system.resources}
    if system.sheet is not None:
        assert system.sheet().name == "", "every field has a default"
    for reference in system.references:
        assert {len(row) for row in reference.rows} == {len(reference.columns)}
    for resource in system.resources:
        assert resource.maximum is None or resource.minimum < resource.maximum
        assert resource.start is None or resource.minimum <= resource.start


@every
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_are_all_there_and_all_used(system: RuleSystem, language: str) -> None:
    there = texts(system.locales / f"{language}.ftl")
    must, may = conventional(system)
    assert must <= there
    for check in system.checks.values():
        for outcome in check.outcome_keys:
            assert there & set(outcome_keys(check.key, outcome)), outcome
    may |= {key for key in there if key.startswith("turn-")}  # headings of procedures: a turn is named where it is made
    patterns = list(written(folder(system), f"{system.key}:"))
    for pattern in patterns:
        assert any(pattern.match(key) for key in there), f"no text for {pattern.pattern}"
    may |= {key for key in there if any(key.startswith(f"choice-{turn[5:]}-") for turn in there if turn[:5] == "turn-")}
    unused = [key for key in there - must - may if not any(pattern.match(key) for pattern in patterns)]
    assert unused == []


def test_the_errors_of_the_room_have_texts() -> None:
    room = Path(registry.__file__).parent
    for language in LANGUAGES:
        words = Words(language)
        keys = [key for module in sorted(room.glob("*.py")) for key in literal_keys(module)]
        assert len(keys) > 15
        assert [key for key in keys if not words.has(key)] == []


def literal_keys(module: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and re.fullmatch(r"(error|hint|explain)-[a-z-]+", text):
            found.append(text)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_can_be_said(language: str) -> None:
    document = systems_document(Words(language))
    assert [system["key"] for system in document["systems"]] == [system.key for system in SYSTEMS]


TINY = """
    from __future__ import annotations

    from dataclasses import dataclass
    from pathlib import Path
    from typing import Annotated, ClassVar

    from annotated_types import Interval

    from wurfwerk.dice.expression import Dice
    from wurfwerk.message import Message
    from wurfwerk.rules.check import Check, Outcome
    from wurfwerk.rules.system import RuleSystem


    @dataclass(frozen=True, kw_only=True)
    class Luck(Check):
        '''Roll low on a W6.'''

        system: ClassVar[str] = "tiny-game"
        key: ClassVar[str] = "luck"
        outcome_keys: ClassVar[tuple[str, ...]] = ("unlucky", "lucky")

        luck: Annotated[int, Interval(ge=1, le=6)] = 3

        def dice(self):
            return Dice(1, 6)

        def outcome(self, value):
            return Outcome("lucky" if value <= self.luck else "unlucky", value, self.luck - value)

        def explain(self, value=None, roll=None):
            return (Message("tiny-game:explain-luck", luck=self.luck),)


    SYSTEM = RuleSystem("tiny-game", "tiny_game", {"luck": Luck}, (), (), Path(__file__).parent / "locales")
"""
TINY_TEXT = """
    system = Tiny
    check-luck = Luck
    check-luck-summary = Roll low.
    check-luck-luck = Luck
    outcome-lucky = Lucky
    outcome-unlucky = Unlucky
    explain-luck = Lucky up to { $luck }
"""


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A sixth system, installed as a stranger's would be: one package and the entry point of its distribution."""
    package, info = tmp_path / "tiny_game", tmp_path / "tiny_game-1.0.dist-info"
    (package / "locales").mkdir(parents=True)
    info.mkdir()
    (package / "__init__.py").write_text(dedent(TINY), encoding="utf-8")
    for language in LANGUAGES:
        (package / "locales" / f"{language}.ftl").write_text(dedent(TINY_TEXT), encoding="utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-game\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[wurfwerk.systems]\ntiny-game = tiny_game:SYSTEM\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    registry.forget()
    sentences._texts.cache_clear()
    yield
    registry.forget()
    sentences._texts.cache_clear()
    sys.modules.pop("tiny_game", None)


@pytest.mark.usefixtures("tiny")
def test_a_sixth_system_is_one_new_folder() -> None:
    assert "tiny-game" in systems()
    check = build(check_type("tiny-game.luck"), {"luck": 2})
    assert [str(chance) for _, chance in odds(check).outcomes] == ["2/3", "1/3"]
    thrown = throw(check, ScriptedChance([1]))
    assert thrown.outcome.key == "lucky"
    assert Words("de").say(thrown.explanation[0]) == "Lucky up to 2"
    document = systems_document(Words("en"), "tiny-game")["systems"][0]
    assert document["checks"][0]["parameters"][0]["label"] == "Luck"
    assert [system for system in systems() if system != "tiny-game"] == [system.key for system in SYSTEMS]


@pytest.mark.usefixtures("tiny")
def test_a_registry_may_be_passed_in() -> None:
    only = {"tiny-game": systems()["tiny-game"]}
    assert check_type("tiny-game.luck", only).target == "tiny-game.luck"
    with pytest.raises(ParameterError) as error:
        check_type("openlegend.action", only)
    assert error.value.key == "unknown-check"


def test_without_it_the_sixth_is_gone() -> None:
    with pytest.raises(ParameterError) as error:
        check_type("tiny-game.luck")
    assert error.value.key == "unknown-check"
