"""The forms of all answers, as /api/openapi.json shows them.  Answers are made by `words` and `speech`; tests hold them to these forms.

What is left out of an answer where it says nothing is not required here, and then it is never null.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from wurfwerk.frontends.web.form import LEFT_OUT, Form, Number, Ratio
from wurfwerk.frontends.web.request import STATUS
from wurfwerk.table.event import Language, Mode, Role


class Ends(Form):
    mean: Ratio
    min: Number | None
    max: Number | None


class Meaning(Form):
    """What a text means in the dialects that give it these odds: `expression` as the first of them spells it, `notation` the whole line in
    our own dialect, null where that cannot say it. `mean`, `min`, `max` are null where working them out would cost too much; of several rolls each has
    its own, in `rolls`."""

    dialects: list[str]
    expression: str | None
    notation: str | None
    mean: Ratio | None
    min: Number | None
    max: Number | None
    rolls: list[Ends] = LEFT_OUT


class Fault(Form):
    """What was wrong: `span` counts characters of the text as it was typed; `parameter` is the wrong one of a check; `readings` is what
    other dialects read in notation that the one asked for cannot read."""

    key: str
    message: str
    span: Annotated[list[int], Field(min_length=2, max_length=2)] | None
    hint: str | None
    parameter: str = LEFT_OUT
    readings: list[Meaning] = LEFT_OUT


class Error(Form):
    """Every refusal, in the seat's language, else by Accept-Language."""

    error: Fault


class Links(Form):
    """The links of a table; the token stands behind the #, where browsers keep it to themselves."""

    gm: str
    player: str
    spectator: str


class OpenedTable(Form):
    table: str
    links: Links


class TakenSeat(Form):
    seat: str
    role: Role


class SeatAtTable(Form):
    seat: str
    name: str
    role: Role


class OwnSeat(SeatAtTable):
    language: Language


class TableView(Form):
    """The table as this seat may know it; `links` for the GM. `seq` is the number of the last entry."""

    table: str
    name: str
    language: Language
    systems: list[str]
    rules: dict[str, str]
    seat: OwnSeat
    seats: list[SeatAtTable]
    seq: int
    links: Links = LEFT_OUT


class Opened(Form):
    kind: Literal["opened"]
    name: str
    systems: list[str]
    language: Language
    rules: dict[str, str]


class Joined(Form):
    kind: Literal["joined"]
    seat: str
    name: str
    role: Role


class Said(Form):
    kind: Literal["said"]
    text: str


class Die(Form):
    """A rolled die: `role` is the key of what it is for in a check, `label` the same in words, or what somebody wrote."""

    sides: int | Literal["F"]
    chain: list[int]
    value: int
    kept: bool
    rerolled: list[int]
    group: list[int] = LEFT_OUT
    times: int = LEFT_OUT
    label: str = LEFT_OUT
    role: str = LEFT_OUT


class Verdict(Form):
    key: str
    label: str
    margin: Number | None


class Row(Form):
    """A row of a table that was hit, and what it counts for."""

    name: str
    value: Number


class OneRoll(Form):
    """One of several rolls, with its own dice."""

    target: str
    value: Number
    outcome: Verdict | None
    dice: list[Die]
    compared: Annotated[list[Number], Field(min_length=2, max_length=2)] = LEFT_OUT
    rows: list[Row] = LEFT_OUT
    explanation: str
    parameters: dict[str, Any]
    rules: dict[str, str]


class Rolled(Form):
    """As `wurfwerk roll --json`, with who may see it. `value` is null where the dice fell but no value came of it, where a check only
    compares sides, and for several rolls, which stand in `rolls`; `dice` are all their dice and those that they share. `concealed` names
    the `parameters` that only the GM is told, in every item of a list as "attacks[].dc"; for others they are left out."""

    kind: Literal["rolled"]
    mode: Mode
    target: str
    label: str | None
    value: Number | None
    outcome: Verdict | None
    automatic: bool = LEFT_OUT
    dice: list[Die]
    compared: Annotated[list[Number], Field(min_length=2, max_length=2)] = LEFT_OUT
    rolls: list[OneRoll] = LEFT_OUT
    rows: list[Row] = LEFT_OUT
    explanation: str
    hints: list[str] = LEFT_OUT
    parameters: dict[str, Any]
    rules: dict[str, str]
    note: str | None
    typed: bool
    concealed: Annotated[list[str], Field(examples=[["dc"]])] = LEFT_OUT


class Entry(Form):
    """A line of the log. `by` is the seat that did it, null for the table itself."""

    seq: int
    at: Annotated[str, Field(examples=["2026-11-30T20:15:00Z"])]
    by: str | None
    event: Annotated[Opened | Joined | Said | Rolled, Field(discriminator="kind")]


class Hidden(Form):
    """An entry its reader may not see."""

    seq: int
    hidden: Literal[True]


class Log(Form):
    entries: list[Entry | Hidden]


class OddsOfOutcome(Form):
    """With `width` the true chance lies in [probability, probability + width]."""

    key: str
    label: str
    probability: Ratio
    width: Ratio = LEFT_OUT


class OutcomeCompared(OddsOfOutcome):
    """`difference` from its chance under the value in force."""

    difference: Ratio


class ValueCompared(Form):
    """The check under one value of a house rule; `refused` says why these parameters are not possible then, `fitted` what was left out."""

    value: str
    label: str
    automatic: bool = LEFT_OUT
    fitted: str = LEFT_OUT
    outcomes: list[OutcomeCompared] = LEFT_OUT
    mean: Ratio = LEFT_OUT
    mean_difference: Ratio = LEFT_OUT
    variance: Ratio = LEFT_OUT
    refused: str = LEFT_OUT


class RuleCompared(Form):
    """A house rule and what each of its values makes of the check."""

    rule: str
    label: str
    in_force: str
    values: list[ValueCompared]


class OddsOfRow(Form):
    name: str
    probability: Ratio


class Odds(Form):
    """As `wurfwerk odds --json`; `system` to `automatic` are there for checks, the rest for notation: `rolls` are the odds of each of
    several rolls, which have none together, `tables` the chances of the rows of every table, `readings` are there where the notation
    means something else in another dialect, as `wurfwerk odds --dialect all --json`."""

    target: str
    min: Number | None
    max: Number | None
    mean: Ratio | None
    variance: Ratio | None
    pmf: dict[str, Ratio] | None
    tail: Ratio | None
    at_least: dict[str, Ratio]
    at_most: dict[str, Ratio]
    system: str = LEFT_OUT
    check: str = LEFT_OUT
    parameters: dict[str, Any] = LEFT_OUT
    rules: dict[str, str] = LEFT_OUT
    outcomes: list[OddsOfOutcome] = LEFT_OUT
    automatic: bool = LEFT_OUT
    parts: list[OddsOfPart] = LEFT_OUT
    compared_rules: list[RuleCompared] = LEFT_OUT
    rolls: list[Odds] = LEFT_OUT
    tables: list[list[OddsOfRow]] = LEFT_OUT
    explanation: list[str] = LEFT_OUT
    hints: list[str] = LEFT_OUT
    readings: list[Meaning] = LEFT_OUT


class OddsOfPart(Odds):
    """The odds of one roll of several, beside the others."""

    label: str


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The error answers of an address by their status; 413 and 500 are everywhere."""
    return {
        status: {"model": Error, "description": ", ".join(_KEYS.get(status, ["notation, parameter or cost"]))}
        for status in sorted({*statuses, 413, 500})
    }


_KEYS: dict[int, list[str]] = {}
for _name, _status in STATUS.items():
    _KEYS.setdefault(_status, []).append(_name)
