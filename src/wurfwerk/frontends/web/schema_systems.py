"""The forms of what there is: systems, checks, house rules, resources, sheets, tables.  As `words.catalogue` makes them."""

from __future__ import annotations

from typing import Any, Literal

from wurfwerk.frontends.web.form import Form


class Choice(Form):
    key: str | int
    label: str


class Parameter(Form):
    key: str
    label: str
    help: str | None
    kind: Literal["integer", "boolean", "choice", "list", "notation", "text", "group"]
    minimum: int | None
    maximum: int | None
    default: Any
    required: bool
    choices: list[Choice] | None
    items: list[Parameter] | None


class Outcome(Form):
    """`favourable`: whether the one who rolls hopes for it, null where there is no better or worse."""

    key: str
    label: str
    favourable: bool | None
    mark: str | None


class CheckForm(Form):
    """A check; `outcomes` worst to best, `ways` the sets of parameters of which one must be given.

    `together`: sets of parameters of which all are given or none. `gains`: what the one who rolls may choose, one more of it or
    switched on. `proposed`: values a form may begin with.
    """

    key: str
    target: str
    name: str
    summary: str
    parameters: list[Parameter]
    ways: list[list[str]]
    together: list[list[str]]
    gains: list[str]
    proposed: dict[str, Any]
    outcomes: list[Outcome]
    rules: list[str]


class RuleForm(Form):
    key: str
    label: str
    default: str
    origin: Literal["source", "public", "house"]
    reason: str
    values: list[Choice]


class ResourceForm(Form):
    key: str
    label: str
    minimum: int
    maximum: int | None
    start: int | None


class TransitionForm(Form):
    """A change of resources; `number` is the rule it carries out."""

    key: str
    name: str
    number: str
    moves: list[str]
    parameters: list[Parameter]
    rules: list[str]


class Labelled(Form):
    key: str
    label: str


class SheetForm(Form):
    """What a character is: the fields of a sheet, and what follows from them."""

    version: int
    fields: list[Parameter]
    derived: list[Labelled]
    rules: list[str]


class ReferenceForm(Form):
    """A table to look things up in; every row has as many cells as there are columns."""

    key: str
    label: str
    source: str
    columns: list[Labelled]
    rows: list[list[int | str | None]]


class System(Form):
    key: str
    name: str
    checks: list[CheckForm]
    rules: list[RuleForm]
    resources: list[ResourceForm]
    transitions: list[TransitionForm]
    sheet: SheetForm | None
    references: list[ReferenceForm]


class Systems(Form):
    systems: list[System]
