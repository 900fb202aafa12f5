"""What every distribution can be asked is there, and none of it is loaded before the first question."""

from __future__ import annotations

import copy
import subprocess
import sys

import pytest

from wurfwerk import odds, parse
from wurfwerk.dice import Distribution
from wurfwerk.dice.law import ASKED
from wurfwerk.dice.statistics.asked import Asked

PROGRAM = """
import sys
from wurfwerk import odds, parse
law = odds(parse("{text}"))
law.mean, law.variance, law.min, law.max, law.pmf, law.tail, law.at_least(3), law.at_most(3), law.chance(3)
getattr(law, "outcomes", None), getattr(law, "weights", None)
print([name for name in sys.modules if "statistics" in name])
{asked}
print("wurfwerk.dice.statistics.asked" in sys.modules)
"""


@pytest.mark.parametrize("text", ["4d6kh3", "1d6!", "1d6!/2", "1d5000"])
@pytest.mark.parametrize("asked", ["law.median", "law.given(at_least=2)", "dir(law)", "help(law)"])
def test_the_questions_are_loaded_with_the_first_of_them(text: str, asked: str) -> None:
    program = f"import sys; sys.path[:0] = {sys.path!r}\n" + PROGRAM.format(text=text, asked=asked)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert (lines[0], lines[-1]) == ("[]", "True")
    if asked == "help(law)":
        assert "The least value v" in done.stdout


def test_all_questions_are_methods_of_the_class() -> None:
    names = {name for name in vars(Asked) if not name.startswith("_")}
    assert names == set(ASKED)
    assert names <= set(dir(Distribution))


def test_what_no_law_knows() -> None:
    law = odds(parse("1d6"))
    with pytest.raises(AttributeError, match="luck"):
        _ = law.luck  # type: ignore[attr-defined]
    assert copy.copy(law) == copy.deepcopy(law) == law


def test_a_law_is_shown_in_short() -> None:
    assert repr(odds(parse("1d6!"))) == "<Series from 1, mean 21/5>"
    assert repr(odds(parse("-1d6!"))) == "<Series to -1, mean -21/5>"
    assert repr(odds(parse("1d6!-1d6!"))) == "<Series without ends, mean 0>"
    assert repr(odds(parse("1d5000"))) == "<Spread from 1 to 5000, mean 5001/2>"
    assert repr(odds(parse("30d10!")).given(at_least=300)).startswith("<Series from 300, mean about 307.")  # type: ignore[union-attr]
