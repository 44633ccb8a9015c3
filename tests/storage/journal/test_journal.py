"""Journal rows: what they hold, what undo does not cross, and when it refuses."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tdapp.domain.commands.ladder import MakeLadderOfficial, SetEdition, SetTrialLadder
from tdapp.domain.commands.players import AddPlayers, RemovePlayers
from tdapp.domain.section.player import Player
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.history.undo_stack import LIMIT, UndoStack
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.rows.schema import SCHEMA
from tests.event_files import BACK, do

FIELDS = "revision, schema_revision, command_id, command_version, facts, at, reason, undoes, redoes, barrier"


def rows(store: EventFile, fields: str) -> list[tuple[Any, ...]]:
    with store._engine.connect() as connection:
        return [tuple(row) for row in connection.exec_driver_sql(f"SELECT {fields} FROM journal ORDER BY id")]


def change(store: EventFile, sql: str) -> None:
    """Something that did not come through the door."""
    with store._engine.begin() as connection:
        connection.exec_driver_sql(sql)


def test_a_row_says_who_did_what_when_and_why(event_file: EventFile) -> None:
    event_file.execute(SetEdition(1, "2009", "as invited"))
    event_file.undo(**BACK)
    event_file.redo(**BACK)
    at = "2026-05-01T21:10:00.000+00:00"
    assert rows(event_file, FIELDS) == [
        (1, SCHEMA, "create", 2, "{}", at, "", None, None, 1),
        (2, SCHEMA, "set-edition", 2, "{}", at, "as invited", None, None, 0),
        (3, SCHEMA, "undo", 3, "{}", at, "a reason", 2, None, 0),
        (4, SCHEMA, "redo", 3, "{}", at, "a reason", None, 2, 0),
    ]
    command = json.loads(rows(event_file, "command")[1][0])
    assert command == {"section_id": 1, "edition": "2009", "reason": "as invited"}


def test_names_of_every_script_lie_there_as_they_are_written(event_file: EventFile) -> None:
    """Whoever opens the file with another program reads them."""
    event_file.execute(AddPlayers(1, (Player(0, "Ильин, 王明"),)))
    event_file.execute(RemovePlayers(1, (10,)))
    (added, removed) = rows(event_file, "command, facts, images")[1:]
    assert all("Ильин, 王明" in text for text in (added[0], removed[1], removed[2]))


def test_a_row_holds_the_images_of_all_it_changed(event_file: EventFile) -> None:
    event_file.execute(SetTrialLadder(1, "SB"))
    event_file.execute(MakeLadderOfficial(1, "voted", confirmed=True))
    images = sorted(json.loads(rows(event_file, "images")[2][0]), key=lambda image: image[0] != "section")
    assert [(table, row_id) for table, row_id, _, _ in images] == [("section", 1), ("comment", 2)]
    _, _, before, after = images[0]
    assert (before["ladder"], before["trial_ladder"]) == ("BH/C1,BH,SB", "SB")
    assert (after["ladder"], after["trial_ladder"]) == ("SB", None)
    assert before.keys() == after.keys()
    assert images[1][2] is None
    assert images[1][3]["text"].endswith("before: BH/C1,BH,SB; reason: voted")


def test_a_refused_command_leaves_no_row(event_file: EventFile) -> None:
    event_file.execute(SetTrialLadder(1, "SB"))
    with pytest.raises(RuleViolation):
        event_file.execute(MakeLadderOfficial(1, "voted", confirmed=False))
    assert len(rows(event_file, "id")) == event_file.revision == 2


@pytest.mark.parametrize("sql", ["UPDATE section SET trial_ladder = 'DE'", "UPDATE section SET rounds_total = 7"])
def test_undo_needs_the_after_image(event_file: EventFile, sql: str) -> None:
    event_file.execute(SetTrialLadder(1, "SB"))
    change(event_file, sql)
    with pytest.raises(RuleViolation, match="changed in another way"):
        event_file.undo(**BACK)
    assert event_file.revision == 2
    assert event_file.undo_state().undo_label is not None


def test_redo_needs_the_before_image(event_file: EventFile) -> None:
    event_file.execute(SetTrialLadder(1, "SB"))
    event_file.undo(**BACK)
    change(event_file, "UPDATE section SET trial_ladder = 'DE'")
    with pytest.raises(RuleViolation, match="changed in another way"):
        event_file.redo(**BACK)


@pytest.mark.parametrize("sql", ["UPDATE journal SET barrier = 1", "UPDATE journal SET schema_revision = 0"])
def test_undo_does_not_cross_a_barrier(event_path: Path, sql: str) -> None:
    with closing(open_event_file(event_path)) as store:
        store.execute(SetTrialLadder(1, "SB"))
        store.execute(SetTrialLadder(1, "DE"))
        change(store, f"{sql} WHERE revision = 2")
    with closing(open_event_file(event_path)) as store:
        store.undo(**BACK)
        with pytest.raises(RuleViolation, match="nothing to undo"):
            store.undo(**BACK)
        assert str(store.snapshot(1).trial_ladder) == "SB"


@pytest.mark.parametrize("limit", [15, pytest.param(200, marks=pytest.mark.conformance)])
def test_the_newest_steps_survive_reopening(event_path: Path, monkeypatch: pytest.MonkeyPatch, limit: int) -> None:
    assert LIMIT == 200
    monkeypatch.setattr(UndoStack.__init__, "__kwdefaults__", {"limit": limit})
    with closing(open_event_file(event_path)) as store:
        for number in range(limit + 5):
            store.execute(SetTrialLadder(1, f"EXT{{name=x{number + 1}}}"))
    undone = 0
    with closing(open_event_file(event_path)) as store:
        while store.undo_state().undo_label is not None:
            store.undo(**BACK)
            undone += 1
        assert undone == limit
        assert str(store.snapshot(1).trial_ladder) == "EXT{name=x5}"
        while store.undo_state().redo_label is not None:
            store.redo(**BACK)
        assert str(store.snapshot(1).trial_ladder) == f"EXT{{name=x{limit + 5}}}"


@pytest.mark.parametrize(("players", "rows", "shown"), [(13, 39, 39), (14, 42, 0)])
def test_a_step_of_many_rows_is_counted_and_not_shown(
    event_file: EventFile, players: int, rows: int, shown: int
) -> None:
    """A player and his cells of the two rounds held."""
    before = event_file.execute(AddPlayers(1, tuple(Player(0, f"P {number}") for number in range(players))))
    (entry,) = event_file.journal(limit=1)
    assert before.revision == entry.revision
    assert (entry.rows, len(entry.changes)) == (rows, shown)


def test_the_history_is_read_part_by_part(event_file: EventFile) -> None:
    do(event_file, *(SetTrialLadder(1, text) for text in ("BH", "SB", "DE")))
    whole = event_file.journal(limit=99)
    assert len(whole) == 4
    for limit in (1, 2, 3):
        parts = [event_file.journal(limit=limit)]
        while parts[-1]:
            parts.append(event_file.journal(limit=limit, before=parts[-1][-1].row_id))
        assert [entry for part in parts for entry in part] == [*whole]
