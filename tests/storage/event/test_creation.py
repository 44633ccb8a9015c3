"""A new event file is there completely or not at all."""

from __future__ import annotations

import gc
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing, nullcontext
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.ladder import Ladder, Rung
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.whole_event import WholeEvent
from tdapp.domain.words.errors import EnvironmentProblem, OpenElsewhere, RuleViolation
from tdapp.services.files.drafts import draft_beside
from tdapp.services.files.writing import write_file
from tdapp.storage import EventFile, create_event_file, open_event_file
from tdapp.storage.copies import backup
from tdapp.storage.event import creation
from tdapp.storage.rows.schema import FINAL_KEY, LOG_KEY, REVISION, SUM_KEY
from tests.arena import arena
from tests.event_files import WHITE, opened, round_commands


def test_two_sections_come_back_equal(tmp_path: Path, section: Section) -> None:
    other = replace(section, name="B", points=PointSystem(Fraction(3), Fraction(1)), players=(), cells=())
    create_event_file(tmp_path / "x.tdb", [section, other])
    with closing(open_event_file(tmp_path / "x.tdb")) as store:
        refs = store.sections()
        assert [ref.name for ref in refs] == ["A", "B"]
        assert [store.snapshot(ref.section_id) for ref in refs] == [section, other]
        assert store.revision == 1
        assert store.undo_state().undo_label is None  # creating a file has no inverse
        assert store.notice == ""


def test_nothing_else_is_left_beside_it(tmp_path: Path, section: Section) -> None:
    create_event_file(tmp_path / "x.tdb", [section])
    assert os.listdir(tmp_path) == ["x.tdb"]


def test_an_existing_file_is_kept(tmp_path: Path, section: Section) -> None:
    path = tmp_path / "x.tdb"
    path.write_text("precious", encoding="utf-8")
    with pytest.raises(RuleViolation, match="exists already"):
        create_event_file(path, [section])
    assert path.read_text(encoding="utf-8") == "precious"


def test_overwriting_is_possible_when_asked_for(tmp_path: Path, section: Section) -> None:
    path = tmp_path / "x.tdb"
    path.write_text("old", encoding="utf-8")
    (tmp_path / "x.tdb-wal").write_bytes(b"what a crash left")
    create_event_file(path, [section], overwrite=True)
    assert os.listdir(tmp_path) == ["x.tdb"]
    with closing(open_event_file(path)) as store:
        assert store.snapshot(1) == section


def test_an_open_event_is_never_overwritten(event_file: EventFile, section: Section) -> None:
    with pytest.raises(EnvironmentProblem, match="open in another window"):
        create_event_file(event_file.path, [section], overwrite=True)
    assert event_file.snapshot(1) == section


def test_a_failure_leaves_nothing(tmp_path: Path, section: Section, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup.disk, "flush_file", full)
    with pytest.raises(EnvironmentProblem, match="No space left"):
        create_event_file(tmp_path / "x.tdb", [section])
    assert os.listdir(tmp_path) == []


def test_what_is_stopped_at_the_last_look_leaves_what_was_there(tmp_path: Path, section: Section) -> None:
    def stopped() -> None:
        assert (tmp_path / "x.tdb").read_bytes() == b"what was there"
        raise KeyboardInterrupt

    (tmp_path / "x.tdb").write_bytes(b"what was there")
    with pytest.raises(KeyboardInterrupt):
        create_event_file(tmp_path / "x.tdb", [section], overwrite=True, last_look=stopped)
    assert (os.listdir(tmp_path), (tmp_path / "x.tdb").read_bytes()) == (["x.tdb"], b"what was there")


def test_a_missing_folder_is_told(tmp_path: Path, section: Section) -> None:
    with pytest.raises(EnvironmentProblem):
        create_event_file(tmp_path / "missing" / "x.tdb", [section])


def test_players_come_out_by_number(tmp_path: Path, section: Section) -> None:
    shuffled = replace(section, players=section.players[::-1], cells=section.cells[::-1])
    create_event_file(tmp_path / "x.tdb", [shuffled])
    with closing(open_event_file(tmp_path / "x.tdb")) as store:
        assert store.snapshot(1) == section


def test_a_number_given_twice_is_refused(tmp_path: Path, section: Section) -> None:
    twice = replace(section, players=(section.players[0], *section.players[:-1]))
    with pytest.raises(RuleViolation, match="pairing number 1 is given to more than one"):
        create_event_file(tmp_path / "x.tdb", [twice])


def test_sections_of_two_events_are_refused(tmp_path: Path, section: Section) -> None:
    with pytest.raises(RuleViolation, match="different events"):
        create_event_file(tmp_path / "x.tdb", [section, replace(section, event=Event("Other"))])


def test_no_section_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RuleViolation, match="at least one section"):
        create_event_file(tmp_path / "x.tdb", [])


def test_what_cannot_be_kept_exactly_is_not_kept(tmp_path: Path, section: Section) -> None:
    odd = replace(section, ladder=Ladder((Rung("PTS"), Rung("BH"))))  # the text drops a leading PTS
    with pytest.raises(EnvironmentProblem, match="could not be stored exactly"):
        create_event_file(tmp_path / "x.tdb", [odd])
    assert os.listdir(tmp_path) == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="open files are counted in /proc")
def test_a_new_file_gets_its_name_when_nobody_holds_it(
    tmp_path: Path, section: Section, as_if: Callable[..., None]
) -> None:
    """As on Windows."""
    as_if("open-files-stay")
    gc.disable()
    try:
        create_event_file(tmp_path / "x.tdb", [section])
    finally:
        gc.enable()
    assert os.listdir(tmp_path) == ["x.tdb"]


def test_a_new_file_that_came_out_damaged_is_none(
    tmp_path: Path, section: Section, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stick that keeps something else than what was written."""
    monkeypatch.setattr(creation, "_fill", lambda engine, *_: engine.connect().close())
    with pytest.raises(EnvironmentProblem, match="came out damaged"):
        create_event_file(tmp_path / "x.tdb", [section])
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("keeps", [True, False])
def test_rounds_that_do_not_come_back_are_not_kept(tmp_path: Path, keeps: bool) -> None:
    """A whole event says of its boards what cells do not tell."""
    section = arena("1 Anna |\n2 Bert |", rounds_total=3, initial_colour="W")
    with opened(tmp_path, section, steps=round_commands(1, ((1, 2),), results=(WHITE,))) as store:
        whole = WholeEvent((store.snapshot(1),), (store.rounds(1),))
    (first, *others) = whole.rounds[0]
    odd = whole if keeps else replace(whole, rounds=((replace(first, number=9), *others),))
    with nullcontext() if keeps else pytest.raises(EnvironmentProblem, match="could not be stored exactly"):
        create_event_file(tmp_path / "x.tdb", odd)
    assert (tmp_path / "x.tdb").exists() is keeps


@pytest.mark.usefixtures("as_it_is")
def test_where_letters_have_no_case_a_name_is_taken_in_any(
    tmp_path: Path, section: Section, as_if: Callable[..., None]
) -> None:
    """As on the disks of Windows and macOS."""
    create_event_file(tmp_path / "Open.tdb", [section])
    before = (tmp_path / "Open.tdb").read_bytes()
    as_if("names-without-case")
    with pytest.raises(RuleViolation, match="exists already"):
        create_event_file(tmp_path / "OPEN.TDB", [section])
    with pytest.raises(EnvironmentProblem, match="is an event file"):
        write_file(tmp_path / "open.TDB", b"a table")
    with closing(open_event_file(tmp_path / "OPEN.tdb")) as store:
        with pytest.raises(OpenElsewhere):
            open_event_file(tmp_path / "Open.tdb")
        with pytest.raises(RuleViolation, match="another name than the event"):
            store.save_copy(tmp_path / "oPEN.tdb")
    assert os.listdir(tmp_path) == ["Open.tdb"]
    assert len((tmp_path / "Open.tdb").read_bytes()) >= len(before)


def test_what_a_whole_event_remembers_goes_with_it_and_the_marks_of_its_file_do_not(
    tmp_path: Path, section: Section
) -> None:
    marks = {FINAL_KEY: {"1": ["x"]}, LOG_KEY: "log", SUM_KEY: ["1", "2"]}
    create_event_file(tmp_path / "x.tdb", WholeEvent((section,), (), {"paper": "Letter", **marks}))
    with closing(sqlite3.connect(tmp_path / "x.tdb")) as connection:
        kept = dict(connection.execute("SELECT key, value FROM preference").fetchall())
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(REVISION,)]
    assert kept.keys() == {"paper", SUM_KEY}
    assert kept["paper"] == '"Letter"'
    assert kept[SUM_KEY] != '["1","2"]'


@pytest.mark.usefixtures("as_it_is")
def test_what_a_killed_program_left_goes(tmp_path: Path, section: Section) -> None:
    old = draft_beside(tmp_path / "x.tdb")
    old.write_bytes(b"half a copy")
    os.utime(old, (0, 0))
    create_event_file(tmp_path / "x.tdb", [section])
    assert os.listdir(tmp_path) == ["x.tdb"]
