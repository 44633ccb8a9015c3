"""Positions of a game: where it begins, where it stands after a half-move, and its moves in words."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping

import chess

from tdapp.domain.games.letters import ENGLISH
from tdapp.domain.games.record import GameRecord, Ply
from tdapp.domain.section.chess960 import STANDARD
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.games.moves import in_letters, typed_move


def start_of(record: GameRecord) -> chess.Board:
    """The position a game begins from."""
    if not record.start:
        return chess.Board(chess960=record.chess960)
    return chess.Board(record.start, chess960=record.chess960)


def position_after(record: GameRecord, ply: int) -> chess.Board:
    """The position after a half-move; 0 is the start."""
    board = start_of(record)
    for one in record.plies[:ply]:
        board.push_uci(one.uci)
    return board


def refuse_illegal(record: GameRecord) -> None:
    """RuleViolation when the start is no position, or a move is not legal: the half-move is named."""
    try:
        board = start_of(record)
    except ValueError as error:
        raise RuleViolation(tr("The position in the header FEN cannot be read.")) from error
    for number, ply in enumerate(record.plies, start=1):
        try:
            board.push(board.parse_uci(ply.uci))
        except ValueError as error:
            text = tr("Half-move {number}, {move}, is not legal in its position.")
            raise RuleViolation(text.format(number=number, move=ply.uci[:10])) from error


@dataclass(frozen=True, slots=True)
class Placed:
    """A position to be drawn: pieces by square (``e1``: ``K``, Black's small), the last move, whose turn it is."""

    pieces: tuple[tuple[str, str], ...]
    last: tuple[str, str] | None
    white_to_move: bool
    fen: str
    checked: str = ""  # the square of a king in check


@dataclass(frozen=True, slots=True)
class Trail:
    """A game that was replayed: its last position, its moves in English, the pieces before the first and after each."""

    board: chess.Board  # not to be changed: copy it
    sans: tuple[str, ...]
    placements: tuple[str, ...]


Moves = tuple[tuple[str, ...], str, bool]
"""Moves, start, whether it is Chess960: all that a replay depends on."""
_MOST, _NEWEST = 512, 12
_trails: OrderedDict[Moves, Trail] = OrderedDict()


def moves_of(record: GameRecord) -> Moves:
    """What a replay of a game depends on."""
    return record.moves, record.start, record.chess960


def shorter(key: Moves, known: Mapping[Moves, object]) -> Moves | None:
    """The longest beginning of a game among those known, which lacks only its newest moves."""
    moves, start, chess960 = key
    for count in range(len(moves) - 1, max(-1, len(moves) - _NEWEST), -1):
        if (moves[:count], start, chess960) in known:
            return moves[:count], start, chess960
    return None


def trail(key: Moves) -> Trail:
    """The replay of a game. A game that has gone on since it was asked for last is not replayed from its start."""
    if key in _trails:
        _trails.move_to_end(key)
        return _trails[key]
    moves, start, chess960 = key
    known = shorter(key, _trails)
    if known is None:
        board = chess.Board(start or chess.STARTING_FEN, chess960=chess960)
        sans, placements = [], [board.board_fen()]
    else:
        before = _trails.pop(known)
        board, sans, placements = before.board.copy(), list(before.sans), list(before.placements)
    for uci in moves[len(sans) :]:
        move = board.parse_uci(uci)
        sans.append(board.san(move))
        board.push(move)
        placements.append(board.board_fen())
    _trails[key] = Trail(board, tuple(sans), tuple(placements))
    if len(_trails) > _MOST:
        _trails.popitem(last=False)
    return _trails[key]


def placed(record: GameRecord, ply: int) -> Placed:
    """A position of a game to be drawn."""
    board = trail((record.moves[:ply], record.start, record.chess960)).board
    move = board.peek() if board.move_stack else None
    king = board.king(board.turn)
    return Placed(
        tuple((chess.square_name(square), piece.symbol()) for square, piece in board.piece_map().items()),
        None if move is None else (chess.square_name(move.from_square), chess.square_name(move.to_square)),
        board.turn == chess.WHITE,
        board.fen(),
        chess.square_name(king) if king is not None and board.is_check() else "",
    )


def castling_fen(record: GameRecord, ply: int = 0) -> str:
    """A position as a FEN whose rights to castle name the files of the rooks: for who knows nothing of Chess960."""
    return trail((record.moves[:ply], record.start, record.chess960)).board.shredder_fen()


def placements(record: GameRecord) -> tuple[str, ...]:
    """The pieces before the first and after every half-move, as the first field of a FEN says them."""
    return trail(moves_of(record)).placements


def sans_of(record: GameRecord, language: str = ENGLISH, *, figurines: bool = False) -> tuple[str, ...]:
    """The moves of a game in short algebraic notation."""
    return tuple(in_letters(san, language, figurines=figurines) for san in trail(moves_of(record)).sans)


def first_move(record: GameRecord) -> tuple[int, bool]:
    """The number of the first move, and whether White plays it."""
    board = start_of(record)
    return board.fullmove_number, board.turn == chess.WHITE


def numbered(record: GameRecord, ply: int) -> str:
    """How a half-move is called: ``31.`` for White's, ``31…`` for Black's."""
    number, white = first_move(record)
    index = ply - 1 + (0 if white else 1)
    return f"{number + index // 2}{'.' if index % 2 == 0 else '…'}"


def add_move(record: GameRecord, text: str, language: str = ENGLISH, *, after: int | None = None) -> Ply:
    """The ply that a typed text is after a half-move (None: at the end); NoMove says why it is none."""
    board = position_after(record, len(record.plies) if after is None else after)
    return Ply(board.uci(typed_move(board, text, language)), corrected=True)


def targets(record: GameRecord, ply: int, square: str) -> tuple[str, ...]:
    """The squares that the piece on a square can go to; castling as the king's own two steps, and to the rook."""
    board = position_after(record, ply)
    origin = chess.parse_square(square)
    return tuple(
        dict.fromkeys(chess.square_name(move.to_square) for move in board.legal_moves if move.from_square == origin)
    )


def legal_moves(record: GameRecord) -> tuple[str, ...]:
    """Every move that is possible at the end of a record, as squares (``e7e8q``)."""
    board = position_after(record, len(record.plies))
    return tuple(board.uci(move) for move in board.legal_moves)


def promotes(record: GameRecord, ply: int, origin: str, target: str) -> bool:
    """Whether a pawn that goes there becomes another piece."""
    board = position_after(record, ply)
    return any(move.promotion for move in board.legal_moves if move.uci()[:4] == origin + target)


def chess960_start(number: int) -> str:
    """The FEN of a starting position; empty for the usual one."""
    if number == STANDARD:
        return ""
    return chess.Board.from_chess960_pos(number).fen()
