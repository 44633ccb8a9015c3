"""Which game belongs to which board: by its players, so that it stays theirs when board numbers change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field, replace

from tdapp.domain.games.record import UNDECIDED, GameRecord, GameState
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.frozen import dataclass
from tdapp.services.games.headers import pgn_result
from tdapp.services.ports.event_store import EventStore
from tdapp.services.ports.live import LiveSection


@dataclass(frozen=True, slots=True)
class RoundGames:
    """The games of a round: by board, and those that no board has."""

    by_board: Mapping[int, GameRecord]
    loose: tuple[GameRecord, ...]
    others: Mapping[int, GameRecord] = field(default_factory=dict)  # what a source sends against a record of people

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
    others: dict[int, GameRecord] = {}
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
        elif known.moves[: len(live.moves)] != live.moves:
            others[board.number] = live
    return RoundGames(by_board, tuple(loose), others)


def all_games(
    rounds: Iterable[Round], records: Iterable[GameRecord], sent: Mapping[tuple[int, int], GameRecord]
) -> tuple[GameRecord, ...]:
    """Everything that is known of the games: what is recorded, and what sources have sent beyond it."""
    found = list(records)
    for played in rounds:
        live = {record.pair: record for (number, _board), record in sent.items() if number == played.number}
        if not live:
            continue
        known = {(one.round, one.pair): place for place, one in enumerate(found)}
        for record in games_of_round(played, found, sent).by_board.values():
            if record.pair not in live or record.moves != live[record.pair].moves:
                continue
            place = known.get((record.round, record.pair))
            if place is None:
                found.append(live[record.pair])
            elif found[place].moves != record.moves:
                found[place] = replace(live[record.pair], game_id=record.game_id)
    return tuple(found)


def held_games(store: EventStore, section_id: int) -> tuple[GameRecord, ...]:
    """The same of the section of an open event."""
    recorded, sent = store.games(section_id), store.live_games(section_id)
    return all_games(store.rounds(section_id), recorded, sent) if sent else tuple(recorded)


def games_of(section: LiveSection) -> tuple[GameRecord, ...]:
    """The same of a section as it was read."""
    return all_games(section.rounds, section.games, section.sent)


def state_at(board: Board, record: GameRecord) -> GameState:
    """Where a game stands at its board: the arbiter's result closes it, unless the record says another one."""
    if contradicts(board, record) or (record.rest and record.state is not GameState.GAP):
        return GameState.DOUBT
    if not board.is_open and not board.is_adjourned:
        return GameState.CLOSED
    return record.state


def contradicts(board: Board, record: GameRecord) -> bool:
    """Whether the source's result is another than the entered one: shown, and decided by nobody but the arbiter."""
    if board.is_open or board.is_adjourned or record.result == UNDECIDED:
        return False
    return record.result != pgn_result(board.result)
