"""The rows of rounds and boards that command handlers read and write, over one session."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Table, bindparam, select
from sqlalchemy.orm import Session

from tdapp.domain.commands.history import BEFORE, Point
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.domain.systems.kind import Kind
from tdapp.domain.systems.registry import system_of
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.ports.round_rows import SectionStatus
from tdapp.storage.rows.clock import Clock
from tdapp.storage.rows.filling import fill, section_row
from tdapp.storage.rows.images import ImageRecorder, Row
from tdapp.storage.rows.match_rows import write_matches
from tdapp.storage.rows.models import ByeRow, PairingRow, PlayerRow, RoundRow
from tdapp.storage.rows.nouns import BOARD, ROUND
from tdapp.storage.rows.reads import plainly
from tdapp.storage.rows.restore_points import insert_restore_point
from tdapp.storage.rows.round_reading import board_of, every_board, last_paired, read_facts, read_round


class SqlRoundRows:
    """Implements services.ports.round_rows.RoundRows; objects and the recorder keep images of what is written."""

    def __init__(self, session: Session, clock: Clock, recorder: ImageRecorder) -> None:
        self._session = session
        self._clock = clock
        self._recorder = recorder
        self.written: set[int] = set()  # rounds of which a board may be another one

    def status(self, section_id: int) -> SectionStatus:
        """The section's facts."""
        row = self._facts(section_id)
        last = last_paired(self._session.connection(), section_id)
        system = system_of(Kind(row.kind), row.system_key, row.type_code)
        return SectionStatus(system, row.rounds_total, bool(row.fide_mode), bool(row.closed), last)

    def is_closed(self, section_id: int) -> bool:
        """Whether the section's standings are final."""
        return bool(self._facts(section_id).closed)

    def _facts(self, section_id: int) -> Any:
        self._session.flush()
        return read_facts(self._session.connection(), section_id)

    def round(self, section_id: int, number: int) -> Round:
        """One round with its boards."""
        self._session.flush()
        return read_round(self._session.connection(), section_id, number)

    def board(self, section_id: int, number: int, board: int) -> Board:
        """One board without reading the rest."""
        row = self._session.execute(_BOARD, {"section": section_id, "number": number, "board": board}).first()
        if row is None:
            raise RuleViolation(tr("Round {number} has no board {board}.").format(number=number, board=board))
        return board_of(row)

    def head(self, section_id: int, number: int) -> Round:
        """A round without its boards and byes."""
        self._session.flush()
        plain = plainly(self._session.connection())
        published, manual = plain.exec_driver_sql(_HEAD, (section_id, number)).first() or (False, False)
        return Round(number, RoundState.PUBLISHED if published else RoundState.DRAFT, manual=bool(manual))

    def open_boards(self, section_id: int, number: int) -> int:
        """How many boards of a round have no result."""
        self._session.flush()
        found: int = plainly(self._session.connection()).exec_driver_sql(_OPEN, (section_id, number)).scalar_one()
        return found

    def write_board(self, section_id: int, number: int, board: Board) -> None:
        """Write everything about a board but its players, who may only have changed sides."""
        self.written.add(number)
        self._session.flush()
        here = {"section": section_id, "number": number, "board": board.number}
        now = dict(self._session.connection().execute(_PAIRING, here).one()._mapping)
        white = now.pop("white_number")
        if white not in (board.white, board.black):
            raise AssertionError("the players of a board change only by write_round")
        self._recorder.rewrite(_BOARDS, (), [(now, _with_board(now, board, turned=white != board.white))], ())

    def write_round(self, section_id: int, state: Round, *, published: bool) -> None:
        """Make the rows of a round equal to this value."""
        self.written.add(state.number)
        row = ensure_rounds(self._session, section_id, state.number)[state.number]
        byes_only = state.byes_only and not state.is_seated
        fill(row, ROUND.values(state) | {"published": published, "byes_only": byes_only, "date": row.date})
        table = PlayerRow.__table__.c
        numbers = select(table.number, table.id).where(table.section_id == section_id)
        ids: dict[int, int] = dict(map(tuple, self._session.connection().execute(numbers).all()))
        self._write_boards(row.id, state.boards, ids)
        self._write_byes(row.id, state.byes, ids)
        if Kind(section_row(self._session, section_id).kind).of_teams:
            write_matches(self._session, section_id, row.id, state.matches, state.team_byes)
        settle_held(self._session, section_id)

    def set_published(self, section_id: int, number: int, published: bool) -> None:
        """Public, or a draft."""
        ensure_rounds(self._session, section_id, number)[number].published = published

    def set_closed(self, section_id: int, closed: bool) -> None:
        """Close or re-open the section."""
        row = section_row(self._session, section_id)
        row.closed, row.reopened = closed, not closed

    def leave_fide_mode(self, section_id: int) -> None:
        """Leave FIDE mode, for good."""
        section_row(self._session, section_id).fide_mode = False

    def add_restore_point(self, section_id: int | None, point: Point = BEFORE) -> None:
        """Mark a state. The row has no image: undo takes back what was done, not that it was marked."""
        insert_restore_point(self._session.connection(), self._clock(), section_id, point)

    def _write_boards(self, round_id: int, boards: Iterable[Board], ids: dict[int, int]) -> None:
        rows = self._session.connection().execute(select(_BOARDS).where(_BOARDS.c.round_id == round_id))
        known = {frozenset((row.white_id, row.black_id)): dict(row._mapping) for row in rows}
        changed, new = [], []
        for board in boards:
            white, black = ids[board.white], ids[board.black]
            now = known.pop(frozenset((white, black)), None)
            if now is None:
                row = {"round_id": round_id, "white_id": white, "black_id": black}
                new.append({**row, "white_awarded": None, "black_awarded": None, **BOARD.values(board)})
                continue
            wanted = _with_board(now, board, turned=now["white_id"] != white)
            if wanted != now:
                changed.append((now, wanted))
        self._recorder.rewrite(_BOARDS, known.values(), changed, new)

    def _write_byes(self, round_id: int, byes: Iterable[tuple[int, Outcome]], ids: dict[int, int]) -> None:
        statement = select(ByeRow).where(ByeRow.round_id == round_id)
        known = {row.player_id: row for row in self._session.execute(statement).scalars()}
        wanted = {ids[number]: outcome.value for number, outcome in byes}
        for player_id, row in known.items():
            if row.outcome != wanted.get(player_id):
                self._session.delete(row)
        self._session.flush()
        for player_id, outcome in wanted.items():
            if player_id not in known or known[player_id].outcome != outcome:
                self._session.add(ByeRow(round_id=round_id, player_id=player_id, outcome=outcome))


# Put together once: that takes longer than to run them.
_ROUNDS = select(RoundRow).where(RoundRow.section_id == bindparam("section"))
_HERE = RoundRow.section_id == bindparam("section"), RoundRow.number == bindparam("number")
_BOARDS: Table = PairingRow.__table__  # type: ignore[assignment]
_PAIRING = (
    select(_BOARDS, PlayerRow.number.label("white_number"))
    .join(RoundRow, RoundRow.id == PairingRow.round_id)
    .join(PlayerRow, PlayerRow.id == PairingRow.white_id)
    .where(*_HERE, PairingRow.board == bindparam("board"))
)
_BOARD = every_board().where(*_HERE, PairingRow.board == bindparam("board"))
_HEAD = "SELECT published, manual FROM round WHERE section_id = ? AND number = ?"
_OPEN = """
SELECT count(*) FROM pairing JOIN round ON round.id = pairing.round_id
WHERE round.section_id = ? AND round.number = ? AND result IS NULL AND white_outcome IS NULL"""
_LAST_HELD = """
SELECT coalesce(max(number), 0) FROM round WHERE section_id = ? AND (
    EXISTS (SELECT 1 FROM pairing WHERE round_id = round.id)
    OR EXISTS (SELECT 1 FROM bye WHERE round_id = round.id)
    OR EXISTS (SELECT 1 FROM team_match WHERE round_id = round.id)
    OR EXISTS (SELECT 1 FROM team_bye WHERE round_id = round.id)
)"""


def ensure_rounds(session: Session, section_id: int, last: int) -> dict[int, RoundRow]:
    """The rows of rounds by number, up to ``last`` made where they are missing."""
    rows = {row.number: row for row in session.execute(_ROUNDS, {"section": section_id}).scalars()}
    for number in range(1, last + 1):
        if number not in rows:
            new = ROUND.values(Round(number))
            rows[number] = RoundRow(section_id=section_id, published=False, held=False, listed=False, **new)
            session.add(rows[number])
    session.flush()
    return rows


def settle_held(session: Session, section_id: int) -> None:
    """Rounds up to the last one with a pairing, a match or a bye have cells."""
    session.flush()
    last = plainly(session.connection()).exec_driver_sql(_LAST_HELD, (section_id,)).scalar_one()
    for row in session.execute(_ROUNDS, {"section": section_id}).scalars():
        row.held = row.number <= last


_RESULT = ("result", "white_outcome", "black_outcome")  # points given for an old one mean nothing


def _with_board(now: Row, board: Board, *, turned: bool) -> Row:
    """A row as it is with this board in it; ``turned``: its players sit on the other sides."""
    wanted = {**now, **BOARD.values(board)}
    if turned:
        wanted |= {"white_id": now["black_id"], "black_id": now["white_id"]}
        wanted |= {"white_awarded": now["black_awarded"], "black_awarded": now["white_awarded"]}
    if any(now[name] != wanted[name] for name in _RESULT):
        wanted |= {"white_awarded": None, "black_awarded": None}
    return wanted
