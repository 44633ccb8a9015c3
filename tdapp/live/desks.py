"""Desks: computers with the program that keep a copy of the event, beside the pages of telephones in one process.

It knows no rule and no event: lines of the journal are handed through as the window told them, what desks do goes to
the window and its answer back. Who asks has a key in the address and the word of his computer in the header.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aiohttp import web

from tdapp.domain.arbiters.keys import mark_of
from tdapp.live.guard import inner_of, is_same
from tdapp.live.limits import Limits, Requests
from tdapp.live.settings import tell
from tdapp.live.state import Message

PATIENCE = 10.0
"""Seconds until the window must have answered."""
NEWS = 20.0
"""Seconds that a desk waits for something new."""
LATE = 1.0
"""Seconds in which the window's word of a code may come after the code."""
SECOND = 2.0
"""Seconds that an entry of a telephone waits until a desk has it, where that is wanted."""
KEPT = 2_000
"""Lines of the journal; who is further behind fetches a copy."""
AT_ONCE = 200
"""Lines in one answer."""
LARGEST = 8 * 1024 * 1024
"""Bytes of a step."""
MOST_WAITING = 100
_STEPS = Limits(requests=50.0, burst=200.0)
_CODES = Limits(requests=1 / 60, burst=5)
"""Wrong codes, from everywhere together: five, then one a minute."""
_LONGEST = {"origin": 80, "id": 60, "data": LARGEST}


@dataclass(slots=True)
class _Desk:
    name: str
    role: str
    device: str
    sections: tuple[int, ...] = ()
    page: str = ""
    section: int = 0
    seen: float = 0.0
    have: int = 0  # the revision that lies on its disk


class Desks:
    """``take`` brings the desks that are valid, codes, lines, answers."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._desks: dict[str, _Desk] = {}
        self._codes: dict[str, tuple[str, float]] = {}  # code -> which invitation, until when
        self._joined: dict[str, tuple[str, _Desk]] = {}  # by the new key; the window has not heard of it yet
        self._tries, self._steps = Requests(_CODES, clock), Requests(_STEPS, clock)
        self._wrong = Requests(Limits(requests=0.1, burst=10), clock)
        self._hello: dict[str, Any] = {}
        self._held: dict[str, Any] = {}
        self._lines: deque[dict[str, Any]] = deque(maxlen=KEPT)
        self._revision = 0
        self._copy: tuple[Path, int] | None = None
        self._copied, self._copy_comes = asyncio.Event(), False
        self._changed, self._arrived = asyncio.Event(), asyncio.Event()
        self._wants_second = False
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[tuple[int, dict[str, Any]]]] = {}

    def add_routes(self, app: web.Application) -> None:
        """Beside those of the pages."""
        app.router.add_post("/join", self._join)
        app.router.add_get("/w/{key}/hello", self._say_hello)
        app.router.add_get("/w/{key}/copy", self._give_copy)
        app.router.add_get("/w/{key}/journal", self._journal)
        app.router.add_post("/w/{key}/do", self._do)
        app.router.add_post("/w/{key}/moved", self._moved)

    # -- from the window ----------------------------------------------------------------------------------------------

    def take(self, message: Message) -> None:
        """A line of the window."""
        match message.get("type"):
            case "desks":
                self._take_desks(message)
            case "rows":
                self._take_rows(message["lines"], int(message["revision"]))
            case "copy":
                self._copy = Path(str(message["path"])), int(message["revision"])
                waiting, self._copied, self._copy_comes = self._copied, asyncio.Event(), False
                waiting.set()
            case "done":
                waiting_answer = self._waiting.pop(int(message["id"]), None)
                if waiting_answer is not None and not waiting_answer.done():
                    waiting_answer.set_result((int(message["status"]), dict(message["body"])))

    def _take_desks(self, message: Message) -> None:
        self._hello, self._held = dict(message["hello"]), dict(message["held"])
        self._wants_second = bool(message.get("second"))
        given = {str(one["key"]): one for one in message["desks"]}
        held, self._desks = self._desks, {}
        for key, one in given.items():
            old = held.get(key)
            self._desks[key] = _Desk(str(one["name"]), str(one["role"]), str(one["device"]), tuple(one["sections"]))
            if old is not None:
                self._desks[key].page, self._desks[key].section = old.page, old.section
                self._desks[key].seen, self._desks[key].have = old.seen, old.have
        for key, (invitation, desk) in tuple(self._joined.items()):
            if key in given or invitation not in given:
                del self._joined[key]  # the window knows it by now, or has taken the invitation back
            else:
                self._desks.pop(invitation, None)
                self._desks[key] = desk
        used = {invitation for invitation, _desk in self._joined.values()}
        now = self._clock()
        self._codes = {
            str(one["code"]): (str(one["key"]), now + float(one["seconds"]))
            for one in message["codes"]
            if str(one["key"]) not in used
        }
        self._wake()

    def _take_rows(self, lines: list[dict[str, Any]], revision: int) -> None:
        if lines and self._lines and lines[0]["row"]["revision"] != self._lines[-1]["row"]["revision"] + 1:
            self._lines.clear()  # lines are missing between: who is behind fetches a copy
        if not lines and revision != self._revision:
            self._lines.clear()
        self._lines.extend(lines)
        self._revision = revision
        self._wake()

    def _wake(self) -> None:
        waiting, self._changed = self._changed, asyncio.Event()
        waiting.set()

    # -- from desks ---------------------------------------------------------------------------------------------------

    async def _join(self, request: web.Request) -> web.Response:
        """A code that is right is gone: a key for this computer alone."""
        given = await _json_of(request, 4_096)
        code, computer = (given.get(name) if isinstance(given, dict) else None for name in ("code", "computer"))
        if not (isinstance(code, str) and isinstance(computer, str) and 0 < len(code) <= 20 and len(computer) <= 80):
            raise web.HTTPBadRequest
        if not self._tries.has(""):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "60"})
        mark = mark_of(code.replace("-", "").upper())
        invitation = self._use(mark)
        if invitation is None:
            self._tries.allow("")
            invitation = await self._use_late(mark)
        if invitation is None:
            raise web.HTTPNotFound
        key, device = secrets.token_urlsafe(16), secrets.token_urlsafe(24)
        old = self._desks.pop(invitation, None)
        joined = self._desks[mark_of(key)] = _Desk(
            *((old.name, old.role) if old else ("", "")),
            mark_of(device),
            old.sections if old else (),
            seen=self._clock(),
        )
        self._joined[mark_of(key)] = invitation, joined
        tell(
            joined=invitation,
            key=mark_of(key),
            word=mark_of(device),
            computer="".join(letter for letter in computer if letter.isprintable()),
        )
        return web.json_response({"key": key, "device": device})

    def _use(self, mark: str) -> str | None:
        """The invitation of a code, which is gone with it."""
        now, found = self._clock(), None
        for known, (_invitation, until) in self._codes.items():
            if is_same(mark, known) and now < until:
                found = known
        return self._codes.pop(found)[0] if found is not None else None

    async def _use_late(self, mark: str) -> str | None:
        """The same of a code that comes before the window's word of it: a program gives it in the same moment."""
        invitation = None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LATE):
                while invitation is None:
                    await self._changed.wait()
                    invitation = self._use(mark)
        return invitation

    def _known(self, request: web.Request) -> tuple[str, _Desk]:
        """The desk of the key in the address, on the computer that joined with it."""
        address = inner_of(request).address
        if not self._wrong.has(address):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "10"})
        given = mark_of(request.match_info["key"])
        found = None
        for key, desk in self._desks.items():
            if is_same(given, key):
                found = key, desk
        if found is None:
            self._wrong.allow(address)
            raise web.HTTPNotFound
        word = request.headers.get("Authorization", "").removeprefix("Bearer ")
        if not (found[1].device and is_same(mark_of(word), found[1].device)):
            self._wrong.allow(address)
            raise web.HTTPUnauthorized
        found[1].seen = self._clock()
        return found

    async def _say_hello(self, request: web.Request) -> web.Response:
        _key, desk = self._known(request)
        about = {"name": desk.name, "role": desk.role, "sections": desk.sections}
        return _json({**self._hello, "revision": self._revision, **about})

    async def _give_copy(self, request: web.Request) -> web.StreamResponse:
        """The verified copy that there is, unless lines would not lead on from it."""
        self._known(request)
        first = self._lines[0]["row"]["revision"] if self._lines else self._revision + 1
        if self._copy is None or self._copy[1] + 1 < first or self._revision - self._copy[1] > AT_ONCE:
            made = self._copied
            if not self._copy_comes:  # who comes meanwhile waits for the same
                self._copy_comes = True
                tell(wants="copy")
            try:
                await asyncio.wait_for(made.wait(), PATIENCE)
            except TimeoutError as error:
                self._copy_comes = False
                raise web.HTTPServiceUnavailable from error
        assert self._copy is not None
        path, revision = self._copy
        if not path.exists():  # the window has removed it: the next who asks has a new one made
            self._copy = None
            raise web.HTTPServiceUnavailable
        return web.FileResponse(path, headers={"Revision": str(revision), "Content-Type": "application/octet-stream"})

    async def _journal(self, request: web.Request) -> web.Response:
        """Lines after a revision, when there are some; and who is where."""
        key, desk = self._known(request)
        try:
            after = int(request.query.get("after", ""))
            section = int(request.query.get("section", "0"))
        except ValueError as error:
            raise web.HTTPBadRequest from error
        desk.have = after  # a desk asks for what is newer than its disk has
        self._arrived.set()
        page = request.query.get("page", "")[:40]
        moved = (desk.page, desk.section) != (page, section)
        desk.page, desk.section = page, section
        if moved:
            tell(presence=key, page=page, section=section)
            self._wake()
        there = request.query.get("here", "")
        if after == self._revision and there == self._here_mark(key):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), NEWS)
            key, desk = self._known(request)
        lines = self._after(after)
        if lines is None:
            raise web.HTTPGone
        here = self._here(key)
        mark = self._here_mark(key)
        answer = {"lines": lines, "here": here, "mark": mark, "revision": self._revision}
        if mark != there:
            answer["held"] = self._held
        return _json(answer)

    async def counts(self, revision: int) -> bool:
        """Whether a step counts: a desk has it on its disk, where the arbiter wants that; it may take a moment."""
        if not self._wants_second:
            return True
        until = self._clock() + SECOND
        while (left := until - self._clock()) > 0:
            here = [desk for desk in self._desks.values() if self._clock() - desk.seen < 2 * NEWS]
            if any(desk.have >= revision for desk in here):
                return True
            if not here:
                return False
            self._arrived.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._arrived.wait(), left)
        return False

    def _here(self, key: str) -> list[dict[str, Any]]:
        """Who else is on which page; who has not asked for a while is gone."""
        since = self._clock() - 2 * NEWS
        return [
            {"name": desk.name, "section": desk.section, "page": desk.page}
            for other, desk in self._desks.items()
            if other != key and desk.seen >= since and desk.page
        ] + list(self._hello.get("here", ()))

    def _here_mark(self, key: str) -> str:
        return mark_of(json.dumps([self._here(key), self._held]))[:16]

    def _after(self, revision: int) -> list[dict[str, Any]] | None:
        """The lines after a revision; None when they are not kept any more, or were never made."""
        if revision == self._revision:
            return []
        first = self._lines[0]["row"]["revision"] if self._lines else self._revision + 1
        if not first - 1 <= revision < self._revision:
            return None
        return [line for line in self._lines if line["row"]["revision"] > revision][:AT_ONCE]

    async def _do(self, request: web.Request) -> web.Response:
        """A step: the window decides. Its lines come with the answer."""
        key, _desk = self._known(request)
        if not self._steps.allow(key):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "1"})
        step = _checked(await _json_of(request, LARGEST))
        if len(self._waiting) >= MOST_WAITING:
            raise web.HTTPServiceUnavailable
        number = next(self._numbers)
        answer: asyncio.Future[tuple[int, dict[str, Any]]] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        tell(do=step, id=number, key=key)
        try:
            status, body = await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError as error:
            raise web.HTTPServiceUnavailable from error
        finally:
            self._waiting.pop(number, None)
        lines = self._after(step["base"])
        return _json({**body, "lines": lines or []}, status=status)

    async def _moved(self, request: web.Request) -> web.Response:
        """Another computer leads the event now: the window decides whether it believes this desk."""
        key, _desk = self._known(request)
        if not self._steps.allow(key):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "1"})
        match await _json_of(request, 4_096):
            case {"address": str() as address, "fingerprint": str() as fingerprint, "code": str() as code} if (
                len(address) <= 200 and len(fingerprint) <= 64 and len(code) <= 20
            ):
                tell(moved=key, address=address, fingerprint=fingerprint, code=code)
                return _json({})
        raise web.HTTPBadRequest


def _checked(step: Any) -> dict[str, Any]:
    """A step of the shape that the window takes; what it is, the window decodes."""
    match step:
        case {
            "origin": str() as origin,
            "base": int() as base,
            "id": str() as step_id,
            "version": int() as version,
            "data": str() as data,
        } if len(origin) <= _LONGEST["origin"] and origin and len(step_id) <= _LONGEST["id"]:
            agreed = step.get("agreed")
            if any(isinstance(one, bool) for one in (base, version, agreed)) or not 0 <= base < 2**53:
                raise web.HTTPBadRequest
            if agreed is not None and not (isinstance(agreed, int) and 0 <= agreed < 2**53):
                raise web.HTTPBadRequest
            told = {} if agreed is None else {"agreed": agreed}
            return {"origin": origin, "base": base, "id": step_id, "version": version, "data": data, **told}
    raise web.HTTPBadRequest


async def _json_of(request: web.Request, most: int) -> Any:
    """What was sent, of a size that is allowed."""
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    data = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.content.iter_chunked(65_536):
                data += part
                if len(data) > most:
                    raise web.HTTPRequestEntityTooLarge(max_size=most, actual_size=len(data))
        return json.loads(bytes(data))
    except TimeoutError as error:
        raise web.HTTPRequestTimeout from error
    except (ValueError, RecursionError, web.RequestPayloadError) as error:
        raise web.HTTPBadRequest from error


def _json(held: dict[str, Any], status: int = 200) -> web.Response:
    text = json.dumps(held, ensure_ascii=False)
    return web.Response(status=status, text=text, content_type="application/json")
