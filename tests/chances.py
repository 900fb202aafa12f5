"""One or more expressions for every operator, and checks of every system with parameters: what is thrown to compare it with its odds.

Made so that the operator matters: with another count, side or set the law would be another.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tests.contract.checks import attempt
from wurfwerk.dice import operators as op
from wurfwerk.dice.expression import Dice, Expression, Group, Name, Number
from wurfwerk.dice.where import at_least, at_most, between, only
from wurfwerk.rules.check import Check
from wurfwerk.rules.form import Field, Form, form_of

D6, D10 = Dice(1, 6), Dice(1, 10)
ENDLESS = op.Explode(Dice(2, 6))

OPERATORS: dict[str, list[Expression]] = {
    "Keep": [
        op.Keep(Dice(4, 6), "highest", 3),
        op.Keep(Dice(5, 4), "lowest", 2),
        op.Keep(Dice(5, 6), "middle", 1),
        op.Keep(op.Explode(Dice(3, 4)), "highest", 2),
        op.Keep(Group((Dice(2, 6), Dice(1, 10))), "highest", 1),
    ],
    "Drop": [op.Drop(Dice(4, 6), "lowest", 1), op.Drop(Dice(4, 8), "highest", 2)],
    "Take": [op.Take(Dice(3, 6), (1, 3, 3)), op.Take(Dice(5, 4), (2,))],
    "Explode": [
        op.Explode(Dice(2, 6)),
        op.Explode(Dice(3, 6), at_least(5), None, 1),
        op.Explode(Dice(3, 4), None, 2),
        op.Explode(op.Keep(Dice(3, 6), "highest", 2)),
        op.Keep(op.Explode(Dice(3, 6), None, None, 0, True), "highest", 2),
        op.Explode(Dice(3, 6), only(2), 1, 0, True),
        op.Explode(Dice(2, 6), None, None, 0, False, True),
    ],
    "Reroll": [op.Reroll(Dice(2, 6), at_most(2), 1), op.Reroll(Dice(2, 6), only(1, 4), None), op.Reroll(D10, at_most(5), 2)],
    "Clamp": [op.Clamp(Dice(2, 6), 2, None), op.Clamp(op.Explode(Dice(2, 4)), 2, 6)],
    "Count": [
        op.Count(Dice(6, 10), ((at_least(7), 1), (only(1), -1), (only(10), 1))),
        op.Count(op.Explode(Dice(4, 6)), ((at_least(5), 1),)),
    ],
    "Tally": [op.Tally(Dice(5, 6), (at_least(5), only(1)))],
    "Match": [op.Match(Dice(5, 6), "set"), op.Match(Dice(5, 6), "run"), op.Match(op.Keep(Dice(5, 6), "highest", 3), "set")],
    "Mark": [op.Mark(Dice(3, 6), at_least(5), "success")],
    "Mixed": [op.Keep(op.Mixed((Dice(2, 4), Dice(1, 10))), "highest", 2), op.Mixed((Dice(2, 4), Dice(1, "F")))],
    "Worth": [
        op.Worth(Dice(3, 6), at_most(2), "nothing"),
        op.Worth(Dice(3, 6), only(1), "minus-one"),
        op.Worth(Dice(3, 6), at_least(5), "minus-face"),
    ],
    "BestSet": [op.BestSet(Dice(5, 6)), op.BestSet(op.Keep(Dice(4, 4), "lowest", 3))],
    "Shows": [op.Shows(Dice(3, 6), (only(1), at_least(5)))],
    "RerollSome": [op.RerollSome(Dice(4, 6), at_most(3), 2), op.RerollSome(Dice(4, 6), at_least(3), 1, "highest")],
    "Pairs": [op.Pairs(Dice(3, 6), Dice(2, 6), "right"), op.Pairs(Dice(3, 6), Dice(3, 6)), op.Pairs(Dice(2, 6), D10, "left")],
    "Sort": [op.Sort(Dice(3, 6), "descending")],
    "Values": [op.Values(Dice(3, 4)), op.Values(Dice(3, 4), "ascending"), op.Values(op.Keep(Dice(3, 4), "highest", 2), "descending")],
    "Add": [op.Add((Dice(2, 6), Dice(1, 4), Number(3))), op.Add((ENDLESS, D10))],
    "Multiply": [op.Multiply((D6, D10)), op.Multiply((ENDLESS, Number(2)))],
    "Negate": [op.Add((D6, op.Negate(D10)))],
    "Divide": [op.Divide(Dice(2, 6), Number(4)), op.Divide(D10, D6)],
    "FloorDivide": [op.FloorDivide(Dice(3, 6), Number(4)), op.FloorDivide(ENDLESS, Number(3))],
    "Remainder": [op.Remainder(Dice(3, 6), Number(5)), op.Remainder(op.Negate(Dice(2, 6)), Number(5))],
    "Power": [op.Power(Dice(2, 4), Number(2)), op.Power(Number(2), D6)],
    "Compare": [op.Compare(sign, Dice(2, 6), D10) for sign in ("=", "<>", "<", "<=", ">", ">=")]
    + [op.Compare(">", ENDLESS, op.Explode(Dice(1, 8)))],
    "Function": [
        op.Function("max", (Dice(2, 6), D10)),
        op.Function("min", (D6, D10, Dice(1, 8))),
        op.Function("max", (op.Explode(D6), op.Explode(Dice(1, 8)))),
        op.Function("abs", (op.Add((D6, op.Negate(D10))),)),
        op.Function("rem", (op.Negate(Dice(2, 6)), Number(5))),
        *[op.Function(name, (op.Divide(op.Add((Dice(2, 6), Number(-7))), Number(2)),)) for name in ("floor", "ceil", "trunc", "round")],
    ],
    "Together": [op.Together((D6, Dice(1, 4))), op.Together((op.Values(Dice(2, 4)), Dice(1, 6)))],
    "ComputedDice": [op.ComputedDice(Dice(1, 4), 6), op.ComputedDice(op.Keep(Dice(2, 6), "highest", 1), 4)],
    "Decide": [
        op.Decide("x", D6, ((at_most(2), Number(0)), (between(3, 5), op.Add((Name("x"), D10))), (only(6), ENDLESS))),
        op.Decide("x", Dice(1, 20), ((at_most(19), op.Multiply((Name("x"), Name("x")))), (only(20), Dice(2, 8)))),
    ],
    "Let": [op.Let("x", Dice(2, 6), op.Multiply((Name("x"), Name("x"))))],
    "Several": [op.Several((Name("x"), op.Add((Name("x"), Dice(1, 4)))), (("x", D6),))],
    "Conditional": [op.Conditional(op.Compare(">=", Dice(2, 6), Number(9)), Dice(3, 6), D10)],
    "Table": [op.Table(Dice(2, 6), ((at_most(5), "low", None), (at_least(6), "high", op.Explode(Dice(1, 8)))))],
}  # fmt: skip
"""Name of the operator -> expressions in which it stands."""


def contains(of: object, operator: type) -> bool:
    """Whether the operator stands anywhere in an expression."""
    if isinstance(of, operator):
        return True
    if isinstance(of, tuple):
        return any(contains(part, operator) for part in of)
    return isinstance(of, Expression) and any(contains(getattr(of, name), operator) for name in of.__annotations__)


# Checks.

NEAR = 12
"""Whole numbers are taken up to so far above their lower bound."""

GOALS = ("challenge", "dc", "difficulty", "evasion")
ROLLS = ("1d8+4", "2d6kh1", "1d6!", "2d4!/3")


GIVEN = {"bands": [{"key": "failure", "from": 0, "to": 8}, {"key": "success", "from": 9, "to": 20}]}
"""What only fits as a whole: field -> value."""


def value(field: Field, random: Random) -> Any:
    """A value of a field as JSON has it."""
    if field.key in GIVEN:
        return GIVEN[field.key]
    match field.kind:
        case "integer":
            assert field.minimum is not None and field.maximum is not None
            low = max(field.minimum, 5 if field.key in GOALS else -3)
            return random.randint(low, min(field.maximum, low + (20 if field.key in GOALS else NEAR)))
        case "boolean":
            return random.random() < 0.5
        case "choice":
            return random.choice(field.choices)
        case "notation":
            return random.choice(ROLLS)
        case "group":
            assert field.items is not None
            return filled(field.items, random)
        case "list":
            assert field.items is not None
            form, single = field.items, field.item is None
            most = min(field.maximum or 2, (field.minimum or 0) + 2)
            items = range(random.randint(field.minimum or 0, most))
            return [value(form.fields[0], random) if single else filled(form, random) for _ in items]
    return "x"


def filled(form: Form, random: Random) -> dict[str, Any]:
    """Every required field and some of the others."""
    return {field.key: value(field, random) for field in form.fields if field.required or random.random() < 0.4}


def checks_of(of: type[Check], number: int) -> list[Check]:
    """So many checks of a kind or all there are, always the same ones, among them one for every value of every house rule."""
    random = Random(of.target)
    rules = [rule for rule in of.system_rules if rule.key in of.house_rules]
    wanted: list[dict[str, str]] = [{rule.key: each} for rule in rules for each in rule.values]
    out: list[Check] = []
    for _ in range(4_000):
        given = wanted[0] if wanted else {rule.key: random.choice(rule.values) for rule in rules}
        found, _error = attempt(of, filled(form_of(of), random), given)
        if found is not None and found not in out:
            out.append(found)
            wanted = wanted[1:]
        if len(out) >= number and not wanted:
            break
    assert out and not wanted, (of.target, wanted)
    return out
