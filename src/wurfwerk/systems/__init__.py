"""The game systems that come with Wurfwerk, one package each; found through entry points, as a stranger's are.

The library's function `wurfwerk.systems` has the same name, and Python puts this package in its place as soon as a system is
loaded. So the package answers a call as the function does.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wurfwerk.rules.system import RuleSystem


class _Systems(ModuleType):
    def __call__(self) -> Mapping[str, RuleSystem]:
        from wurfwerk.rules.registry import systems

        return systems()


sys.modules[__name__].__class__ = _Systems
