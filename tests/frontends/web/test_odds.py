"""What odds over HTTP may take: told before the work, refused by name, with a way that fits a page."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from pydantic import ValidationError

from wurfwerk.dice.cost import TooCostly
from wurfwerk.frontends.web import bench
from wurfwerk.frontends.web.bench import Bench
from wurfwerk.frontends.web.odds import MOST_CHARACTERS, Question, quickly, thoroughly
from wurfwerk.message import WurfwerkError
from wurfwerk.words import Words


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
