"""Whose rollback journal lies beside an event file? In a network folder there is no write-ahead log, but this.

SQLite rolls any journal of the right name back into the file. Every transaction here begins with the first page, which
counts them: its image in the journal is that page as the file has it, or as it had it one transaction before.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.services.files.reading import first_bytes
from tdapp.storage.file.plain import WRITES
from tdapp.storage.rows.schema import APPLICATION_ID

if TYPE_CHECKING:  # who only looks at a file loads nothing of SQLAlchemy
    from sqlalchemy import Connection
    from sqlalchemy.engine import Engine

_MAGIC = bytes.fromhex("d9d505f920a163d7")
_COUNTER = slice(24, 28)
_NUMBER = 4  # bytes of a page number, and of a checksum


def begin_with_first_page(engine: Engine) -> None:
    """Let the journal of every transaction of this engine begin with the image of page 1."""
    from sqlalchemy import event

    event.listen(engine, "begin", _touch)


def _touch(connection: Connection) -> None:
    if connection.get_execution_options().get(WRITES):
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.execute(f"PRAGMA application_id = {APPLICATION_ID}")  # as it is: only the page is written


def journal_path(path: Path) -> Path:
    """The rollback journal of an event file."""
    return path.with_name(path.name + "-journal")


def has_foreign_journal(path: Path) -> bool:
    """Whether a journal that SQLite would roll back belongs to another state of the file, or to another file."""
    try:
        journal = journal_path(path).read_bytes()
        page = first_bytes(path, 65536)
    except (OSError, EnvironmentProblem):
        return False
    size = int.from_bytes(page[16:18], "big")
    own = page if size == 1 else page[:size]  # 1 stands for the largest there is
    if not journal.startswith(_MAGIC):
        return False  # finished, or not begun: SQLite leaves it alone
    image = _first_page(journal)
    if image is None:
        return False  # of a program that does not begin with it: nobody knows
    if len(image) != len(own):
        return True
    before, now = (int.from_bytes(page[_COUNTER], "big") for page in (image, own))
    return image != own and now != before + 1


def _first_page(journal: bytes) -> bytes | None:
    """The image of page 1; None where there is none."""
    sector, page = (int.from_bytes(journal[start : start + 4], "big") for start in (20, 24))
    if not sector or not page:
        return None
    step = _NUMBER + page + _NUMBER
    for start in range(sector, len(journal) - step + 1, step):
        if int.from_bytes(journal[start : start + _NUMBER], "big") == 1:
            return journal[start + _NUMBER : start + _NUMBER + page]
    return None
