"""Rounds as the arbiter sees them, read from the rows in a few selects."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Row, Select, select
from sqlalchemy.orm import aliased

from tdapp.domain.knockout.players import without_game
from tdapp.domain.section.boards import bye_order
from tdapp.domain.section.match import Match
from tdapp.domain.section.outcome import RULES, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import Board, Round, state_of
from tdapp.domain.section.stages import is_passed
from tdapp.domain.systems.kind import Kind
from tdapp.domain.systems.registry import system_of, usual
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.storage.rows.models import ByeRow, PairingRow, PlayerRow, RoundRow
from tdapp.storage.rows.nouns import BOARD, ROUND
from tdapp.storage.rows.reads import plainly
from tdapp.storage.rows.section_reading import read_section
from tdapp.storage.rows.team_values import read_matches, read_team_byes, read_teams

_WHITE, _BLACK = aliased(PlayerRow), aliased(PlayerRow)
Statement = Select[*tuple[Any, ...]]
_once = lru_cache(maxsize=256)  # to put a statement together takes longer than to run it


def read_rounds(connection: Connection, section_id: int) -> tuple[Round, ...]:
    """Every round that has a row (held, announced or dated), by number."""
    return _read(connection, section_id, None)


def read_round(connection: Connection, section_id: int, number: int) -> Round:
    """One round; one that nothing is known of yet is an empty draft. RuleViolation beyond the last round."""
    found = _read(connection, section_id, number)
    if found:
        return found[0]
    section = read_facts(connection, section_id)
    total = section.rounds_total
    if not 1 <= number <= total:
        raise RuleViolation(
            tr("There is no round {number}: the section has {total} rounds.").format(number=number, total=total)
        )
    return Round(number=number, unpaired=_waiting(connection, section_id, Kind(section.kind))(number))


def read_facts(connection: Connection, section_id: int) -> Any:
    """The columns of a section that its rounds depend on; RuleViolation when there is none."""
    row = plainly(connection).exec_driver_sql(_FACTS, (section_id,)).one_or_none()
    if row is None:
        raise RuleViolation(tr("This event has no section with the number {number}.").format(number=section_id))
    return row


_FACTS = "SELECT rounds_total, fide_mode, closed, round_times, kind, system_key, type_code FROM section WHERE id = ?"


def last_paired(connection: Connection, section_id: int) -> int:
    """The last round with a board or a pairing-allocated bye, or paired without; 0 before round 1."""
    bye = Outcome.PAIRING_BYE.value
    found: int = plainly(connection).exec_driver_sql(_LAST_PAIRED, (section_id, bye, bye)).scalar_one()
    return found


_LAST_PAIRED = """
SELECT coalesce(max(number), 0) FROM round WHERE section_id = ? AND (
    byes_only
    OR EXISTS (SELECT 1 FROM pairing WHERE round_id = round.id)
    OR EXISTS (SELECT 1 FROM team_match WHERE round_id = round.id)
    OR EXISTS (SELECT 1 FROM bye WHERE round_id = round.id AND outcome = ?)
    OR EXISTS (SELECT 1 FROM team_bye WHERE round_id = round.id AND outcome = ?)
)"""


def every_board() -> Statement:
    """Every board of the file, by round and number."""
    players = {"white": _WHITE.number, "black": _BLACK.number}
    return (
        select(
            RoundRow.number.label("round"),
            *(players[name].label(name) if name in players else getattr(PairingRow, name) for name in BOARD.columns),
        )
        .join(RoundRow, RoundRow.id == PairingRow.round_id)
        .join(_WHITE, _WHITE.id == PairingRow.white_id)
        .join(_BLACK, _BLACK.id == PairingRow.black_id)
        .order_by(RoundRow.number, PairingRow.board)
    )


def board_of(row: Sequence[Any]) -> Board:
    """One row of ``every_board``."""
    return BOARD.made(row[1:])


@_once
def _statements(section_id: int, number: int | None) -> tuple[Statement, Statement, Statement]:
    """Rounds, boards and byes."""
    rounds = select(RoundRow.__table__).where(RoundRow.section_id == section_id).order_by(RoundRow.number)
    boards = every_board().where(RoundRow.section_id == section_id)
    byes = (
        select(RoundRow.number.label("round"), PlayerRow.number, ByeRow.outcome)
        .join(RoundRow, RoundRow.id == ByeRow.round_id)
        .join(PlayerRow, PlayerRow.id == ByeRow.player_id)
        .where(RoundRow.section_id == section_id)
    )
    if number is not None:
        rounds = rounds.where(RoundRow.number == number)
        boards = boards.where(RoundRow.number == number)
        byes = byes.where(RoundRow.number == number)
    return rounds, boards, byes


def _read(connection: Connection, section_id: int, number: int | None) -> tuple[Round, ...]:
    section = read_facts(connection, section_id)
    rounds, boards, byes = _statements(section_id, number)
    seated: dict[int, list[Board]] = {}
    for row in connection.execute(boards).all():
        seated.setdefault(row[0], []).append(board_of(row))
    away: dict[int, list[tuple[int, Outcome]]] = {}
    for row in connection.execute(byes):
        away.setdefault(row.round, []).append((row.number, Outcome(row.outcome)))
    kind = Kind(section.kind)
    teams = _Teams(connection, section_id, number) if kind.of_teams else None
    waiting = _waiting(connection, section_id, kind)
    last = last_paired(connection, section_id)
    system = system_of(kind, section.system_key, section.type_code)
    starts = [start for start, _ in json.loads(section.round_times)]
    found = []
    for row in connection.execute(rounds):
        one = _round(row, seated.get(row.number, []), away.get(row.number, []), waiting(row.number), starts)
        if teams is not None:
            one = teams.with_matches(one)
        state = state_of(
            one.boards,
            published=row.published and _is_paired(one),
            locked=section.closed or is_passed(system, one.number, last),
            waiting=any(map(_is_nameless, one.matches)),
        )
        found.append(replace(one, state=state))
    return tuple(found)


def _round(
    row: Row[Any],
    boards: Sequence[Board],
    away: Sequence[tuple[int, Outcome]],
    active: Sequence[int],
    starts: Sequence[str],
) -> Round:
    busy = {number for number, outcome in away if outcome is not Outcome.UNPAIRED}
    for board in boards:
        busy.update(board.players)
    return ROUND.of(
        row,
        start=starts[row.number - 1] if row.number <= len(starts) else "",
        boards=tuple(boards),
        byes=bye_order(away),
        unpaired=tuple(number for number in active if number not in busy),
    )


def _is_paired(one: Round) -> bool:
    """Games count too of which only one side is known, as some files have them."""
    return one.is_paired or any(RULES[outcome].paired for _, outcome in one.byes)


def _is_nameless(match: Match) -> bool:
    """Whether nobody is named for a match that is not decided as a whole."""
    named = any((*match.first.players, *match.second.players))
    return not named and match.forfeit is None and match.entered is None


class _Teams:
    """The matches and byes of a competition of teams."""

    def __init__(self, connection: Connection, section_id: int, number: int | None) -> None:
        plain = plainly(connection)
        _, teams = read_teams(plain, section_id)
        numbers = select(PlayerRow.id, PlayerRow.number).where(PlayerRow.section_id == section_id)
        players: dict[int, int] = {row.id: row.number for row in connection.execute(numbers)}
        self._matches = read_matches(plain, section_id, teams, players, number=number)
        self._byes = read_team_byes(plain, section_id, teams, number=number)

    def with_matches(self, state: Round) -> Round:
        matches = tuple(match for match in self._matches if match.round == state.number)
        byes = bye_order((bye.team, bye.outcome) for bye in self._byes if bye.round == state.number)
        return replace(state, matches=matches, team_byes=byes)


def _waiting(connection: Connection, section_id: int, kind: Kind) -> Callable[[int], tuple[int, ...]]:
    """Who waits for a game in a round: of teams no player, in a knock-out nobody who is out."""
    if kind.of_teams:
        return lambda _number: ()
    asked = section_id, Standing.ACTIVE.value
    active = tuple(row[0] for row in plainly(connection).exec_driver_sql(_ACTIVE, asked).fetchall())
    if not usual(kind).elimination:
        return lambda _number: active
    bracket = read_section(plainly(connection), section_id)

    def left(number: int) -> tuple[int, ...]:
        out = without_game(bracket, number)
        return tuple(one for one in active if one not in out)

    return left


_ACTIVE = "SELECT number FROM player WHERE section_id = ? AND standing = ? ORDER BY number"
