"""What a volunteer may enter at his boards: the next legal move, the last one taken back, a gap; nothing is lost twice.

A record of the broadcast, no scoresheet (Laws, 8.1.1.2). Entries carry the number of their half-move, so that one which
is sent again after a broken connection counts once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.games.position import legal_moves, placed, placements, refuse_illegal, sans_of
from tdapp.services.games.pgn import empty_record


@dataclass(frozen=True, slots=True)
class Entry:
    """``kind``: move, back, gap, call. ``ply`` is the number of half-moves that the volunteer saw."""

    board: int
    kind: str
    ply: int
    uci: str = ""


def entered(entry: Entry, played: Round, record: GameRecord | None, now: float) -> GameRecord:
    """The record after an entry; the same one where it is known already. RuleViolation says why it is not taken."""
    board = played.board(entry.board)
    if not board.is_open:
        raise RuleViolation(tr("The result of this board is entered: the game is over."))
    game = record if record is not None else replace(empty_record(played), white=board.white, black=board.black)
    match entry.kind:
        case "move":
            return _moved(game, entry, now)
        case "back":
            return _taken_back(game, entry)
        case "gap":
            return replace(game, state=GameState.GAP)
        case _:
            return game


def _moved(game: GameRecord, entry: Entry, now: float) -> GameRecord:
    known = game.plies[entry.ply : entry.ply + 1]
    if known and known[0].uci == entry.uci:
        return game  # sent again
    if entry.ply != len(game.plies):
        raise RuleViolation(tr("The game has gone on meanwhile: look at the position and enter the move again."))
    longer = replace(
        game, plies=(*game.plies, Ply(entry.uci, received=now)), state=GameState.PLAYING, source="volunteer"
    )
    refuse_illegal(longer)
    return longer


def _taken_back(game: GameRecord, entry: Entry) -> GameRecord:
    if entry.ply == len(game.plies) + 1:
        return game  # sent again
    if entry.ply != len(game.plies) or not game.plies:
        raise RuleViolation(tr("There is no such move to be taken back."))
    plies = game.plies[:-1]
    return replace(game, plies=plies, state=GameState.PLAYING if plies else GameState.WAITING)


def desk_boards(
    section: Section, played: Round, games: Mapping[int, GameRecord], boards: tuple[int, ...]
) -> list[dict[str, Any]]:
    """What the volunteer's page shows of his boards: position, moves, and what is legal."""
    return [_shown(section, played, one, games.get(one.number)) for one in played.boards if one.number in boards]


def _shown(section: Section, played: Round, board: Board, record: GameRecord | None) -> dict[str, Any]:
    game = record if record is not None else empty_record(played)
    players = {player.number: player.name for player in section.players}
    view = placed(game, len(game.plies))
    return {
        "board": board.number,
        "white": players[board.white],
        "black": players[board.black],
        "fen": placements(game)[-1],
        "turn": "white" if view.white_to_move else "black",
        "last": list(view.last or ()),
        "sans": list(sans_of(game)),
        "legal": list(legal_moves(game)) if board.is_open else [],
        "over": not board.is_open,
    }
