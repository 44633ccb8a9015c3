"""The volunteer's page: one key, one device, only entries of the right shape, answered by the window."""

from __future__ import annotations

import asyncio
import datetime as dt
import gzip
import io
import json
import ssl
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from aiohttp import ClientSession, CookieJar

from tdapp.live import desk
from tdapp.live import desk as desk_module
from tdapp.live.desk import DeskServer, mark_of
from tdapp.live.limits import Guesses, Limits
from tdapp.live.settings import Settings
from tdapp.services.live.certificate import self_signed

KEY, CHIEF = "secret-key", "another-key"
BOARDS = [{"board": 1, "white": "A", "black": "<b>B</b>"}]
WATCHED = [{"number": 1, "white": "A", "sans": ["e4"]}, {"number": 2, "white": "C"}]
Visit = Callable[[str, DeskServer], Awaitable[None]]


def run(visit: Visit) -> None:
    async def both() -> None:
        server = DeskServer(Settings(port=0, desk=True, limits=Limits(requests=1e6, burst=1e6)))
        server.take(
            {
                "type": "passes",
                "passes": [
                    {"key": mark_of(KEY), "role": "notation"},
                    {"key": mark_of(CHIEF), "role": "sector", "name": "Zoë", "sections": [1]},
                ],
            }
        )
        server.take({"type": "state", "key": mark_of(KEY), "state": {"boards": BOARDS}})
        server.take({"type": "news", "section": 1, "facts": {"round": 1, "alerts": []}, "boards": WATCHED})
        port = await server.start()
        await visit(f"http://127.0.0.1:{port}", server)
        await server.stop()

    asyncio.run(both())


def device() -> ClientSession:
    return ClientSession(cookie_jar=CookieJar(unsafe=True))  # cookies of an address without a name


def test_the_first_device_keeps_the_key() -> None:
    async def visit(address: str, server: DeskServer) -> None:
        async with device() as first, device() as second:
            async with first.get(f"{address}/d/wrong/") as answer:
                assert answer.status == 404
            async with first.get(f"{address}/d/{KEY}/") as answer:
                text = await answer.text()
                cookie = answer.headers["Set-Cookie"]
                assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
            assert "HttpOnly" in cookie
            assert "SameSite=Strict" in cookie
            assert "desk.js" in text
            async with second.get(f"{address}/d/{KEY}/") as answer:
                assert answer.status == 403
            async with second.get(f"{address}/d/{KEY}/state.json") as answer:
                assert answer.status == 403
            async with first.get(f"{address}/d/{KEY}/state.json") as answer:
                assert await answer.json() == {"text": "", "v": 1, "boards": BOARDS}
            async with first.get(f"{address}/a/{KEY}/") as answer:
                assert answer.status == 404  # a volunteer's key opens no other page
            async with first.get(f"{address}/") as answer:
                assert answer.status == 404  # nothing of the viewers' pages is here

    run(visit)


def test_an_entry_goes_to_the_window_and_its_answer_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    told = io.StringIO()
    monkeypatch.setattr(sys, "stdout", told)
    entry = {"kind": "move", "board": 1, "ply": 3, "uci": "e7e8q", "blind": False}

    async def visit(address: str, server: DeskServer) -> None:
        async with device() as phone:
            async with phone.get(f"{address}/d/{KEY}/") as answer:
                assert answer.status == 200
            waiting = asyncio.create_task(phone.post(f"{address}/d/{KEY}/act", json={**entry, "more": "is dropped"}))
            while '"act"' not in told.getvalue():
                await asyncio.sleep(0.01)
            line = json.loads(told.getvalue().splitlines()[-1])
            assert line == {"act": {**entry, "game": ""}, "id": 1, "key": mark_of(KEY)}
            server.take({"type": "answer", "id": 1, "text": "Not your move."})
            server.take({"type": "answer", "id": 1, "text": "twice"})
            async with await waiting as answer:
                assert (await answer.json())["text"] == "Not your move."

    run(visit)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b'{"kind": "rm", "board": 1, "ply": 0}',
        b'{"kind": "move", "board": "1", "ply": 0}',
        b'{"kind": "move", "board": 1, "ply": true}',
        b'{"kind": "move", "board": 1, "ply": 0, "uci": "e2e4e6"}',
        b'{"kind": "move", "board": 1, "ply": 0, "uci": 5}',
    ],
)
def test_what_has_another_shape_never_reaches_the_window(body: bytes) -> None:
    async def visit(address: str, server: DeskServer) -> None:
        async with device() as phone:
            async with phone.get(f"{address}/d/{KEY}/") as answer:
                assert answer.status == 200
            async with phone.post(f"{address}/d/{KEY}/act", data=body) as answer:
                assert answer.status == 400

    run(visit)


def test_a_window_that_does_not_answer_is_said_and_so_is_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "PATIENCE", 0.01)
    monkeypatch.setattr(sys, "stdout", io.StringIO())

    async def visit(address: str, server: DeskServer) -> None:
        async with device() as phone:
            async with phone.get(f"{address}/d/{KEY}/") as answer:
                assert answer.status == 200
            found = []
            for _ in range(60):
                async with phone.post(f"{address}/d/{KEY}/act", json={"kind": "gap", "board": 1, "ply": 0}) as answer:
                    found.append(answer.status)
        assert found[0] == 503
        assert found[-1] == 429
        assert server._waiting == {}

    run(visit)


def test_a_page_and_its_scripts_are_of_one_version() -> None:
    """Also when the program was updated since the telephone loaded them last."""

    async def visit(address: str, server: DeskServer) -> None:
        async with device() as phone:
            for name in ("common.js", "counter.js", "way.js", "live.css"):
                async with phone.get(f"{address}/files/{name}") as answer:
                    assert (answer.status, answer.headers["Cache-Control"]) == (200, "no-cache")

    run(visit)


def test_a_window_that_stands_still_is_asked_by_one_until_it_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred telephones that try again fill no pipe, and none of them waits ten seconds to hear it."""
    told = io.StringIO()
    monkeypatch.setattr(desk, "PATIENCE", 0.3)
    monkeypatch.setattr(sys, "stdout", told)
    entry = {"kind": "gap", "board": 1, "ply": 0}

    def acts() -> list[int]:
        return [json.loads(line)["id"] for line in told.getvalue().splitlines() if '"act"' in line]

    async def visit(address: str, server: DeskServer) -> None:
        async with device() as phone:

            async def enter() -> int:
                async with phone.post(f"{address}/d/{KEY}/act", json=entry) as answer:
                    return answer.status

            async with phone.get(f"{address}/d/{KEY}/") as answer:
                assert answer.status == 200
            assert await enter() == 503
            assert len(acts()) == 1
            found = await asyncio.gather(*(enter() for _ in range(8)))
            assert found == [503] * 8
            assert len(acts()) == 2  # one of them has asked
            again = asyncio.create_task(enter())
            while len(acts()) < 3:
                await asyncio.sleep(0.01)
            server.take({"type": "answer", "id": acts()[-1], "text": ""})
            assert await again == 200
            rest = [asyncio.create_task(enter()) for _ in range(4)]
            while len(acts()) < 7:  # all of them again
                await asyncio.sleep(0.01)
            for number in acts()[-4:]:
                server.take({"type": "answer", "id": number, "text": ""})
            assert await asyncio.gather(*rest) == [200] * 4

    run(visit)


def test_an_arbiter_sees_every_board_and_takes_an_alert(monkeypatch: pytest.MonkeyPatch) -> None:
    told = io.StringIO()
    monkeypatch.setattr(sys, "stdout", told)
    act = {"kind": "take", "section": 1, "board": 7, "round": 1, "alert": "A1", "cause": "threefold:8", "origin": "x1"}

    async def visit(address: str, server: DeskServer) -> None:
        page = f"{address}/a/{CHIEF}/"
        async with device() as phone:
            async with phone.get(page) as answer:
                assert "arbiter.js" in await answer.text()
            async with phone.get(f"{page}state.json") as answer:
                held = await answer.json()
            (section,) = held["sections"]
            assert section["boards"] == [{"number": 1, "white": "A"}, {"number": 2, "white": "C"}]
            async with phone.get(f"{page}board.json?s=1&b=1") as answer:
                assert (await answer.json())["sans"] == ["e4"]
            for other in ("s=1&b=9", "s=2&b=1", "b=1", "s=x&b=1"):
                async with phone.get(f"{page}board.json?{other}") as answer:
                    assert answer.status == 404
            for wrong in ({"kind": "rm"}, {"round": "1"}, {"cause": "x" * 601}, {"alert": 1}, {"origin": "x" * 65}):
                async with phone.post(f"{page}act", json={**act, **wrong}) as answer:
                    assert answer.status == 400
            for other in ("move", "check-in"):  # of another role
                async with phone.post(f"{page}act", json={**act, "kind": other}) as answer:
                    assert answer.status == 403
            waiting = asyncio.create_task(phone.post(f"{page}act", json=act))
            while '"act"' not in told.getvalue():
                await asyncio.sleep(0.01)
            assert json.loads(told.getvalue().splitlines()[-1]) == {"act": act, "id": 1, "key": mark_of(CHIEF)}
            server.take({"type": "answer", "id": 1, "text": ""})
            async with await waiting as answer:
                assert (await answer.json())["name"] == "Zoë"

    run(visit)


def test_a_page_waits_for_what_is_new_and_a_key_taken_back_opens_nothing() -> None:
    async def visit(address: str, server: DeskServer) -> None:
        page = f"{address}/d/{KEY}/"
        async with device() as phone:
            async with phone.get(page) as answer:
                assert answer.status == 200
            waiting = asyncio.create_task(phone.get(f"{page}state.json?v=1"))
            await asyncio.sleep(0.05)
            assert not waiting.done()
            server.take({"type": "state", "key": mark_of(KEY), "state": {"boards": []}})
            async with await waiting as answer:
                assert await answer.json() == {"text": "", "v": 2, "boards": []}
            waiting = asyncio.create_task(phone.get(f"{page}state.json?v=2"))
            await asyncio.sleep(0.05)
            server.take({"type": "passes", "passes": []})
            async with await waiting as answer:
                assert answer.status == 404

    run(visit)


def test_who_looks_ahead_claims_no_key() -> None:
    async def visit(address: str, server: DeskServer) -> None:
        async with device() as preview, preview.head(f"{address}/d/{KEY}/") as answer:
            assert answer.status == 405
            assert "Set-Cookie" not in answer.headers
        async with device() as first, first.get(f"{address}/d/{KEY}/") as answer:
            assert answer.status == 200

    run(visit)


def test_an_entry_comes_from_our_own_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "PATIENCE", 0.01)
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    entry = {"kind": "gap", "board": 1, "ply": 0}

    async def visit(address: str, server: DeskServer) -> None:
        async with device() as phone:
            async with phone.get(f"{address}/d/{KEY}/") as answer:
                assert answer.status == 200
            for origin, status in (
                ("null", 403),
                ("http://evil.example", 403),
                (address.replace("http", "https"), 403),
                (address, 503),  # the window does not answer here
            ):
                async with phone.post(f"{address}/d/{KEY}/act", json=entry, headers={"Origin": origin}) as answer:
                    assert answer.status == status, origin

    run(visit)


def test_wrong_keys_are_looked_at_ever_more_rarely() -> None:
    async def visit(address: str, server: DeskServer) -> None:
        now = [0.0]
        server.guesses = Guesses(lambda: now[0])
        async with device() as phone, device() as stranger:
            async with phone.get(f"{address}/d/{KEY}/") as answer:
                assert answer.status == 200
            found = []
            for number in range(12):
                async with stranger.get(f"{address}/d/{number}/") as answer:
                    found.append(answer.status)
            assert found == [404] * 10 + [429] * 2
            async with stranger.get(f"{address}/a/{CHIEF}/") as answer:
                assert answer.status == 429  # who guesses is not told
            async with phone.get(f"{address}/d/{KEY}/state.json") as answer:
                assert answer.status == 200  # who has a key goes on
            now[0] = 10.0
            async with stranger.get(f"{address}/a/{CHIEF}/") as answer:
                assert answer.status == 200

    run(visit)


@pytest.mark.parametrize(
    ("body", "headers"),
    [
        (b"[" * 16_000, {}),
        (b'{"kind": "gap", "board": ' + b"9" * 6000 + b', "ply": 0}', {}),
        (b'{"kind": "gap", "board": 1, "ply": 1000000}', {}),
        (b'{"kind": "gap", "board": 1, "ply": -1}', {}),
        (b'{"kind": "move", "board": 1, "ply": 0, "uci": "\\ud800"}', {}),
        (b"\xff\xfe\xfd", {"Content-Type": "application/json; charset=nonsense"}),
        (b"\x1f\x8b not at all", {"Content-Encoding": "gzip"}),
        (b"{}", {"Content-Encoding": "br"}),
        (
            gzip.compress(b'{"kind": "gap", "board": 1, "ply": 0}', mtime=0),
            {"Content-Encoding": "gzip"},
        ),  # our pages pack nothing
    ],
)
def test_whatever_is_sent_is_no_fault_of_ours(body: bytes, headers: dict[str, str]) -> None:
    async def visit(address: str, server: DeskServer) -> None:
        async with device() as phone:
            async with phone.get(f"{address}/d/{KEY}/") as answer:
                assert answer.status == 200
            async with phone.post(f"{address}/d/{KEY}/act", data=body, headers=headers) as answer:
                assert answer.status == 400
        cookie = {"Cookie": "tdapp-desk=\u00e9"}
        async with ClientSession() as other, other.get(f"{address}/d/{KEY}/", headers=cookie) as answer:
            assert answer.status == 403

    run(visit)


def test_a_page_that_asks_before_the_keys_have_come_asks_again() -> None:
    async def both() -> None:
        server = DeskServer(Settings(port=0, desk=True))
        address = f"http://127.0.0.1:{await server.start()}/d/{KEY}/"
        known = {"Cookie": "tdapp-desk=token"}
        async with ClientSession(headers=known) as phone:
            async with phone.get(f"{address}state.json?v=7") as answer:
                assert answer.status == 503
            server.take(
                {"type": "passes", "passes": [{"key": mark_of(KEY), "role": "notation", "device": mark_of("token")}]}
            )
            waiting = asyncio.create_task(phone.get(f"{address}state.json"))
            await asyncio.sleep(0.05)
            server.take({"type": "state", "key": mark_of(KEY), "state": {"boards": BOARDS}})
            async with await waiting as answer:
                assert await answer.json() == {"text": "", "v": 1, "boards": BOARDS}
            async with phone.get(address.replace(KEY, "wrong")) as answer:
                assert answer.status == 404
        await server.stop()

    asyncio.run(both())


def test_a_process_that_begins_anew_knows_the_device() -> None:
    async def visit(address: str, server: DeskServer) -> None:
        server.take(
            {"type": "passes", "passes": [{"key": mark_of("again"), "role": "notation", "device": mark_of("token")}]}
        )
        async with device() as stranger, stranger.get(f"{address}/d/again/") as answer:
            assert answer.status == 403
        known = {"Cookie": "tdapp-desk=token"}
        async with ClientSession() as phone, phone.get(f"{address}/d/again/", headers=known) as answer:
            assert answer.status == 200

    run(visit)


def test_a_certificate_encrypts_and_is_for_its_address(tmp_path: Path) -> None:
    path = tmp_path / "own.pem"
    path.write_text(self_signed("127.0.0.1", dt.datetime.now().astimezone()).pem)

    async def both() -> None:
        server = DeskServer(Settings(port=0, desk=True, certificate=str(path)))
        server.take({"type": "passes", "passes": [{"key": mark_of(KEY), "role": "notation"}]})
        port = await server.start()
        trusting = ssl.create_default_context(cafile=str(path))
        async with device() as phone, phone.get(f"https://127.0.0.1:{port}/d/{KEY}/", ssl=trusting) as answer:
            assert answer.status == 200
            assert "Secure" in answer.headers["Set-Cookie"]
        await server.stop()

    asyncio.run(both())


def test_entries_are_counted_by_key_and_not_by_the_router_of_the_hall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_module, "tell", lambda **_line: None)

    async def visit(address: str, server: DeskServer) -> None:
        other = "third-key"
        keys = [{"key": mark_of(key), "role": "notation"} for key in (KEY, other)]
        server.take({"type": "passes", "passes": keys})
        entry = {"kind": "move", "board": 1, "ply": 0, "uci": "e2e4"}
        for key, wanted in ((KEY, 429), (other, 503)):
            async with device() as phone:
                async with phone.get(f"{address}/d/{key}/"):
                    pass
                for _ in range(40 if key == KEY else 0):
                    assert server._entries.allow(mark_of(key))
                async with phone.post(f"{address}/d/{key}/act", json=entry) as answer:
                    assert answer.status == wanted

    monkeypatch.setattr(desk_module, "PATIENCE", 0.1)
    run(visit)


def test_a_proxy_is_answered_under_the_public_name_and_believed_only_if_it_is_named() -> None:
    async def visit(proxy: str, wanted: list[int]) -> None:
        limits = Limits(requests=0.001, burst=2)
        server = DeskServer(Settings(port=0, desk=True, limits=limits, public=("chess.example.org",), proxy=proxy))
        server.take({"type": "passes", "passes": []})
        port = await server.start()
        seen = []
        for number in range(4):
            headers = {
                "Host": "chess.example.org",
                "X-Forwarded-For": f"junk, 203.0.113.{number}",
                "Connection": "close",
            }
            async with device() as one, one.get(f"http://127.0.0.1:{port}/files/live.css", headers=headers) as answer:
                seen.append(answer.status)
        assert seen == wanted
        async with device() as one:
            other = one.get(f"http://127.0.0.1:{port}/", headers={"Host": "evil.example.org"})
            async with other as answer:
                assert answer.status == (421 if proxy else 429)
        await server.stop()

    asyncio.run(visit("127.0.0.1", [200, 200, 200, 200]))
    asyncio.run(visit("", [200, 200, 429, 429]))
