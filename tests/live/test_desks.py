"""Desks in the process: codes, keys, the word of the computer, lines, steps; nothing without them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar

from tdapp.domain.arbiters.keys import mark_of
from tdapp.live import desks
from tdapp.live.desk import DeskServer
from tdapp.live.limits import Limits
from tdapp.live.settings import Settings

KEY, WORD, CODE = "key-of-ana", "word-of-ana", "KQ7M2XPD"
ANA = {"Authorization": f"Bearer {WORD}"}
STEP = {"origin": "o1", "base": 4, "id": "enter-result", "version": 3, "data": "{}"}
Visit = Callable[[ClientSession, str, DeskServer], Awaitable[None]]


def line(revision: int) -> dict[str, Any]:
    return {"row": {"revision": revision}, "points": [], "sums": ["0", "0"], "held": None}


def told_desks(*, codes: bool = True, ana: bool = True) -> dict[str, Any]:
    desk = {"key": mark_of(KEY), "name": "Ana", "role": "entry", "device": mark_of(WORD), "sections": [1]}
    expected = {"key": "join:x", "name": "Ben", "role": "deputy", "device": "", "sections": []}
    code = {"code": mark_of(CODE), "key": "join:x", "seconds": 600}
    return {
        "type": "desks",
        "desks": [*([desk] if ana else []), expected],
        "codes": [code] if codes else [],
        "hello": {"protocol": 1, "identity": "abc123", "here": []},
        "held": {"final": {}, "invitations": []},
    }


Told = list[dict[str, Any]]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """What the window hears."""
    heard: Told = []
    monkeypatch.setattr(desks, "tell", lambda **facts: heard.append(facts))
    monkeypatch.setattr(desks, "LATE", 0.02)
    return heard


def run(visit: Visit, clock: Callable[[], float] | None = None) -> None:
    async def both() -> None:
        settings = Settings(port=0, desk=True, limits=Limits(requests=1e6, burst=1e6))
        server = DeskServer(settings, **({"clock": clock} if clock else {}))
        server.take({"type": "passes", "passes": [{"key": mark_of("page-key"), "role": "sector", "sections": [1]}]})
        server.take(told_desks())
        server.take({"type": "rows", "lines": [], "revision": 3})
        server.take({"type": "rows", "lines": [line(4)], "revision": 4})
        port = await server.start()
        async with ClientSession() as session:
            await visit(session, f"http://127.0.0.1:{port}", server)
        await server.stop()

    asyncio.run(both())


def test_without_key_and_word_every_route_is_shut(told: Told) -> None:
    async def visit(session: ClientSession, address: str, server: DeskServer) -> None:
        for path in ("hello", "copy", "journal?after=4"):
            async with session.get(f"{address}/w/wrong/{path}", headers=ANA) as answer:
                assert answer.status == 404
            async with session.get(f"{address}/w/page-key/{path}", headers=ANA) as answer:
                assert answer.status == 404  # the key of a page
        async with session.get(f"{address}/w/{KEY}/hello") as answer:
            assert answer.status == 401
        async with session.get(f"{address}/w/{KEY}/hello", headers={"Authorization": "Bearer other"}) as answer:
            assert answer.status == 401  # another computer
        async with session.post(f"{address}/w/wrong/do", json=STEP, headers=ANA) as answer:
            assert answer.status == 404
        async with session.get(f"{address}/a/{KEY}/") as answer:
            assert answer.status == 404  # the key of a desk opens no page

    run(visit)
    assert not any("do" in one for one in told)


def test_hello_says_who_one_is(told: Told) -> None:
    async def visit(session: ClientSession, address: str, server: DeskServer) -> None:
        async with session.get(f"{address}/w/{KEY}/hello", headers=ANA) as answer:
            said = await answer.json()
        assert said["identity"] == "abc123"
        assert (said["name"], said["role"], said["sections"], said["revision"]) == ("Ana", "entry", [1], 4)
        server.take(told_desks(ana=False))  # taken back
        async with session.get(f"{address}/w/{KEY}/hello", headers=ANA) as answer:
            assert answer.status == 404

    run(visit)


def test_a_code_is_turned_into_a_key_once_and_not_guessed(told: Told) -> None:
    now = [0.0]

    async def visit(session: ClientSession, address: str, server: DeskServer) -> None:
        async with session.post(f"{address}/join", data="{}", headers={"Content-Type": "text/plain"}) as answer:
            assert answer.status == 415  # a form of another page cannot send JSON
        async with session.post(f"{address}/join", json={"code": "kq7m-2xpd", "computer": "ENTRY\u202e-1"}) as answer:
            assert answer.status == 200
            given = await answer.json()
        async with session.post(f"{address}/join", json={"code": CODE, "computer": "x"}) as answer:
            assert answer.status == 404  # it was used
        word = {"Authorization": f"Bearer {given['device']}"}
        async with session.get(f"{address}/w/{given['key']}/hello", headers=word) as answer:
            assert (answer.status, (await answer.json())["name"]) == (200, "Ben")
        for _ in range(4):
            async with session.post(f"{address}/join", json={"code": "AAAABBBB", "computer": "x"}) as answer:
                assert answer.status == 404
        for code in ("AAAABBBC", CODE):  # six in a minute: a right one would not be told either
            async with session.post(f"{address}/join", json={"code": code, "computer": "x"}) as answer:
                assert answer.status == 429
        now[0] = 61.0
        async with session.post(f"{address}/join", json={"code": "AAAABBBC", "computer": "x"}) as answer:
            assert answer.status == 404

    run(visit, lambda: now[0])
    (joined,) = [one for one in told if "joined" in one]
    assert joined["joined"] == "join:x"
    assert joined["computer"] == "ENTRY-1"
    assert "key-of" not in json.dumps(joined)


def test_a_code_may_come_before_the_windows_word_of_it(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program gives it in the same moment; "not valid" would be wrong."""
    monkeypatch.setattr(desks, "LATE", 10.0)

    async def visit(session: ClientSession, address: str, server: DeskServer) -> None:
        async def tried(code: str) -> int:
            async with session.post(f"{address}/join", json={"code": code, "computer": "x"}) as answer:
                return answer.status

        server.take(told_desks(codes=False))
        early = [asyncio.ensure_future(tried(CODE)) for _ in range(7)]
        while sum(one.done() for one in early) < 2:
            await asyncio.sleep(0.01)
        assert [one.result() for one in early if one.done()] == [429, 429]  # who waits has tried: five, as ever
        server.take({"type": "rows", "lines": [line(5)], "revision": 5})
        await asyncio.sleep(0.01)
        server.take(told_desks())
        while sum(one.done() for one in early) < 3:
            await asyncio.sleep(0.01)
        assert sorted(one.result() for one in early if one.done()) == [200, 429, 429]
        for one in early:
            one.cancel()

    run(visit)
    assert [one["joined"] for one in told if "joined" in one] == ["join:x"]


def test_several_join_at_once_and_none_is_forgotten(told: Told) -> None:
    """What the window tells of one who joined does not know yet of the other."""

    async def visit(session: ClientSession, address: str, server: DeskServer) -> None:
        async with session.post(f"{address}/join", json={"code": CODE, "computer": "ENTRY-1"}) as answer:
            given = await answer.json()
        server.take(told_desks())  # as the window knew it a moment ago
        word = {"Authorization": f"Bearer {given['device']}"}
        async with session.get(f"{address}/w/{given['key']}/hello", headers=word) as answer:
            assert answer.status == 200
        async with session.post(f"{address}/join", json={"code": CODE, "computer": "ENTRY-2"}) as answer:
            assert answer.status == 404  # it stays used
        taken_back = told_desks()
        del taken_back["desks"][1]
        server.take(taken_back)
        async with session.get(f"{address}/w/{given['key']}/hello", headers=word) as answer:
            assert answer.status == 404

    run(visit)


def test_a_code_is_valid_for_ten_minutes(told: Told) -> None:
    now = [0.0]

    async def visit(session: ClientSession, address: str, server: DeskServer) -> None:
        now[0] = 601.0
        async with session.post(f"{address}/join", json={"code": CODE, "computer": "x"}) as answer:
            assert answer.status == 404

    run(visit, lambda: now[0])


def test_lines_come_when_they_are_made_and_a_copy_is_fetched_when_they_are_gone(
    told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desks, "NEWS", 0.2)

    async def visit(session: ClientSession, address: str, server: DeskServer) -> None:
        async def asked(after: int, mark: str = "") -> tuple[int, Any]:
            async with session.get(
                f"{address}/w/{KEY}/journal?after={after}&page=rounds&section=1&here={mark}", headers=ANA
            ) as one:
                return one.status, await one.json() if one.status == 200 else None

        status, said = await asked(3)
        assert (status, [one["row"]["revision"] for one in said["lines"]]) == (200, [4])
        assert (await asked(4, said["mark"]))[1]["lines"] == []  # nothing new for a while
        monkeypatch.setattr(desks, "NEWS", 20.0)
        waiting = asyncio.create_task(asked(4, said["mark"]))
        await asyncio.sleep(0.05)
        server.take({"type": "rows", "lines": [line(5)], "revision": 5})
        status, said = await waiting
        assert [one["row"]["revision"] for one in said["lines"]] == [5]
        assert (await asked(2))[0] == 410  # before the first that is kept
        assert (await asked(9))[0] == 410  # never made: another event
        server.take({"type": "rows", "lines": [line(8)], "revision": 8})  # lines are missing between
        assert (await asked(5))[0] == 410
        assert (await asked(7))[0] == 200

    run(visit)
    assert {"presence": mark_of(KEY), "page": "rounds", "section": 1} in told


@pytest.mark.parametrize(
    "step",
    [
        {**STEP, "base": "4"},
        {**STEP, "base": True},
        {**STEP, "base": -1},
        {**STEP, "origin": ""},
        {**STEP, "origin": "o" * 81},
        {**STEP, "data": {}},
        {name: value for name, value in STEP.items() if name != "id"},
        [STEP],
        "step",
    ],
)
def test_a_step_of_another_shape_does_not_reach_the_window(step: Any, told: Told) -> None:
    async def visit(session: ClientSession, address: str, server: DeskServer) -> None:
        async with session.post(f"{address}/w/{KEY}/do", json=step, headers=ANA) as answer:
            assert answer.status == 400

    run(visit)
    assert not any("do" in one for one in told)


def test_a_step_goes_to_the_window_and_its_answer_brings_the_lines(told: Told) -> None:
    async def visit(session: ClientSession, address: str, server: DeskServer) -> None:
        async def window() -> None:
            while not any("do" in one for one in told):
                await asyncio.sleep(0.01)
            number = told[-1]["id"]
            server.take({"type": "rows", "lines": [line(5)], "revision": 5})
            server.take({"type": "done", "id": number, "status": 422, "body": {"text": "no"}})

        answering = asyncio.create_task(window())
        async with session.post(f"{address}/w/{KEY}/do", json=STEP, headers=ANA) as answer:
            assert answer.status == 422
            assert await answer.json() == {"text": "no", "lines": [line(5)]}
        await answering

    run(visit)
    heard = [one for one in told if "do" in one]
    assert heard == [{"do": STEP, "id": heard[0]["id"], "key": mark_of(KEY)}]


def test_a_window_that_does_not_answer_is_said(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "PATIENCE", 0.05)

    async def visit(session: ClientSession, address: str, server: DeskServer) -> None:
        async with session.post(f"{address}/w/{KEY}/do", json=STEP, headers=ANA) as answer:
            assert answer.status == 503
        async with session.get(f"{address}/w/{KEY}/copy", headers=ANA) as answer:
            assert answer.status == 503

    run(visit)


def test_a_step_is_not_larger_than_a_file_may_be(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "LARGEST", 2_000)

    async def visit(session: ClientSession, address: str, server: DeskServer) -> None:
        async with session.post(f"{address}/w/{KEY}/do", json={**STEP, "data": "x" * 3_000}, headers=ANA) as answer:
            assert answer.status == 413

    run(visit)


def test_eight_who_join_at_once_share_one_copy(told: Told, tmp_path: Path) -> None:
    """The window makes it once; a second one would have taken the first from under those who fetch it."""
    path = tmp_path / "one.tdb"
    path.write_bytes(b"first")

    async def visit(session: ClientSession, address: str, server: DeskServer) -> None:
        async def fetched() -> tuple[int, bytes]:
            async with session.get(f"{address}/w/{KEY}/copy", headers=ANA) as answer:
                return answer.status, await answer.read()

        eight = [asyncio.create_task(fetched()) for _ in range(8)]
        await asyncio.sleep(0.5)
        server.take({"type": "copy", "path": str(path), "revision": 4})
        assert await asyncio.gather(*eight) == [(200, b"first")] * 8
        path.unlink()
        assert (await fetched())[0] == 503  # it is gone, and the desk asks again; it is not told that its time is over

    run(visit)
    assert len([one for one in told if "wants" in one]) == 1


def test_a_copy_goes_out_with_its_revision_and_the_next_takes_its_place(told: Told, tmp_path: Path) -> None:
    first, second = tmp_path / "one.tdb", tmp_path / "two.tdb"
    first.write_bytes(b"first")
    second.write_bytes(b"second")

    async def visit(session: ClientSession, address: str, server: DeskServer) -> None:
        server.take({"type": "copy", "path": str(first), "revision": 4})
        for _ in range(2):  # two desks share one
            async with session.get(f"{address}/w/{KEY}/copy", headers=ANA) as answer:
                assert (answer.headers["Revision"], await answer.read()) == ("4", b"first")
        server.take({"type": "copy", "path": str(second), "revision": 5})
        async with session.get(f"{address}/w/{KEY}/copy", headers=ANA) as answer:
            assert (answer.headers["Revision"], await answer.read()) == ("5", b"second")

    run(visit)
    assert not any("wants" in one for one in told)


def test_an_entry_of_a_telephone_counts_when_a_desk_has_it(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is wanted; a desk that asks for what is newer has what is older on its disk."""
    monkeypatch.setattr(desks, "SECOND", 0.5)
    monkeypatch.setattr("tdapp.live.desk.tell", lambda **facts: told.append(facts))
    act = {
        "kind": "result",
        "section": 1,
        "round": 1,
        "board": 1,
        "white": 1,
        "black": 2,
        "result": "1-0",
        "origin": "x",
    }
    said = {"text": "1-0 at board 1.", "done": True, "revision": 5, "alone": "1-0 at board 1. Nobody has it."}

    async def visit(session: ClientSession, address: str, server: DeskServer) -> None:
        async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as phone:
            await asyncio.wait_for(_enter_and_poll(session, phone, address, server), 30)

    async def _enter_and_poll(session: ClientSession, phone: ClientSession, address: str, server: DeskServer) -> None:
        async def entered() -> dict[str, Any]:
            before = len(told)
            sending = asyncio.create_task(
                phone.post(f"{address}/a/page-key/act", json=act, headers={"Origin": address})
            )
            while not any("act" in one for one in told[before:]):
                await asyncio.sleep(0.01)
            number = next(one["id"] for one in told[before:] if "act" in one)
            server.take({"type": "rows", "lines": [line(5)], "revision": 5})
            server.take({"type": "answer", "id": number, **said})
            answer = await sending
            found: dict[str, Any] = await answer.json()
            assert not {"revision", "alone"} & found.keys()
            return found

        async def polls(after: int) -> None:
            async with session.get(f"{address}/w/{KEY}/journal?after={after}", headers=ANA) as answer:
                await answer.read()

        async with phone.get(f"{address}/a/page-key/") as page:
            assert page.status == 200
        assert (await entered())["text"] == "1-0 at board 1."  # nobody wanted it
        server.take(told_desks() | {"second": True})
        assert (await entered())["text"].endswith("Nobody has it.")  # no desk is there
        await polls(4)
        assert (await entered())["text"].endswith("Nobody has it.")  # one is, and has not got it
        waiting = asyncio.create_task(entered())
        await asyncio.sleep(0.1)
        poll = asyncio.create_task(polls(5))
        assert (await waiting)["text"] == "1-0 at board 1."
        poll.cancel()

    run(visit)
