"""What holds in every system under every house rule."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import example, given
from hypothesis import strategies as st

from wurfwerk.rules.build import build
from wurfwerk.rules.check import Check
from wurfwerk.rules.modifier import Modifier, stack
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import check_type
from wurfwerk.systems.pathfinder2e.degree import DEGREES, degree, step
from wurfwerk.systems.selektor.bands import SOURCE, band_of, check_bands
from wurfwerk.systems.starwars_legends.counting import net
from wurfwerk.systems.starwars_legends.split import share


def rules_of(target: str) -> st.SearchStrategy[dict[str, str]]:
    of = check_type(target)
    touching = [rule for rule in of.system_rules if rule.key in of.house_rules]
    return st.fixed_dictionaries({rule.key: st.sampled_from(rule.values) for rule in touching})


def chance(of: Check, *keys: str) -> Fraction:
    by_key = dict(odds(of).outcomes)
    return sum((by_key[key] for key in keys), Fraction(0))


@example(0, 21, 0, 0, {"zero-score-explodes": "no"})
@given(st.integers(0, 10), st.integers(5, 60), st.integers(0, 5), st.integers(0, 5), rules_of("openlegend.action"))
def test_more_advantage_never_lowers_success(score, challenge, advantage, disadvantage, rules) -> None:
    kind = check_type("openlegend.action")
    given_ = {"attribute": score, "challenge": challenge, "disadvantage": disadvantage}
    less = chance(build(kind, given_ | {"advantage": advantage}, rules), "success")
    more = chance(build(kind, given_ | {"advantage": advantage + 1}, rules), "success")
    assert less <= more


@given(st.integers(0, 9), st.integers(5, 60))
def test_a_higher_score_of_more_dice_never_lowers_success(score, challenge) -> None:
    kind = check_type("openlegend.action")
    found = [chance(build(kind, {"attribute": each, "challenge": challenge}), "success") for each in (0, score)]
    assert found[0] <= found[1]


@given(st.integers(1, 12), st.integers(2, 10), st.booleans())
def test_the_order_of_cancelling_does_not_change_who_passes(pool, difficulty, willpower) -> None:
    kind = check_type("starwars-legends.test")
    raw = {"pool": pool, "difficulty": difficulty, "willpower": willpower}
    plain, tens = [build(kind, raw, {"ones-cancel": reading}) for reading in ("plain-first", "tens-first")]
    passed = ("marginal", "complete", "memorable")
    assert chance(plain, *passed) == chance(tens, *passed)
    assert chance(plain, "botch") == chance(tens, "botch")


@given(st.integers(1, 30))
def test_at_difficulty_ten_success_is_as_likely_as_a_botch(pool) -> None:
    of = build(check_type("starwars-legends.test"), {"pool": pool, "difficulty": 10})
    assert chance(of, "marginal", "complete", "memorable") == chance(of, "botch")


counts = st.integers(0, 30)


@given(counts, counts, counts)
def test_net_successes(ones, plain, tens) -> None:
    first, strict = net(ones, plain, tens, "plain-first"), net(ones, plain, tens, "tens-first")
    assert strict <= first <= net(ones, plain, tens, "arithmetic")
    assert (first < 0) == (strict < 0) == (ones > plain + tens)
    assert (first == 0) == (strict == 0) == (ones == plain + tens)


@given(st.integers(1, 60), st.integers(1, 20))
def test_shares_add_up_to_the_pool(pool, actions) -> None:
    shares = [share(pool, actions, action, "first-actions") for action in range(1, actions + 1)]
    assert sum(shares) == pool
    assert shares == sorted(shares, reverse=True)
    assert max(shares) - min(shares) <= 1


@given(st.integers(0, 3), st.lists(st.sampled_from([-1, 1])))
def test_every_shift_stays_within_the_four_degrees(place, shifts) -> None:
    assert 0 <= step(place, shifts) <= 3


@given(st.integers(1, 20), st.integers(-30, 60), st.integers(0, 60), st.lists(st.sampled_from([-1, 1]), max_size=4))
def test_the_degree_never_gets_worse_with_the_modifier(natural, modifier, dc, shifts) -> None:
    less, more = [degree(natural, natural + each, dc, shifts) for each in (modifier, modifier + 1)]
    assert DEGREES.index(less) <= DEGREES.index(more)


modifiers = st.builds(
    Modifier, st.sampled_from(["status", "item", "circumstance", "untyped"]), st.integers(-9, 9), st.sampled_from("ab")
)


@given(st.lists(modifiers), st.randoms(use_true_random=False))
def test_stacking_keeps_everything_and_its_total_has_no_order(given_, random) -> None:
    stacked = stack(given_)
    assert stacked.total == sum(modifier.amount for modifier in stacked.applied)
    kept = [*stacked.applied, *[out.modifier for out in stacked.suppressed]]
    assert sorted(kept, key=repr) == sorted(given_, key=repr)
    for out in stacked.suppressed:
        assert out.by in stacked.applied
        assert out.by.kind == out.modifier.kind
        assert abs(out.by.amount) >= abs(out.modifier.amount)
    shuffled = list(given_)
    random.shuffle(shuffled)
    assert stack(shuffled).total == stacked.total


def test_the_bands_of_the_source_part_0_to_20() -> None:
    check_bands(SOURCE)
    assert [band_of(result, SOURCE).key for result in (0, 1, 2, 20)] == [
        "utter-failure",
        "utter-failure",
        "failure",
        "perfection",
    ]


@given(st.integers(0, 4), st.integers(0, 3), st.integers(0, 3), st.integers(0, 20), rules_of("selektor.problem"))
def test_a_higher_attribute_never_lowers_a_result(attribute, first, second, result, rules) -> None:
    kind = check_type("selektor.problem")
    rules = rules | {"selektor.bands": "source"}
    found = [
        odds(build(kind, {"attribute": each, "ability-1": first, "ability-2": second}, rules)).distribution
        for each in (attribute, attribute + 1)
    ]
    if rules["selektor.equal-selectors"] == "same-die":
        assert found[0].at_least(result) <= found[1].at_least(result)
    assert found[0].min >= 0 and found[1].max <= 20


small = st.integers(0, 3)


@given(st.sampled_from(["action", "attack", "reaction"]), st.integers(-20, 20), st.integers(0, 40), small, small, small)
def test_one_in_twelve_is_critical(kind, modifier, target, advantage, disadvantage, helpers) -> None:
    raw = {"modifier": modifier, "advantage": advantage, "disadvantage": disadvantage}
    raw["evasion" if kind == "attack" else "difficulty"] = target
    if kind != "reaction":
        raw["helpers"] = helpers
    of = build(check_type(f"daggerheart.{kind}"), raw)
    assert chance(of, "critical-success") == Fraction(1, 12)
    if kind != "reaction":
        assert chance(of, "success-with-hope") == chance(of, "success-with-fear")


@given(st.integers(0, 20), st.integers(0, 40), small, small)
def test_two_of_a_kind_cancel(modifier, difficulty, advantage, disadvantage) -> None:
    kind = check_type("daggerheart.action")
    raw = {"modifier": modifier, "difficulty": difficulty}
    one = build(kind, raw | {"advantage": advantage, "disadvantage": disadvantage})
    other = build(kind, raw | {"advantage": advantage + 1, "disadvantage": disadvantage + 1})
    assert one.dice() == other.dice()
