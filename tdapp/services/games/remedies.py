"""What can be done about an alert with one tap: the step, and what its button says."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.games import NameInSource, ShowGames
from tdapp.domain.games.record import UNDECIDED, GameRecord, GameState, state_of
from tdapp.domain.games.stream import Mark, Stream
from tdapp.domain.games.text import GameText, game_text
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr, trimmed
from tdapp.services.games.alerts import Alert, AlertKind
from tdapp.services.games.of_round import RoundGames


@dataclass(frozen=True, slots=True)
class Remedy:
    """``text`` is what the button says. ``seats``: boards whose e-boards change places from now on."""

    text: str
    command: Command
    seats: tuple[int, int] | None = None


def remedy(section_id: int, played: Round, games: RoundGames, alert: Alert) -> Remedy | None:
    """What one tap does about an alert, None: nothing; ``this_is_board`` is for games that have no board."""
    if alert.kind is AlertKind.SWAPPED and alert.other:
        return _exchange(section_id, played, games, alert)
    stream = stream_of(games, alert.stream)
    if stream is None:
        return None
    board = next((one for one in played.boards if one.number == alert.board), None)
    if board is None:
        return None
    return Remedy(
        tr("Show it at board {board}").format(board=board.number), ShowGames(section_id, (_text(stream, board),))
    )


def this_is_board(section_id: int, section: Section, stream: Stream, board: Board) -> Command:
    """Say that a game that a source sends without a board is that of a board: its names are remembered for the source.

    A name that is another player's is no name for this one: then the game alone is shown there.
    """
    names = (stream.record.white_name, stream.record.black_name)
    others = {player.name: player.number for player in section.players}
    meant = list(zip(names, board.players, strict=True))
    if any(trimmed(name) and others.get(trimmed(name), number) != number for name, number in meant):
        return ShowGames(section_id, (_text(stream, board),))
    if not any(trimmed(name) and others.get(trimmed(name)) is None for name, _ in meant):
        return ShowGames(section_id, (_text(stream, board),))
    return NameInSource(section_id, stream.source, names[0], board.white, names[1], board.black)


def show_stream(section_id: int, stream: Stream, board: Board) -> ShowGames:
    """The step that shows what a source says now."""
    return ShowGames(section_id, (_text(stream, board),))


def show_all_that_stood(section_id: int, played: Round, games: RoundGames) -> ShowGames | None:
    """The step for all boards of which nothing is known but what stood there; None: there is none."""
    texts = []
    for board in played.boards:
        shown = games.of(board.number)
        for stream in games.streams.get(board.number, ()):
            if stream.mark is Mark.STOOD and stream.record.plies and (shown is None or not shown.plies):
                texts.append(_text(stream, board))
                break
    return ShowGames(section_id, tuple(texts)) if texts else None


def stream_of(games: RoundGames, stream_id: int) -> Stream | None:
    """A stream of the round by its id; 0 is that of none."""
    every: Iterable[Stream] = (*(one for held in games.streams.values() for one in held), *games.strangers)
    return next((one for one in every if stream_id and one.stream_id == stream_id), None)


def _exchange(section_id: int, played: Round, games: RoundGames, alert: Alert) -> Remedy | None:
    """The sources of two boards the other way round."""
    boards = [played.board(alert.board), played.board(alert.other)]
    texts = []
    for board, other in zip(boards, reversed(boards), strict=True):
        held = [one for one in games.streams.get(other.number, ()) if one.source.startswith(alert.source)]
        stream = max(held, key=lambda one: one.at, default=None)
        shown = games.of(other.number)
        if stream is not None and stream.record.plies:
            texts.append(_text(stream, board))
        elif shown is not None and shown.source.startswith(alert.source):
            texts.append(_at_board(shown, board))
    if not texts:
        return None
    words = tr("Swap {one} and {other}").format(one=alert.board, other=alert.other)
    seats = (alert.board, alert.other) if alert.source == "eboard" else None
    return Remedy(words, ShowGames(section_id, tuple(texts)), seats)


def _text(stream: Stream, board: Board) -> GameText:
    record = stream.longest if stream.mark is Mark.AGAIN and not stream.record.plies else stream.record
    return _at_board(record, board)


def _at_board(record: GameRecord, board: Board) -> GameText:
    """The text of a record as the game of a board."""
    if record.white is None or record.pair == board.players[::-1]:
        record = replace(record, white_name="", black_name="")
    state = record.state
    if state is GameState.DOUBT and not record.rest:
        state = state_of(record.plies, record.result, record.rest)
    elif state is GameState.CLOSED:
        state = GameState.ENDED if record.result != UNDECIDED else GameState.PLAYING
    return game_text(replace(record, white=board.white, black=board.black, state=state))
