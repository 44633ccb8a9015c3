"""The rollback journal of a session that crashed in a network folder: rolled back into its own file, into no other."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.storage import open_event_file
from tdapp.storage.event.reading import check_file, read_event_sections, read_whole_event
from tdapp.storage.file.engine import make_engine, writing
from tdapp.storage.file.log_owner import log_path
from tdapp.storage.file.place import Place
from tdapp.storage.file.rollback_journal import begin_with_first_page, has_foreign_journal, journal_path
from tdapp.storage.rows.schema import APPLICATION_ID
from tests.nursery import Nursery

NETWORK = Place(writable=True, network=True)
CRASHING = """
import os, sys
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.storage import open_event_file
from tdapp.storage.file.engine import writing
from tdapp.storage.file.log_owner import log_path
from tdapp.storage.file.place import Place
store = open_event_file(sys.argv[1], place=Place(writable=True, network=True))
with writing(store._engine).begin() as connection:
    run = connection.exec_driver_sql
    run("PRAGMA cache_size = 2")  # pages go to the file, and with them the journal, before the end
    run("UPDATE section SET trial_ladder = 'WON'")
    run("UPDATE event SET name = ?", ("x" * 200_000,))
    run("UPDATE event SET city = ?", ("y" * 200_000,))
    os._exit(9)
"""


def ladder(path: Path) -> tuple[str, str]:
    """The trial ladder and the notice of an event that is opened for work in a network folder."""
    with closing(open_event_file(path, place=NETWORK)) as store:
        return str(store.snapshot(1).trial_ladder), store.notice


@pytest.fixture
def crashed(nursery: Nursery, event_path: Path, tmp_path: Path) -> Path:
    """An event with the ladder SB, half a transaction in it; beside it ``older.tdb``, a copy with BH."""
    with closing(open_event_file(event_path, place=NETWORK)) as store:
        store.execute(SetTrialLadder(1, "BH"))
        store.save_copy(tmp_path / "older.tdb")
        store.execute(SetTrialLadder(1, "SB"))
    assert nursery.run(CRASHING, event_path) == 9
    assert journal_path(event_path).stat().st_size > 0
    return event_path


def test_the_journal_of_the_file_itself_is_rolled_back(crashed: Path) -> None:
    assert not has_foreign_journal(crashed)
    shown, notice = ladder(crashed)
    assert shown == "SB"
    assert "set aside" not in notice


def test_who_only_reads_sees_what_was_committed_and_changes_nothing(crashed: Path) -> None:
    before = {one.name: one.read_bytes() for one in crashed.parent.iterdir()}
    assert str(read_event_sections(crashed)[0].trial_ladder) == "SB"
    assert read_whole_event(crashed).sections == read_event_sections(crashed)
    assert check_file(crashed) == ()
    with closing(open_event_file(crashed, read_only=True)) as store:
        assert str(store.snapshot(1).trial_ladder) == "SB"
        assert not store.follow()
    assert {one.name: one.read_bytes() for one in crashed.parent.iterdir()} == before


def test_a_log_whose_index_cannot_be_written_is_read_in_memory(nursery: Nursery, event_path: Path) -> None:
    code = CRASHING[: CRASHING.index("with")].replace(", place=Place(writable=True, network=True)", "")
    code += (
        "from tdapp.domain.commands.ladder import SetTrialLadder; store.execute(SetTrialLadder(1, 'DE')); os._exit(9)"
    )
    assert nursery.run(code, event_path) == 9
    index = event_path.with_name(event_path.name + "-shm")
    index.unlink()
    index.mkdir()  # as good as a folder that cannot be written to, for root too
    log = log_path(event_path).read_bytes()
    assert str(read_event_sections(event_path)[0].trial_ladder) == "DE"
    assert log_path(event_path).read_bytes() == log


def test_without_room_for_the_copy_it_says_what_to_do(crashed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(crashed.parent / "missing"))
    with pytest.raises(EnvironmentProblem, match=r"left open by a crash .* Copy it together with the files beside it"):
        read_event_sections(crashed)


def test_a_copy_put_over_it_is_what_opens(crashed: Path, tmp_path: Path) -> None:
    left = journal_path(crashed).read_bytes()
    shutil.copyfile(tmp_path / "older.tdb", crashed)
    assert str(read_event_sections(crashed)[0].trial_ladder) == "BH"
    shown, notice = ladder(crashed)
    assert shown == "BH"
    kept = crashed.with_name(f"{crashed.stem}.another session.tdb-journal")
    assert f"set aside as {kept.name}" in notice
    assert kept.read_bytes() == left
    assert "set aside" not in ladder(crashed)[1]


def test_a_journal_that_says_nothing_is_left_alone(crashed: Path) -> None:
    journal_path(crashed).write_bytes(b"\0" * 512)
    assert not has_foreign_journal(crashed)
    journal_path(crashed).unlink()
    assert not has_foreign_journal(crashed)


def test_a_page_that_one_transaction_has_changed_is_of_the_file_itself(crashed: Path) -> None:
    """Power went after the file's first page was written: the counter in the journal is one less, and no more."""
    data = bytearray(crashed.read_bytes())
    count = int.from_bytes(data[24:28], "big")
    data[24:28] = (count + 1).to_bytes(4, "big")
    crashed.write_bytes(data)
    assert not has_foreign_journal(crashed)
    data[24:28] = (count + 2).to_bytes(4, "big")
    crashed.write_bytes(data)
    assert has_foreign_journal(crashed)


def _journal(page: bytes, *, sector: int = 512, size: int | None = None, first: bytes = b"") -> bytes:
    """A rollback journal as SQLite lays it out: header, then number, image and sum of each page."""
    head = bytearray(sector or 512)
    head[:8] = bytes.fromhex("d9d505f920a163d7")
    head[20:24] = sector.to_bytes(4, "big")
    head[24:28] = (len(page) if size is None else size).to_bytes(4, "big")
    pages = [(2, first), (1, page)] if first else [(1, page)]
    return bytes(head) + b"".join(number.to_bytes(4, "big") + image + bytes(4) for number, image in pages)


def test_the_first_page_is_found_wherever_it_stands_in_the_journal(tmp_path: Path) -> None:
    page = bytearray(4096)
    page[16:18] = (4096).to_bytes(2, "big")
    event = tmp_path / "x.tdb"
    event.write_bytes(page)
    other = bytes(page[:24]) + (7).to_bytes(4, "big") + bytes(page[28:])
    for first in (b"", bytes(4096)):
        journal_path(event).write_bytes(_journal(bytes(page), first=first))
        assert not has_foreign_journal(event)
        journal_path(event).write_bytes(_journal(other, first=first))
        assert has_foreign_journal(event)
    for head in ({"sector": 0}, {"size": 0}):  # it says nothing of where pages stand
        journal_path(event).write_bytes(_journal(other, **head))
        assert not has_foreign_journal(event)
    alone = _journal(other, sector=0)
    journal_path(event).write_bytes(alone[:512].ljust(4104, b"\0") + alone[512:])
    assert not has_foreign_journal(event)


def _page(length: int, count: int, rest: bytes = b"\0") -> bytes:
    """The first page of a file: how long pages are, where 1 stands for 65536, and how many transactions it has seen."""
    page = bytearray(rest * length)
    page[16:18] = (1 if length == 65536 else length).to_bytes(2, "big")
    page[24:28] = count.to_bytes(4, "big")
    return bytes(page)


@pytest.mark.parametrize(("own", "image", "foreign"), [
    (_page(512, 5), _page(512, 5), False),
    (_page(512, 6), _page(512, 5), False),
    (_page(512, 7), _page(512, 5), True),
    (_page(512, 5, b"x"), _page(512, 5), True),
    (_page(512, 6), _page(1024, 5), True),  # of a file whose pages are longer, or shorter
    (_page(1024, 6), _page(512, 5), True),
    (_page(65536, 5), _page(65536, 5), False),
    (_page(65536, 5), _page(32768, 5), True),
    (_page(512, 0x1000000), _page(512, 0xFFFFFF), False),
    (_page(512, 0x1000000), _page(512, 0), True),
])  # fmt: skip
def test_whose_image_the_first_page_is(tmp_path: Path, own: bytes, image: bytes, foreign: bool) -> None:
    """sqlite.org/fileformat2.html: the header of a file, and that of its rollback journal."""
    event = tmp_path / "x.tdb"
    event.write_bytes(own + own)
    journal = _journal(image)
    journal_path(event).write_bytes(journal)
    assert has_foreign_journal(event) is foreign
    for untrue in (journal[:-1], journal[:-300], b"\0" + journal[1:]):  # cut off by a power cut; finished
        journal_path(event).write_bytes(untrue)
        assert not has_foreign_journal(event)


def test_who_only_reads_writes_no_first_page(tmp_path: Path) -> None:
    event = tmp_path / "x.tdb"
    engine = make_engine(event)
    begin_with_first_page(engine)
    for one, writes in ((engine, False), (writing(engine), True)):
        with one.begin() as connection:
            connection.exec_driver_sql("SELECT 1")
        assert (int.from_bytes(event.read_bytes()[68:72], "big") == APPLICATION_ID) is writes
    engine.dispose()
