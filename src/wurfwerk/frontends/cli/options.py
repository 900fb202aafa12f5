"""Reading options: one small reader for every command, because a plain roll has no time for argparse and its English texts.

    --name value, --name=value    a value; the next word is the value even if it begins with one minus (--modifier -2)
    --name, --no-name             true and false
    --at-least 10 15 20           several numbers after one name
    --                            ends the options

A word with one minus that is no option, such as -1d20, is a target. Nothing may be given twice that can have only one value.
"""

from __future__ import annotations

from wurfwerk.message import Message, WurfwerkError
from wurfwerk.notation.target import names_a_check
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Literal

    Kind = Literal["flag", "switch", "value", "repeated", "numbers"]


class OptionError(WurfwerkError):
    """Keys: unknown-option, missing-value, needless-value, given-twice, not-text."""


@record
class Option:
    """What an option takes.

    flag      nothing: it is there or not
    switch    nothing: --name or --no-name
    value     one word
    repeated  one word, the option may be repeated
    numbers   one or more numbers, the option may be repeated

    `value` is how the help names what it takes.
    """

    kind: Kind
    value: str = ""


@record
class Given:
    """What was written on the command line: words that are no options, and options by name."""

    words: tuple[str, ...]
    options: dict[str, bool | str | list[str]]

    def text(self, name: str) -> str | None:
        """The value of a `value` option."""
        found = self.options.get(name)
        return found if isinstance(found, str) else None

    def list(self, name: str) -> list[str]:
        """The values of a `repeated` or `numbers` option."""
        found = self.options.get(name)
        return found if isinstance(found, list) else []


def read(arguments: Sequence[str], options: Mapping[str, Option], *, open_ended: bool = False) -> Given:
    """Sort the arguments. `open_ended`: an unknown option is taken as one with a value, or with none as a switch, for the check to judge.

    OptionError: unknown-option (with the nearest names), missing-value, needless-value, given-twice.
    """
    words: list[str] = []
    given: dict[str, bool | str | list[str]] = {}
    position = 0
    while position < len(arguments):
        word = arguments[position]
        position += 1
        if word == "--":
            words.extend(arguments[position:])
            break
        if word == "-h":
            word = "--help"
        if not word.startswith("--"):
            words.append(word)
            continue
        name, equals, joined = word[2:].partition("=")
        option, positive = _find(name, options)
        if option is None:
            if not open_ended:
                raise unknown(name, options)
            option = Option("value")
        elif not positive:
            name = name[3:]
        if option.kind in ("flag", "switch"):
            if equals:
                raise OptionError(Message("error-needless-value", option=name), key="needless-value")
            if given.get(name, positive) is not positive:
                raise OptionError(Message("error-given-twice", option=name), key="given-twice")
            given[name] = positive
            continue
        if equals:
            taken = [joined]
        else:
            end = position
            while end < len(arguments) and (
                _is_number(arguments[end])
                if option.kind == "numbers"
                else end == position and _is_value(arguments[end])
            ):
                end += 1
            taken = list(arguments[position:end])
            position = end
        if not taken and option.kind == "numbers" and position < len(arguments) and _is_value(arguments[position]):
            message = Message("error-bad-number", option=name, text=arguments[position][:60])
            raise OptionError(message, key="bad-number")
        if not taken and name not in options:
            given.setdefault(
                name, True
            )  # nobody knows what it would take: that it does not exist is what there is to say
            continue
        if not taken:
            raise OptionError(Message("error-missing-value", option=name), key="missing-value")
        if option.kind == "value":
            if name in given:
                raise OptionError(Message("error-given-twice", option=name), key="given-twice")
            given[name] = taken[0]
        else:
            before = given.setdefault(name, [])
            assert isinstance(before, list)
            before += taken
    return Given(tuple(words), given)


def unknown(name: str, options: Mapping[str, Option]) -> OptionError:
    """The error for an option that does not exist, with those of the nearest names, or with all there are."""
    message = Message("error-unknown-option", option=name[:60])
    hint = nearest(name, list(options), "--") or Message(
        "hint-options", names=", ".join(["--" + other for other in options])
    )
    return OptionError(message, key="unknown-option", hint=hint)


def nearest(name: str, names: Sequence[str], before: str = "") -> Message | None:
    """A hint that names what looks most alike, if anything does."""
    from difflib import get_close_matches

    near = get_close_matches(name[:60], names, 3)
    return Message("hint-did-you-mean", names=", ".join([before + other for other in near])) if near else None


def _find(name: str, options: Mapping[str, Option]) -> tuple[Option | None, bool]:
    if name in options:
        return options[name], True
    if name.startswith("no-") and (option := options.get(name[3:])) is not None and option.kind == "switch":
        return option, False
    return None, True


def _is_value(word: str) -> bool:
    return not word.startswith("--") or word[2:3].isdigit()


def _is_number(word: str) -> bool:
    body = word[1:] if word[:1] in ("-", "+") else word
    return body[:1].isdigit() and all([c.isdigit() or c in "./" for c in body])


ROLL = {
    "seed": Option("value", "N"),
    "faces": Option("value", "16,3,5"),
}
ODDS = {
    "at-least": Option("numbers", "N ..."),
    "at-most": Option("numbers", "N ..."),
}
EXPLAIN = {"explain": Option("flag")}
NOTATION = {"dialect": Option("value", "NAME")}
CHECK = {
    "parameters": Option("value", "JSON"),
    "rule": Option("repeated", "KEY=VALUE"),
    "sheet": Option("value", "FILE"),
}
COMPARE = {"compare-rule": Option("repeated", "KEY")}
SHARED = {
    "json": Option("flag"),
    "lang": Option("value", "de|en"),
    "help": Option("flag"),
}
BOOK = {"rules": Option("flag"), "tables": Option("flag")}
SERVE = {
    "host": Option("value", "HOST"),
    "port": Option("value", "PORT"),
    "database": Option("value", "URL"),
    "sample": Option("flag"),
}
_ENTRY = {"reason": Option("value", "TEXT"), "date": Option("value", "DAY")}
_RULE = {"rule": CHECK["rule"]}
SHEET_VERBS: dict[str, dict[str, Option]] = {
    "new": {"name": Option("value", "NAME"), **_RULE, **SHARED},
    "show": SHARED,
    "check": SHARED,
    "raise": {"preview": Option("flag"), **_RULE, **_ENTRY, **SHARED},
    "set": {"remove": Option("repeated", "PATH"), **_RULE, **_ENTRY, **SHARED},
    "change": {"parameters": CHECK["parameters"], **_ENTRY, **SHARED},
    "undo": {**_ENTRY, **SHARED},
    "history": SHARED,
}
"""What can be done with a sheet, and the options each always has."""

SHEET = {
    "new": "wurfwerk sheet new SYSTEM FILE [--name NAME] [--rule KEY=VALUE]",
    "show": "wurfwerk sheet show FILE",
    "check": "wurfwerk sheet check FILE",
    "raise": "wurfwerk sheet raise FILE PATH ... [--preview] [--rule KEY=VALUE]",
    "set": "wurfwerk sheet set FILE PATH=VALUE ... [--remove PATH] [--rule ...]",
    "change": "wurfwerk sheet change FILE CHANGE [...] [--reason TEXT]",
    "undo": "wurfwerk sheet undo FILE [--reason TEXT]",
    "history": "wurfwerk sheet history FILE",
}
"""How each is written."""

COMMANDS: dict[str, dict[str, Option]] = {
    "roll": {**ROLL, **EXPLAIN, **NOTATION, **CHECK, **SHARED},
    "odds": {**ODDS, **EXPLAIN, **NOTATION, **CHECK, **COMPARE, **SHARED},
    "systems": {**BOOK, **SHARED},
    "sheet": {name: option for verb in SHEET_VERBS.values() for name, option in verb.items()},
    "serve": {**SERVE, "lang": SHARED["lang"], "help": SHARED["help"]},
}
"""Every command and the options it always has; a check adds its parameters."""


def check_text(texts: Iterable[str]) -> None:
    """Bytes that are no text come from the shell as half characters. OptionError not-text."""
    for text in texts:
        if not text.isascii():
            try:
                text.encode()
            except UnicodeEncodeError:
                raise OptionError(Message("error-not-text"), key="not-text") from None


def check_in(arguments: Sequence[str]) -> str | None:
    """The word that names a check, such as openlegend.action, if there is one; values of options are none."""
    after_value = False
    for word in arguments:
        if not after_value and names_a_check(word):
            return word
        name = word[2:] if word.startswith("--") else ""
        after_value = any([name in known and known[name].kind in ("value", "repeated") for known in COMMANDS.values()])
    return None


def asked_for_json(arguments: Sequence[str]) -> bool:
    """Whether --json stands there, however wrong the rest may be."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    return "--json" in arguments[:end]


def asked_language(arguments: Sequence[str]) -> str | None:
    """The value of --lang, however wrong the rest may be."""
    for position, word in enumerate(arguments):
        if word == "--":
            break
        if word == "--lang":
            return arguments[position + 1] if position + 1 < len(arguments) else None
        if word.startswith("--lang="):
            return word[7:]
    return None
