"""An event followed into a PostgreSQL server (or what stands for one), and an event file made of what lies there."""

from __future__ import annotations

import datetime as dt
import os
import shutil
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, insert, select
from sqlalchemy.exc import IntegrityError

from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.arbiters.keys import mark_of
from tdapp.domain.commands.rounds import EnterResult, SetBoardNote
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.event.reading import check_file
from tdapp.storage.journal.sums import stored_sums, sums_of
from tdapp.storage.mirror import back as back_
from tdapp.storage.mirror import copying, following
from tdapp.storage.mirror.back import write_back
from tdapp.storage.mirror.following import Brought, Mirror
from tdapp.storage.mirror.server import Server, schema_of
from tdapp.storage.rows.models import Base, PreferenceRow, StreamRow
from tests.effort import thorough
from tests.event_files import BACK, DRAW, WHITE, do, written
from tests.postgresql import missing
from tests.storage.journal.walk import tables
from tests.storage.mirror.conftest import FOUR, assert_equal, schema
from tests.storage.mirror.standing_in import StandingIn
from tests.storage.replica.following import beside

real = pytest.mark.skipif(bool(missing()), reason=missing())


def test_an_event_is_copied_and_then_followed_step_by_step(event: EventFile, server: Server, mirror: Mirror) -> None:
    name = schema(event)
    assert mirror.bring_up() == Brought(name, event.revision, copied=True)
    assert_equal(event, server)
    do(event, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, DRAW))
    event.undo(**BACK)
    assert mirror.bring_up() == Brought(name, event.revision, steps=3)
    assert mirror.bring_up() == Brought(name, event.revision)
    assert_equal(event, server)


@thorough
def test_what_lies_beside_the_journal_comes_along(event: EventFile, server: Server, mirror: Mirror) -> None:
    mirror.bring_up()
    event.remember("paper", "A5")
    event.keep_invitations([Invitation("Ana", Role.ENTRY, mark_of("key"), frozenset({1}))])
    mirror.bring_up()
    assert_equal(event, server)
    event.remember("paper", "A4")
    event.keep_invitations([])
    mirror.bring_up()
    assert_equal(event, server)


def test_what_sources_say_of_games_comes_along(event: EventFile, server: Server, mirror: Mirror) -> None:
    mirror.bring_up()
    with event.from_elsewhere() as connection:
        for number in (1, 2, 3):
            connection.execute(StreamRow.__table__.insert().values(**_stream(number)))
    mirror.bring_up()
    assert_equal(event, server)
    with event.from_elsewhere() as connection:
        connection.exec_driver_sql("UPDATE stream SET said = said || 'e5', at = at + 1000 WHERE id = 2")
        connection.exec_driver_sql("DELETE FROM stream WHERE id = 3")
    mirror.bring_up()
    assert_equal(event, server)


def test_a_mirror_lets_go_of_the_server(event: EventFile, server: Server) -> None:
    """Another one may follow the event then."""
    first, second = Mirror(event.path, server), Mirror(event.path, server)
    with closing(second):
        first.bring_up()
        with pytest.raises(RuleViolation, match="Another mirror"):
            second.bring_up()
        alone = first._alone
        first.close()
        assert alone is not None
        assert alone.closed
        second.bring_up()


def test_what_a_file_holds_for_itself_alone_stays_there(tmp_path: Path) -> None:
    """The mark of its log, the sums of its rows, how it was closed."""
    ends = [create_engine(f"sqlite:///{tmp_path / name}") for name in ("here", "there")]
    own = {"log", "sum", "final"}
    for end, value in zip(ends, ("new", "old"), strict=True):
        Base.metadata.create_all(end)
        with end.begin() as connection:
            connection.execute(insert(PreferenceRow), [{"key": key, "value": value} for key in ("paper", *own)])
    with ends[0].connect() as here, ends[1].begin() as there:
        copying.bring_beside(here, there)
        found = {row.key: row.value for row in there.execute(select(PreferenceRow.key, PreferenceRow.value))}
    assert found == {"paper": "new", **dict.fromkeys(own, "old")}
    for end in ends:
        end.dispose()


def _stream(number: int) -> dict[str, object]:
    said = {"source": "board", "said": "e4", "record": "{}", "longest": "", "shown": "", "mark": ""}
    at = time.time_ns() // 1_000_000  # more than 32 bits
    return {"id": number, "section_id": 1, "round": 1, "board": number, "at": at, "shown_at": 0, **said}


def test_a_mirror_that_begins_again_goes_on(event: EventFile, server: Server, mirror: Mirror) -> None:
    mirror.bring_up()
    mirror.close()
    do(event, EnterResult(1, 1, 1, WHITE))
    with closing(Mirror(event.path, server)) as again:
        assert again.bring_up() == Brought(schema(event), event.revision, steps=1)
    assert_equal(event, server)


def test_a_row_that_somebody_changed_there_is_put_right(event: EventFile, server: Server, mirror: Mirror) -> None:
    mirror.bring_up()
    mirror.close()
    with server.engine(schema(event)).begin() as connection:
        connection.exec_driver_sql("UPDATE player SET name = 'Somebody else' WHERE number = 1")
    assert mirror.bring_up().copied
    assert_equal(event, server)


def test_while_it_is_at_work_the_next_step_finds_it(event: EventFile, server: Server, mirror: Mirror) -> None:
    mirror.bring_up()
    with server.engine(schema(event)).begin() as connection:
        connection.exec_driver_sql("UPDATE pairing SET note = 'x' WHERE board = 1")
    do(event, EnterResult(1, 1, 1, WHITE))
    assert mirror.bring_up().copied
    assert_equal(event, server)


def test_tables_of_another_version_are_made_anew(event: EventFile, server: Server, mirror: Mirror) -> None:
    mirror.bring_up()
    with server.engine(schema(event)).begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    assert mirror.bring_up() == Brought(schema(event), event.revision, copied=True)
    assert_equal(event, server)


def test_steps_that_only_the_server_has_are_kept(
    event: EventFile, server: Server, mirror: Mirror, tmp_path: Path
) -> None:
    """Somebody mirrors an old copy: what was there is more, and is not thrown away."""
    old = tmp_path / "old.tdb"
    event.save_copy(old)
    do(event, EnterResult(1, 1, 1, WHITE))
    mirror.bring_up()
    mirror.close()
    with closing(Mirror(old, server)) as other:
        brought = other.bring_up()
    assert brought.kept == f"{schema(event)}_{event.revision}"
    with server.engine(brought.kept).connect() as connection, event.to_elsewhere() as here:
        assert sums_of(connection) == stored_sums(here)
    back = tmp_path / "back.tdb"
    assert write_back(server, brought.kept, back) == event.revision
    assert tables(back) == tables(event.path)


def test_a_second_mirror_of_an_event_is_refused(event: EventFile, server: Server, mirror: Mirror) -> None:
    mirror.bring_up()
    with closing(Mirror(event.path, server)) as second, pytest.raises(RuleViolation, match="Another mirror"):
        second.bring_up()
    mirror.close()
    with closing(Mirror(event.path, server)) as second:
        second.bring_up()


def test_a_text_that_the_server_does_not_keep_is_named(event: EventFile, mirror: Mirror) -> None:
    with event.from_elsewhere() as connection:
        connection.exec_driver_sql("UPDATE player SET comment = 'a' || char(0) WHERE id = 2")
    with pytest.raises(RuleViolation, match=r"Table player, row 2, column comment: .* NUL"):
        mirror.bring_up()


def test_a_file_that_was_changed_by_itself_is_not_mirrored(event: EventFile, mirror: Mirror, server: Server) -> None:
    with event.from_elsewhere() as connection:
        connection.exec_driver_sql("UPDATE player SET name = 'Somebody else' WHERE number = 1")
    with pytest.raises(EnvironmentProblem, match="not as its last step left it"):
        mirror.bring_up()
    assert schema(event) not in server.schemas()


def test_an_event_file_of_it_is_the_same_and_goes_on(
    event: EventFile, server: Server, mirror: Mirror, tmp_path: Path
) -> None:
    do(event, EnterResult(1, 1, 1, WHITE))
    event.remember("paper", "A5")
    mirror.bring_up()
    back = tmp_path / "back.tdb"
    assert write_back(server, schema(event), back) == event.revision
    assert tables(back) == tables(event.path)
    assert check_file(back) == ()
    with closing(open_event_file(back)) as again:
        assert again.notice == ""
        assert again.preferences() == event.preferences()
        assert again.snapshot(1) == event.snapshot(1)
        assert beside(back) == beside(event.path)
        again.undo(**BACK)
        do(again, EnterResult(1, 1, 1, DRAW))
    assert check_file(back) == ()


def test_a_name_that_is_taken_and_rows_that_were_changed_are_refused(
    event: EventFile, server: Server, mirror: Mirror, tmp_path: Path
) -> None:
    mirror.bring_up()
    with pytest.raises(RuleViolation, match="exists already"):
        write_back(server, schema(event), event.path)
    with server.engine(schema(event)).begin() as connection:
        connection.exec_driver_sql("UPDATE player SET name = 'Somebody else' WHERE number = 1")
    with pytest.raises(EnvironmentProblem, match="it was changed there"):
        write_back(server, schema(event), tmp_path / "back.tdb")
    assert not (tmp_path / "back.tdb").exists()


@real
def test_keys_are_looked_at_when_a_step_ends(event: EventFile, server: Server, mirror: Mirror) -> None:
    """A board of a round that is not there is refused by the server as by the file."""
    mirror.bring_up()
    connection = server.engine(schema(event)).connect()
    with closing(connection):
        connection.exec_driver_sql("SET CONSTRAINTS ALL DEFERRED")
        connection.exec_driver_sql("UPDATE pairing SET round_id = 99 WHERE board = 1")
        with pytest.raises(IntegrityError, match="fk_pairing_round_id"):
            connection.commit()


@real
def test_no_server(event: EventFile) -> None:
    lost = Mirror(event.path, Server("postgresql://nobody@/x?host=/nowhere"))
    with pytest.raises(EnvironmentProblem, match="The PostgreSQL server"):
        lost.bring_up()


def test_many_steps_are_followed_line_by_line(event: EventFile, server: Server, mirror: Mirror) -> None:
    mirror.bring_up()
    for turn in range(30):
        do(event, EnterResult(1, 1, 1 + turn % 2, (WHITE, DRAW)[turn // 2 % 2], confirmed=BACK["confirmed"]))
    brought = mirror.bring_up()
    assert (brought.steps, brought.copied) == (30, False)
    assert_equal(event, server)


@thorough
def test_a_mirror_that_is_far_behind_is_copied_whole(
    event: EventFile, server: Server, mirror: Mirror, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following, "MOST_BEHIND", 2)
    name = schema(event)
    mirror.bring_up()
    for steps in (2, 3):
        for turn in range(steps):
            do(event, EnterResult(1, 1, 1, (WHITE, DRAW)[turn % 2], confirmed=BACK["confirmed"]))
        copied = steps > 2
        assert mirror.bring_up() == Brought(name, event.revision, steps=0 if copied else 2, copied=copied)
        assert_equal(event, server)


@thorough
def test_a_name_that_is_taken_is_not_written_over(
    event: EventFile, server: Server, mirror: Mirror, tmp_path: Path
) -> None:
    old = tmp_path / "old.tdb"
    event.save_copy(old)
    kept = []
    for _ in range(3):
        do(event, EnterResult(1, 1, 1, WHITE))
        mirror.bring_up()
        mirror.close()
        with closing(Mirror(old, server)) as other:
            kept.append(other.bring_up().kept)
        event.close()
        shutil.copyfile(old, event.path)
        event = open_event_file(event.path)
        mirror = Mirror(event.path, server)
    event.close()
    first = f"{schema_of(kept[0][6:12])}_{event.revision + 1}"
    assert kept == [first, f"{first}_2", f"{first}_2_2"]
    assert server.schemas() == (first[:12], *kept)


def test_a_step_with_a_text_that_the_server_does_not_keep_is_named(
    event: EventFile, server: Server, mirror: Mirror
) -> None:
    mirror.bring_up()
    do(event, SetBoardNote(1, 1, 1, "a\0b"))
    for _ in range(2):  # it lets go of the server each time
        with pytest.raises(RuleViolation, match=r"Table pairing, row \d+, column note: .* NUL"):
            mirror.bring_up()
    with closing(Mirror(event.path, server)) as second, pytest.raises(RuleViolation, match="NUL"):
        second.bring_up()


def test_preferences_and_sources_come_and_go_in_parts(
    event: EventFile, server: Server, mirror: Mirror, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "_TOGETHER", 2)
    streams = StreamRow.__table__
    for numbers, said in (((), ""), (range(1, 6), "e4"), (range(2, 8), "e5"), ((7,), "e5"), ((), "")):
        with event.from_elsewhere() as connection:
            connection.execute(streams.delete())
            for number in numbers:
                connection.execute(streams.insert().values({**_stream(number), "mark": said}))
        for number in range(1, 6):
            event.remember(f"key {number}", number if number in numbers else None)
        mirror.bring_up()
        assert_equal(event, server)


def test_what_is_taken_back_is_of_one_moment_and_of_this_version(
    event: EventFile, server: Server, mirror: Mirror, tmp_path: Path
) -> None:
    mirror.bring_up()
    if isinstance(server, StandingIn):
        assert server.isolation == []
    write_back(server, schema(event), tmp_path / "back.tdb")
    if isinstance(server, StandingIn):
        assert server.isolation == ["REPEATABLE READ"]
    with server.engine(schema(event)).begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    with pytest.raises(RuleViolation, match="another version"):
        write_back(server, schema(event), tmp_path / "again.tdb")
    assert not (tmp_path / "again.tdb").exists()


def test_another_event_under_the_same_name_has_its_own_place(event: EventFile, server: Server, tmp_path: Path) -> None:
    other = written(tmp_path / "other.tdb", FOUR, clock=lambda: dt.datetime(2020, 1, 1, tzinfo=dt.UTC))
    path = tmp_path / "mirrored.tdb"
    event.save_copy(path)
    with closing(Mirror(path, server)) as mirror:
        first = mirror.bring_up()
        shutil.copyfile(other, path)
        second = mirror.bring_up()
        assert (first.schema, first.copied, second.copied) == (schema(event), True, True)
        assert second.schema != first.schema
        assert {first.schema, second.schema} <= set(server.schemas())
        with closing(Mirror(event.path, server)) as again:
            assert again.bring_up().schema == first.schema
    if not isinstance(server, StandingIn):
        with server.engine().begin() as connection:
            connection.exec_driver_sql(f'DROP SCHEMA "{second.schema}" CASCADE')


@thorough
def test_what_came_out_damaged_is_thrown_away(
    event: EventFile, server: Server, mirror: Mirror, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(_path: Path) -> None:
        raise EnvironmentProblem("damaged")

    mirror.bring_up()
    monkeypatch.setattr(back_, "verify", damaged)
    with pytest.raises(EnvironmentProblem, match="damaged"):
        write_back(server, schema(event), tmp_path / "back.tdb")
    assert [path.name for path in tmp_path.glob("*back*")] == []


def test_a_server_that_fails_while_it_is_read_back_is_said(
    event: EventFile, server: Server, mirror: Mirror, tmp_path: Path
) -> None:
    mirror.bring_up()
    with server.engine(schema(event)).begin() as connection:
        connection.exec_driver_sql("DROP TABLE stream")
    with pytest.raises(EnvironmentProblem, match=r"The PostgreSQL server: .*stream"):
        write_back(server, schema(event), tmp_path / "back.tdb")
    assert not list(tmp_path.glob("*back*"))


@pytest.mark.usefixtures("as_it_is")
def test_what_a_killed_program_left_is_swept_where_an_event_is_written_back(
    event: EventFile, server: Server, mirror: Mirror, tmp_path: Path
) -> None:
    folder = tmp_path / "back"
    folder.mkdir()
    draft = folder / ".tdapp-000000-1-00000000.tmp"
    draft.touch()
    os.utime(draft, (0, 0))
    mirror.bring_up()
    write_back(server, schema(event), folder / "back.tdb")
    assert os.listdir(folder) == ["back.tdb"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="open files are counted in /proc")
def test_nothing_is_open_of_what_is_given_its_name(
    event: EventFile, server: Server, mirror: Mirror, tmp_path: Path, as_if: Callable[..., None]
) -> None:
    """As Windows wants it."""
    mirror.bring_up()
    as_if("open-files-stay")
    assert write_back(server, schema(event), tmp_path / "back.tdb") == event.revision
