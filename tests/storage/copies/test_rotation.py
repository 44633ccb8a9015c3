"""Rotating backups and what they are good for when the event is damaged."""

from __future__ import annotations

import datetime as dt
import errno
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.section.event import Event, Section
from tdapp.domain.words.errors import DamagedFile, EnvironmentProblem
from tdapp.services.ports.event_store import Backup
from tdapp.storage import EventFile, create_event_file, open_event_file
from tdapp.storage.copies.rescue import Rescue, offer_rescue, take_copy
from tdapp.storage.copies.rotation import backups_of, write_backup
from tests.as_if import in_use
from tests.storage.conftest import NOW

Hash = Callable[[Path], str]


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    folder = tmp_path / "USB stick"
    folder.mkdir()
    return folder


def test_a_backup_is_a_verified_copy_that_says_its_age(event_file: EventFile, stick: Path, state_hash: Hash) -> None:
    event_file.execute(SetTrialLadder(1, "SB"))
    written = event_file.backup(stick)
    assert (written.revision, written.at) == (2, NOW)
    assert event_file.backups(stick) == (written,)
    assert written.age(NOW + dt.timedelta(minutes=2)) == dt.timedelta(minutes=2)
    assert written.age(NOW - dt.timedelta(days=1)) == dt.timedelta(0)  # the clock went back
    assert state_hash(written.path) == state_hash(event_file.path)
    with closing(open_event_file(written.path)) as copy:
        copy.undo()


def test_the_oldest_go_by_revision_and_not_by_time(event_path: Path, stick: Path) -> None:
    hours = iter(range(30, 0, -1))  # a clock that runs backwards
    with closing(open_event_file(event_path, clock=lambda: NOW + dt.timedelta(hours=next(hours)))) as store:
        for ladder in ("SB", "DE", "BH", "BH,SB"):
            store.execute(SetTrialLadder(1, ladder))
            store.backup(stick, keep=3)
        assert [one.revision for one in store.backups(stick)] == [5, 4, 3]


def test_another_event_of_the_same_name_is_left_alone(event_file: EventFile, stick: Path, section: Section) -> None:
    event_file.backup(stick)
    other = event_file.path.parent / "elsewhere" / event_file.path.name
    other.parent.mkdir()
    create_event_file(other, [section], clock=lambda: NOW + dt.timedelta(days=1))
    with closing(open_event_file(other)) as store:
        for ladder in ("SB", "DE", "BH"):
            store.execute(SetTrialLadder(1, ladder))
            store.backup(stick, keep=1)
        assert [one.revision for one in store.backups(stick)] == [4]
    assert [one.revision for one in event_file.backups(stick)] == [1]


def test_a_failure_is_seen(event_file: EventFile, stick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = event_file.backup(stick)
    event_file.execute(SetTrialLadder(1, "SB"))
    with pytest.raises(EnvironmentProblem, match="is not there"):
        event_file.backup(stick / "pulled out")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tdapp.storage.copies.backup._backup", full)
    with pytest.raises(EnvironmentProblem, match="No space left"):
        event_file.backup(stick)
    assert event_file.backups(stick) == (good,)
    assert os.listdir(stick) == [good.path.name]


def spoil(path: Path, *, from_page: int = 1) -> None:
    data = bytearray(path.read_bytes())
    start = 4096 * from_page
    data[start:] = b"\xa5" * (len(data) - start)
    path.write_bytes(data)


def test_a_damaged_event_is_offered_the_newest_good_copy(
    event_path: Path, stick: Path, clock: Callable[[], dt.datetime], state_hash: Hash
) -> None:
    with closing(open_event_file(event_path, clock=clock)) as store:
        store.execute(SetTrialLadder(1, "SB"))
        good = store.backup(stick)
        store.execute(SetTrialLadder(1, "DE"))
        newest = store.backup(stick)
        store.execute(SetTrialLadder(1, "BH"))
    whole = state_hash(good.path)
    spoil(newest.path)  # the newest copy is damaged as well
    spoil(event_path)
    with pytest.raises(DamagedFile):
        open_event_file(event_path)
    rescue = offer_rescue(event_path, [stick])
    assert rescue is not None
    assert rescue.copy.path == good.path
    assert rescue.missing is None
    assert rescue.sentence == (
        f"The newest good copy is of {NOW.astimezone():%Y-%m-%d %H:%M}, after “Change the trial ladder”. "
        "What was entered after that cannot be read any more."
    )
    kept = take_copy(rescue, clock)
    assert kept.exists()
    assert state_hash(event_path) == whole
    with closing(open_event_file(event_path)) as store:
        assert str(store.snapshot(1).trial_ladder) == "SB"


@pytest.mark.parametrize("refused", range(4))
@pytest.mark.usefixtures("as_it_is")
def test_a_rescue_that_is_refused_changes_nothing_and_the_event_keeps_its_name(
    event_path: Path, stick: Path, clock: Callable[[], dt.datetime], monkeypatch: pytest.MonkeyPatch, refused: int
) -> None:
    """Another program holds one of the files: at each rename in turn."""
    with closing(open_event_file(event_path, clock=clock)) as store:
        store.backup(stick)
    spoil(event_path)
    for suffix in ("-wal", "-journal"):
        event_path.with_name(event_path.name + suffix).write_bytes(suffix.encode())
    before = {one.name: one.read_bytes() for one in event_path.parent.iterdir() if one.is_file()}
    rescue = offer_rescue(event_path, [stick])
    assert rescue is not None
    rename, done = os.replace, []

    def held(source: Path, target: Path) -> None:
        assert event_path.exists()
        if len(done) == refused:
            monkeypatch.setattr(os, "replace", rename)  # what is taken back is not refused
            raise in_use(str(target))
        done.append(target)
        rename(source, target)

    monkeypatch.setattr("tdapp.services.files.disk.PAUSES", ())
    monkeypatch.setattr(os, "replace", held)
    if refused == 3:  # two companions and the copy: nothing was in its way
        kept = take_copy(rescue, clock)
        assert kept.read_bytes() == before[event_path.name]
        assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"-wal"
        return
    with pytest.raises(EnvironmentProblem, match=r"using it.* Nothing was changed"):
        take_copy(rescue, clock)
    assert {one.name: one.read_bytes() for one in event_path.parent.iterdir() if one.is_file()} == before


def test_a_rescue_on_a_stick_that_knows_no_second_names(
    event_path: Path, stick: Path, clock: Callable[[], dt.datetime], monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(open_event_file(event_path, clock=clock)) as store:
        store.backup(stick)
    spoil(event_path)
    damage = event_path.read_bytes()

    def unknown(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", unknown)
    rescue = offer_rescue(event_path, [stick])
    assert rescue is not None
    assert take_copy(rescue, clock).read_bytes() == damage
    open_event_file(event_path).close()


def test_what_is_missing_is_said_where_the_journal_can_be_read(event_file: EventFile, stick: Path) -> None:
    event_file.backup(stick)
    event_file.execute(SetTrialLadder(1, "SB"))
    event_file.execute(SetTrialLadder(1, "DE"))
    damaged = event_file.path.parent / "apart" / event_file.path.name
    damaged.parent.mkdir()
    event_file.save_copy(damaged)
    rescue = offer_rescue(damaged, [stick])
    assert rescue is not None
    assert rescue.missing == ("Change the trial ladder", "Change the trial ladder")
    assert "2 later steps are missing" in rescue.sentence


def test_without_a_good_copy_nothing_is_offered(event_path: Path, stick: Path) -> None:
    assert offer_rescue(event_path, [stick, stick / "missing"]) is None
    shutil.copy(event_path, stick / "other.tdb")
    assert offer_rescue(event_path, [stick]) is None


def test_a_copy_that_went_bad_after_it_was_offered_takes_no_place(
    event_path: Path, stick: Path, clock: Callable[[], dt.datetime]
) -> None:
    with closing(open_event_file(event_path, clock=clock)) as store:
        store.backup(stick)
    spoil(event_path)
    before = event_path.read_bytes()
    rescue = offer_rescue(event_path, [stick])
    assert rescue is not None
    spoil(rescue.copy.path)
    with pytest.raises(EnvironmentProblem):
        take_copy(rescue, clock)
    assert event_path.read_bytes() == before
    assert [one.name for one in event_path.parent.glob(f"{event_path.stem}*{event_path.suffix}")] == [event_path.name]


def test_of_several_good_copies_the_newest_is_offered(event_path: Path, stick: Path, tmp_path: Path) -> None:
    """Whichever folder it lies in; of one revision the one that was written last."""
    other = tmp_path / "other stick"
    other.mkdir()
    hours = iter(range(100))
    with closing(open_event_file(event_path, clock=lambda: NOW + dt.timedelta(hours=next(hours)))) as store:
        for ladder, folder in (("SB", stick), ("DE", other), ("BH", stick)):
            store.execute(SetTrialLadder(1, ladder))
            store.backup(folder)
        newest = store.backup(other)
    for folders in ((stick, other), (other, stick), (stick, other, stick)):
        found = offer_rescue(event_path, folders)
        assert found is not None
        assert (found.copy.path, found.copy.revision, found.missing) == (newest.path, 4, ())
        assert found.sentence.endswith(" Nothing is missing in it.")
    newest.path.unlink()
    found = offer_rescue(event_path, (other, stick))
    assert found is not None
    assert found.copy.path.parent == stick
    (found.copy.path).unlink()
    found = offer_rescue(event_path, (other, stick))
    assert found is not None
    assert (found.copy.revision, len(found.missing or ())) == (3, 1)
    assert found.sentence.endswith("1 later step is missing in it, the last being “Change the trial ladder”.")


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        (None, "What was entered after that cannot be read any more."),
        ((), "Nothing is missing in it."),
        (("Enter 1-0",), "1 later step is missing in it, the last being “Enter 1-0”."),
        (("a", "b"), "2 later steps are missing in it, the last being “b”."),
    ],
)
def test_what_an_arbiter_has_to_know_before_he_takes_a_copy(missing: tuple[str, ...] | None, said: str) -> None:
    at = dt.datetime(2026, 5, 1, 12, tzinfo=dt.UTC)
    rescue = Rescue(Path("x.tdb"), Backup(Path("y.tdb"), "x", 3, at), "Publish round 3", at, missing)
    head = f"The newest good copy is of {at.astimezone():%Y-%m-%d %H:%M}, after “Publish round 3”."
    assert rescue.sentence == f"{head} {said}"


def test_a_copy_that_was_given_a_later_name_is_passed_over(event_path: Path, stick: Path) -> None:
    """Its own steps do not reach the revision that its name says."""
    with closing(open_event_file(event_path)) as store:
        store.execute(SetTrialLadder(1, "SB"))
        good = store.backup(stick)
    shutil.copy(good.path, good.path.with_name(good.path.name.replace(".r000002.", ".r000009.")))
    assert len(list(stick.iterdir())) == 2
    spoil(event_path)
    rescue = offer_rescue(event_path, [stick])
    assert rescue is not None
    assert rescue.copy.path == good.path


def test_copies_of_an_event_are_told_by_their_names(tmp_path: Path) -> None:
    for name in (
        "x.abc123.r000002.tdb", "x.abc123.r000007.tdb", "x.def456.r000009.tdb", "x.abc123.r000003.bak",
        "y.abc123.r000004.tdb", "xy.abc123.r000005.tdb", ".abc123.r000006.tdb", "x.tdb", "x.abc12.r000008.tdb",
        "x.abc123.r00001.tdb",
    ):  # fmt: skip
        (tmp_path / name).touch()
    found = backups_of(Path("x.tdb"), tmp_path)
    assert [(one.identity, one.revision) for one in found] == [("def456", 9), ("abc123", 7), ("abc123", 2)]
    assert [one.revision for one in backups_of(Path("x.tdb"), tmp_path, "abc123")] == [7, 2]
    assert backups_of(Path("x.tdb"), tmp_path / "gone") == ()


@pytest.mark.parametrize(("keep", "kept"), [({}, 20), ({"keep": 3}, 3), ({"keep": 1}, 1), ({"keep": 0}, 1)])
def test_so_many_copies_are_kept(
    event_file: EventFile, stick: Path, clock: Callable[[], dt.datetime], keep: dict[str, int], kept: int
) -> None:
    """Twenty where nobody says otherwise; never fewer than the one that was just written, whatever lies there."""
    engine = event_file._engine
    first = write_backup(engine, event_file.path, stick, clock=clock)
    for number in range(2, 32):  # as of later revisions, that were undone on another computer
        first.path.with_name(first.path.name.replace(".r000001.", f".r{number:06}.")).touch()
    again = write_backup(engine, event_file.path, stick, clock=clock, **keep)
    found = [one.revision for one in backups_of(event_file.path, stick)]
    assert again.path == first.path
    assert found == [*range(31, 32 - kept, -1), 1]


@pytest.mark.usefixtures("as_it_is")
def test_what_a_killed_program_left_on_a_stick_is_swept(event_file: EventFile, stick: Path) -> None:
    draft = stick / ".tdapp-000000-1-00000000.tmp"
    draft.touch()
    os.utime(draft, (0, 0))
    written = event_file.backup(stick)
    assert list(stick.iterdir()) == [written.path]


def test_a_copy_is_as_old_as_the_clock_says_where_the_stick_keeps_times(
    event_file: EventFile, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = event_file.backup(stick)
    assert written.path.stat().st_mtime == written.path.stat().st_atime == NOW.timestamp()

    def refused(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "utime", refused)
    assert event_file.backup(stick).at == NOW


@pytest.mark.parametrize(("name", "count", "newest"), [
    ("schema1", 3, "Change the trial ladder"), ("schema3", 4, "Change the trial ladder"),
    ("schema4", 5, "Undo: Change the trial ladder"), ("schema8", 2, "Round 3, =HYPER (9): zero-point bye"),
])  # fmt: skip
def test_the_steps_of_older_copies_are_told(
    tmp_path: Path, stick: Path, clock: Callable[[], dt.datetime], name: str, count: int, newest: str
) -> None:
    """Before the fourth schema the rows held the words, since then they hold the steps; one taken back is named."""
    old = Path(__file__).parents[1] / "event" / "legacy" / f"{name}.tdb"
    event, newer = tmp_path / "x.tdb", stick / "x.abc123.r000001.tdb"
    shutil.copyfile(old, event)
    create_event_file(newer, [Section(Event("New"), (), (), 1)], clock=clock)
    found = offer_rescue(event, [stick])
    assert found is not None
    assert (found.last_step, found.last_time) == ("Create the event", NOW)
    assert found.missing is not None
    assert (len(found.missing), found.missing[-1]) == (count, newest)


def test_a_copy_whose_steps_can_be_read_but_not_its_rows_is_passed_over(event_path: Path, stick: Path) -> None:
    with closing(open_event_file(event_path)) as store:
        good = store.backup(stick)
        store.execute(SetTrialLadder(1, "SB"))
        newest = store.backup(stick)
    with closing(sqlite3.connect(newest.path, isolation_level=None)) as connection:
        connection.execute("UPDATE pairing SET white_id = 999 WHERE id = 1")
    rescue = offer_rescue(event_path, [stick])
    assert rescue is not None
    assert rescue.copy.path == good.path
