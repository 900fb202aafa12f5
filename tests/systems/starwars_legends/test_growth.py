"""Growth: prices and why, under every house rule that touches them."""

from __future__ import annotations

import pytest

from tests.systems.reading import facts, keys
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.registry import system
from wurfwerk.rules.sheet import Raise, read_sheet
from wurfwerk.sheets import change, document
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

FACTS = facts("starwars_legends")
OF = system("starwars-legends").sheet
assert OF is not None


def character(rules=None, **fields: object):
    raw = {"experience": 1000} | {key.replace("_", "-"): value for key, value in fields.items()}
    found = read_sheet(OF, raw, rules)
    assert found.faults == ()
    return found.sheet


def step(of, where: str) -> Raise:
    """The next step of a field; its price and its refusal are said in both languages."""
    (found,) = [each for each in of.raises() if each.where == where]
    for language in LANGUAGES:
        Words(language).lines([found.label, *found.price.why, *([found.refused] if found.refused else [])])
    return found


@pytest.mark.parametrize("row", FACTS["prices"], ids=lambda row: f"{row['where']}-{row['from']}")
@pytest.mark.parametrize("factor", ["4", "5"])
def test_the_printed_prices(row, factor) -> None:
    group, _, key = row["where"].partition(".")
    fields = {group: {key: row["from"]}} if key else {group: row["from"]}
    found = step(character({"attribute-cost-factor": factor}, **fields), row["where"])
    assert (found.now, found.then, found.price.amount) == (row["from"], row["from"] + 1, row[factor])


@pytest.mark.rule("SW-19")
@pytest.mark.parametrize("level", range(1, 8))
def test_prices_by_category(level) -> None:
    of = character(
        attributes={"wits": level},
        more_attributes=[{"name": "Manipulation", "level": level}],
        abilities={"melee": level},
        more_abilities=[{"name": "Sabacc", "level": level}],
        virtues=[{"name": "Mut", "level": level}],
        powers=[{"name": f"Macht {factor}", "level": level, "factor": factor} for factor in (5, 6, 7)],
        willpower=level,
    )
    prices = {found.where: found.price.amount for found in of.raises()}
    assert prices["attributes.wits"] == prices["more-attributes[0].level"] == 4 * level
    assert prices["abilities.melee"] == prices["more-abilities[0].level"] == prices["virtues[0].level"] == 2 * level
    assert prices["willpower"] == level
    assert [prices[f"powers[{place}].level"] for place in range(3)] == [5 * level, 6 * level, 7 * level]


def test_a_power_without_its_factor_is_not_guessed() -> None:
    of = character(powers=[{"name": "Telekinese", "level": 2}])
    found = step(of, "powers[0].level")
    assert found.refused is not None
    assert found.refused.key.endswith("refused-no-factor")
    with pytest.raises(ParameterError) as error:
        of.raised("powers[0].level")
    assert error.value.key == "forbidden"


@pytest.mark.rule("SW-20")
def test_the_examples_of_an_ability() -> None:
    assert [step(character(abilities={"melee": now}), "abilities.melee").price.amount for now in (2, 3)] == [4, 6]


@pytest.mark.rule("SW-21")
def test_the_price_of_an_attribute_tells_the_contradiction() -> None:
    for now, four, five in ((2, 8, 10), (3, 12, 15)):
        for factor, price in (("4", four), ("5", five)):
            found = step(character({"attribute-cost-factor": factor}, attributes={"wits": now}), "attributes.wits")
            assert found.price.amount == price
            assert keys(found.price.why) == ["price-factor", "price-contradiction"]
            assert dict(found.price.why[1].arguments) == {"four": four, "five": five}
    assert keys(step(character(abilities={"melee": 2}), "abilities.melee").price.why) == ["price-factor"]


@pytest.mark.rule("SW-22")
def test_backgrounds_are_not_bought() -> None:
    of = character(backgrounds=[{"name": "Schiff", "level": 1}])
    found = step(of, "backgrounds[0].level")
    assert found.refused is not None
    assert found.price.amount is None
    with pytest.raises(ParameterError) as error:
        of.raised("backgrounds[0].level")
    for language in LANGUAGES:
        assert "SW-22" in Words(language).say(error.value.message)


@pytest.mark.parametrize(("rule", "prices"), [("at-least-one", (2, 4, 6)), ("three", (3, 3, 3)), ("free", (0, 0, 0))])
def test_the_first_point(rule, prices) -> None:
    of = character({"raise-from-zero": rule}, attributes={"wits": 0}, powers=[{"name": "Griff", "factor": 6}])
    for where, price in zip(("abilities.melee", "attributes.wits", "powers[0].level"), prices, strict=True):
        found = step(of, where)
        assert (found.now, found.price.amount) == (0, price)
        assert keys(found.price.why) == [f"price-from-zero-{rule}"]


def test_a_raise_is_paid_for() -> None:
    of = character(
        experience=13,
        attributes={"wits": 2},
        powers=[{"name": "A", "level": 1, "factor": 5}, {"name": "B", "level": 1}],
    )
    after = of.raised("attributes.wits")
    assert (after.attributes.wits, after.experience) == (3, 5)
    after = after.raised("powers[0].level")
    assert ([power.level for power in after.powers], after.experience) == ([2, 1], 0)
    assert (after.powers[0].factor, after.powers[1], after.attributes.wits) == (5, of.powers[1], 3)
    with pytest.raises(ParameterError) as error:
        after.raised("attributes.wits")
    assert error.value.message.arguments["have"] == 0
    assert character(experience=1).raised("willpower").willpower == 2


def test_a_raise_stands_in_the_journal_and_is_undone() -> None:
    fresh = document.new("starwars-legends", "Slic")
    rich = change.set_field(fresh, "experience", 30, "2026-11-30", "first evening")
    wiser = change.raised(rich, "attributes.wits", "2026-11-30", "practice")
    assert document.opened(wiser).sheet.attributes.wits == 2
    assert wiser.journal[-1]["price"] == {"amount": 4, "currency": "experience"}
    back = change.undone(wiser, "2026-12-01")
    assert back.fields == rich.fields
    assert document.opened(document.read(document.write(back))).violations == ()
    spent, told = change.moved(back, "spend-willpower", {}, "2026-12-01")
    assert spent.resources["willpower"] == 0
    assert keys(told) == ["told-unconscious"]
    assert document.opened(spent).violations == ()
