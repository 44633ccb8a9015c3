"""The client against a fake LiveChess: boards are asked for, each subscribed to once, a lost connection comes back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any

from aiohttp import WSMsgType, web

from tdapp.live.eboards import listen

BOARDS = [{"serialnr": "7425", "state": "ACTIVE", "battery": "81%"}, {"serialnr": "7426", "state": "ACTIVE"}]


class FakeLiveChess:
    """Answers as its interface does; ``breaks`` closes the connection after so many subscriptions."""

    def __init__(self, breaks: int = 0) -> None:
        self.asked: list[dict[str, Any]] = []
        self.breaks = breaks
        self.connections = 0

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.connections += 1
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            held = json.loads(message.data)
            self.asked.append(held)
            if held["call"] == "eboards":
                await socket.send_str("nonsense")
                await socket.send_json({"response": "call", "id": held["id"], "param": BOARDS})
            else:
                feed = held["param"]
                param = {"serialnr": feed["param"]["serialnr"], "san": ["e4"], "match": True}
                await socket.send_json({"response": "feed", "id": feed["id"], "param": param})
                if self.breaks and len([one for one in self.asked if one["call"] == "subscribe"]) >= self.breaks:
                    self.breaks = 0
                    await socket.close()
        return socket


def run(fake: FakeLiveChess, enough: int, *, port: int = 0) -> list[Mapping[str, Any]]:
    """What the client tells until it has told so many messages."""
    told: list[Mapping[str, Any]] = []

    async def both() -> None:
        application = web.Application()
        application.router.add_get("/api/v1.0", fake.serve)
        runner = web.AppRunner(application)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", port)
        await site.start()
        bound = runner.addresses[0][1]
        ended = asyncio.Event()

        def tell(message: Mapping[str, Any]) -> None:
            told.append(message)
            if len(told) >= enough:
                ended.set()

        await asyncio.wait_for(listen(f"ws://127.0.0.1:{bound}/api/v1.0", tell, ended, again=0.01), 20)
        await runner.cleanup()

    asyncio.run(both())
    return told


def test_every_board_is_subscribed_to_once() -> None:
    fake = FakeLiveChess()
    told = run(fake, 3)
    assert told[0]["param"] == BOARDS
    assert [one["param"]["serialnr"] for one in told[1:]] == ["7425", "7426"]
    subscribed = [one["param"]["param"]["serialnr"] for one in fake.asked if one["call"] == "subscribe"]
    assert subscribed == ["7425", "7426"]


def test_a_broken_connection_is_told_and_comes_back() -> None:
    fake = FakeLiveChess(breaks=2)
    told = run(fake, 7)
    assert fake.connections == 2
    assert ["gone" in one for one in told].count(True) == 1


def test_nobody_there_is_told_once() -> None:
    told: list[Mapping[str, Any]] = []

    async def alone() -> None:
        ended = asyncio.Event()

        def tell(message: Mapping[str, Any]) -> None:
            told.append(message)
            asyncio.get_running_loop().call_later(0.1, ended.set)  # some more attempts

        await listen("ws://127.0.0.1:9/api/v1.0", tell, ended, again=0.01)

    asyncio.run(alone())
    assert len(told) == 1
    assert "127.0.0.1:9" in told[0]["gone"]
