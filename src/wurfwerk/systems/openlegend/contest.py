"""The contested action of Open Legend: two or more sides roll, the highest total wins.  Source: chapter 2, "Contested Actions"."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, ClassVar

from annotated_types import Len

from wurfwerk.message import Message
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.form import ByRule
from wurfwerk.rules.procedure import Procedure, Turn
from wurfwerk.systems.openlegend.house_rules import HOUSE_RULES, LEGEND_POINTS_FOR, OF_A_ROLL, TIE
from wurfwerk.systems.openlegend.sides import MOST_SIDES, Side, all_dice, rolls

if TYPE_CHECKING:
    from fractions import Fraction

    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.expression import Expression
    from wurfwerk.rules.odds import CheckOdds
    from wurfwerk.systems.openlegend.checks import Action


@dataclass(frozen=True, slots=True)
class Standing:
    """Who is in this round, by place from 0, and the totals rolled so far in the same order."""

    sides: tuple[int, ...]
    totals: tuple[int, ...] = ()

    def over(self) -> bool:
        return len(self.totals) == len(self.sides)

    def tied(self) -> tuple[int, ...]:
        """Those who share the highest total."""
        best = max(self.totals)
        return tuple(side for side, total in zip(self.sides, self.totals, strict=True) if total == best)


@dataclass(frozen=True, kw_only=True)
class Contest(Procedure):
    """Every side makes an action roll with its own attribute; the highest total wins. A tie goes by the house rule `tie`.

    gm-decides       the tie stands, the GM settles it
    attribute-score  the higher score among those who are tied; between equal scores the tie stands
    reroll           those who are tied roll again until one is ahead
    status-quo       the last side holds what it is about, and keeps it whenever nobody alone is ahead
    """

    system: ClassVar[str] = "openlegend"
    key: ClassVar[str] = "contest"
    compares: ClassVar[bool] = True
    outcome_keys: ClassVar[tuple[str, ...]] = (*[f"side-{number}" for number in range(1, MOST_SIDES + 1)], "tie")
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (TIE.key, *[key for key in OF_A_ROLL if key != LEGEND_POINTS_FOR.key])

    sides: Annotated[tuple[Side, ...], Len(2, MOST_SIDES), ByRule("OL-08", "minimum")]

    def validate(self) -> None:
        _ = self.rolls

    @cached_property
    def rolls(self) -> tuple[Action, ...]:
        """The action roll of each side."""
        return rolls(self.sides, self.rules)

    def dice(self) -> Expression:
        return all_dice(self.rolls)

    def start(self) -> Standing:
        return Standing(tuple(range(len(self.sides))))

    def turns(self, state: Standing) -> tuple[Turn, ...]:
        if state.over():
            return ()
        side = state.sides[len(state.totals)]
        return (Turn("side", f"side-{side + 1}", check=self.rolls[side], reads="value"),)

    def after(self, state: Standing, turn: Turn, told: int) -> Standing:
        now = Standing(state.sides, (*state.totals, told))
        if self.rule("tie") == "reroll" and now.over() and len(now.tied()) > 1:
            return Standing(now.tied())
        return now

    def settled(self, tied: tuple[int, ...]) -> int | None:
        """Who wins of those that share the highest total; None: a tie, or another round."""
        if len(tied) == 1:
            return tied[0]
        match self.rule("tie"):
            case "status-quo":
                return len(self.sides) - 1
            case "attribute-score":
                best = max(self.sides[side].attribute for side in tied)
                ahead = [side for side in tied if self.sides[side].attribute == best]
                return ahead[0] if len(ahead) == 1 else None
        return None

    def verdict(self, state: Standing) -> Outcome:
        winner = self.settled(state.tied())
        if winner is None:
            return Outcome("tie", 0, 0)
        others = [total for side, total in zip(state.sides, state.totals, strict=True) if side != winner]
        mine = next((total for side, total in zip(state.sides, state.totals, strict=True) if side == winner), 0)
        return Outcome(f"side-{winner + 1}", 0, max(0, mine - max(others)))

    def reachable(self) -> tuple[str, ...]:
        keys = self.outcome_keys[: len(self.sides)]
        scores = {side.attribute for side in self.sides}
        open_ = {"gm-decides": True, "attribute-score": len(scores) < len(self.sides)}
        return (*keys, "tie") if open_.get(self.rule("tie"), False) else keys

    def worked_out(self) -> CheckOdds:
        """From the chance of every set of sides that can share the highest total; beyond four sides enclosed from below."""
        from fractions import Fraction

        from wurfwerk.dice.distribution import Finite
        from wurfwerk.dice.exact import distribution
        from wurfwerk.dice.exact.contest import MOST_EXACT
        from wurfwerk.rules.odds import CheckOdds, Part, odds

        laws: list[Law] = [distribution(roll.dice()) for roll in self.rolls]  # type: ignore[misc]
        chances = _Chances(self, laws).of(tuple(range(len(laws))))
        outcomes = tuple((key, chances.get(key, Fraction(0))) for key in self.reachable())
        widths = {}
        if len(laws) > MOST_EXACT:
            left = 1 - sum(chances.values(), Fraction(0))
            widths = {key: left for key, _ in outcomes}
        parts = tuple(Part(Message("openlegend:turn-side", by=by), odds(roll)) for by, roll in enumerate(self.rolls, 1))
        return CheckOdds(self, Finite({0: 1}, 1), outcomes, self.automatic(), widths, parts, compares=self.compares)

    def explain(self, value: object = None, roll: object = None) -> tuple[Message, ...]:
        lines: list[Message] = []
        for by, each in enumerate(self.rolls, 1):
            lines += [Message("openlegend:turn-side", by=by), *each.explain()]
        return tuple(lines)

    def told(self, state: Standing) -> tuple[Message, ...]:
        tied, winner = state.tied(), self.settled(state.tied())
        if len(tied) == 1:
            return (Message("openlegend:explain-contest-won", by=tied[0] + 1),)
        names = ", ".join(str(side + 1) for side in tied)
        if winner is not None:
            return (Message(f"openlegend:explain-tie-{self.rule('tie')}", sides=names, by=winner + 1),)
        by_score = self.under({"openlegend.tie": "attribute-score"}).settled(tied)
        if by_score is None:
            return (Message("openlegend:explain-tie", sides=names),)
        return Message("openlegend:explain-tie", sides=names), Message("openlegend:prompt-tie-score", by=by_score + 1)


class _Chances:
    """The chance of each outcome among some of the sides: with `reroll` those of a tie go on among the tied."""

    def __init__(self, contest: Contest, laws: list[Law]) -> None:
        from wurfwerk.dice.exact.contest import MOST_EXACT

        self.contest = contest
        self.laws = laws
        self.again = contest.rule("tie") == "reroll"
        self.exact = len(laws) <= MOST_EXACT
        self.known: dict[tuple[int, ...], dict[str, Fraction]] = {}

    def of(self, sides: tuple[int, ...]) -> dict[str, Fraction]:
        """Outcome key -> chance, or its lower bound; the round of a tie among all of them is the same one again."""
        from fractions import Fraction

        from wurfwerk.dice.exact.contest import BITS, tops

        if sides in self.known:
            return self.known[sides]
        weights, whole = tops([self.laws[side] for side in sides], exact=self.exact)
        won: dict[str, int] = {}
        inner: list[tuple[Fraction, tuple[int, ...]]] = []
        same = Fraction(0)
        for mask, weight in weights.items():
            tied = tuple(side for place, side in enumerate(sides) if mask >> place & 1)
            if len(tied) > 1 and self.again:
                if len(tied) == len(sides):
                    same = Fraction(weight, whole)
                else:
                    inner.append((Fraction(weight, whole), tied))
                continue
            winner = self.contest.settled(tied)
            key = "tie" if winner is None else f"side-{winner + 1}"
            won[key] = won.get(key, 0) + weight
        out = {key: Fraction(weight, whole) for key, weight in won.items()}
        for chance, tied in inner:
            for key, share in self.of(tied).items():
                out[key] = out.get(key, Fraction(0)) + chance * share
        if same:
            out = {key: chance / (1 - same) for key, chance in out.items()}
        if not self.exact:
            out = {key: Fraction(int(chance * 2**BITS), 2**BITS) for key, chance in out.items()}
        self.known[sides] = out
        return out
