"""Thousands of connections that say nothing, and one viewer among them (``make siege``).

Half of them come from one address, half from forty; each is opened again when it is put out. Meanwhile a viewer, behind
the worst of these addresses, asks for the page again and again with a connection of its own; and what is no HTTP at all
is thrown at the process, whose words to standard error are counted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import resource
import socket
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from tdapp.cli.live_process import LiveProcess
from tests.benchmarks.live_load import used
from tests.live.lines import EVENT, board

ADDRESSES = tuple(f"127.0.0.{number}" for number in range(2, 42))
"""Loopback has many, at least on Linux; the first connections come from 127.0.0.1, as the viewer does."""


class Siege:
    """Those outside, in a process of their own. ``told``: open now, most at once, put out, malformed requests."""

    def __init__(self, port: int, count: int, told: Any) -> None:
        self.port, self.count, self.told = port, count, told

    async def silent(self, address: str, started: asyncio.Semaphore) -> None:
        """A connection that sends half a header and waits until it is put out; then the next one."""
        while True:
            with contextlib.suppress(OSError):
                async with started:
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
                self.told[0] += 1
                self.told[1] = max(self.told[1], self.told[0])
                try:
                    writer.write(b"GET / HTTP/1.1\r\nHost: ")
                    await reader.read()
                finally:
                    self.told[0] -= 1
                    writer.transport.abort()
            self.told[2] += 1
            await asyncio.sleep(1)

    async def nonsense(self) -> None:
        """Malformed requests, one after the other."""
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=("127.0.0.99", 0))
                writer.write(b"nonsense\r\n\r\n")
                await reader.read()
                writer.close()
                self.told[3] += 1

    async def run(self) -> None:
        """Until the process is ended."""
        started = asyncio.Semaphore(200)
        half = self.count // 2
        silent = (
            self.silent("127.0.0.1" if number < half else ADDRESSES[number % len(ADDRESSES)], started)
            for number in range(self.count)
        )
        await asyncio.gather(self.nonsense(), *silent)


def lay(port: int, count: int, told: Any) -> None:
    """What the other process does."""
    asyncio.run(Siege(port, count, told).run())


def page(port: int) -> float:
    """Seconds until a viewer has the whole page; infinite where he is put out."""
    began = time.monotonic()
    host = f"Host: 127.0.0.1:{port}\r\nConnection: close"
    text = b""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=20) as viewer:
        viewer.sendall(f"GET / HTTP/1.1\r\n{host}\r\n\r\n".encode())
        while part := viewer.recv(65536):
            text += part
    whole = text.startswith(b"HTTP/1.1 200") and text.endswith(b"</html>")
    return time.monotonic() - began if whole else float("inf")


def run(arguments: argparse.Namespace, process: LiveProcess, words: Path) -> str:
    """What was found, as a line."""
    process.start()
    process.send([EVENT, *(board(number, "e4", "e5") for number in range(1, 101))])
    context = multiprocessing.get_context("spawn")
    told = context.Array("l", 4, lock=False)
    outside = context.Process(target=lay, args=(process.port, arguments.connections, told), daemon=True)
    outside.start()
    assert process.process_id is not None
    before, _ = used(process.process_id)
    began, found = time.monotonic(), []
    while time.monotonic() - began < arguments.seconds:
        found.append(page(process.port))
        time.sleep(0.1)
    taken = time.monotonic() - began
    after, memory = used(process.process_id)
    outside.kill()
    outside.join()
    answered = sorted(one for one in found if one != float("inf"))
    return (
        f"{arguments.connections} half-open connections ({told[1]} at once, {told[2]} put out) for {taken:.0f} s: "
        f"a viewer has the page after {statistics.median(answered):.2f} s, at most {answered[-1]:.2f} s, "
        f"{len(found) - len(answered)} of {len(found)} refused; "
        f"{100 * (after - before) / taken:.0f} % of a core, {memory:.0f} MB; "
        f"{told[3]} malformed requests, {words.stat().st_size} bytes of log"
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
            print(run(arguments, process, Path(words.name)))
        finally:
            process.close()


if __name__ == "__main__":
    main()
