"""Places in a sheet: `attributes.might`, `categories[0].abilities[2].level`; what differs between two, and putting it there.

A key that is no plain word stands in brackets and quotation marks: `rules["openlegend.tie"]`.

Law: all of `differences(old, new)` made in `old` by `change` give `new`, made in `new` the other way round, last first, give `old`;
what the two do not speak of stays as it is.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wurfwerk.sheets.error import SheetError


class _Absent:
    def __repr__(self) -> str:
        return "ABSENT"


ABSENT: Any = _Absent()
"""Nothing stands there."""

Step = str | int
MAX_STEPS = 20
MAX_INDEX = 10_000
_PART = re.compile(r"""([^.\[\]"]+)|\[([0-9]{1,5})\]|\[("(?:[^"\\]|\\.)*")\]""")
_WORD = re.compile(r"""[^.\[\]"]+""")


def steps(where: str) -> tuple[Step, ...] | None:
    """The keys and numbers of a path; None where it is none."""
    out: list[Step] = []
    at = 0
    while at < len(where):
        dot = where[at] == "."
        found = _PART.match(where, at + dot)
        if found is None or len(out) == MAX_STEPS or dot != bool(out and found[1]) or (found[2] and not out):
            return None
        if found[3] is not None:
            try:
                out.append(json.loads(found[3]))
            except ValueError:
                return None
        else:
            out.append(found[1] if found[1] is not None else int(found[2]))
        at = found.end()
    return tuple(out) or None


def path(parts: Sequence[Step]) -> str:
    """The path of keys and numbers."""
    out = ""
    for part in parts:
        if isinstance(part, int):
            out += f"[{part}]"
        elif _WORD.fullmatch(part):
            out += f".{part}" if out else part
        else:
            out += f"[{json.dumps(part, ensure_ascii=False)}]"
    return out


def get(fields: Any, parts: Sequence[Step]) -> Any:
    """What stands at a place; ABSENT where there is nothing."""
    for part in parts:
        if isinstance(part, str):
            fields = fields.get(part, ABSENT) if isinstance(fields, Mapping) else ABSENT
        else:
            fields = fields[part] if isinstance(fields, list | tuple) and part < len(fields) else ABSENT
    return fields


def put(fields: Any, parts: Sequence[Step], value: Any) -> Any:
    """The fields with another value at a place; ABSENT takes it away. Everything around it is kept; None where there is no such place."""
    if not parts:
        return value
    first, rest = parts[0], parts[1:]
    if isinstance(first, str):
        inner = dict(fields) if isinstance(fields, Mapping) else {}
        after = put(inner.get(first, ABSENT), rest, value)
        if after is ABSENT:
            inner.pop(first, None)
        else:
            inner[first] = after
        return inner
    items: list[Any] = list(fields) if isinstance(fields, list | tuple) else []
    if first > len(items):
        raise IndexError(first)
    after = put(items[first] if first < len(items) else ABSENT, rest, value)
    if after is ABSENT:
        del items[first : first + 1]
    elif first == len(items):
        items.append(after)
    else:
        items[first] = after
    return items


def change(fields: Any, parts: Sequence[Step], old: Any, new: Any) -> Any:
    """The fields with one of their differences made: what comes new into a list pushes what follows on. IndexError as `put`."""
    if old is not ABSENT or not isinstance(parts[-1], int):
        return put(fields, parts, new)
    items = get(fields, parts[:-1])
    items = list(items) if isinstance(items, list | tuple) else []
    if parts[-1] > len(items):
        raise IndexError(parts[-1])
    return put(fields, parts[:-1], [*items[: parts[-1]], new, *items[parts[-1] :]])


def differences(old: Any, new: Any, at: tuple[Step, ...] = ()) -> Iterator[tuple[tuple[Step, ...], Any, Any]]:
    """(place, before, after) of the smallest parts that differ, in the order in which they are made.

    Of a list that grew or shrank, equal items at its front and end stay what they are, so that one that is taken out is just that.
    """
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        for key in [*old, *[key for key in new if key not in old]]:
            yield from differences(old.get(key, ABSENT), new.get(key, ABSENT), (*at, key))
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
        front, back = _ends(old, new) if len(old) != len(new) else (0, 0)
        least, last = min(len(old), len(new)) - back, len(old) - back
        for place in range(front, least):
            yield from differences(old[place], new[place], (*at, place))
        for place in range(last - 1, least - 1, -1):
            yield (*at, place), old[place], ABSENT
        for place in range(least, len(new) - back):
            yield (*at, place), ABSENT, new[place]
    elif old is ABSENT or new is ABSENT or old != new or type(old) is not type(new):
        yield at, old, new


def carry(fields: Any, was: Any, now: Any, at: tuple[Step, ...] = ()) -> Any:
    """The fields with what changed between what was read of them and what is now; all else in them stays.

    SheetError faulty-place where something else stands than was read: what could not be read is not written over.
    """
    if was == now:
        return fields
    if fields is ABSENT:
        return now
    if isinstance(was, Mapping) and isinstance(now, Mapping) and isinstance(fields, Mapping):
        moved = {key: now[key] for key in now if now[key] != was.get(key, ABSENT)}
        stays = {key: value for key, value in fields.items() if key in now or key not in was}
        return {
            **stays,
            **{key: carry(fields.get(key, ABSENT), was.get(key, ABSENT), to, (*at, key)) for key, to in moved.items()},
        }
    if isinstance(was, list) and isinstance(now, list) and isinstance(fields, list | tuple) and len(fields) == len(was):
        return _carried_list(list(fields), was, now, at)
    if type(fields) is not type(was) or fields != was:
        raise SheetError("faulty-place", where=path(at)[:80])
    return now


def _carried_list(fields: list[Any], was: list[Any], now: list[Any], at: tuple[Step, ...]) -> list[Any]:
    """Items at the front and at the end that stay are kept; those between are carried over, fall away or are new."""
    front, back = _ends(was, now)
    changed = range(front, min(len(was), len(now)) - back)
    between = [carry(fields[place], was[place], now[place], (*at, place)) for place in changed]
    return [
        *fields[:front],
        *between,
        *now[min(len(was), len(now)) - back : len(now) - back],
        *fields[len(was) - back :],
    ]


def _ends(one: Sequence[Any], other: Sequence[Any]) -> tuple[int, int]:
    """How many items at the front, and of the others at the end, are the same."""
    least = min(len(one), len(other))
    front = next((place for place in range(least) if not _same(one[place], other[place])), least)
    rest = least - front
    return front, next((place for place in range(rest) if not _same(one[-1 - place], other[-1 - place])), rest)


def _same(one: Any, other: Any) -> bool:
    return next(differences(one, other), None) is None
