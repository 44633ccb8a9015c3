"""What every test runs under: the effort of property tests, files in memory, modules compiled once."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from pathlib import Path

from hypothesis import settings

from tests.effort import FULL

settings.register_profile("quick", max_examples=15, deadline=None)
settings.register_profile("full", max_examples=100, deadline=None)
settings.load_profile("full" if FULL else "quick")

sys.dont_write_bytecode = False  # the tests start many processes: let each module be compiled once
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

MEMORY = Path("/dev/shm")  # every step of an event is synced, which takes a disk milliseconds
if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > 2 << 30:
    os.environ["TMPDIR"] = str(MEMORY)


def pytest_collection_finish() -> None:
    """What was loaded stays: the collector need not go through it again and again."""
    gc.collect()
    gc.freeze()
