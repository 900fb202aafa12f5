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
    from _operator import attrgetter

    def record(cls, /):
        """Make `cls`, a class of annotated fields, a frozen record.  Only its own annotations are fields."""
        names = tuple(cls.__dict__.get("__annotations__", ()))
        body = dict(cls.__dict__)
        defaults = tuple([body.pop(name) for name in names if name in body])
        body.pop("__dict__", None)
        body.pop("__weakref__", None)

        def __setattr__(self, name, value):
            raise AttributeError(f"{made.__name__} is frozen: {name} cannot be set")

        def __delattr__(self, name):
            raise AttributeError(f"{made.__name__} is frozen: {name} cannot be deleted")

        body["__slots__"] = body["__match_args__"] = names
        body["__setattr__"] = __setattr__
        body["__delattr__"] = __delattr__
        body["__eq__"], body["__hash__"], body["__reduce__"] = compared(names)
        body.setdefault("__repr__", shown)
        made = type(cls)(cls.__name__, cls.__bases__, body)

        fill = slow_constructor(made, names, defaults, body.get("__post_init__"))
        left = SLOW

        def __init__(self, *args, **named):
            """Of the first objects: most classes that are loaded at start-up have few in a short run, and the quick way takes some time to make."""
            nonlocal left
            left -= 1
            if not left and len(names) <= WIDEST:
                made.__init__ = constructor(made, names, defaults, body.get("__post_init__"))
            fill(self, *args, **named)

        made.__init__ = __init__
        return made

    def compared(names):
        """__eq__, __hash__ and __reduce__ of a record with these fields."""
        if not names:
            return (lambda a, b: True if b.__class__ is a.__class__ else NotImplemented, *EMPTY)
        values = attrgetter(*names)

        def __eq__(self, other):
            return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

        def __hash__(self):
            return hash((self.__class__, values(self)))

        def __reduce__(self):
            return (self.__class__, values(self) if len(names) > 1 else (values(self),))

        return __eq__, __hash__, __reduce__

    EMPTY = (lambda self: hash(self.__class__), lambda self: (self.__class__, ()))

    def shown(self):
        fields = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.__match_args__])
        return f"{self.__class__.__name__}({fields})"

    def replace(of, /, **changes):
        """The same record with some fields changed."""
        kind, values = of.__reduce__()
        fields = list(values)
        for name, value in changes.items():
            if name not in kind.__match_args__:
                raise TypeError(f"{kind.__name__} has no field {name}")
            fields[kind.__match_args__.index(name)] = value
        return kind(*fields)

    # Construction. On the way from a text to a throw nearly all that is made are records, so a record is filled by the quickest store
    # there is, `self.name = value`. A frozen object refuses that: while it is being filled it is of `Open`, a subclass with the same
    # slots that may be set. Each function of `filling` is for a number of fields and gets their names by `code.replace`, so that no
    # source has to be compiled at start-up.

    def constructor(made, names, defaults, after):
        """The `__init__` of a record."""
        free = {"__slots__": (), "__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
        fill = filling(object.__dict__["__class__"].__set__, type(made)("Open", (made,), free), made)[len(names)]
        code = fill.__code__.replace(co_varnames=("self", *names), co_names=(*names, "__class__"), co_name="__init__")
        begin = type(fill)(code, {}, "__init__", defaults or None, fill.__closure__)
        begin.__qualname__ = f"{made.__qualname__}.__init__"
        if after is None:
            return begin

        def __init__(self, *args, **named):
            begin(self, *args, **named)
            after(self)

        return __init__

    def filling(thaw, opened, frozen):
        """Functions that fill an object, by the number of its fields."""

        def fill_0(self):
            pass

        def fill_1(self, a):
            thaw(self, opened)
            self.a = a
            self.__class__ = frozen

        def fill_2(self, a, b):
            thaw(self, opened)
            self.a = a
            self.b = b
            self.__class__ = frozen

        def fill_3(self, a, b, c):
            thaw(self, opened)
            self.a = a
            self.b = b
            self.c = c
            self.__class__ = frozen

        def fill_4(self, a, b, c, d):
            thaw(self, opened)
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.__class__ = frozen

        def fill_5(self, a, b, c, d, e):
            thaw(self, opened)
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.__class__ = frozen

        def fill_6(self, a, b, c, d, e, f):
            thaw(self, opened)
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.__class__ = frozen

        def fill_7(self, a, b, c, d, e, f, g):
            thaw(self, opened)
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.__class__ = frozen

        def fill_8(self, a, b, c, d, e, f, g, h):
            thaw(self, opened)
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
            self.__class__ = frozen

        return (fill_0, fill_1, fill_2, fill_3, fill_4, fill_5, fill_6, fill_7, fill_8)

    WIDEST = 8
    SLOW = 10

    def slow_constructor(made, names, defaults, after):
        """An `__init__` for any number of fields that needs nothing to be made."""
        needed = len(names) - len(defaults)
        put = object.__setattr__

        def __init__(self, *args, **named):
            if len(args) > len(names):
                raise TypeError(f"{made.__name__} takes {len(names)} fields, not {len(args)}")
            for name, value in zip(names, args):  # noqa: B905  (shorter on purpose: the rest is named or default)
                put(self, name, value)
            for place in range(len(args), len(names)):
                if names[place] in named:
                    put(self, names[place], named.pop(names[place]))
                elif place >= needed:
                    put(self, names[place], defaults[place - needed])
                else:
                    raise TypeError(f"{made.__name__} needs {names[place]}")
            if named:
                raise TypeError(f"{made.__name__} has no field {', '.join(named)}")
            if after is not None:
                after(self)

        return __init__
