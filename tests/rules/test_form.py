"""Forms are read from type hints, and say what `build` will accept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

import pytest
from annotated_types import Interval, Len

from wurfwerk.dice.expression import Dice, Expression
from wurfwerk.rules.build import build
from wurfwerk.rules.check import Check, Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import form_of, parameters


@dataclass(frozen=True, kw_only=True)
class Ingredient:
    name: Annotated[str, Len(0, 10)]
    from_: Annotated[int, Interval(ge=1, le=9)] = 1


@dataclass(frozen=True, kw_only=True)
class Brew(Check):
    """One parameter of every kind."""

    system: ClassVar[str] = "test"
    key: ClassVar[str] = "brew"
    outcome_keys: ClassVar[tuple[str, ...]] = ("done",)

    heat: Annotated[int, Interval(ge=0, le=10)]
    stirred: bool = False
    colour: Literal["red", "blue"] = "blue"
    maker: Annotated[str, Len(0, 20)] = ""
    bonus_dice: Expression | None = None
    steps: Annotated[tuple[Annotated[int, Interval(ge=-1, le=1)], ...], Len(0, 3)] = ()
    ingredients: Annotated[tuple[Ingredient, ...], Len(0, 2)] | None = None

    def dice(self) -> Expression:
        return Dice(1, 6)

    def outcome(self, value: int) -> Outcome:
        return Outcome("done", value)


def read(text: str) -> Expression:
    count, _, sides = text.partition("d")
    return Dice(int(count), int(sides))


def test_every_kind() -> None:
    form = form_of(Brew)
    assert form.keys() == ("heat", "stirred", "colour", "maker", "bonus-dice", "steps", "ingredients")
    kinds = [field.kind for field in form.fields]
    assert kinds == ["integer", "boolean", "choice", "text", "notation", "list", "list"]
    assert [field.required for field in form.fields] == [True] + 6 * [False]
    assert [field.optional for field in form.fields] == [False] * 4 + [True, False, True]
    assert (form["heat"].minimum, form["heat"].maximum) == (0, 10)
    assert form["colour"].choices == ("red", "blue")
    assert form["colour"].default == "blue"
    assert (form["maker"].maximum, form["steps"].maximum) == (20, 3)
    assert form["steps"].items is not None and form["steps"].items.fields[0].minimum == -1
    assert form["ingredients"].items is not None
    assert form["ingredients"].items.keys() == ("name", "from")


def test_an_unknown_field() -> None:
    with pytest.raises(KeyError):
        form_of(Brew)["cold"]


def test_json_and_back() -> None:
    raw = {
        "heat": 3,
        "stirred": True,
        "colour": "red",
        "maker": "Mia",
        "bonus-dice": "2d4",
        "steps": [1, -1],
        "ingredients": [{"name": "salt", "from": 4}],
    }
    brew = build(Brew, raw, {}, read)
    assert brew == Brew(
        heat=3,
        stirred=True,
        colour="red",
        maker="Mia",
        bonus_dice=Dice(2, 4),
        steps=(1, -1),
        ingredients=(Ingredient(name="salt", from_=4),),
    )
    assert parameters(brew, lambda of: f"{of.count}d{of.sides}") == raw
    assert hash(brew) == hash(build(Brew, raw, {}, read))


def test_defaults_are_filled_in() -> None:
    assert parameters(build(Brew, {"heat": 3})) == {
        "heat": 3,
        "stirred": False,
        "colour": "blue",
        "maker": "",
        "bonus-dice": None,
        "steps": [],
        "ingredients": None,
    }


def test_an_expression_is_taken_as_it_is() -> None:
    assert build(Brew, {"heat": 3, "bonus-dice": Dice(1, 8)}).bonus_dice == Dice(1, 8)


@pytest.mark.parametrize(
    ("raw", "message", "parameter"),
    [
        ({"heat": 11}, "error-out-of-bounds", "heat"),
        ({"heat": -1}, "error-out-of-bounds", "heat"),
        ({"heat": True}, "error-not-a-whole-number", "heat"),
        ({"heat": 3.0}, "error-not-a-whole-number", "heat"),
        ({"heat": "3"}, "error-not-a-whole-number", "heat"),
        ({"heat": None}, "error-not-a-whole-number", "heat"),
        ({"stirred": 1}, "error-not-true-or-false", "stirred"),
        ({"colour": "green"}, "error-not-a-choice", "colour"),
        ({"colour": ["red"]}, "error-not-a-choice", "colour"),
        ({"maker": 3}, "error-not-a-text", "maker"),
        ({"maker": "x" * 21}, "error-text-too-long", "maker"),
        ({"bonus-dice": 3}, "error-not-a-roll", "bonus-dice"),
        ({"steps": 1}, "error-not-a-list", "steps"),
        ({"steps": [0, 0, 0, 0]}, "error-too-many-items", "steps"),
        ({"steps": [0, 2]}, "error-out-of-bounds", "steps[1]"),
        ({"ingredients": [{"name": "a"}] * 3}, "error-too-many-items", "ingredients"),
        ({"ingredients": ["salt"]}, "error-not-an-object", "ingredients[0]"),
        ({"ingredients": [{"name": "salt", "from": 0}]}, "error-out-of-bounds", "ingredients[0].from"),
        ({"ingredients": [{"from": 1}]}, "error-missing-parameter", "ingredients[0].name"),
        ({"ingredients": [{"name": "salt", "form": 1}]}, "error-unknown-parameter", "ingredients[0].form"),
        ({"hat": 3}, "error-unknown-parameter", "hat"),
    ],
)
def test_what_is_refused(raw, message, parameter) -> None:
    with pytest.raises(ParameterError) as error:
        build(Brew, {"heat": 3} | raw)
    assert (error.value.message.key, error.value.parameter) == (message, parameter)
    if message == "error-unknown-parameter":
        assert error.value.hint is not None


def test_the_long_and_the_deep_are_not_repeated() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    for wrong in ("9" * 100_000, deep, 10**100_000, {"a": deep}):
        with pytest.raises(ParameterError) as error:
            build(Brew, {"heat": wrong})
        assert len(str(error.value.message.arguments["value"])) <= 60


def test_made_by_hand_the_same_bounds_hold() -> None:
    with pytest.raises(ParameterError):
        Brew(heat=11)
    with pytest.raises(ParameterError):
        Brew(heat=3, ingredients=(Ingredient(name="salt", from_=10),))
    with pytest.raises(ParameterError):
        Brew(heat=3, ingredients=("salt",))  # type: ignore[arg-type]
