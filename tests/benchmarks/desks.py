"""Desks measured with real windows in processes of their own: ``python -m tests.benchmarks.desks [DESKS] [RESULTS]``.

One festival of ten sections and 3,000 players; the leading window and each desk run without a screen. Said are medians
and the 99th percentile in milliseconds: compare them with each other only.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

SECTIONS, PLAYERS = 10, 300
PART = "--part"


def main() -> None:
    """Start the leading window and the desks, and say what they measured."""
    if PART in sys.argv:
        _part(sys.argv[sys.argv.index(PART) + 1 :])
        return
    numbers = [int(word) for word in sys.argv[1:]]
    desks, results = (*numbers, *(8, 60)[len(numbers) :])
    running: list[subprocess.Popen[str]] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            running.append(_started("host", folder, str(desks)))
            codes = _line(running[0])
            running += [_started("desk", folder, str(at), json.dumps(codes), str(results)) for at in range(desks)]
            told = [_line(part) for part in running[1:]]
            Path(folder, "go").touch()
            ended = [_line(part) for part in running[1:]]
            time.sleep(3)
            Path(folder, "end").touch()
            last = _line(running[0])
            running[0].kill()
            running[0].wait()
            Path(folder, "gone").touch()
            equal = [_line(part) for part in running[1:]]
        finally:
            for part in running:
                part.kill()
    print("joining, seconds:", *(f"{one['joined']:.1f}" for one in told))
    print(f"alone on its own file: {_said(last['alone'])}")
    keys = sorted(key for one in ended for key in one["keys"])
    print(f"{desks} desks, {len(keys)} results in {max(one['took'] for one in ended):.1f} s: {_said(keys)}")
    work = sorted(key for one in ended for key in one["work"])
    print(f"processor time of a key: alone {_said(last['alone_work'])}; at a desk {_said(work)}")
    print(f"sent again after three seconds: {sum(one['waited'] for one in ended)}")
    print(f"longest turn of the leading window: {last['longest'] * 1000:.0f} ms, {last['share']:.0%} of a core")
    print(f"steps {last['revision']}, copies equal: {sum(one['sums'] == last['sums'] for one in equal)} of {desks}")
    most = max(one["memory"] for one in equal)
    print(f"memory: the leading window {last['memory']} MB, before desks {last['before']} MB; a desk {most} MB at most")
    print(
        f"leading over: {equal[0]['led']:.1f} s until it leads and listens, {equal[1]['followed']:.1f} s to follow it"
    )


def _line(part: subprocess.Popen[str]) -> Any:
    assert part.stdout is not None
    return json.loads(part.stdout.readline())


def _said(keys: list[float]) -> str:
    keys = sorted(keys)
    return f"median {keys[len(keys) // 2] * 1000:.0f} ms, p99 {keys[int(len(keys) * 0.99)] * 1000:.0f} ms"


def _started(*words: str) -> subprocess.Popen[str]:
    folder = words[1]
    about = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": f"{folder}/home-{words[0]}{words[2]}"}
    about["XDG_DATA_HOME"] = about["HOME"]
    Path(about["HOME"]).mkdir(exist_ok=True)
    about["PYTHONPATH"] = str(Path(__file__).parents[2])
    command = [sys.executable, "-m", "tests.benchmarks.desks", PART, *words]
    return subprocess.Popen(command, env=about, stdout=subprocess.PIPE, text=True)


def _memory() -> int:
    """MB that this process holds now."""
    with open("/proc/self/statm", "rb") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1_000_000


def _tell(**facts: object) -> None:
    print(json.dumps(facts), flush=True)


def _part(words: list[str]) -> None:
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from tdapp.app.backend import FileBackend
    from tdapp.ui.window.application import make_window

    app = QApplication([])
    settings = QSettings(f"{words[1]}/{words[0]}{words[2]}.ini", QSettings.Format.IniFormat)
    window = make_window(FileBackend(), settings)
    window.resize(1280, 800)
    window.show()
    if words[0] == "host":
        _host(app, window, Path(words[1]), int(words[2]))
    else:
        _desk(app, window, Path(words[1]), int(words[2]), json.loads(words[3]), int(words[4]))
    window.session.view.open(None)
    os._exit(0)


def _host(app, window, folder: Path, desks: int) -> None:
    from tdapp.domain.arbiters.by import Role
    from tdapp.domain.commands.rounds import EnterResult
    from tdapp.domain.section.outcome import GameResult
    from tdapp.ui.session.together.team_desk import TeamDesk

    path = folder / "festival.tdb"
    _festival(path)
    window.files.open(path)
    _until(app, lambda: window.session.view.is_open)
    window.show_page("rounds")
    alone, alone_work = [], []
    for board in range(1, 31):
        begun, worked = time.perf_counter(), time.process_time()
        window.session.changes.attempt(EnterResult(1, 1, 150 - board, GameResult.WHITE_WINS))
        alone.append(time.perf_counter() - begun)
        alone_work.append(time.process_time() - worked)
        app.processEvents()
    before = _memory()
    page = window.panel("event")
    app.processEvents()  # it looks once whether somebody was at work before
    team = page.findChild(TeamDesk)
    team.failed.connect(lambda text: print(text, file=sys.stderr, flush=True))
    passes = [team.add(Role.DEPUTY, f"Desk {number}", desk=True) for number in range(desks)]
    _until(app, lambda: team.origin != "")
    codes = [team.desks.code_of(one) for one in passes]
    fingerprint = team.fingerprint.replace(":", "").replace(" ", "").lower()
    print(json.dumps([team.origin.removeprefix("https://"), fingerprint, codes]), flush=True)
    longest, begun, busy = 0.0, 0.0, 0.0
    while not (folder / "end").exists():
        if not begun and (folder / "go").exists():
            begun, busy = time.perf_counter(), time.process_time()
        turn = time.perf_counter()
        app.processEvents()
        if begun:
            longest = max(longest, time.perf_counter() - turn)
        time.sleep(0.001)
    store = window.session.view.store
    share = (time.process_time() - busy) / (time.perf_counter() - begun)
    _tell(alone=alone, alone_work=alone_work, longest=longest, share=share, revision=store.revision, sums=_sums(store),
          memory=_memory(), before=before)  # fmt: skip


def _desk(app, window, folder: Path, number: int, codes: list, results: int) -> None:
    from tdapp.app.backend import FileBackend
    from tdapp.domain.commands.rounds import EnterResult
    from tdapp.domain.section.outcome import GameResult
    from tdapp.services.ports.host import NoAnswer

    address, fingerprint, given = codes
    begun = time.perf_counter()
    store = FileBackend().join_event(address, fingerprint, given[number])
    window.files._show(store)
    window.show_page("rounds")
    app.processEvents()
    _tell(joined=time.perf_counter() - begun)
    _until(app, (folder / "go").exists)
    lot = random.Random(number)
    keys: list[float] = []
    work: list[float] = []
    waited = 0
    started = time.perf_counter()
    for at in range(results):
        begun, worked = time.perf_counter(), time.process_time()
        result = lot.choice(tuple(GameResult)[:3])
        try:
            window.session.changes.attempt(EnterResult(2 + number % 9, 1, at + 1 + 70 * (number // 9), result))
        except NoAnswer:  # longer than the window waits: it sends it again
            _until(app, lambda: not (store.has_pending or store.why_not))
            waited += 1
        keys.append(time.perf_counter() - begun)
        work.append(time.process_time() - worked)
        until = started + (at + 1) * 1.0  # a result a second and desk
        while time.perf_counter() < until:
            app.processEvents()
            time.sleep(0.002)
    _tell(keys=keys, work=work, waited=waited, took=time.perf_counter() - started)
    _until(app, (folder / "end").exists)
    for _ in range(50):
        app.processEvents()
        time.sleep(0.01)
    facts = {"sums": _sums(store), "memory": _memory()}
    if number < 2:
        facts |= _leads(app, window, folder) if number == 0 else _follows(app, window, folder)
    else:
        _until(app, (folder / "led").exists)
    print(json.dumps(facts), flush=True)


def _leads(app, window, folder: Path) -> dict[str, float]:
    """The leading window is gone; the first desk goes on."""
    from tdapp.ui.session.together.team_desk import TeamDesk

    team = window.panel("event").findChild(TeamDesk)
    _until(app, (folder / "gone").exists)
    begun = time.perf_counter()
    assert team.leading.lead()
    _until(app, lambda: team.origin != "")
    led = time.perf_counter() - begun
    where = [team.origin.removeprefix("https://"), team.fingerprint.replace(":", "").replace(" ", "").lower()]
    (folder / "coming").write_text(json.dumps(where))
    (folder / "coming").rename(folder / "where")
    _until(app, (folder / "led").exists)
    return {"led": led}


def _follows(app, window, folder: Path) -> dict[str, float]:
    from tdapp.ui.session.together.team_desk import TeamDesk

    team = window.panel("event").findChild(TeamDesk)
    _until(app, (folder / "where").exists)
    address, fingerprint = json.loads((folder / "where").read_text())
    begun = time.perf_counter()
    team.leading.follow(address, fingerprint)
    _until(app, lambda: str(window.session.view.store.host.place.port) == address.rpartition(":")[2])
    _until(app, lambda: not window.session.view.store.needs_copy and not window.session.view.store.why_not)
    took = time.perf_counter() - begun
    (folder / "led").touch()
    return {"followed": took}


def _sums(store) -> list[str]:
    from tdapp.storage.journal.sums import sums_of

    with store.to_elsewhere() as connection:
        found = sums_of(connection)
    return [f"{found.rows:x}", f"{found.journal:x}"]


def _until(app, done) -> None:
    while not done():
        app.processEvents()
        time.sleep(0.002)


def _festival(path: Path) -> None:
    from contextlib import closing
    from dataclasses import replace

    from tdapp.domain.commands.rounds import PublishRound, StorePairing
    from tdapp.storage import create_event_file, open_event_file
    from tests.arena import arena

    numbers = range(1, PLAYERS + 1)
    section = arena(
        "\n".join(f"{n} Player {n:03} {2700 - 4 * n} |" for n in numbers), rounds_total=9, initial_colour="W"
    )
    create_event_file(path, [replace(section, name=f"Section {at}") for at in range(1, SECTIONS + 1)])
    half = PLAYERS // 2
    pairs = tuple((n, n + half) if n % 2 else (n + half, n) for n in range(1, half + 1))
    with closing(open_event_file(path)) as store:
        for at in range(1, SECTIONS + 1):
            store.execute(StorePairing(at, 1, pairs, ()))
            store.execute(PublishRound(at, 1))


if __name__ == "__main__":
    main()
