"""The table of threats, one by one: no key, another role, another site in the same browser, another device, guesses.

Who has no key learns of no page that there is one; who has a key learns nothing beside its role.
"""

from __future__ import annotations

import asyncio
import io
import itertools
import json
import secrets
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar

from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.keys import mark_of
from tdapp.live import desk as desk_module
from tdapp.live import desks
from tdapp.live.desk import DeskServer
from tdapp.live.entries import MAY
from tdapp.live.limits import Guesses, Limits
from tdapp.live.settings import Settings

KEYS = {role: f"key-of-{role.value}" for role in Role}
PAGES = {role: ("d" if role is Role.NOTATION else "a") for role in Role}
BOARD = {"number": 1, "name": "1", "white": "Zoë", "black": "B", "pair": [1, 2], "result": "", "words": ""}
PERSON = {"number": 1, "name": "Somebody Private", "state": "present"}
DESK, WORD = "key-of-a-desk", "word-of-its-computer"
Visit = Callable[[str, DeskServer], Awaitable[None]]


def acts() -> dict[str, dict[str, Any]]:
    """An entry of each kind, of the right shape."""
    at = {"section": 1, "round": 1, "board": 1, "white": 1, "black": 2}
    return {
        **{kind: {"kind": kind, "board": 1, "ply": 0} for kind in ("move", "back", "gap", "call")},
        "take": {"kind": "take", "section": 1, "round": 1, "board": 1, "alert": "A1"},
        **{kind: {"kind": kind, **at, "result": "1-0"} for kind in ("result", "clear", "verify", "note")},
        "check-in": {"kind": "check-in", "section": 1, "person": 1, "state": "present"},
        "undo": {"kind": "undo", "step": "x"},
    }


def run(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_module, "PATIENCE", 0.01)  # the window does not answer here
    monkeypatch.setattr(sys, "stdout", io.StringIO())

    async def both() -> None:
        server = DeskServer(Settings(port=0, desk=True, limits=Limits(requests=1e6, burst=1e6)))
        passes = [
            {"key": mark_of(key), "role": role.value, "name": "Ana", "sections": [1]} for role, key in KEYS.items()
        ]
        server.take({"type": "passes", "passes": passes})
        server.take({"type": "state", "key": mark_of(KEYS[Role.NOTATION]), "state": {"boards": []}})
        facts = {"name": "Open", "round": 1, "alerts": [], "here": [1, 1]}
        server.take({"type": "news", "section": 1, "facts": facts, "boards": [BOARD], "people": [PERSON]})
        server.take({"type": "news", "section": 2, "boards": [{**BOARD, "white": "Of another section"}]})
        desk = {"key": mark_of(DESK), "name": "Desk", "role": "entry", "device": mark_of(WORD), "sections": [1]}
        server.take({"type": "desks", "desks": [desk], "codes": [], "hello": {}, "held": {}})
        hours = itertools.count()
        server.guesses = Guesses(lambda: next(hours) * 3600.0)  # nobody is too quick here
        server._desks._wrong._clock = lambda: next(hours) * 3600.0
        port = await server.start()
        await visit(f"http://127.0.0.1:{port}", server)
        await server.stop()

    asyncio.run(both())


def device() -> ClientSession:
    return ClientSession(cookie_jar=CookieJar(unsafe=True))


async def opened(address: str, role: Role) -> tuple[ClientSession, str]:
    phone, page = device(), f"{address}/{PAGES[role]}/{KEYS[role]}/"
    async with phone.get(page) as answer:
        assert answer.status == 200
    return phone, page


def test_no_route_is_there_without_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(address: str, server: DeskServer) -> None:
        routes = {(one.method, one.resource.canonical) for one in server.app.router.routes() if one.resource}
        keyed = {(method, path) for method, path in routes if "{key}" in path}
        assert routes - keyed == {("GET", "/files/{name}"), ("HEAD", "/files/{name}"), ("POST", "/join")}
        assert len(keyed) >= 10
        async with device() as stranger:
            for (method, path), letter in itertools.product(keyed, "ad"):
                asked = path.replace("{key}", secrets.token_urlsafe(16)).replace("{role}", letter)
                async with stranger.request(method, f"{address}{asked}", json=acts()["result"]) as answer:
                    assert answer.status == 404, (method, path)

    run(visit, monkeypatch)


@pytest.mark.parametrize("role", Role)
def test_a_key_is_good_for_its_role_only(role: Role, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(address: str, server: DeskServer) -> None:
        phone, page = await opened(address, role)
        async with phone:
            for kind, act in acts().items():
                async with phone.post(f"{page}act", json=act) as answer:
                    assert answer.status == (503 if kind in MAY[role.value] else 403), kind
            other = "a" if PAGES[role] == "d" else "d"
            async with phone.get(f"{address}/{other}/{KEYS[role]}/state.json") as answer:
                assert answer.status == 404
            async with phone.get(f"{address}/w/{KEYS[role]}/hello", headers={"Authorization": "Bearer x"}) as answer:
                assert answer.status == 404  # no page is a desk
            async with phone.get(f"{page}state.json") as answer:
                told = await answer.text()
        assert "Of another section" not in told
        assert ("Somebody Private" in told) is (role not in (Role.NOTATION, Role.SECTOR, Role.SHOW))
        assert ("Zoë" in told) is (role not in (Role.NOTATION, Role.CHECK_IN))

    run(visit, monkeypatch)


def test_the_key_of_a_desk_opens_no_page_and_its_computer_alone_comes_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(address: str, server: DeskServer) -> None:
        async with device() as stranger:
            for letter in "ad":
                async with stranger.get(f"{address}/{letter}/{DESK}/") as answer:
                    assert answer.status == 404
            for word, status in (("", 401), ("Bearer wrong", 401), (f"Bearer {WORD}", 200)):
                headers = {"Authorization": word}
                async with stranger.get(f"{address}/w/{DESK}/hello", headers=headers) as answer:
                    assert answer.status == status

    run(visit, monkeypatch)


@pytest.mark.parametrize("role", [Role.SECTOR, Role.CHECK_IN, Role.NOTATION])
def test_another_site_another_device_and_another_host(role: Role, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = min(MAY[role.value])

    async def visit(address: str, server: DeskServer) -> None:
        phone, page = await opened(address, role)
        async with phone:
            for origin in ("null", "http://evil.example", address.replace("http", "https"), f"{address}0"):
                headers = {"Origin": origin}
                async with phone.post(f"{page}act", json=acts()[kind], headers=headers) as answer:
                    assert answer.status == 403, origin
            async with phone.get(f"{page}state.json", headers={"Host": "evil.example"}) as answer:
                assert answer.status == 421  # a name that was bound to this address meanwhile
        async with device() as other:
            for path in ("", "state.json", "board.json?s=1&b=1"):
                async with other.get(page + path) as answer:
                    assert answer.status == 403 or (role is Role.NOTATION and answer.status == 404), path
            async with other.post(f"{page}act", json=acts()[kind]) as answer:
                assert answer.status == 403

    run(visit, monkeypatch)


def test_ten_thousand_keys_are_guessed_in_vain_and_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """From one address ten are looked at; a key that is right is no better then."""

    async def visit(address: str, server: DeskServer) -> None:
        server.guesses = Guesses(lambda: 0.0)
        found: dict[int, int] = {}
        async with device() as stranger:
            for _ in range(300):
                async with stranger.get(f"{address}/a/{secrets.token_urlsafe(16)}/") as answer:
                    found[answer.status] = found.get(answer.status, 0) + 1
            async with stranger.get(f"{address}/a/{KEYS[Role.SECTOR]}/") as answer:
                assert answer.status == 429
        assert found == {404: 10, 429: 290}

    run(visit, monkeypatch)


def test_ten_thousand_codes_are_tried_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five in a minute from everywhere together; the one that is right opens nothing then, and later only once."""
    monkeypatch.setattr(desks, "LATE", 0.02)

    async def visit(address: str, server: DeskServer) -> None:
        now = [0.0]
        server._desks._clock = lambda: now[0]
        server._desks._tries._clock = lambda: now[0]
        desk = {"key": "join:x", "name": "Desk", "role": "entry", "device": "", "sections": [1]}
        code = {"code": mark_of("KQ7M2XPD"), "key": "join:x", "seconds": 600}
        server.take({"type": "desks", "desks": [desk], "codes": [code], "hello": {}, "held": {}})
        async with device() as stranger:

            async def tried(code: str) -> int:
                body = {"code": code, "computer": "laptop"}
                async with stranger.post(f"{address}/join", json=body) as answer:
                    return answer.status

            statuses = [await tried(f"{number:08}") for number in range(100)]
            assert statuses == [404] * 5 + [429] * 95
            assert await tried("KQ7M-2XPD") == 429
            now[0] = 61.0
            assert await tried("KQ7M-2XPD") == 200
            now[0] = 122.0
            assert await tried("KQ7M-2XPD") == 404  # once

    run(visit, monkeypatch)


def test_a_flood_of_one_key_keeps_nobody_else_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(address: str, server: DeskServer) -> None:
        phone, page = await opened(address, Role.SECTOR)
        other, door = await opened(address, Role.CHECK_IN)
        async with phone, other:
            statuses = []
            for _ in range(60):
                async with phone.post(f"{page}act", json=acts()["result"]) as answer:
                    statuses.append(answer.status)
            assert statuses[-1] == 429
            async with other.post(f"{door}act", json=acts()["check-in"]) as answer:
                assert answer.status == 503  # it is taken to the window
            monkeypatch.setattr(desk_module, "MOST_WAITING", 0)
            async with other.post(f"{door}act", json=acts()["check-in"]) as answer:
                assert (answer.status, answer.headers["Retry-After"]) == (503, "2")
            async with other.post(f"{door}act", data=json.dumps({"kind": "x" * 20_000})) as answer:
                assert answer.status in (400, 413, 503)

    run(visit, monkeypatch)
