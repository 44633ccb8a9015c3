"""One game from two scoresheets: move by move side by side, where they differ what each would lead to.

Players in time trouble stop recording (Laws, 8.4) and reconstruct afterwards (8.5): what one has missed the other may
have, and what neither has is a gap that nobody fills in.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum

import chess

from tdapp.domain.games.letters import ENGLISH
from tdapp.domain.games.record import GameRecord
from tdapp.domain.words.frozen import dataclass
from tdapp.games.moves import NoMove, typed_move
from tdapp.games.position import start_of
from tdapp.games.tokens import raw_games

MISSING = frozenset(("?", "-", "–", "--"))
_SPACED = re.compile(r"\s+")


class Verdict(Enum):
    """What the two sheets say of a half-move."""

    BOTH = "both"
    FIRST = "first"  # only on the first sheet
    SECOND = "second"
    FIRST_LEGAL = "first-legal"  # they differ, and only the first can be played
    SECOND_LEGAL = "second-legal"
    CHOSEN_FIRST = "chosen-first"  # both can be played; the game goes on longer with the first, or it is the mover's
    CHOSEN_SECOND = "chosen-second"
    NEITHER = "neither"  # here the record ends

    @property
    def differs(self) -> bool:
        """Whether the arbiter has to look at it."""
        return self not in (Verdict.BOTH, Verdict.FIRST, Verdict.SECOND)


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A half-move as both sheets have it, and the move that is taken (empty: none)."""

    ply: int
    first: str
    second: str
    uci: str
    verdict: Verdict


def sheet_words(text: str) -> list[str]:
    """The moves of a sheet as they were typed, without numbers; ``?`` holds the place of one that is missing."""
    words: list[str] = []
    for part in _SPACED.sub(" ", text).strip().split(" "):
        word = re.sub(r"^\d{1,3}\s*(\.+|…)?", "", part) if re.match(r"^\d{1,3}(\.|…|$)", part) else part
        if word in MISSING:
            words.append("?")
        else:
            words += [move.text for game in raw_games(word) for move in game.moves]
    return words


def compare_sheets(
    record: GameRecord, first: Sequence[str], second: Sequence[str], languages: tuple[str, str] = (ENGLISH, ENGLISH)
) -> tuple[SheetLine, ...]:
    """Both sheets from the start of a game; the first is White's."""
    board = start_of(record)
    lines: list[SheetLine] = []
    for index in range(max(len(first), len(second))):
        texts = (_at(first, index), _at(second, index))
        moves = tuple(_legal(board, text, language) for text, language in zip(texts, languages, strict=True))
        verdict, move = _verdict(board, texts, moves, (first, second), languages, index)
        lines.append(SheetLine(index + 1, *texts, "" if move is None else board.uci(move), verdict))
        if move is None:
            break
        board.push(move)
    return tuple(lines)


def _verdict(
    board: chess.Board,
    texts: tuple[str, str],
    moves: tuple[chess.Move | None, ...],
    sheets: tuple[Sequence[str], Sequence[str]],
    languages: tuple[str, str],
    index: int,
) -> tuple[Verdict, chess.Move | None]:
    one, other = moves
    if one is None and other is None:
        return Verdict.NEITHER, None
    if other is None:
        return (Verdict.FIRST_LEGAL if texts[1] else Verdict.FIRST), one
    if one is None:
        return (Verdict.SECOND_LEGAL if texts[0] else Verdict.SECOND), other
    if one == other:
        return Verdict.BOTH, one
    lengths = [_goes_on(board, move, sheets, languages, index + 1) for move in (one, other)]
    first = board.turn == chess.WHITE if lengths[0] == lengths[1] else lengths[0] > lengths[1]
    return (Verdict.CHOSEN_FIRST, one) if first else (Verdict.CHOSEN_SECOND, other)


def _goes_on(
    start: chess.Board,
    move: chess.Move,
    sheets: tuple[Sequence[str], Sequence[str]],
    languages: tuple[str, str],
    index: int,
) -> int:
    """How many half-moves can be played after a move, taking from either sheet what is legal."""
    board = start.copy()
    board.push(move)
    count = 0
    while True:
        found = [_legal(board, _at(sheet, index), language) for sheet, language in zip(sheets, languages, strict=True)]
        legal = [one for one in found if one is not None]
        if not legal:
            return count
        board.push(legal[0])
        count += len(legal)
        index += 1


def _at(sheet: Sequence[str], index: int) -> str:
    text = sheet[index] if index < len(sheet) else ""
    return "" if text == "?" else text


def _legal(board: chess.Board, text: str, language: str) -> chess.Move | None:
    try:
        return typed_move(board, text, language) if text else None
    except NoMove:
        return None
