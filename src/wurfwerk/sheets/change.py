"""Changes of a sheet: a raise that is paid for, fields set by hand, a change of resources, undo.  Each stands in the journal.

An entry tells what was done, on which day, why, and exactly what changed, so that it can be taken back. Law: undo after a change
gives the fields, resources and house rules from before, and the journal grows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from wurfwerk.message import Message
from wurfwerk.rules.build import build
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import form_of, parameters
from wurfwerk.rules.registry import system
from wurfwerk.rules.resource import Held
from wurfwerk.sheets.document import migrated, opened, whole_counts
from wurfwerk.sheets.error import SheetError
from wurfwerk.sheets.json_text import said
from wurfwerk.sheets.place import ABSENT, Step, carry, change, differences, get, path, put, steps
from wurfwerk.sheets.written import Document, sheet_type

if TYPE_CHECKING:
    from wurfwerk.rules.sheet import Raise
    from wurfwerk.sheets.document import Opened

MAX_REASON = 500
ROOTS = ("fields", "resources", "rules")


def offers(of: Opened) -> tuple[Raise, ...]:
    """Every step up the game knows of; refused as well where what is held does not pay for it."""
    return tuple(replace(step, refused=step.refused or _too_dear(of, step)) for step in of.sheet.raises())


def offered(of: Opened, where: str) -> Raise | None:
    """The step up of this field, if the game knows one."""
    return next((step for step in offers(of) if step.where == where), None)


def _too_dear(of: Opened, step: Raise) -> Message | None:
    try:
        _paid(of, step)
    except SheetError as error:
        return error.message
    return None


def under(document: Document, rules: Mapping[str, str]) -> Opened:
    """A document as it is under other house rules than its own, which it keeps. ParameterError unknown-rule."""
    if not rules:
        return opened(document)
    full = _full(document.system, rules)
    sheet_type(document.system)(rules=full)
    return opened(replace(document, rules={**document.rules, **full}))


def _full(system: str, rules: Mapping[str, str]) -> dict[str, str]:
    """House rules by their full keys."""
    return {key if "." in key else f"{system}.{key}": value for key, value in rules.items()}


def raised(
    document: Document, where: str, day: str, reason: str = "", rules: Mapping[str, str] | None = None
) -> Document:
    """One step up, paid for; the file's faults stay as they are.

    day     as "2026-11-30"
    rules   house rules for this step alone; they stand in its entry of the journal
    ParameterError forbidden with the rule, unknown-parameter, unknown-rule; SheetError faulty-place, not-enough, reason-too-long.
    """
    before = under(document, rules or {})
    after = before.sheet.raised(where)
    step = offered(before, where)
    assert step is not None
    fields = carry(before.document.fields, parameters(before.sheet), parameters(after))
    price = {"amount": step.price.amount, "currency": step.price.currency}
    entry = {"kind": "raise", "where": where, "from": step.now, "to": step.then, "price": price}
    entry |= {"rules": _full(document.system, rules)} if rules else {}
    was = migrated(document)
    now = replace(was, fields=fields, resources=_paid(before, step))
    return _entered(document, was, now, entry, day, reason)


def _paid(before: Opened, step: Raise) -> Mapping[str, Any]:
    """What is held after a price that is paid in a resource. SheetError not-enough, faulty-place."""
    resources, currency = before.document.resources, step.price.currency
    resource = next((each for each in system(before.document.system).resources if each.key == currency), None)
    if not step.price.amount or resource is None or currency in form_of(type(before.sheet)).keys():  # noqa: SIM118
        return resources
    _readable(resources, [currency])
    held = whole_counts(resources).get(currency, before.sheet.held()[currency])
    if held - step.price.amount < resource.minimum:
        label = Message(f"{before.document.system}:resource-{currency}")
        raise SheetError("not-enough", amount=step.price.amount, held=held, currency=label)
    return {**resources, currency: held - step.price.amount}


def _readable(resources: Mapping[str, Any], keys: Iterable[str]) -> None:
    """SheetError faulty-place for the first of these resources that is no count: what could not be read is not written over."""
    for key in keys:
        if key in resources and key not in whole_counts({key: resources[key]}):
            raise SheetError("faulty-place", where=path(("resources", key))[:80])


def set_fields(
    document: Document,
    values: Mapping[str, Any],
    day: str,
    reason: str = "",
    rules: Mapping[str, str] | None = None,
) -> Document:
    """Other values, by hand and for nothing: fields by their path, resources as `resources.KEY`; ABSENT takes away. House rules too.

    What is against the rules is allowed and reported when the sheet is read; what is no field or no value of one is not:
    SheetError unknown-field, nothing-there, past-the-end, ParameterError out-of-bounds, unknown-rule.
    """
    before = opened(document)
    of = type(before.sheet)
    own = form_of(of).keys()
    whole: Any = _state(before.document)
    for where, value in values.items():
        place = steps(where)
        if place is None:
            raise SheetError("unknown-field", where=where[:80])
        root = () if place[0] == "resources" and "resources" not in own else ("fields",)
        if value is ABSENT and get(whole, (*root, *place)) is ABSENT:
            raise SheetError("nothing-there", where=where[:80])
        try:
            whole = put(whole, (*root, *place), value)
        except IndexError:
            raise _past_the_end(whole, root, place, where) from None
    given = _full(before.document.system, rules or {})
    now = replace(before.document, **{**whole, "rules": {**whole["rules"], **given}})
    was = {(fault.where, fault.message) for fault in before.faults}
    for fault in opened(now).faults:
        if (fault.where, fault.message) not in was:
            key = "unknown-parameter" if fault.message.key == of.unknown_text else "out-of-bounds"
            raise ParameterError(key, fault.message, parameter=fault.where)
    where = ", ".join([*values, *given])[:MAX_REASON]
    return _entered(document, before.document, now, {"kind": "set", "where": where}, day, reason)


def _past_the_end(whole: Any, root: tuple[str, ...], place: tuple[Step, ...], where: str) -> SheetError:
    """The error for an item that would leave a gap in its list."""
    for at in range(1, len(place)):
        there = get(whole, (*root, *place[:at]))
        count = len(there) if isinstance(there, list | tuple) else 0
        if isinstance(place[at], int) and int(place[at]) > count:
            listed = path(place[:at])[:80]
            following = f"{listed}[{count}]"
            return SheetError("past-the-end", where=where[:80], list=listed, count=count, next=following)
    return SheetError("unknown-field", where=where[:80])


def set_field(document: Document, where: str, value: Any, day: str, reason: str = "") -> Document:
    """One of them."""
    return set_fields(document, {where: value}, day, reason)


def moved(
    document: Document, key: str, given: Mapping[str, object], day: str, reason: str = ""
) -> tuple[Document, tuple[Message, ...]]:
    """A change of resources, and of the sheet where it touches that, by its key and parameters, and what is to be told of it.

    What the sheet knows of the parameters it fills in. ParameterError, SheetError unknown-change, faulty-place.
    """
    before = opened(document)
    known = system(before.document.system).transitions
    if key not in known:
        raise SheetError("unknown-change", change=key[:60], known=", ".join(known))
    transition = build(known[key], {**before.sheet.parameters(key, {}), **given}, before.rules)
    _readable(before.document.resources, transition.moves)
    start = before.sheet.held()
    held = Held({**start.counts, **whole_counts(before.document.resources)}, start.most)
    after, sheet = transition.apply(held), transition.on_sheet(before.sheet)
    entry = {"kind": "change", "change": key, "parameters": parameters(transition)}
    resources = {name: count for name, count in after.held.counts.items() if count != held[name]}
    fields = before.document.fields
    if sheet.sheet is not before.sheet:
        fields = carry(fields, parameters(before.sheet), parameters(sheet.sheet))
    now = replace(before.document, fields=fields, resources={**before.document.resources, **resources})
    return _entered(document, before.document, now, entry, day, reason), (*after.told, *sheet.told)


def undone(document: Document, day: str, reason: str = "") -> Document:
    """The last change that stands, taken back. SheetError nothing-to-undo, changed-since."""
    before = opened(document).document
    entries = before.entries()
    taken = taken_back(entries)
    if before.version != document.version and entries:
        raise SheetError("undo-older-layout", before=document.version, after=before.version)
    for number in range(len(entries), 0, -1):
        entry = entries[number - 1]
        if entry.get("kind") == "migrate":  # what was done in another layout has its places there
            raise SheetError("undo-older-layout", before=said(entry.get("from")), after=said(entry.get("to")))
        if entry.get("kind") == "undo" or number in taken or not isinstance(entry.get("changes"), list):
            continue
        now = replace(before, **_before(_state(before), entry["changes"], number))
        return _entered(document, before, now, {"kind": "undo", "of": number}, day, reason)
    raise SheetError("nothing-to-undo")


def taken_back(journal: Sequence[Mapping[str, Any]]) -> set[int]:
    """The numbers of the entries that were undone, from 1."""
    numbers = [entry.get("of") for entry in journal if entry.get("kind") == "undo"]
    return {number for number in numbers if isinstance(number, int)}


def _before(whole: Any, changes: list[Any], number: int) -> Any:
    """The state before these changes, if it is still the one after them."""
    for entry in reversed(changes):
        where = str(entry.get("where")) if isinstance(entry, Mapping) else ""
        place = steps(where)
        if place is None or place[0] not in ROOTS or len(place) == 1:
            raise SheetError("changed-since", where=where[:80], number=number)
        there, old = entry.get("to", ABSENT), entry.get("from", ABSENT)
        # What was taken out of a list comes back between its neighbours; everything else must be as it was left.
        if get(whole, place) != there and not (there is ABSENT and isinstance(place[-1], int)):
            raise SheetError("changed-since", where=path(place[1:])[:80], number=number)
        try:
            whole = change(whole, place, there, old)
        except IndexError:
            raise SheetError("changed-since", where=path(place[1:])[:80], number=number) from None
    return whole


def _state(document: Document) -> dict[str, Any]:
    return {root: getattr(document, root) for root in ROOTS}


def _entered(
    original: Document, before: Document, now: Document, entry: dict[str, Any], day: str, reason: str
) -> Document:
    """The document after a change, with the line of the journal, and one before it where the layout was an older one."""
    if len(reason) > MAX_REASON:
        raise SheetError("reason-too-long", most=MAX_REASON)
    for root in (*ROOTS, "journal"):
        if before.wrong.get(root) is not None and (root == "journal" or getattr(now, root)):
            raise SheetError("faulty-place", where=root)
    changes = []
    for place, old, new in differences(_state(before), _state(now)):
        sides = {name: value for name, value in (("from", old), ("to", new)) if value is not ABSENT}
        changes.append({"where": path(place), **sides})
    lines = []
    if original.version != before.version:
        lines.append({"at": day, "kind": "migrate", "from": original.version, "to": before.version})
    lines.append({"at": day, **entry, **({"reason": reason} if reason else {}), "changes": changes})
    return replace(now, journal=(*before.journal, *lines))
