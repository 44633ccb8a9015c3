"""What telephones of many arbiters cost who enters results in the window, in turns of its main thread."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tdapp.domain.arbiters.by import Role
from tests.arena import random_swiss
from tests.event_files import open_in

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
PLAYERS, ARBITERS = 200, 20


@contextmanager
def opened_window(tmp_path: Path, sections: int = 1):  # type: ignore[no-untyped-def]
    """The real window over an open of 200 (or several), a round of a hundred boards just published in each."""
    from PySide6.QtCore import QSettings

    from tdapp.app.backend import FileBackend
    from tdapp.domain.commands.rounds import PublishRound, StorePairing
    from tdapp.storage import create_event_file
    from tdapp.ui.window.application import make_window

    os.environ["PYTHONPATH"] = str(Path(__file__).parents[2])
    path = tmp_path / "event.tdb"
    made = [replace(random_swiss(7 + n, PLAYERS, 4, absent=0), name=f"S{n}", rounds_total=9) for n in range(sections)]
    create_event_file(path, made)
    window = make_window(FileBackend(), QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    window.resize(1400, 860)
    window.show()
    open_in(window, path)
    session = window.session
    for section in range(1, sections + 1):
        players = session.view.store.snapshot(section).players
        pairs = tuple((a.number, b.number) for a, b in zip(players[::2], players[1::2], strict=True))
        session.changes.attempt(StorePairing(section, 5, pairs))
        session.changes.attempt(PublishRound(section, 5))
    try:
        yield window
    finally:
        window.close()


def test_a_result_key_with_twenty_arbiters(benchmark, qapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """Everything that the window's thread does for a key until it rests, without telephones and with them."""
    from PySide6.QtTest import QTest

    from tdapp.ui.session.together.team_desk import TeamDesk

    with opened_window(tmp_path) as window:
        window.show_page("rounds")
        table: Any = window.panel("rounds").boards.table
        window.panel("rounds").focus_first()
        turns: list[float] = []

        def press() -> float:
            """Seconds of this thread: other programs of the machine are not in them."""
            begun = time.thread_time()
            QTest.keyClicks(table, "1")
            spent = time.thread_time() - begun
            until = time.perf_counter() + 0.3
            while time.perf_counter() < until:
                begun = time.thread_time()
                qapp.processEvents()
                turn = time.thread_time() - begun
                turns.append(turn)
                spent += turn if turn > 0.001 else 0.0
                time.sleep(0.005)
            return spent

        passes = TeamDesk(window.session, window.stack._tools)
        try:
            for _ in range(3):
                press()
            alone = statistics.median(press() for _ in range(15))
            for number in range(ARBITERS):
                last = passes.add(Role.SECTOR, f"Arbiter {number}")
            until = time.monotonic() + 30
            while not passes.address(last) and time.monotonic() < until:
                qapp.processEvents()
            for _ in range(3):
                press()
            turns.clear()
            with_them: list[float] = []
            benchmark.pedantic(lambda: with_them.append(press()), rounds=15)
        finally:
            passes.stop()
        ratio = statistics.median(with_them) / alone
        benchmark.extra_info["times without telephones"] = ratio
        print(
            f"\n100 boards, {ARBITERS} arbiters' telephones: a result key with all that follows {alone * 1000:.0f} ms "
            f"alone, {statistics.median(with_them) * 1000:.0f} ms with them, {ratio:.2f} times; "
            f"longest turn {max(turns) * 1000:.0f} ms"
        )


@pytest.mark.parametrize(("sections", "secure"), [(1, False), (10, False), (10, True)])
def test_twenty_telephones_enter_results(benchmark, qapp, tmp_path: Path, sections: int, secure: bool) -> None:  # type: ignore[no-untyped-def]
    """Eight results a second through the real window and the real process: how soon each is answered."""
    from tdapp.ui.session.together.team_desk import TeamDesk

    seconds = 20.0
    with opened_window(tmp_path, sections) as window:
        window.show_page("rounds")
        team = TeamDesk(window.session, window.stack._tools)
        team.certificate_path = tmp_path / "pages.json"
        try:
            made = [team.add(Role.SECTOR, f"Arbiter {number}", secure=secure) for number in range(ARBITERS)]
            until = time.monotonic() + 30
            while not all(team.address(one) for one in made) and time.monotonic() < until:
                qapp.processEvents()
            given = {"addresses": [team.address(one) for one in made], "per_second": 8, "seconds": seconds}
            before = window.session.view.store.revision
            with subprocess.Popen(
                (sys.executable, "-m", "tests.benchmarks.phones"),
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2],
            ) as phones:  # fmt: skip
                assert phones.stdin is not None
                assert phones.stdout is not None
                phones.stdin.write(json.dumps(given).encode() + b"\n")
                phones.stdin.flush()
                turns: list[float] = []
                begun, worked = time.perf_counter(), time.process_time()

                def serve() -> None:
                    while phones.poll() is None:
                        start = time.thread_time()
                        qapp.processEvents()
                        turns.append(time.thread_time() - start)
                        time.sleep(0.001)

                benchmark.pedantic(serve, rounds=1)
                busy = (time.process_time() - worked) / (time.perf_counter() - begun)
                told = json.loads(phones.stdout.read())
            assert told["refused"] == [] or all("already" in one for one in told["refused"]), told["refused"][:3]
            steps = window.session.view.store.revision - before
        finally:
            team.stop()
    spent = sorted(told["spent"])
    assert len(spent) == 8 * seconds
    assert steps > 5 * seconds  # the others stood there already
    median, late = statistics.median(spent), spent[int(len(spent) * 0.99)]
    benchmark.extra_info |= {"median ms": median * 1000, "p99 ms": late * 1000}
    about = f"{sections} x 100 boards, {ARBITERS} telephones, 8 results/s{', encrypted' if secure else ''}"
    print(
        f"\n{about}: answered after {median * 1000:.0f} ms, 99 of 100 within {late * 1000:.0f} ms; the window works "
        f"{busy:.0%} of the time, longest turn {max(turns) * 1000:.0f} ms; {told['kilobytes'] / seconds:.0f} kB/s to "
        f"all telephones; load of the machine {os.getloadavg()[0]:.1f}"
    )
