"""The games of a round as a PGN: one for each board, in the order of boards, whether it was recorded or not."""

from __future__ import annotations

from collections.abc import Mapping

from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Board, Round
from tdapp.games.position import chess960_start
from tdapp.games.writing import write_game
from tdapp.services.games.headers import Named, full_name, game_headers, pgn_comment


def round_pgn(
    section: Section,
    played: Round,
    games: Mapping[int, GameRecord],
    *,
    named: Named = full_name,
    recorded_only: bool = False,
) -> str:
    """A round as a PGN. Broadcasters pick games by their place, so a board without moves is there with ``*``."""
    return "".join(
        board_pgn(section, played, board, games.get(board.number), named=named)
        for board in played.boards
        if not recorded_only or board.number in games
    )


def headers_pgn(section: Section, played: Round) -> str:
    """The pairings alone: what e-board software reads to know who sits where."""
    return round_pgn(section, played, {})


def board_pgn(
    section: Section, played: Round, board: Board, record: GameRecord | None, *, named: Named = full_name
) -> str:
    """One board as a PGN; a forfeit has its result and no moves."""
    headers = game_headers(section, played, board, record, named)
    return write_game(record or empty_record(played), headers, comment=pgn_comment(board.result))


def empty_record(played: Round) -> GameRecord:
    """A game of which nothing is recorded yet, from the position that was drawn for the round."""
    start = chess960_start(played.chess960) if played.chess960 is not None else ""
    return GameRecord(played.number, start=start, chess960=bool(start))
