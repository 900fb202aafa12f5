"""The exact odds of a procedure: all its states, layer by layer, with whole weights.  Refused by name beyond a bound on the work.

In each layer every state that has not ended takes one turn; equal states are put together. The denominators of a layer's checks
are brought to one, so nothing is a fraction before the end.
"""

from __future__ import annotations

from math import lcm
from typing import TYPE_CHECKING, Any

from wurfwerk.dice.cost import about, too_costly
from wurfwerk.dice.distribution import Finite
from wurfwerk.rules.procedure import Procedure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from fractions import Fraction

    from wurfwerk.rules.check import Check
    from wurfwerk.rules.odds import CheckOdds
    from wurfwerk.rules.procedure import State, Turn

MAX_STEPS = 20_000_000
"""Eight-byte words of weights that may be multiplied: a second."""
WORD = 64
_TURN = 40
"""What it takes to tell the state after a turn, in words."""


def step(words: int) -> int:
    """What it takes to multiply a weight of so many words and add it to another."""
    return 8 + words


def ends(procedure: Procedure, odds: Callable[[Check], CheckOdds]) -> tuple[dict[State, int], int]:
    """(state -> weight, denominator) of the states in which the procedure ends. TooCostly while it grows, before a second is spent."""
    known: dict[tuple[type[Check], str], tuple[Mapping[Any, int], int]] = {}

    def chances(turn: Turn) -> tuple[Mapping[Any, int], int]:
        if turn.check is None:
            return {turn.choices[0]: 1}, 1
        place = (type(turn.check), f"{turn.reads} {turn.check!r}")
        if place not in known:
            known[place] = _both(turn.check, odds) if turn.reads == "both" else _told(odds(turn.check), turn.reads)
        return known[place]

    left: dict[State, int] = {procedure.start(): 1}
    denominator, spent = 1, 0
    ended: list[tuple[State, int, int]] = []
    while left:
        moves = []
        for state, weight in left.items():
            turns = procedure.turns(state)
            if turns:
                moves.append((state, weight, turns[0]))
            else:
                ended.append((state, weight, denominator))
        scale = lcm(*[chances(turn)[1] for _, _, turn in moves]) if moves else 1
        left = {}
        for state, weight, turn in moves:
            ways, below = chances(turn)
            factor = weight * (scale // below)
            spent += len(ways) * (_TURN + step(factor.bit_length() // WORD))
            if spent > MAX_STEPS:
                raise too_costly("procedure", most=about(MAX_STEPS))
            for told, way in ways.items():
                if way:
                    then = procedure.after(state, turn, told)
                    left[then] = left.get(then, 0) + factor * way
        denominator *= scale
    weights: dict[State, int] = {}
    for state, weight, below in ended:
        weights[state] = weights.get(state, 0) + weight * (denominator // below)
    return weights, denominator


def _told(answer: CheckOdds, reads: str) -> tuple[dict[Any, int], int]:
    """What a turn's check tells with which weight."""
    if reads == "outcome":
        return _common(answer.outcomes)
    law = answer.distribution
    if not isinstance(law, Finite):
        raise too_costly("procedure-endless")
    return dict(law.weights), law.denominator


def _both(check: Check, odds: Callable[[Check], CheckOdds]) -> tuple[dict[Any, int], int]:
    """Outcome key (None where nothing is to be met) and value, as they come together."""
    from wurfwerk.dice.exact import distribution

    if isinstance(check, Procedure):
        weights, denominator = ends(check, odds)
    else:
        law = distribution(check.dice())
        if not isinstance(law, Finite):
            raise too_costly("procedure-endless")
        weights, denominator = dict(law.weights), law.denominator
    out: dict[Any, int] = {}
    for raw, weight in weights.items():
        judged = check.outcome(raw)
        told = (None, check.shown(raw)) if judged is None else (judged.key, judged.value)
        out[told] = out.get(told, 0) + weight
    return out, denominator


def _common(chances: tuple[tuple[str, Fraction], ...]) -> tuple[dict[Any, int], int]:
    below = lcm(*[chance.denominator for _, chance in chances])
    return {key: chance.numerator * (below // chance.denominator) for key, chance in chances}, below


def steps(procedure: Procedure, tell: Callable[[Turn], Any]) -> Iterator[tuple[Turn, Any, State]]:
    """One way through: (turn, what it told, state after it). `tell` rolls or chooses."""
    state = procedure.start()
    while turns := procedure.turns(state):
        told = tell(turns[0])
        state = procedure.after(state, turns[0], told)
        yield turns[0], told, state
