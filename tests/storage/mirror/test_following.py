"""How a mirror holds its place on a server, and what it asks of it: where files stand for the server."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.mirror import following
from tdapp.storage.mirror.following import Brought, Mirror
from tdapp.storage.replica.lines import CopyNeeded, lines_of
from tdapp.storage.rows.reads import read_revision
from tests.event_files import BACK, DRAW, WHITE, do
from tests.storage.mirror.conftest import PAIRED, assert_equal, schema
from tests.storage.mirror.standing_in import StandingIn


@pytest.fixture
def server(tmp_path: Path) -> StandingIn:
    return StandingIn(tmp_path / "server")


@pytest.fixture
def mirror(event: EventFile, server: StandingIn) -> Iterator[Mirror]:
    with closing(Mirror(event.path, server)) as found:
        yield found


def test_a_mirror_keeps_one_connection_and_no_transaction(event: EventFile, server: StandingIn, mirror: Mirror) -> None:
    """One that stays open would keep the server from clearing away what is old."""
    for _ in range(3):
        mirror.bring_up()
        assert server.connected == 1
        assert mirror._alone is not None
        assert not mirror._alone.in_transaction()
    with closing(Mirror(event.path, server)) as second, pytest.raises(RuleViolation, match="Another mirror"):
        second.bring_up()
    assert server.connected == 1
    mirror.close()
    assert server.connected == 0


def test_a_mirror_that_the_server_has_let_go_of_says_so_and_begins_again(
    event: EventFile, server: StandingIn, mirror: Mirror, caplog: pytest.LogCaptureFixture
) -> None:
    """Another one may have taken its place meanwhile: it asks before it writes."""
    mirror.bring_up()
    _cut(mirror)
    with pytest.raises(EnvironmentProblem, match="The PostgreSQL server"):
        mirror.bring_up()
    do(event, EnterResult(1, 1, 1, WHITE))
    assert mirror.bring_up() == Brought(schema(event), event.revision, steps=1)
    _cut(mirror)
    mirror.close()
    assert [one for one in caplog.records if one.levelno >= logging.WARNING] == []  # nothing that was not foreseen
    assert mirror.bring_up() == Brought(schema(event), event.revision)


def _cut(mirror: Mirror) -> None:
    assert mirror._alone is not None
    driver = mirror._alone.connection.driver_connection
    assert driver is not None
    driver.close()


def test_all_that_lies_there_is_summed_up_once(
    event: EventFile, server: StandingIn, mirror: Mirror, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By who copies it, or by the first look of who finds it: it is every row of an event."""
    summed = []
    sums = following.sums_of
    monkeypatch.setattr(following, "sums_of", lambda target: summed.append(1) or sums(target))
    for one in (mirror, Mirror(event.path, server)):
        with closing(one):
            for result in (WHITE, DRAW, None):
                do(event, EnterResult(1, 1, 1, result, confirmed=BACK["confirmed"]))
                one.bring_up()
    assert len(summed) == 2


def test_what_was_changed_there_meanwhile_is_found_by_the_next_mirror(
    event: EventFile, server: StandingIn, mirror: Mirror
) -> None:
    mirror.bring_up()
    mirror.close()
    with server.engine(schema(event)).begin() as there:
        there.exec_driver_sql("UPDATE player SET name = 'Somebody else' WHERE number = 1")
    with closing(Mirror(event.path, server)) as other:
        assert other.bring_up().copied
    assert_equal(event, server)


def test_the_mark_of_a_log_stays_with_its_file(event: EventFile, server: StandingIn, mirror: Mirror) -> None:
    mirror.bring_up()
    found = "SELECT count(*) FROM preference WHERE key = 'log'"
    with event.to_elsewhere() as here, server.engine(schema(event)).connect() as there:
        assert [end.exec_driver_sql(found).scalar() for end in (here, there)] == [1, 0]


def test_where_somebody_took_all_steps_away_it_is_copied_anew(
    event: EventFile, server: StandingIn, mirror: Mirror
) -> None:
    for statement in ("DELETE FROM journal", "DELETE FROM journal WHERE revision > 1"):
        mirror.bring_up()
        with server.engine(schema(event)).begin() as there:
            there.exec_driver_sql(statement)
        brought = mirror.bring_up()
        assert (brought.copied, brought.revision) == (True, event.revision)
        assert_equal(event, server)


def test_rows_that_go_with_a_step_go_there_too(event: EventFile, server: StandingIn, mirror: Mirror) -> None:
    mirror.bring_up()
    for _ in PAIRED:
        event.undo(**BACK)
    assert mirror.bring_up() == Brought(schema(event), event.revision, steps=len(PAIRED))
    assert_equal(event, server)


def test_a_step_that_does_not_follow_what_lies_there_is_not_said_to_be_there(event: EventFile, tmp_path: Path) -> None:
    """Somebody put the tables of an earlier day there between two lines; a line that lies there is no fault."""
    event.save_copy(tmp_path / "old.tdb")
    revision = event.revision
    do(event, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, WHITE))
    first, second = lines_of(event, revision)
    with closing(open_event_file(tmp_path / "old.tdb")) as old, old.from_elsewhere() as target:
        with pytest.raises(CopyNeeded):
            following._take(target, second)
        assert read_revision(target) == revision
        for line in (first, first, second, first):
            following._take(target, line)
        assert read_revision(target) == event.revision


def test_a_line_of_the_log_with_a_text_that_the_server_does_not_keep_is_named(event: EventFile, tmp_path: Path) -> None:
    event.save_copy(tmp_path / "old.tdb")
    revision = event.revision
    do(event, EnterResult(1, 1, 1, WHITE))
    (line,) = lines_of(event, revision)
    spoilt = replace(line, row={**line.row, "at": "2026\0"})
    with (
        closing(open_event_file(tmp_path / "old.tdb")) as old,
        old.from_elsewhere() as target,
        pytest.raises(RuleViolation, match=r"Table journal, row \d+, column at: .* NUL"),
    ):
        following._take(target, spoilt)
