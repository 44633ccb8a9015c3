"""What every command leaves in the file, as it was last seen: rows that differ, the words of the step, what is read."""

from __future__ import annotations

import datetime as dt
import json
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.games import ImportGames, WriteGame
from tdapp.domain.games.text import GameText
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage import EventFile, create_event_file, open_event_file
from tests.asked import everything, small
from tests.event_files import ALL
from tests.recorded import plain, recorded, short
from tests.storage.event.test_event_file import EXAMPLES
from tests.storage.journal.test_every_command import STARTED
from tests.storage.journal.walk import Tables, tables

NOW = dt.datetime(2026, 5, 1, 21, 10, tzinfo=dt.UTC)
CHANCE = re.compile(r"[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f-]{27}")


def differing(before: Tables, after: Tables) -> list[str]:
    """The rows that came, went or differ."""
    found = []
    for name in sorted(before.keys() | after.keys()):
        old, new = before.get(name, {}), after.get(name, {})
        for row in sorted(old.keys() | new.keys()):
            if old.get(row) != new.get(row):
                found.append(f"{name} {row}: {old.get(row)} -> {new.get(row)}")
    return [CHANCE.sub("…", text) for text in found]


def journal(path: Path) -> list[str]:
    """The rows of the journal as they lie there; images of rows come in any order."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        rows = [dict(row) for row in connection.execute("SELECT * FROM journal ORDER BY id")]
    for row in rows:
        row["images"] = sorted(json.loads(row["images"]), key=lambda image: image[:2])
        row.pop("sums", None)
    return [CHANCE.sub("…", repr(row)) for row in rows]


def done(store: EventFile, command: Command) -> str:
    """Why it was refused; nothing where it was not."""
    try:
        store.execute(command)
    except RuleViolation as refusal:
        return f"{type(refusal).__name__}: {refusal}"
    return ""


def test_what_each_command_leaves(tmp_path: Path) -> None:
    first = tmp_path / "first.tdb"
    create_event_file(first, (STARTED,), clock=lambda: NOW)
    start = tables(first)
    lines = []
    for number, (kind, commands) in enumerate(EXAMPLES.items()):
        path = tmp_path / f"{number}.tdb"
        path.write_bytes(first.read_bytes())
        with closing(open_event_file(path, clock=lambda: NOW)) as store:
            told = [done(store, command) for command in commands]
            rows = differing(start, tables(path))
            told += [
                f"{plain(replace(one, changes=()))} {sorted(map(plain, one.changes))}" for one in store.journal(limit=9)
            ]
            told += [plain((store.snapshot(ref.section_id), store.rounds(ref.section_id))) for ref in store.sections()]
            told += [plain(store.undo_state()), plain(store.restore_points())]
        lines.append(f"{kind.__name__} {len(rows)} {short(*rows)} {short(*journal(path))} {short(*told)}")
    recorded("storage/commands", lines)


def test_files_of_every_system(tmp_path: Path) -> None:
    """An event of each system, with games of its first round: its rows, and what is read of them round by round."""
    lines = []
    for number, section in enumerate((*everything(), *map(small, (one for one in SYSTEMS if one.paired)))):
        path = tmp_path / f"{number}.tdb"
        create_event_file(path, (section, replace(section, name="another")), clock=lambda: NOW)
        told = differing({}, tables(path))
        with closing(open_event_file(path, clock=lambda: NOW)) as store:
            one, other = store.sections()
            assert store.snapshot(one.section_id) == section
            pairs = [board for state in store.rounds(one.section_id)[:2] for board in state.boards][:3]
            for board in pairs:
                store.execute(WriteGame(one.section_id, GameText(1, board.white, board.black, moves="e2e4 e7e5")))
            store.execute(ImportGames(other.section_id, (GameText(2, None, None, "A", "B", moves="d2d4"),), ALL))
            read = [plain(store.rounds(ref.section_id)) for ref in (one, other)]
            read += [plain(store.games(ref.section_id, when)) for ref in (one, other) for when in (None, 1, 2)]
        lines.append(
            f"{section.system.key} {len(told)} {short(*told)} {short(*read)} {short(*differing({}, tables(path)))}"
        )
    recorded("storage/files", lines)
