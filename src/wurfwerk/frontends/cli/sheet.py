"""`sheet`: a character in a file: made, shown, checked, raised, changed and taken back.

    wurfwerk sheet new SYSTEM FILE     show FILE      check FILE       history FILE
    wurfwerk sheet raise FILE PATH     set FILE PATH=VALUE             change FILE CHANGE      undo FILE

What is written is told; an older layout is kept beside the file before it is written over.
"""

from __future__ import annotations

import os
from contextlib import contextmanager
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

from wurfwerk.adapters.sheet_file import create, load, save
from wurfwerk.frontends.cli import options, output, sheet_text
from wurfwerk.frontends.cli.declared import house_rules, options_of, parameters
from wurfwerk.frontends.cli.options import SHEET, SHEET_VERBS, OptionError
from wurfwerk.frontends.cli.sheet_values import read_day, read_values
from wurfwerk.message import Message, WurfwerkError
from wurfwerk.rules.form import form_of
from wurfwerk.rules.registry import system
from wurfwerk.sheets.change import moved, offered, offers, raised, set_fields, under, undone
from wurfwerk.sheets.document import new, opened
from wurfwerk.sheets.error import SheetError
from wurfwerk.sheets.written import sheet_type
from wurfwerk.words.language import language_of
from wurfwerk.words.sentences import Words
from wurfwerk.words.sheets import (
    changes_document,
    history_document,
    raise_document,
    resources_document,
    sheet_document,
    violations_document,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from wurfwerk.adapters.sheet_file import SheetFile
    from wurfwerk.frontends.cli.options import Given
    from wurfwerk.rules.resource import Transition
    from wurfwerk.rules.system import RuleSystem
    from wurfwerk.sheets.document import Opened
    from wurfwerk.sheets.written import Document

MAX_STEPS = 20
"""Raises in one command."""


class ViolationsError(WurfwerkError):
    """A sheet that `check` found something wrong with; `document` is the report."""

    key = "violations"

    def __init__(self, count: int, document: dict[str, Any]) -> None:
        super().__init__(Message("error-sheet-violations", count=count))
        self.document = document


def run(arguments: Sequence[str]) -> int:
    """`wurfwerk sheet VERB ...`. Returns the exit status."""
    verb, rest = (arguments[0], arguments[1:]) if arguments else ("--help", [])
    if verb in ("--help", "-h") or verb.startswith("--lang"):
        from wurfwerk.frontends.cli import help as helping

        return helping.of_command("sheet", options.read(arguments, options.COMMANDS["sheet"]))
    if verb not in SHEET_VERBS:
        message = Message("error-unknown-verb", verb=verb[:60], verbs=", ".join(SHEET_VERBS))
        raise OptionError(message, key="unknown-command", hint=options.nearest(verb, list(SHEET_VERBS)))
    of = _change_type(rest) if verb == "change" else None
    given = options.read(rest, {**SHEET_VERBS[verb], **(options_of(of) if of else {})})
    words = Words(language_of(os.environ, given.text("lang")))
    if given.options.get("help"):
        from wurfwerk.frontends.cli import sheet_help

        return sheet_help.of_verb(verb, words, _system_meant(verb, given), of)
    return _RUN[verb](given, words, of)


def _system_meant(verb: str, given: Given) -> RuleSystem | None:
    """The system of the file, or for a new one the system, that help is asked about; None where none is said."""
    if not given.words:
        return None
    if verb == "new":
        sheet_type(given.words[0])
        return system(given.words[0])
    return system(load(Path(given.words[0])).document.system)


def _words_of(given: Given, verb: str, least: int, most: int | None = None) -> tuple[str, ...]:
    """The words of a command, as many as it takes. OptionError."""
    if len(given.words) < least:
        raise OptionError(Message("error-missing-words", usage=SHEET[verb]), key="missing-target")
    most = least if most is None else most
    if len(given.words) > most:
        raise OptionError(Message("error-needless-argument", word=given.words[most][:60]), key="needless-word")
    return given.words


def _new(given: Given, words: Words, _: object) -> int:
    key, name = _words_of(given, "new", 2)
    of = sheet_type(key)
    document = new(key, given.text("name") or "", house_rules(given, of))
    create(Path(name), document)
    said = [words.text("sheet-new", file=name, system=_name(key, words))]
    with _saved(name):
        _answer(given, words, Path(name), opened(document), {}, said)
    return 0


def _show(given: Given, words: Words, _: object) -> int:
    (name,) = _words_of(given, "show", 1)
    found = opened(load(Path(name)).document)
    document = sheet_document(found, words)
    if given.options.get("json"):
        output.put_json({"file": name, **document})
    else:
        output.put(sheet_text.whole(found, document, words))
    return 0


def _check(given: Given, words: Words, _: object) -> int:
    (name,) = _words_of(given, "check", 1)
    found = opened(load(Path(name)).document)
    violations = violations_document(found.violations, words)
    document = {"file": name, "system": found.document.system, "valid": not violations, "violations": violations}
    if given.options.get("json"):
        if violations:
            raise ViolationsError(len(violations), document)
        output.put_json(document)
        return 0
    output.put(sheet_text.violations(violations, words) or [words.text("sheet-valid")])
    if violations:
        output.flush()
        raise ViolationsError(len(violations), document)
    return 0


def _history(given: Given, words: Words, _: object) -> int:
    (name,) = _words_of(given, "history", 1)
    document = load(Path(name)).document
    of = sheet_type(document.system)
    entries = history_document(document, of, words)
    if given.options.get("json"):
        output.put_json({"file": name, "system": document.system, "entries": entries})
    else:
        output.put(sheet_text.history(entries, document, of, words))
    return 0


def _raise(given: Given, words: Words, _: object) -> int:
    preview = bool(given.options.get("preview"))
    name, *places = _words_of(given, "raise", 1 if preview else 2, 1 + MAX_STEPS)
    former = load(Path(name))
    of = sheet_type(former.document.system)
    rules = house_rules(given, of)
    before = now = under(former.document, rules)
    day, reason = read_day(given), given.text("reason") or ""
    steps = [] if places else [raise_document(step, of, words) for step in offers(before)]
    document = former.document
    for place in places:
        step = offered(now, place)
        if step is not None:
            steps.append(raise_document(step, of, words))
            if preview and step.refused is not None:
                break
        document = raised(document, place, day, reason, rules)
        now = under(document, rules)
    moves = changes_document(before.sheet, now.sheet, words)
    more = {"raises": steps, "changes": moves}
    if preview:
        document = former.document
    _written(given, words, former, document, now, more, sheet_text.steps(steps, moves, words))
    return 0


def _set(given: Given, words: Words, _: object) -> int:
    name, *assignments = _words_of(given, "set", 1, 1 + 100)
    former = load(Path(name))
    of = sheet_type(former.document.system)
    rules = house_rules(given, of)
    values = read_values(of, assignments, given.list("remove"))
    if not values and not rules:
        raise OptionError(Message("error-missing-words", usage=SHEET["set"]), key="missing-target")
    document = set_fields(former.document, values, read_day(given), given.text("reason") or "", rules)
    said = sheet_text.changed(document, of, words)
    _written(given, words, former, document, opened(document), {"changes": document.journal[-1]["changes"]}, said)
    return 0


def _change(given: Given, words: Words, of: type[Transition] | None) -> int:
    name = _words_of(given, "change", 2)[0]
    if of is None:  # options before the file, or empty words
        raise OptionError(Message("error-missing-words", usage=SHEET["change"]), key="missing-target")
    former = load(Path(name))
    fields = {field.key: field for field in form_of(of).fields}
    # Where the change itself has a parameter `reason`, the option is that one.
    reason = "" if "reason" in fields else given.text("reason") or ""
    raw = parameters(given, fields, SHEET_VERBS["change"])
    document, told = moved(former.document, of.key, raw, read_day(given), reason)
    now = opened(document)
    more = {"change": of.key, "told": words.lines(told), "resources": resources_document(now, words)}
    said = words.lines(told) + sheet_text.changed(document, type(now.sheet), words, quiet=bool(told))
    _written(given, words, former, document, now, more, said)
    return 0


def _change_type(arguments: Sequence[str]) -> type[Transition] | None:
    """The change that is meant, because it has options of its own: file and change are the first two words. SheetError unknown-change."""
    name, key, *_ = [*takewhile(lambda word: not word.startswith("-"), arguments), "", ""]
    if not name or not key:
        return None
    known = system(load(Path(name)).document.system).transitions
    if key not in known:
        hint = options.nearest(key, list(known))
        raise SheetError("unknown-change", change=key[:60], known=", ".join(known) or "–", hint=hint)
    return known[key]


def _undo(given: Given, words: Words, _: object) -> int:
    (name,) = _words_of(given, "undo", 1)
    former = load(Path(name))
    document = undone(former.document, read_day(given), given.text("reason") or "")
    entry = document.journal[-1]
    of = sheet_type(document.system)
    what = history_document(document, of, words)[entry["of"] - 1]["what"]
    said = [words.text("sheet-undone", what=what), *sheet_text.changed(document, of, words)]
    more = {"of": entry["of"], "what": what, "changes": entry["changes"]}
    _written(given, words, former, document, opened(document), more, said)
    return 0


def _written(
    given: Given,
    words: Words,
    former: SheetFile,
    document: Document,
    now: Opened,
    more: dict[str, Any],
    said: list[str],
) -> None:
    """Save what was changed, and tell it."""
    place = Path(given.words[0])
    if document is former.document:
        said = [*said, "", words.text("sheet-not-written")]
        _answer(given, words, place, now, {"written": False, **more}, said)
        return
    older = former.document.version
    backup = save(former, document, migrated_from=older if older != document.version else None)
    with _saved(place):
        if backup is not None:
            more["backup"] = str(backup)
            if not given.options.get("json"):
                output.tell([Message("sheet-backup", file=str(backup), version=older)], words.language)
        _answer(given, words, place, now, {"written": True, **more}, said)


@contextmanager
def _saved(place: Path | str) -> Iterator[None]:
    """What is told of a file that was written: where that cannot be told, at least that it was, so that nobody does it again."""
    try:
        yield
        output.flush()
    except output.OutputError as error:
        error.hint = Message("hint-sheet-saved", file=str(place))
        raise


def _answer(given: Given, words: Words, place: Path, now: Opened, more: dict[str, Any], said: list[str]) -> None:
    """What was done, as JSON or in words, and what is wrong with the sheet now."""
    violations = violations_document(now.violations, words)
    if given.options.get("json"):
        head = {"file": str(place), "system": now.document.system, "name": now.sheet.name}
        output.put_json({**head, **more, "violations": violations})
        return
    output.put(said)
    if violations:
        output.tell([Message("sheet-has-violations", count=len(violations), file=str(place))], words.language)


def _name(key: str, words: Words) -> str:
    return words.text(f"{key}:system")


_RUN: dict[str, Callable[[Given, Words, Any], int]] = {
    "new": _new,
    "show": _show,
    "check": _check,
    "raise": _raise,
    "set": _set,
    "change": _change,
    "undo": _undo,
    "history": _history,
}
