"""One move as people and programs write it, and the one legal move that it means."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache

import chess

from tdapp.domain.games.letters import ENGLISH, FIGURINES, LETTERS, NAMES, languages_with, letters_of, pieces_of
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr


class NoMove(RuleViolation):
    """What was written is no move here; the text says why."""


@dataclass(frozen=True, slots=True)
class Written:
    """What the text of a move says. ``piece`` is None where only squares are written."""

    piece: int | None = None
    from_file: int | None = None
    from_rank: int | None = None
    takes: bool = False
    to: int = 0
    promotion: int | None = None
    castling: str = ""  # "O-O", "O-O-O"


_MARKS = re.compile(r"(?:[!?]+|\+\+?|#|†|‡|\be\.?p\.?|/)+$")
_CASTLING = re.compile(r"([O0o])-\1(-\1)?|([O0])\3(\3)?")
_LETTER = re.compile(r"[^\Wa-h_\d](?:р(?=[a-h1-8x:×\-–]))?")


@cache
def _shape(language: str) -> re.Pattern[str]:
    letters = "|".join(re.escape(letter) for letter in pieces_of(language))
    return re.compile(
        rf"(?P<piece>{letters})?(?P<file>[a-h])?(?P<rank>[1-8])?(?P<how>[-–x:×])?(?P<to>[a-h][1-8])"
        rf"(?:[=/:]?\(?(?P<promotion>{letters})\)?)?"
    )


def letters_in(text: str) -> set[str]:
    """The letters of pieces in a move, whatever their language; nothing of castling and of figurines."""
    bare = _bare(text)
    if _CASTLING.fullmatch(bare):
        return set()
    found = {match[0] for match in _LETTER.finditer(bare)} - FIGURINES.keys()
    return found - {"x", "X", "×"}


def _bare(text: str) -> str:
    return _MARKS.sub("", text.replace("\ufe0e", "").replace("\ufe0f", ""))


def read_move(text: str, language: str = ENGLISH) -> Written | None:
    """What a text says in a language; None when it is no move at all there."""
    bare = _bare(text)
    castling = _CASTLING.fullmatch(bare)
    if castling is not None:
        return Written(castling="O-O-O" if castling[2] or castling[4] else "O-O")
    match = _shape(language).fullmatch(bare)
    if match is None:
        return None
    pieces = pieces_of(language)
    piece = pieces[match["piece"]] if match["piece"] else None
    whole = match["file"] is not None and match["rank"] is not None
    if piece is None and not whole:
        piece = chess.PAWN
        if match["rank"] is not None:
            return None
    promotion = match["promotion"]
    return Written(
        piece,
        None if match["file"] is None else chess.FILE_NAMES.index(match["file"]),
        None if match["rank"] is None else int(match["rank"]) - 1,
        match["how"] in ("x", ":", "×"),
        chess.parse_square(match["to"]),
        pieces[promotion] if promotion else None,
    )


def legal_move(board: chess.Board, text: str, language: str = ENGLISH) -> chess.Move:
    """The legal move that a text means in this position; NoMove says why there is none, or more than one."""
    small = language == ENGLISH and re.fullmatch(r"[a-h][1-8][a-h][1-8][nbrq]", text)
    written = read_move(text[:4] + text[4].upper() if small else text, language)
    if written is None:
        raise NoMove(_not_written(text, language))
    if written.castling:
        return _castling(board, written.castling, text)
    found = _found(board, written)
    if not found:
        raise NoMove(tr("{move} is not legal in this position.").format(move=text))
    choices = [move for move in found if move.promotion == written.promotion]
    if not choices:
        if written.promotion is None:
            raise NoMove(tr("{move}: the piece that the pawn becomes is missing.").format(move=text))
        raise NoMove(tr("{move}: no pawn becomes another piece here.").format(move=text))
    if len(choices) > 1:
        squares = ", ".join(sorted(chess.square_name(move.from_square) for move in choices))
        raise NoMove(tr("{move} can be played from {squares}: which one is meant?").format(move=text, squares=squares))
    if written.takes and not board.is_capture(choices[0]):
        raise NoMove(
            tr("{move}: nothing stands on {square} that could be taken.").format(
                move=text, square=chess.square_name(written.to)
            )
        )
    return choices[0]


def typed_move(board: chess.Board, text: str, language: str = ENGLISH) -> chess.Move:
    """The same for what is typed by hand, where a piece may be written small (``nf3``): the pawn's move goes first."""
    try:
        return legal_move(board, text, language)
    except NoMove:
        with suppress(NoMove):
            return legal_move(board, text[:1].upper() + text[1:], language)
        raise


def _not_written(text: str, language: str) -> str:
    others = [other for other in languages_with(letters_in(text)) if read_move(text, other) is not None]
    if others and language not in others:
        return tr("“{move}” is no move in the letters of {language}; it would be one in: {others}.").format(
            move=text[:20], language=NAMES[language], others=", ".join(NAMES[other] for other in others)
        )
    return tr("“{move}” is no move.").format(move=text[:20])


def _castling(board: chess.Board, side: str, text: str) -> chess.Move:
    for move in board.generate_castling_moves():
        if (side == "O-O") == board.is_kingside_castling(move):
            return move
    raise NoMove(tr("{move} is not legal in this position.").format(move=text))


def _found(board: chess.Board, written: Written) -> list[chess.Move]:
    origins = chess.BB_ALL
    if written.from_file is not None:
        origins &= chess.BB_FILES[written.from_file]
    if written.from_rank is not None:
        origins &= chess.BB_RANKS[written.from_rank]
    if written.piece is not None:
        origins &= board.pieces_mask(written.piece, board.turn)
    else:
        origins &= board.occupied_co[board.turn]
    found = list(board.generate_legal_moves(origins, chess.BB_SQUARES[written.to]))
    exact = written.from_file is not None and written.from_rank is not None
    if not exact:  # castling is not written as a move of the king
        found = [move for move in found if not board.is_castling(move)]
    elif not found and not board.chess960:  # e1g1; e1h1, king takes rook, is found above
        found = [move for move in board.generate_castling_moves(origins) if written.to == move.to_square]
    if written.piece == chess.PAWN and written.from_file is None:  # a pawn that takes is written with its file
        found = [move for move in found if chess.square_file(move.from_square) == chess.square_file(move.to_square)]
    return found


def in_letters(san: str, language: str, *, figurines: bool) -> str:
    """A move in English notation with the letters of a language."""
    if language == ENGLISH and not figurines:
        return san
    letters = dict(zip(LETTERS[ENGLISH], letters_of(language, figurines=figurines), strict=True))
    return san if san[0] == "O" else "".join(letters.get(char, char) for char in san)
