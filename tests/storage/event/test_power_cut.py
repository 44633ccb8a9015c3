"""The power goes while results are typed: only what was synced is left. A preloaded library plays the disk."""

from __future__ import annotations

import random
import select
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.rounds import PublishRound, StorePairing
from tdapp.storage import open_event_file
from tdapp.storage.copies.backup import verify
from tests.arena import random_swiss
from tests.effort import thorough
from tests.event_files import do, opened
from tests.nursery import HAS_OPENED, TYPIST, Nursery

WAITING = (
    TYPIST
    + """
    print(board, result.value if result else "-", flush=True)
    if rng.random() < 0.2:
        store.settle()
    sys.stdin.readline()  # the arbiter types the next one, or the light goes out
"""
)


@pytest.fixture(name="dark")
def _dark(first_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    """Bears processes whose disk forgets."""
    compiler = shutil.which("gcc")
    if compiler is None or not sys.platform.startswith("linux"):
        pytest.skip("needs gcc and a system with LD_PRELOAD")
    library = tmp_path_factory.mktemp("library") / "power_cut.so"
    source = Path(__file__).with_name("power_cut.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"], check=True)
    with Nursery(HAS_OPENED, first_file, LD_PRELOAD=str(library)) as nursery:
        yield nursery


@thorough
@pytest.mark.parametrize("cuts", [4, pytest.param(200, marks=pytest.mark.conformance)])
def test_nothing_acknowledged_is_lost_when_the_power_goes(dark: Nursery, tmp_path: Path, cuts: int) -> None:
    rng = random.Random(cuts)
    folder, disk = tmp_path / "folder", tmp_path / "disk"
    folder.mkdir()
    disk.mkdir()
    with opened(folder, replace(random_swiss(1, 24, 0), rounds_total=1, initial_colour="W")) as store:
        path = store.path
        do(store, StorePairing(1, 1, tuple((n, n + 12) for n in range(1, 13))), PublishRound(1, 1))
    standing: dict[int, str] = {}
    unsynced, revision = 0, 3
    for turn in range(cuts):
        shutil.copyfile(path, disk / path.name)
        said = _type_until_the_power_goes(dark, path, disk, turn, rng)
        standing |= dict(said)
        unsynced += any(
            not (disk / file.name).exists() or (disk / file.name).read_bytes() != file.read_bytes()
            for file in folder.glob("event.tdb*")
            if not file.name.endswith(("-shm", ".lock"))
        )
        shutil.rmtree(folder)
        shutil.copytree(disk, folder)  # the computer starts again with what the disk has
        for file in disk.iterdir():
            file.unlink()
        with closing(open_event_file(path)) as store:
            newest = store.journal(limit=1)[0].command  # the last key may be durable and not yet acknowledged
            standing[newest["board"]] = newest["result"] or "-"
            revision += len(said)
            assert revision <= store.revision <= revision + 1
            revision = store.revision
            found = {board.number: board.result.value if board.result else "-" for board in store.round(1, 1).boards}
            assert found == {board: standing.get(board, "-") for board in found}
            assert "NOT AS IT WAS" not in store.notice
        verify(path)
    assert cuts < 50 or unsynced, "the library forgot nothing: it tests nothing"


def _type_until_the_power_goes(
    dark: Nursery, path: Path, disk: Path, seed: int, rng: random.Random
) -> list[tuple[int, str]]:
    """What was acknowledged; the process is killed right after or within the next key."""
    keys, within = rng.randint(1, 12), rng.random() < 0.5
    folders = {"POWER_CUT_FOLDER": str(path.parent), "POWER_CUT_DISK": str(disk)}
    with dark.start(WAITING, path, seed, **folders) as typist:
        said = []
        for _ in range(keys):
            board, result = typist.stdout.readline().split()
            said.append((int(board), result))
            if len(said) < keys or within:
                typist.stdin.write("\n")
                typist.stdin.flush()
        select.select([], [], [], rng.random() * 0.02 if within else 0)
    return said
