"""What the workflow runs on Windows and macOS is what `make check` runs here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOW = (ROOT / ".github/workflows/ci.yml").read_text("utf-8")
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


PARTS = ["lint", "imports", "types", "test"]


def recipe(target: str) -> list[str]:
    """The commands of a target, without the folder that they lie in."""
    found = re.search(rf"^{target}:.*\n((?:\t.+\n)+)", MAKEFILE, re.MULTILINE)
    assert found, target
    whole = re.sub(r"\$\(if \$\(T\),\$\(T\),(.*?)\)$", r"\1", found[1], flags=re.MULTILINE)
    lines = re.sub(r"\$\(if \$\(T\)\$\(ALL\),TDAPP_THOROUGH=1 \)", "", whole).splitlines()
    return [line.strip().replace("$(VENV)/bin/", "").replace("$(PY)", "python") for line in lines]


def test_the_parts_of_check_are_those_that_the_workflow_knows() -> None:
    found = re.search(r"^check: install (.*?)  ##.*\n\t@\$\(MAKE\) .* -j2 (.*) ALL=1\n\n", MAKEFILE, re.MULTILINE)
    assert found is not None
    assert f"{found[1]} {found[2]}".split() == PARTS


@pytest.mark.parametrize("target", PARTS)
def test_every_command_of_check_is_run_there(target: str) -> None:
    for command in recipe(target):
        assert re.search(rf"(run: |^ +){re.escape(command)}( |$)", WORKFLOW, re.MULTILINE), command


def test_what_costs_most_is_run_by_check_and_the_workflow_too() -> None:
    assert "$(if $(T)$(ALL),TDAPP_THOROUGH=1 )$(PY) -m pytest" in MAKEFILE
    step = WORKFLOW.partition("- name: Tests\n")[2].partition("- name:")[0]
    assert 'TDAPP_THOROUGH: "1"' in step


def test_the_workflow_names_the_systems_and_pythons_of_the_program() -> None:
    assert "os: [ubuntu-latest, windows-latest, macos-latest]" in WORKFLOW
    assert 'python: ["3.11", "3.13"]' in WORKFLOW
    assert "upload-artifact" in WORKFLOW


def test_new_examples_are_drawn_at_night() -> None:
    """The same ones every day: a newcomer's first run fails by no chance."""
    night = WORKFLOW.partition("\n  night:\n")[2]
    assert "github.event_name == 'schedule'" in night
    assert "run: .ci/run conformance" in night
    assert recipe("conformance")[0].startswith("TDAPP_FULL=1")
