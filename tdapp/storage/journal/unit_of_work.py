"""One transaction over one session: committed by execute(), rolled back by everything else."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from sqlalchemy.engine import Engine
from sqlalchemy.orm import Session

from tdapp.storage.file.engine import plain_problem, plain_words, writing
from tdapp.storage.journal.journal import Clock, ImageRecorder, SqlJournal
from tdapp.storage.rows.repository import SqlEventRows


class SqlUnitOfWork:
    """Implements services.ports.unit_of_work.UnitOfWork; used once.

    Faults of the disk leave the block as EnvironmentProblem, after the transaction was rolled back.
    """

    def __init__(self, engine: Engine, clock: Clock) -> None:
        self._session = Session(writing(engine), expire_on_commit=False)
        recorder = ImageRecorder(self._session)
        self.events = SqlEventRows(self._session, clock)
        self.journal = SqlJournal(self._session, recorder, clock)

    def commit(self) -> None:
        """Make it durable: synchronous=FULL, so it is on the disk when this returns."""
        self._session.commit()

    def __enter__(self) -> Self:
        try:
            with plain_words():
                self._session.connection()  # BEGIN IMMEDIATE, before anything is read
        except BaseException:
            self._session.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._session.close()  # rolls back what was not committed
        problem = plain_problem(error) if error is not None else None
        if problem is not None:
            raise problem from error
