"""The rules of the source that are proven by a check, its breakdown and its refusals."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.systems.reading import chances, check, keys, thrown
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.registry import system
from wurfwerk.systems.pathfinder2e.character import Ranks
from wurfwerk.words.sentences import Words

PF = system("pathfinder2e")


def plain(**parameters: object):
    given = {key.replace("_", "-"): value for key, value in parameters.items()}
    return check("pathfinder2e.check", given)


@pytest.mark.rule("PF-01")
def test_four_steps_in_order() -> None:
    """The die and what changes it; the sum; the comparison; the degree and what follows from it."""
    listed = [{"kind": "attribute", "amount": 4}, {"kind": "status", "amount": -1}]
    roll = thrown(plain(modifiers=listed, dc=15), 12)
    assert keys(roll.explanation) == [
        "explain-d20",
        "explain-modifier",
        "explain-modifier",
        "explain-total",
        "explain-by-number",
    ]
    assert roll.explanation[3].arguments == {"total": 15, "dc": 15}
    assert roll.outcome == Outcome("success", 15, 0)


@pytest.mark.rule("PF-02")
def test_bonus_and_penalty_have_their_sign() -> None:
    listed = [{"kind": "attribute", "amount": -1}, {"kind": "item", "amount": 2}, {"kind": "untyped", "amount": -5}]
    of = plain(modifiers=listed, dc=15)
    assert of.total_modifier() == -4
    signs = [line.arguments["kind"].key.rpartition(":")[2] for line in of.explain()[:3]]
    assert signs == ["penalty-attribute", "bonus-item", "penalty-untyped"]
    for kind in ("circumstance", "status", "item", "untyped"):
        with pytest.raises(ParameterError) as error:
            plain(modifiers=[{"kind": kind, "amount": 0}], dc=15)
        assert error.value.message.key == "pathfinder2e:forbidden-zero"


@pytest.mark.rule("PF-03")
@pytest.mark.parametrize(("modifier", "key"), [(5, "success"), (4, "failure"), (6, "success")])
def test_success_from_the_dc_on(modifier, key) -> None:
    assert thrown(plain(modifier=modifier, dc=15), 10).outcome == Outcome(key, 10 + modifier, modifier - 5)


@pytest.mark.rule("PF-08")
@pytest.mark.parametrize(
    ("modifier", "key"),
    [(15, "critical-success"), (14, "success"), (-4, "failure"), (-5, "critical-failure"), (-6, "critical-failure")],
)
def test_ten_above_and_ten_below_are_critical(modifier, key) -> None:
    assert thrown(plain(modifier=modifier, dc=15), 10).outcome.key == key
    strike = check("pathfinder2e.strike", {"modifier": modifier, "dc": 15})
    assert thrown(strike, 10).outcome.key == key, "on an attack roll as well"


@pytest.mark.rule("PF-10")
def test_a_natural_20_can_fail_and_a_natural_1_succeed() -> None:
    assert thrown(plain(modifier=0, dc=31), 20).outcome.key == "failure"
    for dc in (21, 29):
        assert thrown(plain(modifier=0, dc=dc), 20).outcome.key == "success"
    assert thrown(plain(modifier=29, dc=20), 1).outcome.key == "success"
    assert chances(plain(modifier=0, dc=31)) == {
        "critical-failure": Fraction(19, 20),
        "failure": Fraction(1, 20),
        "success": 0,
        "critical-success": 0,
    }


@pytest.mark.rule("PF-12")
def test_an_unlisted_critical_effect_is_the_plain_one() -> None:
    """Told with every critical result, and with no other."""
    for face, prompts in ((20, ["prompt-critical-success"]), (2, ["prompt-critical-failure"]), (12, []), (14, [])):
        roll = thrown(plain(modifier=2, dc=15), face)
        assert [key for key in keys(roll.explanation) if key.startswith("prompt-")] == prompts
    for language, word in (("en", "its success applies"), ("de", "gilt sein Erfolg")):
        assert word in Words(language).text("pathfinder2e:prompt-critical-success")
    for language, word in (("en", "its failure applies"), ("de", "gilt sein Fehlschlag")):
        assert word in Words(language).text("pathfinder2e:prompt-critical-failure")


@pytest.mark.rule("PF-20")
def test_a_hidden_dc_shows_the_total_alone() -> None:
    hidden, open_ = plain(modifier=7, dc=23, secrecy="hidden-dc"), plain(modifier=7, dc=23)
    roll = thrown(hidden, 20)
    assert roll.outcome == Outcome("critical-success", 27, None)
    assert roll.outcome.key == thrown(open_, 20).outcome.key and chances(hidden) == chances(open_)
    for language in ("de", "en"):
        told = " ".join(Words(language).lines((*hidden.explain(), *roll.explanation)))
        assert "27" in told and "23" not in told
    assert keys(thrown(hidden, 8).explanation)[-1] == "prompt-hidden-dc"


def test_a_secret_check_is_the_gms() -> None:
    secret = plain(modifier=7, dc=23, secrecy="secret")
    assert keys(secret.explain())[0] == "prompt-secret"
    assert thrown(secret, 10).outcome == Outcome("failure", 17, -6)


@pytest.mark.rule("PF-21")
def test_what_a_check_meets() -> None:
    """Against a creature the DC comes from its sheet and no second die falls; a set DC is any number."""
    assert PF.sheet is not None
    foe = PF.sheet(ranks=Ranks(reflex=1), level=3)
    dc = foe.parameters("check", {"dc": "reflex"})["dc"]
    assert dc == 10 + 3 + 2
    roll = thrown(plain(modifier=5, dc=dc), 10)
    assert (len(roll.dice), roll.outcome) == (1, Outcome("success", 15, 0))
    assert foe.parameters("strike", {"dc": "armor-class"}) == {"dc": 10}
    table = next(each for each in PF.references if each.key == "what-a-check-meets")
    said = [[Words("en").say(cell) for cell in row] for row in table.rows]
    assert said[0] == ["attack roll", "Armor Class of the target"]
    assert said[2][1].startswith("10 + the creature’s modifier")
