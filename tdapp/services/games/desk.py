"""What telephones may do: a volunteer enters moves at his boards, an arbiter sees all boards and takes alerts.

A record of the broadcast, no scoresheet (Laws, 8.1.1.2). Entries carry the number of their half-move, so that one which
is sent again after a broken connection counts once. What was entered without a connection came without the list of
legal moves: what cannot be played then is kept as text, in doubt, and never dropped.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from tdapp.domain.games.record import GameRecord, GameState, Ply, state_of
from tdapp.domain.games.stream import Mark, goes_on
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.games.position import castling_fen, first_move, legal_moves, numbered, placed, refuse_illegal, sans_of
from tdapp.services.games.alerts import Alert
from tdapp.services.games.hearing import PEOPLE
from tdapp.services.games.of_round import RoundGames
from tdapp.services.games.pgn import empty_record
from tdapp.services.games.words import state_text


@dataclass(frozen=True, slots=True)
class Entry:
    """``kind``: move, back, gap, call. ``ply`` is the number of half-moves that the volunteer saw; ``blind``: he had no
    connection.
    """

    board: int
    kind: str
    ply: int
    uci: str = ""
    blind: bool = False
    game: str = ""  # as ``game_name``; empty: that of the board now


def entered(entry: Entry, played: Round, record: GameRecord | None, now: float) -> GameRecord:
    """The record after an entry; the same one where it is known already. RuleViolation says why it is not taken.

    Moves that come when the result is entered waited for a connection, perhaps: they are kept and not shown.
    """
    board = played.board(entry.board)
    if not board.is_open and entry.kind != "move":
        raise RuleViolation(game_is_over())
    game = record if record is not None else replace(empty_record(played), white=board.white, black=board.black)
    match entry.kind:
        case "move":
            return _moved(game, entry, now)
        case "back":
            return _taken_back(game, entry)
        case "gap":
            return replace(game, state=GameState.GAP, source=PEOPLE)
        case _:
            return game


def game_is_over() -> str:
    """What a volunteer is told who enters moves after the result."""
    return tr("The result of this board is entered: the game is over.")


def own_record(games: RoundGames, board: int) -> GameRecord | None:
    """What a volunteer goes on from when the result is entered: what he said himself after what is shown."""
    shown = games.of(board)
    for stream in games.streams.get(board, ()):
        if stream.source == PEOPLE and stream.mark is Mark.LATE and (shown is None or goes_on(stream.record, shown)):
            return stream.record
    return shown


def _moved(game: GameRecord, entry: Entry, now: float) -> GameRecord:
    known = game.plies[entry.ply : entry.ply + 1]
    if known and known[0].uci == entry.uci:
        return game  # sent again
    if entry.blind and (game.rest or entry.ply != len(game.plies)):
        return _in_doubt(game, entry)
    if entry.ply != len(game.plies):
        raise RuleViolation(tr("The game has gone on meanwhile: look at the position and enter the move again."))
    longer = replace(
        game, plies=(*game.plies, Ply(entry.uci, received=now)), rest="", state=GameState.PLAYING, source=PEOPLE
    )
    try:
        refuse_illegal(longer)
    except RuleViolation:
        if not entry.blind:
            raise
        return _in_doubt(game, entry)
    return longer


def _in_doubt(game: GameRecord, entry: Entry) -> GameRecord:
    """Kept as text with its number: what cannot be played, and what follows it."""
    word = f"{entry.ply + 1}:{entry.uci}"
    words = game.rest.split()
    if word in words:
        return game  # sent again
    return replace(game, rest=" ".join((*words, word)), state=GameState.DOUBT, source=PEOPLE)


def _taken_back(game: GameRecord, entry: Entry) -> GameRecord:
    if game.rest:  # first what was not understood
        words = game.rest.split()[:-1]
        rest = " ".join(words)
        return replace(game, rest=rest, state=state_of(game.plies, game.result, rest), source=PEOPLE)
    if entry.ply == len(game.plies) + 1:
        return game  # sent again
    if entry.ply != len(game.plies) or not game.plies:
        raise RuleViolation(tr("There is no such move to be taken back."))
    plies = game.plies[:-1]
    state = GameState.PLAYING if plies else GameState.WAITING
    return replace(game, plies=plies, state=state, source=PEOPLE)


def desk_boards(
    section: Section, played: Round, games: Mapping[int, GameRecord], boards: tuple[int, ...]
) -> list[dict[str, Any]]:
    """What the volunteer's page shows of his boards: position, moves, and what is legal."""
    names = _names(section)
    return [_shown(names, played, one, games.get(one.number)) for one in played.boards if one.number in boards]


def game_name(played: Round, board: Board) -> str:
    """Which game an entry means, also when it comes hours later: ``3:11-4``, round, White and Black."""
    return f"{played.number}:{board.white}-{board.black}"


def _names(section: Section) -> dict[int, str]:
    return {player.number: player.name for player in section.players}


def _shown(names: Mapping[int, str], played: Round, board: Board, record: GameRecord | None) -> dict[str, Any]:
    game = record if record is not None else empty_record(played)
    return {
        **_position(names, board, game),
        "game": game_name(played, board),
        "start": castling_fen(game),
        "moves": list(game.moves),
        "chess960": game.chess960,
        "legal": list(legal_moves(game)) if board.is_open else [],
        "rest": game.rest,
        "over": not board.is_open,
    }


def _position(names: Mapping[int, str], board: Board, game: GameRecord) -> dict[str, Any]:
    return {"board": board.number, "white": names[board.white], "black": names[board.black], **_place(game)}


def _place(game: GameRecord) -> dict[str, Any]:
    view = placed(game, len(game.plies))
    return {
        "fen": view.fen.split()[0],
        "turn": "white" if view.white_to_move else "black",
        "last": list(view.last or ()),
        "sans": list(sans_of(game)),
    }


def watched(played: Round, board: Board, game: GameRecord) -> dict[str, Any]:
    """What an arbiter's page shows of the game at a board: now, and not after a delay."""
    clocks: list[int | None] = [None, None]
    number, white = first_move(game)
    for index, ply in enumerate(game.plies):
        if ply.clock is not None:
            clocks[(index + (0 if white else 1)) % 2] = ply.clock
    return {
        **_place(game),
        "first": [number, white],
        "clock": clocks,
        "move": f"{numbered(game, len(game.plies))} {sans_of(game)[-1]}" if game.plies else "",
        "state": state_text(game.state) if game.plies else "",
    }


def arbiter_alerts(alerts: Iterable[Alert]) -> list[dict[str, Any]]:
    """The alerts as they are ordered: the most urgent first, those that somebody has taken last."""
    return [
        {
            "kind": one.kind.value,
            "board": one.board,
            "round": one.round,
            "cause": one.cause,
            "text": one.text,
            "article": one.article,
            "urgency": one.urgency.name.lower(),
            "ply": one.ply,
            "by": one.taken_by,
        }
        for one in alerts
    ]
