"""The volunteer's page: one key, one device, only entries of the right shape, answered by the window."""

from __future__ import annotations

import asyncio
import io
import json
import sys
from collections.abc import Awaitable, Callable

import pytest
from aiohttp import ClientSession, CookieJar

from tdapp.live import desk
from tdapp.live.desk import DeskServer
from tdapp.live.limits import Limits
from tdapp.live.process import Settings

KEY = "secret-key"
BOARDS = [{"board": 1, "white": "A", "black": "<b>B</b>"}]
Visit = Callable[[str, DeskServer], Awaitable[None]]


def run(visit: Visit) -> None:
    async def both() -> None:
        server = DeskServer(Settings(port=0, key=KEY, limits=Limits(requests=1e6, burst=1e6)))
        server.take({"type": "boards", "boards": BOARDS})
        port = await server.start()
        await visit(f"http://127.0.0.1:{port}", server)
        await server.stop()

    asyncio.run(both())


def device() -> ClientSession:
    return ClientSession(cookie_jar=CookieJar(unsafe=True))  # cookies of an address without a name


def test_the_first_device_keeps_the_key() -> None:
    async def visit(address: str, server: DeskServer) -> None:
        async with device() as first, device() as second:
            async with first.get(f"{address}/d/wrong/") as answer:
                assert answer.status == 404
            async with first.get(f"{address}/d/{KEY}/") as answer:
                text = await answer.text()
                cookie = answer.headers["Set-Cookie"]
                assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
            assert "HttpOnly" in cookie
            assert "SameSite=Strict" in cookie
            assert "desk.js" in text
            async with second.get(f"{address}/d/{KEY}/") as answer:
                assert answer.status == 403
            async with second.get(f"{address}/d/{KEY}/state.json") as answer:
                assert answer.status == 403
            async with first.get(f"{address}/d/{KEY}/state.json") as answer:
                assert await answer.json() == {"text": "", "boards": BOARDS}
            async with first.get(f"{address}/") as answer:
                assert answer.status == 404  # nothing of the viewers' pages is here

    run(visit)


def test_an_entry_goes_to_the_window_and_its_answer_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    told = io.StringIO()
    monkeypatch.setattr(sys, "stdout", told)
    entry = {"kind": "move", "board": 1, "ply": 3, "uci": "e7e8q"}

    async def visit(address: str, server: DeskServer) -> None:
        async with device() as phone:
            async with phone.get(f"{address}/d/{KEY}/") as answer:
                assert answer.status == 200
            waiting = asyncio.create_task(phone.post(f"{address}/d/{KEY}/act", json={**entry, "more": "is dropped"}))
            while not told.getvalue():
                await asyncio.sleep(0.01)
            line = json.loads(told.getvalue())
            assert line == {"act": entry, "id": 1}
            server.take({"type": "answer", "id": 1, "text": "Not your move."})
            server.take({"type": "answer", "id": 1, "text": "twice"})
            async with await waiting as answer:
                assert (await answer.json())["text"] == "Not your move."

    run(visit)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b'{"kind": "rm", "board": 1, "ply": 0}',
        b'{"kind": "move", "board": "1", "ply": 0}',
        b'{"kind": "move", "board": 1, "ply": true}',
        b'{"kind": "move", "board": 1, "ply": 0, "uci": "e2e4e6"}',
        b'{"kind": "move", "board": 1, "ply": 0, "uci": 5}',
    ],
)
def test_what_has_another_shape_never_reaches_the_window(body: bytes) -> None:
    async def visit(address: str, server: DeskServer) -> None:
        async with device() as phone:
            async with phone.get(f"{address}/d/{KEY}/") as answer:
                assert answer.status == 200
            async with phone.post(f"{address}/d/{KEY}/act", data=body) as answer:
                assert answer.status == 400

    run(visit)


def test_a_window_that_does_not_answer_is_said_and_so_is_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "PATIENCE", 0.05)
    monkeypatch.setattr(sys, "stdout", io.StringIO())

    async def visit(address: str, server: DeskServer) -> None:
        async with device() as phone:
            async with phone.get(f"{address}/d/{KEY}/") as answer:
                assert answer.status == 200
            found = []
            for _ in range(16):
                async with phone.post(f"{address}/d/{KEY}/act", json={"kind": "gap", "board": 1, "ply": 0}) as answer:
                    found.append(answer.status)
        assert found[0] == 503
        assert found[-1] == 429
        assert server._waiting == {}

    run(visit)
