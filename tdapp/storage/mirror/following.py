"""An event file followed into a server: step by step by the lines of its journal, whole where these do not fit."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, select, text
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError

from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.storage.event.reading import reading_event
from tdapp.storage.file.identity import identity_of
from tdapp.storage.journal.sums import stored_sums, sums_of
from tdapp.storage.mirror.copying import bring_beside, copy_rows, refuse_nul
from tdapp.storage.mirror.server import Server, answering, make_tables, schema_of
from tdapp.storage.replica.lines import CopyNeeded, StepLine, lines_after, not_the_same, read_held
from tdapp.storage.replica.taking_in import take_held, take_in
from tdapp.storage.rows.models import JournalRow, alembic_version
from tdapp.storage.rows.reads import read_revision
from tdapp.storage.rows.schema import REVISION

MOST_BEHIND = 2000
"""Steps; a mirror that is more behind is copied whole."""
_STEPS = JournalRow.__table__


@dataclass(frozen=True, slots=True)
class Brought:
    """What a look at the event file brought to the server.

    ``kept``: the schema in which what stood there before was left, as the event file has none of it; or empty.
    """

    schema: str
    revision: int
    steps: int = 0
    copied: bool = False
    kept: str = ""


class Mirror:
    """An event file and the server that it is followed into; one at work for each event of a server."""

    def __init__(self, path: Path, server: Server) -> None:
        self._path = path
        self._server = server
        self._schema = ""
        self._engine: Engine | None = None
        self._alone: Connection | None = None
        self._looked = False  # whether all that lies there was summed up since this mirror is at work

    def bring_up(self) -> Brought:
        """Bring to the server what the event file has more.

        EnvironmentProblem: one of the two cannot be read or written. RuleViolation: no event file, another mirror at
        work, or a text that PostgreSQL does not keep.
        """
        with reading_event(self._path) as source, answering():
            engine = self._engine_of(schema_of(identity_of(source)))
            try:
                self._refuse_second(engine)
                brought = self._follow(source, engine)
                if brought is None:
                    brought = self._copy(source, engine)
                with engine.begin() as target:
                    take_held(target, read_held(source))
                    bring_beside(source, target)
            except BaseException:
                self.close()
                raise
            return brought

    def close(self) -> None:
        """Let go of the server."""
        alone, self._alone = self._alone, None
        if alone is not None:
            alone.invalidate()
            alone.close()
        self._looked = False

    def _engine_of(self, schema: str) -> Engine:
        if schema != self._schema:
            self.close()
            self._schema, self._engine = schema, self._server.engine(schema)
        assert self._engine is not None  # they are set together
        return self._engine

    def _refuse_second(self, engine: Engine) -> None:
        """Two mirrors of two copies of an event would each throw away what the other has."""
        if self._alone is not None:
            self._alone.exec_driver_sql("SELECT 1")
            self._alone.rollback()
            return
        alone = engine.connect()
        asked = text("SELECT pg_try_advisory_lock(hashtext(:schema))")
        if not alone.execute(asked, {"schema": self._schema}).scalar_one():
            alone.close()
            raise RuleViolation(tr("Another mirror of this event is at work on that server."))
        alone.commit()
        self._alone = alone

    def _follow(self, source: Connection, engine: Engine) -> Brought | None:
        """By lines; None where that does not go."""
        with engine.connect() as target:
            if not is_of_this_version(target) or (not self._looked and sums_of(target) != stored_sums(target)):
                return None
            revision = read_revision(target)
            if not _has(source, _row(target, revision)):
                return None
        self._looked = True
        newest = read_revision(source)
        if newest - revision > MOST_BEHIND:
            return None
        began = revision
        while revision < newest:
            try:
                lines = lines_after(source, revision)
                for line in lines:
                    with engine.begin() as target:
                        _take(target, line)
            except (CopyNeeded, IntegrityError):
                return None
            revision += len(lines)
        return Brought(self._schema, revision, revision - began)

    def _copy(self, source: Connection, engine: Engine) -> Brought:
        kept = ""
        with engine.begin() as target:
            if is_of_this_version(target) and not _has(source, _row(target, read_revision(target))):
                kept = f"{self._schema}_{read_revision(target)}"
                taken = set(inspect(target).get_schema_names())
                while kept in taken:
                    kept += "_2"
                target.exec_driver_sql(f'ALTER SCHEMA "{self._schema}" RENAME TO "{kept}"')
            target.exec_driver_sql(f'DROP SCHEMA IF EXISTS "{self._schema}" CASCADE')
            target.exec_driver_sql(f'CREATE SCHEMA "{self._schema}"')
            make_tables(target)
            copy_rows(source, target, version=True)
            if sums_of(target) != stored_sums(target):
                raise EnvironmentProblem(
                    tr("The event file is not as its last step left it: check the event file, then mirror it.")
                )
            revision = read_revision(target)
        self._looked = True
        return Brought(self._schema, revision, copied=True, kept=kept)


def _take(target: Connection, line: StepLine) -> None:
    for table, _, _, after in line.images:
        if after is not None:
            refuse_nul(table, after)
    refuse_nul(JournalRow.__tablename__, line.row)
    if not take_in(target, [line]) and read_revision(target) < line.revision:
        raise not_the_same()


def is_of_this_version(target: Connection) -> bool:
    """Whether an event lies there, in tables of this version of the program."""
    if not inspect(target).has_table(alembic_version.name):
        return False
    return target.execute(select(alembic_version.c.version_num)).scalar() == REVISION


def _row(connection: Connection, revision: int) -> dict[str, object]:
    found = connection.execute(select(_STEPS).where(_STEPS.c.revision == revision)).first()
    return {} if found is None else dict(found._mapping)


def _has(source: Connection, row: dict[str, object]) -> bool:
    """Whether the event file has this step."""
    return bool(row) and _row(source, int(str(row["revision"]))) == row
