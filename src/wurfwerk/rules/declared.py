"""`Declared`: what checks, procedures, sheets and changes of resources have in common: typed fields, and house rules in force."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar

from wurfwerk.message import Message
from wurfwerk.rules.build import check_values
from wurfwerk.rules.house_rule import HouseRule, in_force
from wurfwerk.rules.texts import field_key

if TYPE_CHECKING:
    from typing import Self


@dataclass(frozen=True, kw_only=True)
class Declared:
    """A frozen record whose fields are read from outside by their form. Building one checks bounds and house rules.

    system, key    "openlegend" and "action"; `target` is both: "openlegend.action"
    texts          how the keys of its texts begin: "check-action"
    unknown_text, missing_text   the keys of the sentences about a field that there is not, or that is left out
    house_rules    the full keys of the house rules that touch it
    system_rules   all house rules of its system
    withheld       what is a parameter elsewhere in the game but by its rules not here, and the text key that says why
    rules          the house rules in force, by full key, defaults filled in; no field of the form
    """

    system: ClassVar[str] = ""
    key: ClassVar[str] = ""
    target: ClassVar[str] = ""
    texts: ClassVar[str] = ""
    unknown_text: ClassVar[str] = "error-unknown-parameter"
    missing_text: ClassVar[str] = "error-missing-parameter"
    house_rules: ClassVar[tuple[str, ...]] = ()
    system_rules: ClassVar[tuple[HouseRule, ...]] = ()
    withheld: ClassVar[Mapping[str, str]] = {}

    rules: Mapping[str, str] = field(default_factory=dict, hash=False)

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        cls.target = f"{cls.system}.{cls.key}"

    def __post_init__(self) -> None:
        rules = in_force(self.rules, self.system_rules, self.house_rules, self.system)
        object.__setattr__(self, "rules", rules)
        check_values(self)
        self.validate()

    def validate(self) -> None:
        """ParameterError for what the game forbids."""

    @classmethod
    def label(cls, where: str) -> Message:
        """The label of a field; `where` may be a path: `modifiers[1].amount`."""
        return Message(f"{cls.system}:{field_key(cls.texts, where)}")

    def rule(self, short: str) -> str:
        """The value of one house rule, by its key without the system's prefix."""
        return self.rules[f"{self.system}.{short}"]

    def under(self, rules: Mapping[str, str]) -> Self:
        """The same with some house rules changed. ParameterError forbidden, missing-parameter where that does not go together."""
        return replace(self, rules={**self.rules, **rules})

    def fitted(self, rules: Mapping[str, str]) -> Self:
        """The same question as it would be asked under other house rules: what only the rules in force allow is left out.

        Where that changes parameters, `fits` says which; the sentence that tells it is the text `rule-KEY-fitted` of the rule.
        """
        changed = {**self.rules, **rules}
        return replace(self, rules=changed, **self.fits(changed))

    def fits(self, rules: Mapping[str, str]) -> Mapping[str, Any]:
        """The parameters, by field name, that have to be others under these house rules."""
        return {}
