"""What the journal says of others: whose rows they changed, which step was sent already, whose a later step was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.arbiters.by import By, Role
from tdapp.domain.commands.players import EditPlayers
from tdapp.domain.commands.rounds import EnterResult, SetBoardNote
from tdapp.domain.section.player import Player
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.history.undo_stack import deciding
from tdapp.services.ports.unit_of_work import SeenRow
from tdapp.storage import EventFile
from tdapp.storage.file.engine import make_engine
from tdapp.storage.journal.journal import read_steps
from tdapp.storage.journal.restoring import changed_by
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork
from tdapp.storage.rows.clock import utc_now
from tdapp.storage.rows.images import Image
from tests.arena import arena
from tests.event_files import ALL, BACK, DRAW, WHITE, opened, round_commands

FOUR = arena("1 Anna |\n2 Bert |\n3 Cleo |\n4 Dora |", rounds_total=3, name="A", initial_colour="W")
ANA, BEN = (By(name, Role.DEPUTY, origin=f"from {name}") for name in ("Ana", "Ben"))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    with opened(tmp_path, FOUR, steps=round_commands(1, ((1, 3), (4, 2)))) as store:
        yield store


@contextmanager
def at_work(store: EventFile) -> Iterator[SqlUnitOfWork]:
    engine = make_engine(store.path)
    with SqlUnitOfWork(engine, utc_now) as uow:
        yield uow
    engine.dispose()


def test_rows_that_others_changed_since_as_they_were_before(store: EventFile) -> None:
    first = store.revision
    store.carry_out(EnterResult(1, 1, 1, WHITE), ANA)
    middle = store.revision
    store.carry_out(EnterResult(1, 1, 1, DRAW, WHITE, ALL), BEN)
    store.execute(SetBoardNote(1, 1, 2, "late"))
    with at_work(store) as uow:
        rows = {actor: uow.journal.changed_since(first, actor) for actor in ("Ana", "Ben", "", "Cy")}
        later = uow.journal.changed_since(middle, "Cy")
        none = uow.journal.changed_since(store.revision, "Cy")
    boards = {name: [key for key in found if key[0] == "pairing"] for name, found in rows.items()}
    assert {name: len(found) for name, found in boards.items()} == {"Ana": 2, "Ben": 2, "": 1, "Cy": 2}
    (board,) = boards[""]
    assert rows["Cy"][board].actor == rows["Ben"][board].actor == "Ana"
    assert [(rows[name][board].before or {})["result"] for name in ("Cy", "Ben", "Ana")] == [None, None, WHITE.value]
    assert isinstance(later[board], SeenRow)
    assert ((later[board].before or {})["result"], later[board].actor, none) == (WHITE.value, "Ben", {})


def test_a_step_that_was_sent_is_found_by_its_mark(store: EventFile) -> None:
    done = store.carry_out(EnterResult(1, 1, 1, WHITE), ANA)
    with at_work(store) as uow:
        found = uow.journal.sent("from Ana")
        assert uow.journal.sent("from Ben") is None
        assert found is not None
        assert (found.actor, found.row_id, found.revision) == ("Ana", done.row_id, done.revision)
        assert (found.changes, found.step.id) == (done.changes, EnterResult.ID)
        assert uow.journal.entered_at(1, 1, 1) == "Ana"
        assert uow.journal.entered_at(1, 1, 2) is None


def test_who_wrote_the_same_rows_later(store: EventFile) -> None:
    first = store.carry_out(EnterResult(1, 1, 1, WHITE), ANA).row_id
    same = store.carry_out(EnterResult(1, 1, 1, DRAW, WHITE, ALL), BEN).row_id
    other = store.execute(SetBoardNote(1, 1, 2, "late")).row_id
    with at_work(store) as uow:
        asked = {rows: uow.journal.on_the_same_rows(first, rows) for rows in ((same, other), (same,), (other,), ())}
        assert asked == {(same, other): "Ben", (same,): "Ben", (other,): None, (): None}
        assert uow.journal.on_the_same_rows(same, (first, same, other)) is None
    anna, bert = store.snapshot(1).players[:2]
    mine = store.carry_out(EditPlayers(1, (replace(anna, club="Zug"),)), replace(ANA, origin="her edit")).row_id
    more = EditPlayers(1, (replace(anna, club="Bern"), replace(bert, club="Bern")))
    both = store.carry_out(more, replace(BEN, origin="his edit")).row_id
    with at_work(store) as uow:
        assert uow.journal.on_the_same_rows(mine, (both,)) == "Ben"


def test_what_would_refer_to_nobody_is_refused(store: EventFile) -> None:
    with at_work(store) as uow:
        uow.journal.refuse_dangling()
        connection = uow._session.connection()
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        connection.exec_driver_sql("DELETE FROM player WHERE number = 1")
        with pytest.raises(RuleViolation, match="is not there any more: others have changed it"):
            uow.journal.refuse_dangling()


def test_as_many_steps_are_read_as_somebody_can_take_back(store: EventFile, monkeypatch: pytest.MonkeyPatch) -> None:
    hers = store.carry_out(EnterResult(1, 1, 1, WHITE), ANA).row_id
    others = [store.execute(SetBoardNote(1, 1, 2, text)).row_id for text in ("late", "later", "gone")]
    monkeypatch.setattr(deciding, "__kwdefaults__", {**(deciding.__kwdefaults__ or {}), "limit": 2})
    with store.to_elsewhere() as connection:
        assert [step.row_id for step in read_steps(connection)] == others[1:]
        assert {hers, *others} <= {step.row_id for step in read_steps(connection, "Ana")}


def test_who_changed_the_same_since_is_named(store: EventFile) -> None:
    row = store.carry_out(EnterResult(1, 1, 1, WHITE), ANA).row_id
    store.carry_out(EnterResult(1, 1, 1, DRAW, WHITE, ALL), BEN)
    with at_work(store) as uow, pytest.raises(RuleViolation, match="Ben has changed the same since"):
        uow.journal.take_back(row)
    with at_work(store) as uow, pytest.raises(RuleViolation, match="Ben has changed the same since"):
        uow.journal.repeat(row)
    store.undo(store.journal(limit=1)[0].row_id, **BACK)
    with at_work(store) as uow:
        assert uow.journal.take_back(row)[0].corrected == ((1, 1, WHITE, None),)
        with pytest.raises(RuleViolation, match="the leading computer has changed the same"):
            uow.journal.take_back(row)
        assert uow.journal.repeat(row)[0].corrected == ((1, 1, None, WHITE),)


def test_what_others_wrote_can_be_kept(store: EventFile) -> None:
    """A row that is written whole: the fields that somebody else changed stay as they are."""
    with at_work(store) as uow:
        uow.events.roster.write_players(1, [Player(1, "Anna", club="mine", comment="mine")])
        (image,) = uow.journal.images()
        uow.journal.keep(image.table, image.row_id, {"club": "theirs"})
        assert uow.events.roster.player(1, 1) == Player(1, "Anna", club="theirs", comment="mine")
        (after,) = uow.journal.images()
        assert ((after.after or {})["club"], (after.after or {})["comment"]) == ("theirs", "mine")
        assert uow.events.roster.player(1, 2).club == ""


def test_what_is_remembered_beside_the_journal(store: EventFile) -> None:
    store.remember("key", [1, 2])
    with at_work(store) as uow:
        assert (uow.journal.preference("key"), uow.journal.preference("other")) == ([1, 2], None)


@pytest.mark.parametrize("revision", [0, -1, 99])
def test_a_state_that_never_was(store: EventFile, revision: int) -> None:
    for number in (revision, store.revision):
        with at_work(store) as uow, pytest.raises(RuleViolation, match="no earlier state of this number"):
            uow.journal.restore(number, None)


def test_what_an_older_schema_wrote_is_not_taken_back(store: EventFile) -> None:
    """Its images have other columns."""
    row = store.execute(EnterResult(1, 1, 1, WHITE)).row_id
    with store.from_elsewhere() as connection:
        connection.exec_driver_sql("UPDATE journal SET schema_revision = schema_revision - 1 WHERE id = ?", (row,))
    with at_work(store) as uow:
        for walk in (uow.journal.take_back, uow.journal.repeat):
            with pytest.raises(RuleViolation, match=r"older version .*; a restore point still can"):
                walk(row)


def test_only_who_wrote_one_of_the_rows_has_changed_them(store: EventFile) -> None:
    board = store.carry_out(EnterResult(1, 1, 1, WHITE), ANA)
    keys = {(image.table, image.row_id) for image in images_of(store, board.row_id)}
    player = store.carry_out(
        EditPlayers(1, tuple(replace(one, club="Zug") for one in store.snapshot(1).players[:2])), BEN
    )
    others = {(image.table, image.row_id) for image in images_of(store, player.row_id)}
    with store.to_elsewhere() as connection:
        assert changed_by(connection, keys, board.row_id) is None
        assert changed_by(connection, others, board.row_id) == "Ben"
        assert changed_by(connection, others | keys, board.row_id) == "Ben"
        assert [changed_by(connection, {one}, board.row_id) for one in others] == ["Ben", "Ben"]
        assert changed_by(connection, others, player.row_id) is None
    store.carry_out(EnterResult(1, 1, 1, DRAW, WHITE, ALL), replace(ANA, origin="herself"))
    with store.to_elsewhere() as connection:
        assert changed_by(connection, keys, board.row_id) is None


def images_of(store: EventFile, row_id: int) -> list[Image]:
    """What a step changed."""
    with at_work(store) as uow:
        return uow.journal._images(row_id)
