"""A watched folder: half-written, locked, renamed and reordered files, a game gone, a move taken back, silence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tdapp.domain.games.record import GameRecord, GameState
from tdapp.domain.section.round import Board, Round
from tdapp.services.games.folder import GameFolder
from tdapp.services.games.taking import SILENT, News
from tests.arena import arena
from tests.ears import Ears

SECTION = arena("1 Anna | 2w?\n2 Bert | 1b?\n3 Carl | 4w?\n4 Dora | 3b?", rounds_total=3)
ROUND = Round(1, boards=(Board(1, 1, 2), Board(2, 3, 4)))
NOW = 1_800_000_000.0


def pgn(white: str, black: str, moves: str, result: str = "*", number: int = 1) -> str:
    return f'[White "{white}"]\n[Black "{black}"]\n[Round "{number}"]\n[Result "{result}"]\n\n{moves} {result}\n\n'


ONE, TWO = pgn("Anna", "Bert", "1. e4 e5"), pgn("Carl", "Dora", "1. d4")


class Source:
    """A folder with a clock: every look comes two seconds after the one before."""

    def __init__(self, path: Path) -> None:
        self.path, self.folder, self.now = path, GameFolder(path), NOW
        self.sent: dict[int, GameRecord] = {}
        self.ears = Ears()

    def write(self, text: str, name: str = "games.pgn") -> None:
        target = self.path / name
        target.write_text(text, "utf-8")
        stamp = int(self.now * 1_000_000_000)
        os.utime(target, ns=(stamp, stamp))

    def look(self, after: float = 2.0) -> News:
        self.now += after
        news = self.folder.look(SECTION, ROUND, self.now, self.ears.all)
        self.ears.hear(ROUND, news.records, self.now)
        self.sent |= news.games
        return news

    def moves(self) -> dict[int, int]:
        return {board: len(record.plies) for board, record in self.sent.items()}


@pytest.fixture
def source(tmp_path: Path) -> Source:
    return Source(tmp_path)


def test_what_is_new_comes_once_with_the_time_of_each_move(source: Source) -> None:
    source.write(ONE + TWO)
    assert {board: record.moves for board, record in source.look().games.items()} == {
        1: ("e2e4", "e7e5"),
        2: ("d2d4",),
    }
    assert source.look().games == {}
    source.write(pgn("Anna", "Bert", "1. e4 e5 2. Nf3") + TWO)
    (record,) = source.look().games.values()
    assert [ply.received for ply in record.plies] == [NOW + 2, NOW + 2, NOW + 6]
    assert record.source.startswith("folder:")


def test_a_half_written_file_takes_nothing_away(source: Source) -> None:
    source.write(ONE + TWO)
    source.look()
    for text in ("", ONE[:30], ONE[: len(ONE) - 9], ONE + TWO[:-6] + " Nf"):
        source.write(text)
        assert source.look().games == {}
    source.write(ONE + pgn("Carl", "Dora", "1. d4 d5"))
    assert list(source.look().games) == [2]
    assert source.moves() == {1: 2, 2: 2}


def test_a_move_that_stays_away_was_taken_back(source: Source) -> None:
    source.write(ONE)
    source.look()
    source.write(pgn("Anna", "Bert", "1. e4"))
    assert [list(source.look().games) for _ in range(3)] == [[], [], [1]]
    assert source.moves() == {1: 1}
    source.write(pgn("Anna", "Bert", "1. d4"))
    assert list(source.look().games) == [1]  # another move is a correction, believed at once


def test_order_names_of_files_and_folders_do_not_matter(source: Source) -> None:
    source.write(ONE + TWO)
    source.look()
    source.write(TWO + ONE)
    assert source.look().games == {}
    (source.path / "games.pgn").rename(source.path / "other.pgn")
    assert source.look().games == {}
    (source.path / "round 1").mkdir()
    source.write(pgn("Anna", "Bert", "1. e4 e5 2. Nf3"), "round 1/board-1.pgn")
    assert list(source.look().games) == [1]


def test_a_game_that_is_gone_stays(source: Source) -> None:
    source.write(ONE + TWO)
    source.look()
    source.write(TWO)
    assert source.look().games == {}
    assert source.moves() == {1: 2, 2: 1}


def test_other_rounds_and_strangers(source: Source) -> None:
    source.write(pgn("Anna", "Bert", "1. c4", number=2) + pgn("Bert", "Anna", "1. e4") + pgn("Eva", "Bert", "1. e4"))
    news = source.look()
    assert news.games == {}
    assert news.troubles == ()
    turned, stranger = news.strangers
    assert "the other way round" in turned.text
    assert "Eva" in stranger.text
    assert (turned.board, stranger.board) == (1, 0)
    assert {one.record.white_name for one in source.ears.all} == {"Bert", "Eva"}


def test_silence_and_a_folder_that_is_gone(source: Source) -> None:
    source.write(ONE)
    source.look()
    assert source.look(SILENT - 10).troubles == ()
    assert "silent" in source.look(20).troubles[0]
    source.write(pgn("Anna", "Bert", "1. e4 e5", "1-0"))
    (record,) = source.look().games.values()
    assert (record.result, record.state) == ("1-0", GameState.ENDED)
    assert source.look(SILENT * 2).troubles == ()  # nothing is played any more
    (source.path / "games.pgn").unlink()
    source.path.rmdir()
    assert "not there any more" in source.look().troubles[0]


def test_what_was_kept_before_the_start_keeps_its_times(source: Source) -> None:
    source.write(ONE)
    source.look()
    again = Source(source.path)
    again.sent, again.ears, again.now = source.sent, source.ears, NOW + 500
    assert again.look().games == {}
    again.write(pgn("Anna", "Bert", "1. e4 e5 2. Nf3"))
    (record,) = again.look().games.values()
    assert [ply.received for ply in record.plies] == [NOW + 2, NOW + 2, NOW + 504]


def test_a_single_file_and_one_that_is_too_large(tmp_path: Path) -> None:
    source = Source(tmp_path)
    source.write(ONE)
    source.folder = GameFolder(tmp_path / "games.pgn")
    assert list(source.look().games) == [1]
    source.write(ONE * 40_000)
    news = source.look()
    assert news.games == {}
    assert "games.pgn" in news.troubles[0]


def test_a_file_that_goes_while_the_folder_is_looked_at_hides_no_other(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    source.write(ONE, "b.pgn")
    listed = GameFolder._listed
    monkeypatch.setattr(GameFolder, "_listed", lambda self: [self.path / "a.pgn", *listed(self)])
    assert source.look().troubles == ()
    assert source.moves() == {1: 2}


def test_only_the_last_game_of_a_file_may_be_cut_in_a_word(source: Source) -> None:
    """A word that stands before another game is what its source says."""
    source.write(pgn("Anna", "Bert", "1. e4 e5 2. Nz", "*") + pgn("Carl", "Dora", "1. d4 d5 2. Nz", ""))
    source.look()
    told = {board: (record.rest, record.state) for board, record in source.sent.items()}
    assert told[1] == ("Nz", GameState.DOUBT)
    assert told[2] == ("", GameState.PLAYING)


def test_a_file_that_is_empty_for_a_moment_keeps_its_games(source: Source) -> None:
    """What was found and could not be kept is found again, also while the file is being written anew."""
    source.write(ONE)
    assert set(source.look().games) == {1}
    source.now += 1
    source.write("")
    source.folder.say_again()
    source.ears = Ears()
    assert set(source.look().games) == {1}
    source.write("", "new.pgn")  # and one that has just begun has none yet
    assert source.look().games == {}


def test_a_pairing_of_strangers_is_nobodys_game_before_its_first_move(source: Source) -> None:
    source.write(pgn("Zoe", "Yves", "") + ONE)
    assert source.look().strangers == ()
    source.now += 1
    source.write(pgn("Zoe", "Yves", "1. e4") + ONE)
    assert [one.names for one in source.look().strangers] == ["Zoe – Yves"]


@pytest.mark.parametrize(
    ("error", "said"), [(PermissionError(13, "Permission denied"), "Permission denied"), (OSError("odd"), "odd")]
)
def test_a_folder_that_cannot_be_looked_at_says_why(
    source: Source, monkeypatch: pytest.MonkeyPatch, error: OSError, said: str
) -> None:
    source.write(ONE)
    source.look()

    def refuse(_path: Path) -> bool:
        raise error

    monkeypatch.setattr(Path, "is_file", refuse)
    assert source.look().troubles == (f"{source.path.name} cannot be looked at: {said}.",)
    assert source.moves() == {1: 2}
