"""The numbered rules of a game as JSON: each in words of our own, with what carries it out and the test that proves it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from wurfwerk.rules.system import RuleSystem
    from wurfwerk.words.sentences import Words

_LABELS = {
    "check": "check-{}",
    "procedure": "check-{}",
    "resource": "resource-{}",
    "transition": "transition-{}",
    "sheet": "sheet-{}",
    "house-rule": "rule-{}",
    "reference": "reference-{}",
}
"""Kind of what carries a rule out -> the key of its label; prompts and refusals are texts with arguments and have none."""


def rulebook_document(system: RuleSystem, words: Words) -> list[dict[str, Any]]:
    """Every numbered rule, in order."""
    return [
        {
            "number": rule.number,
            "text": words.say(rule.text(system.key)),
            "by": [_carrier(part, system.key, words) for part in rule.by],
            "proof": rule.proof,
        }
        for rule in system.rulebook
    ]


def _carrier(part: str, system: str, words: Words) -> dict[str, str]:
    kind, _, key = part.partition(":")
    label = f"{system}:{_LABELS[kind].format(key)}" if kind in _LABELS else ""
    if kind == "sheet" and key == "raises":
        label = "carried-raises"
    return {
        "kind": kind,
        "key": key,
        "label": words.text(f"carrier-{kind}", name=words.text(label) if label and words.has(label) else key),
    }
