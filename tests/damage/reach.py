"""Which tests come to which line, in how many seconds: told by a run without damage, kept by what lies in the tree."""

from __future__ import annotations

import functools
import gzip
import hashlib
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import coverage
import pytest

from tests.damage import child

LONG = 1200.0  # seconds for the sound run of a test file
LOADED = ""
"""Where every test of a file comes: what runs while tests are loaded, and in fixtures of more than one."""


@dataclass(frozen=True)
class Reach:
    """Of one test file: the seconds of each test that passes, those that fail already, and who comes to which line."""

    seconds: dict[str, float]
    failing: list[str]
    lines: dict[str, dict[int, list[str]]]

    def of(self, path: str, lines: frozenset[int]) -> set[str]:
        """The tests that come to one of the lines of a module."""
        by = self.lines.get(path, {})
        tests = {test for line in lines for test in by.get(line, ())}
        return set(self.seconds) if LOADED in tests else tests & set(self.seconds)

    def touching(self, path: str) -> set[str]:
        """The tests that come to the module at all."""
        return {test for tests in self.lines.get(path, {}).values() for test in tests}


class Reaches:
    """What is known of the test files of a tree, made where it is missing."""

    def __init__(self, folder: Path, kept: Path, room: str) -> None:
        self.folder, self.kept, self.room = folder, kept, room
        self._state = _state(folder, room)
        self._read: dict[str, Reach] = {}

    def of(self, file: str) -> Reach:
        """Of one test file."""
        if file not in self._read:
            self._read[file] = self._of(file)
        return self._read[file]

    def _of(self, file: str) -> Reach:
        name = hashlib.sha256(self._state + file.encode() + (self.folder / file).read_bytes()).hexdigest()[:32]
        place = self.kept / f"{name}.json.gz"
        if not place.exists():
            self.kept.mkdir(parents=True, exist_ok=True)
            place.write_bytes(gzip.compress(json.dumps(self._run(file, place.with_suffix(".tmp"))).encode(), 1))
        seconds, failing, lines = json.loads(gzip.decompress(place.read_bytes()))
        names = [LOADED, *seconds, *failing]
        return Reach(
            seconds,
            failing,
            {
                path: {int(line): [names[number] for number in numbers] for line, numbers in by.items()}
                for path, by in lines.items()
            },
        )

    def _run(self, file: str, place: Path) -> list[Any]:
        watching = Watching(self.folder, self.room, place.absolute())
        status = child.run(self.folder, [file], LONG, watching, watching.begin)
        if not place.exists():
            raise RuntimeError(f"Without damage {file} does not run to its end: {status}")
        told = json.loads(place.read_text("utf-8"))
        place.unlink()
        return told


def _state(folder: Path, room: str) -> bytes:
    """The sum of everything that a test may ask for, but for the other tests."""
    sums = hashlib.sha256(room.encode())
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.name.startswith("test_") and not {"__pycache__", "recorded"} & set(file.parts):
            sums.update(file.relative_to(folder).as_posix().encode())
            sums.update(file.read_bytes())
    return sums.digest()


class Watching:
    """A plugin that notes the lines of a room that each test comes to, as if alone: what others kept is forgotten."""

    def __init__(self, folder: Path, room: str, place: Path) -> None:
        self.folder, self.place = folder, place
        self.seconds: dict[str, float] = {}
        self.failing: set[str] = set()
        pattern = room if room.endswith(".py") else f"{room}/*"
        self._coverage = coverage.Coverage(
            data_file=None, config_file=False, include=[str(folder / pattern)], messages=False, concurrency="thread"
        )

    def begin(self) -> None:
        """Before the tests are loaded."""
        self._coverage.start()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        for one in _caches():
            one.cache_clear()
        if "tests.event_files" in sys.modules:
            sys.modules["tests.event_files"]._KEPT.clear()
        self._coverage.switch_context(item.nodeid)
        began = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.process_time() - began  # whatever else the computer does
            self._coverage.switch_context(LOADED)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
    ) -> Iterator[None]:
        if fixturedef.scope == "function":
            return (yield)
        self._coverage.switch_context(LOADED)
        try:
            return (yield)
        finally:
            self._coverage.switch_context(request._pyfuncitem.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failing.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        failing = sorted(self.failing)
        seconds = {test: round(spent, 3) for test, spent in self.seconds.items() if test not in self.failing}
        numbers = {test: number for number, test in enumerate([LOADED, *seconds, *failing])}
        data = self._coverage.get_data()
        lines = {
            Path(file).relative_to(self.folder).as_posix(): {
                line: [numbers[test] for test in tests] for line, tests in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }
        self.place.write_text(json.dumps([seconds, failing, lines]), "utf-8")


def _caches() -> Iterator[Any]:
    """What functions of the program and of the tests keep of their answers."""
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] in ("tdapp", "tests"):
            for one in list(vars(module).values()):
                if isinstance(one, functools._lru_cache_wrapper):
                    yield one
                elif isinstance(one, type) and one.__module__ == name:
                    yield from (part for part in vars(one).values() if isinstance(part, functools._lru_cache_wrapper))
