"""Wurfwerk: dice, rules and a live table for role-players.

    from wurfwerk import odds, parse, roll, systems

    odds(parse("4d6kh3")).mean                          Fraction(15869, 1296)
    roll(parse("4d6kh3"), seed=7).value
    check = systems()["openlegend"].checks["action"](attribute=5, challenge=20)
    dict(odds(check).outcomes)["success"]               Fraction(89, 192)

Nothing is loaded before it is asked for.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import overload

    from wurfwerk.dice.distribution import Distribution
    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.roll import Roll
    from wurfwerk.notation import parse as parse
    from wurfwerk.rules.check import Check
    from wurfwerk.rules.odds import CheckOdds
    from wurfwerk.rules.registry import systems as systems
    from wurfwerk.rules.throw import CheckRoll
else:

    def overload(function: object) -> object:
        return function


__all__ = ("odds", "parse", "roll", "systems")


@overload
def odds(of: Expression) -> Distribution: ...


@overload
def odds(of: Check) -> CheckOdds: ...  # noqa: F811  (an overload, made without loading typing)


def odds(of: Expression | Check) -> Distribution:  # noqa: F811
    """The exact distribution of an expression or a check; of a check with its `outcomes`.

    TooCostly before work starts; TypeError for anything else, such as notation that nobody has parsed.
    """
    from wurfwerk.dice.expression import Expression

    if isinstance(of, Expression):
        from wurfwerk.dice.exact import distribution

        return distribution(of)
    from wurfwerk.rules.odds import odds as odds_of_check

    return odds_of_check(_check(of, "odds"))


@overload
def roll(of: Expression, seed: int | str | None = None, faces: Sequence[int] | None = None) -> Roll: ...


@overload
def roll(of: Check, seed: int | str | None = None, faces: Sequence[int] | None = None) -> CheckRoll: ...  # noqa: F811


def roll(  # noqa: F811
    of: Expression | Check, seed: int | str | None = None, faces: Sequence[int] | None = None
) -> Roll | CheckRoll:
    """One throw of an expression or a check, from the system's randomness, a seed, or given faces.

    FacesError if faces are too few, left over, or not on the dice; ValueError for a seed and faces together; TypeError for what is
    neither expression nor check, such as notation that nobody has parsed.
    """
    from wurfwerk.dice.chance import ScriptedChance, SeededChance, SystemChance
    from wurfwerk.dice.expression import Expression

    if seed is not None and faces is not None:
        raise ValueError("a seed and faces do not go together")
    scripted = None if faces is None else ScriptedChance(faces)
    chance = scripted or (SystemChance() if seed is None else SeededChance(seed))
    rolled: Roll | CheckRoll
    if isinstance(of, Expression):
        from wurfwerk.dice.roll import roll as roll_expression

        rolled = roll_expression(of, chance)
    else:
        from wurfwerk.rules.throw import throw

        rolled = throw(_check(of, "roll"), chance)
    if scripted is not None:
        scripted.finish()
    return rolled


def _check(of: object, function: str) -> Check:
    from wurfwerk.rules.check import Check

    if isinstance(of, Check):
        return of
    right = f"{function}(parse({of!r}))" if isinstance(of, str) and len(of) < 80 else f'{function}(parse("4d6kh3"))'
    raise TypeError(
        f"{function}() takes an expression or a check, not {type(of).__name__}; write {right}, "
        f'or {function}(systems()["openlegend"].checks["action"](attribute=5))'
    )


def __getattr__(name: str) -> object:
    if name == "parse":
        from wurfwerk.notation import parse

        return parse
    if name == "systems":
        from wurfwerk.rules.registry import systems

        return systems
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
