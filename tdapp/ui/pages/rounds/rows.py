"""Rows of one round as it is stored: the boards by number, then those who have no game."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from dataclasses import field
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.event import Section
from tdapp.domain.section.leavers import points_before
from tdapp.domain.section.match import seat_of
from tdapp.domain.section.outcome import Cell, GameResult, Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.frozen import dataclass
from tdapp.services.players.names import identity
from tdapp.ui.widgets.numbers import short_points
from tdapp.ui.widgets.ready import CENTRE, RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold
from tdapp.ui.widgets.words import outcome_text


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


def board_columns() -> tuple[Column, ...]:
    """Titles and explanations."""
    translate = QCoreApplication.translate
    points = translate("Rounds", "Points before the round")
    return (
        Column(
            "board", translate("Rounds", "Bd"), translate("Rounds", "Board; an asterisk marks a fixed table"), RIGHT
        ),
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


@dataclass(frozen=True, slots=True)
class RoundFacts:
    """What the rows of a round need of its section, worked out once per round and not per result."""

    players: Mapping[int, Player]
    points: Mapping[int, Fraction]  # before the round
    boards: int = 0  # of a match of teams; 0 where players are paired
    rows: dict[Hashable, ReadyRow] = field(default_factory=dict, compare=False)  # those that were shown last


def facts_of_round(section: Section, number: int) -> RoundFacts:
    """Players by number and their points before a round."""
    players = {player.number: player for player in section.players}
    boards = section.team_rules.boards if section.system.pairs_teams and section.team_rules else 0
    return RoundFacts(players, points_before(section, number), boards)


def board_rows(
    round_: Round, facts: RoundFacts, *, hidden: bool = False, wrong: Collection[int] = ()
) -> list[ReadyRow]:
    """One row per board; the key is the board's number.

    ``hidden``: results that are not verified are not shown (the second pass is read from the slips alone). ``wrong``:
    boards where the second pass read something else.
    """
    made: dict[Hashable, ReadyRow] = {}
    for board in round_.boards:
        key = board, hidden, board.number in wrong
        made[key] = facts.rows.get(key) or _board_row(board, facts, hidden=hidden, wrong=board.number in wrong)
    facts.rows.clear()
    facts.rows.update(made)  # only those in use: a day has many results
    return list(made.values())


def _board_row(board: Board, facts: RoundFacts, *, hidden: bool, wrong: bool) -> ReadyRow:
    white, black = facts.players[board.white], facts.players[board.black]
    cell = _result_cell(board, white, black, hidden=hidden and not board.verified, wrong=wrong)
    fill = "danger_soft" if wrong else ""
    number = f"{board.number}*" if board.fixed_table else str(board.number)
    if facts.boards:
        number = ".".join(map(str, seat_of(board.number, facts.boards)))
    cells = (
        ReadyCell(number, board.number, tooltip=_board_tip(board), strong=True, fill=fill),
        ReadyCell(str(white.number), white.number, tone="dim", fill=fill),
        ReadyCell(white.title, white.title or None, tone="dim", fill=fill),
        ReadyCell(white.name, fold(white.name), white.name, fill=fill),
        ReadyCell(str(white.rating or "–"), white.rating, tone="dim", fill=fill),
        ReadyCell(short_points(facts.points[white.number]), facts.points[white.number], fill=fill),
        cell,
        ReadyCell(short_points(facts.points[black.number]), facts.points[black.number], fill=fill),
        ReadyCell(str(black.number), black.number, tone="dim", fill=fill),
        ReadyCell(black.title, black.title or None, tone="dim", fill=fill),
        ReadyCell(black.name, fold(black.name), black.name, fill=fill),
        ReadyCell(str(black.rating or "–"), black.rating, tone="dim", fill=fill),
    )
    return ReadyRow(
        board.number, cells, fold(f"{board.number} {white.name} {black.name} {white.number} {black.number}")
    )


def _result_cell(board: Board, white: Player, black: Player, *, hidden: bool, wrong: bool) -> ReadyCell:
    text = board_text(board)
    if hidden and not wrong and not board.is_open:
        text = "· · ·"
    if board.colours_swapped:
        text += " ↔"
    if board.rating_result is not None:
        text += " ®"
    icon, tone = "", ""
    if wrong:
        icon, tone = "circle-x", "danger"
    elif board.is_open or board.is_adjourned:
        icon, tone = "clock", "warn"
    elif board.verified:
        icon = "check"
    spoken = QCoreApplication.translate("Rounds", "Result, board {0}: {1} against {2}: {3}")
    said = QCoreApplication.translate("Rounds", "no result yet") if board.is_open else text
    spoken = spoken.format(board.number, white.name, black.name, said)
    if board.verified:
        spoken = QCoreApplication.translate("Rounds", "{0}, verified").format(spoken)
    return ReadyCell(
        text,
        text,
        tooltip=_board_tip(board),
        strong=not board.is_open,
        tone=tone,
        icon=icon,
        fill="danger_soft" if wrong else "",
        spoken=spoken,
    )


def _board_tip(board: Board) -> str:
    translate = QCoreApplication.translate
    parts = []
    if board.note:
        parts.append(translate("Rounds", "Note: {0}").format(board.note))
    if board.fixed_table:
        parts.append(translate("Rounds", "A fixed table (*)"))
    if board.colours_swapped:
        parts.append(translate("Rounds", "Played with the colours the other way round (↔)"))
    if board.rating_result is not None:
        text = translate("Rounds", "For the rating report: {0} (®)")
        parts.append(text.format(result_text(board.rating_result)))
    return "\n".join(parts)


def board_text(board: Board) -> str:
    """The result of a board as a pairing sheet shows it, also where the two sides contradict each other."""
    if board.outcomes is not None and board.result is None:
        return " / ".join(outcome_text(outcome) for outcome in board.outcomes)
    return result_text(board.result)


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
        Column(
            "awarded",
            translate("Rounds", "Gets"),
            translate("Rounds", "Points for this round"),
            RIGHT,
            hides_empty=True,
        ),
    )


def bye_rows(section: Section, round_: Round, facts: RoundFacts) -> list[ReadyRow]:
    """One row per player without a game; the key is the pairing number."""
    named = (*round_.byes, *((number, Outcome.UNPAIRED) for number in round_.unpaired))
    rows = []
    for number, outcome in named:
        player, points = facts.players[number], facts.points[number]
        kind = outcome_text(outcome, section) if player.standing is Standing.ACTIVE else _gone_text(player.standing)
        awarded = section.points.awarded(_cell(section, number, round_.number, outcome))
        rows.append(
            ReadyRow(
                number,
                (
                    ReadyCell(str(number), number, tone="dim"),
                    ReadyCell(player.name, fold(player.name), player.name),
                    ReadyCell(short_points(points), points),
                    ReadyCell(kind, kind, tone="warn" if outcome is Outcome.UNPAIRED else "dim"),
                    # what it is worth for a score of the system's own, the score says
                    ReadyCell("" if section.system.scores else short_points(awarded), awarded, strong=True),
                ),
                fold(f"{number} {player.name}"),
                identity(player),
            )
        )
    return rows


def _gone_text(standing: Standing) -> str:
    translate = QCoreApplication.translate
    return translate("Rounds", "expelled") if standing is Standing.EXPELLED else translate("Rounds", "withdrawn")


def _cell(section: Section, number: int, round_number: int, outcome: Outcome) -> Cell:
    """The stored cell, which knows points the arbiter awarded."""
    if round_number <= section.rounds_held:
        stored = section.cells[section.index_of(number)][round_number - 1]
        if stored.outcome is outcome:
            return stored
    return Cell(outcome)
