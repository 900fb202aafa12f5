"""`record`: a frozen value class with slots, as `dataclass(frozen=True, slots=True)` makes it, without its start-up cost.

The library's `dataclasses` costs about 20 ms of import and half a millisecond a class, and a dice roll on the command line
has 30 ms in all. Type checkers see an ordinary frozen dataclass. Law: two records are equal exactly if they are of
one class and equal field by field.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeVar, dataclass_transform

    T = TypeVar("T")

    @dataclass_transform(frozen_default=True)
    def record(cls: type[T], /) -> type[T]: ...

    def replace(of: T, /, **changes: Any) -> T: ...

else:

    def record(cls, /):
        """Make `cls`, a class of annotated fields, a frozen record.  Only its own annotations are fields."""
        names = tuple(cls.__dict__.get("__annotations__", ()))
        defaults = {name: cls.__dict__[name] for name in names if name in cls.__dict__}
        body = {key: value for key, value in cls.__dict__.items() if key not in defaults}
        body.pop("__dict__", None)
        body.pop("__weakref__", None)
        after = body.get("__post_init__")
        put = object.__setattr__
        width = len(names)

        def __init__(self, *args, **named):
            if len(args) > width:
                raise TypeError(f"{cls.__name__} takes {width} fields, not {len(args)}")
            for name, value in zip(names, args):  # noqa: B905  (shorter on purpose: the rest is named or default)
                put(self, name, value)
            for name in names[len(args) :]:
                if name in named:
                    put(self, name, named.pop(name))
                elif name in defaults:
                    put(self, name, defaults[name])
                else:
                    raise TypeError(f"{cls.__name__} needs {name}")
            if named:
                raise TypeError(f"{cls.__name__} has no field {', '.join(named)}")
            if after is not None:
                after(self)

        def values(self):
            return tuple([getattr(self, name) for name in names])

        def __eq__(self, other):
            return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

        def __hash__(self):
            return hash((self.__class__, values(self)))

        def __repr__(self):
            return f"{cls.__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"

        def __setattr__(self, name, value):
            raise AttributeError(f"{cls.__name__} is frozen: {name} cannot be set")

        def __delattr__(self, name):
            raise AttributeError(f"{cls.__name__} is frozen: {name} cannot be deleted")

        def __reduce__(self):
            return (self.__class__, values(self))

        made = (__init__, __eq__, __hash__, __setattr__, __delattr__, __reduce__)
        body.update({method.__name__: method for method in made})
        body.setdefault("__repr__", __repr__)
        body["__slots__"] = body["__match_args__"] = names
        return type(cls)(cls.__name__, cls.__bases__, body)

    def replace(of, /, **changes):
        """The same record with some fields changed."""
        return of.__class__(*[changes.pop(name, getattr(of, name)) for name in of.__match_args__], **changes)
