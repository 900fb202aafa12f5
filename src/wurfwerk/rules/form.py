"""The form of a declaration (a check, a sheet, a change of resources): its fields as data, read from their type hints.

    Annotated[int, Interval(ge=0, le=10)]    integer with bounds
    bool                                     boolean
    Literal["player", "gm"]                  choice
    Annotated[str, Len(0, 80)]               text with its greatest length
    Annotated[tuple[Item, ...], Len(0, 20)]  list; Item is a dataclass, or a scalar hint for a list of plain values
    Item                                     group; Item is a dataclass
    Expression                               dice notation
    X | None                                 may be left out
    Annotated[int, Interval(ge=2, le=10), ByRule("SW-03")]   bounds that a numbered rule of the game sets

Law: for every check, `build(type, parameters(check))` is the check again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import MISSING, dataclass, fields, replace
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from annotated_types import Interval, Len

from wurfwerk.dice.expression import Expression

if TYPE_CHECKING:
    from wurfwerk.rules.declared import Declared

Kind = Literal["integer", "boolean", "choice", "list", "notation", "text", "group"]


@dataclass(frozen=True, slots=True)
class ByRule:
    """A note in a hint: the numbered rule that sets its bounds, or one of them. A bound without is our own, to keep work finite."""

    number: str
    bound: Literal["both", "minimum", "maximum"] = "both"


@dataclass(frozen=True, slots=True)
class Field:
    """One parameter.

    key       as in JSON and on the command line: kebab-case
    name      the attribute of the check
    minimum, maximum   of an integer its value, of a text or list its length; None: not bounded
    minimum_rule, maximum_rule   the number of the rule that sets this bound; "" where none does
    default   the value when it is left out (None together with `optional`: none at all)
    choices   the keys of a choice
    items     of a list the form of one item; a list of plain values has one field whose key is empty; of a group its form
    item      of a list the class of its items, of a group its class; None for plain values
    """

    key: str
    name: str
    kind: Kind
    minimum: int | None = None
    maximum: int | None = None
    default: Any = None
    required: bool = True
    optional: bool = False
    choices: tuple[str, ...] = ()
    items: Form | None = None
    item: type[Any] | None = None
    minimum_rule: str = ""
    maximum_rule: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """The fields of a declaration, of one item of a list or of a group, in the order they are declared."""

    fields: tuple[Field, ...]

    def __getitem__(self, key: str) -> Field:
        for field in self.fields:
            if field.key == key:
                return field
        raise KeyError(key)

    def keys(self) -> tuple[str, ...]:
        return tuple(field.key for field in self.fields)


_forms: dict[type[Declared], Form] = {}


def form_of(declared: type[Declared]) -> Form:
    """The form of a declaration's fields, of a check its parameters; the house rules are none of them."""
    if declared not in _forms:
        _forms[declared] = _form(declared, leave_out="rules")
    return _forms[declared]


def _form(of: type[Any], leave_out: str = "") -> Form:
    hints = get_type_hints(of, include_extras=True)
    out = []
    for declared in fields(of):
        if declared.name == leave_out:
            continue
        key = declared.name.rstrip("_").replace("_", "-")
        default = None if declared.default is MISSING else declared.default
        out.append(_field(key, declared.name, hints[declared.name], default, declared.default is MISSING))
    return Form(tuple(out))


def _field(key: str, name: str, hint: Any, default: object, required: bool) -> Field:
    optional = False
    if get_origin(hint) in (Union, UnionType):
        inner = [part for part in get_args(hint) if part is not NoneType]
        optional = len(inner) < len(get_args(hint))
        (hint,) = inner
    low, high, bare = _bounds(hint)
    low_rule, high_rule = _by_rules(hint)

    def field(
        kind: Kind, choices: tuple[str, ...] = (), items: Form | None = None, item: type[Any] | None = None
    ) -> Field:
        return Field(key, name, kind, low, high, default, required, optional, choices, items, item, low_rule, high_rule)

    if bare is bool:
        return field("boolean")
    if bare is int:
        return field("integer")
    if bare is str:
        return field("text")
    if bare is Expression:
        return field("notation")
    if get_origin(bare) is Literal:
        return field("choice", choices=get_args(bare))
    if get_origin(bare) is tuple:
        inner_hint = get_args(bare)[0]
        if hasattr(inner_hint, "__dataclass_fields__"):
            return field("list", items=_form(inner_hint), item=inner_hint)
        return field("list", items=Form((_field("", "", inner_hint, None, True),)))
    if hasattr(bare, "__dataclass_fields__"):
        return field("group", items=_form(bare), item=bare)
    raise TypeError(f"no form for {name}: {hint!r}")


def _bounds(hint: Any) -> tuple[int | None, int | None, Any]:
    """The bounds of an annotated hint, and the hint without them."""
    if get_origin(hint) is not Annotated:
        return None, None, hint
    bare, *notes = get_args(hint)
    for note in notes:
        if isinstance(note, Interval):
            return note.ge, note.le, bare  # type: ignore[return-value]
        if isinstance(note, Len):
            return note.min_length, note.max_length, bare
    return None, None, bare


def _by_rules(hint: Any) -> tuple[str, str]:
    """The numbers of the rules that set the lower and the upper bound of an annotated hint."""
    notes = [note for note in get_args(hint)[1:] if isinstance(note, ByRule)] if get_origin(hint) is Annotated else []
    low = [note.number for note in notes if note.bound != "maximum"]
    high = [note.number for note in notes if note.bound != "minimum"]
    return (low or [""])[-1], (high or [""])[-1]


def field_at(form: Form, place: Sequence[str | int]) -> Field | None:
    """The field at a place such as ("categories", 0, "name"), an item of a list as a group; None where there is none."""
    field: Field | None = None
    for step in place:
        if isinstance(step, int):
            if field is None or field.kind != "list" or field.items is None:
                return None
            plain = field.item is None
            field = field.items.fields[0] if plain else replace(field, kind="group", default=None)
            continue
        inner = form if field is None else field.items if field.kind == "group" else None
        if inner is None or step not in inner.keys():  # noqa: SIM118
            return None
        field = inner[step]
    return field


def parameters(of: Declared, write: Any = None) -> dict[str, object]:
    """All fields of a declaration as JSON has them, defaults filled in. `write` turns an Expression into its notation."""
    return _values(form_of(type(of)), of, write)


def parameters_of_group(group: Field, value: object, write: Any = None) -> dict[str, object]:
    """The value of a group as JSON has it."""
    assert group.items is not None
    return _values(group.items, value, write)


def _values(form: Form, of: object, write: Any) -> dict[str, object]:
    return {field.key: plain_value(field, getattr(of, field.name), write) for field in form.fields}


def plain_value(field: Field, value: Any, write: Any = None) -> Any:
    """The value of one field as JSON has it."""
    if value is None:
        return None
    if field.kind == "notation" and write is not None:
        return write(value)
    if field.kind == "group":
        return parameters_of_group(field, value, write)
    if field.kind == "list":
        assert field.items is not None
        if field.item is None:
            return list(value)
        return [_values(field.items, item, write) for item in value]
    return value


def names(parts: Sequence[str]) -> str:
    """Keys side by side in a message: they are the same in every language."""
    return ", ".join(parts)
