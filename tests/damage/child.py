"""Tests in a child of a warm process: what they need of others is loaded once, tdapp and the tests in every child."""

from __future__ import annotations

import contextlib
import importlib
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

CLOCK = -99
OPTIONS = ("-q", "-p", "no:cacheprovider", "--hypothesis-seed=1", "-W", "ignore::pytest.PytestAssertRewriteWarning")
OTHERS = (
    "aiohttp", "alembic.command", "chess.engine", "coverage", "hypothesis.stateful", "networkx", "numpy", "openpyxl",
    "PIL.Image", "pytestqt.plugin", "PySide6.QtWidgets", "reportlab.pdfgen.canvas", "sqlalchemy.orm",
)  # fmt: skip


def warm() -> None:
    """Load what is not ours; in one thread, so that the process can be forked."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    for name in OTHERS:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)


def run(folder: Path, files: list[str], limit: float, plugin: object, before: Callable[[], None] = lambda: None) -> int:
    """What pytest says of test files of a tree that lies in a folder: its status, or CLOCK when it took too long."""
    child = os.fork()
    if not child:
        status = int(pytest.ExitCode.INTERNAL_ERROR)
        try:
            _leave(folder)
            before()
            status = int(pytest.main([*OPTIONS, *files], plugins=[plugin]))
        finally:
            os._exit(status)
    end = time.monotonic() + limit
    try:
        while True:
            ended, status = os.waitpid(child, os.WNOHANG)
            if ended:
                child = 0
                return os.waitstatus_to_exitcode(status)
            if time.monotonic() > end:
                return CLOCK
            time.sleep(0.01)
    finally:
        _end(ended or child)
        if child:
            os.waitpid(child, 0)


def _leave(folder: Path) -> None:
    """Go to the tree, in a session of one's own, and know nothing of the tree that this process came from."""
    os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    null = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(null, stream)
    os.chdir(folder)
    root = str(Path(__file__).parents[2])
    sys.path[:] = [str(folder), *(place for place in sys.path if place not in ("", root))]
    os.environ["PYTHONPATH"] = str(folder)
    for name in [name for name in sys.modules if name.split(".")[0] in ("tdapp", "tests")]:
        del sys.modules[name]


def _end(group: int) -> None:
    """End what the tests started and left."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)
