"""Going back to an earlier state: the net inverse of everything since, from the row images of the journal.

A section can go back alone. What left FIDE mode stays left, with its mark in the tournament report.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, select

from tdapp.domain.commands.history import ConvertFile
from tdapp.domain.commands.rounds import LeaveFideMode
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.storage.rows.models import JournalRow, PlayerRow, RoundRow
from tdapp.storage.rows.schema import SCHEMA

Row = dict[str, Any]
Key = tuple[str, int]


def net_images(
    connection: Connection, revision: int, section_id: int | None
) -> list[tuple[str, int, Row | None, Row | None]]:
    """(table, id, as it is, as it was after ``revision``) of every row that differs, within one section or all.

    RuleViolation: the state lies behind a conversion of the file, or nothing has changed since.
    """
    first: dict[Key, Row | None] = {}
    last: dict[Key, Row | None] = {}
    kept: set[Key] = set()
    for row in _rows_since(connection, revision):
        for table, row_id, before, after in json.loads(row.images):
            key = (table, row_id)
            first.setdefault(key, before)
            last[key] = after
            if row.command_id == LeaveFideMode.ID and table == "comment":
                kept.add(key)
    if section_id is not None:
        owners = _Owners(connection, (*first.items(), *last.items()))
        wanted = {key for key in first if section_id in (owners.of(key, first[key]), owners.of(key, last[key]))}
    else:
        wanted = set(first)
    found = []
    for key in sorted(wanted - kept):
        now, then = last[key], first[key]
        if key[0] == "section" and now is not None and then is not None:
            then = {**then, "fide_mode": then["fide_mode"] and now["fide_mode"]}
        if now != then:
            found.append((*key, now, then))
    if not found:
        raise RuleViolation(tr("Nothing has changed since then."))
    return found


def _rows_since(connection: Connection, revision: int) -> Iterable[Any]:
    table = JournalRow.__table__.c
    columns = (table.command_id, table.schema_revision, table.images)
    rows = connection.execute(select(*columns).where(table.revision > revision).order_by(table.id)).all()
    if any(row.schema_revision != SCHEMA or row.command_id == ConvertFile.ID for row in rows):
        raise RuleViolation(tr("That state lies before the conversion of the file; the copy made then still has it."))
    return rows


class _Owners:
    """Which section a row belongs to, by the images first: the row or its round may be gone."""

    def __init__(self, connection: Connection, images: Iterable[tuple[Key, Row | None]]) -> None:
        self._sections: dict[Key, int] = {
            (name, row.id): row.section_id
            for name, table in (("round", RoundRow.__table__.c), ("player", PlayerRow.__table__.c))
            for row in connection.execute(select(table.id, table.section_id))
        }
        for (name, row_id), values in images:
            if values is not None and name in ("round", "player"):
                self._sections.setdefault((name, row_id), values["section_id"])

    def of(self, key: Key, values: Mapping[str, Any] | None) -> int | None:
        """The section, None for rows of the event itself."""
        name, row_id = key
        if name == "section":
            return row_id
        if values is None:
            return None
        if "section_id" in values:
            return int(values["section_id"])
        for column, table in (("round_id", "round"), ("player_id", "player")):
            if column in values:
                return self._sections.get((table, values[column]))
        return None


def refuse_dangling(connection: Connection) -> None:
    """RuleViolation when a section that went back alone would refer to rows of another."""
    if has_dangling(connection):
        raise RuleViolation(tr("This section cannot go back alone; go back with the whole event."))


def has_dangling(connection: Connection) -> bool:
    """Whether a row refers to one that is not there."""
    return connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None


def changed_by(connection: Connection, keys: Iterable[Key], row_id: int) -> str | None:
    """Who changed one of these rows after a step, where it was another; None: nobody else did."""
    wanted = set(keys)
    table = JournalRow.__table__.c
    whose = connection.execute(select(table.actor).where(table.id == row_id)).scalar_one()
    later = select(table.actor, table.images).where(table.id > row_id).order_by(table.id.desc())
    for row in connection.execute(later):
        if row.actor != whose and any((name, key) in wanted for name, key, *_ in json.loads(row.images)):
            return str(row.actor)
    return None
