"""`HouseRule`: a switch for a passage on which the rules of a game are silent or contradict themselves.

Its texts follow from its key: `rule-KEY` (label), `rule-KEY-reason`, `rule-KEY-VALUE`, KEY without the system's prefix; a comma
in a value is a dash in the key of its text. Of a rule with a table `rule-KEY-table` is the text of any other table.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Literal

from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError

Origin = Literal["source", "public", "house"]
"""Where the default comes from: the source's own text, the game's public rules, or a decision of our own."""


@dataclass(frozen=True, slots=True)
class HouseRule:
    """`key` in full (`openlegend.tie`), its values with the default first, and the point of the rule book it settles.

    table   of how many whole numbers from 0 to 99 a value may be made besides those listed, side by side: "2,3,4"; 0: of none
    """

    key: str
    values: tuple[str, ...]
    origin: Origin
    point: str
    table: int = 0

    @property
    def default(self) -> str:
        return self.values[0]

    @property
    def system(self) -> str:
        return self.key.partition(".")[0]

    @property
    def short(self) -> str:
        """The key without the system's prefix."""
        return self.key.partition(".")[2]

    def label(self) -> Message:
        return Message(f"{self.system}:rule-{self.short}")

    def admits(self, value: str) -> bool:
        """Whether this is one of its values, or another table of numbers where it has such."""
        return value in self.values or (self.table > 0 and _numbers(value) == self.table)

    def known(self) -> str:
        """Its values as an error lists them."""
        return "; ".join([*self.values, ",".join(["0-99"] * self.table)]) if self.table else ", ".join(self.values)

    def value_label(self, value: str) -> Message:
        if value not in self.values and self.admits(value):
            return Message(f"{self.system}:rule-{self.short}-table", value=value)
        return Message(f"{self.system}:rule-{self.short}-{value.replace(',', '-')}")


def _numbers(value: object) -> int:
    """Of how many whole numbers from 0 to 99 a text is made, 0 where it is something else."""
    if not isinstance(value, str) or not re.fullmatch(r"[0-9]{1,2}(,[0-9]{1,2})*", value):
        return 0
    return value.count(",") + 1


def in_force(
    given: Mapping[str, str], known: Sequence[HouseRule], touching: Sequence[str], system: str
) -> dict[str, str]:
    """The rules that touch a check, by full key, defaults filled in.

    `given` may leave out the system's prefix, and may hold rules of other systems or rules that do not touch the check, as
    the rules of a whole table do; those are left out. ParameterError unknown-rule for a key or value that does not exist.
    """
    by_key = {rule.key: rule for rule in known}
    chosen: dict[str, str] = {}
    for name, value in given.items():
        prefix, dot, _ = name.partition(".")
        if dot and prefix != system:
            continue
        rule = by_key.get(name if dot else f"{system}.{name}")
        if rule is None and not known:
            raise ParameterError("unknown-rule", Message("error-no-house-rules", rule=name[:60], system=system))
        if rule is None:
            near = get_close_matches(name.rpartition(".")[2], [rule.short for rule in known], n=3)
            raise ParameterError(
                "unknown-rule",
                Message(
                    "error-unknown-rule", rule=name[:60], system=system, known=", ".join(rule.short for rule in known)
                ),
                hint=Message("hint-did-you-mean", names=", ".join(near)) if near else None,
            )
        if not rule.admits(value):
            message = Message("error-unknown-rule-value", rule=rule.key, value=str(value)[:60], values=rule.known())
            raise ParameterError("unknown-rule", message)
        chosen[rule.key] = value
    return {key: chosen.get(key, by_key[key].default) for key in touching}
