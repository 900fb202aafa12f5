"""`wurfwerk systems` with `--rules` and `--tables`: everything the declarations say, in both languages and as JSON."""

from __future__ import annotations

import json

import pytest

from wurfwerk.frontends.cli.main import main
from wurfwerk.rules.registry import systems
from wurfwerk.words.catalogue import systems_document
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

every = pytest.mark.parametrize("key", sorted(systems()))


@every
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_with_what_carries_it_out_and_its_proof(
    key: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["systems", key, "--rules", "--lang", language]) == 0
    text = capsys.readouterr().out
    rulebook = systems()[key].rulebook
    assert rulebook
    for rule in rulebook:
        assert f"\n{rule.number}  " in text
        assert rule.proof in text
    assert main(["systems", key, "--rules", "--json", "--lang", language]) == 0
    (document,) = json.loads(capsys.readouterr().out)["systems"]
    assert [(rule["number"], rule["proof"]) for rule in document["rulebook"]] == [
        (rule.number, rule.proof) for rule in rulebook
    ]
    for said, rule in zip(document["rulebook"], rulebook, strict=True):
        assert [f"{carrier['kind']}:{carrier['key']}" for carrier in said["by"]] == list(rule.by)
        assert all(len(carrier["label"]) > 5 for carrier in said["by"])


@every
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_with_its_source(
    key: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["systems", key, "--tables", "--lang", language]) == 0
    text = capsys.readouterr().out
    assert max(map(len, text.splitlines())) <= 80
    assert main(["systems", key, "--tables", "--json", "--lang", language]) == 0
    (document,) = json.loads(capsys.readouterr().out)["systems"]
    declared = systems()[key].references
    assert [table["key"] for table in document["references"]] == [table.key for table in declared]
    for table in document["references"]:
        assert table["key"] in text and table["source"].split()[0] in text
        assert all(len(row) == len(table["columns"]) for row in table["rows"])


def test_all_systems_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    for option, part in (("--rules", "rulebook"), ("--tables", "references")):
        assert main(["systems", option, "--json"]) == 0
        found = json.loads(capsys.readouterr().out)["systems"]
        assert [each["key"] for each in found] == list(systems())
        assert all(each[part] for each in found)


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        (["--rules", "--tables"], "given-twice"),
        (["chess", "--rules"], "unknown-system"),
        (["--rules=1"], "needless-value"),
    ],
)
def test_what_is_wrong_is_told(arguments: list[str], key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["systems", *arguments, "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["key"] == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_json(language: str) -> None:
    document = systems_document(Words(language))
    assert json.loads(json.dumps(document)) == document
