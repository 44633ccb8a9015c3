"""What the package is made of: the locked packages of the program and no others."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from installer.lock import LOCK, entries, of_the_program

ROOT = Path(__file__).parents[2]

SMALL = """\
aiohttp==3 \\
    --hash=sha256:aa
    # via tdapp (pyproject.toml)
attrs==26 \\
    --hash=sha256:bb
    # via
    #   aiohttp
    #   jsonschema
jsonschema==4 \\
    --hash=sha256:cc
    # via tdapp (pyproject.toml:dev)
rpds-py==2 ; python_version < '4' \\
    --hash=sha256:dd
    # via jsonschema
networkx==3 \\
    --hash=sha256:ee
    # via
    #   tdapp (pyproject.toml:dev)
    #   aiohttp
"""


def test_what_the_program_needs_is_followed_and_what_developers_need_is_not() -> None:
    assert [entry.name for entry in of_the_program(SMALL)] == ["aiohttp", "attrs", "networkx"]


def test_hashes_and_conditions_stay_with_their_entry() -> None:
    entry = entries(SMALL)[3]
    assert entry.lines[0] == "rpds-py==2 ; python_version < '4' \\"
    assert entry.lines[1].strip() == "--hash=sha256:dd"


def test_every_dependency_of_the_program_is_in_it_and_no_tool() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    names = {entry.name for entry in of_the_program(LOCK.read_text("utf-8"))}
    for dependency in project["project"]["dependencies"]:
        named = re.match(r"[A-Za-z0-9._-]+", dependency)
        assert named is not None
        assert named[0].lower().replace("_", "-") in names
    assert not names & {"babel", "pytest", "mypy", "ruff", "hypothesis", "import-linter", "scipy", "pytest-qt"}
