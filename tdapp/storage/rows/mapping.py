"""Section -> rows; ``section_reading`` is exact the other way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from itertools import count

from sqlalchemy import Connection, Insert, insert, select

from tdapp.domain.keizer.boards import running_seating_scores
from tdapp.domain.section.boards import in_board_order
from tdapp.domain.section.event import Acceleration, Event, ForbiddenPairs, Section
from tdapp.domain.section.match import board_number
from tdapp.domain.section.outcome import RESULT_OF_OUTCOMES, Cell, Colour, GameResult, Outcome
from tdapp.domain.section.page_head import PageHead
from tdapp.domain.section.publishing import Publishing
from tdapp.domain.section.round import Board, Round
from tdapp.domain.teams.scores import matches_of
from tdapp.storage.rows.models import (
    AccelerationRow,
    Base,
    ByeRow,
    CommentRow,
    EventRow,
    ForbiddenRow,
    PageHeadRow,
    PairingRow,
    PlayerRow,
    RoundRow,
    SectionRow,
    TeamAdjustmentRow,
    TeamByeRow,
    TeamMatchRow,
    TeamMemberRow,
    TeamRow,
)
from tdapp.storage.rows.nouns import ACCELERATION, BOARD, EVENT, FORBIDDEN, PLAYER, ROUND, SECTION, TEAM
from tdapp.storage.rows.sheet_values import (
    head_rows,
    publishing_rows,
)
from tdapp.storage.rows.stored import Values
from tdapp.storage.rows.team_values import (
    adjustment_values,
    match_values,
)
from tdapp.storage.rows.values import (
    points_text,
)

# -- writing ---


def write_event(connection: Connection, event: Event) -> int:
    """Insert the event's row; its id."""
    return _insert_one(connection, EventRow, EVENT.values(event))


def write_page_head(connection: Connection, head: PageHead, publishing: Publishing) -> None:
    """Insert the rows of a new event's page head and of what is published."""
    _insert_many(connection, PageHeadRow, [*head_rows(head), *publishing_rows(publishing)])


def write_section(connection: Connection, event_id: int, position: int, section: Section) -> int:
    """Insert a section with everything in it; its id. Players are stored under their pairing numbers."""
    section_id = _insert_one(
        connection, SectionRow, {"event_id": event_id, "position": position, **SECTION.values(section)}
    )
    people = [{"section_id": section_id, **PLAYER.values(player)} for player in section.players]
    _insert_many(connection, PlayerRow, people)
    table = PlayerRow.__table__.c
    found = connection.execute(select(table.number, table.id).where(table.section_id == section_id))
    players: dict[int, int] = {row.number: row.id for row in found}
    rounds: list[int] = []
    held = max(
        section.rounds_held,
        *(match.round for match in section.matches),
        *(bye.round for bye in section.team_byes),
        0,
    )
    for index in range(max(held, len(section.round_dates))):
        listed = index < len(section.round_dates)
        date = section.round_dates[index] if listed else None
        values = ROUND.values(Round(index + 1, date=date, byes_only=index + 1 in section.byes_only))
        published = True  # of an imported event nothing is a draft
        values |= {"section_id": section_id, "held": index < held, "listed": listed, "published": published}
        rounds.append(_insert_one(connection, RoundRow, values))
    _write_teams(connection, section, section_id, players, rounds)
    for index, scores in enumerate(running_seating_scores(section)):
        pairings, byes = _round_values(section, index, rounds[index], players, scores)
        _insert_many(connection, PairingRow, pairings)
        _insert_many(connection, ByeRow, byes)
    _insert_many(connection, AccelerationRow, acceleration_values(section_id, section.accelerations))
    _insert_many(connection, ForbiddenRow, prohibition_values(section_id, section.forbidden, section.wishes))
    _insert_many(
        connection,
        CommentRow,
        [{"section_id": section_id, "position": place, "text": text} for place, text in enumerate(section.comments)],
    )
    return section_id


def acceleration_values(section_id: int, blocks: Iterable[Acceleration]) -> list[Values]:
    """The rows of an acceleration."""
    return [
        {"section_id": section_id, "position": place, **ACCELERATION.values(block)}
        for place, block in enumerate(blocks)
    ]


def prohibition_values(
    section_id: int, forbidden: Iterable[ForbiddenPairs], wishes: Iterable[ForbiddenPairs]
) -> list[Values]:
    """The rows of prohibited pairings, then of those wished apart."""
    marked = [*((group, False) for group in forbidden), *((group, True) for group in wishes)]
    return [
        {"section_id": section_id, "position": place, **FORBIDDEN.values(group), "soft": soft}
        for place, (group, soft) in enumerate(marked)
    ]


def _round_values(
    section: Section, index: int, round_id: int, player_ids: dict[int, int], scores: Mapping[int, Fraction]
) -> tuple[list[Values], list[Values]]:
    """The pairings and byes of one round.

    A pairing needs both sides to name each other, with opposite colours or none at all. Boards are numbered by
    C.04.2; ``scores`` are the points before the round.
    """
    corrections = {(one.white, one.black): one.result for one in section.rating_corrections if one.round == index + 1}
    column = {player.number: row[index] for player, row in zip(section.players, section.cells, strict=True)}
    pairings: dict[tuple[int, int], Values] = {}
    byes: list[Values] = []
    for number, cell in column.items():
        other = column.get(cell.opponent) if cell.opponent is not None else None
        if other is None or cell.opponent is None or not _agree(number, cell, other):
            if cell != _NOTHING:
                byes.append(_bye_values(round_id, player_ids[number], cell))
            continue
        first = cell.colour is Colour.WHITE or (cell.colour is None and number < cell.opponent)
        if first:  # the other side of the same pairing is met later in this loop, or was before
            late = corrections.get((number, cell.opponent))
            board = _board(number, cell.opponent, cell, other, index + 1 not in section.unverified_rounds, late)
            pairings[number, cell.opponent] = {
                "round_id": round_id,
                "white_id": player_ids[number],
                "black_id": player_ids[cell.opponent],
                "white_awarded": points_text(cell.awarded),
                "black_awarded": points_text(other.awarded),
                **BOARD.values(board),
            }
    if section.system.pairs_teams:
        seats = _seats(section, index + 1)
        later = count(max(seats.values(), default=0) + 1)  # a game that no line-up names
        numbers = [(seats.get(frozenset(pair)) or next(later), pair) for pair in pairings]
        return [{**pairings[pair], "board": board} for board, pair in sorted(numbers)], byes
    ordered = in_board_order(pairings, scores)
    return [{**pairings[pair], "board": board} for board, pair in enumerate(ordered, start=1)], byes


def _seats(section: Section, number: int) -> dict[frozenset[int | None], int]:
    """The boards of a round of matches by their two players."""
    assert section.team_rules is not None
    return {
        frozenset(pair): board_number(match.table, seat, section.team_rules.boards)
        for match in matches_of(section, number)
        for seat, pair in enumerate(zip(match.first.players, match.second.players, strict=False), 1)
    }


def _write_teams(
    connection: Connection, section: Section, section_id: int, players: Mapping[int, int], rounds: list[int]
) -> None:
    teams = {
        team.number: _insert_one(connection, TeamRow, {"section_id": section_id, **TEAM.values(team)})
        for team in section.teams
    }
    members = [
        {"team_id": teams[team.number], "player_id": players[number], "seat": seat}
        for team in section.teams
        for seat, number in enumerate(team.members, 1)
    ]
    _insert_many(connection, TeamMemberRow, members)
    matches = [match_values(one, rounds[one.round - 1], teams, players) for one in section.matches]
    _insert_many(connection, TeamMatchRow, matches)
    byes = [
        {"round_id": rounds[bye.round - 1], "team_id": teams[bye.team], "outcome": bye.outcome.value}
        for bye in section.team_byes
    ]
    _insert_many(connection, TeamByeRow, byes)
    decisions = [adjustment_values(section_id, place, one, teams) for place, one in enumerate(section.adjustments)]
    _insert_many(connection, TeamAdjustmentRow, decisions)


_NOTHING = Cell(Outcome.UNPAIRED)


def _agree(number: int, cell: Cell, other: Cell) -> bool:
    if cell.opponent == number or other.opponent != number:
        return False
    if cell.colour is None or other.colour is None:
        return cell.colour is other.colour
    return cell.colour is not other.colour


def _board(number: int, opponent: int, white: Cell, black: Cell, verified: bool, late: GameResult | None) -> Board:
    """A board that has no number yet; of a report every result counts as checked."""
    outcomes = (white.outcome, black.outcome)
    result = RESULT_OF_OUTCOMES.get(outcomes)
    odd = outcomes if result is None and outcomes != (Outcome.OPEN, Outcome.OPEN) else None
    return Board(
        0,
        number,
        opponent,
        result,
        verified=verified and (result or odd) is not None,
        rating_result=late,
        outcomes=odd,
        coloured=white.colour is not None,
    )


def _bye_values(round_id: int, player_id: int, cell: Cell) -> Values:
    return {
        "round_id": round_id,
        "player_id": player_id,
        "outcome": cell.outcome.value,
        "opponent": cell.opponent,
        "colour": cell.colour.value if cell.colour else None,
        "awarded": points_text(cell.awarded),
    }


def _insert_one(connection: Connection, table: type[Base], values: Values) -> int:
    key = connection.execute(_insert(table), values).inserted_primary_key
    assert key is not None
    return int(key[0])


def _insert_many(connection: Connection, table: type[Base], rows: list[Values]) -> None:
    if rows:
        connection.execute(_insert(table), rows)


@cache  # to put a statement together takes longer than to run it
def _insert(table: type[Base]) -> Insert:
    return insert(table.__table__)  # type: ignore[arg-type]
