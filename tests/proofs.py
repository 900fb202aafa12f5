"""The tests that prove numbered rules: a rule without one is found, and one that was not carried out to its end counts as failed.

`pytest.mark.rule("OL-01")` marks a proof; the rulebook of a game names one for every rule. `tests/conftest.py` has the hook, so a proof
that is skipped, expected to fail, or has nothing to go through, fails every run it is part of.
"""

from __future__ import annotations

import ast
from collections.abc import Generator, Iterable, Mapping, Sequence
from pathlib import Path

import pytest

from wurfwerk.rules.rulebook import NumberedRule


def marked(path: Path) -> dict[str, set[str]]:
    """Test function of a module -> the numbers of the rules it is marked with."""
    found: dict[str, set[str]] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        numbers: set[str] = set()
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
                numbers |= {str(ast.literal_eval(argument)) for argument in decorator.args}
        found[node.name] = numbers
    return found


def unproven(
    rules: Iterable[NumberedRule], root: Path, known: Mapping[Path, dict[str, set[str]]] | None = None
) -> list[str]:
    """What is missing of the proofs of rules, point by point; `root` is the folder that proofs are named from."""
    seen = dict(known or {})
    out = []
    for rule in rules:
        path, _, name = rule.proof.partition("::")
        file = root / path
        if file not in seen:
            seen[file] = marked(file) if file.is_file() else {}
        if not name.startswith("test_") or name not in seen[file]:
            out.append(f"{rule.number}: there is no test {rule.proof}")
        elif rule.number not in seen[file][name]:
            out.append(f"{rule.number}: {rule.proof} is not marked with it")
    return out


def numbers_missing(rules: Sequence[NumberedRule], prefix: str, count: int) -> list[str]:
    """Numbers that a rulebook leaves out, has twice or has not to have."""
    wanted = [f"{prefix}-{number:02}" for number in range(1, count + 1)]
    given = [rule.number for rule in rules]
    return sorted({number for number in {*wanted, *given} if wanted.count(number) != given.count(number)})


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A proof that does not pass, fails."""
    report = yield
    numbers = [str(number) for mark in item.iter_markers("rule") for number in mark.args]
    if numbers and (report.outcome == "skipped" or hasattr(report, "wasxfail")):
        report.outcome = "failed"
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else getattr(report, "wasxfail", "")
        report.longrepr = f"{', '.join(numbers)} not proven: {why or 'the test was not carried out'}"
        if hasattr(report, "wasxfail"):
            del report.wasxfail
    return report
