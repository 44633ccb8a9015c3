"""What the Laws say of a record: repetitions, 50 and 75 moves, the end of the game. Nothing here ends a game.

A record goes on where the players went on: the arbiter decides. Articles are those of the Laws of 2023.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum

import chess

from tdapp.domain.games.record import BLACK_WINS, DRAWN, WHITE_WINS, GameRecord
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.games.position import Moves, moves_of, shorter, start_of, trail

_MOST = 512
_found: OrderedDict[Moves, tuple[Finding, ...]] = OrderedDict()


class Law(Enum):
    """What can be found; the values are stored ids."""

    THREEFOLD = "threefold"
    FIVEFOLD = "fivefold"
    FIFTY = "fifty-moves"
    SEVENTY_FIVE = "seventy-five-moves"
    CHECKMATE = "checkmate"
    STALEMATE = "stalemate"
    DEAD = "dead-position"
    WHITE_CANNOT_MATE = "white-cannot-mate"
    BLACK_CANNOT_MATE = "black-cannot-mate"


@dataclass(frozen=True, slots=True)
class LawText:
    """The article, the sentence, and whether the arbiter may act: a claim is the player's (11.12, 9.2, 9.3)."""

    article: str
    text: str
    act: bool = False


TEXTS: dict[Law, LawText] = {
    Law.THREEFOLD: LawText(
        "9.2", marked("The position has appeared for the third time: a draw if the player claims it.")
    ),
    Law.FIVEFOLD: LawText("9.6.1", marked("The position has appeared five times: the game is drawn."), act=True),
    Law.FIFTY: LawText(
        "9.3", marked("Fifty moves by each player without a pawn move or capture: a draw if the player claims it.")
    ),
    Law.SEVENTY_FIVE: LawText(
        "9.6.2",
        marked("Seventy-five moves by each player without a pawn move or capture: the game is drawn."),
        act=True,
    ),
    Law.CHECKMATE: LawText("5.1.1", marked("Checkmate: the game has ended."), act=True),
    Law.STALEMATE: LawText("5.2.1", marked("Stalemate: the game is drawn."), act=True),
    Law.DEAD: LawText("5.2.2", marked("Neither player can checkmate with these pieces: a dead position."), act=True),
    Law.WHITE_CANNOT_MATE: LawText(
        "6.9", marked("White has not the material to checkmate: if Black’s flag falls, the game is drawn.")
    ),
    Law.BLACK_CANNOT_MATE: LawText(
        "6.9", marked("Black has not the material to checkmate: if White’s flag falls, the game is drawn.")
    ),
}


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing the Laws say, after which half-move it was first true. ``now``: it is true of the last position."""

    law: Law
    ply: int
    now: bool = False

    @property
    def article(self) -> str:
        """The article of the Laws."""
        return TEXTS[self.law].article

    @property
    def acts(self) -> bool:
        """Whether the arbiter may act; else it only informs him, and the claim is the player's."""
        return TEXTS[self.law].act

    @property
    def words(self) -> str:
        """The sentence in the language of here and now."""
        return tr(TEXTS[self.law].text)


def findings(record: GameRecord) -> tuple[Finding, ...]:
    """What the Laws say of a game, in its order: each thing once for each cause."""
    key = moves_of(record)
    found = _after_each(key)
    last = len(record.plies)
    return (*found, *(Finding(law, last, now=True) for law in _at_the_end(trail(key).board, found)))


def _after_each(key: Moves) -> tuple[Finding, ...]:
    """What was found after each half-move; a game that has gone on is looked at from where it was."""
    if key in _found:
        return _found[key]
    moves, start, chess960 = key
    known = shorter(key, _found) or ((), start, chess960)
    found = [replace(one, now=False) for one in _found.pop(known, ())]
    old = len(known[0])
    board = trail(key).board.copy()
    for _ in moves[old:]:
        board.pop()
    for number in range(old, len(moves)):
        board.push(board.parse_uci(moves[number]))
        found += (Finding(law, number + 1, now=number + 1 == len(moves)) for law in _after_move(board))
    _found[key] = tuple(found)
    if len(_found) > _MOST:
        _found.popitem(last=False)
    return _found[key]


_DRAWS = (Law.STALEMATE, Law.FIVEFOLD, Law.SEVENTY_FIVE, Law.DEAD)


@dataclass(frozen=True, slots=True)
class Ending(Finding):
    """A finding that ends a game, and how."""

    result: str = DRAWN


def ending(record: GameRecord) -> Ending | None:
    """How the moves say that the game ended; what went on after a draw by 9.6 was drawn nevertheless."""
    for one in findings(record):
        if one.law in _DRAWS:
            return Ending(one.law, one.ply, one.now)
        if one.law is Law.CHECKMATE:
            white = start_of(record).turn == (one.ply % 2 == 1)
            return Ending(one.law, one.ply, one.now, WHITE_WINS if white else BLACK_WINS)
    return None


def _after_move(board: chess.Board) -> Iterator[Law]:
    mate = board.is_checkmate()
    if board.is_repetition(3):
        if not board.is_repetition(4):
            yield Law.THREEFOLD
        elif board.is_repetition(5) and not board.is_repetition(6):
            yield Law.FIVEFOLD
    if board.halfmove_clock == 100 and not mate:
        yield Law.FIFTY
    if board.halfmove_clock == 150 and not mate:  # 9.6.2: mate by the last move takes precedence
        yield Law.SEVENTY_FIVE
    if mate:
        yield Law.CHECKMATE
    elif board.is_stalemate():
        yield Law.STALEMATE


def _at_the_end(board: chess.Board, found: Sequence[Finding]) -> Iterator[Law]:
    if any(one.law in (Law.CHECKMATE, Law.STALEMATE) for one in found):
        return
    if board.is_insufficient_material():
        yield Law.DEAD
        return
    if board.has_insufficient_material(chess.WHITE):
        yield Law.WHITE_CANNOT_MATE
    if board.has_insufficient_material(chess.BLACK):
        yield Law.BLACK_CANNOT_MATE
