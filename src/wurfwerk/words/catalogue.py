"""What there is to roll, as JSON: systems, checks with their forms, house rules with reasons, resources; all from declarations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import form_of
from wurfwerk.rules.registry import systems
from wurfwerk.rules.texts import choice_key, parameter_key
from wurfwerk.words.documents import outcome_label

if TYPE_CHECKING:
    from wurfwerk.rules.check import Check
    from wurfwerk.rules.form import Field, Form
    from wurfwerk.rules.house_rule import HouseRule
    from wurfwerk.rules.system import Resource, RuleSystem
    from wurfwerk.words.sentences import Words


def systems_document(words: Words, only: str | None = None) -> dict[str, Any]:
    """All systems, or the one of this key. ParameterError unknown-system, with the nearest names as its hint."""
    found = systems()
    if only is not None and only not in found:
        raise unknown_system(only, list(found))
    return {"systems": [system_document(found[key], words) for key in found if only in (None, key)]}


def unknown_system(key: str, known: list[str]) -> ParameterError:
    from difflib import get_close_matches

    near = get_close_matches(key[:60], known, 3)
    return ParameterError(
        "unknown-system",
        Message("error-unknown-system", system=key[:60], known=", ".join(known)),
        hint=Message("hint-did-you-mean", names=", ".join(near)) if near else None,
    )


def system_document(system: RuleSystem, words: Words) -> dict[str, Any]:
    """One system."""
    return {
        "key": system.key,
        "name": words.text(f"{system.key}:system"),
        "checks": [check_document(check, words) for check in system.checks.values()],
        "rules": [rule_document(rule, words) for rule in system.house_rules],
        "resources": [_resource(system.key, resource, words) for resource in system.resources],
    }


def check_document(check: type[Check], words: Words) -> dict[str, Any]:
    return {
        "key": check.key,
        "target": check.target,
        "name": words.text(f"{check.system}:check-{check.key}"),
        "summary": words.text(f"{check.system}:check-{check.key}-summary"),
        "parameters": _form(check, form_of(check), "", words),
        "ways": [list(way) for way in check.ways],
        "outcomes": [_outcome(check, key, words) for key in check.outcome_keys],
        "rules": list(check.house_rules),
    }


def _outcome(check: type[Check], key: str, words: Words) -> dict[str, Any]:
    """One outcome, with what its sign follows from: the place in the list, `favourable` and `mark`."""
    return {
        "key": key,
        "label": outcome_label(check.target, key, words),
        "favourable": check.favours(key),
        "mark": check.marks.get(key),
    }


def _form(check: type[Check], form: Form, path: str, words: Words) -> list[dict[str, Any]]:
    return [parameter_document(check, field, path, words) for field in form.fields]


def parameter_document(check: type[Check], field: Field, path: str, words: Words) -> dict[str, Any]:
    """One parameter. `path` is that of the list it stands in; an item that is a plain value has the key ""."""
    where = f"{path}.{field.key}" if path else field.key
    label = f"{check.system}:{parameter_key(check.key, where)}"
    choices = [
        {"key": choice, "label": choice_label(check.system, field.key or path, choice, words)}
        for choice in field.choices
    ]
    return {
        "key": field.key,
        "label": words.text(label),
        "help": words.text(f"{label}-help") if words.has(f"{label}-help") else None,
        "kind": field.kind,
        "minimum": field.minimum,
        "maximum": field.maximum,
        "default": _default(field),
        "required": field.required,
        "choices": choices or None,
        "items": None if field.items is None else _form(check, field.items, where, words),
    }


def choice_label(system: str, field: str, choice: object, words: Words) -> str:
    """One of the values of a choice in words; numbers speak for themselves."""
    key = f"{system}:{choice_key(field, str(choice))}"
    return str(choice) if isinstance(choice, int) and not words.has(key) else words.text(key)


def _default(field: Field) -> Any:
    if field.default is None or field.kind in ("integer", "boolean", "choice", "text"):
        return field.default
    if field.kind == "notation":
        from wurfwerk.notation import render

        return render(field.default)
    return list(field.default)


def rule_document(rule: HouseRule, words: Words) -> dict[str, Any]:
    return {
        "key": rule.key,
        "label": words.say(rule.label()),
        "default": rule.default,
        "origin": rule.origin,
        "reason": words.text(f"{rule.system}:rule-{rule.short}-reason"),
        "values": [{"key": each, "label": words.say(rule.value_label(each))} for each in rule.values],
    }


def _resource(system: str, resource: Resource, words: Words) -> dict[str, Any]:
    return {
        "key": resource.key,
        "label": words.text(f"{system}:resource-{resource.key}"),
        "minimum": resource.minimum,
        "maximum": resource.maximum,
        "start": resource.start,
    }
