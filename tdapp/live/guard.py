"""What every server of this process has: our hosts only, limits, headers, the files of the pages."""

from __future__ import annotations

import ssl
import time
from collections.abc import Awaitable, Callable

from aiohttp import web

from tdapp.domain.words.resources import resource_path
from tdapp.live.limits import Requests
from tdapp.live.settings import Settings

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

_KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "txt": "text/plain"}
FILES = (
    *("live.css", "live.js", "desk.js", "arbiter.js", "chessground.min.js", "chessground.base.css"),
    *("chessground.brown.css", "chessground.cburnett.css", "LICENSE.txt", "SOURCE.txt"),
)
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors "
)


class Guarded:
    """Listens where its settings say; a server adds its routes in ``routes``."""

    def __init__(self, settings: Settings, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._settings = settings
        self._requests = Requests(settings.limits, clock)
        self._runner: web.AppRunner | None = None
        self._hosts: frozenset[str] = frozenset(settings.hosts)
        self.app = web.Application(middlewares=[self._guarded], client_max_size=16_384)
        self.app.router.add_get("/files/{name}", self._file)
        self.routes()

    def routes(self) -> None:
        """Add what is answered beside the files."""

    async def start(self) -> int:
        """Listen; the port. OSError when it is taken."""
        self._runner = web.AppRunner(self.app, access_log=None, handle_signals=False, shutdown_timeout=2.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._settings.host, self._settings.port, ssl_context=self._encryption())
        await site.start()
        port = int(self._runner.addresses[0][1])
        names = {"127.0.0.1", "localhost", "[::1]", *self._settings.hosts}
        self._hosts = frozenset({*(f"{name}:{port}" for name in names), *(names if port == 80 else ())})
        return port

    def _encryption(self) -> ssl.SSLContext | None:
        if not self._settings.certificate:
            return None
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self._settings.certificate)
        return context

    async def stop(self) -> None:
        """Nobody is answered any more."""
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Only hosts that are ours (DNS rebinding), only so many requests, and the headers of every answer."""
        if self._hosts and request.headers.get("Host", "") not in self._hosts:
            response: web.StreamResponse = web.Response(status=421, text="This is not the address of these pages.")
        elif not self._requests.allow(request.remote or ""):
            response = web.Response(status=429, text="Too many requests.", headers={"Retry-After": "5"})
        else:
            try:
                response = self.refused(request) or await handler(request)
            except web.HTTPException as problem:
                response = web.Response(status=problem.status, text=problem.reason)
        if not response.prepared:
            self.dressed(response, embed=self._settings.embed and "embed" in request.query)
        return response

    def refused(self, request: web.Request) -> web.Response | None:
        """What is answered instead to who may not see these pages; None: he may."""
        return None

    def dressed(self, response: web.StreamResponse, *, embed: bool = False) -> None:
        """The headers that every answer has."""
        response.headers.setdefault("Content-Security-Policy", _POLICY + ("*" if embed else "'none'"))
        response.headers.setdefault("X-Content-Type-Options", "nosniff")
        response.headers.setdefault("Referrer-Policy", "no-referrer")
        response.headers.setdefault("Cache-Control", "no-store")
        response.headers["Server"] = "tdapp"

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        if name not in FILES:
            raise web.HTTPNotFound
        data = resource_path(f"live/{name}").read_bytes()
        kind = _KINDS[name.rpartition(".")[2]]
        headers = {"Cache-Control": "public, max-age=600"}
        return web.Response(body=data, content_type=kind, charset="utf-8", headers=headers)
