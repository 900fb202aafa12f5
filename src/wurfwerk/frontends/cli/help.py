"""Help in both languages: the overview, one command, or one check with its parameters and house rules, all from declarations."""

from __future__ import annotations

import os
from textwrap import wrap
from typing import TYPE_CHECKING

from wurfwerk.frontends.cli import options, output
from wurfwerk.frontends.cli.layout import width
from wurfwerk.words.language import language_of
from wurfwerk.words.sentences import Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from wurfwerk.frontends.cli.options import Given, Option
    from wurfwerk.rules.check import Check

_LEFT = 26
"""Cells of the column of names."""

USAGE = {
    "roll": "wurfwerk roll TARGET [--json] [--seed N | --faces 16,3,5]",
    "odds": "wurfwerk odds TARGET [--json] [--at-least N ...] [--at-most N ...]",
    "systems": "wurfwerk systems [SYSTEM] [--rules | --tables] [--json]",
    "sheet": "wurfwerk sheet new|show|check|raise|set|change|undo|history ...",
    "serve": "wurfwerk serve [--host HOST] [--port PORT] [--database URL]",
}
EXAMPLES = {
    "roll": (
        "wurfwerk roll 4d6kh3",
        "wurfwerk roll 3W6+2 --json",
        "wurfwerk roll openlegend.action --attribute 5 --challenge 20",
        "wurfwerk roll pathfinder2e.check --modifier 7 --dc 15 --faces 12",
    ),
    "odds": (
        "wurfwerk odds 4d6kh3 --at-least 15",
        "wurfwerk odds --json -- -1d20",
        "wurfwerk odds starwars-legends.test --pool 10 --difficulty 6",
    ),
    "systems": (
        "wurfwerk systems",
        "wurfwerk systems daggerheart --lang de",
        "wurfwerk systems openlegend --rules",
    ),
    "sheet": (
        "wurfwerk sheet new openlegend vera.json --name Vera",
        "wurfwerk sheet set vera.json attributes.might=3 attributes.agility=2",
        "wurfwerk sheet raise vera.json attributes.might --preview",
        'wurfwerk sheet raise vera.json attributes.might --reason "after the siege"',
        "wurfwerk roll openlegend.action --sheet vera.json --attribute might",
    ),
    "serve": ("wurfwerk serve --sample", "wurfwerk serve --host 0.0.0.0 --port 8321"),
}


def overview(arguments: Sequence[str]) -> int:
    """`wurfwerk --help`: what there is."""
    words = Words(language_of(os.environ, options.asked_language(arguments)))
    out = [*paragraph(words.text("help-summary")), ""]
    for command, usage in USAGE.items():
        out += ["  " + usage, *_indented(words.text(f"help-{command}"), 6)]
    out += ["", *paragraph(words.text("help-target")), "", words.text("help-examples")]
    out += [f"  {examples[0]}" for examples in EXAMPLES.values()]
    out += ["", *paragraph(words.text("help-more"))]
    output.put(out)
    return 0


def of_command(command: str, given: Given) -> int:
    """`wurfwerk COMMAND --help`."""
    words = Words(language_of(os.environ, given.text("lang")))
    out = [f"{words.text('help-usage')} {USAGE[command]}", "", *paragraph(words.text(f"help-{command}")), ""]
    if command in ("roll", "odds"):
        out += [*paragraph(words.text("help-target")), ""]
    if command == "sheet":
        for verb, usage in options.SHEET.items():
            out += [f"  {usage}", *_indented(words.text(f"help-sheet-{verb}"), 6)]
        out.append("")
    out += [
        words.text("help-options"),
        *option_rows(options.COMMANDS[command], words, sheet=command == "sheet"),
        "",
        words.text("help-examples"),
    ]
    out += [f"  {example}" for example in EXAMPLES[command]]
    out += ["", *paragraph(words.text("help-status"))]
    output.put(out)
    return 0


def of_check(command: str, of: type[Check], words: Words) -> int:
    """`wurfwerk COMMAND SYSTEM.CHECK --help`: its parameters, its house rules, and the options of the command."""
    from wurfwerk.frontends.cli.declared import options_of
    from wurfwerk.words.catalogue import check_document, rule_document

    check = check_document(of, words)
    own = options_of(of)
    out = [f"{words.text('help-usage')} wurfwerk {command} {of.target} [...]", ""]
    out += [f"{words.text(f'{of.system}:system')}: {check['name']}", *paragraph(check["summary"])]
    if check["parameters"]:
        out += ["", words.text("help-parameters")]
    for parameter in check["parameters"]:
        out += row(named(parameter["key"], own[parameter["key"]]), describe(parameter, words))
    rules = [rule_document(rule, words) for rule in of.system_rules if rule.key in of.house_rules]
    if rules:
        out += ["", words.text("help-house-rules")]
    for rule in rules:
        values = "|".join([value["key"] for value in rule["values"]])
        out += [f"  --rule {rule['key'].partition('.')[2]}={values}", *_indented(rule["label"], 6)]
    rest = {name: option for name, option in options.COMMANDS[command].items() if name not in own}
    out += ["", words.text("help-options"), *option_rows(rest, words)]
    output.put(out)
    return 0


def describe(parameter: Mapping[str, Any], words: Words, *, whole: bool = True) -> str:
    """Label, bounds, default and help of a parameter in one sentence or two; if `whole`, of its parts as well."""
    low, high = parameter["minimum"], parameter["maximum"]
    notes = []
    if low is not None or high is not None:
        key = "parameter-length" if parameter["kind"] in ("list", "text") else "parameter-bounds"
        if low is not None and high is not None:
            notes.append(words.text(key, minimum=low, maximum=high))
    if parameter["required"]:
        notes.append(words.text("parameter-required"))
    elif parameter["default"] not in (None, "") and not isinstance(parameter["default"], list | dict):
        default = parameter["default"]
        if isinstance(default, bool):
            default = words.text("yes" if default else "no")
        notes.append(words.text("parameter-default", value=str(default)))
    text: str = parameter["label"] + (f" ({'; '.join(notes)})" if notes else "")
    if parameter["choices"]:
        text += ": " + ", ".join([f"{choice['key']} = {choice['label']}" for choice in parameter["choices"]])
    if parameter["help"]:
        text += f". {parameter['help']}"
    if parameter["items"] and whole:
        inner = ", ".join(
            [
                f"{item['key']}: {describe(item, words)}" if item["key"] else describe(item, words)
                for item in parameter["items"]
            ]
        )
        text += f" {words.text('parameter-items', items=inner)}"
    return text


def option_rows(known: Mapping[str, Option], words: Words, *, sheet: bool = False) -> list[str]:
    """A row for each option; where it means something of its own for sheets, that is said of them."""
    out: list[str] = []
    for name, option in known.items():
        own = f"sheet-option-{name}"
        out += row(named(name, option), words.text(own if sheet and words.has(own) else f"option-{name}"))
    return out


def named(name: str, option: Option) -> str:
    """An option with its value, as it is written."""
    if option.kind == "switch":
        return f"--{name}, --no-{name}"
    return f"--{name} {option.value}".rstrip()


def row(left: str, text: str) -> list[str]:
    """A name, and what there is to say of it, in two columns."""
    lines = wrap(text, width() - _LEFT - 2) or [""]
    if len(left) > _LEFT - 2:
        return [f"  {left}", *[" " * (_LEFT + 2) + line for line in lines]]
    return [f"  {left:{_LEFT}}{lines[0]}", *[" " * (_LEFT + 2) + line for line in lines[1:]]]


def paragraph(text: str) -> list[str]:
    """A text in lines."""
    return _flat([wrap(line, width()) or [""] for line in text.split("\n")])


def _indented(text: str, cells: int) -> list[str]:
    return [" " * cells + line for line in wrap(text, width() - cells)]


def _flat(parts: Iterable[list[str]]) -> list[str]:
    return [line for part in parts for line in part]
