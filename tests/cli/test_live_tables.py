"""Standings for viewers: those after a round, and those as they would be now, never ahead of the boards."""

from __future__ import annotations

import datetime as dt
from typing import Any

from tdapp.cli.live_tables import LiveTables
from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.live import pages
from tdapp.live.state import State
from tdapp.services.live.feed import Feed
from tdapp.services.ports.live import LiveSection
from tdapp.services.rounds.boards import rounds_of
from tests.arena import arena
from tests.live.lines import EVENT

TODAY = dt.date(2026, 7, 3)
FIRST = "1 Anna 2000 | 3w1 {0}\n2 Bela 1900 | 4b= {1}\n3 Carl 1800 | 1b0 {2}\n4 Dora 1700 | 2w= {3}"
ROUNDS = (("2w?", "1b?", "4w?", "3b?"), ("2w?", "1b?", "4w0", "3b1"), ("2w=", "1b=", "4w0", "3b1"))


class Screen:
    """A clock, the feed and the tables of it."""

    def __init__(self, *, now: bool = True) -> None:
        self.time = 1000.0
        self.feed = Feed(lambda: self.time, lambda: 1e9 + self.time)
        self.tables = LiveTables(self.feed, "en", now=now)

    def take(self, cells: tuple[str, ...], *games: GameRecord, strict: bool = False) -> list[dict[str, Any]]:
        section = arena(FIRST.format(*cells), rounds_total=3)
        one = LiveSection(1, section, rounds_of(section), games, broadcast=Broadcast(600, strict))
        self.feed.take((one,), TODAY)
        return self.look()

    def look(self) -> list[dict[str, Any]]:
        return [line["table"] for line in self.tables.lines()]


def order(html: str) -> list[str]:
    return sorted(("Anna", "Bela", "Carl", "Dora"), key=html.index)


def test_a_result_moves_the_standings_of_now_and_not_those_of_the_round() -> None:
    screen = Screen()
    (table,) = screen.take(ROUNDS[0])
    official = table["html"]
    assert "after round 1" in table["title"].lower()
    assert table["now"]["said"] == "Round 2: 0 of 2 results count, games without a result do not."
    assert order(official)[0] == "Anna"
    (table,) = screen.take(ROUNDS[1])
    assert table["html"] == official
    assert table["now"]["said"].startswith("Round 2: 1 of 2")
    assert order(table["now"]["html"])[0] == "Dora"  # 1½ points, Anna has 1
    assert screen.take(ROUNDS[1]) == []
    (table,) = screen.take(ROUNDS[2])
    assert "now" not in table  # the table after the round says it


def test_nothing_of_now_is_told_unless_it_is_wanted() -> None:
    screen = Screen(now=False)
    (table,) = screen.take(ROUNDS[0])
    assert "now" not in table
    assert screen.take(ROUNDS[1]) == []


def test_a_strict_section_keeps_its_result_back_from_the_table_too() -> None:
    screen = Screen()
    moves = tuple(Ply(move) for move in ("e2e4", "e7e5"))
    games = (GameRecord(2, 3, 4, plies=moves, state=GameState.PLAYING),)
    screen.take(ROUNDS[0], strict=True)
    screen.take(ROUNDS[0], *games, strict=True)
    assert screen.take(ROUNDS[1], *games, strict=True) == []
    screen.time += 599
    assert screen.look() == []
    screen.time += 1
    (table,) = screen.look()
    assert order(table["now"]["html"])[0] == "Dora"


def page(table: dict[str, Any], *, now: bool) -> str:
    state = State()
    state.take(EVENT)
    state.take({"type": "table", "section": 1, "table": table})
    return pages.table(state, 1, now=now)


def test_the_page_offers_both_and_says_what_counts() -> None:
    held = {"title": "After round 1", "html": "<p>old</p>"}
    running = {"title": "As of now", "html": "<p>new</p>", "said": "1 of 2"}
    assert "As of now" not in page(held, now=True)
    both = {**held, "now": running}
    assert "<p>old</p>" in page(both, now=False)
    assert "/table?s=1&amp;now" in page(both, now=False)
    shown = page(both, now=True)
    assert "<p>new</p>" in shown
    assert "1 of 2" in shown
    assert "<p>old</p>" not in shown
    first = {"title": "", "html": "", "now": running}  # in the first round there is no other
    assert "<p>new</p>" in page(first, now=False)
