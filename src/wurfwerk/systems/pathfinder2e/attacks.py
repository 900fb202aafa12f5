"""A turn's attacks of Pathfinder 2e, one after the other: any mix of weapons, the penalty of the weapon used now, the damage in all.

Source: PF-15 to PF-18. Every action with the attack trait counts, whether it hits and whatever it is; what is done as a reaction
outside the own turn neither takes the penalty nor counts. The attack roll comes first, the damage only where it hits.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from annotated_types import Interval, Len

from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Dice, Expression, Number
from wurfwerk.dice.operators.arithmetic import Add
from wurfwerk.message import Message
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import CheckOdds, Part, odds
from wurfwerk.rules.procedure import Procedure, Turn
from wurfwerk.systems.pathfinder2e.check import Amount, DifficultyClass, Item, Secrecy, signed
from wurfwerk.systems.pathfinder2e.damage import Damage
from wurfwerk.systems.pathfinder2e.house_rules import CRITICAL_DAMAGE, HOUSE_RULES
from wurfwerk.systems.pathfinder2e.strike import Feet, Penalty, Strike

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll

OUTCOMES = ("missed", "hit", "critical-hit")
BY_DEGREE = {"success": 1, "critical-success": 2}
MOST = 12
"""Attacks in one go; with the roll of the W20 and its damage each."""


@dataclass(frozen=True, kw_only=True)
class Attack:
    """One action with the attack trait: a weapon and its modifier, without the multiple attack and range penalties.

    dc         where it is not that of the others
    reaction   outside the own turn
    """

    modifier: Amount
    name: Annotated[str, Len(0, 80)] = ""
    agile: bool = False
    damage: Expression | None = None
    deadly: Expression | None = None
    distance: Feet | None = None
    increment: Annotated[int, Interval(ge=1, le=100_000)] | None = None
    second_attack: Penalty | None = None
    third_attack: Penalty | None = None
    dc: DifficultyClass | None = None
    reaction: bool = False


@dataclass(frozen=True, kw_only=True)
class TurnStrike(Strike):
    """A strike of a turn: the modifier of its weapon, and beside it what all attacks of the turn have in common."""

    both_ways: ClassVar[bool] = True


State = tuple[int, int, int, int]
"""(attacks made, best of them by its place in OUTCOMES, damage so far, the hit whose damage is still to be thrown, or 0)."""


@dataclass(frozen=True, kw_only=True)
class Attacks(Procedure):
    """Several attacks in one turn; the value is the damage of all, the outcome the best of them.

    modifiers   what all of them have in common, with its types
    earlier     actions with the attack trait this turn that are not listed here
    """

    system: ClassVar[str] = "pathfinder2e"
    key: ClassVar[str] = "attacks"
    outcome_keys: ClassVar[tuple[str, ...]] = OUTCOMES
    favourable: ClassVar[tuple[str, ...]] = OUTCOMES[1:]
    marks = {"critical-hit": "critical"}  # noqa: RUF012
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (CRITICAL_DAMAGE.key,)

    dc: DifficultyClass
    attacks: Annotated[tuple[Attack, ...], Len(1, MOST)]
    modifiers: Annotated[tuple[Item, ...], Len(0, 40)] = ()
    earlier: Annotated[int, Interval(ge=0, le=20)] = 0
    secrecy: Secrecy = "open"

    def validate(self) -> None:
        assert self.strikes  # what a strike refuses is refused here

    @cached_property
    def strikes(self) -> tuple[TurnStrike, ...]:
        """The strikes in order, each with its number among the attacks of the turn. ParameterError names the attack at fault."""
        out = []
        counted = self.earlier
        for place, attack in enumerate(self.attacks):
            if not attack.reaction:
                counted += 1
            try:
                out.append(self._strike(attack, max(1, counted)))
            except ParameterError as error:
                where = error.parameter or ""
                if where.partition("[")[0] != "modifiers":
                    error.parameter = f"attacks[{place}].{where}"
                raise
        return tuple(out)

    def _strike(self, attack: Attack, number: int) -> TurnStrike:
        return TurnStrike(
            modifier=attack.modifier,
            modifiers=self.modifiers or None,
            dc=self.dc if attack.dc is None else attack.dc,
            attack=min(20, number),
            agile=attack.agile,
            distance=attack.distance,
            increment=attack.increment,
            own_turn=not attack.reaction,
            damage=attack.damage,
            deadly=attack.deadly,
            second_attack=attack.second_attack,
            third_attack=attack.third_attack,
            secrecy=self.secrecy,
            rules=self.rules,
        )

    def concealed(self) -> tuple[str, ...]:
        return ("dc", "attacks[].dc") if self.secrecy == "hidden-dc" else ()

    def secret(self) -> bool:
        return self.secrecy == "secret"

    def dice(self) -> Expression:
        thrown: list[Expression] = [Dice(len(self.attacks), 20)]
        for attack in self.attacks:
            thrown += [part for part in (attack.damage, attack.damage, attack.deadly) if part is not None]
        return Add(tuple(thrown)) if len(thrown) > 1 else thrown[0]

    def start(self) -> State:
        return (0, 0, 0, 0)

    def turns(self, state: State) -> tuple[Turn, ...]:
        made, _, _, pending = state
        if pending:
            attack = self.attacks[made]
            assert attack.damage is not None
            critical = pending == BY_DEGREE["critical-success"]
            damage = Damage(damage=attack.damage, critical=critical, deadly=attack.deadly, rules=self.rules)
            return (Turn("damage", f"attack-{made + 1}", check=damage, reads="value"),)
        if made == len(self.attacks):
            return ()
        return (Turn("attack", f"attack-{made + 1}", check=replace(self.strikes[made], damage=None, deadly=None)),)

    def after(self, state: State, turn: Turn, told: Any) -> State:
        made, best, damage, pending = state
        if pending:
            return (made + 1, best, damage + told, 0)
        hit = BY_DEGREE.get(told, 0)
        thrown = hit > 0 and self.attacks[made].damage is not None
        return (made if thrown else made + 1, max(best, hit), damage, hit if thrown else 0)

    def verdict(self, state: State) -> Outcome:
        return Outcome(OUTCOMES[state[1]], state[2])

    def worked_out(self) -> CheckOdds:
        """The attacks do not depend on each other: the sum of their damage, and the chances of the best of them."""
        parts = tuple(Part(self._title(place), odds(strike)) for place, strike in enumerate(self.strikes))
        damages = [strike.decided() for strike in self.strikes]
        values = [decided.value for decided in damages if decided is not None]
        total = distribution(Add(tuple(values)) if len(values) > 1 else values[0] if values else Number(0))
        all_missed = below_critical = Fraction(1)
        for part in parts:
            by_key = dict(part.odds.outcomes)
            below_critical *= 1 - by_key["critical-success"]
            all_missed *= 1 - by_key["critical-success"] - by_key["success"]
        chances = (all_missed, below_critical - all_missed, 1 - below_critical)
        return CheckOdds(self, total, tuple(zip(OUTCOMES, chances, strict=True)), False, parts=parts)

    def _title(self, place: int) -> Message:
        """Attack 2 (Shortsword, +3)."""
        modifier = signed(self.strikes[place].total_modifier())
        name = self.attacks[place].name
        if not name:
            return Message("pathfinder2e:part-attack", number=place + 1, modifier=modifier)
        return Message("pathfinder2e:part-attack-with", number=place + 1, modifier=modifier, name=name)

    def explain(self, value: Any = None, roll: Roll | None = None) -> tuple[Message, ...]:
        return tuple(self._title(place) for place in range(len(self.attacks)))

    def told(self, state: State) -> tuple[Message, ...]:
        return (*self.explain(), Message("pathfinder2e:explain-damage-of-all", damage=state[2]))
