"""What holds in Star Wars: Legends under every combination of its house rules."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

from hypothesis import event, given, settings
from hypothesis import strategies as st

from tests.effort import effort
from wurfwerk.rules.build import build
from wurfwerk.rules.check import Check
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import parameters
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import check_type, system
from wurfwerk.rules.resource import Held
from wurfwerk.rules.sheet import read_sheet
from wurfwerk.systems.starwars_legends.counting import net
from wurfwerk.systems.starwars_legends.traits import HIGHEST

SYSTEM = system("starwars-legends")
OF = SYSTEM.sheet
assert OF is not None
PASSED = ("marginal", "complete", "memorable")
EVERY = [
    dict(zip([rule.short for rule in SYSTEM.house_rules], values, strict=True))
    for values in product(*[rule.values for rule in SYSTEM.house_rules])
]
switches = st.sampled_from(EVERY)
pools = st.integers(1, 9)
difficulties = st.integers(2, 10)


def check(key: str, rules: dict[str, str], **given_: object) -> Check:
    return build(check_type(f"starwars-legends.{key}"), {k.replace("_", "-"): v for k, v in given_.items()}, rules)


def chance(of: Check, *keys: str) -> Fraction:
    by_key = dict(odds(of).outcomes)
    return sum((by_key[key] for key in keys), Fraction(0))


def whole(of: Check) -> None:
    answer = odds(of)
    assert sum(share for _, share in answer.outcomes) == 1
    assert sum(answer.pmf.values()) == 1
    assert all(share >= 0 for _, share in answer.outcomes)


def test_every_combination_is_tried() -> None:
    assert len(EVERY) == 2 * 3 * 2 * 3 * 2 * 3 * 2 * 3


@given(switches, pools, difficulties, st.booleans(), st.integers(1, 12), st.integers(1, 5))
def test_everything_that_may_happen_is_one(rules, pool, difficulty, willpower, target, rolls) -> None:
    whole(check("test", rules, pool=pool, difficulty=difficulty, willpower=willpower))
    whole(check("meditation", rules, pool=pool, difficulty=difficulty, willpower=willpower))
    whole(check("willpower", rules, fixed=min(pool, 8), difficulty=difficulty, willpower=willpower))
    points = int(willpower)
    whole(check("extended", rules, pool=pool, difficulty=difficulty, target=target, rolls=rolls, willpower=points))


@given(switches, pools, difficulties, st.booleans())
def test_the_order_of_cancelling_does_not_change_who_passes(rules, pool, difficulty, willpower) -> None:
    plain, tens = [
        check("test", rules | {"ones-cancel": order}, pool=pool, difficulty=difficulty, willpower=willpower)
        for order in ("plain-first", "tens-first")
    ]
    for keys in (PASSED, ("botch",), ("failure",)):
        assert chance(plain, *keys) == chance(tens, *keys)


@given(switches, pools)
def test_at_difficulty_ten_success_is_as_likely_as_a_botch(rules, pool) -> None:
    if rules["ones-cancel"] == "arithmetic" or rules["botch-when"] != "ones-outnumber":
        rules = rules | {"ones-cancel": "tens-first", "botch-when": "ones-outnumber"}
    of = check("test", rules, pool=pool, difficulty=10)
    assert chance(of, *PASSED) == chance(of, "botch")


@given(switches, pools, st.integers(2, 9), st.booleans())
def test_a_higher_difficulty_never_helps_and_willpower_never_harms(rules, pool, difficulty, willpower) -> None:
    easy, hard = [
        check("test", rules, pool=pool, difficulty=each, willpower=willpower) for each in (difficulty, difficulty + 1)
    ]
    assert odds(easy).at_least(1) >= odds(hard).at_least(1)
    assert chance(easy, "botch") <= chance(hard, "botch")
    without, bought = [check("test", rules, pool=pool, difficulty=difficulty, willpower=w) for w in (False, True)]
    assert chance(bought, *PASSED) >= chance(without, *PASSED)
    assert chance(bought, "botch") <= chance(without, "botch")


def told(pool: int, difficulty: int, bought: bool, rules: dict[str, str]) -> dict[int, Fraction]:
    """What one roll of an extended action gathers, from every face: -1 for a botch."""
    out: Counter[int] = Counter()
    for faces in product(range(1, 11), repeat=pool):
        ones, tens = faces.count(1), faces.count(10)
        plain = sum(difficulty <= face <= 9 for face in faces) + bought
        found = net(ones, plain, tens, rules["ones-cancel"])
        botch = found < 0 if rules["botch-when"] == "ones-outnumber" else bool(ones) and not plain + tens
        out[-1 if botch and found <= 0 else max(0, found)] += 1
    return {value: Fraction(ways, 10**pool) for value, ways in out.items()}


@settings(max_examples=effort(250))
@given(switches, st.integers(1, 3), difficulties, st.integers(1, 9), st.integers(1, 6), st.integers(0, 6))
def test_an_extended_action_is_its_rolls_one_after_the_other(rules, pool, difficulty, target, rolls, willpower) -> None:
    willpower = min(willpower, rolls)
    given_ = {"pool": pool, "difficulty": difficulty, "target": target, "rolls": rolls, "willpower": willpower}
    answer = odds(check("extended", rules, **given_))
    going = {0: Fraction(1)}
    made: dict[int, Fraction] = {}
    reached = Fraction(0)
    for number in range(1, rolls + 1):
        after: dict[int, Fraction] = {}
        for have, share in going.items():
            for value, part in told(pool, difficulty, number <= willpower, rules).items():
                kept = {"lose-all": 0, "halve": have // 2, "narrate": have}[rules["extended-botch"]]
                now = kept if value < 0 else have + value
                after[now] = after.get(now, Fraction(0)) + share * part
        there = sum((share for have, share in after.items() if have >= target), Fraction(0))
        going = {have: share for have, share in after.items() if have < target}
        reached += there
        made[number] = there if number < rolls else there + sum(going.values())
    assert dict(answer.outcomes) == {"not-reached": 1 - reached, "reached": reached}
    assert dict(answer.pmf) == {number: share for number, share in made.items() if share}


@given(switches, st.integers(1, 6), difficulties, st.integers(1, 12), st.integers(1, 7))
def test_more_time_and_a_milder_botch_never_lower_the_chance_to_reach(rules, pool, difficulty, target, rolls) -> None:
    given_ = {"pool": pool, "difficulty": difficulty, "target": target}
    harsh, half, mild = [
        chance(check("extended", rules | {"extended-botch": rule}, rolls=rolls, **given_), "reached")
        for rule in ("lose-all", "halve", "narrate")
    ]
    assert harsh <= half <= mild
    less, more = [chance(check("extended", rules, rolls=each, **given_), "reached") for each in (rolls, rolls + 1)]
    assert less <= more


@given(switches, st.lists(st.integers(2, 8), min_size=2, max_size=4), difficulties)
def test_the_shares_never_need_more_dice_than_there_are(rules, each, difficulty) -> None:
    listed: list[dict[str, object]] = [{"pool": pool, "difficulty": difficulty} for pool in each]
    least = min(each)
    if rules["split-remainder"] == "free":
        listed = [one | {"dice": 1} for one in listed]
    try:
        of = check("actions", rules, actions=listed)
    except ParameterError:
        event("refused")
        possible = len(each) <= least and rules["split-remainder"] != "free"
        assert not possible
        return
    dice = [of.share(place).thrown() for place in range(len(each))]  # type: ignore[attr-defined]
    assert min(dice) >= 1
    if rules["split-base"] == "smallest-pool" or len(set(each)) == 1:
        assert sum(dice) <= least
        if rules["split-remainder"] == "first-actions":
            assert sum(dice) == least
    whole(of)


changes = st.lists(
    st.sampled_from(["players", "gm", "new-session", "spend", "rest", "meditate", "reward", "force", "regain"]),
    max_size=40,
)
CHANGES: dict[str, tuple[str, dict[str, object]]] = {
    "players": ("spend-fate-point", {"side": "players"}),
    "gm": ("spend-fate-point", {"side": "gm"}),
    "new-session": ("new-session", {}),
    "spend": ("spend-willpower", {}),
    "rest": ("rest-willpower", {"days": 2}),
    "meditate": ("meditate", {"successes": 7}),
    "reward": ("reward-willpower", {"points": 3}),
    "force": ("spend-force-points", {"points": 2}),
    "regain": ("regain-force-points", {"points": 3}),
}


@given(switches, st.integers(1, 8), st.integers(0, 6), changes)
def test_chips_stay_four_and_everything_stays_in_its_bounds(rules, willpower, force, made) -> None:
    held: Held = OF(willpower=willpower, force_points=force, rules=rules).held()
    held = held.put("fate-points", 2).put("fate-points-gm", 2)
    for each in made:
        key, given_ = CHANGES[each]
        transition = build(SYSTEM.transitions[key], given_, rules)
        before = held
        try:
            held = transition.apply(held).held
        except ParameterError:
            event("refused")
        changed = {name for name in held.counts if held[name] != before[name]}
        assert changed <= set(transition.moves)
        assert held["fate-points"] + held["fate-points-gm"] == 4
        for resource in SYSTEM.resources:
            most = held.most.get(resource.key, resource.maximum)
            assert most is not None
            assert resource.minimum <= held[resource.key] <= most


levels = st.integers(0, 9)
named = st.lists(st.fixed_dictionaries({"name": st.sampled_from("abcd"), "level": levels}), max_size=3)
powers = st.lists(
    st.fixed_dictionaries(
        {"name": st.sampled_from("abcd"), "level": levels, "factor": st.sampled_from([None, 5, 6, 7])}
    ),
    max_size=3,
)
characters = st.fixed_dictionaries(
    {
        "attributes": st.fixed_dictionaries({"wits": levels, "stamina": levels}),
        "abilities": st.fixed_dictionaries({"melee": levels}),
        "more-abilities": named,
        "virtues": named,
        "backgrounds": named,
        "powers": powers,
        "willpower": levels,
        "experience": st.integers(0, 60),
    }
)


@given(switches, characters)
def test_every_raise_is_one_step_that_is_paid_for_or_refused(rules, fields) -> None:
    found = read_sheet(OF, fields, rules)
    assert found.faults == ()
    sheet = found.sheet
    assert read_sheet(OF, parameters(sheet), rules).sheet == sheet
    for step in sheet.raises():
        assert step.then == step.now + 1
        assert step.refused is not None if step.price.amount is None else step.price.amount >= 0
        if step.refused is not None:
            continue
        assert step.now < HIGHEST
        assert not step.where.startswith("backgrounds")
        after = sheet.raised(step.where)
        assert after.experience == sheet.experience - step.price.amount >= 0
        levels_now = {trait.where: trait.level for trait in sheet.traits()}
        levels_then = {trait.where: trait.level for trait in after.traits()}
        assert levels_then == levels_now | {step.where: step.then}
        assert len(after.violations()) <= len(sheet.violations())
