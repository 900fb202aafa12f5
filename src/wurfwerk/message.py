"""The ground floor: what the program says, as data, and the root of all its errors.

Code never holds a sentence. It makes `Message("keep-highest", kept=3)`; the room `words` turns it into German or English.

    WurfwerkError                 everything that is told to the person who asked
      NotationError               dice notation that cannot be read            (notation.error)
      FacesError                  typed-in faces that do not fit the roll      (dice.chance)
      TooCostly                   exact answer refused by its cost             (dice.cost)
      ParameterError              a check's parameters or rules                (rules.form)
      TableError                  a command at the table, a right, a seat      (table.error)
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction
    from typing import TypeAlias

    Argument: TypeAlias = "str | int | bool | Fraction | Message | tuple[Message, ...] | None"


class Message:
    """A key into the word files and its arguments (text, whole number, fraction, message or tuple of messages)."""

    __slots__ = ("arguments", "key")
    key: str
    arguments: Mapping[str, Argument]

    def __init__(self, key: str, /, **arguments: Argument) -> None:
        self.key = key
        self.arguments = arguments

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.arguments) == (other.key, other.arguments)

    def __hash__(self) -> int:
        return hash((self.key, *self.arguments.items()))

    def __repr__(self) -> str:
        return f"Message({', '.join([repr(self.key), *(f'{k}={v!r}' for k, v in self.arguments.items())])})"


class WurfwerkError(Exception):
    """Something to tell the person who asked.

    `key` is the error key of the contract (`too-costly`, `unknown-check`); `message` says what was wrong and what would
    be right; `span` is the place in the text as it was typed, in characters; `hint` says what to write instead.
    """

    key: str = "error"

    def __init__(
        self,
        message: Message,
        *,
        key: str | None = None,
        span: tuple[int, int] | None = None,
        hint: Message | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.span = span
        self.hint = hint
        if key is not None:
            self.key = key


_WHY = {
    "missing": ("ENOENT",),
    "folder": ("EISDIR",),
    "no-folder": ("ENOTDIR",),
    "forbidden": ("EACCES", "EPERM"),
    "full": ("ENOSPC", "EDQUOT"),
    "read-only": ("EROFS",),
    "no-name": ("EINVAL", "EILSEQ"),
    "long-name": ("ENAMETOOLONG",),
    "loop": ("ELOOP",),
    "closed": ("EBADF",),
    "busy": ("EBUSY", "ETXTBSY", "EAGAIN"),
    "too-big": ("EFBIG",),
    "too-many-open": ("EMFILE", "ENFILE"),
    "device": ("EIO", "ENXIO", "ENODEV"),
}


def why(number: int | None) -> Message:
    """Why a file, an input or an output fails, for a number of `errno`: the system itself tells it in its own language only."""
    import errno

    for key, names in _WHY.items():
        if number is not None and number in [getattr(errno, name, None) for name in names]:
            return Message(f"why-{key}")
    return Message("why-other", number=number or 0)
