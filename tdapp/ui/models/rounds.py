"""Rows of one round: the boards in FIDE's order, then those who had no game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from tdapp.domain.event import Section
from tdapp.domain.outcome import RESULT_OF_OUTCOMES, Cell, Colour, GameResult, Outcome
from tdapp.domain.player import Player
from tdapp.ui.models.numbers import score_before, short_points
from tdapp.ui.models.ready import CENTRE, RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.search import fold


class BoardColumn(IntEnum):
    """The columns of the pairings table in their order."""

    BOARD = 0
    WHITE_NUMBER = 1
    WHITE_TITLE = 2
    WHITE = 3
    WHITE_RATING = 4
    WHITE_POINTS = 5
    RESULT = 6
    BLACK_POINTS = 7
    BLACK_NUMBER = 8
    BLACK_TITLE = 9
    BLACK = 10
    BLACK_RATING = 11


@dataclass(frozen=True, slots=True)
class Board:
    """One pairing of a round with the points both had before it."""

    white: Player
    black: Player
    white_cell: Cell
    black_cell: Cell
    white_points: Fraction
    black_points: Fraction

    @property
    def result(self) -> GameResult | None:
        """The result, None while the game is open."""
        return RESULT_OF_OUTCOMES.get((self.white_cell.outcome, self.black_cell.outcome))

    @property
    def is_open(self) -> bool:
        """True while the game has no result."""
        return not (self.white_cell.rules.decided and self.black_cell.rules.decided)


@dataclass(frozen=True, slots=True)
class WithoutGame:
    """A player who had no opponent in a round."""

    player: Player
    cell: Cell
    points: Fraction


def boards(section: Section, round_number: int) -> tuple[Board, ...]:
    """The pairings of a round by FIDE's rule: higher score of the two, sum of the scores, lower pairing number."""
    column = round_number - 1
    found: list[Board] = []
    by_number = {player.number: i for i, player in enumerate(section.players)}
    for index, player in enumerate(section.players):
        cell = section.cells[index][column]
        if not cell.rules.paired or cell.opponent is None or cell.opponent not in by_number:
            continue
        other = by_number[cell.opponent]
        if cell.colour is Colour.BLACK or (cell.colour is None and other < index):
            continue
        found.append(
            Board(
                player,
                section.players[other],
                cell,
                section.cells[other][column],
                score_before(section, index, round_number),
                score_before(section, other, round_number),
            )
        )
    found.sort(
        key=lambda b: (
            -max(b.white_points, b.black_points),
            -(b.white_points + b.black_points),
            min(b.white.number, b.black.number),
        )
    )
    return tuple(found)


def without_game(section: Section, round_number: int) -> tuple[WithoutGame, ...]:
    """Everyone who had no opponent in a round, pairing-allocated bye first."""
    order = list(Outcome)
    found = [
        WithoutGame(player, cell, score_before(section, index, round_number))
        for index, player in enumerate(section.players)
        if not (cell := section.cells[index][round_number - 1]).rules.paired
    ]
    return tuple(sorted(found, key=lambda item: (order.index(item.cell.outcome), item.player.number)))


def result_text(result: GameResult | None) -> str:
    """A result as it stands on a pairing sheet."""
    translate = QCoreApplication.translate
    if result is None:
        return "–"
    match result:
        case GameResult.WHITE_WINS:
            return "1 – 0"
        case GameResult.DRAW:
            return "½ – ½"
        case GameResult.BLACK_WINS:
            return "0 – 1"
        case GameResult.HALF_ZERO:
            return "½ – 0"
        case GameResult.ZERO_HALF:
            return "0 – ½"
        case GameResult.ZERO_ZERO:
            return "0 – 0"
        case GameResult.SHORT_WHITE_WINS:
            return translate("Rounds", "1 – 0 unrated")
        case GameResult.SHORT_DRAW:
            return translate("Rounds", "½ – ½ unrated")
        case GameResult.SHORT_BLACK_WINS:
            return translate("Rounds", "0 – 1 unrated")
        case GameResult.WHITE_BY_FORFEIT:
            return "+ – −"
        case GameResult.BLACK_BY_FORFEIT:
            return "− – +"
        case GameResult.DOUBLE_FORFEIT:
            return "− – −"
        case GameResult.ADJOURNED:
            return translate("Rounds", "adjourned")


def outcome_text(outcome: Outcome) -> str:
    """What a round without an opponent was, in words."""
    translate = QCoreApplication.translate
    return {
        Outcome.PAIRING_BYE: translate("Rounds", "pairing-allocated bye"),
        Outcome.FULL_POINT_BYE: translate("Rounds", "full-point bye"),
        Outcome.HALF_POINT_BYE: translate("Rounds", "half-point bye"),
        Outcome.ZERO_POINT_BYE: translate("Rounds", "absent (zero-point bye)"),
        Outcome.REST: translate("Rounds", "free round"),
        Outcome.UNPAIRED: translate("Rounds", "not paired"),
    }.get(outcome, outcome.value)


def board_columns() -> tuple[Column, ...]:
    """Titles and explanations."""
    translate = QCoreApplication.translate
    points = translate("Rounds", "Points before the round")
    return (
        Column("board", translate("Rounds", "Bd"), translate("Rounds", "Board, in FIDE's order of boards"), RIGHT),
        Column(
            "white_number",
            translate("Rounds", "No."),
            translate("Rounds", "White's pairing number"),
            RIGHT,
            gives_way=5,
        ),
        Column("white_title", "", translate("Rounds", "White's title"), gives_way=4, hides_empty=True),
        Column(
            "white",
            translate("Rounds", "White"),
            translate("Rounds", "The player with White"),
            stretch=True,
            widest=340,
        ),
        Column(
            "white_rating", translate("Rounds", "Rating"), translate("Rounds", "White's rating"), RIGHT, gives_way=2
        ),
        Column("white_points", translate("Rounds", "Pts"), points, RIGHT),
        Column("result", translate("Rounds", "Result"), translate("Rounds", "White's side first"), CENTRE),
        Column("black_points", translate("Rounds", "Pts"), points, RIGHT),
        Column(
            "black_number",
            translate("Rounds", "No."),
            translate("Rounds", "Black's pairing number"),
            RIGHT,
            gives_way=6,
        ),
        Column("black_title", "", translate("Rounds", "Black's title"), gives_way=4, hides_empty=True),
        Column(
            "black",
            translate("Rounds", "Black"),
            translate("Rounds", "The player with Black"),
            stretch=True,
            widest=340,
        ),
        Column(
            "black_rating", translate("Rounds", "Rating"), translate("Rounds", "Black's rating"), RIGHT, gives_way=1
        ),
    )


def board_rows(section: Section, round_number: int) -> list[ReadyRow]:
    """One row per board; the key is White's pairing number."""
    rows = []
    for number, board in enumerate(boards(section, round_number), start=1):
        white, black = board.white, board.black
        result = board.result
        forfeit = board.white_cell.rules.forfeit
        text = result_text(result)
        rows.append(
            ReadyRow(
                white.number,
                (
                    ReadyCell(str(number), number, strong=True),
                    ReadyCell(str(white.number), white.number, tone="dim"),
                    ReadyCell(white.title, white.title or None, tone="dim"),
                    ReadyCell(white.name, fold(white.name), white.name),
                    ReadyCell(str(white.rating or "–"), white.rating, tone="dim"),
                    ReadyCell(short_points(board.white_points), board.white_points),
                    ReadyCell(
                        text,
                        text,
                        strong=result is not None,
                        tone="warn" if result is None or forfeit else "",
                        icon="clock" if board.is_open else "",
                        spoken=QCoreApplication.translate("Rounds", "Result, board {0}: {1} against {2}: {3}").format(
                            number, white.name, black.name, text
                        ),
                    ),
                    ReadyCell(short_points(board.black_points), board.black_points),
                    ReadyCell(str(black.number), black.number, tone="dim"),
                    ReadyCell(black.title, black.title or None, tone="dim"),
                    ReadyCell(black.name, fold(black.name), black.name),
                    ReadyCell(str(black.rating or "–"), black.rating, tone="dim"),
                ),
                fold(f"{number} {white.name} {black.name} {white.number} {black.number}"),
            )
        )
    return rows


def bye_columns() -> tuple[Column, ...]:
    """Titles of the table of those without a game."""
    translate = QCoreApplication.translate
    return (
        Column("number", translate("Rounds", "No."), translate("Rounds", "Pairing number"), RIGHT),
        Column(
            "name",
            translate("Rounds", "Name"),
            translate("Rounds", "Players without a game in this round"),
            stretch=True,
            widest=340,
        ),
        Column("points", translate("Rounds", "Pts"), translate("Rounds", "Points before the round"), RIGHT),
        Column("kind", translate("Rounds", "No game because"), translate("Rounds", "Why this player had no game")),
        Column("awarded", translate("Rounds", "Gets"), translate("Rounds", "Points for this round"), RIGHT),
    )


def bye_rows(section: Section, round_number: int) -> list[ReadyRow]:
    """One row per player without a game; the key is the pairing number."""
    rows = []
    for item in without_game(section, round_number):
        kind = outcome_text(item.cell.outcome)
        awarded = section.points.awarded(item.cell)
        rows.append(
            ReadyRow(
                item.player.number,
                (
                    ReadyCell(str(item.player.number), item.player.number, tone="dim"),
                    ReadyCell(item.player.name, fold(item.player.name), item.player.name),
                    ReadyCell(short_points(item.points), item.points),
                    ReadyCell(kind, kind, tone="dim"),
                    ReadyCell(short_points(awarded), awarded, strong=True),
                ),
                fold(f"{item.player.number} {item.player.name}"),
            )
        )
    return rows


def results_in(section: Section, round_number: int) -> tuple[int, int]:
    """How many boards of a round have a result, and how many boards there are."""
    if not 1 <= round_number <= section.rounds_held:
        return 0, 0
    all_boards = boards(section, round_number)
    return sum(not board.is_open for board in all_boards), len(all_boards)
