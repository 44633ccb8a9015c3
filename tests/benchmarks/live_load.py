"""Viewers of a running round: how late a move comes, what the viewers' process costs (``make live-load``).

With ``--day`` instead: the events of a day, one a second, as fast as they go; how much memory grew after a tenth.

The viewers run in this process and on the same machine, so the lag is an upper bound; each change waits up to a second
to be collected with others, which is part of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import time
from pathlib import Path

from tdapp.cli.live_process import LiveProcess
from tests.live.lines import EVENT, board

DAY = 24 * 60 * 60
LARGEST = 2**22  # of one event: that of all boards at once


async def _viewer(
    port: int, lags: list[float], cut: list[int], ready: asyncio.Semaphore, *, looks: bool = True
) -> None:
    """``looks``: it reads what it gets; a twentieth does, that the clients leave the machine some air."""
    async with ready:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=LARGEST)
        writer.write(f"GET /events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        await writer.drain()
        await reader.readuntil(b"\r\n\r\n")
    try:
        while line := await reader.readline():
            if looks and line.startswith(b"data: "):
                now = time.monotonic()
                boards = json.loads(line[6:]).get("boards", {})
                lags += [now - float(one["move"].split()[-1]) for one in boards.values() if one["move"]]
        cut.append(1)
    finally:
        writer.close()


def used(process_id: int) -> tuple[float, float]:
    """(seconds of processor, MB of memory) of a process, as Linux says it."""
    fields = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()
    pages = int(Path(f"/proc/{process_id}/statm").read_text().split()[1])
    seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return seconds, pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def _load(arguments: argparse.Namespace) -> None:
    room = arguments.viewers + 10
    limits = {"per_address": room, "streams": room, "requests": 1e6, "burst": 1e6}
    process = LiveProcess({"port": 0, "limits": limits})
    process.start()
    lags: list[float] = []
    cut: list[int] = []
    try:
        boards = [board(number) for number in range(1, arguments.boards + 1)]
        process.send([EVENT, *boards])
        ready = asyncio.Semaphore(50)
        viewers = [
            asyncio.create_task(_viewer(process.port, lags, cut, ready, looks=number % 20 == 0))
            for number in range(arguments.viewers)
        ]
        while process.viewers < arguments.viewers:
            await asyncio.sleep(0.5)
        assert process.process_id is not None
        before, _ = used(process.process_id)
        began = time.monotonic()
        count = 0
        while time.monotonic() - began < arguments.seconds:
            count += 1
            process.send([board(count % arguments.boards + 1, str(time.monotonic()))])
            await asyncio.sleep(1 / arguments.moves)
        await asyncio.sleep(2)
        after, memory = used(process.process_id)
        taken = time.monotonic() - began
        for viewer in viewers:
            viewer.cancel()
        await asyncio.gather(*viewers, return_exceptions=True)
    finally:
        process.close()
    found = statistics.quantiles(lags, n=100)
    print(
        f"{arguments.viewers} viewers, {arguments.boards} boards, {count / taken:.0f} moves/s for {taken:.0f} s: "
        f"lag median {found[49]:.2f} s, p99 {found[98]:.2f} s; {len(cut)} cut; "
        f"{100 * (after - before) / taken:.1f} % of a core, {memory:.0f} MB; {len(lags)} moves seen"
    )


async def _day(arguments: argparse.Namespace) -> None:
    """A day of the process, without its waiting: the memory after a tenth of it, and at its end."""
    limits = {"per_address": 10_000, "streams": 10_000, "requests": 1e6, "burst": 1e6, "queue": 10_000}
    process = LiveProcess({"port": 0, "limits": limits, "every": 0.002})
    process.start()
    assert process.process_id is not None
    lags: list[float] = []
    cut: list[int] = []
    memory = []
    try:
        ready = asyncio.Semaphore(10)
        process.send([EVENT, *(board(number) for number in range(1, arguments.boards + 1))])
        viewers = [asyncio.create_task(_viewer(process.port, lags, cut, ready)) for _ in range(20)]
        for step in range(DAY):
            game = step // arguments.boards % 120  # each board begins anew after a game of 120 half-moves
            number = step % arguments.boards + 1
            process.send([board(number, *(f"m{at}" for at in range(game)), str(time.monotonic()))])
            if step % 50 == 0:
                await asyncio.sleep(0.005)
                lags.clear()
            if step in (DAY // 10, DAY - 1):
                await asyncio.sleep(1)
                memory.append(used(process.process_id)[1])
        for viewer in viewers:
            viewer.cancel()
        await asyncio.gather(*viewers, return_exceptions=True)
    finally:
        process.close()
    first, last = memory
    growth = 100 * (last / first - 1)
    print(f"{DAY} events, 20 viewers: {first:.0f} MB after a tenth, {last:.0f} MB at the end, {growth:+.1f} %")


def main() -> None:
    """Run it once and print a line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--viewers", type=int, default=1000)
    parser.add_argument("--boards", type=int, default=100)
    parser.add_argument("--moves", type=float, default=20.0, help="in a second")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--day", action="store_true", help="the events of a day as fast as they go")
    arguments = parser.parse_args()
    asyncio.run(_day(arguments) if arguments.day else _load(arguments))


if __name__ == "__main__":
    main()
