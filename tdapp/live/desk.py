"""The pages of telephones: volunteers enter moves at their boards, arbiters enter results, check in, see all boards.

Each under a key of its own, on the first device that comes with it. It is a process of its own like that of the
viewers, and never the same one: here moves have no delay. It knows no rule; what is legal comes with the boards, and
what is entered is decided by the window.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.keys import mark_of
from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import html_language, tr
from tdapp.live.desks import Desks
from tdapp.live.entries import HIDDEN, WrongShape, checked
from tdapp.live.guard import Guarded, inner_of, is_same
from tdapp.live.limits import Limits, Requests
from tdapp.live.news import News
from tdapp.live.page_words import arbiter_words, volunteer_words
from tdapp.live.pages import notation, text_of
from tdapp.live.settings import Settings, tell
from tdapp.live.state import Message

PATIENCE = 10.0
"""Seconds until the window must have answered."""
NEWS = 20.0
"""Seconds that a page waits for something new."""
MOST_WAITING = 100
"""Entries that wait for the window; whoever comes then is asked to try again."""

VOLUNTEER, ARBITER = "d", "a"
"""What stands before the key in the address."""
_COOKIE = "tdapp-desk"
_ENTRIES = Limits(requests=5.0, burst=40.0)
"""Of each key: a whole hall stands behind one address."""


@dataclass(slots=True)
class _Pass:
    """One key: whose page it opens, on which device; of a volunteer also what stands there now."""

    role: str  # as ``Role``
    name: str = ""
    sections: tuple[int, ...] = ()
    boards: tuple[int, ...] = ()
    device: str = ""
    state: dict[str, Any] = field(default_factory=dict)
    version: int = 0
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def letter(self) -> str:
        """What stands before its key."""
        return VOLUNTEER if self.role == Role.NOTATION.value else ARBITER

    @property
    def hidden(self) -> frozenset[str]:
        """What its page is not told."""
        return HIDDEN.get(self.role, frozenset())

    def set(self, state: dict[str, Any]) -> None:
        """What stands on a volunteer's page."""
        self.state, self.version = state, self.version + 1
        self.wake()

    def wake(self) -> None:
        """Wake who waits for something new."""
        waiting, self.changed = self.changed, asyncio.Event()
        waiting.set()


class DeskServer(Guarded):
    """``take`` brings keys, what stands on their pages, and answers. Of keys and devices only their marks are known."""

    def __init__(self, settings: Settings, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._passes: dict[str, _Pass] = {}
        self._news = News()
        self._knows_passes = False
        self._entries = Requests(_ENTRIES, clock)
        self._waiting: dict[int, asyncio.Future[Message]] = {}
        self._is_silent = False  # the window has left an entry without an answer
        self._numbers = itertools.count(1)
        self._desks = Desks(clock)
        super().__init__(settings, clock=clock)

    def routes(self) -> None:
        """Everything begins with the key."""
        self.app.router.add_get("/{role:[ad]}/{key}/", self._page, allow_head=False)  # who looks ahead claims no key
        self.app.router.add_get("/{role:[ad]}/{key}/state.json", self._state)
        self.app.router.add_get("/{role:d}/{key}/worker.js", self._worker)
        self.app.router.add_get("/{role:a}/{key}/board.json", self._board)
        self.app.router.add_post("/{role:[ad]}/{key}/act", self._act)
        self._desks.add_routes(self.app)

    def take(self, message: Message) -> None:
        """A line of the window."""
        match message.get("type"):
            case "passes":
                self._take_passes(message["passes"])
            case "state":
                if (held := self._passes.get(str(message["key"]))) is not None:
                    held.set(dict(message["state"]))
            case "news":
                section = self._news.take(message)
                for held in self._passes.values():
                    if section in held.sections:
                        held.wake()
            case "answer":
                self._is_silent = False
                waiting = self._waiting.pop(int(message["id"]), None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
            case _:
                self._desks.take(message)

    def _take_passes(self, passes: list[Message]) -> None:
        self._knows_passes = True
        given = {str(one["key"]): one for one in passes}
        for key in set(self._passes) - set(given):
            self._passes.pop(key).wake()  # who waits is told that the key is void
        for key, one in given.items():
            held = self._passes.setdefault(key, _Pass(str(one["role"]), device=str(one.get("device", ""))))
            held.name = str(one.get("name", ""))
            held.sections, held.boards = tuple(one.get("sections", ())), tuple(one.get("boards", ()))
        self._news.keep(section for held in self._passes.values() for section in held.sections)

    def _held(self, request: web.Request) -> _Pass:
        """The pass of the key in the address; nothing says whether a wrong one was nearly right.

        A page that asks before the keys have come is not void: it asks again.
        """
        if not self._knows_passes:
            raise web.HTTPServiceUnavailable
        given, address = mark_of(request.match_info["key"]), inner_of(request).address
        found = None
        for key, held in self._passes.items():
            if is_same(given, key) and held.letter == request.match_info["role"]:
                found = held
        if found is not None and self._is_ours(request, found):
            return found  # whoever guesses beside it
        if not self.guesses.has(address):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "10"})
        if found is None:
            self.guesses.wrong(address)
            raise web.HTTPNotFound
        return found

    @staticmethod
    def _is_ours(request: web.Request, held: _Pass) -> bool:
        return bool(held.device) and is_same(mark_of(request.cookies.get(_COOKIE, "")), held.device)

    def _known(self, request: web.Request) -> _Pass:
        held = self._held(request)
        if not self._is_ours(request, held):
            raise web.HTTPForbidden
        return held

    async def _page(self, request: web.Request) -> web.Response:
        held, key = self._held(request), request.match_info["key"]
        fresh, device = not held.device, ""
        if fresh:
            device = secrets.token_urlsafe(24)
            held.device = mark_of(device)
            tell(device=held.device, key=mark_of(key))  # the window keeps it, should this process have to begin anew
        elif not self._is_ours(request, held):
            return web.Response(status=403, text=tr("This page is used on another device. Ask for a new one."))
        again = held.letter == VOLUNTEER and self.is_public(request)
        response = web.Response(text=page(held.letter, key, again=again), content_type="text/html")
        if fresh:
            path, secure = f"/{held.letter}/{key}/", bool(self._settings.certificate)
            response.set_cookie(_COOKIE, device, httponly=True, samesite="Strict", path=path, secure=secure)
        return response

    async def _state(self, request: web.Request) -> web.Response:
        """What stands there; with ``v``, the version that the page has, what is new since.

        A key may come a moment before what stands on its page: that is waited for as well.
        """
        held, seen = self._known(request), request.query.get("v", "")
        if not self._has_news(held, seen):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(held.changed.wait(), NEWS)
            held = self._known(request)
        return self._told(held, {}, seen)

    def _has_news(self, held: _Pass, seen: str) -> bool:
        if held.letter == VOLUNTEER:
            return bool(held.version) and seen != str(held.version)
        return bool(self._news.since(seen, held.sections, held.hidden))

    def _told(self, held: _Pass, answer: Message, seen: str) -> web.Response:
        """An answer of the window, with what is new since."""
        said = {name: value for name, value in answer.items() if name not in ("type", "id")}
        said.setdefault("text", "")
        if held.letter == VOLUNTEER:
            return _as_json({**said, "v": held.version, **held.state})
        about = {"name": held.name, "role": held.role, "mine": held.boards, "order": held.sections}
        news = self._news.since(seen, held.sections, held.hidden)
        return _as_json({**said, **about, "v": self._news.stamp, "sections": news})

    async def _worker(self, request: web.Request) -> web.Response:
        """What lets a page be opened again without a connection, where browsers trust the one that it came by."""
        self._known(request)
        if not self.is_public(request):
            raise web.HTTPNotFound
        data = resource_path("live/worker.js").read_bytes()
        return web.Response(body=data, content_type="text/javascript", headers={"Cache-Control": "no-cache"})

    async def _board(self, request: web.Request) -> web.Response:
        """One board with its moves."""
        held = self._known(request)
        section, board = (_number(request.query.get(name, "")) for name in ("s", "b"))
        found = self._news.one(section, "boards", board) if section in held.sections else None
        if found is None or "boards" in held.hidden:
            raise web.HTTPNotFound
        return _as_json(found)

    async def _act(self, request: web.Request) -> web.Response:
        if not self.is_ours(request):
            raise web.HTTPForbidden
        held, key = self._known(request), mark_of(request.match_info["key"])
        if not self._entries.allow(key):
            raise web.HTTPTooManyRequests
        if len(self._waiting) >= min(MOST_WAITING, 1 if self._is_silent else MOST_WAITING):  # one asks again
            raise web.HTTPServiceUnavailable(headers={"Retry-After": "2"})
        sent = await _json(request)
        try:
            act = checked(sent, held.role)
        except PermissionError as error:
            raise web.HTTPForbidden from error
        except WrongShape as error:
            raise web.HTTPBadRequest from error
        number = next(self._numbers)
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        tell(act=act, id=number, key=key)
        try:
            said = await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError as error:
            self._is_silent = True
            raise web.HTTPServiceUnavailable from error
        finally:
            self._waiting.pop(number, None)
        said = dict(said)
        revision, alone = said.pop("revision", None), said.pop("alone", "")
        if isinstance(revision, int) and not await self._desks.counts(revision):
            said["text"] = alone
        seen = sent.get("v", "")
        return self._told(held, said, seen if isinstance(seen, str) else "")


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else -1


def _as_json(held: dict[str, Any]) -> web.Response:
    return web.Response(text=json.dumps(held, ensure_ascii=False), content_type="application/json")


async def _json(request: web.Request) -> Any:
    """What was sent, in UTF-8 whatever it says of itself."""
    try:
        async with asyncio.timeout(PATIENCE):
            data = await request.read()
        return json.loads(data)
    except TimeoutError as error:
        raise web.HTTPRequestTimeout from error
    except (ValueError, RecursionError, web.RequestPayloadError) as error:
        raise web.HTTPBadRequest from error


def page(role: str, key: str, *, again: bool = False) -> str:
    """The page; everything on it is drawn by its script. ``again``: it may be opened again without a connection."""
    words = {**(volunteer_words() if role == VOLUNTEER else arbiter_words()), **notation()}
    title, script = (tr("Enter moves"), "desk.js") if role == VOLUNTEER else (tr("Arbiter"), "arbiter.js")
    styles = ("chessground.base.css", "chessground.brown.css", "chessground.cburnett.css", "live.css")
    no_script = tr("This page needs its script.")
    return "\n".join(
        (
            "<!DOCTYPE html>",
            f'<html lang="{html_language()}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{text_of(title)}</title>",
            *(f'<link rel="stylesheet" href="/files/{one}">' for one in styles),
            f'<link rel="icon" href="data:,"><script type="module" src="/files/{script}"></script></head>',
            f'<body class="desk" data-key="{text_of(key)}"{" data-again" if again else ""} '
            f'data-words="{text_of(json.dumps(words, ensure_ascii=False))}">',
            f'<main><p class="quiet" role="status" hidden></p><noscript><p>{text_of(no_script)}</p></noscript></main>',
            "</body></html>",
        )
    )
