"""What a step up costs in Star Wars: Legends, and why.  Source: experience and raises (SW-19 to SW-22).

For attributes the source contradicts itself: a sentence and a table say four times the value, both worked examples charge five
times. A house rule decides, and the price says so.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from wurfwerk.message import Message
from wurfwerk.rules.sheet import Price, Raise
from wurfwerk.systems.starwars_legends.traits import HIGHEST

if TYPE_CHECKING:
    from wurfwerk.systems.starwars_legends.sheet import Character, Trait

FACTORS = {"abilities": 2, "virtues": 2, "willpower": 1}
"""Category -> how many times its value a step costs; of an attribute a house rule says it, of a Force power its own factor."""

CURRENCY = "experience"
FROM_ZERO = 3
"""What a new trait costs under the house rule of that name."""


def factor(sheet: Character, trait: Trait) -> int | None:
    """How many times the present value a step costs; None where nobody has decided, or where it cannot be bought."""
    match trait.category:
        case "attributes":
            return int(sheet.rule("attribute-cost-factor"))
        case "powers":
            return trait.factor
    return FACTORS.get(trait.category)


def price(sheet: Character, trait: Trait) -> Price:
    """The price of the next step, if there is one."""
    times = factor(sheet, trait)
    if times is None:
        return Price(None, CURRENCY)
    if trait.level == 0:
        rule = sheet.rule("raise-from-zero")
        amount = {"at-least-one": times, "three": FROM_ZERO, "free": 0}[rule]
        why = [Message(f"starwars-legends:price-from-zero-{rule}", amount=amount, factor=times)]
    else:
        amount = trait.level * times
        why = [Message("starwars-legends:price-factor", level=trait.level, factor=times, amount=amount)]
        if trait.category == "attributes":
            four, five = trait.level * 4, trait.level * 5
            why.append(Message("starwars-legends:price-contradiction", four=four, five=five))
    return Price(amount, CURRENCY, tuple(why))


def step(sheet: Character, trait: Trait) -> Raise:
    """The next step of a trait, with its price and, where it cannot be taken, the reason."""
    cost = price(sheet, trait)
    refused = _refused(sheet, trait, cost.amount)
    return Raise(trait.where, trait.label, trait.level, trait.level + 1, cost, refused)


def _refused(sheet: Character, trait: Trait, amount: int | None) -> Message | None:
    if trait.category == "backgrounds":
        return Message("starwars-legends:refused-background", trait=trait.label)
    if trait.level >= HIGHEST:
        return Message("starwars-legends:refused-highest", trait=trait.label, most=HIGHEST)
    if amount is None:
        return Message(
            "starwars-legends:refused-no-factor", trait=trait.label, where=trait.where.replace(".level", ".factor")
        )
    if amount > sheet.experience:
        return Message("starwars-legends:refused-experience", amount=amount, have=sheet.experience)
    return None


def changed(sheet: Character, taken: Raise) -> dict[str, Any]:
    """The fields of the sheet that a step changes: the trait, and the experience it costs."""
    field, _, key = taken.where.partition(".")
    name, listed, place = field.partition("[")
    name = name.replace("-", "_")
    now: Any = getattr(sheet, name)
    after: Any = taken.then
    if listed:
        at = int(place.rstrip("]"))
        after = (*now[:at], replace(now[at], level=taken.then), *now[at + 1 :])
    elif key:
        after = replace(now, **{key.replace("-", "_"): taken.then})
    return {name: after, CURRENCY: sheet.experience - (taken.price.amount or 0)}
