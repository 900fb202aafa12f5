"""The systems there are: whatever is installed with an entry point `wurfwerk.systems`, our own declared like a stranger's."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError

if TYPE_CHECKING:
    from wurfwerk.rules.check import Check
    from wurfwerk.rules.system import RuleSystem

GROUP = "wurfwerk.systems"


@cache
def _declared() -> Mapping[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def system(key: str) -> RuleSystem:
    """One system, loaded alone. KeyError where there is none of that key."""
    found: RuleSystem = _declared()[key].load()
    return found


def systems() -> Mapping[str, RuleSystem]:
    """All systems by key."""
    return {key: system(key) for key in _declared()}


def check_type(target: str, registry: Mapping[str, RuleSystem] | None = None) -> type[Check]:
    """The check of a target such as `openlegend.action`. ParameterError unknown-check, with the nearest names as its hint."""
    system_key, _, check_key = target.partition(".")
    if registry is None and system_key in _declared():
        registry = {system_key: system(system_key)}
    found = (registry or {}).get(system_key)
    if found is not None and check_key in found.checks:
        return found.checks[check_key]
    known = [f"{name}.{check}" for name, each in (registry or systems()).items() for check in each.checks]
    near = get_close_matches(target, known, n=3)
    raise ParameterError(
        "unknown-check",
        Message("error-unknown-check", target=target[:60], known=", ".join(known)),
        hint=Message("hint-did-you-mean", names=", ".join(near)) if near else None,
    )


def forget() -> None:
    """Look again: a system was installed or removed while the program runs."""
    _declared.cache_clear()
    system.cache_clear()
