"""Every numbered rule of the sources is carried out by something, said in both languages, and proven by a test that names it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.proofs import marked, numbers_missing, unproven
from wurfwerk.rules.registry import systems
from wurfwerk.rules.rulebook import NumberedRule, missing_parts
from wurfwerk.rules.system import RuleSystem
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.rulebook import rulebook_document
from wurfwerk.words.sentences import Words

ROOT = Path(__file__).parents[2]
NUMBERS = json.loads((ROOT / "tests" / "data" / "rules" / "numbers.json").read_text(encoding="utf-8"))
SYSTEMS = [system for system in systems().values() if system.rulebook]
RULES = [(system, rule) for system in SYSTEMS for rule in system.rulebook]
every_rule = pytest.mark.parametrize(("system", "rule"), RULES, ids=[rule.number for _, rule in RULES])


@pytest.mark.parametrize("system", SYSTEMS, ids=[system.key for system in SYSTEMS])
def test_every_rule_is_there_once(system: RuleSystem) -> None:
    assert numbers_missing(system.rulebook, *NUMBERS[system.key]) == []
    assert [rule.number for rule in system.rulebook] == sorted(rule.number for rule in system.rulebook)


@every_rule
def test_what_carries_it_out_is_there(system: RuleSystem, rule: NumberedRule) -> None:
    assert rule.by
    assert missing_parts(rule, system) == []
    texts = [part.partition(":")[2] for part in rule.by if part.startswith(("prompt:", "refusal:"))]
    assert [key for key in texts if not Words("en").has(f"{system.key}:{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS, ids=[system.key for system in SYSTEMS])
def test_what_carries_it_out_is_called_by_its_name(system: RuleSystem, language: str) -> None:
    words = Words(language)
    for rule in rulebook_document(system, words):
        for carrier in rule["by"]:
            bare = words.text(f"carrier-{carrier['kind']}", name=carrier["key"])
            assert (carrier["label"] == bare) == (carrier["kind"] in ("prompt", "refusal")), (rule["number"], carrier)


@every_rule
def test_a_test_proves_it(system: RuleSystem, rule: NumberedRule) -> None:
    assert unproven([rule], ROOT) == []


@every_rule
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said(system: RuleSystem, rule: NumberedRule, language: str) -> None:
    text = Words(language).say(rule.text(system.key))
    assert 20 <= len(text) <= 600, "a sentence or two in our own words"


def test_all_proofs_are_among_the_tests_that_run() -> None:
    """Under the options that every run has: none is left out by its name, a mark or a folder that is not looked through."""
    files = sorted({rule.proof.partition("::")[0] for _, rule in RULES})
    listed = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "--no-header", *files],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    collected = {line.partition("[")[0] for line in listed.stdout.splitlines()}
    assert len(RULES) == sum(count for _, count in NUMBERS.values()) == 111
    assert [rule.proof for _, rule in RULES if rule.proof not in collected] == []


@every_rule
def test_a_rule_whose_test_is_removed_is_found(system: RuleSystem, rule: NumberedRule, tmp_path: Path) -> None:
    path, _, name = rule.proof.partition("::")
    copy = tmp_path / path
    copy.parent.mkdir(parents=True)
    shutil.copy(ROOT / path, copy)
    assert unproven([rule], tmp_path) == []
    written = copy.read_text(encoding="utf-8")
    copy.write_text(written.replace(f"def {name}(", f"def no_{name}("), encoding="utf-8")
    assert unproven([rule], tmp_path) == [f"{rule.number}: there is no test {rule.proof}"]
    assert marked(copy)[f"no_{name}"] >= {rule.number}
    copy.write_text(re.sub(rf"(?<=[\"']){rule.number}(?=[\"'])", "XX-99", written), encoding="utf-8")
    assert unproven([rule], tmp_path) == [f"{rule.number}: {rule.proof} is not marked with it"]
    copy.unlink()
    assert unproven([rule], tmp_path) == [f"{rule.number}: there is no test {rule.proof}"]
    assert unproven([replace(rule, proof="")], ROOT) == [f"{rule.number}: there is no test "]
    rest = [each for each in system.rulebook if each is not rule]
    assert numbers_missing(rest, *NUMBERS[system.key]) == [rule.number]
    assert numbers_missing([*rest, rule, rule], *NUMBERS[system.key]) == [rule.number]


UNPROVEN = {
    "fails": "assert False",
    "is skipped": "pytest.skip('no time')",
    "is expected to fail": "pytest.xfail('not yet')",
    "asks for what is not installed": "pytest.importorskip('no_such_module')",
}
DECORATED = {
    "is skipped by a mark": "@pytest.mark.skip(reason='no time')",
    "is expected to fail by a mark": "@pytest.mark.xfail(reason='not yet', strict=False)",
    "has nothing to go through": "@pytest.mark.parametrize('n', [])",
}


def _run(folder: Path, body: str, decorator: str = "", rule: str = '@pytest.mark.rule("OL-01")') -> tuple[int, str]:
    """A whole run of pytest over one test, with the hook that every run of ours has."""
    argument = "n" if "'n'" in decorator else ""
    (folder / "conftest.py").write_text(
        "from tests.proofs import pytest_runtest_makereport as pytest_runtest_makereport\n"
    )
    (folder / "pytest.ini").write_text(f"[pytest]\npythonpath = {ROOT}\nmarkers = rule(number): a rule\n")
    (folder / "test_it.py").write_text(f"import pytest\n\n{rule}\n{decorator}\ndef test_it({argument}):\n    {body}\n")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_it.py"]
    done = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("body", "decorator"),
    [*[(body, "") for body in UNPROVEN.values()], *[("assert True", mark) for mark in DECORATED.values()]],
    ids=[*UNPROVEN, *DECORATED],
)
def test_a_proof_that_does_not_pass_fails_the_run(body: str, decorator: str, tmp_path: Path) -> None:
    status, said = _run(tmp_path, body, decorator)
    assert status == 1, said
    assert "1 failed" in said or "1 error" in said
    if "assert" not in body or decorator:
        assert "OL-01 not proven" in said


def test_a_proof_that_passes_passes_and_other_tests_may_be_skipped(tmp_path: Path) -> None:
    assert _run(tmp_path, "assert True")[0] == 0
    assert _run(tmp_path, "pytest.skip('no time')", rule="")[0] == 0


def test_our_own_runs_have_that_hook(request: pytest.FixtureRequest) -> None:
    hooks = request.config.pluginmanager.hook.pytest_runtest_makereport.get_hookimpls()
    assert any(hook.function.__module__ == "tests.proofs" for hook in hooks)
