"""The process: configuration and state from standard input, one JSON a line; it ends with it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import IO, TYPE_CHECKING, Any

from tdapp.domain.words.wording import speak
from tdapp.live.settings import Settings, tell

if TYPE_CHECKING:  # one of them is imported, when it is known which
    from tdapp.live.desk import DeskServer
    from tdapp.live.server import LiveServer

LONGEST_LINE = 64_000_000
SPARE = 100
"""Open files beside those of the connections."""


def main() -> int:
    """Serve until standard input ends; what the other process should know goes to standard output."""
    first = sys.stdin.buffer.readline(LONGEST_LINE)
    if not first:
        return 0
    settings = Settings.of(json.loads(first))
    speak(settings.language)
    files = _raise_file_limit(settings.limits.connections)
    if files is not None and files - SPARE < settings.limits.connections:
        settings = replace(settings, limits=replace(settings.limits, connections=max(1, files - SPARE)))
    status = 0
    with contextlib.suppress(KeyboardInterrupt):
        status = asyncio.run(_serve(settings, sys.stdin.buffer))
    sys.stdout.flush()
    os._exit(status)  # the thread that waits for a line holds standard input: nothing else ends it


async def _serve(settings: Settings, lines: IO[bytes]) -> int:
    server: DeskServer | LiveServer
    if settings.desk:
        from tdapp.live.desk import DeskServer

        server = DeskServer(settings)
    else:
        from tdapp.live.server import LiveServer

        server = LiveServer(settings)
        server.state.version = time.time_ns() // 1_000_000  # a page that knew the process before this one begins anew
    loop = asyncio.get_running_loop()
    ended = asyncio.Event()
    threading.Thread(target=_read, args=(lines, server.take, loop, ended), name="input", daemon=True).start()
    try:
        port = await server.start()
    except OSError as problem:
        tell(failed=problem.strerror or str(problem))
        return 4
    tell(listening=port)
    await ended.wait()
    await server.stop()
    return 0


def _read(
    lines: IO[bytes], take: Callable[[dict[str, Any]], None], loop: asyncio.AbstractEventLoop, ended: asyncio.Event
) -> None:
    """Lines come in a thread: pipes cannot be waited for on every system."""
    with contextlib.suppress(RuntimeError):  # the loop may have ended first
        while line := lines.readline(LONGEST_LINE):
            loop.call_soon_threadsafe(take, json.loads(line))
        loop.call_soon_threadsafe(ended.set)


def _raise_file_limit(connections: int) -> int | None:
    """Each viewer is an open file; how many there may be now, None: any number."""
    if sys.platform == "win32":  # there is no such limit
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE if hard == resource.RLIM_INFINITY else min(hard, connections + SPARE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return None if soft == resource.RLIM_INFINITY else int(soft)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return int(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
