"""Whose game it is: rounds are unpaired, paired again, restored, numbers exchanged, and no page ever joins two games.

Every pair of people has moves of its own, so that what stands under their names tells whose it is. The viewer keeps a
page open as ``live.js`` does: it changes a board only where the identity is that of its page, else it loads the page.
"""

from __future__ import annotations

import datetime as dt
import itertools
import random
from collections.abc import Mapping
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.games.reading import read_pgn
from tdapp.live import pages
from tdapp.live.state import State
from tdapp.services.live.feed import Feed
from tdapp.services.live.files import RoundFiles
from tdapp.services.ports.live import LiveSection
from tests.arena import arena
from tests.effort import examples, thorough

NAMES = ("Anna", "Bert", "Carl", "Dora\x85\u2028", "Emil", "Fritz")
DRAWN = arena("\n".join(f"{number} P{number} 2000 |" for number in range(1, 7)), rounds_total=3)
FIRST = [[f"{file}{rank}{file}{to}" for file in "abcdefgh" for to in tos] for rank, tos in ((2, (3, 4)), (7, (6, 5)))]
PAIRS = tuple(itertools.permutations(NAMES, 2))
DELAY = 60

Pair = tuple[str, str]
Step = tuple[str, int]


def moves_of(pair: Pair) -> tuple[str, ...]:
    """The moves of these two: no other pair begins with the same two."""
    place = PAIRS.index(pair)
    return FIRST[0][place % 8], FIRST[1][place // 8], *("g1f3", "g8f6", "f3g1", "f6g8") * 3


class Cards(HTMLParser):
    """The boards of a page: identity, names and what is shown, by key."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.games: dict[str, str] = {}
        self.shown: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        held = dict(attrs)
        if "data-game" in held:
            self.games[str(held["data-key"])] = str(held["data-game"])
            self.shown[str(held["data-key"])] = str(held["data-fen"])


class Hall:
    """An event that is changed, the viewers' process, a page that stays open, and the files for broadcasters."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.feed = Feed(lambda: self.now, lambda: self.now, delay=DELAY)
        self.files = RoundFiles(lambda: self.now, lambda: self.now)
        self.viewers = State()
        self.order = NAMES  # who has which number
        self.boards: tuple[Pair, ...] = ()
        self.results: Mapping[Pair, GameResult] = {}
        self.played: Mapping[Pair, tuple[float, ...]] = {}  # when each move came
        self.before: list[tuple[Any, ...]] = []
        self.page = Cards(pages.overview(self.viewers, None, None))

    def held(self) -> tuple[Any, ...]:
        return self.order, self.boards, self.results, self.played

    def step(self, kind: str, value: int) -> None:
        lot = random.Random(value % 4)  # pairs come again
        if kind == "wait":
            self.now += DELAY * (value % 2 + 1) / 2
            return
        if kind == "look":
            self.look()
            return
        if kind == "back":  # undo, or a restore point
            if self.before:
                self.order, self.boards, self.results, self.played = self.before[-1 - value % len(self.before)]
            return
        self.before.append(self.held())
        pair = self.boards[value % len(self.boards)] if self.boards else None
        if kind == "pair":
            people = lot.sample(NAMES, 6)
            self.boards = tuple(zip(people[::2], people[1::2], strict=True))
        elif kind == "unpair":
            self.boards = ()
        elif kind == "exchange":
            swapped = dict([lot.sample(NAMES, 2)])
            if self.boards and value % 2:  # those of two boards, one after the other
                swapped = dict(zip(*lot.sample(self.boards, 2), strict=True))
            swapped |= {other: one for one, other in swapped.items()}
            self.order = tuple(swapped.get(name, name) for name in self.order)
        elif kind == "play" and pair is not None:
            held = self.played.get(pair, ())
            self.played = {**self.played, pair: (held + (self.now,) * (value % 4 + 2))[:14]}
        elif kind == "clear" and pair is not None:
            self.played = {one: times for one, times in self.played.items() if one != pair}
        elif kind == "result" and pair is not None:
            self.results = {**self.results, pair: GameResult.WHITE_WINS}

    def look(self) -> None:
        number = {name: place for place, name in enumerate(self.order, 1)}
        people = tuple(replace(one, name=self.order[one.number - 1]) for one in DRAWN.players)
        section = replace(DRAWN, players=people)
        boards = tuple(
            Board(place, number[white], number[black], result=self.results.get((white, black)))
            for place, (white, black) in enumerate(self.boards, 1)
        )
        rounds = (Round(1, RoundState.PUBLISHED, boards=boards),) if boards else ()
        records = tuple(
            GameRecord(
                1,
                number[pair[0]],
                number[pair[1]],
                plies=tuple(Ply(uci, received=at) for uci, at in zip(moves_of(pair), times, strict=False)),
                state=GameState.PLAYING,
            )
            for pair, times in self.played.items()
        )
        self.feed.take((LiveSection(1, section, rounds, records),), dt.date(2026, 7, 3))
        for line in self.feed.lines():
            self.viewers.take(line)
        self.see(self.viewers.step())
        for held in self.viewers.boards.values():
            assert_own((held["white"]["name"], held["black"]["name"]), held["moves"])
        for played in rounds:
            texts = self.files.texts(1, section, played, records, {}, Broadcast(DELAY))
            for game in read_pgn("".join(texts.values())):
                assert_own((game.white, game.black), game.record.moves)

    def see(self, step: dict[str, Any] | None) -> None:
        """As the script does with a change; a page that has to be loaded again shows what it showed until then."""
        changes = (step or {}).get("boards", {})
        whole = step is None or "event" in step
        for key, board in changes.items():
            if self.page.games.get(key) == board["game"]:
                self.page.shown[key] = board["fen"]
            else:
                whole = True
        for key, game in self.page.games.items():
            white, black = (one.partition(" ")[2] for one in game.split("/")[2:])
            assert_shown((white, black), self.page.shown[key])
        if whole:
            self.page = Cards(pages.overview(self.viewers, None, None))
            assert self.page.games == {f"1/1/{board['board']}": board["game"] for board in self.viewers.boards.values()}


def named(pair: Pair) -> Pair:
    """The two as they are called here: a page has their names without letters that nobody sees."""
    (white,), (black,) = ([name for name in NAMES if name[:4] == one[:4]] for one in pair)
    return white, black


def assert_own(pair: Pair, moves: tuple[str, ...] | list[str]) -> None:
    """These moves are of a game of these two."""
    assert tuple(moves) == moves_of(named(pair))[: len(moves)], (pair, moves)


def assert_shown(pair: Pair, fen: str) -> None:
    """This position is of their game."""
    import chess

    board = chess.Board()
    seen = {board.board_fen()}
    for uci in moves_of(named(pair)):
        board.push_uci(uci)
        seen.add(board.board_fen())
    assert fen.split()[0] in seen, (pair, fen)


STEPS = ("pair", "unpair", "exchange", "play", "play", "play", "clear", "result", "back", "wait", "wait")
PLAYED = (("pair", 1), ("play", 0), ("play", 1), ("play", 2), ("look", 0), ("wait", 1), ("look", 0))


@thorough
@examples(400)
@example([*PLAYED, ("pair", 2), ("play", 0), ("look", 0)], True)
@example([*PLAYED, ("exchange", 1), ("look", 0)], True)
@example([*PLAYED, ("pair", 2), ("look", 0), ("back", 0), ("look", 0)], True)
@given(st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 19)), min_size=8, max_size=40), st.booleans())
def test_no_page_ever_joins_two_games(steps: list[Step], seldom: bool) -> None:
    """It is looked at after every step, or ``seldom``: much happens between two looks."""
    hall = Hall()
    for step in steps:
        hall.step(*step)
        if not (seldom and step[1] % 3):
            hall.look()


def test_a_pair_that_is_paired_again_has_its_game_again() -> None:
    hall = Hall()
    for step in (("pair", 1), ("play", 1), ("look", 0), ("wait", 1), ("look", 0)):
        hall.step(*step)
    (before,) = (held["moves"] for held in hall.viewers.boards.values() if held["moves"])
    for step in (("unpair", 0), ("look", 0), ("back", 0), ("look", 0)):
        hall.step(*step)
    assert [held["moves"] for held in hall.viewers.boards.values() if held["moves"]] == [before]


def test_what_was_taken_back_of_a_record_is_taken_back_in_public() -> None:
    """It was entered for the wrong board, say."""
    hall = Hall()
    for step in (("pair", 1), ("play", 1), ("result", 1), ("look", 0), ("clear", 1), ("look", 0)):
        hall.step(*step)
    assert [held["moves"] for held in hall.viewers.boards.values()] == [[], [], []]
    assert [held["result"] for held in hall.viewers.boards.values()].count("1-0") == 1
