"""Makes a page for every installed game system out of its declarations, whenever the handbook is built.

The pages go to `systems/` of the language's folder and are not kept in the repository. Parameters, bounds, outcomes and house
rules come from the same document that `wurfwerk systems --json` prints; odds and thrown examples come from the engine.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from sphinx.application import Sphinx

    from wurfwerk.rules.check import Check
    from wurfwerk.words import Words

HERE = Path(__file__).resolve().parent
EXAMPLES = HERE.parent / "examples.json"
LONGEST_FRACTION = 24
MARKS = "\\`*_|<>[]#~$"


def setup(app: Sphinx) -> dict[str, bool]:
    """Sphinx calls this."""
    import coverage

    app.connect("builder-inited", lambda app: write(Path(app.srcdir) / "systems", app.config.language))
    app.connect("builder-inited", lambda app: coverage.write(Path(app.srcdir) / "rules", app.config.language))
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def write(folder: Path, language: str) -> None:
    """Write the pages of all systems, and remove those of systems that are gone."""
    from wurfwerk.words import Words
    from wurfwerk.words.catalogue import systems_document

    words = Words(language)
    pages = {f"{system['key']}.md": Page(system, words).text() for system in systems_document(words)["systems"]}
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.md"):
        if old.name not in pages:
            old.unlink()
    for name, text in pages.items():
        page_written(folder / name, text)


def page_written(path: Path, text: str) -> None:
    """Write a page if it is another one than before: what did not change need not be built again."""
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


class Page:
    """The page of one system, from its document."""

    def __init__(self, system: dict[str, Any], words: Words) -> None:
        self.system = system
        self.words = words
        self.say = own_words(words.language)
        self.examples: Mapping[str, Any] = json.loads(EXAMPLES.read_text(encoding="utf-8"))
        self.rules = {rule["key"]: rule for rule in system["rules"]}

    def text(self) -> str:
        """The page as MyST Markdown."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        system = self.system
        yield from (f"# {escaped(system['name'])}", "")
        summary = f"{system['key']}:system-summary"
        if self.words.has(summary):
            yield from (escaped(self.words.text(summary)), "")
        yield from table(
            (self.say("contents-check"), self.say("contents-target"), self.say("contents-for")),
            [
                (
                    f"[{escaped(check['name'])}](#{anchor(check['target'])})",
                    code(check["target"]),
                    escaped(check["summary"]),
                )
                for check in system["checks"]
            ],
        )
        yield from (self.say("house-made"), "")
        for check in system["checks"]:
            yield from self._check(check)
        yield from self._house_rules()
        yield from self._resources()
        yield from self._transitions()
        yield from self._sheet()
        yield from self._references()

    def _check(self, check: dict[str, Any]) -> Iterator[str]:
        yield from (f"({anchor(check['target'])})=", f"## {escaped(check['name'])}", "", code(check["target"]), "")
        yield from (escaped(check["summary"]), "", f"### {self.say('parameters')}", "")
        if check["parameters"]:
            yield from self._table_of_parameters(check["parameters"])
        else:
            yield from (self.say("no-parameters"), "")
        yield from (f"### {self.say('outcomes')}", "")
        for outcome in check["outcomes"]:
            yield f"1. {escaped(outcome['label'])} ({code(outcome['key'])})"
        if not check["outcomes"]:
            yield self.say("no-outcomes")
        yield ""
        if check["target"] in self.examples:
            yield from self._example(check["target"], **self.examples[check["target"]])
        if check["rules"]:
            yield from (f"### {self.say('touched')}", "")
            for key in check["rules"]:
                yield f"- [{escaped(self.rules[key]['label'])}](#{anchor(key)})"
            yield ""

    def _table_of_parameters(self, parameters: list[dict[str, Any]]) -> Iterator[str]:
        head = [self.say(key) for key in ("parameter", "option", "values", "default", "meaning")]
        yield from table(head, self._parameters(parameters))

    def _parameters(self, parameters: list[dict[str, Any]], depth: int = 0) -> Iterator[list[str]]:
        for parameter in parameters:
            key = code(parameter["key"]) if parameter["key"] else ""
            yield [
                "→ " * depth + escaped(parameter["label"]),
                key,
                self._values(parameter),
                self._default(parameter),
                escaped(parameter["help"] or ""),
            ]
            if not _plain_items(parameter):
                yield from self._parameters(parameter["items"] or [], depth + 1)

    def _values(self, parameter: dict[str, Any]) -> str:
        if _plain_items(parameter):
            (each,) = parameter["items"]
            return self.say("list-of", list=self._kind(parameter), each=self._values(each))
        return self._kind(parameter)

    def _kind(self, parameter: dict[str, Any]) -> str:
        low, high = parameter["minimum"], parameter["maximum"]
        match parameter["kind"]:
            case "choice":
                return ", ".join(_choice(choice) for choice in parameter["choices"])
            case "integer" if low is not None and high is not None:
                return self.say("integer-between", minimum=str(low), maximum=str(high))
            case "integer" if low is not None:
                return self.say("integer-from", minimum=str(low))
            case "integer" if high is not None:
                return self.say("integer-to", maximum=str(high))
            case "list" if high is None:
                return self.say("list-open")
            case "list" | "text":
                return self.say(parameter["kind"], maximum=str(high))
        return self.say(parameter["kind"])

    def _default(self, parameter: dict[str, Any]) -> str:
        value = parameter["default"]
        if parameter["required"]:
            return self.say("default-required")
        if value is None:
            return self.say("default-none")
        if isinstance(value, bool):
            return self.say(f"default-{str(value).lower()}")
        if value in ("", []):
            return self.say("default-empty")
        if isinstance(value, list):
            return code(json.dumps(value))
        return code(str(value)) if parameter["kind"] in ("choice", "notation") else escaped(str(value))

    def _example(self, target: str, parameters: dict[str, Any], faces: list[int]) -> Iterator[str]:
        from wurfwerk.notation import parse
        from wurfwerk.rules.build import build
        from wurfwerk.rules.odds import odds
        from wurfwerk.rules.registry import check_type
        from wurfwerk.words.documents import outcome_label
        from wurfwerk.words.numbers import decimal, percent, root

        check = build(check_type(target), parameters, {}, parse)
        answer = odds(check)
        language = self.words.language
        yield from (f"### {self.say('example')}", "", "```text", command("odds", target, parameters), "```", "")
        if answer.outcomes:
            yield from (self.say("example-odds"), "")
            rows = []
            for key, chance in answer.outcomes:
                share = percent(chance.numerator, chance.denominator, language)
                rows.append(
                    (escaped(outcome_label(target, key, self.words)), bar(float(chance)) + share, self._exact(chance))
                )
            yield from table([self.say(key) for key in ("outcome", "chance", "exact")], rows)
        if answer.automatic:
            yield from (self.say("automatic"), "")
        mean, variance = answer.distribution.mean, answer.distribution.variance
        shown = decimal(mean.numerator, mean.denominator, 3, language)
        deviation = root(variance.numerator, variance.denominator, 3, language)
        yield from (self.say("example-mean", mean=shown, deviation=deviation), "")
        yield from self._thrown(check, faces)

    def _exact(self, chance: Any) -> str:
        text = str(chance)
        return text if len(text) <= LONGEST_FRACTION else self.say("exact-long", digits=str(len(text) - 1))

    def _thrown(self, check: Check, faces: list[int]) -> Iterator[str]:
        from wurfwerk.dice.chance import ScriptedChance
        from wurfwerk.rules.throw import throw
        from wurfwerk.words.documents import outcome_label

        chance = ScriptedChance(faces)
        rolled = throw(check, chance)
        chance.finish()
        told = {"faces": ", ".join(map(str, faces)), "value": str(rolled.value)}
        if rolled.outcome is None:
            yield self.say("example-thrown-plain", **told)
        else:
            label = outcome_label(check.target, rolled.outcome.key, self.words)
            yield escaped(self.say("example-thrown", outcome=label, **told))
        yield ""
        for line in self.words.lines(rolled.explanation):
            yield f"- {escaped(line)}"
        yield ""

    def _house_rules(self) -> Iterator[str]:
        yield from (f"## {self.say('house-rules')}", "")
        if not self.rules:
            yield from (self.say("no-house-rules"), "")
            return
        yield from (self.say("house-rules-about"), "")
        for rule in self.system["rules"]:
            yield from (f"({anchor(rule['key'])})=", f"### {escaped(rule['label'])}", "", code(rule["key"]), "")
            yield from (escaped(rule["reason"]), "", self.say(f"origin-{rule['origin']}"), "")
            for value in rule["values"]:
                mark = f" **({self.say('rule-default')})**" if value["key"] == rule["default"] else ""
                yield f"- {code(value['key'])}: {escaped(value['label'])}{mark}"
            yield ""

    def _resources(self) -> Iterator[str]:
        if not self.system["resources"]:
            return
        yield from (f"## {self.say('resources')}", "")
        rows = []
        for resource in self.system["resources"]:
            bounds = [resource[key] for key in ("minimum", "maximum", "start")]
            shown = [self.say("resource-open") if bound is None else str(bound) for bound in bounds]
            rows.append((escaped(resource["label"]), *shown))
        yield from table(
            [self.say(key) for key in ("resource", "resource-from", "resource-to", "resource-start")], rows
        )

    def _transitions(self) -> Iterator[str]:
        if not self.system["transitions"]:
            return
        yield from (f"## {self.say('transitions')}", "")
        for change in self.system["transitions"]:
            number = f" ({change['number']})" if change["number"] else ""
            yield from (f"### {escaped(change['name'])}", "", f"{code(change['key'])}{number}", "")
            if change["parameters"]:
                yield from self._table_of_parameters(change["parameters"])

    def _sheet(self) -> Iterator[str]:
        sheet = self.system["sheet"]
        if sheet is None:
            return
        yield from (f"## {self.say('sheet')}", "", self.say("sheet-about", system=self.system["key"]), "")
        yield from self._table_of_parameters(sheet["fields"])
        if sheet["derived"]:
            named = ", ".join(f"{escaped(figure['label'])} ({code(figure['key'])})" for figure in sheet["derived"])
            yield from (self.say("sheet-derived", derived=named), "")

    def _references(self) -> Iterator[str]:
        if not self.system["references"]:
            return
        yield from (f"## {self.say('references')}", "")
        for reference in self.system["references"]:
            source = self.say("reference-source", source=reference["source"])
            yield from (f"### {escaped(reference['label'])}", "", f"{code(reference['key'])}, {source}", "")
            rows = [["–" if cell is None else escaped(str(cell)) for cell in row] for row in reference["rows"]]
            yield from table([escaped(column["label"]) for column in reference["columns"]], rows)


def own_words(language: str) -> Callable[..., str]:
    """The words of these pages themselves: a key and its arguments to a sentence."""
    bundle = _texts(language)

    def say(key: str, **arguments: object) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(said)

    return say


def _texts(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((HERE / "locales" / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def _plain_items(parameter: dict[str, Any]) -> bool:
    """A list of plain values has one item whose key is empty."""
    return [item["key"] for item in parameter["items"] or ()] == [""]


def _choice(choice: dict[str, str]) -> str:
    label = "" if choice["label"] == choice["key"] else f" ({escaped(choice['label'])})"
    return code(choice["key"]) + label


def command(verb: str, target: str, parameters: Mapping[str, Any]) -> str:
    """The command line of an example; lists and nested parameters go into one JSON object."""
    if any(isinstance(value, list | dict) for value in parameters.values()):
        return f"wurfwerk {verb} {target} --parameters '{json.dumps(parameters)}'"
    options = []
    for key, value in parameters.items():
        if isinstance(value, bool):
            options.append(f"--{key}" if value else f"--no-{key}")
        else:
            options.append(f"--{key} {value}")
    return " ".join(["wurfwerk", verb, target, *options])


def escaped(text: str) -> str:
    """Plain text in Markdown, on one line."""
    return "".join(f"\\{sign}" if sign in MARKS else sign for sign in " ".join(text.split()))


def code(text: str) -> str:
    """A key as code."""
    return f"`{text}`"


def anchor(key: str) -> str:
    """The name of a place on a page."""
    return key.replace(".", "-")


def bar(share: float) -> str:
    """A bar for the eye; the number beside it says the same to everyone."""
    return f'<span class="bar" aria-hidden="true" style="--share:{share:.4f}"></span> '


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    """A Markdown table and an empty line."""
    head = list(head)
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""
