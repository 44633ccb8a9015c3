"""`make damage`: damages the program, a line at a time, and lists what no test of the room notices.

Either the lines that changed since a commit (``--since HEAD~5``) or a drawn sample of a room (``--room tdapp/tiebreaks
--sample 60 --seed 1``). Each damage is done to a copy of the tree; the tests of the mirrored room that name the
module are run first, then all of the room; the first failure or the time limit ends it. What was tried is kept in the
file OUT as one line of JSON each: a run that is started again goes on where it stopped.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import queue
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import pytest

from tests.damage.damages import Damage, damages

ROOT = Path(__file__).parents[2]
KNOWN = Path(__file__).with_name("equivalent.txt")
HUNK = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@")
NOT_DAMAGED = ("storage/event/migrations/versions/", "ui/")
"""Revisions never change once they are out; the window needs more than the tests of a room."""
CLOCK = -99
PATIENCE, LEAST = 4.0, 20.0  # a damaged run may take so many times what the sound one took, and seconds besides


def git(*arguments: str) -> str:
    """What git answers in the tree."""
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def changed_since(commit: str) -> list[Damage]:
    """The damages to the lines of the program that differ from a commit, in the working tree."""
    lines: dict[str, set[int]] = {}
    path = ""
    for line in git("diff", "-U0", "--no-color", commit, "--", "tdapp").splitlines():
        if line.startswith("+++ "):
            path = line.removeprefix("+++ b/")
        elif hunk := HUNK.match(line):
            first, count = int(hunk[1]), int(hunk[2] or 1)
            lines.setdefault(path, set()).update(range(first, first + count))
    return [one for path in sorted(lines) if _is_damaged(path) for one in of_file(path, lines[path])]


def of_room(room: str) -> list[Damage]:
    """All damages to the modules of a folder, or of one module."""
    place = ROOT / room
    files = [place] if place.suffix else sorted(place.rglob("*.py"))
    paths = [file.relative_to(ROOT).as_posix() for file in files]
    return [one for path in paths if _is_damaged(path) for one in of_file(path)]


def of_file(path: str, lines: set[int] | None = None) -> list[Damage]:
    """The damages to one module; none where it is gone."""
    file = ROOT / path
    return damages(path, file.read_bytes(), lines) if file.exists() else []


def _is_damaged(path: str) -> bool:
    return path.endswith(".py") and not path.removeprefix("tdapp/").startswith(NOT_DAMAGED)


class Tree:
    """A copy of what git knows, in which one damage lies at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in git("ls-files", "--cached", "--others", "--exclude-standard").splitlines():
            if (ROOT / name).is_file():
                target = folder / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, target)
        self.sound: dict[tuple[str, ...], float] = {}  # seconds of a run without damage
        self._running: subprocess.Popen[bytes] | None = None

    def fails(self, one: Damage) -> str:
        """What notices the damage: the tests that name the module, those of the room, the clock; empty if nothing."""
        file = self.folder / one.path
        source = file.read_bytes()
        for tests, what in self._stages(one.path).items():
            limit = self._sound(tests) * PATIENCE + LEAST
            try:
                self._write(file, one.applied(source))
                if status := self._run(tests, limit):
                    return "the clock" if status == CLOCK else what
            finally:
                self._write(file, source)
        return ""

    def _stages(self, path: str) -> dict[tuple[str, ...], str]:
        """What is run, the nearest first: tests that name the module, its mirrored folder, all of the room."""
        parts = Path(path).with_suffix("").parts
        room = self._mirrored(parts[1:2])
        name = re.compile(rf"\b{re.escape('.'.join(parts))}\b")
        tests = sorted((self.folder / "tests").rglob("test_*.py"))  # of other rooms too
        naming = [one.relative_to(self.folder).as_posix() for one in tests if name.search(one.read_text("utf-8"))]
        stages = {tuple(naming): "its tests", (self._mirrored(parts[1:]),): "its folder", (room,): "the room"}
        return {files: what for files, what in stages.items() if files}

    def _mirrored(self, parts: tuple[str, ...]) -> str:
        folder = Path("tests")
        for part in parts:
            if not (self.folder / folder / part).is_dir():
                break
            folder /= part
        return folder.as_posix()

    def _sound(self, tests: tuple[str, ...]) -> float:
        if tests not in self.sound:
            began = time.monotonic()
            if self._run(tests, 3600):
                raise RuntimeError(f"Without damage these fail already: {' '.join(tests)}")
            self.sound[tests] = time.monotonic() - began
        return self.sound[tests]

    @staticmethod
    def _write(file: Path, source: bytes) -> None:
        """Write and forget what was compiled: a file of the same second and size would pass for the same."""
        file.write_bytes(source)
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
            compiled.unlink()

    def _run(self, tests: tuple[str, ...], limit: float) -> int:
        """0 where nothing was noticed, else the status of pytest, or CLOCK."""
        shutil.rmtree(self.folder / ".hypothesis", ignore_errors=True)  # the same examples as without damage
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=1", *tests]
        environment = {**os.environ, "PYTHONPATH": str(self.folder), "QT_QPA_PLATFORM": "offscreen"}
        process = subprocess.Popen(
            command, cwd=self.folder, env=environment, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self._running = process
        try:
            status = process.wait(limit)
            return 0 if status == pytest.ExitCode.NO_TESTS_COLLECTED else status
        except subprocess.TimeoutExpired:
            return CLOCK
        finally:
            self.stop()
            process.wait()

    def stop(self) -> None:
        """End the tests that run, with the processes that they started."""
        if self._running is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._running.pid, signal.SIGKILL)


def key(one: Damage, line: str) -> str:
    """The name of a damage by what stands there, so that it is the same when lines above come and go."""
    return f"{one.path} | {line.strip()} | {one.what}"


def equivalent() -> set[str]:
    """The keys of damages that were looked at and change nothing; the line says why behind a second ``#``."""
    lines = KNOWN.read_text("utf-8").splitlines()
    return {line.split("  # ")[0] for line in lines if line and not line.startswith("#")}


def main() -> int:
    """Damage, test, tell; 1 where something survived that is not known to be equivalent."""
    parser = argparse.ArgumentParser(prog="make damage", description=__doc__)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--since", help="the lines that changed since this commit")
    what.add_argument("--room", help="a folder or module, like tdapp/tiebreaks")
    parser.add_argument("--sample", type=int, help="so many, drawn; without it all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="copies of the tree that are damaged side by side")
    parser.add_argument("--out", type=Path, default=Path("damage.jsonl"), help="what was tried")
    parser.add_argument("--again", action="store_true", help="try what survived before once more")
    given = parser.parse_args()
    if hasattr(os, "nice"):
        os.nice(19)
    found = changed_since(given.since) if given.since else of_room(given.room)
    if given.sample is not None and given.sample < len(found):
        found = sorted(random.Random(given.seed).sample(found, given.sample), key=lambda one: (one.path, one.start))
    lines = {path: (ROOT / path).read_text("utf-8").splitlines() for path in {one.path for one in found}}
    keys = {one: key(one, lines[one.path][one.line - 1]) for one in found}
    tried = {}
    if given.out.exists():
        for line in given.out.read_text("utf-8").splitlines():
            entry = json.loads(line)
            tried[entry["damage"]] = entry["noticed"]
    if given.again:
        tried = {name: noticed for name, noticed in tried.items() if noticed}
    known = equivalent()
    work: queue.SimpleQueue[Damage] = queue.SimpleQueue()
    for one in found:
        if keys[one] not in tried and keys[one] not in known:
            work.put(one)
    print(f"{len(found)} damages, {work.qsize()} to try", flush=True)
    writing, stopping = threading.Lock(), threading.Event()
    trees: list[Tree] = []

    def worker(folder: Path) -> None:
        trees.append(tree := Tree(folder))
        while not stopping.is_set():
            try:
                one = work.get_nowait()
            except queue.Empty:
                return
            noticed = tree.fails(one)
            if stopping.is_set():
                return  # what was killed says nothing
            with writing, given.out.open("a", encoding="utf-8") as out:
                tried[keys[one]] = noticed
                out.write(json.dumps({"damage": keys[one], "line": one.line, "noticed": noticed}) + "\n")
            print(f"{one.path}:{one.line}: {one.what}: {noticed or 'SURVIVED'}", flush=True)

    with tempfile.TemporaryDirectory(prefix="tdapp-damage-") as folder:
        workers = [threading.Thread(target=worker, args=(Path(folder, str(n)),)) for n in range(given.jobs)]
        for one in workers:
            one.start()
        try:
            for one in workers:
                one.join()
        except KeyboardInterrupt:
            stopping.set()
            for tree in trees:
                tree.stop()
            for one in workers:
                one.join()
    left = [one for one in found if keys[one] not in known and keys[one] not in tried]
    if left:
        print(f"{len(left)} damages were not tried.", file=sys.stderr)
        return 2
    survived = [one for one in found if keys[one] not in known and not tried[keys[one]]]
    same = sum(keys[one] in known for one in found)
    print(f"\n{len(found)} damages: {len(survived)} survived, {same} change nothing (tests/damage/equivalent.txt)")
    for one in survived:
        print(f"{one.path}:{one.line}: {one.what}\n    {lines[one.path][one.line - 1].strip()}")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
