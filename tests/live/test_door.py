"""The door: silence, floods and what is no HTTP take nobody's room, and nobody's log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import pytest

from tdapp.live.door import address_of
from tdapp.live.limits import Limits, Requests
from tdapp.live.server import LiveServer
from tdapp.live.settings import Settings
from tests.live.lines import EVENT, board

Visit = Callable[[LiveServer, int], Awaitable[None]]
MANY = {"requests": 1e6, "burst": 1e6}


def run(visit: Visit, **limits: float) -> None:
    async def both() -> None:
        server = LiveServer(Settings(port=0, limits=Limits(**{**MANY, **limits})))  # type: ignore[arg-type]
        for line in (EVENT, board(1, "e4")):
            server.take(line)
        port = await server.start()
        async with asyncio.timeout(30):
            await visit(server, port)
        await server.stop()

    asyncio.run(both())


async def said(port: int, *pieces: bytes, pause: float = 0.0) -> bytes:
    """What is answered to these bytes until the connection ends; nothing where it is broken off."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    found = b""
    with contextlib.suppress(ConnectionError):
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(pause)
        found = await reader.read()
    writer.close()
    return found


def asking(port: int, path: str = "/") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode()


def test_who_says_nothing_is_put_out_and_who_speaks_slowly_is_answered() -> None:
    async def visit(server: LiveServer, port: int) -> None:
        assert await said(port) == b""
        assert await said(port, b"GET / HTTP/1.1\r\n") == b""
        words = asking(port)
        assert b"200 OK" in await said(port, words[:9], words[9:-2], words[-2:], pause=0.01)
        while server.entrance.count:
            await asyncio.sleep(0.01)

    run(visit, header_seconds=0.5)


def test_the_silent_make_room_for_who_speaks_and_nobody_for_who_is_one_too_many() -> None:
    async def visit(server: LiveServer, port: int) -> None:
        silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(20)]
        assert b"200 OK" in await said(port, asking(port))
        assert server.entrance.count <= 5
        assert await silent[0][0].read() == b""  # the first one is out
        held = []
        for _ in range(5):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(asking(port, "/events").replace(b"close", b"keep-alive"))
            assert b"200 OK" in await reader.readline()
            held.append(writer)
        assert await said(port, asking(port)) == b""
        held.pop().close()
        answer = b""
        while b"200 OK" not in answer:  # as soon as it is known that one has gone
            server.take(board(1, "e4", "e5"))
            server.send()
            answer = await said(port, asking(port))
        for writer in (*held, *(writer for _, writer in silent)):
            writer.close()

    run(visit, connections=5)


@pytest.mark.parametrize(
    "data",
    [
        b"nonsense\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost\r\n\r\n",
        b"GET / HTTP/1.1\r\nA: " + b"x" * 10_000 + b"\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: " + b"9" * 5000 + b"\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\r\n\r\n",
        b"GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
)
def test_what_is_no_http_is_answered_without_a_word_in_the_log(data: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def visit(server: LiveServer, port: int) -> None:
        answer = (await said(port, data)).decode()
        assert answer.startswith(("HTTP/1.1 400 ", "HTTP/1.0 400 "))
        assert "Content-Security-Policy: default-src 'none'" in answer
        assert "Server: tdapp" in answer
        assert "ython" not in answer

    with caplog.at_level(logging.DEBUG):
        run(visit)
    assert [record for record in caplog.records if record.name.startswith("aiohttp")] == []


def test_a_header_has_an_end() -> None:
    async def visit(server: LiveServer, port: int) -> None:
        assert b"431 Request Header Fields Too Large" in await said(port, b"GET / HTTP/1.1\r\nA: " + b"x" * 17_000)

    run(visit)


def test_who_asks_too_often_is_not_even_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(server: LiveServer, port: int) -> None:
        found = [(await said(port, b"nonsense\r\n\r\n"))[9:12] for _ in range(6)]
        assert found == [b"400"] * 4 + [b"429"] * 2
        answer = await said(port, asking(port))
        assert b"Retry-After: 5" in answer
        assert b"Content-Security-Policy" in answer

    run(visit, requests=0.001, burst=4)


def test_a_fault_of_ours_is_told_with_few_words(caplog: pytest.LogCaptureFixture) -> None:
    async def visit(server: LiveServer, port: int) -> None:
        server.state.event = {"sections": [{}]}  # what no other process sends
        for _ in range(10):
            answer = await said(port, asking(port))
            assert answer.startswith(b"HTTP/1.1 500 ")
            assert b"Server: tdapp" in answer
            assert b"Content-Security-Policy" in answer

    run(visit)
    assert len([record for record in caplog.records if record.name.startswith("aiohttp")]) == 3


class Transport(asyncio.BaseTransport):
    def __init__(self, peer: object) -> None:
        super().__init__({"peername": peer})


@pytest.mark.parametrize(
    ("peer", "address"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("::ffff:192.0.2.7", 1, 0, 0), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1, 0, 0), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 1, 0, 2), "fe80::/64"),
        (None, ""),
    ],
)
def test_one_computer_is_one_address(peer: object, address: str) -> None:
    assert address_of(Transport(peer)) == address


def test_addresses_that_have_gone_are_forgotten() -> None:
    now = [0.0]
    bucket = Requests(Limits(requests=1, burst=5), lambda: now[0])
    for number in range(10_001):
        bucket.allow(str(number))
    now[0] = 2.0
    assert bucket.allow("a")
    assert len(bucket._left) == 2 - 1
