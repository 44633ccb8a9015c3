"""Nothing enters a registry without tests of its own: each entry is looked for in its folder of tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

import pytest

from tdapp.cli import verbs
from tdapp.cli.registry import VERBS, Verb
from tdapp.domain import commands
from tdapp.domain.commands.command import Command
from tdapp.domain.commands.registry import COMMANDS
from tdapp.reports import documents
from tdapp.reports.document import Document
from tdapp.reports.registry import DOCUMENTS
from tdapp.tiebreaks import criteria, policies
from tdapp.tiebreaks.criteria.base import Criterion
from tdapp.tiebreaks.policies.base import Policy
from tdapp.tiebreaks.registry import CRITERIA, POLICIES

HERE = Path(__file__).parent


@cache
def texts(*places: str) -> tuple[str, ...]:
    """The test files of these folders and files, without the line that says what the file is about."""
    files = [
        file for place in places for file in ([HERE / place] if place.endswith(".py") else _tests_in(HERE / place))
    ]
    return tuple(file.read_text("utf-8").partition('"""\n')[2] for file in files)


def _tests_in(folder: Path) -> list[Path]:
    return sorted(folder.rglob("test_*.py"))


def is_named(pattern: str, *places: str) -> bool:
    return any(re.search(pattern, text) for text in texts(*places))


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.id)
def test_every_policy_has_its_test(policy: Policy) -> None:
    """A rung ``BH@id`` or the id itself in tests/tiebreaks/policies."""
    assert is_named(rf'[@"]{re.escape(policy.id)}["{{,/]', "tiebreaks/policies"), (
        f"no test in tests/tiebreaks/policies says BH@{policy.id}"
    )


@pytest.mark.parametrize("criterion", CRITERIA, ids=lambda criterion: criterion.code)
def test_every_criterion_has_its_test(criterion: Criterion) -> None:
    """Its code on a rung in tests/tiebreaks/criteria, or in the exercises and papers beside them."""
    places = ("tiebreaks/criteria", "tiebreaks/test_held_exercises.py", "tiebreaks/test_golden_papers.py")
    named = is_named(rf"""["',]{re.escape(criterion.code)}(?![\w-])""", *places)
    assert named, f'no test in tests/tiebreaks/criteria says "{criterion.code}"'


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.document_id)
def test_every_document_has_its_test(document: Document) -> None:
    """Its module is imported in tests/reports/documents; a choice between two documents is named by its id."""
    module = document.build.__module__.rpartition(".")[2]
    one = rf"reports\.documents import (\([^)]*|[^(\n]*)\b{module}\b|reports\.documents\.{module} import"
    pattern = rf'"{document.document_id}"' if module == "registry" else one
    assert is_named(pattern, "reports/documents"), f"no test in tests/reports/documents imports {module}"


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.ID)
def test_every_command_has_its_test(command: type[Command]) -> None:
    """It is carried out somewhere beside the example that the machine over all commands takes."""
    places = ("services", "acceptance", "storage/journal", "storage/rows")
    assert is_named(rf"\b{command.__name__}\(", *places), f"no test in tests/services does {command.__name__}(...)"


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.name)
def test_every_verb_has_its_test_and_its_line(verb: Verb) -> None:
    """It is called in tests/cli, and docs/command-line.md says what it does."""
    assert is_named(rf'\btdapp\(\s*"{verb.name}"', "cli"), f'no test in tests/cli calls tdapp("{verb.name}", ...)'
    told = (HERE.parent / "docs/command-line.md").read_text("utf-8")
    assert re.search(rf"`tdapp {verb.name}(?![\w-])", told), f"docs/command-line.md does not tell `tdapp {verb.name}`"


def modules(package: ModuleType) -> Iterator[ModuleType]:
    for module in iter_modules(package.__path__, package.__name__ + "."):
        yield import_module(module.name)


@pytest.mark.parametrize(
    ("package", "base", "name", "entries"),
    [
        (policies, Policy, "id", {type(policy) for policy in POLICIES}),
        (criteria, Criterion, "code", {type(criterion) for criterion in CRITERIA}),
        (commands, Command, "ID", set(COMMANDS)),
    ],
    ids=["policies", "criteria", "commands"],
)
def test_every_class_with_a_name_of_its_own_is_registered(
    package: ModuleType, base: type, name: str, entries: set[type]
) -> None:
    written = {
        held
        for module in modules(package)
        for held in vars(module).values()
        if isinstance(held, type) and issubclass(held, base) and name in vars(held)
    }
    assert {one.__name__ for one in written - entries} == set(), "not in its registry: nobody can choose it"


def test_every_module_of_a_document_or_verb_is_registered() -> None:
    of_documents = {module.ID for module in modules(documents) if hasattr(module, "ID")}
    assert of_documents - {document.document_id for document in DOCUMENTS} == set(), "not in tdapp/reports/registry.py"
    of_verbs = {module.__name__.rpartition(".")[2] for module in modules(verbs) if hasattr(module, "run")}
    assert of_verbs - {verb.module for verb in VERBS} == set(), "not in tdapp/cli/registry.py"


@pytest.mark.parametrize(("pattern", "place"), [("@no-such-policy", "tiebreaks"), (r"\bno_such_module\.", "reports")])
def test_what_is_not_there_is_not_found(pattern: str, place: str) -> None:
    assert texts(place)
    assert not is_named(pattern, place)
