"""Which game belongs to which board: by its players, so that it stays theirs when board numbers change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from tdapp.domain.games.record import UNDECIDED, GameRecord, GameState
from tdapp.domain.section.round import Board, Round
from tdapp.services.games.headers import pgn_result


@dataclass(frozen=True, slots=True)
class RoundGames:
    """The games of a round: by board, and those that no board has."""

    by_board: Mapping[int, GameRecord]
    loose: tuple[GameRecord, ...]

    def of(self, board: int) -> GameRecord | None:
        """The game of a board."""
        return self.by_board.get(board)


def games_of_round(
    played: Round, records: Iterable[GameRecord], sent: Mapping[tuple[int, int], GameRecord] | None = None
) -> RoundGames:
    """The records of a round at their boards. A game with the colours the other way round belongs to none.

    ``sent`` is what sources are sending, by round and board: it stands where nothing is recorded or where it goes on
    from what is; where people have recorded other moves, theirs stand.
    """
    boards = {board.players: board for board in played.boards}
    by_board: dict[int, GameRecord] = {}
    loose = []
    for record in records:
        if record.round != played.number:
            continue
        board = boards.get(record.pair) if record.pair is not None else None
        if board is None or board.number in by_board:
            loose.append(record)
        else:
            by_board[board.number] = replace(record, state=state_at(board, record))
    for board in played.boards:
        live = (sent or {}).get((played.number, board.number))
        known = by_board.get(board.number)
        if live is None or live.pair != board.players:
            continue
        if known is None or live.moves[: len(known.moves)] == known.moves:
            live = replace(live, game_id=known.game_id if known is not None else 0)
            by_board[board.number] = replace(live, state=state_at(board, live))
    return RoundGames(by_board, tuple(loose))


def state_at(board: Board, record: GameRecord) -> GameState:
    """Where a game stands at its board: the arbiter's result closes it, unless the record says another one."""
    if contradicts(board, record) or record.rest:
        return GameState.DOUBT
    if not board.is_open and not board.is_adjourned:
        return GameState.CLOSED
    return record.state


def contradicts(board: Board, record: GameRecord) -> bool:
    """Whether the source's result is another than the entered one: shown, and decided by nobody but the arbiter."""
    if board.is_open or board.is_adjourned or record.result == UNDECIDED:
        return False
    return record.result != pgn_result(board.result)
