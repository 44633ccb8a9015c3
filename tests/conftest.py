"""What every test runs under: the effort of property tests, files in memory, modules compiled once."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tdapp.pairing.engines.gacrux import GacruxEngine
from tests.effort import FULL

settings.register_profile("quick", max_examples=15, deadline=None)
settings.register_profile("full", max_examples=100, deadline=None)
settings.load_profile("full" if FULL else "quick")

sys.dont_write_bytecode = False  # the tests start many processes: let each module be compiled once
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

MEMORY = Path("/dev/shm")  # every step of an event is synced, which takes a disk milliseconds
if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > 2 << 30:
    os.environ["TMPDIR"] = str(MEMORY)


@pytest.fixture(name="gacrux", scope="session")
def _gacrux() -> Iterator[GacruxEngine]:
    """One warm engine for all tests: to start its process takes most of a second."""
    with GacruxEngine() as engine:
        yield engine


def pytest_collection_finish() -> None:
    """What was loaded stays: the collector need not go through it again and again."""
    gc.collect()
    gc.freeze()
