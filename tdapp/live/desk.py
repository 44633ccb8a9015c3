"""The pages of telephones: volunteers enter moves at their boards, arbiters see all boards and take alerts.

Each under a key of its own, on the first device that comes with it. It is a process of its own like that of the
viewers, and never the same one: here moves have no delay. It knows no rule; what is legal comes with the boards, and
what is entered is decided by the window.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import json
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import current_language, tr
from tdapp.live.guard import Guarded, inner_of, is_same
from tdapp.live.limits import Limits, Requests
from tdapp.live.pages import notation, text_of
from tdapp.live.settings import Settings, tell
from tdapp.live.state import Message

PATIENCE = 10.0
"""Seconds until the window must have answered."""
NEWS = 20.0
"""Seconds that a page waits for something new."""

VOLUNTEER, ARBITER = "d", "a"
"""What stands before the key in the address."""
_COOKIE = "tdapp-desk"
_KINDS = {VOLUNTEER: frozenset(("move", "back", "gap", "call")), ARBITER: frozenset(("take",))}
_ENTRIES = Limits(requests=5.0, burst=40.0)
"""Of each key: a whole hall stands behind one address."""
_LARGEST = 100_000
_LONGEST = {"uci": 5, "game": 40, "alert": 4, "cause": 600}


@dataclass(slots=True)
class _Pass:
    """One key: whose page it opens, on which device, and what stands there now."""

    role: str
    device: str = ""
    state: dict[str, Any] = field(default_factory=dict)
    version: int = 0
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def set(self, state: dict[str, Any]) -> None:
        """Wake who waits for something new."""
        self.state, self.version = state, self.version + 1
        waiting, self.changed = self.changed, asyncio.Event()
        waiting.set()


class DeskServer(Guarded):
    """``take`` brings keys, what stands on their pages, and answers. Of keys and devices only their marks are known."""

    def __init__(self, settings: Settings, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._passes: dict[str, _Pass] = {}
        self._knows_passes = False
        self._entries = Requests(_ENTRIES, clock)
        self._waiting: dict[int, asyncio.Future[str]] = {}
        self._numbers = itertools.count(1)
        super().__init__(settings, clock=clock)

    def routes(self) -> None:
        """Everything begins with the key."""
        self.app.router.add_get("/{role:[ad]}/{key}/", self._page, allow_head=False)  # who looks ahead claims no key
        self.app.router.add_get("/{role:[ad]}/{key}/state.json", self._state)
        self.app.router.add_get("/{role:d}/{key}/worker.js", self._worker)
        self.app.router.add_get("/{role:[ad]}/{key}/board.json", self._board)
        self.app.router.add_post("/{role:[ad]}/{key}/act", self._act)

    def take(self, message: Message) -> None:
        """A line of the window."""
        match message.get("type"):
            case "passes":
                self._knows_passes = True
                given = {str(one["key"]): one for one in message["passes"]}
                for key in set(self._passes) - set(given):
                    self._passes.pop(key).set({})  # who waits is told that the key is void
                for key, one in given.items():
                    self._passes.setdefault(key, _Pass(str(one["role"]), str(one.get("device", ""))))
            case "state":
                if (held := self._passes.get(str(message["key"]))) is not None:
                    held.set(dict(message["state"]))
            case "answer":
                waiting = self._waiting.pop(int(message["id"]), None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(str(message["text"]))

    def _held(self, request: web.Request) -> _Pass:
        """The pass of the key in the address; nothing says whether a wrong one was nearly right.

        A page that asks before the keys have come is not void: it asks again.
        """
        if not self._knows_passes:
            raise web.HTTPServiceUnavailable
        given, address = mark_of(request.match_info["key"]), inner_of(request).address
        found = None
        for key, held in self._passes.items():
            if is_same(given, key) and held.role == request.match_info["role"]:
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
        again = held.role == VOLUNTEER and self.is_public(request)
        response = web.Response(text=page(held.role, key, again=again), content_type="text/html")
        if fresh:
            path, secure = f"/{held.role}/{key}/", bool(self._settings.certificate)
            response.set_cookie(_COOKIE, device, httponly=True, samesite="Strict", path=path, secure=secure)
        return response

    async def _state(self, request: web.Request) -> web.Response:
        """What stands there; with ``v``, the version that the page has, when there is another one.

        A key may come a moment before what stands on its page: that is waited for as well.
        """
        held = self._known(request)
        if not held.version or request.query.get("v") == str(held.version):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(held.changed.wait(), NEWS)
            held = self._known(request)
        return _told(held, "")

    async def _worker(self, request: web.Request) -> web.Response:
        """What lets a page be opened again without a connection, where browsers trust the one that it came by."""
        self._known(request)
        if not self.is_public(request):
            raise web.HTTPNotFound
        data = resource_path("live/worker.js").read_bytes()
        return web.Response(body=data, content_type="text/javascript", headers={"Cache-Control": "no-cache"})

    async def _board(self, request: web.Request) -> web.Response:
        """One board with its moves."""
        wanted = request.query.get("b", "")
        for board in self._known(request).state.get("boards", ()):
            if str(board["board"]) == wanted:
                return _as_json(board)
        raise web.HTTPNotFound

    async def _act(self, request: web.Request) -> web.Response:
        if not self.is_ours(request):
            raise web.HTTPForbidden
        held, key = self._known(request), mark_of(request.match_info["key"])
        if not self._entries.allow(key):
            raise web.HTTPTooManyRequests
        act = _checked(await _json(request), held.role)
        number = next(self._numbers)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        tell(act=act, id=number, key=key)
        try:
            text = await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError as error:
            raise web.HTTPServiceUnavailable from error
        finally:
            self._waiting.pop(number, None)
        return _told(held, text)


def mark_of(secret: str) -> str:
    """What the window knows of a key or a device (``ui.session.kept``)."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def _told(held: _Pass, text: str) -> web.Response:
    """The page of an arbiter has all boards: their moves are asked for one by one."""
    state = held.state
    if held.role == ARBITER:
        boards = [{name: value for name, value in one.items() if name != "sans"} for one in state.get("boards", ())]
        state = {**state, "boards": boards}
    return _as_json({"text": text, "v": held.version, **state})


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


def _checked(act: Any, role: str) -> dict[str, Any]:
    """An entry of the shape that the window takes."""
    if not isinstance(act, dict) or act.get("kind") not in _KINDS[role]:
        raise web.HTTPBadRequest
    numbers = {name: act.get(name) for name in ("board", "ply" if role == VOLUNTEER else "round")}
    texts = {name: act.get(name, "") for name in (("uci", "game") if role == VOLUNTEER else ("alert", "cause"))}
    blind = act.get("blind", False)
    fits = (
        all(type(number) is int and 0 <= number <= _LARGEST for number in numbers.values())
        and all(isinstance(text, str) and len(text) <= _LONGEST[name] for name, text in texts.items())
        and not any("\ud800" <= letter <= "\udfff" for text in texts.values() for letter in text)
        and isinstance(blind, bool)
    )
    if not fits:
        raise web.HTTPBadRequest
    return {"kind": act["kind"], **numbers, **texts, **({"blind": blind} if role == VOLUNTEER else {})}


def page(role: str, key: str, *, again: bool = False) -> str:
    """The page; everything on it is drawn by its script. ``again``: it may be opened again without a connection."""
    words = {**(_volunteer_words() if role == VOLUNTEER else _arbiter_words()), **notation()}
    title, script = (tr("Enter moves"), "desk.js") if role == VOLUNTEER else (tr("All boards"), "arbiter.js")
    styles = ("chessground.base.css", "chessground.brown.css", "chessground.cburnett.css", "live.css")
    no_script = tr("This page needs its script.")
    return "\n".join(
        (
            "<!DOCTYPE html>",
            f'<html lang="{current_language()}"><head><meta charset="utf-8">',
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


def _volunteer_words() -> dict[str, str]:
    return {
        "back": tr("Take back the last move"),
        "gap": tr("Moves were missed"),
        "call": tr("Call the arbiter"),
        "turn": tr("Turn the board"),
        "quiet": tr("No connection. Enter what is played: {count} entries wait here and are sent in their order."),
        "void": tr("This page is not valid any more. Ask for a new one."),
        "waiting": tr("{count} entries are kept in this browser: show them to the arbiter."),
        "stay": tr("Leave this page open: without a connection it cannot be opened again."),
        "over": tr("The result is entered."),
        "rest": tr("Not possible as entered, the arbiter sees it: {text}"),
        "none": tr("There is no board here now."),
        "white": tr("White to move"),
        "black": tr("Black to move"),
        "become": tr("The pawn becomes"),
    }


def _arbiter_words() -> dict[str, str]:
    return {
        "round": tr("Round {number}"),
        "look": tr("To look at"),
        "nothing": tr("Nothing to look at."),
        "take": tr("I look after this"),
        "taken": tr("{name} looks after this"),
        "boards": tr("All boards"),
        "board": tr("Board {number}"),
        "only": tr("Only the boards (1-20, 31)"),
        "sound": tr("Sound for what is urgent"),
        "close": tr("Close the board"),
        "quiet": tr("No connection for {seconds} seconds."),
        "void": tr("This page is not valid any more. Ask for a new one."),
        "act": tr("act"),
        "inform": tr("for information"),
        "none": tr("No round is paired yet."),
    }
