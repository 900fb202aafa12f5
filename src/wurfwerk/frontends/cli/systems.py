"""`systems`: what there is to roll, for people or as JSON: checks, parameters with bounds, house rules with reasons, resources."""

from __future__ import annotations

import os
from textwrap import wrap
from typing import TYPE_CHECKING

from wurfwerk.frontends.cli import options, output
from wurfwerk.frontends.cli.help import WIDEST, describe
from wurfwerk.message import Message
from wurfwerk.words.catalogue import systems_document
from wurfwerk.words.language import language_of
from wurfwerk.words.sentences import Words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any


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
    document = systems_document(words, only)
    if given.options.get("json"):
        output.put_json(document)
    elif only is None:
        output.put(_short(document["systems"], words))
    else:
        output.put(_long(document["systems"][0], words))
    return 0


def _short(systems: Sequence[Mapping[str, Any]], words: Words) -> list[str]:
    """Every system with its checks, a line each."""
    out = []
    for system in systems:
        out.append(f"{system['name']} ({system['key']})")
        out += _wrapped(
            [(check["target"], f"{check['name']}. {check['summary']}") for check in system["checks"]], 2, 26
        )
        out.append("")
    return [*out, words.text("systems-more")]


def _long(system: Mapping[str, Any], words: Words) -> list[str]:
    """One system with everything it declares."""
    out = [f"{system['name']} ({system['key']})"]
    for check in system["checks"]:
        out += ["", f"{check['target']}: {check['name']}", *_lines(check["summary"], 2)]
        named = [(f"--{parameter['key']}", describe(parameter, words)) for parameter in check["parameters"]]
        out += _wrapped(named, 4, 20)
        if check["outcomes"]:
            listed = ", ".join([f"{outcome['label']} ({outcome['key']})" for outcome in check["outcomes"]])
            out += _lines(words.text("systems-outcomes", outcomes=listed), 2)
        if check["rules"]:
            out += _lines(words.text("systems-rules-of-check", rules=", ".join(check["rules"])), 2)
    if system["rules"]:
        out += ["", words.text("systems-rules")]
    for rule in system["rules"]:
        out += [f"  {rule['key']}: {rule['label']}"]
        for value in rule["values"]:
            mark = words.text("systems-default") if value["key"] == rule["default"] else ""
            out += _lines(f"{value['key']}: {value['label']} {mark}".rstrip(), 6)
        out += _lines(f"{words.text('origin', origin=rule['origin'])}: {rule['reason']}", 4)
    if system["resources"]:
        out += ["", words.text("systems-resources")]
    for resource in system["resources"]:
        out += _lines(_resource(resource, words), 2)
    return out


def _resource(resource: Mapping[str, Any], words: Words) -> str:
    parts = [
        words.text(f"resource-{part}", number=resource[part])
        for part in ("minimum", "maximum", "start")
        if resource[part] is not None
    ]
    return f"{resource['label']} ({resource['key']}): {', '.join(parts)}"


def _wrapped(rows: Sequence[tuple[str, str]], indent: int, left: int) -> list[str]:
    """Two columns."""
    out: list[str] = []
    for name, text in rows:
        lines = wrap(text, _width() - indent - left)
        head = f"{name:{left}}"
        if len(name) >= left:
            out.append(" " * indent + name)
            head = " " * left
        out += [" " * indent + (head if place == 0 else " " * left) + line for place, line in enumerate(lines)]
    return out


def _lines(text: str, indent: int) -> list[str]:
    return [" " * indent + line for line in wrap(text, _width() - indent)]


def _width() -> int:
    return min(output.width(), WIDEST)
