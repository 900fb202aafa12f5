"""What there is, as JSON and from declarations alone: systems, checks with their forms, house rules with reasons, resources and
their changes, the form of a sheet, tables to look things up in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import form_of, plain_value
from wurfwerk.rules.registry import systems
from wurfwerk.rules.texts import choice_key, field_key
from wurfwerk.words.documents import outcome_label

if TYPE_CHECKING:
    from wurfwerk.rules.check import Check
    from wurfwerk.rules.declared import Declared
    from wurfwerk.rules.form import Field, Form
    from wurfwerk.rules.house_rule import HouseRule
    from wurfwerk.rules.reference import Cell, Reference
    from wurfwerk.rules.resource import Resource, Transition
    from wurfwerk.rules.sheet import Sheet
    from wurfwerk.rules.system import RuleSystem
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
        "resources": [resource_document(system.key, resource, words) for resource in system.resources],
        "transitions": [transition_document(change, words) for change in system.transitions.values()],
        "sheet": None if system.sheet is None else sheet_form_document(system.sheet, words),
        "references": references_document(system, words),
    }


def check_document(check: type[Check], words: Words) -> dict[str, Any]:
    return {
        "key": check.key,
        "target": check.target,
        "name": words.text(f"{check.system}:check-{check.key}"),
        "summary": words.text(f"{check.system}:check-{check.key}-summary"),
        "parameters": _form(check, form_of(check), "", words),
        "ways": [list(way) for way in check.ways],
        "together": [list(keys) for keys in check.together],
        "gains": list(check.gains),
        "proposed": dict(check.proposed),
        "outcomes": [_outcome(check, key, words) for key in check.outcome_keys],
        "rules": list(check.house_rules),
    }


def transition_document(change: type[Transition], words: Words) -> dict[str, Any]:
    """A change of resources; `number` is the rule it carries out."""
    return {
        "key": change.key,
        "name": words.text(f"{change.system}:{change.texts}"),
        "number": change.rule_number,
        "moves": list(change.moves),
        "parameters": _form(change, form_of(change), "", words),
        "rules": list(change.house_rules),
    }


def sheet_form_document(sheet: type[Sheet], words: Words) -> dict[str, Any]:
    """The form of a sheet: its fields, and the keys of what follows from them."""
    return {
        "version": sheet.version,
        "fields": _form(sheet, form_of(sheet), "", words),
        "derived": [
            {"key": figure.key, "label": words.text(f"{sheet.system}:sheet-{figure.key}")}
            for figure in sheet().derived()
        ],
        "rules": list(sheet.house_rules),
    }


def references_document(system: RuleSystem, words: Words) -> list[dict[str, Any]]:
    """The tables; a cell is a whole number, text, or null."""
    return [_reference(system.key, reference, words) for reference in system.references]


def _reference(system: str, reference: Reference, words: Words) -> dict[str, Any]:
    prefix = f"{system}:reference-{reference.key}"
    return {
        "key": reference.key,
        "label": words.text(prefix),
        "source": reference.source,
        "columns": [{"key": column, "label": words.text(f"{prefix}-{column}")} for column in reference.columns],
        "rows": [[_cell(cell, words) for cell in row] for row in reference.rows],
    }


def _cell(cell: Cell, words: Words) -> int | str | None:
    return words.say(cell) if isinstance(cell, Message) else cell


def _outcome(check: type[Check], key: str, words: Words) -> dict[str, Any]:
    """One outcome, with what its sign follows from: the place in the list, `favourable` and `mark`."""
    return {
        "key": key,
        "label": outcome_label(check.target, key, words),
        "favourable": check.favours(key),
        "mark": check.marks.get(key),
    }


def _form(of: type[Declared], form: Form, path: str, words: Words) -> list[dict[str, Any]]:
    return [parameter_document(of, field, path, words) for field in form.fields]


def parameter_document(of: type[Declared], field: Field, path: str, words: Words) -> dict[str, Any]:
    """One parameter of a check, or field of a sheet or of a change. `path` is that of the list it stands in; an item that is a plain value has the key ""."""
    where = f"{path}.{field.key}" if path else field.key
    label = f"{of.system}:{field_key(of.texts, where)}"
    one = not field.key  # of a list of plain values: what there is to say of it stands at the list
    name = f"{label}-one" if one and words.has(f"{label}-one") else label
    choices = [
        {"key": choice, "label": choice_label(of.system, field.key or path, choice, words)} for choice in field.choices
    ]
    return {
        "key": field.key,
        "label": words.text(name),
        "help": words.text(f"{label}-help") if not one and words.has(f"{label}-help") else None,
        "kind": field.kind,
        "minimum": field.minimum,
        "maximum": field.maximum,
        "default": _default(field),
        "required": field.required,
        "choices": choices or None,
        "items": None if field.items is None else _form(of, field.items, where, words),
    }


def choice_label(system: str, field: str, choice: object, words: Words) -> str:
    """One of the values of a choice in words; numbers speak for themselves."""
    key = f"{system}:{choice_key(field, str(choice))}"
    return str(choice) if isinstance(choice, int) and not words.has(key) else words.text(key)


def _default(field: Field) -> Any:
    from wurfwerk.notation import render

    return plain_value(field, field.default, render)


def rule_document(rule: HouseRule, words: Words) -> dict[str, Any]:
    return {
        "key": rule.key,
        "label": words.say(rule.label()),
        "default": rule.default,
        "origin": rule.origin,
        "reason": words.text(f"{rule.system}:rule-{rule.short}-reason"),
        "values": [{"key": each, "label": words.say(rule.value_label(each))} for each in rule.values],
    }


def resource_document(system: str, resource: Resource, words: Words) -> dict[str, Any]:
    """What is counted; `maximum` null: no limit of its own, or one that the sheet sets."""
    return {
        "key": resource.key,
        "label": words.text(f"{system}:resource-{resource.key}"),
        "minimum": resource.minimum,
        "maximum": resource.maximum,
        "start": resource.start,
    }
