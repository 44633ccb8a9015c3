"""One transaction over one session: committed by execute(), rolled back by everything else."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType, TracebackType
from typing import Self

from sqlalchemy.engine import Engine
from sqlalchemy.orm import Session

from tdapp.domain.section.event import Section
from tdapp.storage.file.engine import writing
from tdapp.storage.file.faults import plain_problem
from tdapp.storage.journal.journal import SqlJournal
from tdapp.storage.rows.clock import Clock
from tdapp.storage.rows.images import ImageRecorder
from tdapp.storage.rows.reads import read_revision
from tdapp.storage.rows.repository import SqlEventRows

NOTHING_HELD: Mapping[tuple[int, int], Section] = MappingProxyType({})


def _still_held(
    session: Session, recorder: ImageRecorder, held: Mapping[tuple[int, int], Section], section_id: int
) -> Section | None:
    """A section as it was before this transaction, while that has touched no row."""
    if recorder.has_touched or not held:
        return None
    return held.get((read_revision(session.connection()), section_id))


class SqlUnitOfWork:
    """Implements services.ports.unit_of_work.UnitOfWork; used once.

    Faults of the disk leave the block as EnvironmentProblem, after the transaction was rolled back.
    """

    def __init__(self, engine: Engine, clock: Clock, held: Mapping[tuple[int, int], Section] = NOTHING_HELD) -> None:
        """``held``: sections by revision and id, so that one that nothing has changed is not read again."""
        self._session = Session(writing(engine))
        recorder = self._recorder = ImageRecorder(self._session)
        self.events = SqlEventRows(self._session, clock, recorder, partial(_still_held, self._session, recorder, held))
        self.journal = SqlJournal(self._session, recorder, clock)

    @property
    def touched(self) -> frozenset[str]:
        """The tables of which a row was changed, added or deleted."""
        return self._recorder.tables

    @property
    def rounds(self) -> frozenset[int]:
        """The rounds of which boards were written, of whatever section."""
        return frozenset(self.events.rounds.written)

    def commit(self) -> None:
        """Make it durable: synchronous=FULL, so it is on the disk when this returns."""
        self._session.commit()

    def __enter__(self) -> Self:
        try:
            self._session.connection()  # BEGIN IMMEDIATE, before anything is read
        except BaseException as error:
            self.__exit__(type(error), error, error.__traceback__)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._session.close()  # rolls back what was not committed
        problem = plain_problem(error) if error is not None else None
        if problem is not None:
            raise problem from error
