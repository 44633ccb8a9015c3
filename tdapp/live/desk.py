"""The page of a volunteer, who enters moves on a telephone: his boards only, under a key, on one device.

It is a process of its own like that of the viewers, and never the same one: here moves have no delay. It knows no rule;
what is legal comes with the boards, and what is entered is decided by the window.
"""

from __future__ import annotations

import asyncio
import hmac
import itertools
import json
import secrets
import time
from collections.abc import Callable
from typing import Any

from aiohttp import web

from tdapp.domain.words.wording import current_language, tr
from tdapp.live.guard import Guarded
from tdapp.live.limits import Limits, Requests
from tdapp.live.pages import LETTERS, text_of
from tdapp.live.process import Settings, tell
from tdapp.live.state import Message

PATIENCE = 10.0
"""Seconds until the window must have answered."""

_COOKIE = "tdapp-desk"
_KINDS = frozenset(("move", "back", "gap", "call"))
_ENTRIES = Limits(requests=2.0, burst=12.0)


class DeskServer(Guarded):
    """``take`` brings boards and answers. The first device that comes with the key keeps it."""

    def __init__(self, settings: Settings, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.boards: list[dict[str, Any]] = []
        self._key = settings.key
        self._device = ""
        self._entries = Requests(_ENTRIES, clock)
        self._waiting: dict[int, asyncio.Future[str]] = {}
        self._numbers = itertools.count(1)
        super().__init__(settings, clock=clock)

    def routes(self) -> None:
        """Everything begins with the key."""
        self.app.router.add_get("/d/{key}/", self._page)
        self.app.router.add_get("/d/{key}/state.json", self._state)
        self.app.router.add_post("/d/{key}/act", self._act)

    def take(self, message: Message) -> None:
        """A line of the window."""
        match message.get("type"):
            case "boards":
                self.boards = list(message["boards"])
            case "answer":
                waiting = self._waiting.pop(int(message["id"]), None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(str(message["text"]))

    def _may(self, request: web.Request) -> None:
        if not hmac.compare_digest(request.match_info["key"].encode(), self._key.encode()):
            raise web.HTTPNotFound

    def _is_ours(self, request: web.Request) -> bool:
        return bool(self._device) and hmac.compare_digest(request.cookies.get(_COOKIE, ""), self._device)

    async def _page(self, request: web.Request) -> web.Response:
        self._may(request)
        if not self._device:
            self._device = secrets.token_urlsafe(24)
            response = web.Response(text=page(self._key), content_type="text/html")
            response.set_cookie(_COOKIE, self._device, httponly=True, samesite="Strict", path=f"/d/{self._key}/")
            return response
        if not self._is_ours(request):
            return web.Response(status=403, text=tr("This page is used on another device. Ask for a new one."))
        return web.Response(text=page(self._key), content_type="text/html")

    async def _state(self, request: web.Request) -> web.Response:
        self._may(request)
        if not self._is_ours(request):
            raise web.HTTPForbidden
        return self._told("")

    async def _act(self, request: web.Request) -> web.Response:
        self._may(request)
        if not self._is_ours(request):
            raise web.HTTPForbidden
        if not self._entries.allow(request.remote or ""):
            raise web.HTTPTooManyRequests
        act = _checked(await _json(request))
        number = next(self._numbers)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        tell(act=act, id=number)
        try:
            text = await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError as error:
            raise web.HTTPServiceUnavailable from error
        finally:
            self._waiting.pop(number, None)
        return self._told(text)

    def _told(self, text: str) -> web.Response:
        held = {"text": text, "boards": self.boards}
        return web.Response(text=json.dumps(held, ensure_ascii=False), content_type="application/json")


async def _json(request: web.Request) -> Any:
    try:
        return await request.json()
    except ValueError as error:
        raise web.HTTPBadRequest from error


def _checked(act: Any) -> dict[str, Any]:
    """An entry of the shape that the window takes."""
    if not isinstance(act, dict) or act.get("kind") not in _KINDS:
        raise web.HTTPBadRequest
    board, ply, uci = act.get("board"), act.get("ply"), act.get("uci", "")
    fits = type(board) is int and type(ply) is int and isinstance(uci, str) and len(uci) <= 5
    if not fits:
        raise web.HTTPBadRequest
    return {"kind": act["kind"], "board": board, "ply": ply, "uci": uci}


def page(key: str) -> str:
    """The page; everything on it is drawn by its script."""
    words = {
        "back": tr("Take back the last move"),
        "gap": tr("Moves were missed"),
        "call": tr("Call the arbiter"),
        "turn": tr("Turn the board"),
        "quiet": tr("No connection: the last entry is sent again."),
        "none": tr("There is no board here now."),
        "white": tr("White to move"),
        "black": tr("Black to move"),
        "become": tr("The pawn becomes"),
        "notation": LETTERS.get(current_language(), LETTERS["en"]),
    }
    styles = ("chessground.base.css", "chessground.brown.css", "chessground.cburnett.css", "live.css")
    no_script = tr("This page needs its script.")
    return "\n".join(
        (
            "<!DOCTYPE html>",
            f'<html lang="{current_language()}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{text_of(tr('Enter moves'))}</title>",
            *(f'<link rel="stylesheet" href="/files/{one}">' for one in styles),
            '<link rel="icon" href="data:,"><script type="module" src="/files/desk.js"></script></head>',
            f'<body class="desk" data-key="{text_of(key)}" '
            f'data-words="{text_of(json.dumps(words, ensure_ascii=False))}">',
            f'<main><p class="quiet" role="status" hidden></p><noscript><p>{text_of(no_script)}</p></noscript></main>',
            "</body></html>",
        )
    )
