"""A volunteer's telephone, touched: taps land where the finger is, and nothing is lost without a connection."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import chess
import pytest

from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.domain.words.errors import RuleViolation
from tdapp.live import desk as desk_module
from tdapp.live.desk import DeskServer, mark_of
from tdapp.live.limits import Limits
from tdapp.live.settings import Settings
from tdapp.services.games.desk import Entry, desk_boards, entered
from tests.arena import arena
from tests.web.browser import CHROMIUM
from tests.web.cdp import Tab, telephone

pytestmark = [pytest.mark.web, pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")]

KEY = "secret-key"
PLAYED = Round(1, RoundState.PUBLISHED, boards=(Board(1, 1, 2), Board(2, 3, 4)))
SECTION = arena(
    "1 Anna | 2w?\n2 Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine | 1b?\n3 Carl | 4w?\n4 Dora | 3b?",
    rounds_total=3,
)


class Hall:
    """The window behind the pages: it judges entries as the real one does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *public: str) -> None:
        limits = Limits(requests=1e6, burst=1e6)
        self.server = DeskServer(Settings(port=0, desk=True, limits=limits, public=public))
        self.games: dict[int, GameRecord] = {}
        self.entries: list[dict[str, Any]] = []
        monkeypatch.setattr(desk_module, "tell", self.told)

    def told(self, **line: Any) -> None:
        if "act" not in line:
            return
        act, text = line["act"], ""
        self.entries.append(act)
        entry = Entry(act["board"], act["kind"], act["ply"], act["uci"], act["blind"], act["game"])
        try:
            self.games[entry.board] = entered(entry, PLAYED, self.games.get(entry.board), time.time())
        except RuleViolation as problem:
            text = str(problem)
        self.show()
        asyncio.get_running_loop().call_soon(self.server.take, {"type": "answer", "id": line["id"], "text": text})

    def show(self) -> None:
        boards = desk_boards(SECTION, PLAYED, self.games, (1, 2))
        self.server.take({"type": "state", "key": mark_of(KEY), "state": {"boards": boards}})

    def moves(self, board: int) -> str:
        return " ".join(self.games[board].moves) if board in self.games else ""


@asynccontextmanager
async def hall(monkeypatch: pytest.MonkeyPatch, *public: str) -> AsyncIterator[tuple[Hall, str]]:
    made = Hall(monkeypatch, *public)
    made.server.take({"type": "passes", "passes": [{"key": mark_of(KEY), "role": "notation"}]})
    made.show()
    port = await made.server.start()
    yield made, f"http://127.0.0.1:{port}/d/{KEY}/"
    await made.server.stop()


async def until(check: Any) -> None:
    for _ in range(200):
        if check():
            return
        await asyncio.sleep(0.1)
    raise AssertionError("never")


async def box(tab: Tab) -> list[float]:
    board = "document.querySelector('cg-board').getBoundingClientRect()"
    found: list[float] = await tab.value(f"(() => {{ const it = {board}; return [it.top, it.width]; }})()")
    return found


@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 1024), (1024, 768)])
def test_taps_land_where_the_finger_is(width: int, height: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the page has moved: another title, a line above, no connection."""

    async def visit() -> None:
        async with hall(monkeypatch) as (made, address), telephone() as browser:
            tab = await browser.tab()
            await tab.open(address, width, height)
            await tab.until("document.querySelector('cg-board piece')")
            top, size = await box(tab)
            assert size <= width
            assert await tab.value("document.documentElement.scrollWidth") <= width
            await tab.square("e2")
            await tab.square("e4")
            await until(lambda: made.moves(1) == "e2e4")
            await tab.value("document.querySelector('h1').style.cssText = 'white-space: normal; height: 80px'")
            assert (await box(tab))[0] > top + 20
            await tab.square("c7")
            await tab.square("c5")
            await until(lambda: made.moves(1) == "e2e4 c7c5")
            await tab.value("document.querySelector('h1').style.cssText = ''")
            await tab.offline(is_off=True)
            await tab.square("g1")
            await tab.square("f3")
            await tab.until("!document.querySelector('.quiet').hidden")
            assert await box(tab) == [top, size]  # the line lies over the page: nothing has moved
            await tab.square("d7")
            await tab.square("d6")
            await tab.until("document.querySelectorAll('.waits').length === 2")
            assert await tab.value("[...document.querySelectorAll('.waits')].map((it) => it.textContent)") == [
                "2. Nf3", "d6",
            ]  # fmt: skip
            await tab.offline(is_off=False)
            await until(lambda: made.moves(1) == "e2e4 c7c5 g1f3 d7d6")
            assert await tab.value("document.querySelectorAll('coord').length") == 16
            assert tab.faults == []

    asyncio.run(visit())


def test_a_tab_that_was_closed_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        async with hall(monkeypatch) as (made, address), telephone() as browser:
            tab = await browser.tab()
            await tab.open(address, 360, 740)
            await tab.until("document.querySelector('cg-board piece')")
            await tab.offline(is_off=True)
            for name in ("e2", "e4", "e7", "e5", "e1", "e3", "e1", "e2"):  # the king cannot go to e3
                await tab.square(name)
            await tab.until("document.querySelectorAll('.waits').length === 3")
            await tab.tap_on("nav button", "2")
            await tab.until("document.querySelector('h1').textContent.startsWith('2.')")
            await tab.square("d2")
            await tab.square("d4")
            await tab.until("document.querySelectorAll('.waits').length === 1")
            text = await tab.value("document.querySelector('.quiet').textContent")
            assert "in its order: 4" in text
            assert "cannot be opened again" in text
            await tab.close()
            assert made.entries == []
            again = await browser.tab()
            await again.open(address, 360, 740)
            await until(lambda: made.moves(1) == "e2e4 e7e5 e1e2" and made.moves(2) == "d2d4")
            await again.until("localStorage.length === 0")
            assert [(one["game"], one["ply"]) for one in made.entries] == [
                ("1:1-2", 0), ("1:1-2", 1), ("1:1-2", 2), ("1:3-4", 0),
            ]  # fmt: skip
            assert again.faults == []

    asyncio.run(visit())


def test_a_volunteer_is_told_that_nobody_answers_and_goes_to_another_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits is taken along, each move once."""

    async def visit() -> None:
        monkeypatch.setattr(desk_module, "PATIENCE", 4.0)
        async with hall(monkeypatch) as (made, address), telephone() as browser:
            tab = await browser.tab()
            await tab.open(address, 320, 568)
            await tab.until("document.querySelector('cg-board piece')")
            monkeypatch.setattr(desk_module, "tell", lambda **_line: None)  # the window stands still
            await tab.square("e2")
            await tab.square("e4")
            await tab.until("document.querySelector('.quiet').textContent.includes('does not answer')")
            assert await tab.value("document.querySelector('.elsewhere').hidden")
            monkeypatch.setattr(desk_module, "tell", made.told)
            await until(lambda: made.moves(1) == "e2e4")
            await tab.until("document.querySelector('.quiet').hidden")
            await made.server.stop()
            made.server = DeskServer(replace(made.server._settings, host="127.0.0.2", hosts=("127.0.0.2",)))
            made.server.take({"type": "passes", "passes": [{"key": mark_of(KEY), "role": "notation"}]})
            made.show()
            port = await made.server.start()
            await tab.square("e7")
            await tab.square("e5")
            await tab.until("!document.querySelector('.elsewhere').hidden")
            assert await tab.value("document.documentElement.scrollWidth") == 320
            await tab.value("document.querySelector('.elsewhere input').select()")
            await tab.call("Input.insertText", text=f"127.0.0.2:{port}")
            await tab.tap_on(".elsewhere button", "Go there")
            await until(lambda: made.moves(1) == "e2e4 e7e5")
            await tab.until("localStorage.length === 0 && !location.hash.includes('brought')")
            assert tab.faults == []

    asyncio.run(visit())


def test_a_move_that_waits_is_taken_back_and_a_page_that_is_void_says_what_it_holds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def visit() -> None:
        async with hall(monkeypatch) as (made, address), telephone() as browser:
            tab = await browser.tab()
            await tab.open(address, 360, 740)
            await tab.until("document.querySelector('cg-board piece')")
            await tab.offline(is_off=True)
            for name in ("e2", "e4", "e7", "e5"):
                await tab.square(name)
            await tab.until("document.querySelectorAll('.waits').length === 2")
            await tab.tap_on("button", "Take back the last move")
            await tab.until("document.querySelectorAll('.waits').length === 1")
            made.server.take({"type": "passes", "passes": []})
            await tab.offline(is_off=False)
            await tab.until("document.querySelector('.quiet').textContent.includes('show it to the arbiter: 1')")
            assert made.entries == []
            assert json.loads(await tab.value(f"localStorage.getItem('tdapp/{KEY}')"))[0]["uci"] == "e2e4"

    asyncio.run(visit())


def positions() -> list[dict[str, Any]]:
    """Positions of ordinary chess and Chess960, with what python-chess says of them."""
    rng, found = random.Random(5), []
    for number in range(120):
        chess960 = number % 2 == 1
        board = chess.Board.from_chess960_pos(rng.randrange(960)) if chess960 else chess.Board()
        for _ in range(rng.randrange(100)):
            moves = list(board.legal_moves)
            castlings = [move for move in moves if board.is_castling(move)]
            if not moves:
                break
            board.push(rng.choice(castlings) if castlings and rng.random() < 0.5 else rng.choice(moves))
        after = {}
        for move in board.legal_moves:
            board.push(move)
            after[board.uci(move, chess960=chess960)] = board.board_fen()
            board.pop()
        sans = {board.uci(move): board.san(move) for move in board.legal_moves}
        found.append({"fen": board.shredder_fen(), "chess960": chess960, "sans": sans, "after": after})
    return found


CHECK = """(async () => {
  const { read, legal, san, play, placement } = await import("/files/legal.js"), wrong = [];
  for (const one of %s) {
    const now = read(one.fen), moves = legal(now, one.chess960).sort();
    if (moves.join() !== Object.keys(one.sans).sort().join()) wrong.push([one.fen, moves.join()]);
    else for (const uci of moves) {
      if (san(now, uci, one.chess960) !== one.sans[uci]) wrong.push([one.fen, uci, san(now, uci, one.chess960)]);
      if (placement(play(now, uci, one.chess960)) !== one.after[uci]) wrong.push([one.fen, uci]);
    }
  }
  return wrong;
})()"""


def test_the_telephone_knows_what_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Laws, article 3: compared with python-chess, Chess960 included."""

    async def visit() -> None:
        async with hall(monkeypatch) as (_, address), telephone() as browser:
            tab = await browser.tab()
            await tab.open(address, 360, 740)
            await tab.until("document.querySelector('cg-board piece')")
            assert await tab.value(CHECK % json.dumps(positions())) == []

    asyncio.run(visit())


def test_under_a_public_name_the_page_is_opened_again_without_a_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    """Browsers trust loopback as they trust a certificate: here it plays the name of a tunnel."""

    async def visit() -> None:
        async with hall(monkeypatch, "127.0.0.1") as (made, address), telephone() as browser:
            tab = await browser.tab()
            await tab.open(address, 360, 740)
            await tab.until("document.querySelector('cg-board piece')")
            await tab.square("e2")
            await tab.square("e4")
            await until(lambda: made.moves(1) == "e2e4")
            await tab.until("navigator.serviceWorker.controller !== null")
            await tab.until(f"caches.open('tdapp/d/{KEY}/').then((it) => it.keys()).then((it) => it.length === 9)")
            await made.server.stop()  # the hall's network has gone
            await tab.square("e7")
            await tab.square("e5")
            await tab.until("!document.querySelector('.quiet').hidden")
            assert "cannot be opened again" not in await tab.value("document.querySelector('.quiet').textContent")
            await tab.close()
            again = await browser.tab()
            await again.open(address, 360, 740)
            await again.until("document.querySelectorAll('.moves li').length === 2")
            assert "1. e4" in await again.value("document.querySelector('.moves').innerText")
            await again.square("g1")
            await again.square("f3")
            await again.until("document.querySelectorAll('.moves .waits').length === 2")
            assert again.faults == []

    asyncio.run(visit())


def test_elsewhere_there_is_no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        async with hall(monkeypatch) as (_, address), telephone() as browser:
            tab = await browser.tab()
            await tab.open(address, 360, 740)
            await tab.until("document.querySelector('cg-board piece')")
            assert await tab.value(f"fetch('{address}worker.js').then((it) => it.status)") == 404
            assert await tab.value("navigator.serviceWorker.getRegistrations().then((it) => it.length)") == 0

    asyncio.run(visit())


def test_a_key_that_is_taken_back_leaves_nothing_of_its_page(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        async with hall(monkeypatch, "127.0.0.1") as (made, address), telephone() as browser:
            tab = await browser.tab()
            await tab.open(address, 360, 740)
            await tab.until("navigator.serviceWorker.controller !== null")
            await tab.until(f"localStorage.getItem('tdapp-shown/{KEY}') !== null")
            made.server.take({"type": "passes", "passes": []})
            await tab.until("navigator.serviceWorker.getRegistrations().then((it) => it.length === 0)")
            assert await tab.value("localStorage.length") == 0
            await tab.until("caches.keys().then((it) => it.length === 0)")

    asyncio.run(visit())
