"""Bring an older event file to the present schema. Imports Alembic, so it is imported only when that is needed."""

from __future__ import annotations

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from tdapp.domain.commands.history import BEFORE, ConvertFile
from tdapp.domain.commands.stored import stored
from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.wording import tr
from tdapp.services.ports.unit_of_work import JournalDraft
from tdapp.storage.copies.backup import copy_database, free_name
from tdapp.storage.file.engine import make_engine, plain_words, writing
from tdapp.storage.journal.journal import append_row
from tdapp.storage.journal.sums import begin_sums
from tdapp.storage.rows.clock import Clock
from tdapp.storage.rows.restore_points import insert_restore_point
from tdapp.storage.rows.schema import APPLICATION_ID, SCHEMA

LOGGER = logging.getLogger(__name__)
_SCRIPTS = Path(__file__).parent / "migrations"
VERSIONS: tuple[Path, ...] = (_SCRIPTS / "versions",)  # tests add a folder


def migrate(path: Path, version: int, clock: Clock) -> Path:
    """Copy the file beside itself, then bring it to the present schema in one transaction.

    The name of the copy is returned and kept in the file. EnvironmentProblem: it failed, and everything is as it was.
    """
    copy = free_name(path, f"schema{version}")
    engine = make_engine(path, foreign_keys=False)  # batch operations rebuild tables
    try:
        copy_database(engine, copy)
        with plain_words(), writing(engine).begin() as connection:
            upgrade(connection)
            if connection.exec_driver_sql("PRAGMA foreign_key_check").all():
                raise LookupError("rows without the row they belong to")
            _note(connection, version, copy.name, clock)
            begin_sums(connection)
    except EnvironmentProblem:
        raise
    except Exception as fault:  # whatever a revision met in this file: it was rolled back
        LOGGER.exception("conversion of %s from schema %s", path.name, version)
        raise EnvironmentProblem(
            tr("The event file could not be converted; it is unchanged, and {name} is a copy of it.").format(
                name=copy.name
            )
        ) from fault
    finally:
        engine.dispose()
    return copy


def upgrade(connection: Connection) -> None:
    """Run the missing revisions in the connection's transaction and set the marks of an event file."""
    config = Config()
    config.set_main_option("script_location", _escaped(_SCRIPTS))
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", "\n".join(_escaped(folder) for folder in VERSIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA}")


def _note(connection: Connection, version: int, copy_name: str, clock: Clock) -> None:
    """A restore point and a barrier: undo does not cross a migration."""
    now = clock()
    insert_restore_point(connection, now, None, BEFORE, copy_name)
    step = stored(ConvertFile(version, SCHEMA), {})
    append_row(connection, JournalDraft(step, ChangeSet(frozenset(Topic)), barrier=ConvertFile.BARRIER), now)


def _escaped(path: Path) -> str:
    return str(path).replace("%", "%%")  # the configuration interpolates
