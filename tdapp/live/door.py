"""The door before the pages: who connects says within seconds what he wants, and nobody takes the room of others.

Nothing of a connection reaches the parser of HTTP before its whole header is there and its address may ask. Who is
still silent is put out first when there is no room: a viewer says at once what he wants.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, cast

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from tdapp.live.limits import Limits, Requests

MOST_HEADER = 16_384
"""Bytes of a header, its request line included."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors "
)
HEADERS = {
    "Content-Security-Policy": POLICY + "'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Server": "tdapp",
}
"""What every answer has: a page may say more of some of them."""

_IDLE, _LINGER = 15.0, 2.0
"""Seconds that an answered connection may stay silent, and that the rest of a request nobody wants is read."""


def address_of(transport: asyncio.BaseTransport) -> str:
    """Who connects; of IPv6 the network, because one computer has as many addresses of it as it likes."""
    peer = transport.get_extra_info("peername")
    return network_of(str(peer[0]) if isinstance(peer, tuple) else "")


def network_of(text: str) -> str:
    """The same of an address as it is written; empty: it is none."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, 64), strict=False))


class Entrance:
    """How many are inside, by address and in all; who has not said what he wants can be put out for another."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._inside: Counter[str] = Counter()
        self._silent: dict[Door, None] = {}  # in the order in which they came
        self._silent_of: dict[str, dict[Door, None]] = {}

    @property
    def count(self) -> int:
        """All connections."""
        return self._inside.total()

    def enter(self, door: Door) -> bool:
        """Whether one more may come in; it is counted then."""
        if not door.is_proxy and self._inside[door.address] >= self._limits.connections_per_address:
            silent = self._silent_of.get(door.address, {})
        elif self.count >= self._limits.connections:
            silent = self._silent
        else:
            silent = None
        if silent is not None:
            oldest = next(iter(silent), None)
            if oldest is None:
                return False
            oldest.put_out()
        self._inside[door.address] += 1
        self._silent[door] = None
        self._silent_of.setdefault(door.address, {})[door] = None
        return True

    def close(self) -> None:
        """Put out who is silent; aiohttp ends the others."""
        for door in tuple(self._silent):
            door.put_out()

    def speak(self, door: Door) -> None:
        """It has said what it wants."""
        self._silent.pop(door, None)
        held = self._silent_of.get(door.address)
        if held is not None:
            held.pop(door, None)
            if not held:
                del self._silent_of[door.address]

    def leave(self, door: Door) -> None:
        """It is gone."""
        self.speak(door)
        self._inside[door.address] -= 1
        if self._inside[door.address] <= 0:
            del self._inside[door.address]


class Handler(RequestHandler):
    """aiohttp's own, but what is no HTTP is answered without a word in the log, and a fault of ours with few."""

    def __init__(self, manager: web.Server, loop: asyncio.AbstractEventLoop, faults: Requests) -> None:
        quiet = cast(Any, None)  # no log of requests: nobody is counted or followed
        super().__init__(
            manager,
            loop=loop,
            access_log=quiet,
            keepalive_timeout=_IDLE,
            lingering_time=_LINGER,
            auto_decompress=False,
        )
        self._faults = faults
        self.is_paid = True  # the first request was counted at the door
        self.address = ""
        self.is_proxy = False
        self.gone: Callable[[], None] = lambda: None

    def connection_lost(self, exc: BaseException | None) -> None:
        """Make room for another."""
        super().connection_lost(exc)
        self.gone()

    def log_exception(self, *args: Any, **kw: Any) -> None:
        """Of what goes wrong here nobody fills a disk."""
        if self._faults.allow(""):
            super().log_exception(*args, **kw)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """A plain answer, then the connection ends."""
        if status >= 500:
            self.log_exception("Error handling a request", exc_info=exc)
        if request.writer.output_size > 0:
            raise ConnectionError("something was answered already")
        response = web.Response(status=status, text=HTTPStatus(status).phrase, headers=HEADERS)
        response.force_close()
        return response


class Door(asyncio.Protocol):
    """One connection until its first header is there; aiohttp has it from then on."""

    def __init__(
        self,
        entrance: Entrance,
        limits: Limits,
        requests: Requests,
        inside: Callable[[], Handler],
        proxy: str = "",
    ) -> None:
        self._proxy = proxy
        self._entrance, self._limits, self._requests, self._inside = entrance, limits, requests, inside
        self._transport: asyncio.Transport | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._header = bytearray()
        self._is_in = False
        self.address = ""
        self.is_proxy = False  # it brings the viewers of the whole world: each of them is counted by his own address

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let in, or not."""
        self._transport = cast(asyncio.Transport, transport)
        self.address = address_of(transport)
        self.is_proxy = bool(self._proxy) and self.address == self._proxy
        self._is_in = self._entrance.enter(self)
        if not self._is_in:
            self._transport.abort()
            return
        loop = asyncio.get_running_loop()
        self._deadline = loop.call_later(self._limits.header_seconds, self.put_out)

    def data_received(self, data: bytes) -> None:
        """Wait for the end of the header."""
        if not self._is_in or self._transport is None:
            return
        start = max(0, len(self._header) - 3)
        self._header += data
        ended = self._header.find(b"\r\n\r\n", start) >= 0 or self._header.find(b"\n\n", start) >= 0
        if not ended:
            if len(self._header) > MOST_HEADER:
                self._answer(431)
            return
        if not (self.is_proxy or self._requests.allow(self.address)):
            self._answer(429)
            return
        self._entrance.speak(self)
        if self._deadline is not None:
            self._deadline.cancel()
        inner = self._inside()
        inner.gone, inner.address = self._leave, self.address
        inner.is_proxy, inner.is_paid = self.is_proxy, not self.is_proxy
        self._transport.set_protocol(inner)
        inner.connection_made(self._transport)
        inner.data_received(bytes(self._header))
        self._header.clear()

    def connection_lost(self, exc: BaseException | None) -> None:
        """It was never let in, or has gone before it said anything."""
        self._leave()

    def put_out(self) -> None:
        """Its time is over, or somebody else needs its room."""
        self._leave()
        if self._transport is not None:
            self._transport.abort()

    def _leave(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        if self._is_in:
            self._is_in = False
            self._entrance.leave(self)

    def _answer(self, status: int) -> None:
        assert self._transport is not None
        phrase = HTTPStatus(status).phrase
        lines = [f"HTTP/1.1 {status} {phrase}", *(f"{name}: {text}" for name, text in HEADERS.items())]
        lines += ["Content-Type: text/plain; charset=utf-8", f"Content-Length: {len(phrase)}", "Connection: close"]
        lines += ["Retry-After: 5"] if status == 429 else []
        self._transport.write("\r\n".join((*lines, "", phrase)).encode())
        self._transport.close()
        self._leave()
