"""How the texts of a system are named: from its declarations follow the keys into its `locales/{de,en}.ftl`.

system  system-summary            check-CHECK  check-CHECK-summary      check-CHECK-PARAMETER[-help]
choice-PARAMETER-VALUE            outcome-CHECK-KEY, else outcome-KEY   resource-KEY
check-CHECK-PARAMETER-one (one item of a list of plain values)
rule-KEY  rule-KEY-reason  rule-KEY-VALUE            die-ROLE
"""

from __future__ import annotations


def parameter_key(check: str, where: str) -> str:
    """The key of a parameter's label; `where` may be a path, `modifiers[1].amount` has the key `check-CHECK-modifiers-amount`."""
    return field_key(f"check-{check}", where)


def field_key(prefix: str, where: str) -> str:
    """The key of a field's label; `where` may be a path."""
    parts = [part.partition("[")[0] for part in where.split(".")]
    return "-".join([prefix, *[part for part in parts if part]])


def outcome_keys(check: str, outcome: str) -> tuple[str, ...]:
    """Where an outcome's label is looked for, in this order."""
    return (f"outcome-{check}-{outcome}", f"outcome-{outcome}")


def die_key(role: str) -> str:
    """What a die of a check is for."""
    return f"die-{role}"


def choice_key(field: str, choice: str) -> str:
    return f"choice-{field}-{choice}"
