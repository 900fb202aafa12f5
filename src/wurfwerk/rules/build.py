"""From outside data to a check or another declaration: `build` reads JSON values by the form, `check_values` holds the bounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, TypeVar

from wurfwerk.dice.expression import Expression
from wurfwerk.message import Message, WurfwerkError
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import Field, Form, form_of, names

if TYPE_CHECKING:
    from wurfwerk.rules.declared import Declared

D = TypeVar("D", bound="Declared")

Read = Callable[[str], Expression]
"""Dice notation to an expression. Rules and notation do not know each other; who knows both passes it in."""

MAX_SHOWN = 60
"""Characters of a wrong value that an error repeats."""

MAX_SAID = 10**MAX_SHOWN
"""A whole number that is repeated in full."""


def build(
    of: type[D], raw: Mapping[str, object], rules: Mapping[str, str] | None = None, read: Read | None = None
) -> D:
    """The check (or other declaration) of these parameters, keys as in JSON, and house rules, prefix of the system optional.

    ParameterError unknown-parameter, missing-parameter, out-of-bounds, forbidden, unknown-rule; whatever `read` raises.
    """
    values = _values(form_of(of), raw, of, "", read)
    return of(**values, rules=dict(rules or {}))


def _values(form: Form, raw: Mapping[str, object], of: type[Declared], path: str, read: Read | None) -> dict[str, Any]:
    """Attribute -> value for what was given; what was left out keeps its default."""
    known = form.keys()
    for key in raw:
        if key not in known:
            near = get_close_matches(str(key), known, n=3)
            hint = Message("hint-did-you-mean", names=names(near)) if near else None
            if not path and key in of.withheld:
                hint = Message(f"{of.system}:{of.withheld[key]}")
            raise ParameterError(
                "unknown-parameter",
                Message(of.unknown_text, parameter=_short(path + str(key)), check=of.target, known=names(known)),
                parameter=path + str(key),
                hint=hint,
            )
    out: dict[str, Any] = {}
    for field in form.fields:
        where = path + field.key
        if field.key not in raw:
            if field.required:
                raise _missing(of, where)
            continue
        out[field.name] = _value(field, raw[field.key], of, where, read)
    return out


def _missing(of: type[Declared], where: str) -> ParameterError:
    message = Message(of.missing_text, parameter=where, check=of.target, label=of.label(where))
    return ParameterError("missing-parameter", message, parameter=where)


def _value(field: Field, raw: object, of: type[Declared], where: str, read: Read | None) -> object:
    """One value as the check holds it. Kinds that need no change are judged with the bounds, in `check_values`."""
    if raw is None and field.optional:
        return None
    if field.kind == "notation" and isinstance(raw, str) and read is not None:
        return _notation(raw, of, where, read)
    if field.kind == "group":
        return _item(field, raw, of, where, read)
    if field.kind != "list":
        return raw
    assert field.items is not None
    if not isinstance(raw, list | tuple):
        raise _wrong("error-not-a-list", field, raw, of, where)
    if field.maximum is not None and len(raw) > field.maximum:
        raise _wrong("error-too-many-items", field, len(raw), of, where)
    if field.item is None:
        return tuple(raw)
    return tuple([_item(field, one, of, f"{where}[{place}]", read) for place, one in enumerate(raw)])


def _item(field: Field, raw: object, of: type[Declared], where: str, read: Read | None) -> object:
    """An item of a list, or a group, from its keys and values."""
    assert field.items is not None and field.item is not None
    if isinstance(raw, field.item):
        return raw
    if not isinstance(raw, Mapping):
        raise _wrong("error-not-an-object", field, raw, of, where, keys=names(field.items.keys()))
    return field.item(**_values(field.items, raw, of, f"{where}.", read))


def _notation(text: str, of: type[Declared], where: str, read: Read) -> Expression:
    """An expression; an error of the notation says in which parameter it stands."""
    try:
        return read(text)
    except WurfwerkError as error:
        label = of.label(where)
        error.message = Message("error-in-parameter", parameter=where, label=label, what=error.message)
        error.parameter = where  # type: ignore[attr-defined]
        error.text = text  # type: ignore[attr-defined]  # what `span` is a place in
        raise


def check_values(declared: Declared) -> None:
    """Every field has its kind and lies in its bounds, else ParameterError out-of-bounds."""
    for field in form_of(type(declared)).fields:
        _check(field, getattr(declared, field.name), type(declared), field.key)


def _check(field: Field, value: Any, of: type[Declared], where: str) -> None:
    if value is None and field.optional:
        return
    low, high = field.minimum, field.maximum
    match field.kind:
        case "integer":
            if isinstance(value, bool) or not isinstance(value, int):
                raise _wrong("error-not-a-whole-number", field, value, of, where)
            if (low is not None and value < low) or (high is not None and value > high):
                raise _wrong("error-out-of-bounds", field, value, of, where)
        case "boolean":
            if not isinstance(value, bool):
                raise _wrong("error-not-true-or-false", field, value, of, where)
        case "choice":
            if not isinstance(value, str) or value not in field.choices:
                raise _wrong("error-not-a-choice", field, value, of, where, choices=names(field.choices))
        case "text":
            if not isinstance(value, str):
                raise _wrong("error-not-a-text", field, value, of, where)
            if high is not None and len(value) > high:
                raise _wrong("error-text-too-long", field, len(value), of, where)
        case "notation":
            if not isinstance(value, Expression):
                raise _wrong("error-not-a-roll", field, value, of, where)
            if hasattr(value, "rolls"):
                raise ParameterError("out-of-bounds", Message("error-several-rolls"), parameter=where)
        case "list":
            _check_list(field, value, of, where)
        case "group":
            _check_item(field, value, of, where)


def _check_list(field: Field, value: Any, of: type[Declared], where: str) -> None:
    assert field.items is not None
    if not isinstance(value, tuple):
        raise _wrong("error-not-a-list", field, value, of, where)
    if field.maximum is not None and len(value) > field.maximum:
        raise _wrong("error-too-many-items", field, len(value), of, where)
    if field.minimum is not None and len(value) < field.minimum:
        raise _wrong("error-too-few-items", field, len(value), of, where)
    for place, item in enumerate(value):
        here = f"{where}[{place}]"
        if field.item is None:
            _check(field.items.fields[0], item, of, here)
            continue
        _check_item(field, item, of, here)


def _check_item(field: Field, item: Any, of: type[Declared], where: str) -> None:
    assert field.items is not None and field.item is not None
    if not isinstance(item, field.item):
        raise _wrong("error-not-an-object", field, item, of, where, keys=names(field.items.keys()))
    for inner in field.items.fields:
        _check(inner, getattr(item, inner.name), of, f"{where}.{inner.key}")


def _wrong(key: str, field: Field, value: object, of: type[Declared], where: str, **more: str) -> ParameterError:
    """An out-of-bounds error that says what the value is and what would be right."""
    bounds = {"minimum": field.minimum, "maximum": field.maximum}
    given = {name: bound for name, bound in bounds.items() if bound is not None}
    rule = _by_rule(key, field, value)
    message = Message(key, parameter=where, label=of.label(where), value=_said(value), rule=rule, **given, **more)
    return ParameterError("out-of-bounds", message, parameter=where)


def _by_rule(key: str, field: Field, value: object) -> str:
    """The number of the rule that sets the bounds a sentence names, or the one it tells of; "none" where none does."""
    low, high = field.minimum_rule, field.maximum_rule
    if key == "error-too-few-items" or (
        key == "error-out-of-bounds" and isinstance(value, int) and field.minimum is not None and value < field.minimum
    ):
        return low or "none"
    if key in ("error-too-many-items", "error-out-of-bounds"):
        return high or "none"
    return low if low and low == high else "none"


def _said(value: object) -> str | int:
    """A wrong value as an error repeats it: as JSON writes it, never long, never a walk through all of it."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case int():
            return value if abs(value) < MAX_SAID else "…"
        case str():
            return _short(value)
        case list() | tuple():
            return "[…]" if value else "[]"
        case Mapping():
            return "{…}" if value else "{}"
    return _short(str(value))


def _short(text: str) -> str:
    return text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…"


def lenient(
    of: type[D], raw: Mapping[str, object], rules: Mapping[str, str] | None = None
) -> tuple[D, list[ParameterError]]:
    """The declaration of what can be used of `raw`, and an error for each thing that cannot: defaults stand in for it.

    Every field of `of` must have a default.
    """
    faults: list[ParameterError] = []
    values = _usable(form_of(of), raw, of, "", faults)
    return of(**values, rules=dict(rules or {})), faults


def _usable(
    form: Form, raw: Mapping[str, object], of: type[Declared], path: str, faults: list[ParameterError]
) -> dict[str, Any]:
    """As `_values`, part by part."""
    out: dict[str, Any] = {}
    known = form.keys()
    for key in raw:
        if key not in known:
            try:
                _values(form, {key: raw[key]}, of, path, None)
            except ParameterError as error:
                faults.append(error)
    for field in form.fields:
        if field.key not in raw:
            if field.required:
                faults.append(_missing(of, path + field.key))
            continue
        where = path + field.key
        given = raw[field.key]
        try:
            out[field.name] = _usable_value(field, given, of, where, faults)
        except ParameterError as error:
            faults.append(error)
    return out


def _usable_value(field: Field, given: object, of: type[Declared], where: str, faults: list[ParameterError]) -> object:
    if field.kind == "group" and isinstance(given, Mapping):
        assert field.items is not None and field.item is not None
        return field.item(**_usable(field.items, given, of, f"{where}.", faults))
    if field.kind == "list" and field.item is not None and isinstance(given, list | tuple):
        assert field.items is not None
        if field.maximum is not None and len(given) > field.maximum:
            raise _wrong("error-too-many-items", field, len(given), of, where)
        items = []
        for place, one in enumerate(given):
            here = f"{where}[{place}]"
            if not isinstance(one, Mapping):
                faults.append(_wrong("error-not-an-object", field, one, of, here, keys=names(field.items.keys())))
                continue
            before = len(faults)
            parts = _usable(field.items, one, of, f"{here}.", faults)
            if all(inner.name in parts for inner in field.items.fields if inner.required):
                items.append(field.item(**parts))
            elif len(faults) == before:
                raise AssertionError(here)
        return tuple(items)
    value = _value(field, given, of, where, None)
    _check(field, value, of, where)
    return value
