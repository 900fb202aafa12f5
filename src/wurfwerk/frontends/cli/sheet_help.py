"""Help on sheets: a verb and, where a file says which game is meant, the fields that can be set, and the changes there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wurfwerk.frontends.cli import options, output
from wurfwerk.frontends.cli.declared import options_of
from wurfwerk.frontends.cli.help import describe, named, option_rows, paragraph, row
from wurfwerk.rules.registry import systems
from wurfwerk.words.catalogue import resource_document, rule_document, sheet_form_document, transition_document

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from wurfwerk.frontends.cli.options import Option
    from wurfwerk.rules.resource import Transition
    from wurfwerk.rules.system import RuleSystem
    from wurfwerk.words.sentences import Words


def of_verb(verb: str, words: Words, system: RuleSystem | None, change: type[Transition] | None = None) -> int:
    """`wurfwerk sheet VERB [FILE [CHANGE]] --help`."""
    out = [f"{words.text('help-usage')} {options.SHEET[verb]}", "", *paragraph(words.text(f"help-sheet-{verb}"))]
    own: dict[str, Option] = {}
    if change is not None:
        own = options_of(change)
        document = transition_document(change, words)
        out += ["", f"{change.key}: {document['name']}"]
        if document["parameters"]:
            out += ["", words.text("help-parameters")]
        for parameter in document["parameters"]:
            out += row(named(parameter["key"], own[parameter["key"]]), describe(parameter, words))
    elif verb == "change":
        found = systems() if system is None else {system.key: system}
        out += [line for each in found.values() for line in _changes(each, words)]
    elif verb == "set":
        out += ["", *(paragraph(words.text("help-sheet-fields")) if system is None else _fields(system, words))]
    if system is not None and "rule" in options.SHEET_VERBS[verb]:
        out += _rules(system, words)
    rest = {name: option for name, option in options.SHEET_VERBS[verb].items() if name not in own}
    out += ["", words.text("help-options"), *option_rows(rest, words, sheet=True)]
    output.put(out)
    return 0


def _changes(system: RuleSystem, words: Words) -> list[str]:
    """The changes of a system, with their options."""
    if not system.transitions:
        return []
    out = ["", *paragraph(words.text("help-sheet-changes", system=words.text(f"{system.key}:system")))]
    for key, change in system.transitions.items():
        document = transition_document(change, words)
        own = options_of(change)
        said = " ".join([named(name, option).partition(",")[0] for name, option in own.items()])
        out += row(key, document["name"] + (f": {said}" if said else ""))
    return out


def _fields(system: RuleSystem, words: Words) -> list[str]:
    """Every path of a sheet with its kind and bounds, and what is counted."""
    assert system.sheet is not None
    out = paragraph(words.text("help-sheet-fields-of", system=words.text(f"{system.key}:system")))
    for path, field in _paths(sheet_form_document(system.sheet, words)["fields"], ""):
        out += row(f"{path}={_value(field)}", describe(field, words, whole=False))
    for resource in [resource_document(system.key, each, words) for each in system.resources]:
        low, high = resource["minimum"], resource["maximum"]
        bounds = (
            words.text("resource-minimum", number=low)
            if high is None
            else words.text("parameter-bounds", minimum=low, maximum=high)
        )
        out += row(f"resources.{resource['key']}=N", f"{resource['label']} ({bounds})")
    return out


def _paths(fields: Sequence[dict[str, Any]], before: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """(path, field) of everything that can be set by itself; of a list its first item."""
    for field in fields:
        path = before + field["key"]
        inner = field["items"]
        if field["kind"] == "group":
            if field["help"]:
                yield path, field
            yield from _paths(inner, f"{path}.")
        elif field["kind"] == "list":
            yield f"{path}[0]", field
            if inner[0]["key"]:
                yield from _paths(inner, f"{path}[0].")
        else:
            yield path, field


def _value(field: dict[str, Any]) -> str:
    """How a value of this kind is written."""
    if field["kind"] == "group":
        return "{...}"
    if field["kind"] == "list":
        return "{...}" if field["items"][0]["key"] else "TEXT"
    return {"integer": "N", "boolean": "true|false", "choice": "KEY"}.get(field["kind"], "TEXT")


def _rules(system: RuleSystem, words: Words) -> list[str]:
    """The house rules that a sheet can have."""
    if not system.house_rules:
        return []
    out = ["", words.text("help-house-rules")]
    for rule in [rule_document(rule, words) for rule in system.house_rules]:
        values = "|".join([value["key"] for value in rule["values"]])
        out += row(f"{rule['key'].partition('.')[2]}={values}", rule["label"])
    return out
