"""Rows -> section, exactly as ``mapping`` writes it.

Plain SQL, and columns, never ORM objects: a thousand players are eleven thousand cells, and who only looks at a file
loads nothing of SQLAlchemy (``storage.file.looking``). Truth values come as integers.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from tdapp.domain.section.event import Acceleration, Event, ForbiddenPairs, RatingCorrection, Section
from tdapp.domain.section.outcome import Cell, Colour, GameResult, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.storage.rows.nouns import ACCELERATION, EVENT, FORBIDDEN, PLAYER, SECTION
from tdapp.storage.rows.reads import Reads
from tdapp.storage.rows.schema import columns
from tdapp.storage.rows.sheet_values import read_page_head, read_publishing
from tdapp.storage.rows.stored import Values
from tdapp.storage.rows.team_values import read_adjustments, read_matches, read_team_byes, read_teams
from tdapp.storage.rows.values import date_of, points_of

_NOTHING = Cell(Outcome.UNPAIRED)
_OUTCOMES_OF: dict[str | None, tuple[Outcome, Outcome]] = {
    None: (Outcome.OPEN, Outcome.OPEN),
    **{result.value: result.outcomes for result in GameResult},
}


def read_sections(connection: Reads) -> list[tuple[int, str]]:
    """Ids and names in their order."""
    rows = connection.exec_driver_sql("SELECT id, name FROM section ORDER BY position, id")
    return [(row.id, row.name) for row in rows.all()]


def read_event(connection: Reads) -> Event:
    """The event's row."""
    return EVENT.made(connection.exec_driver_sql(f"SELECT {EVENT.selected} FROM event").one())


_SECTION = f"SELECT {columns('section')} FROM section WHERE id = ?"


@dataclass(frozen=True, slots=True)
class Known:
    """The section as it was read before steps that changed cells of these rounds only (None: of any).

    ``players`` False: what stands in their rows may have changed, but neither who they are nor their numbers.
    ``tables``: those of which any row was touched since.
    """

    section: Section
    rounds: frozenset[int] | None
    players: bool = True
    tables: frozenset[str] = frozenset()


def read_section(connection: Reads, section_id: int, known: Known | None = None) -> Section:
    """The section as a snapshot; RuleViolation when the file has none of this id. What is ``known`` is not read."""
    row = connection.exec_driver_sql(_SECTION, (section_id,)).one_or_none()
    if row is None:
        raise RuleViolation(f"This event has no section with the number {section_id}.")
    own = SECTION.fields_of(row)
    if known is not None and known.tables <= {"section"} and own["kind"] is known.section.kind:
        return replace(known.section, **own)
    if known is None or not known.players:
        players, numbers = _read_players(connection, section_id)
    else:
        players, numbers = known.section.players, _read_numbers(connection, section_id)
    rounds = connection.exec_driver_sql(_rows_of("round", "number"), (section_id,)).all()
    unverified: set[int] = set()
    corrections: list[RatingCorrection] = []
    held = sum(1 for one in rounds if one.held)
    if known is None or known.rounds is None:
        cells = _read_cells(connection, section_id, numbers, held, unverified, corrections)
    else:
        again = known.rounds
        unverified.update(set(known.section.unverified_rounds) - again)
        corrections += [one for one in known.section.rating_corrections if one.round not in again]
        cells = _read_cells(
            connection, section_id, numbers, held, unverified, corrections, known.section.cells, tuple(again)
        )
    apart = _read_forbidden(connection, section_id)
    teams = _read_team_event(connection, section_id, numbers) if own["kind"].of_teams else {}
    return Section(
        event=read_event(connection),
        players=players,
        cells=cells,
        **own,
        **teams,
        round_dates=tuple(date_of(one.date) for one in rounds if one.listed),
        byes_only=tuple(one.number for one in rounds if one.byes_only),
        accelerations=_read_accelerations(connection, section_id),
        forbidden=apart[False],
        wishes=apart[True],
        comments=_read_comments(connection, section_id),
        page_head=read_page_head(connection),
        publishing=read_publishing(connection),
        unverified_rounds=tuple(sorted(unverified)),
        rating_corrections=tuple(corrections),
    )


def _read_team_event(connection: Reads, section_id: int, players: dict[int, int]) -> Values:
    """The fields of a competition of teams; of others nothing is asked."""
    teams, numbers = read_teams(connection, section_id)
    return {
        "teams": teams,
        "matches": read_matches(connection, section_id, numbers, players),
        "team_byes": read_team_byes(connection, section_id, numbers),
        "adjustments": read_adjustments(connection, section_id, numbers),
    }


def _read_players(connection: Reads, section_id: int) -> tuple[tuple[Player, ...], dict[int, int]]:
    """Players by pairing number, and pairing number by row id in the same order."""
    statement = f"SELECT id, {PLAYER.selected} FROM player WHERE section_id = ? ORDER BY number"
    rows = connection.exec_driver_sql(statement, (section_id,)).fetchall()
    players = tuple(PLAYER.made(row[1:]) for row in rows)
    return players, {row[0]: player.number for row, player in zip(rows, players, strict=True)}


def _read_numbers(connection: Reads, section_id: int) -> dict[int, int]:
    """Pairing number by row id, in the order of the numbers."""
    statement = "SELECT id, number FROM player WHERE section_id = ? ORDER BY number"
    return dict(map(tuple, connection.exec_driver_sql(statement, (section_id,)).all()))


def _read_cells(
    connection: Reads,
    section_id: int,
    numbers: dict[int, int],
    rounds: int,
    unverified: set[int],
    corrections: list[RatingCorrection],
    before: tuple[tuple[Cell, ...], ...] = (),
    again: tuple[int, ...] = (),
) -> tuple[tuple[Cell, ...], ...]:
    """The cells; on the way rounds with results entered once, and results for the rating report, are collected.

    Where cells are known from ``before``, only those of the rounds named in ``again`` are read.
    """
    cells: dict[int, list[Cell]] = {player_id: [_NOTHING] * rounds for player_id in numbers}
    pairings, byes = _PAIRINGS, _BYES
    asked: tuple[int, ...] = (section_id,)
    if before:
        some = f" AND round.number IN ({', '.join('?' * len(again))})"
        pairings, byes, asked = pairings + some, byes + some, (section_id, *again)
        for player_id, row in zip(numbers, before, strict=True):
            cells[player_id][: len(row)] = row[:rounds]  # a round may be new, or gone
            for number in again:
                if number <= rounds:  # a session by hand has a round that is not held yet
                    cells[player_id][number - 1] = _NOTHING
    white_colour, black_colour = Colour.WHITE, Colour.BLACK
    for row in connection.exec_driver_sql(pairings, asked).fetchall():
        number, white, black, coloured, result, white_outcome, black_outcome, white_points, black_points = row[:9]
        verified, rating_result = row[9:]
        outcomes = _OUTCOMES_OF[result]
        if white_outcome is not None:
            outcomes = Outcome(white_outcome), Outcome(black_outcome)
        cells[white][number - 1] = Cell(
            outcomes[0], numbers[black], white_colour if coloured else None, points_of(white_points)
        )
        cells[black][number - 1] = Cell(
            outcomes[1], numbers[white], black_colour if coloured else None, points_of(black_points)
        )
        if not verified and (result is not None or white_outcome is not None):
            unverified.add(number)
        if rating_result is not None:
            late = GameResult(rating_result)
            corrections.append(RatingCorrection(number, numbers[white], numbers[black], late))
    corrections.sort(key=lambda one: (one.round, one.white))
    for number, player_id, outcome, opponent, colour, awarded in connection.exec_driver_sql(byes, asked).fetchall():
        cells[player_id][number - 1] = Cell(
            Outcome(outcome), opponent, Colour(colour) if colour else None, points_of(awarded)
        )
    return tuple(tuple(row) for row in cells.values())


@cache
def _rows_of(table: str, order: str) -> str:
    """The rows of a table that belong to a section, in this order."""
    return f"SELECT {columns(table)} FROM {table} WHERE section_id = ? ORDER BY {order}"


_PAIRINGS = """
SELECT round.number, white_id, black_id, coloured, result, white_outcome, black_outcome, white_awarded, black_awarded,
    verified, rating_result
FROM pairing JOIN round ON round.id = pairing.round_id WHERE round.section_id = ?"""
_BYES = """
SELECT round.number, player_id, outcome, opponent, colour, awarded
FROM bye JOIN round ON round.id = bye.round_id WHERE round.section_id = ?"""


def _read_accelerations(connection: Reads, section_id: int) -> tuple[Acceleration, ...]:
    statement = f"SELECT {ACCELERATION.selected} FROM acceleration WHERE section_id = ? ORDER BY position"
    return tuple(map(ACCELERATION.made, connection.exec_driver_sql(statement, (section_id,)).fetchall()))


def _read_forbidden(connection: Reads, section_id: int) -> dict[bool, tuple[ForbiddenPairs, ...]]:
    """Pairs that may not meet, and softly those that rather should not."""
    found: dict[bool, tuple[ForbiddenPairs, ...]] = {False: (), True: ()}
    statement = f"SELECT soft, {FORBIDDEN.selected} FROM forbidden_pairs WHERE section_id = ? ORDER BY position"
    for soft, *cells in connection.exec_driver_sql(statement, (section_id,)).fetchall():
        found[bool(soft)] += (FORBIDDEN.made(cells),)
    return found


def _read_comments(connection: Reads, section_id: int) -> tuple[str, ...]:
    return tuple(row.text for row in connection.exec_driver_sql(_rows_of("comment", "position"), (section_id,)).all())
