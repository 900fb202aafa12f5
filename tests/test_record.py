"""A record behaves as a frozen dataclass with slots does."""

from __future__ import annotations

import dataclasses
import pickle

import pytest

from wurfwerk.record import record, replace


@record
class Point:
    x: int
    y: int = 0


@record
class Other:
    x: int
    y: int = 0


@record
class Checked:
    x: int

    def __post_init__(self) -> None:
        if self.x < 0:
            raise ValueError(self.x)


@dataclasses.dataclass(frozen=True, slots=True)
class Model:
    x: int
    y: int = 0


def test_fields_by_place_name_and_default() -> None:
    assert (Point(1), Point(1, 0), Point(x=1, y=0)) == (Point(1, 0),) * 3


def test_equality_is_by_class_and_fields() -> None:
    assert Point(1, 2) == Point(1, 2)
    assert Point(1, 2) != Point(2, 1)
    assert Point(1, 2) != Other(1, 2)
    assert len({Point(1, 2), Point(1, 2), Other(1, 2)}) == 2


@pytest.mark.parametrize("arguments", [((), {}), ((1, 2, 3), {}), ((1,), {"z": 2}), ((1,), {"x": 1})])
def test_wrong_fields_are_refused(arguments: tuple[tuple[int, ...], dict[str, int]]) -> None:
    with pytest.raises(TypeError):
        Point(*arguments[0], **arguments[1])
    with pytest.raises(TypeError):
        Model(*arguments[0], **arguments[1])


def test_frozen_and_without_a_dict() -> None:
    point = Point(1)
    with pytest.raises(AttributeError):
        point.x = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del point.x
    assert not hasattr(point, "__dict__")


def test_repr_match_pickle_and_replace() -> None:
    assert repr(Point(1, 2)) == "Point(x=1, y=2)"
    match Point(3, 4):
        case Point(x, y):
            assert (x, y) == (3, 4)
    assert pickle.loads(pickle.dumps(Point(5, 6))) == Point(5, 6)
    assert replace(Point(1, 2), y=9) == Point(1, 9)


def test_post_init_is_called() -> None:
    with pytest.raises(ValueError, match="-1"):
        Checked(-1)


def test_a_record_of_very_many_fields_behaves_alike() -> None:
    names = [f"f{number}" for number in range(12)]
    body = {"__annotations__": dict.fromkeys(names, int), "f11": 5, "__qualname__": "Wide"}
    wide = record(type("Wide", (), body))
    made = wide(*range(10), f10=3)  # type: ignore[call-arg]
    assert repr(made) == "Wide(f0=0, f1=1, f2=2, f3=3, f4=4, f5=5, f6=6, f7=7, f8=8, f9=9, f10=3, f11=5)"
    assert made == wide(*range(10), 3, 5) != replace(made, f11=6)  # type: ignore[call-arg]
    for arguments, named in ((range(13), {}), (range(10), {}), (range(11), {"g": 1}), (range(11), {"f1": 1})):
        with pytest.raises(TypeError):
            wide(*arguments, **named)  # type: ignore[call-arg]


@record
class Nothing:
    pass


def test_a_record_without_fields() -> None:
    assert Nothing() == Nothing()
    assert (hash(Nothing()), repr(Nothing())) == (hash(Nothing()), "Nothing()")
    assert pickle.loads(pickle.dumps(Nothing())) == Nothing()
    with pytest.raises(TypeError):
        Nothing(1)  # type: ignore[call-arg]


def test_what_was_filled_is_of_the_class_and_frozen() -> None:
    """While it is filled a record is of another class, with the same slots."""
    checked = Checked(1)
    assert type(checked) is Checked
    assert type(replace(Point(1), x=2)) is Point
    with pytest.raises(AttributeError):
        checked.__class__ = Other  # type: ignore[assignment]


def test_many_objects_are_as_the_first() -> None:
    """The first are filled another way than those that follow."""

    @record
    class Fresh:
        x: int
        y: int = 3

    for number in range(30):
        assert (Fresh(number), Fresh(number, y=4)) == (Fresh(x=number, y=3), Fresh(number, 4))
        for arguments in ((), (1, 2, 3)):
            with pytest.raises(TypeError):
                Fresh(*arguments)
        with pytest.raises(AttributeError):
            Fresh(number).x = 2  # type: ignore[misc]
        with pytest.raises(ValueError, match="-1"):
            Checked(-1)


def test_replace_knows_the_fields() -> None:
    with pytest.raises(TypeError):
        replace(Point(1), z=1)
