"""Which game belongs to which board: by its players, so that it stays theirs when board numbers change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace

from tdapp.domain.games.record import UNDECIDED, GameRecord, GameState
from tdapp.domain.games.stream import Stream, goes_on
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.frozen import dataclass
from tdapp.services.games.headers import pgn_result
from tdapp.services.games.hearing import by_pair, shown_game
from tdapp.services.ports.event_store import EventStore
from tdapp.services.ports.live import LiveSection


@dataclass(frozen=True, slots=True)
class RoundGames:
    """The games of a round: by board, and those that no board has; and what sources say of each, shown or not."""

    by_board: Mapping[int, GameRecord]
    loose: tuple[GameRecord, ...]
    streams: Mapping[int, tuple[Stream, ...]] = field(default_factory=dict)
    strangers: tuple[Stream, ...] = ()  # of games that no board has

    def of(self, board: int) -> GameRecord | None:
        """The game of a board."""
        return self.by_board.get(board)

    def unsettled(self, board: int) -> tuple[Stream, ...]:
        """The sources that have said something since somebody has decided what is shown."""
        shown = self.by_board.get(board)
        streams = self.streams.get(board, ())
        return streams if shown is None else tuple(one for one in streams if one.at > shown.heard)

    def others(self, board: int) -> Iterator[Stream]:
        """The sources that say other moves than those that are shown."""
        shown = self.by_board.get(board)
        for stream in self.unsettled(board):
            if shown is not None and not (goes_on(stream.record, shown) or goes_on(shown, stream.record)):
                yield stream


def games_of_round(played: Round, records: Iterable[GameRecord], streams: Iterable[Stream] = ()) -> RoundGames:
    """The records of a round at their boards, and what sources say where they go on from them (``hearing``).

    A game with the colours the other way round belongs to none.
    """
    boards = {board.players: board for board in played.boards}
    recorded: dict[int, GameRecord] = {}
    loose = []
    for record in records:
        if record.round != played.number:
            continue
        board = boards.get(record.pair) if record.pair is not None else None
        if board is None or board.number in recorded:
            loose.append(record)
        else:
            recorded[board.number] = record
    streams = tuple(one for one in streams if one.round == played.number)
    pairs = by_pair(streams, played.number)
    by_board: dict[int, GameRecord] = {}
    heard: dict[int, tuple[Stream, ...]] = {}
    for board in played.boards:
        heard_here = tuple(pairs.get(board.players, ()))
        game = shown_game(recorded.get(board.number), heard_here)
        if heard_here:
            heard[board.number] = heard_here
        if game is not None:
            by_board[board.number] = replace(game, state=state_at(board, game))
    strangers = tuple(one for one in streams if one.pair not in boards)
    return RoundGames(by_board, tuple(loose), heard, strangers)


def all_games(
    rounds: Iterable[Round], records: Iterable[GameRecord], streams: Iterable[Stream]
) -> tuple[GameRecord, ...]:
    """Everything that is known of the games: what is recorded, and what sources have said beyond it."""
    found = list(records)
    places = {(one.round, one.pair): place for place, one in enumerate(found) if one.pair is not None}
    streams = tuple(streams)
    for played in rounds:
        pairs = by_pair(streams, played.number)
        for board in played.boards if pairs else ():
            place = places.get((played.number, board.players))
            game = shown_game(found[place] if place is not None else None, pairs.get(board.players, ()))
            if game is None:
                continue
            if place is None:
                found.append(game)
            else:
                found[place] = game
    return tuple(found)


def held_games(store: EventStore, section_id: int) -> tuple[GameRecord, ...]:
    """The same of the section of an open event."""
    recorded, streams = store.games(section_id), store.streams(section_id)
    return all_games(store.rounds(section_id), recorded, streams) if streams else tuple(recorded)


def games_of(section: LiveSection) -> tuple[GameRecord, ...]:
    """The same of a section as it was read."""
    return all_games(section.rounds, section.games, section.streams)


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
