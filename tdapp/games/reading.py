"""Games of a PGN, understood: every move legal, every fault named with its game, ply and line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import chess

from tdapp.domain.games.letters import ENGLISH, NAMES, languages_with
from tdapp.domain.games.record import (
    BLACK_WINS,
    DRAWN,
    RESULTS,
    UNDECIDED,
    WHITE_WINS,
    GameRecord,
    GameState,
    Ply,
    state_of,
)
from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.games.moves import NoMove, legal_move, letters_in, read_move
from tdapp.games.tokens import RESULT_SIGNS, MoveText, RawGame, raw_games

MOST_BYTES, MOST_GAMES, MOST_PLIES = 32_000_000, 10_000, 1_200
LATEST = 9_000  # the number of a first move: of those that follow none has five digits
_CENTRE = frozenset((chess.D4, chess.D5, chess.E4, chess.E5))
_LIGHT = frozenset((chess.D5, chess.E4))
_KINGS = {2: WHITE_WINS, 1: DRAWN, 0: BLACK_WINS}
"""How many kings stand on light squares of the centre, and what players of an e-board say with it (DGT)."""
NO_MOVE = frozenset(("--", "Z0", "@@@@", "0000", "…?", "null"))
"""What stands in a game for a move that nobody has."""
_VARIANTS = {"", "standard", "chess", "normal", "from position"}
_CHESS960 = {"chess960", "chess 960", "fischerandom", "fischerrandom", "fischer random", "960"}


@dataclass(frozen=True, slots=True)
class GameFault:
    """A fault in a game: at which half-move (counted from 1; 0: before the first) and in which line."""

    ply: int
    line: int
    text: str
    message: str


@dataclass(frozen=True, slots=True)
class ReadGame:
    """A game of a file. ``record`` holds its legal moves; the headers are those of the file."""

    number: int
    line: int
    headers: dict[str, str]
    record: GameRecord
    faults: tuple[GameFault, ...] = ()
    language: str = ENGLISH
    kings_in_centre: bool = False  # an e-board's sign that the game is over

    @property
    def white(self) -> str:
        """White's name as the file has it."""
        return self.headers.get("White", "")

    @property
    def black(self) -> str:
        """Black's name as the file has it."""
        return self.headers.get("Black", "")


def decoded(data: bytes) -> str:
    """The text of a PGN: UTF-8 with or without a mark, else Windows' western letters; RuleViolation beyond a size."""
    if len(data) > MOST_BYTES:
        raise RuleViolation(tr("A file of games may have {size} MB at most.").format(size=MOST_BYTES // 1_000_000))
    for encoding in ("utf-16",) if data[:2] in (b"\xff\xfe", b"\xfe\xff") else ("utf-8-sig", "cp1252"):
        try:
            return data.decode(encoding).replace("\r\n", "\n").replace("\r", "\n")
        except UnicodeDecodeError:
            continue
    return data.decode("latin-1").replace("\r\n", "\n").replace("\r", "\n")


Cache = dict[object, ReadGame]
"""Games that were read before, by all that is written of them: a source sends the same again and again."""


def read_pgn(text: str, language: str | None = None, cache: Cache | None = None) -> tuple[ReadGame, ...]:
    """Every game of a PGN. ``language``: the letters of the pieces; None: English, else as proven."""
    games = []
    known: Cache = {} if cache is None else cache
    kept: Cache = {}
    for number, raw in enumerate(until_cancelled(raw_games(text)), start=1):
        if number > MOST_GAMES:
            raise RuleViolation(tr("A file may hold {count} games at most.").format(count=MOST_GAMES))
        key = _key(number, raw)
        kept[key] = known.get(key) or _read(number, raw, language)
        games.append(kept[key])
    known.update(kept)
    while len(known) > MOST_GAMES:
        known.pop(next(iter(known)))
    return tuple(games)


def _key(number: int, raw: RawGame) -> object:
    moves = tuple((move.text, move.number, move.clock, move.spent) for move in raw.moves)
    return number, raw.line, tuple(raw.headers.items()), moves, raw.result, tuple(raw.faults)


@dataclass(frozen=True, slots=True)
class _Reading:
    language: str
    plies: tuple[Ply, ...]
    fault: GameFault | None
    kings: str = ""  # the result that kings in the centre say
    gap: bool = False  # moves are missing, and the fault says so


def _read(number: int, raw: RawGame, language: str | None) -> ReadGame:
    faults = [GameFault(one.before, one.line, one.text, one.message) for one in raw.faults]
    board, problem = _position(raw)
    if problem is not None:
        faults.append(GameFault(0, raw.line, raw.headers.get("FEN", raw.headers.get("Variant", ""))[:80], problem))
        reading = _Reading(language or ENGLISH, (), None)
        rest = [move.text for move in raw.moves]
    else:
        moves = raw.moves
        reading = _replayed(board, moves, language) if language is not None else _proven(board, moves, raw)
        reading = _up_to_a_gap(board, moves, raw, language) or reading
        rest = [] if reading.fault is None else [move.text for move in raw.moves[len(reading.plies) :]]
        if reading.fault is not None:
            faults += [reading.fault, *(() if reading.gap else _unknown_after(raw.moves, reading))]
    result = _result(raw, len(reading.plies), faults)
    if reading.kings not in ("", UNDECIDED, result):
        if result == UNDECIDED:
            result = reading.kings
        else:
            text = tr("The kings in the centre say {kings}, the file says {result}.")
            line = raw.moves[-1].line
            words = text.format(kings=reading.kings, result=result)
            faults.append(GameFault(len(reading.plies) + 1, line, raw.moves[-1].text, words))
    faults.sort(key=lambda fault: (fault.ply, fault.line))
    if faults:
        state = GameState.GAP if reading.gap and len(faults) == 1 else GameState.DOUBT
    else:
        state = GameState.ENDED if reading.kings else state_of(reading.plies, result, "")
    record = GameRecord(
        round=_round_of(raw.headers),
        white_name=_name(raw.headers.get("White", "")),
        black_name=_name(raw.headers.get("Black", "")),
        headers=tuple((tag, value) for tag, value in raw.headers.items() if tag not in ("White", "Black", "Result")),
        start=board.fen() if board.fen() != chess.STARTING_FEN else "",
        chess960=board.chess960,
        plies=reading.plies,
        result=result,
        state=state,
        rest=" ".join(rest),
    )
    return ReadGame(number, raw.line, raw.headers, record, tuple(faults), reading.language, bool(reading.kings))


def _name(text: str) -> str:
    return "" if text in ("?", "-") else text


def _round_of(headers: dict[str, str]) -> int:
    """The round a header names: ``3`` and ``3.12`` are round 3; 0 where it says none."""
    first = headers.get("Round", "").partition(".")[0].strip()
    return int(first) if first.isascii() and first.isdigit() and len(first) < 4 else 0


def board_of(headers: dict[str, str]) -> int | None:
    """The board that headers name, by ``Board`` or ``Round "3.12"``."""
    for text in (headers.get("Board", ""), headers.get("Round", "").partition(".")[2]):
        if text.strip().isascii() and text.strip().isdigit() and len(text.strip()) < 6:
            return int(text)
    return None


def _position(raw: RawGame) -> tuple[chess.Board, str | None]:
    """The position a game begins from, and what is wrong with it."""
    variant = raw.headers.get("Variant", "").strip().lower()
    chess960 = variant in _CHESS960
    board = chess.Board(chess960=chess960)
    if not chess960 and variant not in _VARIANTS:
        return board, tr("The variant {variant} is not known here.").format(variant=raw.headers["Variant"][:40])
    fen = raw.headers.get("FEN", "").strip()
    if not fen:
        return board, None
    try:
        board = chess.Board(fen, chess960=chess960)
        if not chess960 and board.has_chess960_castling_rights():
            board = chess.Board(fen, chess960=True)
        sound = board.is_valid() and board.fullmove_number <= LATEST
    except ValueError:
        return chess.Board(), tr("The position in the header FEN cannot be read.")
    return (board, None) if sound else (board, tr("The position in the header FEN is impossible."))


def _replayed(start: chess.Board, moves: list[MoveText], language: str) -> _Reading:
    """The moves in one language up to the first that is none."""
    board = start.copy()
    plies: list[Ply] = []
    for index, move in enumerate(moves):
        if index >= MOST_PLIES:
            text = tr("A game may have {count} half-moves at most.").format(count=MOST_PLIES)
            return _Reading(language, tuple(plies), GameFault(index + 1, move.line, move.text, text))
        try:
            legal = legal_move(board, move.text, language)
        except NoMove as reason:
            if said := _kings_in_centre(board, moves[index:], language):
                return _Reading(language, tuple(plies), None, said)
            return _Reading(language, tuple(plies), GameFault(index + 1, move.line, move.text, str(reason)))
        plies.append(Ply(board.uci(legal), move.clock, move.spent))
        board.push(legal)
    return _Reading(language, tuple(plies), None)


def _kings_in_centre(board: chess.Board, moves: list[MoveText], language: str) -> str:
    """The result that is said by one or both kings put into the centre, as players of an e-board end a game."""
    if len(moves) > 2:
        return ""
    kings = {colour: board.king(colour) for colour in chess.COLORS}
    colour = board.turn
    for move in moves:
        written = read_move(move.text, language)
        if written is None or written.piece != chess.KING or written.to not in _CENTRE:
            return ""
        kings[colour] = written.to
        colour = not colour
    if not all(square in _CENTRE for square in kings.values()):
        return UNDECIDED  # one king only: the game is over, and how it ended is not said
    return _KINGS[sum(square in _LIGHT for square in kings.values())]


def _up_to_a_gap(board: chess.Board, moves: list[MoveText], raw: RawGame, language: str | None) -> _Reading | None:
    """The moves before the first place where some are missing, if they can be read: numbers jump, or a sign stands."""
    number, white = board.fullmove_number, board.turn == chess.WHITE
    if raw.headers.get("FEN") and moves and moves[0].number:
        number = moves[0].number  # a position that somebody has set up counts as its game did
    for index, move in enumerate(moves):
        expected = number + (index + (0 if white else 1)) // 2
        signed = move.text in NO_MOVE
        if not signed and move.number <= expected:
            continue
        before = _replayed(board, moves[:index], language) if language is not None else _proven(
            board, moves[:index], raw
        )  # fmt: skip
        if before.fault is not None:
            return None
        if signed:
            text = tr("Here a move is missing.")
        elif move.number == expected + 1:
            text = tr("Move {first} is missing here.").format(first=expected)
        else:
            text = tr("Moves {first} to {last} are missing here.").format(first=expected, last=move.number - 1)
        return replace(before, fault=GameFault(index + 1, move.line, move.text, text), gap=True)
    return None


def _proven(board: chess.Board, moves: list[MoveText], raw: RawGame) -> _Reading:
    """English where it reads to its end; else the one reading without an error, several different ones are a fault.

    Where none is without an error, the English one. Kings in the centre end no reading: K is a rook in Turkish.
    """
    english = _replayed(board, moves, ENGLISH)
    if english.fault is None and not english.kings and ENGLISH in languages_with(_letters(raw.moves)):
        return english
    readings: dict[tuple[str, ...], _Reading] = {}
    for language in languages_with(_letters(moves)):
        reading = _replayed(board, moves, language)
        if reading.fault is None:
            readings.setdefault(tuple(ply.uci for ply in reading.plies), reading)
    if len(readings) > 1:
        names = ", ".join(NAMES[reading.language] for reading in readings.values())
        text = tr("These moves can be read in several languages, and differ: {names}. Say which one it is.")
        return _Reading(ENGLISH, (), GameFault(1, moves[0].line, moves[0].text, text.format(names=names)))
    return next(iter(readings.values()), english)


def _letters(moves: list[MoveText]) -> set[str]:
    """The letters of pieces in these moves, also in those after a gap; not those of the signs of a missing move."""
    return {letter for move in moves if move.text not in NO_MOVE for letter in letters_in(move.text)}


def _unknown_after(moves: list[MoveText], reading: _Reading) -> Iterable[GameFault]:
    """After a move that is not legal nobody knows the position, but what is no move at all is still named."""
    for index in range(len(reading.plies) + 1, len(moves)):
        move = moves[index]
        if read_move(move.text, reading.language) is None:
            text = tr("“{move}” is no move.").format(move=move.text[:20])
            yield GameFault(index + 1, move.line, move.text, text)


def _result(raw: RawGame, plies: int, faults: list[GameFault]) -> str:
    """The result of the moves, else that of the header; where both decide and differ, that is a fault."""
    said = raw.headers.get("Result", "").strip()
    header = RESULT_SIGNS.get(said, UNDECIDED)
    if said and said not in RESULT_SIGNS and said != "?":
        faults.append(GameFault(0, raw.line, said[:40], tr("The header Result says nothing that is known.")))
    if raw.result in (None, UNDECIDED):
        return header
    assert raw.result in RESULTS
    if header not in (UNDECIDED, raw.result):
        text = tr("The header says {header}, the moves end with {result}.")
        faults.append(GameFault(plies, raw.line, said, text.format(header=header, result=raw.result)))
    return raw.result
