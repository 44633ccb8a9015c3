"""Section <-> rows, by hand and exact both ways.

Reading selects columns, never ORM objects: a thousand players are eleven thousand cells.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from itertools import count
from typing import Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.sql import Select

from tdapp.domain.section.boards import in_board_order, running_scores
from tdapp.domain.section.event import Acceleration, Event, ForbiddenPairs, RatingCorrection, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.section.outcome import RESULT_OF_OUTCOMES, Cell, Colour, GameResult, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.teams.match import board_number
from tdapp.domain.teams.scores import matches_of
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.storage.rows.models import (
    AccelerationRow,
    Base,
    ByeRow,
    CommentRow,
    EventRow,
    ForbiddenRow,
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
from tdapp.storage.rows.sheet_values import (
    answers_of,
    answers_text,
    prizes_of,
    prizes_text,
    read_page_head,
    read_publishing,
)
from tdapp.storage.rows.team_values import (
    adjustment_values,
    match_values,
    read_adjustments,
    read_matches,
    read_team_byes,
    read_teams,
    team_values,
)
from tdapp.storage.rows.values import (
    Values,
    date_of,
    date_text,
    event_of,
    event_values,
    facts_fields,
    facts_values,
    player_of,
    player_values,
    points_of,
    points_text,
)

_OUTCOMES_OF: dict[str | None, tuple[Outcome, Outcome]] = {
    None: (Outcome.OPEN, Outcome.OPEN),
    **{result.value: result.outcomes for result in GameResult},
}


# -- writing ---


def write_event(connection: Connection, event: Event) -> int:
    """Insert the event's row; its id."""
    return _insert_one(connection, EventRow, event_values(event))


def write_section(connection: Connection, event_id: int, position: int, section: Section) -> int:
    """Insert a section with everything in it; its id. Players are stored under their pairing numbers."""
    section_id = _insert_one(connection, SectionRow, _section_values(event_id, position, section))
    people = [{"section_id": section_id, **player_values(player)} for player in section.players]
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
        values: Values = {
            "section_id": section_id,
            "number": index + 1,
            "date": date_text(section.round_dates[index]) if listed else None,
            "held": index < held,
            "listed": listed,
            **NEW_ROUND,
        }
        rounds.append(_insert_one(connection, RoundRow, values))
    _write_teams(connection, section, section_id, players, rounds)
    for index, scores in enumerate(running_scores(section)):
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
        {
            "section_id": section_id,
            "position": place,
            "points": block.points,
            "first_round": block.first_round,
            "last_round": block.last_round,
            "first_number": block.first_number,
            "last_number": block.last_number,
        }
        for place, block in enumerate(blocks)
    ]


def prohibition_values(
    section_id: int, forbidden: Iterable[ForbiddenPairs], wishes: Iterable[ForbiddenPairs]
) -> list[Values]:
    """The rows of prohibited pairings, then of those wished apart."""
    marked = [*((group, False) for group in forbidden), *((group, True) for group in wishes)]
    return [
        {
            "section_id": section_id,
            "position": place,
            "first_round": group.first_round,
            "last_round": group.last_round,
            "numbers": json.dumps(group.numbers),
            "soft": soft,
            "name": group.name,
        }
        for place, (group, soft) in enumerate(marked)
    ]


def _section_values(event_id: int, position: int, section: Section) -> Values:
    return {
        "event_id": event_id,
        "position": position,
        **facts_values(facts_of(section)),
        "ladder": _ladder_text(section.ladder),
        "trial_ladder": _ladder_text(section.trial_ladder),
        "manual_places": places_text(section.manual_places),
        "external_values": values_text(section.external_values),
        "prizes": prizes_text(section.prizes),
        "norms": answers_text(section.norms),
        "fide_mode": section.fide_mode,
        "closed": section.closed,
        "reopened": section.reopened,
    }


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
            values = _pairing_values(round_id, player_ids[number], player_ids[cell.opponent], cell, other)
            late = corrections.get((number, cell.opponent))
            decided = values["result"] is not None or values["white_outcome"] is not None
            values["verified"] = decided and index + 1 not in section.unverified_rounds  # a report counts as checked
            values["rating_result"] = late.value if late else None
            pairings[number, cell.opponent] = values
    if section.kind.of_teams:
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
        if None not in pair
    }


def _write_teams(
    connection: Connection, section: Section, section_id: int, players: Mapping[int, int], rounds: list[int]
) -> None:
    teams = {
        team.number: _insert_one(connection, TeamRow, {"section_id": section_id, **team_values(team)})
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

NEW_ROUND: Values = {
    "published": True,  # of an imported event nothing is a draft
    "manual": False,
    "engine": "",
    "engine_version": "",
    "seed": "",
    "difference": "[]",
    "chess960": None,
    "chess960_seed": "",
}
NEW_PAIRING: Values = {
    "verified": False,
    "note": "",
    "fixed_table": False,
    "colours_swapped": False,
    "rating_result": None,
}


def _agree(number: int, cell: Cell, other: Cell) -> bool:
    if cell.opponent == number or other.opponent != number:
        return False
    if cell.colour is None or other.colour is None:
        return cell.colour is other.colour
    return cell.colour is not other.colour


def _pairing_values(round_id: int, white_id: int, black_id: int, white: Cell, black: Cell) -> Values:
    outcomes = (white.outcome, black.outcome)
    result = RESULT_OF_OUTCOMES.get(outcomes)
    odd = result is None and outcomes != (Outcome.OPEN, Outcome.OPEN)
    return {
        "round_id": round_id,
        "board": None,
        "white_id": white_id,
        "black_id": black_id,
        "coloured": white.colour is not None,
        "result": result.value if result else None,
        "white_outcome": white.outcome.value if odd else None,
        "black_outcome": black.outcome.value if odd else None,
        "white_awarded": points_text(white.awarded),
        "black_awarded": points_text(black.awarded),
        **NEW_PAIRING,
    }


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
    key = connection.execute(insert(table.__table__).values(values)).inserted_primary_key  # type: ignore[arg-type]
    assert key is not None
    return int(key[0])


def _insert_many(connection: Connection, table: type[Base], rows: list[Values]) -> None:
    if rows:
        connection.execute(insert(table.__table__), rows)  # type: ignore[arg-type]


# -- reading ---


def read_sections(connection: Connection) -> list[tuple[int, str]]:
    """Ids and names in their order."""
    statement = select(SectionRow.id, SectionRow.name).order_by(SectionRow.position, SectionRow.id)
    return [(row.id, row.name) for row in connection.execute(statement)]


def read_event(connection: Connection) -> Event:
    """The event's row."""
    row = connection.execute(select(EventRow.__table__)).one()
    return event_of(row)


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


def read_section(connection: Connection, section_id: int, known: Known | None = None) -> Section:
    """The section as a snapshot; RuleViolation when the file has none of this id. What is ``known`` is not read."""
    row = connection.execute(_section_row(section_id)).one_or_none()
    if row is None:
        raise RuleViolation(f"This event has no section with the number {section_id}.")
    own = _own_fields(row)
    if known is not None and known.tables <= {SectionRow.__tablename__} and own["kind"] is known.section.kind:
        return replace(known.section, **own)
    if known is None or known.section.kind.of_teams:
        known = None
    if known is None or not known.players:
        players, numbers = _read_players(connection, section_id)
    else:
        players, numbers = known.section.players, _read_numbers(connection, section_id)
    rounds = connection.execute(_rows_of(RoundRow, "number", section_id)).all()
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
        accelerations=_read_accelerations(connection, section_id),
        forbidden=apart[False],
        wishes=apart[True],
        comments=_read_comments(connection, section_id),
        page_head=read_page_head(connection),
        publishing=read_publishing(connection),
        unverified_rounds=tuple(sorted(unverified)),
        rating_corrections=tuple(corrections),
    )


def _own_fields(row: Any) -> Values:
    """The fields that the section's own row holds."""
    return {
        **facts_fields(row),
        "ladder": _ladder(row.ladder),
        "trial_ladder": _ladder(row.trial_ladder),
        "manual_places": tuple((number, place) for number, place in json.loads(row.manual_places)),
        "external_values": tuple((name, number, text) for name, number, text in json.loads(row.external_values)),
        "prizes": prizes_of(row.prizes),
        "norms": answers_of(row.norms),
        "fide_mode": row.fide_mode,
        "closed": row.closed,
        "reopened": row.reopened,
    }


def _read_team_event(connection: Connection, section_id: int, players: dict[int, int]) -> Values:
    """The fields of a competition of teams; of others nothing is asked."""
    teams, numbers = read_teams(connection, section_id)
    return {
        "teams": teams,
        "matches": read_matches(connection, section_id, numbers, players),
        "team_byes": read_team_byes(connection, section_id, numbers),
        "adjustments": read_adjustments(connection, section_id, numbers),
    }


def _read_players(connection: Connection, section_id: int) -> tuple[tuple[Player, ...], dict[int, int]]:
    """Players by pairing number, and pairing number by row id in the same order."""
    rows = connection.execute(_rows_of(PlayerRow, "number", section_id)).all()
    players: list[Player] = []
    numbers: dict[int, int] = {}
    for row in rows:
        numbers[row.id] = row.number
        players.append(player_of(row))
    return tuple(players), numbers


def _read_numbers(connection: Connection, section_id: int) -> dict[int, int]:
    """Pairing number by row id, in the order of the numbers."""
    table = PlayerRow.__table__.c
    statement = select(table.id, table.number).where(table.section_id == section_id).order_by(table.number)
    return dict(map(tuple, connection.execute(statement).all()))


def _read_cells(
    connection: Connection,
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
    pairings, byes = _pairings_of(section_id), _byes_of(section_id)
    if before:
        pairings, byes = (one.where(RoundRow.number.in_(again)) for one in (pairings, byes))
        for player_id, row in zip(numbers, before, strict=True):
            cells[player_id][: len(row)] = row[:rounds]  # a round may be new, or gone
            for number in again:
                if number <= rounds:  # a session by hand has a round that is not held yet
                    cells[player_id][number - 1] = _NOTHING
    white_colour, black_colour = Colour.WHITE, Colour.BLACK
    for row in connection.execute(pairings).all():
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
    for number, player_id, outcome, opponent, colour, awarded in connection.execute(byes):
        cells[player_id][number - 1] = Cell(
            Outcome(outcome), opponent, Colour(colour) if colour else None, points_of(awarded)
        )
    return tuple(tuple(row) for row in cells.values())


@lru_cache(maxsize=1024)  # to put a statement together takes longer than to run it
def _rows_of(model: type[Base], order: str, section_id: int) -> Select[*tuple[Any, ...]]:
    """The rows of a table that belong to a section, in this order."""
    table = model.__table__
    return select(table).where(table.c.section_id == section_id).order_by(table.c[order])


@lru_cache(maxsize=256)
def _section_row(section_id: int) -> Select[*tuple[Any, ...]]:
    table = SectionRow.__table__
    return select(table).where(table.c.id == section_id)


@lru_cache(maxsize=256)
def _pairings_of(section_id: int) -> Select[*tuple[Any, ...]]:
    return (
        select(
            RoundRow.number,
            PairingRow.white_id,
            PairingRow.black_id,
            PairingRow.coloured,
            PairingRow.result,
            PairingRow.white_outcome,
            PairingRow.black_outcome,
            PairingRow.white_awarded,
            PairingRow.black_awarded,
            PairingRow.verified,
            PairingRow.rating_result,
        )
        .join(RoundRow, RoundRow.id == PairingRow.round_id)
        .where(RoundRow.section_id == section_id)
    )


@lru_cache(maxsize=256)
def _byes_of(section_id: int) -> Select[*tuple[Any, ...]]:
    return (
        select(
            RoundRow.number,
            ByeRow.player_id,
            ByeRow.outcome,
            ByeRow.opponent,
            ByeRow.colour,
            ByeRow.awarded,
        )
        .join(RoundRow, RoundRow.id == ByeRow.round_id)
        .where(RoundRow.section_id == section_id)
    )


def _read_accelerations(connection: Connection, section_id: int) -> tuple[Acceleration, ...]:
    rows = connection.execute(_rows_of(AccelerationRow, "position", section_id))
    return tuple(
        Acceleration(row.points, row.first_round, row.last_round, row.first_number, row.last_number) for row in rows
    )


def _read_forbidden(connection: Connection, section_id: int) -> dict[bool, tuple[ForbiddenPairs, ...]]:
    """Pairs that may not meet, and softly those that rather should not."""
    found: dict[bool, tuple[ForbiddenPairs, ...]] = {False: (), True: ()}
    for row in connection.execute(_rows_of(ForbiddenRow, "position", section_id)):
        numbers = tuple(json.loads(row.numbers))
        found[row.soft] += (ForbiddenPairs(row.first_round, row.last_round, numbers, row.name),)
    return found


def _read_comments(connection: Connection, section_id: int) -> tuple[str, ...]:
    return tuple(row.text for row in connection.execute(_rows_of(CommentRow, "position", section_id)))


# -- single values ---


def places_text(places: tuple[tuple[int, int], ...]) -> str:
    """Places decided by hand as they are stored."""
    return json.dumps(places)


def values_text(values: tuple[tuple[str, int, str], ...]) -> str:
    """Values typed in as they are stored."""
    return json.dumps(values, ensure_ascii=False)


def _ladder_text(ladder: Ladder | None) -> str | None:
    return None if ladder is None else str(ladder)


def _ladder(text: str | None) -> Ladder | None:
    return None if text is None else parse_ladder(text)
