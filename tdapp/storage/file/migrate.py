"""Bring an older event file to the present schema. Imports Alembic, so it is imported only when that is needed."""

from __future__ import annotations

import json
import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, insert

from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.wording import tr
from tdapp.services.ports.unit_of_work import JournalDraft
from tdapp.storage.copies.backup import copy_database, free_name
from tdapp.storage.file.engine import make_engine, plain_words, writing
from tdapp.storage.journal.journal import Clock, append_row, read_revision
from tdapp.storage.journal.sums import begin_sums
from tdapp.storage.rows.models import APPLICATION_ID, SCHEMA, RestorePointRow

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
    values = {
        "at": now.isoformat(timespec="milliseconds"),
        "revision": read_revision(connection),
        "reason": f"before the conversion from schema {version} to {SCHEMA}",
        "file_name": copy_name,
    }
    connection.execute(insert(RestorePointRow.__table__).values(values))  # type: ignore[arg-type]
    draft = JournalDraft(
        command_id="migrate",
        command_version=1,
        command_json=json.dumps({"from": version, "to": SCHEMA}),
        label="Convert the event file",
        changes=ChangeSet(frozenset(Topic)),
    )
    append_row(connection, draft, now, barrier=True)


def _escaped(path: Path) -> str:
    return str(path).replace("%", "%%")  # the configuration interpolates
