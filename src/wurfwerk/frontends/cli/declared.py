"""From words on the command line to what a declaration is built of: options from its form, one JSON object, house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wurfwerk.frontends.cli import options
from wurfwerk.frontends.cli.options import Option, OptionError
from wurfwerk.message import Message
from wurfwerk.rules.form import form_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wurfwerk.frontends.cli.options import Given
    from wurfwerk.rules.declared import Declared
    from wurfwerk.rules.form import Field

MAX_PARAMETERS = 100_000
"""Characters of --parameters."""

MAX_DIGITS = 18


def options_of(of: type[Declared]) -> dict[str, Option]:
    """The options of a declaration, from its form: true and false as --x and --no-x, everything else with a value."""
    out = {}
    for field in form_of(of).fields:
        match field.kind:
            case "boolean":
                out[field.key] = Option("switch")
            case "choice":
                out[field.key] = Option("value", "|".join([str(choice) for choice in field.choices]))
            case "integer":
                out[field.key] = Option("value", "N")
            case "list":
                out[field.key] = Option("value", "[...]")
            case "group":
                out[field.key] = Option("value", "{...}")
            case "notation":
                out[field.key] = Option("value", "2d6+3")
            case "text":
                out[field.key] = Option("value", "TEXT")
    return out


def parameters(
    given: Given, fields: Mapping[str, Field], own: Mapping[str, Option], *, names: bool = False
) -> dict[str, object]:
    """What `build` is given: the object of --parameters and the options of the declaration; `own` are those of the command.

    names   a sheet stands behind it: for a list or a group the name of something on the sheet may be given.
    """
    text = given.text("parameters")
    raw = {} if text is None else json_object(text)
    for name, written in given.options.items():
        field = fields.get(name)
        if field is None and name in own:
            continue
        if field is None and any([name in others for others in options.COMMANDS.values()]):
            raise options.unknown(name, own)
        if name in raw:
            raise OptionError(Message("error-given-twice", option=name), key="given-twice")
        by_name = names and field is not None and field.kind in ("list", "group") and not _as_json(written)
        raw[name] = written if field is None or by_name else value_of(field, written)
    return raw


def _as_json(written: object) -> bool:
    """Whether this is a list or a group spelled out, which belongs into --parameters, and no name."""
    return isinstance(written, str) and written.lstrip()[:1] in ("[", "{")


def value_of(field: Field, written: object) -> object:
    """A value as JSON would have it; what cannot be read stays text, for the form to judge."""
    if not isinstance(written, str):
        return written
    if field.kind == "integer":
        written = written.replace("\N{MINUS SIGN}", "-")
    if field.kind in ("list", "group"):
        key = "error-list-option" if field.kind == "list" else "error-group-option"
        raise OptionError(Message(key, option=field.key), key="list-option")
    if (
        field.kind == "integer"
        and len(written) <= MAX_DIGITS
        and written.removeprefix("-").removeprefix("+").isdecimal()
    ):
        return int(written)
    if field.kind == "choice":
        return {str(choice): choice for choice in field.choices}.get(written, written)
    return written


def json_object(text: str) -> dict[str, object]:
    """The JSON object of --parameters. OptionError bad-parameters, given-twice."""
    from json import JSONDecodeError, dumps, loads

    def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
        found: dict[str, object] = {}
        for key, value in pairs:
            if key in found:
                raise OptionError(Message("error-given-twice", option=key[:60]), key="given-twice")
            found[key] = value
        return found

    if len(text) > MAX_PARAMETERS:
        raise OptionError(Message("error-parameters-too-long", most=MAX_PARAMETERS), key="bad-parameters")
    try:
        value = loads(text, object_pairs_hook=once)
        if "\\u" in text:
            dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise OptionError(Message("error-parameters-not-text"), key="bad-parameters") from None
    except JSONDecodeError as error:
        message = Message("error-parameters-not-json", position=error.pos + 1)
        raise OptionError(message, key="bad-parameters", hint=Message("hint-parameters")) from None
    except (RecursionError, ValueError):
        raise OptionError(Message("error-parameters-too-deep"), key="bad-parameters") from None
    if not isinstance(value, dict):
        raise OptionError(Message("error-parameters-no-object"), key="bad-parameters", hint=Message("hint-parameters"))
    return value


def house_rules(given: Given, of: type[Declared]) -> dict[str, str]:
    """House rules by key. Those of another system would have no say here, so they are an error."""
    out: dict[str, str] = {}
    for text in given.list("rule"):
        key, equals, value = text.partition("=")
        if not equals:
            raise _no_rule(text[:60], of)
        prefix, dot, _ = key.partition(".")
        if dot and prefix != of.system:
            raise OptionError(Message("error-rule-of-another", rule=key[:60], system=of.system), key="unknown-rule")
        full = key if dot else f"{of.system}.{key}"
        if full in out:
            raise OptionError(Message("error-given-twice", option=f"rule {key[:60]}"), key="given-twice")
        out[full] = value
    return out


def _no_rule(text: str, of: type[Declared]) -> OptionError:
    """For what has not the form of a house rule: one that this check has, as it would be written."""
    own = [rule for rule in of.system_rules if rule.key in of.house_rules]
    if not own:
        return OptionError(Message("error-no-rule-of-check", check=of.target, text=text), key="unknown-rule")
    example = f"{own[0].short}={own[0].values[1]}"
    return OptionError(Message("error-rule-form", text=text, example=example), key="unknown-rule")
