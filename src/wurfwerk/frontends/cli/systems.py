"""`systems`: what there is to roll, for people or as JSON: checks, parameters with bounds, house rules with reasons, resources,
the sheet; with --rules every numbered rule, with --tables what there is to look up."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from wurfwerk.frontends.cli import options, output
from wurfwerk.frontends.cli.help import describe
from wurfwerk.frontends.cli.layout import columns, lines, table
from wurfwerk.message import Message
from wurfwerk.rules.registry import systems
from wurfwerk.words.catalogue import references_document, systems_document, unknown_system
from wurfwerk.words.language import language_of
from wurfwerk.words.rulebook import rulebook_document
from wurfwerk.words.sentences import Words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from wurfwerk.frontends.cli.options import Given


RULE = 7
"""Cells of a rule's number."""


def run(arguments: Sequence[str]) -> int:
    """`wurfwerk systems [SYSTEM]`. Returns the exit status."""
    given = options.read(arguments, options.COMMANDS["systems"])
    words = Words(language_of(os.environ, given.text("lang")))
    if given.options.get("help"):
        from wurfwerk.frontends.cli import help as helping

        return helping.of_command("systems", given)
    if len(given.words) > 1:
        raise options.OptionError(Message("error-needless-argument", word=given.words[1][:60]), key="needless-word")
    only = given.words[0] if given.words else None
    for option in BOOKS:
        if given.options.get(option):
            return _book(option, only, given, words)
    document = systems_document(words, only)
    if given.options.get("json"):
        output.put_json(document)
    elif only is None:
        output.put(_short(document["systems"], words))
    else:
        output.put(_long(document["systems"][0], words))
    return 0


def _book(option: str, only: str | None, given: Given, words: Words) -> int:
    """`--rules` and `--tables`, of one system or of all."""
    for other in BOOKS:
        if other != option and given.options.get(other):
            raise options.OptionError(Message("error-rules-of-what", option=option, other=other), key="given-twice")
    found = systems()
    if only is not None and only not in found:
        raise unknown_system(only, list(found))
    name, document, text = BOOKS[option]
    said: list[dict[str, Any]] = [
        {"key": system.key, "name": words.text(f"{system.key}:system"), name: document(system, words)}
        for system in found.values()
        if only in (None, system.key)
    ]
    if given.options.get("json"):
        output.put_json({"systems": said})
        return 0
    out: list[str] = []
    for each in said:
        out += [
            f"{each['name']} ({each['key']})",
            *(text(each[name], words) or ["", words.text(f"systems-no-{option}")]),
            "",
        ]
    output.put(out[:-1])
    return 0


def _rules(rulebook: Sequence[Mapping[str, Any]], words: Words) -> list[str]:
    out: list[str] = []
    for rule in rulebook:
        by = ", ".join([carrier["label"] for carrier in rule["by"]])
        out += ["", *columns([(rule["number"], rule["text"])], 0, RULE)]
        out += lines(words.text("systems-carried", by=by), RULE)
        out.append(" " * RULE + words.text("systems-proven", proof=rule["proof"]))
    return out


def _tables(references: Sequence[Mapping[str, Any]], words: Words) -> list[str]:
    out: list[str] = []
    for reference in references:
        head = [column["label"] for column in reference["columns"]]
        rows = [["–" if cell is None else str(cell) for cell in row] for row in reference["rows"]]
        source = words.text("systems-source", source=reference["source"])
        out += ["", *lines(f"{reference['label']} ({reference['key']}). {source}", 0), *table([head, *rows], 2)]
    return out


def _short(systems: Sequence[Mapping[str, Any]], words: Words) -> list[str]:
    """Every system with its checks, a line each."""
    out = []
    for system in systems:
        out.append(f"{system['name']} ({system['key']})")
        out += columns([(check["target"], f"{check['name']}. {check['summary']}") for check in system["checks"]], 2, 26)
        out.append("")
    return [*out, words.text("systems-more")]


def _long(system: Mapping[str, Any], words: Words) -> list[str]:
    """One system with everything it declares."""
    out = [f"{system['name']} ({system['key']})"]
    for check in system["checks"]:
        out += ["", f"{check['target']}: {check['name']}", *lines(check["summary"], 2)]
        named = [(f"--{parameter['key']}", describe(parameter, words)) for parameter in check["parameters"]]
        out += columns(named, 4, 20)
        if check["outcomes"]:
            listed = ", ".join([f"{outcome['label']} ({outcome['key']})" for outcome in check["outcomes"]])
            out += lines(words.text("systems-outcomes", outcomes=listed), 2)
        if check["rules"]:
            out += lines(words.text("systems-rules-of-check", rules=", ".join(check["rules"])), 2)
    if system["rules"]:
        out += ["", words.text("systems-rules")]
    for rule in system["rules"]:
        out += [f"  {rule['key']}: {rule['label']}"]
        for value in rule["values"]:
            mark = words.text("systems-default") if value["key"] == rule["default"] else ""
            out += lines(f"{value['key']}: {value['label']} {mark}".rstrip(), 6)
        out += lines(f"{words.text('origin', origin=rule['origin'])}: {rule['reason']}", 4)
    if system["resources"]:
        out += ["", words.text("systems-resources")]
    for resource in system["resources"]:
        out += lines(_resource(resource, words), 2)
    if system["transitions"]:
        out += ["", words.text("systems-transitions")]
    for change in system["transitions"]:
        number = f" ({change['number']})" if change["number"] else ""
        out += lines(f"{change['key']}: {change['name']}{number}", 2)
        out += columns([(f"--{each['key']}", describe(each, words)) for each in change["parameters"]], 4, 20)
    if system["sheet"]:
        out += ["", words.text("systems-sheet"), *lines(words.text("systems-sheet-about", system=system["key"]), 2)]
        out += columns(list(_fields(system["sheet"]["fields"], "", words)), 4, 28)
    if system["references"]:
        out += ["", words.text("systems-tables")]
    for reference in system["references"]:
        out += lines(f"{reference['key']}: {reference['label']}", 2)
    return out


def _fields(fields: Sequence[Mapping[str, Any]], path: str, words: Words) -> Iterator[tuple[str, str]]:
    """Every place of a sheet with what may stand there."""
    for field in fields:
        where = f"{path}.{field['key']}" if path and field["key"] else path or field["key"]
        if field["kind"] == "group":
            yield from _fields(field["items"], where, words)
            continue
        choices = ", ".join([choice["key"] for choice in field["choices"] or []])
        said = describe({**field, "choices": None, "items": None}, words)
        yield where, f"{said}: {choices}" if choices else said
        if field["kind"] == "list" and field["items"][0]["key"]:
            yield from _fields(field["items"], f"{where}[0]", words)


def _resource(resource: Mapping[str, Any], words: Words) -> str:
    parts = [
        words.text(f"resource-{part}", number=resource[part])
        for part in ("minimum", "maximum", "start")
        if resource[part] is not None
    ]
    return f"{resource['label']} ({resource['key']}): {', '.join(parts)}"


BOOKS = {"rules": ("rulebook", rulebook_document, _rules), "tables": ("references", references_document, _tables)}
"""Option -> the name of its part in the JSON, how it is made, and how it is shown."""
