"""Everything that can happen to sources: whatever they send, every move is kept and the shown game is one of theirs.

Rounds, results and their corrections, re-pairing, sources that tell the truth or anything else, restarts of the window;
and viewers, who see no move before its time.
"""

from __future__ import annotations

import datetime as dt
import shutil
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from tdapp.domain.commands.games import WriteGame
from tdapp.domain.commands.rounds import ClearResult, EnterResult, PublishRound, StorePairing, UnpairRound
from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import GameRecord, Ply, state_of
from tdapp.domain.games.stream import goes_on
from tdapp.domain.games.text import game_text
from tdapp.domain.rules.rulebook import RULES
from tdapp.domain.section.outcome import GameResult
from tdapp.services.games.eboards import EBoards
from tdapp.services.games.hearing import hear, is_over
from tdapp.services.games.of_round import RoundGames, games_of_round
from tdapp.services.games.remedies import show_stream
from tdapp.services.live.feed import Feed
from tdapp.services.ports.live import LiveSection
from tdapp.storage import EventFile, open_event_file
from tests.arena import arena
from tests.effort import examples, thorough
from tests.event_files import written

DELAY = 100
ALL = tuple(one.id for one in RULES)
SECTION = arena("1 Anna | 2w?\n2 Bert | 1b?\n3 Carl | 4w?\n4 Dora | 3b?", rounds_total=3)
FILES, VOLUNTEER = ("folder:a", "folder:b"), "volunteer"
SERIALS = ("7001", "7002")
PAIRINGS = (((1, 2), (3, 4)), ((3, 1), (4, 2)), ((2, 1), (4, 3)), ((1, 4), (2, 3)))
TEXTS = (
    "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6a5",
    "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3 d7d6 b1d2 a7a6 c4b3 c5a7 h2h3 e8g8 d2f1 d6d5",
    "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7 e2e3 e8g8 g1f3 h7h6 g5h4 b7b6 c4d5 f6d5 h4e7 d8e7",
)
WORDS = (
    "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5",
    "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 Nbd2 a6 Bb3 Ba7 h3 O-O Nf1 d5",
    "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 b6 cxd5 Nxd5 Bxe7 Qxe7",
)
GAMES = tuple(text.split() for text in TEXTS)
SANS = tuple(text.split() for text in WORDS)
Board, Choice, Length = st.integers(1, 2), st.integers(0, 2), st.integers(0, 18)


class Sources(RuleBasedStateMachine):
    """A round of two boards, three kinds of sources, an arbiter, and viewers."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.path = written(self.folder / "event.tdb", SECTION)
        self.store: EventFile = open_event_file(self.path)
        self.wall, self.monotonic = 1_800_000_000.0, 0.0
        self.eboards = EBoards("LiveChess")
        self.told: dict[str, dict[str, Any]] = {}
        self.said: list[tuple[int, tuple[int, int] | None, str, tuple[str, ...]]] = []
        self.first: dict[tuple[int, tuple[int, int], tuple[str, ...]], float] = {}
        self.open_since_ever: dict[tuple[int, tuple[int, int]], bool] = {}
        self.feed = Feed(lambda: self.monotonic, lambda: self.wall)

    def teardown(self) -> None:
        self.store.close()
        shutil.rmtree(self.folder)

    # -- what is there -------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        return self.store.snapshot(1).rounds_paired

    @property
    def round(self):
        return self.store.round(1, self.number)

    @property
    def games(self) -> RoundGames:
        return games_of_round(self.round, self.store.games(1, self.number), self.store.streams(1, self.number))

    def hear(self, records: list[GameRecord], stood: frozenset[str] = frozenset()) -> None:
        """Something comes: what others have sent is neither shorter afterwards nor replaced."""
        played, before = self.round, self.games
        hear(self.store, 1, played, records, self.wall, stood=stood)
        after = self.games
        for record in records:
            self.said.append((record.round, record.pair, record.source, record.moves))
            for count in range(len(record.plies) + 1):
                if record.pair is not None:
                    self.first.setdefault((record.round, record.pair, record.moves[:count]), self.monotonic)
        speaking = {(one.pair, one.source) for one in records}
        for board in played.boards:
            old, new = before.of(board.number), after.of(board.number)
            if old is None or not old.plies:
                continue
            assert new is not None
            if is_over(board):
                assert new.moves == old.moves, "the shown game stands with the result"
            elif (board.players, old.source) not in speaking and (board.players, VOLUNTEER) not in speaking:
                assert goes_on(new, old), "nobody shortens or replaces what another has sent"

    # -- what happens --------------------------------------------------------------------------------------------------

    @rule(board=Board, choice=Choice, length=Length, source=st.sampled_from((*FILES, VOLUNTEER)))
    def says(self, board: int, choice: int, length: int, source: str) -> None:
        if not self.number:
            return
        seat = self.round.board(board)
        if source == VOLUNTEER and is_over(seat):
            return
        plies = tuple(Ply(uci, received=self.wall) for uci in GAMES[choice][:length])
        record = GameRecord(self.number, seat.white, seat.black, plies=plies, source=source)
        self.hear([replace(record, state=state_of(plies, "*", ""))])

    @rule(choice=Choice, length=Length)
    def sends_a_game_of_nobody(self, choice: int, length: int) -> None:
        if self.number and length:
            plies = tuple(Ply(uci, received=self.wall) for uci in GAMES[choice][:length])
            self.hear([GameRecord(self.number, white_name="Eva", black_name="Max", plies=plies, source=FILES[0])])

    @rule(serial=st.sampled_from(SERIALS), choice=Choice, length=Length)
    def pieces_are_moved(self, serial: str, choice: int, length: int) -> None:
        self.told[serial] = {"serialnr": serial, "san": SANS[choice][:length], "match": True}
        self.eboards.take({"response": "feed", "param": self.told[serial]}, self.wall)

    @rule()
    def e_boards_are_looked_at(self) -> None:
        if not self.number:
            return
        streams = self.store.streams(1, self.number)
        before = {one.source for one in streams if one.shown is not None}
        begun = {serial for serial, board in self.eboards._boards.items() if board.began}
        news = self.eboards.look(self.store.snapshot(1), self.round, self.wall, streams)
        self.hear(list(news.records), news.stood)
        if self.number > 1:
            for stream in self.store.streams(1, self.number):
                serial = stream.source.partition(":")[2]
                if stream.source.startswith("eboard:") and stream.shown is not None and stream.source not in before:
                    board = self.eboards._boards[serial]
                    assert serial in begun or board.began, "it counts from the start position on"

    @rule(seconds=st.integers(1, 150))
    def time_passes(self, seconds: int) -> None:
        self.wall += seconds
        self.monotonic += seconds

    @rule(board=Board, result=st.sampled_from((GameResult.WHITE_WINS, GameResult.DRAW)))
    def result_is_entered(self, board: int, result: GameResult) -> None:
        if self.number and self.round.board(board).is_open:
            self.store.execute(EnterResult(1, self.number, board, result, confirmed=ALL))
            self.open_since_ever[self.number, self.round.board(board).players] = False

    @rule(board=Board)
    def result_is_taken_back(self, board: int) -> None:
        if self.number and not self.round.board(board).is_open:
            self.store.execute(ClearResult(1, self.number, board))

    @rule(pairs=st.sampled_from(PAIRINGS))
    def round_is_paired(self, pairs: tuple[tuple[int, int], ...]) -> None:
        """The next one, or the same one again."""
        if self.number and any(board.is_open for board in self.round.boards):
            if self.number == 1:
                return
            number = self.number
            self.store.execute(UnpairRound(1, number, "wrong player", confirmed=ALL))
        elif self.number == 3:
            return
        number = self.number + 1
        self.store.execute(StorePairing(1, number, pairs, confirmed=ALL))
        self.store.execute(PublishRound(1, number, confirmed=ALL))

    @rule(board=Board, choice=Choice, length=Length)
    def arbiter_writes(self, board: int, choice: int, length: int) -> None:
        seat = self.round.board(board)
        plies = tuple(map(Ply, GAMES[choice][:length]))
        record = GameRecord(self.number, seat.white, seat.black, plies=plies, source="typed")
        if record in self.store.games(1):
            return
        self.store.execute(WriteGame(1, game_text(record)))
        shown = self.games.of(board)
        assert shown is not None
        assert shown.moves == record.moves, "what the arbiter writes is shown"
        for count in range(length + 1):
            self.first.setdefault((self.number, seat.players, record.moves[:count]), self.monotonic)

    @rule(board=Board, place=st.integers(0, 3))
    def arbiter_chooses(self, board: int, place: int) -> None:
        streams = self.games.streams.get(board, ())
        shown = self.games.of(board)
        if place < len(streams) and (shown is None or shown.moves != streams[place].record.moves):
            stream = streams[place]
            self.store.execute(show_stream(1, stream, self.round.board(board)))
            chosen = self.games.of(board)
            assert chosen is not None
            assert goes_on(chosen, stream.record) or not stream.record.plies

    @rule()
    def last_choice_is_taken_back(self) -> None:
        newest = next(iter(self.store.journal(limit=1)), None)
        if newest is not None and newest.label.startswith(("Show another", "Write the game")):
            self.store.undo(confirmed=ALL, reason="no")

    @rule()
    def window_is_started_again(self) -> None:
        self.store.close()
        self.store = open_event_file(self.path)
        self.eboards = EBoards("LiveChess")
        for told in self.told.values():
            self.eboards.take({"response": "feed", "param": told}, self.wall)

    @rule()
    def viewers_process_is_started_again(self) -> None:
        self.feed = Feed(lambda: self.monotonic, lambda: self.wall)

    # -- what always holds ---------------------------------------------------------------------------------------------

    @invariant()
    def every_move_is_still_in_a_stream(self) -> None:
        kept: dict[tuple[int, str], list[tuple[str, ...]]] = {}
        for stream in self.store.streams(1):
            for line in self.store.lines(1, stream.stream_id):
                kept.setdefault((stream.round, stream.source), []).append(line.record.moves)
        for number, _pair, source, moves in self.said:
            held = kept.get((number, source), [])
            assert not moves or any(one[: len(moves)] == moves for one in held), (source, moves)

    @invariant()
    def what_is_shown_was_said_of_this_game(self) -> None:
        for number in range(1, self.number + 1):
            played = self.store.round(1, number)
            games = games_of_round(played, self.store.games(1, number), self.store.streams(1, number))
            for board in played.boards:
                shown = games.of(board.number)
                if shown is not None and shown.plies:
                    assert (number, board.players, shown.moves) in self.first

    @invariant()
    def no_viewer_sees_a_move_before_its_time(self) -> None:
        section = self.store.snapshot(1)
        rounds = self.store.rounds(1)
        held = LiveSection(1, section, rounds, self.store.games(1), self.store.streams(1), Broadcast(DELAY))
        self.feed.take((held,), dt.date(2026, 7, 3))
        for played in rounds:
            for board in played.boards:
                key = self.feed._keys.get((1, played.number), {}).get(board.number)
                public = self.feed.gate.public(key) if key is not None else None
                if public is None or not public.plies:
                    continue
                if self.open_since_ever.get((played.number, board.players), True):
                    since = self.first[played.number, board.players, public.moves]
                    assert self.monotonic - since >= DELAY


TestSources = thorough(Sources.TestCase)
TestSources.settings = examples(24, stateful_step_count=30)
