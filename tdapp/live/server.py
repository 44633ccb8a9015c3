"""Pages, files and events for viewers over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hmac
import json
import time
from collections.abc import Callable
from typing import Any

from aiohttp import web

from tdapp.live import pages
from tdapp.live.guard import Guarded, inner_of, is_same
from tdapp.live.limits import Streams
from tdapp.live.picture import picture
from tdapp.live.settings import Settings, tell
from tdapp.live.state import Message, State

_COOKIE = "tdapp-word"
_DIGITS = "[0-9]{1,9}"
_PLACE = f"{{section:{_DIGITS}}}/{{round:{_DIGITS}}}"


class LiveServer(Guarded):
    """Serves a State; ``take`` changes it."""

    def __init__(self, settings: Settings, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.state = State()
        self._streams = Streams(settings.limits)
        self._queues: set[asyncio.Queue[bytes | None]] = set()
        self._ticking: asyncio.Task[None] | None = None
        self._snapshot = (-1, b"", b"")
        # Not the word itself: who guesses cookies would pass by the limit of wrong words.
        self._token = hmac.new(settings.secret.encode(), settings.word.encode(), "sha256").hexdigest()
        super().__init__(settings, clock=clock)

    def take(self, message: Message) -> None:
        """A line of the other process."""
        self.state.take(message)

    def routes(self) -> None:
        """Pages, data, events."""
        add = self.app.router.add_get
        add("/", self._overview)
        add("/wall", self._wall)
        add("/games", self._games)
        add("/table", self._table)
        add(f"/b/{_PLACE}/{{board:{_DIGITS}}}", self._board)
        add(f"/b/{_PLACE}/{{board:{_DIGITS}}}.svg", self._picture)
        add("/board.json", self._board_json)
        add("/state.json", self._state_json)
        add("/events", self._events, allow_head=False)
        add(f"/live/{{section:{_DIGITS}}}/round-{{round:{_DIGITS}}}.pgn", self._pgn)
        add(f"/live/{{section:{_DIGITS}}}/all.pgn", self._pgn)

    # -- the process --------------------------------------------------------------------------------------------------

    async def start(self) -> int:
        """Listen, and send what changes; the port."""
        port = await super().start()
        self._ticking = asyncio.create_task(self._tick())
        return port

    async def stop(self) -> None:
        """Every stream ends."""
        if self._ticking is not None:
            self._ticking.cancel()
        for queue in tuple(self._queues):
            with contextlib.suppress(asyncio.QueueFull):
                queue.put_nowait(None)
        await super().stop()

    def refused(self, request: web.Request) -> web.Response | None:
        """Who does not know the word is asked for it; who came with it need not say it again."""
        word = self._settings.word
        if not word or request.path.startswith("/files/"):
            return None
        if is_same(request.cookies.get(_COOKIE, ""), self._token):
            return None
        given, address = request.query.get("word", "").strip().lower(), inner_of(request).address
        if given and not self.guesses.has(address):
            return web.Response(status=429, text="Too many wrong words.", headers={"Retry-After": "10"})
        if not is_same(given, word):
            if given:
                self.guesses.wrong(address)
            return web.Response(text=pages.door(self.state, wrong=bool(given)), content_type="text/html", status=403)
        if request.path.endswith((".pgn", ".json", ".svg")):  # programs say it each time
            return None
        response = web.Response(status=303, headers={"Location": "/" + request.rel_url.raw_path.lstrip("/")})
        response.set_cookie(_COOKIE, self._token, httponly=True, samesite="Lax")
        return response

    async def _tick(self) -> None:
        told = -1
        while True:
            await asyncio.sleep(self._settings.every)
            self.send()
            if self._streams.count != told:
                told = self._streams.count
                tell(viewers=told)

    def send(self) -> None:
        """One event with all that changed, the same bytes for everybody; who does not read is cut and comes back."""
        step = self.state.step()
        if step is None:
            return
        data = f"id: {step['v']}\ndata: {_compact(step)}\n\n".encode()
        for queue in tuple(self._queues):
            try:
                queue.put_nowait(data)
            except asyncio.QueueFull:
                self._queues.discard(queue)
                queue.get_nowait()
                queue.put_nowait(None)

    # -- pages -------------------------------------------------------------------------------------------------------

    async def _overview(self, request: web.Request) -> web.Response:
        return self._html(pages.overview(self.state, _number(request, "s"), _number(request, "r"), _look(request)))

    async def _wall(self, request: web.Request) -> web.Response:
        return self._html(pages.overview(self.state, _number(request, "s"), _number(request, "r"), "wall"))

    async def _games(self, request: web.Request) -> web.Response:
        query = request.query
        return self._html(
            pages.games(
                self.state,
                query.get("q", "")[:80],
                query.get("result", "")[:8],
                query.get("eco", "")[:3],
                _look(request),
            )
        )

    async def _table(self, request: web.Request) -> web.Response:
        return self._html(pages.table(self.state, _number(request, "s"), _look(request), now="now" in request.query))

    async def _board(self, request: web.Request) -> web.Response:
        key = _key(request)
        if key not in self.state.boards:
            raise web.HTTPNotFound
        return self._html(pages.board(self.state, key, _look(request)))

    async def _picture(self, request: web.Request) -> web.Response:
        """A position: after ``ply`` half-moves, else the last one."""
        board = self.state.boards.get(_key(request))
        if board is None:
            raise web.HTTPNotFound
        ply = _number(request, "ply")
        ply = len(board["moves"]) if ply is None else ply
        if ply >= len(board["fens"]):
            raise web.HTTPNotFound
        move = board["moves"][ply - 1] if ply else ""
        squares = tuple(filter(None, (move[:2], move[2:4])))
        text = picture(board["fens"][ply], squares, black="black" in request.query)
        return web.Response(text=text, content_type="image/svg+xml")

    def _html(self, text: str) -> web.Response:
        return web.Response(text=text, content_type="text/html")

    # -- data ---------------------------------------------------------------------------------------------------------

    async def _board_json(self, request: web.Request) -> web.Response:
        key = (_number(request, "s") or 0, _number(request, "r") or 0, _number(request, "b") or 0)
        board = self.state.boards.get(key)
        if board is None:
            raise web.HTTPNotFound
        held = {name: value for name, value in board.items() if name != "pgn"}
        return web.Response(text=_compact(held), content_type="application/json")

    async def _state_json(self, request: web.Request) -> web.Response:
        version, plain, packed = self._snapshot
        if version != self.state.version:
            plain = _compact(self.state.snapshot()).encode()
            packed = gzip.compress(plain, 5)
            self._snapshot = (self.state.version, plain, packed)
        tag = f'"{self.state.version}"'
        if request.headers.get("If-None-Match") == tag:
            return web.Response(status=304, headers={"ETag": tag})
        headers = {"ETag": tag, "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            plain = packed
        return web.Response(body=plain, content_type="application/json", headers=headers)

    async def _events(self, request: web.Request) -> web.StreamResponse:
        address = inner_of(request).address
        if not self._streams.enter(address):
            return web.Response(status=503, text="Too many viewers.", headers={"Retry-After": "15"})
        queue: asyncio.Queue[bytes | None] = asyncio.Queue(self._settings.limits.queue)
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"})
        try:
            await response.prepare(request)
            for data in self._missed(request.headers.get("Last-Event-ID", "")):
                await response.write(data)
            self._queues.add(queue)
            while True:
                try:
                    found = await asyncio.wait_for(queue.get(), 20)
                except TimeoutError:
                    found = b": still here\n\n"
                if found is None:
                    break
                await response.write(found)
        except (ConnectionError, asyncio.CancelledError):
            pass  # the viewer has gone
        finally:
            self._queues.discard(queue)
            self._streams.leave(address)
        return response

    def _missed(self, last: str) -> list[bytes]:
        """What a viewer has to know first: what he missed, or that he has to begin anew."""
        steps = self.state.since(int(last)) if last.isascii() and last.isdigit() and len(last) < 16 else None
        if steps is None:
            hello = {"v": self.state.version, "anew": True}
            return [f"id: {self.state.version}\ndata: {_compact(hello)}\n\n".encode()]
        return [f"id: {step['v']}\ndata: {_compact(step)}\n\n".encode() for step in steps]

    async def _pgn(self, request: web.Request) -> web.Response:
        number = request.match_info.get("round")
        text = self.state.pgn(int(request.match_info["section"]), int(number) if number else None)
        if not text:
            raise web.HTTPNotFound
        headers = {"Access-Control-Allow-Origin": "*"}  # public, and other broadcasters read it
        return web.Response(text=text, content_type="application/x-chess-pgn", headers=headers)


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _number(request: web.Request, name: str) -> int | None:
    text = request.query.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _key(request: web.Request) -> tuple[int, int, int]:
    section, played, board = (int(request.match_info[name]) for name in ("section", "round", "board"))
    return section, played, board


def _look(request: web.Request) -> str:
    return "embed" if "embed" in request.query else ""
