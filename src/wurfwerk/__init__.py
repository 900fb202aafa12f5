"""Wurfwerk: dice, rules and a live table for role-players.

    from wurfwerk import odds, parse, roll, simulate, systems

    odds(parse("4d6kh3")).mean                          Fraction(15869, 1296)
    roll(parse("4d6kh3"), seed=7).value
    simulate(parse("4d6kh3"), 1_000_000, seed=7).mean()
    check = systems()["openlegend"].checks["action"](attribute=5, challenge=20)
    dict(odds(check).outcomes)["success"]               Fraction(89, 192)

Nothing is loaded before it is asked for.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, overload

    from numpy.typing import NDArray

    from wurfwerk.dice.distribution import Distribution
    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.roll import Roll
    from wurfwerk.notation import parse as parse
    from wurfwerk.rules.check import Check
    from wurfwerk.rules.odds import CheckOdds
    from wurfwerk.rules.registry import systems as systems
    from wurfwerk.rules.simulate import CheckSimulation
    from wurfwerk.rules.throw import CheckRoll
else:

    def overload(function: object) -> object:
        return function


__all__ = ("odds", "parse", "roll", "simulate", "systems")


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
    if seed is None and faces is None and _thrown and isinstance(of, _thrown[0]):
        return _thrown[1](of)  # type: ignore[no-any-return]
    from wurfwerk.dice.chance import SYSTEM, ScriptedChance, SeededChance
    from wurfwerk.dice.expression import Expression

    if seed is not None and faces is not None:
        raise ValueError("a seed and faces do not go together")
    scripted = None if faces is None else ScriptedChance(faces)
    chance = scripted or (SYSTEM if seed is None else SeededChance(seed))
    rolled: Roll | CheckRoll
    if isinstance(of, Expression):
        from wurfwerk.dice.roll import roll as roll_expression

        _thrown[:] = Expression, roll_expression
        rolled = roll_expression(of, chance)
    else:
        from wurfwerk.rules.throw import throw

        rolled = throw(_check(of, "roll"), chance)
    if scripted is not None:
        scripted.finish()
    return rolled


_thrown: list[Any] = []
"""What the short way of `roll` needs, once something was thrown: an import statement costs as much as compiling what is thrown."""


@overload
def simulate(of: Expression, n: int, seed: int | str | None = None) -> NDArray[Any]: ...


@overload
def simulate(of: Check, n: int, seed: int | str | None = None) -> CheckSimulation: ...  # noqa: F811


def simulate(of: Expression | Check, n: int, seed: int | str | None = None) -> NDArray[Any] | CheckSimulation:  # noqa: F811
    """The values of `n` throws as a numpy array; of a check with how often each of its outcomes came (`CheckSimulation`).

    Each throw has exactly the distribution that `odds` tells, chains without limit included. int64; dtype object where a value may be a
    fraction or need more than 64 bits; of tuples one row a throw. The same seed gives the same array on every machine; it is
    not the seed of `roll`. Without one the system's randomness is used. `wurfwerk.dice.bulk` has more, such as the single dice.

    ValueError for an `n` below 0 or too large for one array; TooCostly before work starts; TypeError for anything else, such as notation
    that nobody has parsed.

    >>> from wurfwerk import parse, simulate
    >>> values = simulate(parse("4d6kh3"), 100_000, seed=1)
    >>> values.dtype, values.shape, bool(abs(values.mean() - 12.2446) < 0.03)
    (dtype('int64'), (100000,), True)
    """
    from wurfwerk.dice.expression import Expression

    if isinstance(of, Expression):
        from wurfwerk.dice.bulk import simulate as simulate_expression

        return simulate_expression(of, n, seed)
    from wurfwerk.rules.simulate import simulate as simulate_check

    return simulate_check(_check(of, "simulate", ", 1000"), n, seed)


def _check(of: object, function: str, more: str = "") -> Check:
    from wurfwerk.rules.check import Check

    if isinstance(of, Check):
        return of
    text = repr(of) if isinstance(of, str) and len(of) < 80 else '"4d6kh3"'
    right = f"{function}(parse({text}){more})"
    raise TypeError(
        f"{function}() takes an expression or a check, not {type(of).__name__}; write {right}, "
        f'or {function}(systems()["openlegend"].checks["action"](attribute=5){more})'
    )


def __getattr__(name: str) -> object:
    if name == "parse":
        from wurfwerk.notation import parse

        globals()[name] = parse
        return parse
    if name == "systems":
        from wurfwerk.rules.registry import systems

        return systems
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
