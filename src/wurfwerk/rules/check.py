"""`Check`: one kind of roll of a game.  Its fields are its parameters, `dice()` is the chance, `outcome(value)` the verdict.

The thrown roll and the odds are read from the same `dice()` and judged by the same `outcome()`. Law: every value of the dice
has an outcome among `reachable()`, and it does not change between two `cuts()`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from wurfwerk.rules.declared import Declared

if TYPE_CHECKING:
    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.roll import Roll
    from wurfwerk.message import Message


MARKS = ("hope", "fear", "critical")
"""What an outcome may be marked as; every front end draws its own sign for each."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The verdict: one of the check's outcome keys, the value shown, and by how much the target was met (None: no such thing)."""

    key: str
    value: int
    margin: int | None = None


@dataclass(frozen=True, slots=True)
class Decided:
    """The odds of a check in two steps, for a check whose outcome hangs on some of its dice alone.

    by     those dice
    key    the outcome key of a value of theirs
    value  all of its dice, read as the value shown; it may be without limit
    Law: what they say together is what `dice()`, `outcome()` and `shown()` say.
    """

    by: Expression
    key: Callable[[Any], str]
    value: Expression


@dataclass(frozen=True, kw_only=True)
class Check(Declared):
    """Base of all checks. Building one checks its bounds, its house rules and the combinations its game forbids.

    outcome_keys   all outcomes, worst to best
    favourable     those of them the roller hopes for, the last of them; None where the check knows no better or worse
    marks          outcome keys that stand out by more than their rank, with one of MARKS
    ways           the ways to give one and the same thing, each as its parameter keys, the leading one first; exactly one is used
    together       optional parameters of which either all are given or none, each set as its parameter keys
    gains          optional parameters that are the roller's own choice, a count of which one more or a switch that is on may help
    proposed       values a form may begin with, as JSON has them, of parameters without a default
    roles          what some of its dice are for, as they are labelled in `dice()`
    compares       who is ahead of whom is all there is: no value is shown, and `Outcome.value` is 0
    """

    outcome_keys: ClassVar[tuple[str, ...]] = ()
    favourable: ClassVar[tuple[str, ...] | None] = None
    marks: ClassVar[Mapping[str, str]] = {}
    ways: ClassVar[tuple[tuple[str, ...], ...]] = ()
    together: ClassVar[tuple[tuple[str, ...], ...]] = ()
    gains: ClassVar[tuple[str, ...]] = ()
    proposed: ClassVar[Mapping[str, object]] = {}
    roles: ClassVar[tuple[str, ...]] = ()
    compares: ClassVar[bool] = False

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        cls.texts = f"check-{cls.key}"

    @classmethod
    def favours(cls, key: str) -> bool | None:
        """Whether the roller hopes for this outcome; None where the check knows no better or worse."""
        return None if cls.favourable is None else key in cls.favourable

    def dice(self) -> Expression:
        """The random part. Its value, the raw value, is what the other methods judge."""
        raise NotImplementedError

    def outcome(self, value: Any) -> Outcome | None:
        """The verdict on a raw value; None where nothing is to be met."""
        raise NotImplementedError

    def shown(self, value: Any) -> int:
        """The value people see, of a raw value. For a total without limit it is the raw value itself."""
        return value  # type: ignore[no-any-return]

    def reachable(self) -> tuple[str, ...]:
        """The outcome keys that these parameters can have at all, worst to best."""
        return self.outcome_keys

    def cuts(self) -> tuple[int, ...] | None:
        """For raw values without limit: where the outcome changes (each the least value of what begins there). Else None."""
        return None

    def decided(self) -> Decided | None:
        """Where the outcome hangs on some of the dice alone: its odds in two steps. Else None, and every raw value is judged."""
        return None

    def concealed(self) -> tuple[str, ...]:
        """The places of parameters that are the GM's alone: "dc", or "attacks[].dc" in every item of a list.

        A table tells them to nobody else. Law: with the same dice and the same outcome nothing else of a thrown check depends on them:
        neither its value nor its margin, its dice or a line of its breakdown.
        """
        return ()

    def secret(self) -> bool:
        """Whether the game leaves the roll to the GM alone, whoever rolls."""
        return False

    def automatic(self) -> bool:
        """Whether the GM may let it pass without dice."""
        return False

    def explain(self, value: Any = None, roll: Roll | None = None) -> tuple[Message, ...]:
        """What it is made of: every group of dice and modifier with its source, suppressed ones with the reason.

        Without a value: what is known before the throw.
        """
        return ()
