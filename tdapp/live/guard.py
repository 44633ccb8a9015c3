"""What every server of this process has: our hosts only, limits, headers, the files of the pages."""

from __future__ import annotations

import asyncio
import hmac
import ssl
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import cast

from aiohttp import web

from tdapp.domain.words.resources import resource_path
from tdapp.live.door import HEADERS, POLICY, Door, Entrance, Handler, network_of
from tdapp.live.limits import Guesses, Limits, Requests
from tdapp.live.settings import Settings

Answering = Callable[[web.Request], Awaitable[web.StreamResponse]]

_KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "txt": "text/plain"}
FILES = (
    *("live.css", "live.js", "desk.js", "legal.js", "arbiter.js", "common.js", "counter.js", "way.js"),
    *("chessground.min.js", "chessground.base.css", "chessground.brown.css", "chessground.cburnett.css"),
    *("LICENSE.txt", "SOURCE.txt"),
)

_FAULTS = Limits(requests=1 / 60, burst=3)


class Guarded:
    """Listens where its settings say; a server adds its routes in ``routes``."""

    def __init__(self, settings: Settings, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._settings = settings
        self._requests, self.guesses = Requests(settings.limits, clock), Guesses(clock)
        self._faults = Requests(_FAULTS, clock)
        self.entrance = Entrance(settings.limits)
        self._runner: web.AppRunner | None = None
        self._listening: asyncio.Server | None = None
        self._hosts: frozenset[str] = frozenset(settings.hosts)
        self.app = web.Application(middlewares=[self._guarded], client_max_size=16_384)
        self.app.on_response_prepare.append(self._dress)
        self.app.router.add_get("/files/{name}", self._file)
        self.routes()

    def routes(self) -> None:
        """Add what is answered beside the files."""

    async def start(self) -> int:
        """Listen; the port. OSError when it is taken."""
        self._runner = web.AppRunner(self.app, access_log=None, handle_signals=False, shutdown_timeout=2.0)
        await self._runner.setup()
        manager, loop = self._runner.server, asyncio.get_running_loop()
        assert manager is not None
        inside = partial(Handler, manager, loop, self._faults)
        door = partial(Door, self.entrance, self._settings.limits, self._requests, inside, self._settings.proxy)
        encryption = self._encryption()
        self._listening = await loop.create_server(
            door,
            self._settings.host,
            self._settings.port,
            ssl=encryption,
            ssl_handshake_timeout=self._settings.limits.header_seconds if encryption is not None else None,
            backlog=4096,  # where thousands knock, the others are let wait, not sent away for a second
        )
        port = int(self._listening.sockets[0].getsockname()[1])
        names = {"127.0.0.1", "localhost", "[::1]", *self._settings.hosts}
        public = {
            one for name in self._settings.public for one in (name, f"{name}:443", f"{name}:80", f"{name}:{port}")
        }
        self._hosts = frozenset({*(f"{name}:{port}" for name in names), *(names if port == 80 else ()), *public})
        self._hosts = frozenset(name.lower() for name in self._hosts)
        return port

    def _encryption(self) -> ssl.SSLContext | None:
        if not self._settings.certificate:
            return None
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self._settings.certificate)
        return context

    async def stop(self) -> None:
        """Nobody is answered any more."""
        if self._listening is not None:
            self._listening.close()
        self.entrance.close()
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Answering) -> web.StreamResponse:
        """Only hosts that are ours (DNS rebinding), only so many requests."""
        inner = inner_of(request)
        if inner.is_proxy:
            inner.address = forwarded(request, self._settings.proxy)
        is_paid, inner.is_paid = inner.is_paid, False
        if self._hosts and request.headers.get("Host", "").lower() not in self._hosts:
            return web.Response(status=421, text="This is not the address of these pages.")
        if not (is_paid or self._requests.allow(inner.address)):
            response = web.Response(status=429, text="Too many requests.", headers={"Retry-After": "5"})
            response.force_close()  # the next one is refused at the door
            return response
        try:
            return self.refused(request) or await handler(request)
        except web.HTTPException as problem:
            return web.Response(status=problem.status, text=problem.reason, headers=_kept(problem))

    def refused(self, request: web.Request) -> web.Response | None:
        """The answer to who may not see these pages; None: he may."""
        return None

    def is_public(self, request: web.Request) -> bool:
        """Whether it came under a public name: then there is a certificate that browsers trust, or no other page."""
        return request.headers.get("Host", "").lower().partition(":")[0] in self._settings.public

    def is_ours(self, request: web.Request) -> bool:
        """Whether a page of ours asks, or no page: a browser says where the page is from that sends an entry."""
        origin = request.headers.get("Origin")
        scheme = "https" if self._settings.certificate else "http"
        host = request.headers.get("Host", "").lower()
        if self.is_public(request):  # the proxy encrypts, this process need not
            return origin is None or origin.lower() in (f"https://{host}", f"http://{host}")
        return origin is None or origin == f"{scheme}://{host}"

    async def _dress(self, request: web.Request, response: web.StreamResponse) -> None:
        """The headers that every answer has."""
        for name, text in HEADERS.items():
            response.headers.setdefault(name, text)
        if self._settings.embed and "embed" in request.query:
            response.headers["Content-Security-Policy"] = POLICY + "*"
        response.headers["Server"] = HEADERS["Server"]

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        if name not in FILES:
            raise web.HTTPNotFound
        data = resource_path(f"live/{name}").read_bytes()
        kind = _KINDS[name.rpartition(".")[2]]
        # A telephone loads its page once: what it is made of is of one version, also after an update of the program.
        headers = {"Cache-Control": "no-cache" if self._settings.desk else "public, max-age=600"}
        return web.Response(body=data, content_type=kind, charset="utf-8", headers=headers)


def inner_of(request: web.Request) -> Handler:
    """The connection of a request."""
    return cast(Handler, request.protocol)


def forwarded(request: web.Request, proxy: str) -> str:
    """Who asks, as the proxy that we know says: the last address that is not its own. Nobody else is believed."""
    for text in reversed(request.headers.get("X-Forwarded-For", "").split(",")):
        address = network_of(text.strip())
        if address and address != proxy:
            return address
    return proxy


def is_same(given: str, held: str) -> bool:
    """Whether somebody knows a secret, in the same time whatever he says; bytes that are no text are no fault."""
    return hmac.compare_digest(given.encode("utf-8", "surrogatepass"), held.encode())


def _kept(problem: web.HTTPException) -> dict[str, str]:
    """What a refusal says beside its words: which methods there are, when to come again."""
    return {name: problem.headers[name] for name in ("Allow", "Retry-After") if name in problem.headers}
