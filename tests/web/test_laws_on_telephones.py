"""Draws that need no claim, draws that need one, and a fallen flag, entered by touch on a volunteer's page.

The page records and says nothing of a claim: 9.2 and 9.3 are the players' business (Laws, 11.12). The arbiter's page
has each with its article, and the record goes on until he enters the result.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.live.desk import mark_of
from tdapp.services.arbiters.pages import board_item
from tdapp.services.games.alerts import alerts_of
from tdapp.services.games.desk import arbiter_alerts
from tdapp.services.games.of_round import games_of_round
from tests.web.browser import CHROMIUM
from tests.web.cdp import Tab, telephone
from tests.web.test_telephones import KEY, PLAYED, SECTION, Hall, hall, until

pytestmark = [pytest.mark.web, pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")]

CHIEF = "key-of-the-arbiter"
KNIGHTS = ("g1f3", "g8f6", "f3g1", "f6g8")


def the_arbiter(made: Hall) -> None:
    """His page has what the window computes for it."""
    games = games_of_round(PLAYED, tuple(made.games.values()))
    alerts = arbiter_alerts(alerts_of(PLAYED, games, (), now=time.time()))
    names = {player.number: player.name for player in SECTION.players}
    boards = [board_item(names, PLAYED, board, games.of(board.number)) for board in PLAYED.boards]
    facts = {"name": "Open", "round": 1, "alerts": alerts}
    made.server.take({"type": "news", "section": 1, "facts": facts, "boards": boards})


async def enter(tab: Tab, made: Hall, *moves: str) -> None:
    """By touch, one after the other as they are answered."""
    for move in moves:
        count = len(made.games[1].plies) if 1 in made.games else 0
        await tab.square(move[:2])
        await tab.square(move[2:])
        await until(lambda count=count: len(made.games[1].plies) == count + 1 if 1 in made.games else False)
        await tab.until(f"document.querySelectorAll('.moves li').length === {count + 1}")


async def both(made: Hall, browser: Any, address: str) -> tuple[Tab, Tab]:
    passes = [
        {"key": mark_of(KEY), "role": "notation"},
        {"key": mark_of(CHIEF), "role": "sector", "sections": [1], "name": "Zoë"},
    ]
    made.server.take({"type": "passes", "passes": passes})
    made.show()
    the_arbiter(made)
    volunteer, arbiter = await browser.tab(), await browser.tab()
    await arbiter.open(address.replace(f"/d/{KEY}/", f"/a/{CHIEF}/#p=look"), 360, 740)
    await volunteer.open(address, 360, 740)
    await volunteer.call("Page.bringToFront")
    await volunteer.until("document.querySelector('cg-board piece')")
    return volunteer, arbiter


async def told(made: Hall, arbiter: Tab, words: str, article: str) -> None:
    the_arbiter(made)
    await arbiter.until(f"document.querySelector('.alerts').innerText.includes({words!r})")
    assert article in await arbiter.value("document.querySelector('.alerts').innerText")


async def silent(tab: Tab) -> None:
    """Nobody who sits at the board reads of a draw."""
    text = await tab.value("document.body.innerText")
    for words in ("repetition", "fivefold", "threefold", "75", "fifty", "draw", "flag", "clock"):
        assert words not in text.lower(), words
    assert tab.faults == []


def test_five_times_the_same_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """Laws, 9.2.2 the third time, 9.6.1 the fifth time."""

    async def visit() -> None:
        async with hall(monkeypatch) as (made, address), telephone() as browser:
            volunteer, arbiter = await both(made, browser, address)
            await enter(volunteer, made, *KNIGHTS * 2)
            await told(made, arbiter, "for the third time", "Laws, 9.2")
            await enter(volunteer, made, *KNIGHTS * 2)
            await told(made, arbiter, "fi", "Laws, 9.6.1")
            await silent(volunteer)
            await enter(volunteer, made, "e2e4")  # the players have not noticed: it is recorded
            await silent(volunteer)

    asyncio.run(visit())


@pytest.mark.parametrize(("plies", "article"), [(99, "Laws, 9.3"), (149, "Laws, 9.6.2")])
def test_fifty_and_seventy_five_moves(plies: int, article: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last of them by touch, and one more after it."""

    async def visit() -> None:
        async with hall(monkeypatch) as (made, address), telephone() as browser:
            start = f"4k3/8/8/8/8/8/4P3/R3K2R w - - {plies} 120"
            made.games[1] = GameRecord(1, 1, 2, start=start, plies=(), state=GameState.PLAYING)
            volunteer, arbiter = await both(made, browser, address)
            await enter(volunteer, made, "a1a5")
            await told(made, arbiter, "moves", article)
            await silent(volunteer)
            await enter(volunteer, made, "e8e7")
            assert made.moves(1) == "a1a5 e8e7"

    asyncio.run(visit())


def test_a_flag_that_has_fallen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Laws, 6.9: the arbiter is told by the clock of an e-board; what the volunteer saw after it is recorded."""

    async def visit() -> None:
        async with hall(monkeypatch) as (made, address), telephone() as browser:
            plies = (Ply("e2e4", clock=300), Ply("e7e5", clock=0))
            made.games[1] = GameRecord(1, 1, 2, plies=plies, state=GameState.PLAYING)
            volunteer, arbiter = await both(made, browser, address)
            await told(made, arbiter, "the clock shows 0:00", "Laws, 6.9")
            await enter(volunteer, made, "g1f3")
            await silent(volunteer)
            await told(made, arbiter, "the clock shows 0:00", "Laws, 6.9")
            await volunteer.tap_on("button", "Call the arbiter")
            await until(lambda: made.entries[-1]["kind"] == "call")

    asyncio.run(visit())
