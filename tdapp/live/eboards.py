"""The client of e-board software (DGT LiveChess): its messages, as they come, to standard output, one JSON a line.

A process of its own, started where somebody asks for it: ``python -m tdapp.live.eboards ws://localhost:1982/api/v1.0``.
It comes back when the connection breaks, says so, and ends with its standard input.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import threading
from collections.abc import Callable, Mapping
from typing import Any

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType

from tdapp.domain.words.wording import tr

USUAL = "ws://localhost:1982/api/v1.0"
AGAIN, ASKED = 3.0, 20.0
"""Seconds until a broken connection is tried again, and between two lists of all boards."""
LARGEST = 4_000_000

Tell = Callable[[Mapping[str, Any]], None]


async def listen(address: str, tell: Tell, ended: asyncio.Event, *, again: float = AGAIN) -> None:
    """Tell every message until ``ended``; a broken connection is told once and tried again."""
    gone = ""
    while not ended.is_set():
        try:
            async with ClientSession() as session, session.ws_connect(address, max_msg_size=LARGEST) as socket:
                gone = ""
                await _follow(socket, tell, ended)
        except (ClientError, OSError, TimeoutError) as problem:
            reason = str(problem).partition("\n")[0]
        else:
            reason = tr("the connection was closed")
        if ended.is_set():
            return
        words = tr("No connection to the e-boards at {address}: {reason}.").format(address=address, reason=reason)
        if words != gone:
            gone = words
            tell({"gone": words})
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ended.wait(), again)


async def _follow(socket: ClientWebSocketResponse, tell: Tell, ended: asyncio.Event) -> None:
    """Ask for the boards now and again, subscribe to each once, and pass on what comes."""
    known: set[str] = set()
    asking = asyncio.create_task(_ask(socket))
    ending = asyncio.create_task(_close(socket, ended))
    try:
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            try:
                held = json.loads(message.data)
            except ValueError:
                continue
            if not isinstance(held, dict):
                continue
            tell(held)
            if held.get("response") == "call" and isinstance(held.get("param"), list):
                for one in held["param"]:
                    serial = str(one.get("serialnr", "")) if isinstance(one, dict) else ""
                    if serial and serial not in known:
                        known.add(serial)
                        await socket.send_json(_subscription(serial, len(known)))
    finally:
        for task in (asking, ending):
            task.cancel()
        await asyncio.gather(asking, ending, return_exceptions=True)


async def _ask(socket: ClientWebSocketResponse) -> None:
    while not socket.closed:
        await socket.send_json({"call": "eboards", "id": 1})
        await asyncio.sleep(ASKED)


async def _close(socket: ClientWebSocketResponse, ended: asyncio.Event) -> None:
    await ended.wait()
    await socket.close()


def _subscription(serial: str, number: int) -> dict[str, Any]:
    feed = {"feed": "eboardevent", "id": number + 100, "param": {"serialnr": serial}}
    return {"call": "subscribe", "id": number + 1, "param": feed}


def main(address: str = USUAL) -> int:
    """Listen until standard input ends."""

    def tell(message: Mapping[str, Any]) -> None:
        print(json.dumps(message), flush=True)

    async def run() -> None:
        ended = asyncio.Event()
        loop = asyncio.get_running_loop()
        threading.Thread(target=_until_end, args=(loop, ended), name="input", daemon=True).start()
        await listen(address, tell, ended)

    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        asyncio.run(run())
    return 0


def _until_end(loop: asyncio.AbstractEventLoop, ended: asyncio.Event) -> None:
    sys.stdin.buffer.read()
    with contextlib.suppress(RuntimeError):  # the loop may have ended first
        loop.call_soon_threadsafe(ended.set)


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:2]))
