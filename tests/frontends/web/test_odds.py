"""What odds over HTTP may take: told before the work, refused by name, with a way that fits a page."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from pydantic import ValidationError

from wurfwerk.dice.cost import TooCostly, cost
from wurfwerk.frontends.web import bench, odds, schema
from wurfwerk.frontends.web.bench import Bench
from wurfwerk.frontends.web.meant import MOST_READ
from wurfwerk.frontends.web.odds import MOST_CHARACTERS, Question, _Asked, quickly, thoroughly
from wurfwerk.frontends.web.parts import parts_of
from wurfwerk.message import WurfwerkError
from wurfwerk.words import Words

if TYPE_CHECKING:
    from wurfwerk.dice.cost import Cost
    from wurfwerk.dice.shapes import Shape


def refused(target: str) -> TooCostly:
    with pytest.raises(TooCostly) as error:
        thoroughly(Question(target=target), "en")
    return error.value


@pytest.mark.parametrize("target", ["1000d20", "1000d6", "1000d6!", "3000d6", "100d100kh50"])
def test_what_a_page_cannot_use_is_refused_by_name(target: str) -> None:
    error = refused(target)
    assert error.key == "too-costly" and error.hint is not None
    for language in ("de", "en"):
        words = Words(language)
        assert "--json" not in words.say(error.message) and "wurfwerk odds" in words.say(error.hint)


@pytest.mark.parametrize("target", ["2d6+7", "4d6kh3", "100d20", "10d6!", "20d10kh10", "1d6!", "3d1000"])
def test_what_people_ask_is_quick(target: str) -> None:
    answer = quickly(Question(target=target), "en")
    assert answer is not None and json.loads(answer)["target"] == target


@pytest.mark.parametrize(
    "parameters", [{"attribute": 5, "challenge": 20}, {"attribute": 9, "advantage": 10, "challenge": 40}]
)
def test_checks_of_the_systems_are_quick(parameters: dict[str, Any]) -> None:
    assert quickly(Question(target="openlegend.action", parameters=parameters), "en") is not None


@pytest.mark.parametrize(
    ("target", "bounds"),
    [
        ("500d6", []),
        ("1d100!>=50", []),
        ("10d10!>=2", []),
        ("1d100000", []),
        ("10d6!", [20_000]),
        ("1d6!", [9_999] * 50),
    ],
)
def test_what_takes_longer_is_known_before(target: str, bounds: list[int]) -> None:
    assert quickly(Question.model_validate({"target": target, "at-least": bounds}), "en") is None


def test_a_bound_has_one_name() -> None:
    with pytest.raises(ValidationError):
        Question.model_validate({"target": "2d6", "at_least": [3]})


def test_no_answer_is_longer_than_the_bound() -> None:
    for target in ("500d6", "50d100", "100d20"):
        assert len(thoroughly(Question(target=target), "en")) <= MOST_CHARACTERS


def test_the_bench_answers_as_the_desk_would() -> None:
    question = Question.model_validate({"target": "40d20kh20", "at-least": [300]})

    async def asked() -> tuple[bytes, WurfwerkError]:
        tried = Bench()
        try:
            answer = await tried.ask(question, "de")
            with pytest.raises(WurfwerkError) as error:
                await tried.ask(Question(target="2d"), "de")
            assert await tried.ask(question, "de") == answer
            return answer, error.value
        finally:
            await tried.close()

    answer, error = asyncio.run(asked())
    assert answer == thoroughly(question, "de")
    with pytest.raises(WurfwerkError) as same:
        thoroughly(Question(target="2d"), "de")
    told = (error.key, error.message, error.span, error.hint)
    assert told == (same.value.key, same.value.message, same.value.span, same.value.hint)


def test_a_wrong_parameter_keeps_its_name_across_the_bench() -> None:
    question = Question(target="openlegend.action", parameters={"attribute": 11})

    async def asked() -> WurfwerkError:
        tried = Bench()
        try:
            with pytest.raises(WurfwerkError) as error:
                await tried.ask(question, "de")
            return error.value
        finally:
            await tried.close()

    assert getattr(asyncio.run(asked()), "parameter", None) == "attribute"


def test_the_processors_time_is_bounded_whatever_the_estimate_said() -> None:
    with pytest.raises(TooCostly) as error:
        bench._within(0.005, Question(target="{10d6!, 10d8!}kh1"), "en")
    assert error.value.message.key == "table-too-costly-time"
    assert bench._within(60, Question(target="2d6"), "en") == quickly(Question(target="2d6"), "en")


def test_who_misses_being_told_to_stop_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    missed = []

    def deaf(*_: object) -> bytes:
        while True:
            try:
                while True:
                    pass
            except TooCostly as error:
                if len(missed) == 3:
                    raise
                missed.append(error)

    monkeypatch.setattr(bench, "thoroughly", deaf)
    with pytest.raises(TooCostly):
        bench._within(0.005, Question(target="2d6"), "en")
    assert len(missed) == 3


def test_a_bench_that_dies_is_replaced() -> None:
    async def asked() -> bytes:
        tried = Bench()
        try:
            await tried.ask(Question(target="2d6"), "en")
            assert tried._process is not None
            tried._process.kill()
            await tried._process.wait()
            return await tried.ask(Question(target="2d6"), "en")
        finally:
            await tried.close()

    assert json.loads(asyncio.run(asked()))["max"] == 12


def meant(target: str, **more: Any) -> list[dict[str, Any]] | None:
    answer = quickly(Question(target=target, **more), "en")
    assert answer is not None
    found: list[dict[str, Any]] | None = json.loads(answer).get("readings")
    return found


def test_a_text_with_several_meanings_is_told_with_all_of_them() -> None:
    ours = ["default", "roll20", "foundry", "rpgdr", "dicemaiden"]
    sums = {"dialects": ours, "expression": "4d6kh3", "notation": "4d6kh3", "mean": "15869/1296", "min": 3, "max": 18}
    threes = {"dialects": ["avrae"], "expression": "4d6k3", "notation": "4d6=3x3", "mean": "2", "min": 0, "max": 12}
    assert meant("4d6k3") == [sums, threes]
    assert meant("4d6k3", dialect="avrae") == [sums, threes]
    assert meant("/gmr 4d6k3 # trap") == [
        {**sums, "notation": "/gmr 4d6kh3 # trap"},
        {**threes, "notation": "/gmr 4d6=3x3 # trap"},
    ]


@pytest.mark.parametrize("target", ["4d6kh3", "1d20+5", "10d6!", "3W6", "openlegend.action", "1d6+0*2d6k3"])
def test_what_all_read_alike_has_no_readings(target: str) -> None:
    parameters = {"attribute": 5, "challenge": 20} if "." in target else {}
    answer = quickly(Question(target=target, parameters=parameters), "en")
    assert answer is not None and "readings" not in json.loads(answer)


@pytest.mark.parametrize(
    ("target", "readings"),
    [
        ("4d6mi2", {"avrae": "4d6min2"}),
        ("4d6cs>=5", {"roll20 rpgdr": "4d6", "foundry": "4d6>=5"}),
    ],
)
def test_what_only_others_read_is_refused_with_their_readings(target: str, readings: dict[str, str]) -> None:
    asked = Question(target=target)
    with pytest.raises(WurfwerkError) as error:
        quickly(asked, "en")
    assert error.value.key == "syntax" and error.value.span is not None
    told = error.value.readings  # type: ignore[attr-defined]
    assert {" ".join(one["dialects"]): one["notation"] for one in told} == readings
    assert all(one["mean"] for one in told)


def test_what_nobody_reads_is_refused_without_readings() -> None:
    with pytest.raises(WurfwerkError) as error:
        quickly(Question(target="2d"), "en")
    assert not hasattr(error.value, "readings")


def test_means_take_no_more_than_the_budget_of_one_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    own = _Asked(Question(target="4d6kh3"), "en").steps()
    whole = _Asked(Question(target="4d6k3"), "en").steps()
    assert own < whole
    for most, told in ((whole, ["15869/1296", "2"]), (whole - 1, ["15869/1296", None])):
        monkeypatch.setattr(odds, "MOST_STEPS", most)
        found = json.loads(thoroughly(Question(target="4d6k3"), "en"))["readings"]
        assert [one["mean"] for one in found] == told
    assert found[1] == {
        "dialects": ["avrae"], "expression": "4d6k3", "notation": "4d6=3x3", "mean": None, "min": None, "max": None
    }  # fmt: skip


def test_means_of_others_count_for_what_is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds, "QUICK_STEPS", _Asked(Question(target="4d6kh3"), "en").steps())
    assert quickly(Question(target="4d6kh3"), "en") is not None
    assert quickly(Question(target="4d6k3"), "en") is None


def test_a_long_text_is_read_in_one_dialect() -> None:
    assert meant("4d6k3".ljust(MOST_READ + 1)) is None
    assert meant("4d6k3".ljust(MOST_READ)) is not None


def test_readings_of_others_keep_across_the_bench() -> None:
    async def asked() -> WurfwerkError:
        tried = Bench()
        try:
            with pytest.raises(WurfwerkError) as error:
                await tried.ask(Question(target="4d6mi2"), "de")
            return error.value
        finally:
            await tried.close()

    with pytest.raises(WurfwerkError) as same:
        thoroughly(Question(target="4d6mi2"), "de")
    assert asyncio.run(asked()).readings == same.value.readings != []  # type: ignore[attr-defined]


def asked_to_compare(*keys: str, **parameters: Any) -> dict[str, Any]:
    question = Question.model_validate(
        {"target": "starwars-legends.test", "parameters": {"pool": 10, **parameters}, "compare-rule": list(keys)}
    )
    answer: dict[str, Any] = json.loads(thoroughly(question, "en"))
    return answer


def test_house_rules_are_compared_for_a_page_as_on_the_command_line() -> None:
    answer = asked_to_compare("ones-cancel", "starwars-legends.botch-when")
    first, second = answer["compared-rules"]
    assert (first["rule"], first["in-force"]) == ("starwars-legends.ones-cancel", "plain-first")
    assert [outcome["probability"] for outcome in first["values"][0]["outcomes"]] == [
        outcome["probability"] for outcome in answer["outcomes"]
    ]
    assert [value["value"] for value in second["values"]] == ["ones-outnumber", "no-success-rolled"]
    schema.Odds.model_validate_json(json.dumps(answer), strict=True)
    assert len(asked_to_compare("ones-cancel", "starwars-legends.ones-cancel")["compared-rules"]) == 1


def test_comparing_takes_its_share_of_the_budget() -> None:
    plain = _Asked(Question(target="starwars-legends.test", parameters={"pool": 10}), "en").steps()
    question = {"target": "starwars-legends.test", "parameters": {"pool": 10}, "compare-rule": ["ones-cancel"]}
    assert _Asked(Question.model_validate(question), "en").steps() == 4 * plain
    with pytest.raises(ValidationError):
        Question.model_validate({**question, "compare-rule": ["a"] * 3})
    with pytest.raises(WurfwerkError):
        asked_to_compare("tie")
    with pytest.raises(WurfwerkError):
        thoroughly(Question.model_validate({"target": "3d6", "compare-rule": ["tie"]}), "en")


MANY = ";".join(f"n{name} := (1d200)d6kh3" for name in "abcdef")
ROW = 'table(1d6, 1..6: "x")'


@pytest.mark.parametrize(
    "target",
    [
        MANY + ";" + "+".join(["na", *[ROW] * 20]),
        MANY + ";" + ";".join(["na+nb+nc+nd+ne+nf"] * 40),
        "na := "
        + "+".join(["d6"] * 3_000)
        + ";"
        + "+".join([f"table(na, 1..99999: {name!r})".replace("'", '"') for name in "abcdefgh"]),
        "na := " + "+".join(["d6"] * 3_000) + ";na" * 45,
        "+".join(["d6"] * 3_900),
    ],
)
def test_a_large_question_is_no_quick_one_before_its_costs_are_asked(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No cost is told of any shape, and no more shapes are made than the bound allows."""
    asked: list[object] = []
    monkeypatch.setattr(odds, "cost", asked.append)
    monkeypatch.setattr(odds, "check", lambda shape, _: asked.append(shape))
    sizes: list[int] = []

    def counted(shape: Shape, most: int) -> int:
        sizes.append(parts_of(shape, most))
        return sizes[-1]

    monkeypatch.setattr(odds, "parts_of", counted)
    assert quickly(Question(target=target), "en") is None
    assert asked == []
    assert sum(sizes[:-1]) <= odds.QUICK_STEPS // odds.PART_STEPS


def test_rolls_that_share_large_bindings_are_refused_by_what_they_take_together() -> None:
    target = "na := " + "+".join(["d6"] * 3_000) + ";na+1" * 45
    with pytest.raises(TooCostly) as refused:
        thoroughly(Question(target=target), "en")
    assert refused.value.message.key == "error-too-costly-steps"


def test_the_cost_of_a_shape_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def told(shape: Shape) -> Cost:
        asked.append(id(shape))
        return cost(shape)

    monkeypatch.setattr(odds, "cost", told)
    quickly(Question(target=f"na := 1d6; na; na + {ROW}; 2d6!"), "en")
    assert len(asked) == len(set(asked)) == 4
