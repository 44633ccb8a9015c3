"""What every test runs under: the effort of property tests, files in memory, modules compiled once."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

from tdapp.pairing.engines.gacrux import GacruxEngine
from tests.effort import FULL, THOROUGH

pytest_plugins = ["tests.as_if"]

settings.register_profile("quick", max_examples=6, deadline=None, derandomize=True, database=None)
settings.register_profile("full", max_examples=100, deadline=None, print_blob=True)
settings.load_profile("full" if FULL else "quick")
if not FULL:  # constants of the modules that happen to be loaded are drawn too: they would be others in every worker
    pytest.MonkeyPatch().setattr(providers, "_get_local_constants", lambda: providers._local_constants)

gc.disable()  # between tests alone: on another thread Qt's objects would be deleted there, and what is loaded stays

sys.dont_write_bytecode = False  # the tests start many processes: let each module be compiled once
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

MEMORY = Path("/dev/shm")  # every step of an event is synced, which takes a disk milliseconds
if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > 2 << 30:
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


@pytest.fixture(name="gacrux", scope="session")
def _gacrux() -> Iterator[GacruxEngine]:
    """One warm engine for all tests: to start its process takes most of a second."""
    with GacruxEngine() as engine:
        yield engine


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Benchmarks are left to `make bench`: deselected, so that what was skipped can be read."""
    if not config.getoption("benchmark_only"):
        timed = [item for item in items if "benchmark" in getattr(item, "fixturenames", ())]
        config.hook.pytest_deselected(items=timed)
        items[:] = [item for item in items if item not in set(timed)]


@pytest.hookimpl(optionalhook=True)  # make bench and the simulations of other systems run without it
def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are processors: some tests wait for programs that they started."""
    known = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return known + 1


SLOW = 1.0  # seconds of processor time in which sixty tests should run
BEGAN = pytest.StashKey[float]()


def processor() -> float:
    """Seconds of this process and of those that it started, whatever else the computer does."""
    return sum(os.times()[:4])


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """From here on the time of a test counts, with all that its fixtures make."""
    item.stash[BEGAN] = processor()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    """What a test cost goes with its last report, so that it reaches the summary from every worker."""
    if call.when == "teardown":
        item.user_properties.append(("processor", processor() - item.stash[BEGAN]))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name what takes the time of others."""
    reports = [report for of_kind in terminalreporter.stats.values() for report in of_kind]
    spent = {
        report.nodeid: value
        for report in reports
        for name, value in getattr(report, "user_properties", ())
        if name == "processor"
    }
    slow = sorted((name for name in spent if spent[name] > SLOW), key=spent.__getitem__, reverse=True)
    if slow and not THOROUGH:
        terminalreporter.section(f"over {SLOW} s of processor time: can it be proven with less, or is it @thorough?")
        for name in slow[:20]:
            terminalreporter.write_line(f"{spent[name]:6.1f}  {name}")


MANY_NEW, MANY_KEPT = 100_000, 10


def pytest_collection_finish() -> None:
    """What was loaded stays: the collector need not go through it again and again."""
    gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Look for garbage where much was made."""
    new, kept, old = gc.get_count()
    if new > MANY_NEW:
        gc.collect(0 if kept <= MANY_KEPT else 1 if old <= MANY_KEPT else 2)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Of a test that is quick and passes a worker tells its call alone: six messages took longer than most tests.

    With ``--durations`` everything is told.
    """
    if session.config.getoption("durations") is not None:
        return
    for worker in session.config.pluginmanager.get_plugins():
        if type(worker).__name__ == "WorkerInteractor":
            worker.sendevent = partial(_tell, worker.sendevent)


def _tell(send: Callable[..., None], name: str, **facts: Any) -> None:
    if name in ("logstart", "logfinish"):
        return
    report = facts.get("data", {})
    dull = report.get("when") in ("setup", "teardown") and report["outcome"] == "passed" and not report["sections"]
    if dull and all(value <= SLOW for key, value in report["user_properties"] if key == "processor"):
        return
    send(name, **facts)
