"""`Texts`: one Fluent file; where its texts stand is known at once, and each is parsed when it is first asked for.

A command says a dozen of a thousand texts, and parsing is what Fluent takes its time for. Law: every text is what the whole file parsed
at once would give.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

MANY = 60
"""Whoever asked for so many texts will ask for more: then all that is left is parsed in one go."""

_ENTRY = re.compile(r"(?m)^(?:(-?[a-zA-Z][a-zA-Z0-9_-]*) *=|#)")
"""Where an entry or a comment begins: what continues one never stands in the first column with such a beginning."""

_NAMED = re.compile(r"[{(,:]\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")
"""What may be the name of another text inside one."""


class Texts:
    """The texts of one file by their names."""

    def __init__(self, language: str, source: str, functions: Mapping[str, Callable[..., Any]]) -> None:
        self._bundle = FluentBundle([language], functions=dict(functions), use_isolating=False)
        self._waiting: dict[str, str] = {}
        starts = list(_ENTRY.finditer(source))
        for found, end in zip(starts, [*[each.start() for each in starts[1:]], len(source)], strict=True):
            if found[1] is not None:
                self._waiting.setdefault(found[1], source[found.start() : end])
        self.names = frozenset([name for name in self._waiting if not name.startswith("-")])
        self._most_waiting = len(self._waiting) - MANY

    def has(self, name: str) -> bool:
        return name in self.names

    def pattern(self, name: str) -> Any:
        """What a text is made of, for `said`; None where there is none of that name, or it has no value of its own."""
        if name not in self.names:
            return None
        self._parse(name)
        return self._bundle.get_message(name).value if self._bundle.has_message(name) else None

    def said(self, pattern: Any, arguments: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The text with its arguments, and what went wrong with them."""
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        return str(text), list(errors)

    def _parse(self, name: str) -> None:
        """Parse a text and all that it refers to. They wait until all of them are there: other threads may ask meanwhile."""
        if name not in self._waiting:
            return
        if len(self._waiting) < self._most_waiting:
            found = dict(self._waiting)
        else:
            found, names = {}, [name]
            while names:
                each = names.pop()
                source = self._waiting.get(each)
                if source is not None and each not in found:
                    found[each] = source
                    names += _NAMED.findall(source)
        self._bundle.add_resource(FluentResource("".join(found.values())))
        for each in found:
            self._waiting.pop(each, None)
