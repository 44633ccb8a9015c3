"""Telephones while the leading window dies again and again: ``python -m tests.benchmarks.crash [KILLS] [TELEPHONES]``.

A real window without a screen, killed with its process of pages; each new one is answered *Go on*. The telephones send
what was not answered again, as their pages do. Said is what was confirmed and is not in the file, what is there twice,
and how long nobody was answered.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from aiohttp import ClientError

from tests.benchmarks.phones import RESULTS, Phone

PART = "--part"
PLAYERS = 200
PAUSE = 0.25
"""Seconds until a telephone tries again; a page waits two."""


def main() -> None:
    """Kill the window so many times, and say what became of the results."""
    if PART in sys.argv:
        _window(Path(sys.argv[-2]), int(sys.argv[-1]))
        return
    numbers = [int(word) for word in sys.argv[1:]]
    kills, telephones = (*numbers, *(10, 20)[len(numbers) :])
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_measured(Path(folder), kills, telephones))


async def _measured(folder: Path, kills: int, telephones: int) -> None:
    from tests.arena import random_swiss
    from tests.event_files import round_commands, written

    section = replace(random_swiss(7, PLAYERS, 2, absent=0), rounds_total=5)
    pairs = tuple((n, n + 1) for n in range(1, PLAYERS, 2))
    path = written(folder / "event.tdb", section, steps=tuple(round_commands(3, pairs)))
    window, told = await _started(folder, telephones)
    phones = [Hand(address, number) for number, address in enumerate(told["addresses"])]
    for phone in phones:
        await phone.open()
    working = [asyncio.create_task(phone.work()) for phone in phones]
    dice, silent, opening, everybody = random.Random(1), [], [], []
    for _ in range(kills):
        await asyncio.sleep(dice.uniform(0.5, 3.0))
        before = {phone.number: len(phone.confirmed) for phone in phones}
        died = time.perf_counter()
        window.send_signal(signal.SIGKILL)
        window.wait()
        window, told = await _started(folder, 0)
        opening.append(told["seconds"])
        first = 0.0
        while any(len(phone.confirmed) == before[phone.number] for phone in phones):
            if not first and any(len(phone.confirmed) > before[phone.number] for phone in phones):
                first = time.perf_counter()
            await asyncio.sleep(0.005)
        silent.append((first or time.perf_counter()) - died)
        everybody.append(time.perf_counter() - died)
    for phone in phones:
        phone.goes_on = False
    await asyncio.gather(*working)
    window.send_signal(signal.SIGKILL)
    window.wait()
    for phone in phones:
        await phone.session.close()
    with closing(sqlite3.connect(path)) as file:
        origins = [row[0] for row in file.execute("SELECT origin FROM journal WHERE origin IS NOT NULL")]
    confirmed = {origin for phone in phones for origin in phone.confirmed if origin}
    print(
        f"{kills} kills, {telephones} telephones: {len(confirmed)} results confirmed, "
        f"{len(confirmed - set(origins))} of them lost, {len(origins) - len(set(origins))} entered twice; "
        f"sent again {sum(phone.again for phone in phones)}"
    )
    print(
        f"from the kill until somebody is answered {statistics.median(silent):.1f} s, at most {max(silent):.1f} s, "
        f"everybody {statistics.median(everybody):.1f} s; of it the start of the window until it listens "
        f"{statistics.median(opening):.1f} s; load of the machine {os.getloadavg()[0]:.1f}"
    )


class Hand(Phone):
    """A telephone that enters one result after the other, and does not forget one that was not answered."""

    def __init__(self, address: str, number: int) -> None:
        super().__init__(address, number)
        self.confirmed: list[str] = []  # empty: it stood there already
        self.again, self.goes_on = 0, True

    async def work(self) -> None:
        """Until ``goes_on`` is false and the last one is answered."""
        dice, count = random.Random(self.number), 0
        while self.goes_on:
            count += 1
            (section, number), board = dice.choice(list(self.boards.items()))
            origin = f"{self.number}-{count}"
            act: dict[str, Any] = {
                "kind": "result", "section": section, "round": self.rounds[section], "board": number,
                "white": board["pair"][0], "black": board["pair"][1], "expected": board["result"],
                "result": dice.choice(RESULTS), "origin": origin, "confirmed": ["result-overwritten"],
            }  # fmt: skip
            told = await self._answered(act)
            assert told["done"], told
            self.confirmed.append(origin if told["undo"] else "")
            await asyncio.sleep(dice.uniform(0.5, 1.5))

    async def _answered(self, act: dict[str, Any]) -> dict[str, Any]:
        while True:
            try:
                async with self.session.post(f"{self.address}act", json={**act, "v": self.stamp}) as answer:
                    if answer.status == 200:
                        return self.take(await answer.read())
                    assert answer.status == 503, answer.status  # no page becomes void
            except (ClientError, ConnectionError, json.JSONDecodeError):
                pass
            self.again += 1
            await asyncio.sleep(PAUSE)


async def _started(folder: Path, telephones: int) -> tuple[subprocess.Popen[str], dict[str, Any]]:
    about = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    about["PYTHONPATH"] = str(Path(__file__).parents[2])
    command = [sys.executable, "-m", "tests.benchmarks.crash", PART, str(folder), str(telephones)]
    begun = time.perf_counter()
    window = subprocess.Popen(command, env=about, stdout=subprocess.PIPE, text=True)
    assert window.stdout is not None
    told: dict[str, Any] = json.loads(await asyncio.to_thread(window.stdout.readline))
    return window, {**told, "seconds": time.perf_counter() - begun}


def _window(folder: Path, telephones: int) -> None:
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from tdapp.app.backend import FileBackend
    from tdapp.domain.arbiters.by import Role
    from tdapp.ui.window.application import make_window
    from tests.event_files import open_in

    app = QApplication([])
    window = make_window(FileBackend(), QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat))
    window.show()
    window.session.messages.ask = lambda _question: ""  # go on
    open_in(window, folder / "event.tdb")
    team = window.panel("event").team
    made = [team.add(Role.SECTOR, f"Arbiter {number}", secure=True) for number in range(telephones)]
    while not team.origin:
        app.processEvents()
        time.sleep(0.001)
    print(json.dumps({"addresses": [team.address(one) for one in made]}), flush=True)
    app.exec()


if __name__ == "__main__":
    main()
