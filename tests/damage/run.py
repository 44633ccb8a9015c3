"""`make damage`: damages the program, a line at a time, and lists what no test of the room notices.

Either the lines that changed since a commit (``--since HEAD~5``) or a drawn sample of a room (``--room tdapp/tiebreaks
--sample 60 --seed 1``). Each damage is done to a copy of the tree, and only the tests of the mirrored room that come to
its line are run, as one run without damage tells (`reach.py`; kept beside OUT): first those of files that name the
module or are named after it, then the others, quick ones first, for twenty-five seconds at most; the first failure or
the time limit ends it. Where no test comes, the first of these are run: a process of theirs may come there. What was
tried is kept in the file OUT as one line of JSON each: a run that is started again goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.damage import child
from tests.damage.damages import Damage, damages
from tests.damage.reach import Reach, Reaches

ROOT = Path(__file__).parents[2]
KNOWN = Path(__file__).with_name("equivalent.txt")
HUNK = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@")
NOT_DAMAGED = ("storage/event/migrations/versions/", "ui/")
"""Revisions never change once they are out; the window needs more than the tests of a room."""
RECORDED = "/test_recorded.py"  # it asks about everything: first
MOST = 60.0  # seconds of processor time that a damage is worth, as the run without damage took them
PATIENCE, LEAST = 4.0, 15.0  # a damaged run may take so many times what the sound one took, and seconds besides
ENDED = "\n"
GONE = 2 * (MOST * PATIENCE + 2 * LEAST)  # seconds without any answer


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

    def __init__(self, folder: Path, kept: Path, room: str) -> None:
        self.folder = folder
        for name in git("ls-files", "--cached", "--others", "--exclude-standard").splitlines():
            if (ROOT / name).is_file():
                target = folder / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, target)
        tests = sorted((folder / "tests").rglob("test_*.py"))
        self._texts = {one.relative_to(folder).as_posix(): one.read_text("utf-8") for one in tests}
        self._reaches = Reaches(folder, kept, room)

    def reach(self, file: str) -> Reach:
        """Who comes where of a test file."""
        return self._reaches.of(file)

    def files(self, path: str) -> tuple[list[str], list[str]]:
        """The test files of the mirrored room that name the module or are named after it, and the others."""
        parts = Path(path).with_suffix("").parts
        name = re.compile(rf"\b{re.escape('.'.join(parts))}\b")
        room = f"tests/{parts[1]}/" if len(parts) > 2 else "tests/test_"
        files = [file for file in self._texts if file.startswith(room)]
        mirror = f"test_{parts[-1]}.py"
        naming = [file for file in files if name.search(self._texts[file]) or Path(file).name == mirror]
        return naming, [file for file in files if file not in naming]

    def fails(self, one: Damage) -> str:
        """The test that notices the damage, or the clock; empty if nothing does."""
        file = self.folder / one.path
        source = file.read_bytes()
        left = MOST
        near, far = ({file: self.reach(file) for file in files} for files in self.files(one.path))
        alone = not any(reach.of(one.path, one.lines) for reach in (near | far).values())
        for reaches in (near, {} if alone else far):
            said = self.folder / "noticed"
            most = left / 2 if reaches is near and far else left
            chosen = Chosen(one, reaches, most, said, every=alone)
            left -= chosen.seconds
            if not chosen.order:
                continue
            try:
                self._write(file, one.applied(source))
                shutil.rmtree(self.folder / ".hypothesis", ignore_errors=True)  # the same examples as without damage
                limit = LEAST + PATIENCE * chosen.seconds
                status = child.run(self.folder, ["-x", *chosen.files], limit, chosen)
            finally:
                self._write(file, source)
            if status == child.CLOCK:
                return "the clock"
            told = said.read_text("utf-8")
            if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) or told != ENDED:
                return told.removesuffix(ENDED) or f"status {status}"
        return ""

    @staticmethod
    def _write(file: Path, source: bytes) -> None:
        """Write and forget what was compiled: a file of the same second and size would pass for the same."""
        file.write_bytes(source)
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
            compiled.unlink()


class Chosen:
    """A plugin that keeps the tests that come to a damage (or ``every`` one), quick ones first, and says what fails."""

    def __init__(self, one: Damage, reaches: dict[str, Reach], most: float, place: Path, *, every: bool) -> None:
        found = []
        for file, reach in reaches.items():
            tests = set(reach.seconds) if every else reach.of(one.path, one.lines)
            touching = reach.touching(one.path)
            all_come = len(tests) == len(reach.seconds)  # as where a damage lies in what is loaded
            ordered = sorted(
                tests,
                key=lambda test: (not all_come and test not in touching, reach.seconds[test], test),
            )
            seconds = sum(reach.seconds[test] for test in tests)
            found.append((not file.endswith(RECORDED), not tests & touching, seconds, file, ordered))
        self.seconds, self.files, self.order = 0.0, [], {}
        for *_, file, tests in sorted(found):
            for test in tests:
                if self.seconds < most:
                    self.seconds += reaches[file].seconds[test]
                    self.order[test] = len(self.order)
            if self.order.keys() & set(tests):
                self.files.append(file)
        self._known = {test for reach in reaches.values() for test in [*reach.seconds, *reach.failing]}
        self._place = place
        place.write_text("", "utf-8")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        kept = [item for item in items if item.nodeid in self.order or item.nodeid not in self._known]
        items[:] = sorted(kept, key=lambda item: self.order.get(item.nodeid, len(self.order)))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._failed(report)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed(report)

    def pytest_sessionfinish(self) -> None:
        """Said last: a damage can end the process before its time, as if all had passed."""
        with self._place.open("a", encoding="utf-8") as place:
            place.write(ENDED)

    def _failed(self, report: pytest.CollectReport | pytest.TestReport) -> None:
        if report.failed and not self._place.read_text("utf-8"):
            self._place.write_text(report.nodeid, "utf-8")


_tree: Tree | None = None


def _settle(folder: str, kept: Path, room: str) -> None:
    """Make the tree of a process that works beside others, at the lowest priority."""
    global _tree
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asked is told, and ends this one
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # not without ending the tests that run
    os.nice(19)
    _tree = Tree(Path(tempfile.mkdtemp(dir=folder)), kept, room)


def _reach(file: str) -> tuple[str, list[str]]:
    assert _tree is not None
    return file, _tree.reach(file).failing


def _try(one: Damage) -> tuple[Damage, str]:
    assert _tree is not None
    return one, _tree.fails(one)


def key(one: Damage, line: str) -> str:
    """The name of a damage by what stands there, so that it is the same when lines above come and go."""
    return f"{one.path} | {line.strip()} | {one.what}"


def equivalent() -> set[str]:
    """The keys of damages that were looked at and change nothing; the line says why behind its last ``#``."""
    lines = KNOWN.read_text("utf-8").splitlines()
    return {line.rpartition("  # ")[0] for line in lines if line and not line.startswith("#")}


def _room(one: Damage) -> str:
    parts = one.path.split("/")
    return "/".join(parts[:2])


def each(work: list[Damage], room: str, jobs: int, kept: Path) -> Iterator[tuple[Damage, str]]:
    """Damages of a room and what noticed them, as they are tried; who comes where is asked before."""
    with tempfile.TemporaryDirectory(prefix="tdapp-damage-") as folder:
        tree = Tree(Path(folder, "asked"), kept, room)
        files = {file for one in work for files in tree.files(one.path) for file in files}
        with multiprocessing.get_context("fork").Pool(jobs, _settle, (folder, kept, room)) as pool:
            for file, failing in pool.imap_unordered(_reach, sorted(files)):
                for test in failing:
                    print(f"{file}: fails without damage and is not asked: {test}", flush=True)
            noticed = pool.imap_unordered(_try, work)
            for _ in work:
                try:
                    yield noticed.next(timeout=GONE)
                except multiprocessing.TimeoutError:
                    return  # a damage ended the process that tried it: it is told as not tried


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
    work = [one for one in found if keys[one] not in tried and keys[one] not in known]
    random.Random(given.seed).shuffle(work)  # so that what was tried is a draw as well where somebody stops it
    print(f"{len(found)} damages, {len(work)} to try", flush=True)
    os.environ["TDAPP_THOROUGH"] = "1"
    child.warm()
    for room in sorted({_room(one) for one in work}):
        for one, noticed in each(
            [one for one in work if _room(one) == room], room, given.jobs, kept=given.out.with_suffix(".reach")
        ):
            tried[keys[one]] = noticed
            with given.out.open("a", encoding="utf-8") as out:
                out.write(json.dumps({"damage": keys[one], "line": one.line, "noticed": noticed}) + "\n")
            print(f"{one.path}:{one.line}: {one.what}: {noticed or 'SURVIVED'}", flush=True)
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
