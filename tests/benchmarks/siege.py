"""Thousands of connections that say nothing, and one viewer among them (``make siege``).

Half of them come from one address, half from forty; each is opened again when it is put out. Meanwhile a viewer, behind
the worst of these addresses, asks for the page again and again with a connection of its own; and what is no HTTP at all
is thrown at the process, whose words to standard error are counted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import resource
import statistics
import tempfile
import time
from pathlib import Path

from tdapp.cli.live_process import LiveProcess
from tests.benchmarks.live_load import used
from tests.live.lines import EVENT, board

ADDRESSES = tuple(f"127.0.0.{number}" for number in range(2, 42))
"""Loopback has many, at least on Linux; the first connections come from 127.0.0.1, as the viewer does."""


class Siege:
    """``open`` is how many connections are half-open now, ``again`` how often one was put out, ``thrown``: no HTTP."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.open = self.most = self.again = self.thrown = 0

    async def silent(self, address: str, started: asyncio.Semaphore) -> None:
        """A connection that sends half a header and waits until it is put out; then the next one."""
        while True:
            with contextlib.suppress(OSError):
                async with started:
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
                self.open += 1
                self.most = max(self.most, self.open)
                try:
                    writer.write(b"GET / HTTP/1.1\r\nHost: ")
                    await reader.read()
                finally:
                    self.open -= 1
                    writer.transport.abort()
            self.again += 1
            await asyncio.sleep(1)

    async def nonsense(self) -> None:
        """Malformed requests, one after the other, to the end."""
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=("127.0.0.99", 0))
                writer.write(b"nonsense\r\n\r\n")
                await reader.read()
                writer.close()
                self.thrown += 1

    async def viewer(self) -> float:
        """Seconds until the whole page is there."""
        began = time.monotonic()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        host = f"Host: 127.0.0.1:{self.port}\r\nConnection: close"
        writer.write(f"GET / HTTP/1.1\r\n{host}\r\n\r\n".encode())
        with contextlib.suppress(ConnectionError):
            text = await reader.read()
            if text.startswith(b"HTTP/1.1 200") and text.endswith(b"</html>"):
                writer.close()
                return time.monotonic() - began
        writer.close()
        return float("inf")


async def _run(arguments: argparse.Namespace, process: LiveProcess, words: Path) -> None:
    process.start()
    process.send([EVENT, *(board(number, "e4", "e5") for number in range(1, 101))])
    siege = Siege(process.port)
    started = asyncio.Semaphore(200)
    half = arguments.connections // 2
    tasks = [
        asyncio.create_task(siege.silent("127.0.0.1" if number < half else ADDRESSES[number % 40], started))
        for number in range(arguments.connections)
    ]
    assert process.process_id is not None
    before, _ = used(process.process_id)
    began, found = time.monotonic(), []
    tasks.append(asyncio.create_task(siege.nonsense()))
    while time.monotonic() - began < arguments.seconds:
        with contextlib.suppress(TimeoutError):
            found.append(await asyncio.wait_for(siege.viewer(), 20))
        await asyncio.sleep(0.1)
    taken = time.monotonic() - began
    after, memory = used(process.process_id)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    failed = sum(one == float("inf") for one in found)
    answered = sorted(one for one in found if one != float("inf"))
    print(
        f"{arguments.connections} half-open connections ({siege.most} at once, {siege.again} put out) "
        f"for {taken:.0f} s: a viewer has the page after {statistics.median(answered):.2f} s, "
        f"at most {answered[-1]:.2f} s, {failed} of {len(found)} refused; "
        f"{100 * (after - before) / taken:.0f} % of a core, {memory:.0f} MB; "
        f"{siege.thrown} malformed requests, {words.stat().st_size} bytes of log"
    )


def main() -> None:
    """Run it once and print a line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=8000)
    parser.add_argument("--seconds", type=float, default=30.0)
    arguments = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, arguments.connections + 500)), hard))
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "words").open("wb") as words:
        limits = {"per_address": 200, "requests": 100.0, "burst": 1600.0}  # those of tdapp live
        process = LiveProcess({"port": 0, "limits": limits}, errors=words)
        try:
            asyncio.run(_run(arguments, process, Path(words.name)))
        finally:
            process.close()


if __name__ == "__main__":
    main()
