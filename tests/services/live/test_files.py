"""The file of a round for broadcasters: nothing before its time, as many games from the first to the last move."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.games.stream import Stream
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.games.reading import read_pgn
from tdapp.services.live.files import RoundFiles
from tests.arena import arena
from tests.ears import said
from tests.services.live.test_delay import Clock

SECTION = arena("1 Anna 2000 | 2w?\n2 Bert | 1b?\n3 Carl | 4w?\n4 Dora | 3b?", rounds_total=3)
ROUND = Round(1, RoundState.PUBLISHED, boards=(Board(1, 1, 2), Board(2, 3, 4)))
DELAY = Broadcast(900)


class Stage:
    """A round and its clock."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.files = RoundFiles(self.clock, lambda: self.clock.wall)
        self.sent: tuple[Stream, ...] = ()
        self.round = ROUND

    def play(self, *moves: str, result: str = "*") -> None:
        plies = tuple(Ply(uci, 90, received=self.clock.wall) for uci in moves)
        record = GameRecord(1, 1, 2, plies=plies, result=result, state=GameState.PLAYING)
        self.sent = (said(record),)

    def text(self, broadcast: Broadcast = DELAY) -> str:
        (text,) = self.files.texts(1, SECTION, self.round, (), self.sent, broadcast).values()
        return text


def moves(text: str) -> list[int]:
    games = read_pgn(text)
    assert not [game.faults for game in games if game.faults]
    return [len(game.record.plies) for game in games]


def test_a_move_its_clock_and_its_result_come_in_their_time() -> None:
    stage = Stage()
    stage.text()
    stage.play("e2e4", result="1-0")
    before = stage.text()
    assert "e4" not in before
    assert "%clk" not in before
    assert "1-0" not in before
    assert moves(before) == [0, 0]
    stage.clock.tick(899)
    assert stage.text() == before  # not a byte
    stage.clock.tick(1)
    after = stage.text()
    assert moves(after) == [1, 0]
    assert [game.headers["Round"] for game in read_pgn(after)] == ["1.1", "1.2"]
    assert after.startswith(before[: before.index("[Result")])


def test_the_arbiters_result_releases_the_game() -> None:
    stage = Stage()
    stage.play("e2e4", "e7e5")
    assert moves(stage.text()) == [0, 0]
    boards = (replace(ROUND.boards[0], result=GameResult.DRAW), ROUND.boards[1])
    stage.round = replace(ROUND, boards=boards)
    assert moves(stage.text()) == [2, 0]
    assert '[Result "1/2-1/2"]' in stage.text()


def test_a_start_in_the_middle_shows_only_what_is_old_enough() -> None:
    stage = Stage()
    stage.play("e2e4")
    stage.clock.tick(600)
    stage.files = RoundFiles(stage.clock, lambda: stage.clock.wall)
    assert moves(stage.text()) == [0, 0]
    stage.clock.tick(300)
    assert moves(stage.text()) == [1, 0]


def test_a_draft_has_no_file_and_a_large_round_has_several() -> None:
    stage = Stage()
    assert stage.files.texts(1, SECTION, replace(ROUND, state=RoundState.DRAFT), (), {}, DELAY) == {}
    lines = "\n".join(f"{n} P{n} | {n + 1 if n % 2 else n - 1}{'w' if n % 2 else 'b'}?" for n in range(1, 247))
    section = arena(lines, rounds_total=1)
    boards = tuple(Board(n, 2 * n - 1, 2 * n) for n in range(1, 124))
    texts = stage.files.texts(1, section, replace(ROUND, boards=boards), (), {}, DELAY)
    assert list(texts) == ["round-1-boards-1-100.pgn", "round-1-boards-101-123.pgn"]
    assert [len(read_pgn(text)) for text in texts.values()] == [100, 23]


def test_a_child_has_initials_and_nobody_an_id_that_is_not_published() -> None:
    people = tuple(
        replace(one, name="Kovač, Ana" if one.number == 1 else one.name, birth="2016", fide_id="99887766")
        for one in SECTION.players
    )
    stage = Stage()
    section = replace(SECTION, players=people)
    (text,) = stage.files.texts(1, section, stage.round, (), stage.sent, DELAY).values()
    assert '[White "K., A."]' in text
    assert "99887766" not in text
