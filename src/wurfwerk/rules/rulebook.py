"""`NumberedRule`: one rule of a game's sources, what in this program carries it out, and the test that proves it.

The text of a rule is `law-NUMBER` in the locales of its system, in our own words. Law: every number is there once, everything in `by`
exists, and the test named in `proof` exists and is marked with the number.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wurfwerk.message import Message

if TYPE_CHECKING:
    from wurfwerk.rules.system import RuleSystem

KINDS = ("check", "procedure", "resource", "transition", "sheet", "house-rule", "reference", "prompt", "refusal")
"""What may carry a rule out. A prompt or a refusal is named by the key of its text."""


@dataclass(frozen=True, slots=True)
class NumberedRule:
    """`number` as the sources are counted ("OL-01"); `by` as "check:action"; `proof` as "tests/systems/.../test_x.py::test_y"."""

    number: str
    by: tuple[str, ...]
    proof: str

    def text(self, system: str) -> Message:
        return Message(f"{system}:law-{self.number}")


def missing_parts(rule: NumberedRule, system: RuleSystem) -> list[str]:
    """What `by` names and the system has not; texts are not looked up here."""
    has = {
        "check": set(system.checks),
        "procedure": set(system.checks),
        "resource": {resource.key for resource in system.resources},
        "transition": set(system.transitions),
        "house-rule": {house_rule.short for house_rule in system.house_rules},
        "reference": {reference.key for reference in system.references},
    }
    out = []
    for part in rule.by:
        kind, _, name = part.partition(":")
        if (
            kind not in KINDS
            or not name
            or (kind == "sheet" and system.sheet is None)
            or name not in has.get(kind, {name})
        ):
            out.append(part)
    return out
