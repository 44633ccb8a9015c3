"""The tests of what touches the disk, once under each simulation of another system (tests/as_if.py)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.as_if import VARIABLE

pytestmark = pytest.mark.conformance

ROOT = Path(__file__).parents[2]
ON_DISK = (
    "tests/storage",
    "tests/services/files",
    "tests/reports/site",
    "tests/cli/test_overwriting.py",
    "tests/cli/test_the_world.py",
)
RUNS = (
    ("bsd-locks", ("tests/storage",)),
    ("busy-twice", ON_DISK),
    ("open-files-stay", ON_DISK),
    ("names-without-case", ON_DISK),
    ("windows-names-alone", ("--collect-only", "tests")),
    ("cp1252", (*ON_DISK, "tests/interchange", "tests/trf")),
)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the simulations are played on Linux")
@pytest.mark.parametrize(("name", "folders"), RUNS, ids=lambda value: value if isinstance(value, str) else "")
def test_what_touches_the_disk_is_sound_there_too(name: str, folders: tuple[str, ...]) -> None:
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "TDAPP_FULL"))}
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", *folders],
        cwd=ROOT,
        env={**environment, VARIABLE: name},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout[-8000:] + ran.stderr[-2000:]


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_types_hold_on_every_system(system: str, tmp_path: Path) -> None:
    """What a system does not have is asked for behind ``sys.platform`` alone."""
    words = [sys.executable, "-m", "mypy", "--platform", system, "--cache-dir", str(tmp_path)]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout[-4000:]
